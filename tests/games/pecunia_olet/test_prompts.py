"""What each seat is asked: in every moment of random games, and to the letter where the situation is known."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.prompts import PROMPT, SIGNAL, Choice, Prompt
from kickback.engine.seats import ONLOOKER, letter
from kickback.games.pecunia_olet import GAME
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.words import Reader, speech
from tests.games.pecunia_olet.tables import dealt, played, said, some_table
from tests.games.sayings import Sayings

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dev"}
SPEECH = speech("pecunia-olet")
SAYINGS = Sayings("pecunia-olet", NAMES)


def say(message: Message, seat: str = "A") -> str:
    text = SAYINGS.say(message, seat)
    assert "  " not in text, text
    return text.replace("**", "")


def asked(table: PecuniaOlet, seat: int) -> Prompt:
    return GAME.prompt(table.view(seat), table.legal(seat), table.free(seat))


def messages(prompt: Prompt) -> list[Message]:
    found = [prompt.question, *prompt.stakes, *prompt.notes]
    found += [message for message in (prompt.kicker, prompt.stands, prompt.clock) if message is not None]
    for choice in prompt.choices + prompt.free:
        found += [choice.label, *choice.says]
    for lock in prompt.locked:
        found += [lock.label, lock.ban.message(lock.facts)]
    return found + [step.label for step in prompt.steps]


MOMENTS: Counter[str] = Counter()


@pytest.mark.parametrize("seed", range(50))
def test_every_prompt_can_be_drawn_and_said(seed: int) -> None:
    table = some_table(seed)
    dice = Random(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 8 and table.stack[-1].name == "placement":
            continue
        MOMENTS[table.stack[-1].name] += 1
        for viewer in {table.waiting()[0], dice.randrange(table.seats), ONLOOKER}:
            legal = table.legal(viewer) if viewer < table.seats else []
            free = table.free(viewer) if viewer < table.seats else []
            prompt = GAME.prompt(table.view(viewer), legal, free)
            assert PROMPT.fault(prompt.plain()) == ""
            assert sorted(c.action.text for c in prompt.choices) == sorted(action.text for action in legal)
            for message in messages(prompt):
                say(message, letter(viewer) if viewer < table.seats else "")
            for lock in prompt.locked:
                if lock.text:
                    move = table.read(viewer, lock.text)
                    ban = table.forbids(viewer, move)
                    assert ban is not None
                    assert ban is lock.ban, lock.text
                    reader = letter(viewer)
                    told = ban.message(lock.facts | table.explain(viewer, move, ban))
                    assert say(lock.ban.message(lock.facts), reader) == say(told, reader)
    MOMENTS["over"] += 1
    over = asked(table, 0)
    assert say(over.kicker or Message("")) == "The game is over"
    assert say(over.question)


def test_every_moment_was_reached() -> None:
    for seed in range(50, 200):
        if len(MOMENTS) == 8:
            break
        test_every_prompt_can_be_drawn_and_said(seed)
    assert set(MOMENTS) == {
        "choose-first", "placement", "diner-choice", "last-henchman", "lawyer-lift", "lawyer-place", "rematch", "over",
    }  # fmt: skip


@pytest.mark.proves("PEC-SECRET-1", "PEC-SECRET-2", "PEC-RULING-7", "PEC-RULING-8")
@pytest.mark.parametrize("seed", range(40))
def test_a_prompt_tells_nothing_the_seat_may_not_know(seed: int) -> None:
    """Whatever a seat cannot know is replaced: its prompt stays the same, word for word."""
    table = some_table(seed)
    dice = Random(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 6:
            continue
        seat = dice.randrange(table.seats)
        world = GAME.worlds(table.view(seat)).sample(Quick(dice.randrange(10**6)))
        assert asked(table, seat).plain() == asked(world, seat).plain()


STRIKE_BEFORE_HIM = (
    "No flights: the controllers are on strike. The next hat ends it, and the one after wakes the Godfather."
)
ENDS_THE_GAME = (
    "The game ends. First everybody pays half their cash, you $70 of $140. "
    "Then one last henchman for Boris, Clara and you."
)


def stakes(fixed: dict[str, str], options: dict[str, str] | None = None, seats: int = 3) -> list[str]:
    table = dealt(seats, options, fixed={"first": "A"} | fixed)
    return [say(message) for message in asked(table, 0).stakes]


@pytest.mark.parametrize(
    ("fixed", "options", "expected"),
    [
        (
            {"officer": "29", "A.cash": "110"},
            {},
            ["The next hat ends the game, after the Godfather: he would take $60 of your $110."],
        ),
        (
            {"officer": "18", "A.cash": "110"},
            {},
            [
                "The next hat wakes the Godfather. He would take $60 of your $110; fakes and offshore money are safe.",
                "Last quiet moment to fly.",
            ],
        ),
        (
            {"officer": "18", "A.cash": "0"},
            {},
            ["The next hat wakes the Godfather. You carry nothing he could take."],
        ),
        (
            {"officer": "16"},
            {},
            [
                "The next hat grounds all flights until the one after it.",
                "3 steps to the Godfather; up to 6 are possible this round.",
            ],
        ),
        (
            {"officer": "17"},
            {},
            [
                STRIKE_BEFORE_HIM,
                "2 steps to the Godfather; up to 6 are possible this round.",
            ],
        ),
        (
            {"officer": "20", "A.fakes": "3-2-1"},
            {},
            [
                "The next hat teaches the supermarket to refuse two-star notes. You hold 2 of those.",
                "The Godfather cannot come this round: the officer has at most 6 steps left in it.",
            ],
        ),
        (
            {"officer": "22", "round": "4", "quiet": "2"},
            {},
            [
                "If nobody uses a hat this round, the officer moves by himself.",
                "The Godfather cannot come this round: the officer has at most 6 steps left in it.",
            ],
        ),
        (
            {"officer": "10"},
            {"extra-patrol": "2"},
            [
                "At the round’s end the officer takes 2 more steps by himself.",
                "The Godfather cannot come this round: the officer has at most 8 steps left in it.",
            ],
        ),
    ],
)
def test_stakes_of_a_placement(fixed: dict[str, str], options: dict[str, str], expected: list[str]) -> None:
    assert stakes(fixed, options)[: len(expected)] == expected


BOARD = {"first": "A", "market": "C7 B8 B5 A9 A1 A5", "deck": "C8 ...", "A.cards": "printer printer printer ink paper"}
OWN = {"A.cash": "110", "A.account": "150", "A.fakes": "1-5-0"}


def choice(table: PecuniaOlet, text: str, seat: int = 0) -> Choice:
    return next(choice for choice in asked(table, seat).choices if choice.action.text == text)


def words(table: PecuniaOlet, text: str, seat: int = 0) -> list[str]:
    found = choice(table, text, seat)
    return [say(message, letter(seat)) for message in [found.label, *found.says]]


def test_the_sale_of_the_mockup() -> None:
    """Five two-star notes at the receiver with the hat, one step before the Godfather."""
    table = dealt(3, fixed=BOARD | OWN | {"officer": "18"})
    assert words(table, "fence r2 0-5-0") == [
        "Sell 5, wake the Godfather",
        "Sell at the receiver with the hat?",
        "5 × $30 = $150.",
        "Adding your one-star note drags all 6 to $20: $120.",
        "The officer steps on the Godfather. Everybody pays half their cash; you would pay $130 of $260.",
        "+$150, then −$130 to him: cash $130",
    ]
    assert choice(table, "fence r2 0-5-0").tone == SIGNAL
    keys = {text: choice(table, text).key for text in ("fence r2 0-5-0", "fence r2 1-0-0", "shop k1 0-2-0", "tax t3")}
    assert keys == {"fence r2 0-5-0": "R2A", "fence r2 1-0-0": "R2", "shop k1 0-2-0": "S1", "tax t3": "T3"}
    assert choice(table, "fly c1 keep 0").key == "F10"
    assert choice(table, "fly c1 keep 230").key == "F1A"


@pytest.mark.parametrize(
    ("text", "officer", "line"),
    [
        ("fence r1 1-5-0", "18", "Your one-star note drags all 6 to $20. Without: 5 × $30 = $150."),
        ("fence r1 0-4-0", "18", "Adding your one-star note drags all 5 to $20: $100."),
        ("fence r1 1-0-0", "18", "One more two-star note: $40."),
        ("fence r1 0-5-0", "18", "No hat: the officer stays."),
        ("shop k1 0-3-0", "18", "3 × $50 = $150. The receiver would give $90."),
        ("print p1", "18", "You would hold a one-star and 11 two-star notes."),
        ("print p1", "18", "The receiver takes 8 at a time."),
        ("print p1", "18", "Fakes are safe from him."),
        ("print p1", "27", "Unsold fakes are worth nothing."),
        ("tax t2", "18", "+$30: cash $140."),
        ("tax t1", "18", "+$30, and nobody can take the start from you this round."),
        ("fly c1 keep 0", "18", "Fare $30 from your cash. Then cash $0, offshore $230."),
        ("fly c1 keep 0", "18", "If he came next, he would take $0 instead of $60."),
        ("fly c1 keep 60", "18", "If he came next, he would take $30 instead of $60. The fare eats what that saves."),
        ("fly c1 keep 80", "18", "The suitcase is empty. Nobody can tell."),
        ("fly c1 keep 100", "18", "Offshore money pays for nothing; at home it can, and the Godfather can reach it."),
        ("fly c1 keep 0", "18", "The table sees that you fly, not how much."),
        ("pass", "18", "No action, no hat, no money. Back next round; you have 2 left."),
        ("tax t3", "10", "The officer steps to 11."),
        ("tax t3", "7", "The officer steps to 8 and the strike is over."),
        ("tax t3", "16", "The officer steps to 17: no flights until the next hat."),
        ("tax t3", "15", "The officer steps to 16."),
        ("tax t3", "17", "The officer steps to 18 and the strike is over."),
        (
            "tax t3",
            "20",
            "The supermarket then refuses one- and two-star notes; today’s exchange stands. You would hold 6 of them.",
        ),
        ("tax t3", "25", "The supermarket then takes no fake at all, for good."),
        (
            "tax t3",
            "29",
            ENDS_THE_GAME,
        ),
    ],
)
def test_lines_of_a_choice(text: str, officer: str, line: str) -> None:
    table = dealt(3, fixed=BOARD | OWN | {"officer": officer})
    assert line in words(table, text), words(table, text)


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("C1", "You then print 8 × ★★ a run."),
        ("B5", "Your notes rise from ★★ to ★★★."),
        ("B3", "You own ink already; a second changes nothing."),
        ("C4", "Changes one fake into $50 at every round’s end."),
        ("B8", "Airstrips are free for you from your next henchman on."),
        ("C7", "Pays $60 at the very end, $20 more than it costs; the Godfather cannot see it."),
        ("C8", "One more move at the end, after the last henchmen."),
        ("D6", "One more move at the end, after those and the Great Lawyer."),
    ],
)
def test_lines_of_a_card(card: str, line: str) -> None:
    """The card lies above the $40 space, with two bins and no gap to its right."""
    market = f"A7 B7 {card} A9 A5 A6"
    fixed = {"first": "A", "officer": "10", "market": market, "deck": "D1 D3"}
    table = dealt(3, fixed=fixed | OWN | {"A.cards": "printer printer printer ink paper"})
    found = words(table, "buy m3")
    assert line in found, found
    assert "Next round at most $20, if it is still there." in found
    assert "Unsold, it goes into the bin when the round ends." in words(table, "buy m5")


def locks(table: PecuniaOlet, seat: int = 0) -> dict[str, str]:
    who = letter(seat)
    found = asked(table, seat).locked
    return {say(lock.label, who): say(lock.why or lock.ban.message(lock.facts), who) for lock in found}


def test_locked_doors() -> None:
    fixed = {"first": "A", "officer": "18", "A.cash": "20", "A.account": "150", "market": "C7 B8 - A9 A1 A5"}
    table = dealt(3, fixed=fixed | {"A.fakes": "2-0-0", "B.cash": "70"})
    found = locks(table)
    assert found["the $60 space"] == (
        "Your money is abroad. It costs $60, your cash is $20. Offshore money pays only after you fly it home."
    )
    assert found["the $40 space"] == "No card lies there. New ones come when the round ends."
    assert found["airstrip 1"] == "You own no jet. Without one, only the $30 flight may be used."
    assert found["the $30 flight"] == (
        "The fare is cash. The flight costs $30 and you carry $20; offshore money cannot pay it. Sell or cheat first."
    )
    assert found["checkout 1 with the hat"] == (
        "They know your notes. It refuses one-star notes now. The receiver still takes them."
    )
    said(table, "A tax t2", "B tax t1")
    later = locks(table, 2)
    assert later["tax fraud 2"] == (
        "Taken. Anna’s henchman stands there, and a space serves once a round. Free again next round."
    )
    assert later["receiver 1"] == "Nothing to bring. You hold no fakes. Print some first."


def test_one_more_than_a_visit_takes() -> None:
    fixed = {"first": "A", "officer": "13", "A.cash": "110", "A.account": "50", "A.fakes": "2-5-3"}
    found = locks(dealt(3, fixed=fixed))
    assert found["A fourth note at the supermarket"] == "Three a visit."
    assert found["A ninth note at the receiver"] == "Eight a visit."
    assert found["A note it refuses"] == "Refused since the first investigation."
    assert found["Keep more than that"] == "You own $130 after the fare."
    assert found["Offer money or cards"] == ("Nothing changes hands between players. Talk is free and binds nobody.")


def test_what_a_visit_takes_is_said_before_a_note_is_chosen() -> None:
    fixed = {"first": "A", "officer": "13", "A.fakes": "2-5-3"}
    notes = {note.id: note for note in asked(dealt(3, fixed=fixed), 0).notes}
    assert say(notes["lot-for-shop"]) == "Up to 3 fakes, $50 each. It takes two- and three-star notes."
    assert SPEECH.say(notes["lot-for-shop"], Reader(NAMES, "A"), "head") == "What goes through the checkout?"
    assert say(notes["lot-for-receiver"]) == ("Up to 8 fakes, all at the rate of the worst: ★ $20, ★★ $30, ★★★ $40.")
    assert SPEECH.say(notes["lot-for-receiver"], Reader(NAMES, "A"), "head") == "What does the receiver get?"
    empty = [note.id for note in asked(dealt(3, fixed={"first": "A"}), 0).notes]
    assert not [id for id in empty if id.startswith("lot-for")]


def test_others_print_what_everybody_can_count() -> None:
    table = dealt(3, fixed={"first": "A", "B.cards": "printer ink printer paper"})
    told = [say(note) for note in asked(table, 0).notes if note.id == "prints"]
    assert told == ["Boris prints 4 × ★★.", "Clara prints 2 × ★."]


def test_what_must_never_be_said() -> None:
    """Others' money is nowhere in a prompt, even where the public log gives it away."""
    table = dealt(3, fixed={"first": "A", "B.cash": "7770", "C.account": "8880", "B.fakes": "9-8-7"})
    for seat in (0, 1, 2, ONLOOKER):
        prompt = GAME.prompt(table.view(seat), table.legal(seat) if seat < 3 else [], [])
        text = " ".join(say(message, "") for message in messages(prompt))
        hidden = {"7,770", "8,880", "7770", "8880"} if seat in (0, ONLOOKER) else set()
        assert not any(word in text for word in hidden)
        assert "cannot afford" not in text


