"""Every event has its line, every question its words, and every hint can be said."""

from __future__ import annotations

import re

import pytest

from kickback.engine.actions import Unreadable
from kickback.engine.events import Facts
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games import ledger
from kickback.games.embezzlement import GAME
from tests.games.embezzlement.tables import dealt, played, said, some_table

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dora"}
KINDS = """
dealt first committed starts targets turn refilled closed took announced sealed laid placed turned profit even debt
archived said claimed asked answered demanded declared peeked bust swept resigned voted won played cancelled
off-the-record punched audited forfeited reward traded discarded drew left-it done reshuffled
"""


def lines_of_many_games() -> dict[str, set[str]]:
    clauses = ledger("embezzlement").clauses
    told: dict[str, set[str]] = {}
    rich = {f"{seat}.stash": "60" for seat in "ABCD"}
    for seed in range(200):
        table = some_table(seed, listen=True) if seed else dealt(4, {"workload-size": "60"}, 3, rich, listen=True)
        for _ in played(table, seed):
            pass
        for event in table.log or []:
            assert event.clause in clauses
            for viewer in [*range(table.seats), ONLOOKER, EYE]:
                seen = event.seen_by(viewer)
                if seen is not None:
                    line = GAME.tell(seen, NAMES)
                    assert line.strip()
                    assert "None" not in line
                    told.setdefault(event.kind, set()).add(line)
    return told


def test_every_kind_of_event_is_told_in_one_line() -> None:
    told = lines_of_many_games()
    assert set(told) == set(KINDS.split())
    assert all("\n" not in line for lines in told.values() for line in lines)
    assert any(line == "You drew a Bribe." for line in told["drew"])
    assert any(re.fullmatch(r"Boris picks up a card\.", line) for line in told["drew"])


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            {"kind": "turned", "seat": "B", "year": 1, "value": "2", "paid": 4, "profit": 2},
            "Boris settles year 1: a 2, paid 4, profit 2.",
        ),
        ({"kind": "took", "seat": "A", "left": 7, "value": "8"}, "You take an 8; 7 are left."),
        ({"kind": "took", "seat": "A", "left": 7}, "Anna takes an invoice; 7 are left."),
        ({"kind": "peeked", "seat": "A", "year": 3, "value": "T"}, "You look at year 3: a trap."),
        ({"kind": "won", "seats": [], "caps": {"A": 3, "B": 0}}, "Nobody wins. Anna 3, Boris 0."),
        (
            {"kind": "played", "seat": "A", "card": "bribe", "against": "B", "stands": True},
            "Anna bribes Boris's card: for now it stands again.",
        ),
    ],
)
def test_lines_read_as_a_person_would_say_it(event: Facts, line: str) -> None:
    assert GAME.tell(event, NAMES) == line


def test_questions_say_what_is_at_stake() -> None:
    table = dealt(
        3, fixed={"first": "A", "workload": "T", "A.hand": "otr bribe", "B.hand": "bribe audit", "C.hand": "audit"}
    )
    assert GAME.ask(table.view(0), NAMES).startswith("You took a trap.")
    assert GAME.ask(table.view(1), NAMES) == "Waiting for Anna."
    said(table, "A announce 4")
    assert "Place your 4 on year 1" in GAME.ask(table.view(0), NAMES)
    said(table, "A otr")
    assert GAME.ask(table.view(1), NAMES) == "Anna wants year 1 off the record. If nobody plays on, it takes place."
    said(table, "B bribe")
    assert GAME.ask(table.view(0), NAMES) == (
        "Anna wants year 1 off the record after 1 Bribe. If nobody plays on, it is cancelled."
    )
    said(table, "A pass", "A place")
    assert "Anna pays 4 on an invoice said to be worth 4." in GAME.ask(table.view(1), NAMES)
    said(table, "C audit")
    assert GAME.ask(table.view(0), NAMES).startswith("Clara audits Anna's year 1.")


@pytest.mark.proves("EMB-RULING-26", "EMB-OTR-3")
def test_no_question_shows_a_sealed_value_or_offers_what_is_done() -> None:
    """While a Bribe is decided, and once a year is off the record, nothing says what it is worth."""
    fixed = {"first": "A", "workload": "3", "A.hand": "otr otr bribe", "B.hand": "bribe", "C.hand": "trade"}
    table = dealt(3, {"silence": "on"}, fixed=fixed)
    assert GAME.ask(table.view(0), NAMES).startswith("You took a 3.")
    said(table, "A otr", "B bribe")
    assert "3" not in GAME.ask(table.view(0), NAMES)
    said(table, "A bribe", "C pass", "B pass")
    assert GAME.ask(table.view(0), NAMES) == "Year 1 is off the record: place 1 to 5."
    assert "otr" not in GAME.hints(table.view(0))


