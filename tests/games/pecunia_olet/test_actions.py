"""Notation: what can be said, and what an unreadable text is answered."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Unreadable
from kickback.games.pecunia_olet.actions import BOOK
from tests.games.pecunia_olet.tables import dealt

VERBS = ["buy", "print", "shop", "fence", "tax", "fly"]


@pytest.mark.proves("PEC-ROUND-4")
def test_the_book_keeps_its_indices() -> None:
    assert [action.index for action in BOOK.actions] == list(range(1619))
    counts = {verb: sum(a.text.startswith(verb + " ") for a in BOOK.actions[:1600]) for verb in VERBS}
    assert counts == {"buy": 6, "print": 3, "shop": 38, "fence": 328, "tax": 3, "fly": 1119}
    landmarks = {0: "pass", 1: "buy m1", 7: "print p1", 10: "shop k1 1-0-0", 48: "fence r1 1-0-0", 376: "tax t1"}
    landmarks |= {379: "fly c1 keep 0", 1498: "launder 1-0-0", 1581: "lift m1", 1599: "lift j2", 1600: "shop k1 0-0-0"}
    landmarks |= {1604: "print p1 1", 1613: "first A", 1617: "again", 1618: "enough"}
    assert {index: BOOK.actions[index].text for index in landmarks} == landmarks


@pytest.mark.proves("PEC-ROUND-4", "PEC-RULING-23")
def test_nothing_can_be_given_to_another_player() -> None:
    """No action names a second player, except who starts."""
    words = {action.text.split()[0] for action in BOOK.actions}
    assert words == {*VERBS, "pass", "launder", "lift", "first", "again", "enough"}
    table = dealt(3, fixed={"first": "A", "A.cash": "50"}, listen=True)
    before = [table.money.cash[:], table.money.fakes[:], [cards[:] for cards in table.equipment.cards]]
    table.act(1, table.read(1, "say I have nothing left, B owes me $50"))
    assert [table.money.cash, table.money.fakes, table.equipment.cards] == before
    assert table.log is not None
    assert table.log[-1].facts["text"] == "I have nothing left, B owes me $50"


def test_every_action_reads_as_it_is_written() -> None:
    for action in BOOK.actions:
        assert BOOK.read(action.text) is action


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("  PASS ", "pass"),
        ("fly c1 keep $40", "fly c1 keep 40"),
        ("fly c1 keep 040", "fly c1 keep 40"),
        ("fence r1 00-1-2", "fence r1 0-1-2"),
        ("Fence r1 9-0-0", "fence r1 9-0-0"),
        ("fly c1 keep 45", "fly c1 keep 45"),
        ("launder 0-0-0", "launder 0-0-0"),
        ("PRINT p1 1", "print p1 1"),
        ("PRINT p1 02", "print p1 2"),
        ("PRINT p1 3", "print p1 3"),
        ("fence r1 999-0-0", "fence r1 999-0-0"),
        ("fly c1 keep 999999", "fly c1 keep 999999"),
        ('say "hello"', 'say "hello"'),
        ("say hello", 'say "hello"'),
        ("count", "count"),
        ("history", "history"),
    ],
)
def test_spellings(text: str, means: str) -> None:
    assert BOOK.read(text).text == means


@pytest.mark.parametrize(
    ("text", "how"),
    [
        *(("print p1 " + word, "quality") for word in ("0", "4", "x", "\u0662", "-1", "1000001")),
        *(("fence r1 " + word, "lot") for word in ("1-2", "1-2-3-4", "x-0-0", "1000-0-0", "--")),
        *(("fly c1 keep " + word, "sum") for word in ("1234567", "-10", "ten", "\u0662")),
        ("buy t1", "space"),
        ("print m1", "space"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, how: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        BOOK.read(text)
    assert wrong.value.message.id == f"unreadable-{how}"