def test_the_memory_aid_says_ranges() -> None:
    table = dealt(3, {"memory-aid": "on"}, fixed={"first": "B", "officer": "8", "B.cash": "30"})
    said(table, "B tax t2", "C pass", "A pass", "B fly c1 keep 10", "C pass", "A pass", "B tax t3", "C pass")
    notes = [say(message) for message in asked(table, 0).notes]
    assert "Boris owns $30 to $40; no fakes." in notes


def test_the_diners_question() -> None:
    fixed = {"first": "A", "A.cards": "printer ink diner diner", "A.fakes": "2-1-1", "A.cash": "40", "officer": "13"}
    table = dealt(2, fixed=fixed | {"A.down": "3", "B.down": "2"})
    said(table, "B pass")
    prompt = asked(table, 0)
    assert say(prompt.kicker or Message("")) == "Round 1 is over. Your 2 diners work"
    assert say(prompt.question) == "Which 2 notes go through your diners?"
    assert words(table, "launder 2-0-0") == [
        "Change 2 one-star notes",
        "+$100: cash $140. You keep a two-star and a three-star note.",
    ]
    assert locks(table)["Keep them all"].startswith("A diner cannot be refused while you hold fakes.")
    assert say(asked(table, 1).question, "B") == "Anna feeds the diners."
    assert GAME.order_answers("worst-notes", table.view(0)) == "launder 2-0-0"


