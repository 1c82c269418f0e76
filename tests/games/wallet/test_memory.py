"""What seats remember of cards they saw, and for how long."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kickback.engine.seats import LETTERS
from kickback.games.wallet.memory import (
    COMPARTMENT,
    FOUND,
    ON_ATM,
    ON_FX,
    PAID,
    PASSING,
    PLACES,
    POT,
    SEIZED,
    SHOWN,
    TRAY,
    UNDER,
    WALLET,
)
from tests.games.wallet.tables import cards, dealt, said, texts


def test_a_played_special_is_forgotten_when_the_round_is_over() -> None:
    table = dealt(3, fixed={"A.hand": "JS D50", "A.coin": "1", "A.specials": "left hide", "hourglasses": "1"})
    said(table, "A play left")
    for seat in range(3):
        said(table, f"{LETTERS[seat]} {texts(table, seat)[0]}")
    assert table.round.played == 1
    said(table, "A flip")
    assert table.round.played == 0


def test_places_of_the_memory_never_meet() -> None:
    """Every place that each seat has one of leaves room for seven seats before the next."""
    firsts = [UNDER, ON_ATM, ON_FX, SHOWN, SEIZED, FOUND, PASSING, PLACES]
    assert [later - first for first, later in pairwise(firsts)] == [7] * 7
    assert sorted([WALLET, COMPARTMENT, PAID, TRAY, POT]) == list(range(7, UNDER))


@pytest.mark.parametrize(
    ("lines", "remembered"),
    [
        (["B take"], [(WALLET, 1, "B")]),
        (["B put JS"], [(1, WALLET, "B")]),
        (["B play dispose A CC"], [(1, 0, "AB")]),
        (["B play hide CC"], [(1, UNDER + 1, "B")]),
        (["B play atm cover E200"], [(1, ON_ATM + 1, "ABC")]),
        (["B play fx E200 yen"], [(1, ON_FX + 1, "ABC")]),
    ],
)
def test_who_remembers_which_card(lines: list[str], remembered: list[tuple[int, int, str]]) -> None:
    late = any(word in lines[0] for word in ("hide", "atm", "fx"))
    special = lines[0].split()[2] if "play" in lines[0] else "left"
    fixed = {"A.hand": "JS", "B.hand": "JS CC E200", "C.hand": "PO", "B.coin": "1", "wallet": "PB"}
    fixed |= {"B.specials": special, "A.specials": "right", "C.specials": "-", "hourglasses": "1" if late else "6"}
    table = dealt(3, fixed=fixed)
    before = len(table.cards.memory.entries)
    said(table, *(["B flip", "B done", "A done"] if late else []), *lines)
    found = [
        (entry.source, entry.target, "".join(LETTERS[seat] for seat in range(3) if entry.seen >> seat & 1))
        for entry in table.cards.memory.entries[before:]
    ]
    assert found[: len(remembered)] == remembered
    assert [entry.number for entry in table.cards.memory.entries[before:]] == [
        0
    ]  # in a blind wallet nothing has a place


def test_a_hand_that_lies_open_is_remembered_once() -> None:
    fixed = {"A.hand": "JS", "B.hand": "PO PB D50", "C.hand": "D500 D200", "A.coin": "1", "hourglasses": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed)
    said(table, "A flip")
    assert (table.round.shown, table.round.noted) == (2, 2)
    shown = [entry.card for entry in table.cards.memory.entries if entry.target == SHOWN + 1]
    assert shown == cards("D50 PO PB")
    said(table, "B search C")
    assert (table.round.shown, table.round.noted) == (7, 6)
    for viewer in range(3):
        seen = [entry for entry in table.view(viewer).memory if SHOWN <= entry.target < SHOWN + 3]
        assert sorted(entry.card for entry in seen) == cards("D50 PO PB D500 D200 JS")
