"""What seats of Scapegoat are asked: every sentence of the prompt book where it belongs, and nothing that betrays."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.prompts import PROMPT, SIGNAL, Prompt
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.board import last_year_slip, turn_marker, year_box
from kickback.games.scapegoat.view import ScapegoatView
from kickback.lab.soak import random_options
from kickback.records.match import Match
from tests.games.scapegoat.tables import NAMES, SPEECH, Page, audience, in_words, reader, refusal, say, table

WRONG = re.compile(r"\b1 (cards|turns|are|years|discards)\b|  | [,.;]|\byou (is|has|starts|plays|stays|falls)\b|hidden")
MOMENTS = {"show", "play", "blame", "purge", "promote", "axe", "axe-drop", "over"}
THREE = "A.hand = KC KD 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A"


def view_of(match: Match, seat: str) -> ScapegoatView:
    view = match.table.view(audience(seat))
    assert isinstance(view, ScapegoatView)
    return view


def messages_of(prompt: Prompt) -> Iterator[Message]:
    for message in (prompt.kicker, prompt.question, prompt.clock, *prompt.stakes, *prompt.notes):
        if message is not None:
            yield message
    for choice in (*prompt.choices, *prompt.free):
        yield choice.label
        yield from choice.says
    for step in prompt.steps:
        yield step.label
    for lock in prompt.locked:
        yield lock.label
        yield lock.why or lock.ban.message(lock.facts)


def test_every_moment_has_a_prompt_that_everybody_can_be_told() -> None:
    """Random games under random options: data as declared, choices as legal, all words there, locks as in the rules."""
    reached: set[str] = set()
    for number in range(12):
        dice = Quick(number)
        seats = 3 + number % 4
        match = Match(GAME, seats, random_options(GAME, seats, dice), f"prompts {number}")
        for _ in range(110):
            for viewer in (*range(seats), ONLOOKER):
                look_at(match, viewer)
            reached.add(match.table.stack[-1].name)
            if match.table.over:
                break
            seat = match.next_seat()
            legal = match.table.legal(seat)
            match.act(seat, legal[dice.below(len(legal))])
    assert reached == MOMENTS


def look_at(match: Match, viewer: int) -> None:
    view = match.table.view(viewer)
    assert isinstance(view, ScapegoatView)
    assert GAME.view_shape().fault(view.plain()) == ""
    asked = viewer < match.seats
    legal = match.table.legal(viewer) if asked else []
    free = match.table.free(viewer) if asked else []
    prompt = GAME.prompt(view, legal, free)
    assert PROMPT.fault(prompt.plain()) == ""
    assert sorted(choice.action.text for choice in prompt.choices) == sorted(action.text for action in legal)
    assert [choice.action for choice in prompt.free] == free
    seat = LETTERS[viewer] if asked else ""
    slip, turn = last_year_slip(view), turn_marker(view)
    for message in (*messages_of(prompt), *year_box(view), *(m for m in (slip, turn) if m is not None)):
        said = SPEECH.say(message, reader(seat))
        assert not WRONG.search(said), said
    for lock in prompt.locked:
        if lock.text:
            assert match.table.forbids(viewer, match.read(viewer, lock.text)) is lock.ban, lock.text


# What is asked on a turn: position, kicker, stakes.
TURNS = [
    ("A", "", "Your turn. You open year 1", "40 to spend in 6 turns, 20 left to waste."),
    (
        "B",
        "A up KC",
        "Your turn, 2 of 6. Clara is next",
        "30 to spend in 5 turns, 20 left to waste. You play once more this year, and that turn can end it over.",
    ),
    (
        "C",
        "A up 4D; B up 5H",
        "Your turn, 3 of 6. Ann is next",
        "31 to spend in 4 turns, 9 left to waste. You play once more this year, and that turn can end it over.",
    ),
    (
        "A",
        "A up KC; B up TS; C up 9D",
        "Your turn, 4 of 6. Boris is next",
        "11 to spend in 3 turns, 19 left to waste. Your last card this year.",
    ),
    (
        "A",
        "A up KC; B up TS; C up JD",
        "Your turn, 4 of 6. Boris is next",
        "10 makes a Perfect Zero. Less hands the year to Boris. Your last card this year.",
    ),
    (
        "B",
        "A up KC; B up TS; C up 9D; A up 4D",
        "Your turn. Clara plays after you, then the year ends",
        (
            "7 more makes a Perfect Zero. Above that you are the Scapegoat; below, Clara has to deal with it."
            " Your last card this year."
        ),
    ),
    (
        "B",
        "A up KC; B up TS; C up 9D; A up KD",
        "Your turn. Clara plays after you, then the year ends",
        (
            "1 to go: every card ends the year. An Ace face up is exact, anything else goes over."
            " Your last card this year."
        ),
    ),
    (
        "C",
        "A up KC; B up TS; C up 9D; A up 4D; B up 2H",
        "Your turn, the last of the year",
        "5 is exact, more is an Overspend on you, less an Underspend for all.",
    ),
    (
        "C",
        "A up KC; B up 2H; C up 4C; A up KD; B up 5H",
        "Your turn, the last of the year",
        "9 is exact, more is an Overspend on you, less an Underspend for all.",
    ),
    (
        "C",
        "A up KC; B up TS; C up 5C; A up 5D; B up 5H",
        "Your turn, the last of the year",
        "5 is exact, more is an Overspend on you, less an Underspend for all.",
    ),
    (
        "A",
        "A up 4D; B up 2H; C up 4C",
        "Your turn, 4 of 6. Boris is next",
        "30 to spend in 3 turns, only 0 left to waste: one low card can lose the year. Your last card this year.",
    ),
    (
        "B",
        "A up 4D; B up 2H; C up 4C; A up 5D",
        "Your turn. Clara plays after you, then the year ends",
        (
            "The year can no longer be filled: after Clara’s turn it is an Underspend, and nobody is audited."
            " Spend what you do not want to keep. Your last card this year."
        ),
    ),
    (
        "C",
        "A up 4D; B up 2H; C up 4C; A up 5D; B up TS",
        "Your turn, the last of the year",
        (
            "The year can no longer be filled: after your turn it is an Underspend, and nobody is audited."
            " Spend what you do not want to keep."
        ),
    ),
]


@pytest.mark.parametrize(("seat", "said", "kicker", "stakes"), TURNS)
def test_a_turn_says_what_is_at_stake(seat: str, said: str, kicker: str, stakes: str) -> None:
    page = Page(table(THREE, said), seat)
    assert page.kicker == kicker
    assert page.stakes == stakes


def test_the_last_ten_cannot_go_over() -> None:
    page = Page(table(THREE, "A up KC; B up TS; C up 4C; A up 4D; B up 2H"), "C")
    assert page.stakes == "10 is exact, less is an Underspend. Over is out of reach."
    assert (
        unmarked(page.choices["up JD"])
        == "Q2 at exactly 20: Perfect Zero. Nothing is filed: everybody goes to the promotion."
    )


def test_the_question_names_the_quarter_and_the_picked_card() -> None:
    question = table(THREE).prompt(0).question
    facts = question.facts | {"card": "KC"}
    assert in_words(question) == "Play one card into Q1. Which one?"
    assert (
        in_words(Message(question.id, facts), form="picked") == "Play one card into Q1. Your King of clubs, up or down?"
    )
    assert in_words(Message(question.id, facts), form="small") == "Your King of clubs into Q1: up or down?"
    alone = table("A.size = 1; A.hand = 7H; start = A")
    assert Page(alone, "A").question == "Your only card, the 7 of hearts: up or down?"


# Where a card leads: position, choice, consequence.
CHOICES = [
    ("A", "", "up 4D", "Q1 at 4 of 20. 14 left to waste."),
    ("A", "", "down 4D", "Q1 at 10 of 20. 20 left to waste. This 4 is red: fraud if it is opened."),
    (
        "A",
        "",
        "down KC",
        (
            "Q1 at 10 of 20. 20 left to waste. This King is black: harmless if it is opened."
            " Same 10 as face up, but nobody sees it go."
        ),
    ),
    ("C", "A up KC; B up QS", "up 9D", "Q2 at 9 of 20. 19 left to waste."),
    ("C", "A up KC; B up 5H", "up 9D", "Q1 closes at 24. Ann starts Q2 at 4. 14 left to waste."),
    (
        "A",
        "A up KC; B up TS; C up 9D",
        "up KD",
        (
            "Q2 at 19 of 20. Boris must end the year: an Ace face up is exact, anything else goes over."
            " An Overspend would be somebody else’s."
        ),
    ),
    (
        "A",
        "A up KC; B up TS; C up 9D",
        "up 4D",
        "Q2 at 13 of 20. Boris can end it: 7 is exact, more goes over. An Overspend would be somebody else’s.",
    ),
    (
        "A",
        "A up KC; B up TS; C up 5C",
        "up 5D",
        "Q2 at 10 of 20. Boris can end it exactly, not over. An Overspend would be somebody else’s.",
    ),
    (
        "B",
        "A up KC; B up TS; C up 9D; A up 4D",
        "up 2H",
        (
            "Q2 at 15 of 20. Clara plays last: 5 is exact, more goes over, less is short."
            " An Overspend would be somebody else’s."
        ),
    ),
    (
        "B",
        "A up KC; B up TS; C up 4C; A up 4D",
        "up 2H",
        "Q2 at 10 of 20. Clara plays last: 10 is exact, less is short.",
    ),
    (
        "A",
        "A up 4D; B up 2H; C up 4C",
        "up 5D",
        "Q1 at 15 of 20. That loses the year: no row of tens can fill it now.",
    ),
    (
        "B",
        "A up 4D; B up 2H; C up 4C; A up 5D",
        "down 5H",
        "Q1 closes at 25. Clara starts Q2 at 5. No audit this year: nobody will see it.",
    ),
    # The year's last turn, on which an earlier quarter closes: an Underspend all the same.
    (
        "C",
        "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H",
        "up 9D",
        "11 short: Underspend. No audit; everybody reveals a card, the lowest falls.",
    ),
    (
        "C",
        "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H",
        "down JD",
        (
            "10 short: Underspend. No audit; everybody reveals a card, the lowest falls."
            " No audit this year: nobody will see it. Same 10 as face up, but nobody sees it go."
        ),
    ),
    (
        "C",
        "A up KC; B up TS; C up 9D; A up 4D; B up 2H",
        "up 4C",
        "1 short: Underspend. No audit; everybody reveals a card, the lowest falls.",
    ),
    # Endings and their audits.
    (
        "B",
        "A up KC; B up TS; C up 9D; A up KD",
        "up 2H",
        (
            "Q2 at 21: Overspend, you are the Scapegoat."
            " Nothing is filed: no audit, you go to the promotion with the rest."
        ),
    ),
    (
        "B",
        "A up KC; B up TS; C up 9D; A up KD",
        "down 2H",
        (
            "Q2 at 29: Overspend, you are the Scapegoat."
            " The audit is sure to open red: it costs you a card and the promotion."
            " The only filed card is this one. This 2 is red: fraud if it is opened."
        ),
    ),
    (
        "B",
        "A up KC; B up TS; C up 9D; A up KD",
        "down QS",
        (
            "Q2 at 29: Overspend, you are the Scapegoat. Nothing red is filed: the audit cannot hurt you."
            " The only filed card is this one. This Queen is black: harmless if it is opened."
            " Same 10 as face up, but nobody sees it go."
        ),
    ),
    (
        "B",
        "A down KC; B up TS; C up 9D; A up KD",
        "up 2H",
        (
            "Q2 at 21: Overspend, you are the Scapegoat."
            " The only filed card is opened; it is not yours. Red costs you a card and the promotion."
        ),
    ),
    (
        "B",
        "A down KC; B down TS; C up 9D; A up KD",
        "up 2H",
        (
            "Q2 at 21: Overspend, you are the Scapegoat."
            " One of 2 filed cards is opened; your 1 is black. Red costs you a card and the promotion."
        ),
    ),
    (
        "B",
        "A down KC; B down TS; C up 9D; A down KD",
        "down 2H",
        (
            "Q2 at 29: Overspend, you are the Scapegoat."
            " One of 4 filed cards is opened; yours: 1 red, 1 black. Red costs you a card and the promotion."
            " This 2 is red: fraud if it is opened."
        ),
    ),
    (
        "A",
        "A down KC; B down TS; C down 9D",
        "down 5D",
        (
            "Q2 at exactly 20: Perfect Zero."
            " One of 4 filed cards is opened; yours: 1 red, 1 black. Red demotes everybody."
            " This 5 is red: fraud if it is opened."
        ),
    ),
    (
        "A",
        "A down 4D; B down TS; C down 9D",
        "down 5D",
        (
            "Q2 at exactly 20: Perfect Zero."
            " One of 4 filed cards is opened; your 2 are red. Red demotes everybody."
            " This 5 is red: fraud if it is opened."
        ),
    ),
    (
        "A",
        "A up KC; B up TS; C up JD",
        "down 5D",
        (
            "Q2 at exactly 20: Perfect Zero. The audit is sure to open red: everybody falls, you too."
            " The only filed card is this one. This 5 is red: fraud if it is opened."
        ),
    ),
]


def unmarked(text: str) -> str:
    return text.replace("**", "")


@pytest.mark.parametrize(("seat", "said", "choice", "says"), CHOICES)
def test_a_choice_says_where_it_leads(seat: str, said: str, choice: str, says: str) -> None:
    page = Page(table(THREE, said), seat)
    assert unmarked(page.choices[choice]) == says


def test_the_last_turn_is_short_even_if_it_closes_an_earlier_quarter() -> None:
    deal = THREE.replace("TS 2H QS 5H", "3S 2H QS 5H")
    match = table(deal, "A up 4D; B up 2H; C up 4C; A up 5D; B up 3S")
    assert match.table.view(2).plain()["total"] == 18
    page = Page(match, "C")
    short = "short: Underspend. No audit; everybody reveals a card, the lowest falls."
    assert unmarked(page.choices["up 9D"]) == f"13 {short}"
    assert unmarked(page.choices["down 9D"]) == f"12 {short} No audit this year: nobody will see it."


def test_an_ace_is_worth_a_word() -> None:
    page = Page(table("A.hand = AS 2C 3C 4C; start = A"), "A")
    assert page.choices["up AS"].endswith("An Ace adds 1 here and beats every King in a promotion.")
    assert "beats every King" not in page.choices["down AS"]


def test_two_are_opened_where_the_house_says_so() -> None:
    page = Page(table(THREE, "A down KC; B down TS; C up 9D; A down KD", audit_size="2"), "B")
    assert unmarked(page.choices["up 2H"]) == (
        "Q2 at 21: Overspend, you are the Scapegoat. 2 of 3 filed cards are opened, one red is enough;"
        " your 1 is black. Red costs you a card and the promotion."
    )


def test_at_one_card_there_is_none_to_lose() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 4C 5C JD; start = A; deck = 3C 2H"
    page = Page(table(deal, "A down KC; B up TS; C up 9D; A up KD"), "B")
    assert "Red costs you the promotion." in page.choices["up 2H"]
    assert "a card and" not in page.all_of_it()


def test_a_closer_who_does_not_draw_is_told_so() -> None:
    said = "A down KC; B up TS; C up 9D; A up KD"
    page = Page(table(THREE, said, closer_draws="off"), "B")
    assert page.choices["up 2H"].endswith("the promotion. You draw again only after the year is settled.")
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 4C 5C JD; start = A; deck = 3C 2H"
    page = Page(table(deal, said, closer_draws="off"), "B")
    assert unmarked(page.choices["up 2H"]) == (
        "Q2 at 21: Overspend, you are the Scapegoat. The only filed card is opened; it is not yours."
        " Your hand is empty then: nothing to drop, nothing to reveal."
    )


def test_bounds_follow_from_the_cards_one_sees() -> None:
    """With all but one red card in sight, a filed card of somebody else is nearly surely black."""
    reds = "2D 2H 3D 3H 4D 4H 5D 5H 6D 6H 7D 7H 8D 8H 9D 9H TD TH JD JH QD QH KD KH"
    deal = f"A.hand = KC 2C 3C 4C; B.hand = TS 2S 3S 9S; C.hand = 9C 5C 6C 7C; start = A; discard = {reds} AD AH"
    page = Page(table(deal, "A down KC; B up TS; C up 9C; A down 2C"), "B")
    assert "Nothing red is filed: the audit cannot hurt you." in page.choices["up 2S"]
    assert page.tones["up 2S"] != SIGNAL
    forgetful = Page(table(deal, "A down KC; B up TS; C up 9C; A down 2C", card_memory="off"), "B")
    assert "One of 2 filed cards is opened; none is yours." in forgetful.choices["up 2S"]
    assert forgetful.tones["up 2S"] == SIGNAL


def test_where_all_black_cards_are_in_sight_a_file_is_surely_red() -> None:
    blacks = "2C 3C 4C 5C 6C 7C 8C TC JC QC KC AC 4S 5S 6S 7S 8S JS QS KS AS"
    deal = f"A.hand = 2D 3D 4D 5D; B.hand = TS 2S 3S 9S; C.hand = 9C 2H 3H 4H; start = A; discard = {blacks}"
    page = Page(table(deal, "A down 2D; B up TS; C up 9C; A down 3D"), "B")
    assert "The audit is sure to open red: it costs you a card and the promotion." in page.choices["up 2S"]


def test_signal_colour_is_for_what_can_hurt() -> None:
    page = Page(table(THREE + "; deck = 7C 8C 9C 7S 6S", "A down KC; B up TS; C up 9D; A up KD"), "B")
    assert all(tone == SIGNAL for tone in page.tones.values())
    early = Page(table(THREE), "A")
    assert {text for text, tone in early.tones.items() if tone == SIGNAL} == {"down KD", "down 4D", "down 5D"}
    lost = Page(table(THREE, "A up 4D; B up 2H; C up 4C; A up 5D"), "B")
    assert SIGNAL not in lost.tones.values()


def test_the_clock_plays_the_largest_number() -> None:
    assert Page(table(THREE), "A").clock == "If time runs out, your King of diamonds goes face up: +10."


def test_what_a_turn_locks() -> None:
    page = Page(table(THREE, "A down KC; B up TS"), "C")
    assert page.locked == {
        "Pass": "**You cannot pass.** Every turn plays exactly one card.",
        "Another quarter": "**Cards go into Q2.** It is the first one still open; the others wait or are closed.",
        "A second card": "**One card a turn.** Your next turn is number 6.",
        "Call an audit": "**Nobody calls an audit.** It comes by itself when the year ends exact or over.",
        "Look under a filed card": "**Only Ann knows that card.**"
        " Everybody learns it if the audit opens it, or after the game.",
        "Show a card to a colleague": "**Cards stay in the hand.**"
        " Say what you hold, true or not; showing it is not allowed.",
    }
    last = Page(table(THREE, "A up KC; B up TS; C up 9D"), "A")
    assert last.locked["A second card"] == "**One card a turn.** You have no further turn this year."


# The waiting slip: position, reader, question, stands, notes.
WAITS = [
    ("A up KC", "C", "Q1 at 10 of 20, 20 left to waste.", ["You are next."]),
    ("A up KC", "A", "Q1 at 10 of 20, 20 left to waste.", ["You play in 2 turns."]),
    ("A up KC; B up QS", "B", "Q2 at 0 of 20, 20 left to waste.", ["You play in 2 turns, if the year lasts."]),
    ("A up KC; B up QS; C up JD", "C", "10 more ends it.", ["You play in 2 turns, if the year lasts."]),
    ("A up KC; B up TS; C up 9D; A up 4D", "A", "7 more ends it.", ["You have played your last card this year."]),
    ("A up 4D; B up 2H; C up 4C; A up 5D", "C", "This year can no longer be filled.", ["You are next."]),
    ("A up KC", "", "Q1 at 10 of 20, 20 left to waste.", []),
]


@pytest.mark.parametrize(("said", "seat", "stands", "notes"), WAITS)
def test_whoever_waits_knows_for_what(said: str, seat: str, stands: str, notes: list[str]) -> None:
    match = table(THREE, said)
    page = Page(match, seat)
    playing = NAMES[LETTERS[match.table.waiting()[0]]]
    turn = said.count(";") + 2
    assert page.question == f"**{playing} is playing,** turn {turn} of 6."
    assert (page.stakes, page.notes) == (stands, notes)


def test_played_is_played() -> None:
    page = Page(table(THREE, "A up KC"), "A")
    assert page.locked == {
        "Play a card": "**One card a turn.** Now it is Boris’s.",
        "Take it back": "**Played is played.** You have drawn already.",
    }


def test_the_show() -> None:
    match = table("A.hand = AD AC 7H KS; B.hand = 2C 3D 4H 9S; C.hand = 2S 3S 4S 5S")
    page = Page(match, "A")
    assert page.kicker == "Before year 1. Everybody picks in secret"
    assert page.question == "Show one card. The lowest starts."
    assert page.stakes == (
        "Aces are lowest here, then 2, 3 and up to King; equal ranks: ♦ ♣ ♥ ♠. You keep the card, but everybody will"
        " have seen it. Whoever starts cannot become this year’s Scapegoat."
    )
    assert page.clock == "If time runs out, your King of spades is shown."
    assert page.choices == {
        "show AD": "The lowest card there is: you start. Everybody will know you have it.",
        "show AC": "The lowest card there is: you start. Everybody will know you have it.",
        "show 7H": "You start if nobody shows lower. 24 cards are lower.",
        "show KS": "Too high to be lowest: you will not start.",
    }
    assert page.locked == {
        "Show nothing": "**Everybody shows one card.** You take it back at once.",
        "Play a card": "**Nobody plays yet.** First the table finds out who starts.",
    }
    say(match, "A show KS")
    page = Page(match, "A")
    assert page.question == "**Sealed: your King of spades.** 1 of 3 are in; waiting for Boris and Clara."
    assert page.locked == {"Change my pick": "**Your card is sealed.** It turns over with the others."}
    assert Page(match, "").question == "**Everybody picks a card to show.** 1 of 3 are in."
    named = Page(table("A.hand = AS 2D 7H KS"), "A").choices
    assert named["show AS"] == (
        "You start unless the Ace of diamonds, the Ace of clubs or the Ace of hearts is shown."
        " Everybody will know you have it."
    )


def test_whoever_starts_is_not_safe_at_every_table() -> None:
    assert "cannot become" in Page(table(), "A").stakes
    assert "cannot become" not in Page(table(seats=3, quarters="1"), "A").stakes


BLAME = "A up KC; B up TS; C up 9D; A up KD; B down 2H"


def test_the_scapegoat_drops_a_card() -> None:
    match = table(THREE + "; deck = 7C 8C 9C 7S 6S", BLAME)
    page = Page(match, "B")
    assert page.kicker == "Fraud. You are the Scapegoat"
    assert page.question == "Drop one card. Which one?"
    assert page.stakes == (
        "You fall from 4 to 3 cards and sit out the promotion. It was your own 2 of hearts."
        " Everybody sees what you drop before they choose."
    )
    assert page.clock == "If time runs out, your 5 of hearts goes."
    assert page.choices == {
        "drop 5H": "You keep 6♠, 8♣, Q♠.",
        "drop QS": "You keep 5♥, 6♠, 8♣. Your best card for a promotion.",
        "drop 8C": "You keep 5♥, 6♠, Q♠.",
        "drop 6S": "You keep 5♥, 8♣, Q♠.",
    }
    assert page.locked == {
        "Reveal for the promotion": "**You sit this one out.**"
        " A demoted Scapegoat has no part in it; next year you are back.",
        "Drop nothing": "**A fall costs one card.** Which one is up to you.",
        "Accuse somebody": "**Only the Scapegoat pays,** whoever filed it.",
    }
    other = Page(match, "A")
    assert other.question == "**Boris takes the fall and drops a card.** The promotion follows, without Boris."
    assert other.locked == {
        "Reveal for the promotion": "**First the fall, then the promotion.** Boris is dropping a card."
    }


def test_whoever_filed_anothers_fraud_says_nothing() -> None:
    match = table(THREE + "; audit = 4D", "A down 4D; B up TS; C up 9D; A up KD; B up 2H", demotion_face="down")
    page = Page(match, "B")
    assert page.stakes == (
        "You fall from 4 to 3 cards and sit out the promotion. Whoever filed the 4 of diamonds says nothing."
        " Nobody sees what you drop."
    )
    assert "Ann" not in page.all_of_it()
    assert "own" not in Page(match, "A").all_of_it()


def test_a_scapegoat_at_one_card_swaps_it() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 4C 5C JD; start = A; deck = 3C 2H 7S 6S 8S 6C"
    page = Page(table(deal, "A up KC; B up TS; C up 9D; A up KD; B down 2H"), "B")
    assert page.question == "Your only card goes."
    assert page.stakes.startswith(
        "You draw a new one and stay at 1; the promotion goes on without you. It was your own"
    )
    assert list(page.choices.values()) == ["You draw 1."]


PURGE = "A down KC; B up TS; C up JD; A down 5D"


def test_a_red_perfect_zero_asks_everybody() -> None:
    match = table(THREE + "; audit = 5D", PURGE)
    closer, other = Page(match, "A"), Page(match, "B")
    assert closer.kicker == "Fraud in a Perfect Zero. Everybody falls"
    assert closer.stakes == (
        "Everybody falls by one; you go from 4 to 3 cards. No promotion this year; you start the next."
        " The opened 5 of diamonds was yours; the table is not told. Cards turn over together."
    )
    assert other.stakes == (
        "Everybody falls by one; you go from 4 to 3 cards. No promotion this year; Ann starts the next."
        " Cards turn over together."
    )
    assert other.locked["Reveal for the promotion"] == (
        "**No promotion this year.** The audit opened red on a Perfect Zero."
    )
    say(match, "B drop 5H")
    assert Page(match, "B").question == "**Sealed: your 5 of hearts.** 1 of 3 are in; waiting for Ann and Clara."
    assert Page(match, "").question == "**Everybody drops a card.** 1 of 3 are in."


def test_hidden_drops_do_not_turn_over() -> None:
    match = table(THREE + "; audit = 5D", PURGE, demotion_face="down")
    assert "turn over" not in Page(match, "B").stakes
    say(match, "B drop 5H")
    assert Page(match, "B").locked == {"Change my pick": "**Your card is sealed.**"}
    assert refusal(match, "B", "drop QS") == "**Your card is sealed.** SCG-DEMO-1"


def test_the_promotion() -> None:
    deal = "A.hand = KC AH 4D 5D; B.size = 5; B.hand = TS 2H QS 5H AS; C.hand = 9D 4C 5C JD; start = A"
    match = table(deal, "A up KC; B up TS; C up 9D; A up 4D; B up 2H; C up JD")
    page = Page(match, "B")
    assert page.kicker == "Promotion. Everybody picks in secret"
    assert page.question == "Reveal one card. The highest climbs, and you would win."
    assert page.choices["reveal AS"] == "Cannot be beaten: you win the game."
    assert page.choices["reveal QS"].endswith("cards you cannot see are higher.")
    other = Page(match, "A")
    assert other.question == "Reveal one card. The highest climbs."
    assert other.stakes == (
        "Aces high, then King down to 2; equal ranks: ♠ ♥ ♣ ♦. The winner goes up a card, draws 2 and starts next year;"
        " every other card is swapped for a new one. Boris would win the game."
    )
    assert other.choices["reveal AH"] == "Loses only to the Ace of spades."
    assert next(iter(other.choices)) == "reveal AH"  # strongest first
    assert other.locked == {
        "Sit out": "**Everybody at the promotion reveals a card.** A low one is allowed: you lose and draw a new one.",
        "Keep the card": "**A revealed card is gone,** won or lost.",
    }
    say(match, "A reveal AH")
    assert Page(match, "A").question == "**Sealed: your Ace of hearts.** 1 of 3 are in; waiting for Boris and Clara."
    assert Page(match, "").question == "**Everybody picks a card.** 1 of 3 are in."


def test_a_promotion_without_the_scapegoat() -> None:
    match = table(THREE, BLAME + "; B drop 5H")
    assert Page(match, "A").kicker == "Promotion. Boris sits out"
    assert Page(match, "B").question == "**You sit out.** 0 of 2 are in."
    assert Page(match, "B").locked == {"Reveal for the promotion": "**You sit this one out.** Next year you are back."}
    assert Page(match, "").question == "**Everybody but Boris picks a card.** 0 of 2 are in."


def test_a_promotion_without_the_empty_handed() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 8C 5C JD; start = A; deck = 3C 2H"
    match = table(deal, "A up KC; B up TS; C up 9D; A up KD; B up 2H", closer_draws="off")
    assert Page(match, "A").kicker == "Promotion. Boris has no card to reveal"
    assert Page(match, "B").question == "**You have no card to reveal.** You draw when the new year begins."
    assert refusal(match, "B", "pass") == (
        "**You have no card to reveal.** You draw when the new year begins. SCG-PROMO-2"
    )


def test_a_shown_card_is_remembered_while_it_is_sure() -> None:
    deal = "A.hand = KC KD 4D 2S; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD"
    shown = "A show 2S; B show QS; C show JD; "
    up = "A up KC; B up TS; C up 9D; A up 4D; B up 2H; C up 4C"
    open_play = table(deal, shown + up)
    assert Page(open_play, "A").notes == [
        "Boris still has the Queen of spades shown before year 1.",
        "Clara still has the Jack of diamonds shown before year 1.",
    ]
    filed = table(deal, shown + up.replace("B up TS", "B down TS"))
    assert Page(filed, "A").notes == ["Clara still has the Jack of diamonds shown before year 1."]
    assert Page(filed, "B").notes == ["Ann still has the 2 of spades shown before year 1.", Page(filed, "A").notes[0]]


def test_a_card_dropped_unseen_may_have_been_the_shown_one() -> None:
    deal = "A.hand = KC KD 4D 2S; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; audit = 4D"
    said = "A show 2S; B show QS; C show JD; A down 4D; B up TS; C up 9D; A up KD; B up 2H; B drop 5H"
    clara = "Clara still has the Jack of diamonds shown before year 1."
    assert Page(table(deal, said), "A").notes == ["Boris still has the Queen of spades shown before year 1.", clara]
    assert Page(table(deal, said, demotion_face="down"), "A").notes == [clara]


def test_a_card_that_cannot_win_is_called_so() -> None:
    deal = "A.hand = KC 4D 2C 3D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A; discard = 2S; deck = 7C 8C 9C"
    page = Page(table(deal + " 7S 6S 8S", "A up KC; B up TS; C up 9D; A up 4D; B up 5H; C up 4C"), "A")
    assert page.choices["reveal 2C"] == "Cannot win. You swap it for 1 new card."  # only the 2 of diamonds is lower
    assert page.choices["reveal 3D"].endswith("cards you cannot see are higher.")  # two are lower, for two others


AXE = "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H; C up 9D"


def test_the_lowest_falls_after_an_underspend() -> None:
    match = table(THREE, AXE)
    page = Page(match, "A")
    assert page.kicker == "Underspend, 11 short. Everybody picks in secret"
    assert page.question == "Reveal one card. The lowest falls."
    assert page.stakes == (
        "Aces are highest here. The revealed cards are gone and everybody draws 1. If yours is the lowest, you drop one"
        " more and fall to 3. No audit, no promotion. Clara starts next year."
    )
    assert page.clock == "If time runs out, your King of clubs is revealed."
    assert page.locked == {
        "Sit out": "**Everybody reveals a card after an Underspend.**",
        "Audit the filed cards": "**No audit this year.** The files are cleared unopened.",
        "Play one more card": "**The two laps are over.** The next card is next year’s.",
    }
    assert Page(match, "C").stakes.endswith("You start next year.")
    assert Page(match, "").question == "**Everybody picks a card. The lowest falls.** 0 of 3 are in."
    fallen = table(THREE, AXE, underspend_starter="demoted", axe_discard="revealed")
    assert Page(fallen, "A").stakes.endswith(
        "you draw nothing and fall to 3. No audit, no promotion. Whoever falls starts next year."
    )


@pytest.mark.parametrize(
    ("discards", "card", "size", "says"),
    [
        ("2D 2C 2H 2S", "3D", 4, "Nothing is lower: you fall."),
        ("2D 2C 2H 2S", "3D", 1, "Nothing is lower, but you stay at 1."),
        ("2D 2H 2S", "3D", 4, "Only the 2 of clubs is lower. You fall unless it is revealed."),
        (
            "2D 2H",
            "3D",
            4,
            "Only the 2 of clubs and the 2 of spades are lower. You fall unless one of them is revealed.",
        ),
        (
            "2D 2H 2S",
            "3D",
            1,
            "Only the 2 of clubs is lower. You are the lowest unless it is revealed, but you stay at 1.",
        ),
        ("", "4D", 4, "8 cards you cannot see are lower. One of them beside yours and you are safe."),
        ("AC AH AD KS KH KD KC", "AS", 4, "Cannot be the lowest: you are safe."),
        ("AD AC AH", "KS", 4, "Cannot be the lowest: you are safe."),
        ("AD AC", "KS", 4, "38 cards you cannot see are lower. One of them beside yours and you are safe."),
    ],
)
def test_how_low_a_card_is(discards: str, card: str, size: int, says: str) -> None:
    """What the seat has not seen decides what a reveal risks."""
    others = f"B.hand = 5H 4S 6H 6S; C.hand = 5D 5C 6D 6C; start = A; discard = {discards}"
    if size == 1:
        deal = f"A.size = 1; A.hand = 4H; {others}; deck = 4C 9S 9C {card} 9D 9H"
        first = "A up 4H; B up 5H; C up 5D; A up 4C; B up 4S; C up 5C"
    else:
        deal = f"A.hand = {card} JC JD QC; {others}; deck = 9S 9C 9D 9H 8S 8C"
        first = "A up JC; B up 5H; C up 5D; A up JD; B up 4S; C up 5C"
    match = table(deal, first)
    assert match.table.stack[-1].name == "axe"
    assert Page(match, "A").choices[f"reveal {card}"] == says


def test_the_lowest_drops_one_more() -> None:
    deal = "A.hand = 4D 5D 7S 7C; B.hand = 2H 5H 7H AS; C.hand = 9D 4C 5C KH; start = A"
    match = table(deal, AXE + "; A reveal 7C; B reveal 7H; C reveal KH")
    page = Page(match, "A")
    assert page.kicker == "Your 7 of clubs was the lowest by its suit"
    assert page.question == "Drop one more card. Which one?"
    assert page.stakes == (
        "You fall from 4 to 3 cards. The revealed 7 of clubs is gone too; then everybody draws 1, you as well."
    )
    assert page.locked["Drop the 7 of clubs"] == "**That card is lost anyway.** Drop one that is still in your hand."
    assert page.locked["Reveal for the promotion"] == "**No promotion after an Underspend.**"
    assert Page(match, "B").question == "**Ann had the lowest card and drops one more.** Then everybody draws 1."


def test_after_the_end() -> None:
    deal = "A.hand = KC 2S AD 7D; B.size = 5; B.hand = KD 7C KS QH 2D; C.hand = 9D 9S QD 8D; start = A"
    won = table(deal, "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD")
    assert Page(won, "B").kicker == "The game is over"
    assert Page(won, "B").question == "You made Executive."
    assert Page(won, "").question == "Boris made Executive."
    assert Page(won, "A").locked == {"Play a card": "**The game is won.** Replay it or ask for a rematch."}
    time = table(deal.replace("B.size = 5; ", "").replace(" 2D;", ";"), "", round_limit="1")
    say(time, "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD")
    assert Page(time, "B").question == "Time is up. You stand highest."
    assert Page(time, "A").question == "Time is up. Boris stands highest."
    assert Page(time, "A").locked == {"Play a card": "**Year 1 was the last.** Replay it or ask for a rematch."}


def test_a_silent_table_says_so() -> None:
    silent = Page(table(THREE, table_talk="off"), "A")
    assert silent.locked["Talk"] == "**This table plays in silence.** The house rule was set before the deal."
    assert (silent.prompt.forms, silent.prompt.free) == ([], [])
    claims = [in_words(choice.label) for choice in table(THREE).prompt(0).free]
    assert claims == [
        "I have filed only black this year",
        "My last filed card is black",
        "I have an Ace",
        "I have no Ace",
        "I can make it exact",
        "I will not file this turn",
    ]


@pytest.mark.parametrize(
    ("said", "seat", "lines"),
    [
        (
            "A up KC",
            "B",
            ["Spent this year 10 / 40", "Left to waste 20 of 20", "After Clara’s turn the year is over."],
        ),
        (
            "A up KC; B up TS; C up 9D; A up 4D",
            "C",
            [
                "Spent this year 33 / 40",
                "Left to waste 13 of 20",
                "7 more makes Perfect Zero.",
                "After your turn the year is over.",
            ],
        ),
        (
            "A up 4D; B up 2H; C up 4C; A up 5D",
            "",
            [
                "Spent this year 15 / 40",
                "Left to waste -5 of 20",
                "After Clara’s turn the year is over.",
                "This year can no longer be filled.",
            ],
        ),
        (
            "A up KC; B up TS; C up JD",
            "B",
            [
                "Spent this year 30 / 40",
                "Left to waste 20 of 20",
                "10 more makes Perfect Zero.",
                "After Clara’s turn the year is over.",
            ],
        ),
        ("A up KC; B up TS; C up 9D; A up KD; B up 2H", "A", ["Spent this year 41 / 40"]),
    ],
)
def test_the_year_box(said: str, seat: str, lines: list[str]) -> None:
    found = [in_words(message, seat) for message in year_box(view_of(table(THREE, said), seat))]
    news = "A quarter is a folder with a line at 20; only the last one decides how the year ends."
    assert [line for line in found if line != news] == lines
    assert (news in found) == (said.count(";") < 2)


def test_the_board_is_in_the_view() -> None:
    match = table(THREE, "A up KC; B up TS")
    plain = match.table.view(0).plain()
    assert plain["waste"] == 20
    assert plain["whole-waste"] == 20
    board = plain["board"]
    assert isinstance(board, dict)
    assert board["hot"] == [5, 6]
    assert board["slip"] is None
    marker = turn_marker(view_of(match, "C"))
    assert marker is not None
    assert [in_words(marker, seat) for seat in "AC"] == ["Clara’s turn, 3 of 6", "Your turn, 3 of 6"]


def test_the_last_year_stays_as_a_slip() -> None:
    match = table(THREE, BLAME + "; B drop 5H; A reveal 4D; C reveal JD")
    slip = last_year_slip(view_of(match, "A"))
    assert slip is not None
    assert in_words(slip, "A") == "Year 1: Overspend, Boris fell, Clara climbed."
    assert in_words(slip, "C") == "Year 1: Overspend, Boris fell, you climbed."
    match = table(THREE + "; audit = 5D", PURGE + "; A drop 4D; B drop 5H; C drop 4C")
    slip = last_year_slip(view_of(match, "A"))
    assert slip is not None
    assert in_words(slip, "A") == "Year 1: Perfect Zero, everybody fell."


def test_the_only_card_may_be_sent_by_itself() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 8C 5C JD; start = A; deck = 3C 2H 7S 6S 8S 6C"
    match = table(deal, "A up KC; B up TS; C up 9D; A up KD")
    assert match.prompt(1).orders == []
    assert GAME.order_answers("only-card", match.table.view(1)) == ""  # up or down is a choice
    say(match, "B down 2H")
    assert match.prompt(1).orders == ["only-card"]
    text = GAME.order_answers("only-card", match.table.view(1))
    assert match.read(1, text) in match.table.legal(1)
    assert text.startswith("drop ")
    say(match, f"B {text}")
    assert GAME.order_answers("only-card", match.table.view(0)) == ""  # A has several
    assert GAME.order_answers("skip-drum", match.table.view(0)) == ""
    assert [order.id for order in GAME.orders] == ["only-card", "skip-drum"]


def test_a_prompt_tells_nothing_that_its_seat_may_not_know() -> None:
    """The same table with other cards filed by others, and another sealed pick: the same page, word for word."""
    one = table(THREE, "A down 4D; B up TS; C up 9D; A down KD")
    two = table(THREE.replace("KC KD 4D 5D", "KC KS 4S 5D"), "A down 4S; B up TS; C up 9D; A down KS")
    for seat in ("B", "C", ""):
        assert Page(one, seat).all_of_it() == Page(two, seat).all_of_it()
    shown = [table(THREE.replace("; start = A", ""), f"A show {card}") for card in ("KC", "4D")]
    for seat in ("B", "C", ""):
        assert Page(shown[0], seat).all_of_it() == Page(shown[1], seat).all_of_it()


def test_the_opened_card_is_never_tied_to_a_place() -> None:
    match = table(THREE + "; audit = 4D", "A down 4D; B down TS; C up 9D; A up KD; B up 2H")
    for seat in ("B", "C", ""):
        assert "Ann" not in Page(match, seat).all_of_it()
    view = match.table.view(2).plain()
    places = view["table"]
    assert isinstance(places, list)
    faces = [place["face"] for place in places if isinstance(place, dict)]
    assert faces == ["gathered", "gathered", "up", "up", "up"]
