"""What is asked on a turn of Scapegoat: where each card leads, what is at stake, what is locked."""

from __future__ import annotations

import pytest

from kickback.engine.messages import Message
from kickback.engine.prompts import SIGNAL
from tests.games.scapegoat.tables import THREE, Page, in_words, table, unmarked

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