def test_the_last_henchman_and_the_lawyer() -> None:
    fixed = {"first": "A", "officer": "29", "A.down": "2", "B.down": "2", "C.down": "2", "B.fakes": "0-2-0"}
    table = dealt(3, fixed=fixed | {"B.cards": "printer ink great-lawyer", "B.cash": "50", "C.cash": "0"})
    said(table, "A tax t3")
    prompt = asked(table, 1)
    assert say(prompt.kicker or Message(""), "B") == "The officer has arrived. Your last move"
    assert [say(message, "B") for message in prompt.stakes] == [
        "Hats no longer count, the Godfather is done. Fakes you keep are worth nothing.",
        "Your lawyer can lift one of your henchmen after this.",
    ]
    assert words(table, "fence r2 0-2-0", 1)[-2:] == ["You end on $80 before your lawyer.", "The hat no longer counts."]
    assert words(table, "pass", 1) == ["Leave him home", "You end on $20 before your lawyer."]
    text = " ".join(say(message, "B") for message in messages(prompt))
    assert "Godfather would take" not in text
    assert "next round" not in text.replace("There is no next round", "")
    assert say(asked(table, 0).question) == "Boris may play a last henchman. Clara after that."
    said(table, "B fence r1 0-2-0", "C pass")
    lift = asked(table, 1)
    assert say(lift.kicker or Message(""), "B") == "Your Great Lawyer. One more move"
    assert words(table, "lift r1", 1) == ["Lift him from receiver 1", "That space is free again: you could sell there."]
    assert words(table, "pass", 1) == ["Send the lawyer home", "You end on $80."]
    assert locks(table, 1)["Lift one who is laid down or at home"] == (
        "Only henchmen standing on a space can be lifted."
    )
    standing = next(lock for lock in asked(table, 1).locked if lock.label.id == "locked-lift-nobody")
    assert standing.ban.clause == "PEC-RULING-18"
    assert locks(table, 1)["Send one before he is lifted"].startswith("First say who is lifted.")
    said(table, "B lift r1")
    assert locks(table, 1)["Lift another"] == "He is lifted already. Place him or leave him."
    assert words(table, "pass", 1) == ["Leave him off the board", "Nothing more happens.", "You end on $80."]


