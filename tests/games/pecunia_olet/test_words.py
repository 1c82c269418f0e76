"""Everything that is told can be said: to every reader, with every fact it needs, in real words."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kickback.engine.bans import Ban, Unreadable
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, ONLOOKER, letter
from kickback.games.pecunia_olet import GAME, bans
from kickback.games.pecunia_olet.actions import BOOK, CLAIM
from kickback.games.pecunia_olet.components import CARDS
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.words import speech, unreadable
from tests.games.pecunia_olet.tables import dealt, played, said, some_table
from tests.games.sayings import Sayings

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dev"}
SPEECH = speech("pecunia-olet")
SAYINGS = Sayings("pecunia-olet", NAMES)
SLIPS = re.compile(r"\b1 (notes|fakes|henchmen|hats|rounds|diners|others|steps|answers)\b|\$-|\{|\}|  |\.\.$|—")


def say(message: Message, seat: str = "") -> str:
    text = SAYINGS.say(message, seat)
    assert not SLIPS.search(text), text
    return text


def lines(table: PecuniaOlet, viewer: int, since: int = 0) -> list[str]:
    """What that audience reads of the log."""
    reader = letter(viewer) if viewer < table.seats else ""
    events = [event.seen_by(viewer) for event in (table.log or [])[since:]]
    return [say(message, reader) for event in events if event is not None for message in GAME.tell(event)]


@pytest.mark.parametrize("seed", range(60))
def test_every_event_fits_its_declaration_and_can_be_said(seed: int) -> None:
    table = some_table(seed, listen=True)
    for step, (seat, _) in enumerate(played(table, seed)):
        if step % 10 == 0:
            for free in table.free(seat):
                table.act(seat, free)
            said(table, f"{letter(seat)} claim at-most 50", f"{letter(seat)} claim offshore 10")
    for event in table.log or []:
        shape = GAME.events[event.kind].shape()
        for viewer in [*range(table.seats), ONLOOKER, EYE]:
            seen = event.seen_by(viewer)
            if seen is not None:
                assert shape.fault(seen) == "", (seen, shape.fault(seen))
    for viewer in [*range(table.seats), ONLOOKER]:
        assert lines(table, viewer)


def test_every_kind_of_event_is_told_somewhere() -> None:
    told: set[str] = set()
    for seed in range(60):
        table = some_table(seed, listen=True)
        for _ in played(table, seed):
            pass
        told |= {event.kind for event in table.log or []}
    assert set(GAME.events) - told <= {"said", "claimed", "counted", "leafed", "rematch", "nobody-to-lift"}


def test_every_ban_has_its_text_and_every_text_its_ban() -> None:
    declared = {ban.id: ban for ban in vars(bans).values() if isinstance(ban, Ban)}
    assert len(declared) == sum(isinstance(ban, Ban) for ban in vars(bans).values())
    text = ftl()
    written = set(re.findall(r"^ban-([a-z-]+) =", text, re.MULTILINE))
    assert written == set(declared)


def ftl() -> str:
    return files("kickback.games.pecunia_olet").joinpath("messages", "en.ftl").read_text(encoding="utf-8")


def test_names_of_everything() -> None:
    for card in CARDS:
        assert {"small", "a", "rule"} <= set(SPEECH.bundle.get_message(f"card-{card}").attributes)
    for option in GAME.options:
        assert "says" in SPEECH.bundle.get_message(f"option-{option.key}").attributes
        assert all(SPEECH.has(f"option-{option.key}-{value}") for value in option.choices)
    for preset in GAME.presets:
        assert "says" in SPEECH.bundle.get_message(f"preset-{preset}").attributes
    assert all(SPEECH.has(f"claim-{claim}") for claim in CLAIM.words)
    assert all(SPEECH.has(f"order-{order.id}") for order in GAME.orders)
    for seats in (2, 3, 4):
        assert [say(message) for message in GAME.first_minute(seats, GAME.settle(seats, {}))]


@pytest.mark.parametrize("seed", range(40))
def test_every_refusal_can_be_said(seed: int) -> None:
    """The whole book, judged for every seat; each ban's text finds all its facts."""
    table = some_table(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 9 and table.stack[-1].name == "placement":
            continue
        for seat in range(table.seats):
            for action in BOOK.actions[step % 7 :: 7]:
                ban = table.forbids(seat, action)
                if ban is not None:
                    say(ban.message(table.explain(seat, action, ban)), letter(seat))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Nothing was said."),
        ("steal r1", "“steal” is nothing to say here"),
        ("buy", "“buy” wants more: such as “buy m1”."),
        ("buy r1", "“r1” is no space for that; there are m1, m2, m3, m4, m5, m6."),
        ("buy m1 m2", "“m2” is too much; such as “buy m1”."),
        ("fence r1", "“fence r1” wants more: such as “fence r1 0-1-2”."),
        ("fence r1 1-2", "“1-2” is no lot. Write the notes by stars, ★-★★-★★★: such as 0-1-2."),
        ("fence r1 1000-0-0", "“1000-0-0” is no lot."),
        ("fence r1 -1-0-0", "“-1-0-0” is no lot."),
        ("fly c1", "“fly c1” wants more: such as “fly c1 keep 40”."),
        ("fly c1 keep", "“fly c1 keep” wants more"),
        ("fly c1 keep all", "“all” is no sum of money; such as 40."),
        ("fly c1 keep -10", "“-10” is no sum of money; such as 40."),
        ("fly c1 keep 9999999", "“9999999” is no sum of money"),
        ("print p1 4", "“4” is no quality; there are 1, 2 and 3."),
        ("lift", "“lift” wants more"),
        ("pass now", "“now” is too much; such as “pass”."),
        ("claim to fame", "“to” is no claim"),
        ("say", "“say” wants more"),
    ],
)
def test_unreadable(text: str, words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        BOOK.read(text)
    assert words in unreadable(GAME, caught.value)


FIXED = {"first": "A", "A.cash": "110", "A.fakes": "2-3-1", "A.cards": "printer ink diner", "officer": "8"}


@pytest.mark.parametrize(
    ("played_lines", "viewer", "expected"),
    [
        (("A fence r1 1-2-0",), 0, "You sell a one-star and 2 two-star notes to the receiver, +$60, all at $20."),
        (("A fence r1 0-3-0",), 1, "Anna sells 3 two-star notes to the receiver, $90."),
        (("A shop k1 0-0-1",), 0, "Supermarket: you exchange a three-star note, +$50."),
        (("A shop k1 0-0-1",), 1, "Boris’s"),
        (("A tax t3",), 0, "You pay him $70."),
        (("A tax t3",), 0, "The others pay behind their screens."),
        (("A tax t3",), 1, "Anna’s hat: the officer to 9."),
        (("A tax t3",), 0, "Your hat: the officer to 9."),
        (("A fly c1 keep 10",), 0, "You fly for $30: $70 out, $10 at home."),
        (("A fly c1 keep 80",), 0, "You fly for $30: with an empty suitcase."),
        (("A fly c1 keep 10",), 1, "Anna flies to the Caribbean, $30."),
        (("A fly c1 keep 80",), 1, "Anna flies to the Caribbean, $30."),
        (("A tax t1",), 1, "Anna takes the sunglasses and starts next round."),
        (("A pass",), 0, "You lay a henchman down."),
        (("A claim at-least 200",), 1, "Anna claims: I carry at least $200"),
        (("A claim nothing",), 0, "You claim: I carry nothing"),
        (("A count",), 0, "Behind your screen: $110 cash, $0 offshore, 2 one-star, 3 two-star and a three-star note."),
    ],
)
def test_lines_of_the_ledger(played_lines: tuple[str, ...], viewer: int, expected: str) -> None:
    table = dealt(3, fixed=FIXED, listen=True)
    since = len(table.log or [])
    said(table, *played_lines)
    found = lines(table, viewer, since)
    if expected == "Boris’s":
        assert not any(expected in line for line in found)
    else:
        assert expected in found, found


def test_new_cards_are_told_from_the_left_as_they_lie() -> None:
    table = dealt(3, fixed={"first": "A", "deck": "A1 A2 A3 A5 A6 A7 ..."}, listen=True)
    cards = [say(Message("event-bought", {"seat": "A", "card": CARDS[card], "price": 10})) for card in table.market.row]
    opening = next(line for line in lines(table, 0) if line.startswith("On the market"))
    small = [SPEECH.word(CARDS[card], "card", "small") for card in table.market.row]
    assert opening == f"On the market: {', '.join(small)}."
    assert len(cards) == 6


@pytest.mark.parametrize(
    ("diners", "fakes", "line"),
    [
        ("diner", "1-0-0", "Anna’s diner changes a one-star note: $50."),
        ("diner diner", "1-1-0", "Anna’s diners change a one-star and a two-star note: $100."),
    ],
)
def test_one_diner_is_not_many(diners: str, fakes: str, line: str) -> None:
    fixed = {"first": "A", "A.cards": f"printer ink {diners}", "A.fakes": fakes, "A.down": "3", "B.down": "2"}
    table = dealt(2, fixed=fixed, listen=True)
    since = len(table.log or [])
    said(table, "B pass")
    assert line in lines(table, 1, since)


def test_idle_diners_are_told_to_their_owner_alone() -> None:
    fixed = {"first": "A", "A.cards": "printer ink diner diner", "A.fakes": "1-0-0", "A.down": "3", "B.down": "2"}
    table = dealt(2, fixed=fixed | {"B.cards": "printer paper diner"}, listen=True)
    said(table, "B pass")
    assert "1 of your diners stays empty." in lines(table, 0)
    assert "Your diner has nothing to change." in lines(table, 1)
    assert not any("nothing to change" in line for line in lines(table, 0))


@pytest.mark.proves("PEC-RULING-18")
def test_a_lawyer_without_anybody_to_lift_is_told() -> None:
    fixed = {"first": "A", "officer": "29", "A.down": "2", "B.down": "3", "B.cards": "printer ink great-lawyer"}
    table = dealt(2, fixed=fixed | {"officer": "15", "A.down": "2"} | {"first": "B"}, listen=True)
    said(table, "A tax t2")
    assert "Boris’s Great Lawyer finds nobody to lift." in lines(table, 0)
    assert "Your Great Lawyer finds nobody to lift." in lines(table, 1)


def test_no_next_round_after_the_last_one() -> None:
    """The sunglasses of a last henchman open no round."""
    fixed = {"first": "A", "officer": "29", "A.down": "2", "B.down": "2", "C.down": "2"}
    table = dealt(3, fixed=fixed, listen=True)
    said(table, "A tax t3", "B tax t1")
    found = lines(table, 0)
    assert "Boris takes the sunglasses. There is no next round." in found
    assert not any("starts next round" in line for line in found)


def test_a_stall_is_called_a_rule_of_the_house() -> None:
    fixed = {"first": "A", "A.down": "3", "B.down": "2", "quiet": "2", "round": "4"}
    table = dealt(2, fixed=fixed, listen=True)
    said(table, "B pass")
    told = "Nobody used a hat for 3 rounds: the officer moves by himself, to 1. A rule of this house, not of the book."
    assert told in lines(table, 0)


def test_an_empty_bank_is_told() -> None:
    fixed = {"first": "A", "A.cash": "0", "A.account": "3680", "B.cash": "0", "C.cash": "0", "A.fakes": "0-2-0"}
    table = dealt(3, {"bank": "box"}, fixed=fixed, listen=True)
    said(table, "A fence r1 0-2-0")
    assert "You sell 2 two-star notes to the receiver, +$40, the bank is empty: $40 of $60." in lines(table, 0)


def test_face_down_sales_hide_the_stars() -> None:
    table = dealt(3, {"sale-log": "cash"}, fixed=FIXED, listen=True)
    said(table, "A fence r1 1-2-0")
    assert "Anna sells 3 fakes to the receiver, $60." in lines(table, 1)
    assert "You sell a one-star and 2 two-star notes to the receiver, +$60, all at $20." in lines(table, 0)


def test_the_lawyers_of_the_end_are_told_with_their_clauses() -> None:
    event: Facts = {"kind": "ending", "clause": "PEC-END-1", "seat": "A", "order": [], "great": "B"}
    told = {message.id: message.clauses for message in GAME.tell(event)}
    assert told["event-ending-lawyers"] == ("PEC-LAW-1", "PEC-LAW-4")
    assert told["event-ending-nobody"] == ("PEC-END-3", "PEC-END-5")