@pytest.mark.proves("EMB-HOUSE-10")
def test_in_silence_no_line_and_no_question_says_how_much_was_placed() -> None:
    table = dealt(3, {"silence": "on", "blind-blackmail": "on"}, fixed={"first": "A", "workload": "3"}, listen=True)
    said(table, "A place 4")
    assert table.log is not None
    placed = table.log[-1].seen_by(1)
    assert placed is not None
    assert GAME.tell(placed, NAMES) == "Anna pays without a word on year 1."
    assert "4" not in GAME.ask(table.view(1), NAMES)
    fixed = {"turn": "A", "round": "8", "A.board": "1:4/3 2:2/2"}
    settling = dealt(3, {"silence": "on", "blind-blackmail": "on"}, fixed=fixed)
    assert GAME.ask(settling.view(1), NAMES) == "Anna is about to settle year 1. Blackmail it unseen?"


@pytest.mark.proves("EMB-HOUSE-29", "EMB-RULING-46")
def test_a_seat_that_may_not_look_is_not_reminded_of_what_it_saw() -> None:
    fixed = {"turn": "A", "phase": "action", "round": "3", "B.board": "2:5/3"}
    for options, words in (({}, "(it is a 3)"), ({"only-you": "B"}, "of your year 2. Declare")):
        table = dealt(3, {"read-only": "on"} | options, fixed=fixed)
        assert table.view(1).value(9) == 2  # it paid that year and knows it
        said(table, "A read B 2")
        asked = GAME.ask(table.view(1), NAMES)
        assert words in asked
        assert ("a 3" in asked) == (not options)


def test_every_question_has_words_and_every_hint_can_be_said() -> None:
    """Hints list what is legal: each of them, filled in, can be read, and every listed action is covered by one."""
    seen: set[str] = set()
    for seed in range(80):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number % 5:
                continue
            seen.add(table.stack[-1].name)
            for seat in [*range(table.seats), ONLOOKER]:
                view = table.view(seat)
                assert GAME.ask(view, NAMES)
                hints = GAME.hints(view)
                if seat == ONLOOKER or (table.people.out | table.people.leaving) >> seat & 1:
                    assert hints == []
                    continue
                verbs = {hint.split()[0] for hint in hints}
                assert {action.text.split()[0] for action in table.legal(seat)} <= verbs
                spoken = [spelled for hint in hints for spelled in filled_in(hint)]
                for text in spoken:
                    try:
                        action = table.read(seat, text)
                    except Unreadable:
                        pytest.fail(f"the hint {text} cannot be read")
                    if not action.free:
                        assert table.forbids(seat, action) is None, text
    assert seen >= {
        "declare",
        "place",
        "action",
        "draw",
        "challenge-otr",
        "defend-otr",
        "replay-audit",
        "answer",
        "read",
    }
    table = dealt(2)
    said(table, "A resign")
    assert GAME.ask(table.view(0), NAMES) == "The game is over: Boris won."
    assert GAME.hints(table.view(0)) == []


def filled_in(hint: str) -> list[str]:
    """A hint as it could be typed."""
    words = hint.replace("SEAT", "B").replace("YEAR", "3").replace("VALUE", "5").replace("CARD", "bribe").split()
    text = " ".join(words).replace("COUNT", "2").replace('"TEXT"', '"why?"').replace("TEXT", '"well"')
    span = re.fullmatch(r"(\w+) (\d+)\.\.(\d+)", text)
    if span:
        return [f"{span[1]} {number}" for number in range(int(span[2]), int(span[3]) + 1)]
    parts = text.split()
    if parts[0] in ("otr", "peek", "discard", "declare") and len(parts) > 2:
        return [f"{parts[0]} {part}" for part in parts[1:]]
    if parts[0] == "answer" and len(parts) > 3:
        return [f"answer {part}" for part in parts[1:]]
    if parts[0] in ("audit", "trade") and len(parts) > 3:
        return [f"{parts[0]} {parts[1]} {part}" for part in parts[2:]]
    return [text]