def test_who_starts() -> None:
    table = dealt(3, {"first-player": "host"})
    prompt = asked(table, 0)
    assert [say(message) for message in prompt.stakes] == [
        "The starter picks first and gets the least money: $20, $30, $40 around the table."
    ]
    assert words(table, "first B") == ["Boris", "Boris $20", "Clara $30", "you $40"]
    assert words(table, "first A")[0] == "I do"
    assert locks(table)["Chair D"] == "Nobody sits there. Name one of this table’s seats."
    assert say(asked(table, 1).question, "B") == "Anna names the first player."


def test_standing_orders_answer_their_own_questions_only() -> None:
    table = dealt(3, fixed={"first": "A"})
    assert GAME.order_answers("rest", table.view(0)) == "pass"
    assert GAME.order_answers("rest", table.view(1)) == ""
    assert GAME.order_answers("worst-notes", table.view(0)) == ""
    assert asked(table, 0).orders == ["rest"]


def test_the_order_to_lay_the_rest_down_is_for_one_round() -> None:
    table = dealt(2, fixed={"first": "A"})
    assert GAME.order_ends("rest", table.view(0))  # a new round
    said(table, "A pass")
    assert not GAME.order_ends("rest", table.view(0))
    assert not GAME.order_ends("worst-notes", table.view(0))
    said(table, "B pass", "A pass", "B pass", "A pass", "B pass")
    assert table.round.number == 2
    assert GAME.order_ends("rest", table.view(0))
    assert not GAME.order_ends("worst-notes", table.view(0))
    last = dealt(3, fixed={"first": "A", "officer": "29"})
    said(last, "A tax t3")
    assert GAME.order_ends("rest", last.view(0))


def slip(table: PecuniaOlet, seat: int = 0) -> list[str]:
    who = letter(seat) if seat < table.seats else ""
    return [say(note, who) for note in asked_or_waiting(table, seat).notes if note.id.startswith("round-")]


def asked_or_waiting(table: PecuniaOlet, seat: int) -> Prompt:
    seated = seat < table.seats
    return GAME.prompt(table.view(seat), table.legal(seat) if seated else [], table.free(seat) if seated else [])


def test_a_round_opens_with_a_slip() -> None:
    table = dealt(3, fixed={"first": "A", "A.cards": "printer ink"})
    screens = "Everybody’s start money and cards are known. From here on, money goes behind screens."
    begins = "You begin with $20, a printer and ink: 2 one-star notes a run."
    assert slip(table) == ["Round 1. You start.", begins, screens]
    assert slip(table, 1)[0] == "Round 1. Anna starts."
    assert slip(table, ONLOOKER) == ["Round 1. Anna starts.", screens]
    said(table, "A tax t1")
    assert slip(table) == []


@pytest.mark.parametrize(
    ("fixed", "line"),
    [
        ({"officer": "24"}, "The last space is 6 hats away."),
        ({"officer": "25"}, "The last space is 5 hats away."),
        ({"officer": "16"}, "The Godfather is 3 hats away."),
        ({"officer": "18"}, "The Godfather is 1 hat away."),
        ({"officer": "10"}, "2 new cards on the market."),
        ({"officer": "10", "deck": "D1"}, "1 new card on the market."),
        ({"officer": "10", "deck": ""}, "The deck is empty: what lies there is all that comes."),
    ],
)
def test_the_slip_of_a_later_round_has_one_more_line(fixed: dict[str, str], line: str) -> None:
    table = dealt(3, fixed={"first": "A", "market": "C7 B8 B5 A9 A1 A5", "deck": "D1 ..."} | fixed)
    said(table, *(f"{seat} pass" for seat in "ABCABCABC"))
    assert slip(table, 1) == ["Round 2. Anna starts.", line]


def test_a_kind_with_one_space_has_no_number() -> None:
    small = locks(dealt(2, fixed={"first": "A", "A.fakes": "0-0-0"}))
    assert "the checkout with the hat" in small
    assert "the airstrip" in small
    large = locks(dealt(3, fixed={"first": "A", "A.fakes": "0-0-0"}))
    assert {"checkout 1 with the hat", "airstrip 1", "airstrip 2"} <= set(large)
