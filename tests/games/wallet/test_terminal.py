"""The drawing for terminals: the table, the own hand and the checklist, within sixty columns and without colour."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games.wallet.table import Wallet
from kickback.terminal.wallet import draw, truth
from tests.games.wallet.tables import dealt, played, said, some_table

PEOPLE = ("Anna", "Boris", "Clara", "Dorothea the Great", "Emil", "Fritz", "Gerda")
NAMES: dict[str, str] = dict(zip(LETTERS, PEOPLE, strict=False))


def drawn(table: Wallet, seat: int, width: int = 60) -> str:
    out = StringIO()
    Console(file=out, width=width, no_color=True, highlight=False).print(draw(table.view(seat), NAMES))
    return out.getvalue()


def test_the_table_shows_time_coins_cards_and_tokens() -> None:
    fixed = {
        "A.hand": "JS D200 CC",
        "B.hand": "PB E50",
        "A.coin": "7",
        "B.coin": "20",
        "C.coin": "50",
        "hourglasses": "2",
    }
    table = dealt(3, fixed=fixed | {"A.specials": "dispose hide", "C.hand": "MI D50"})
    text = drawn(table, 0)
    assert "Round 1 of 3  ⧗⧗···· 2 left" in text
    assert "▶A Anna (you)" in text
    assert "7c⚑" in text
    assert "ID JS☺" in text
    assert "dollar D200" in text
    assert "props CC!" in text
    assert "● dispose Dispose a Card" in text
    assert "○ hide Secret Compartment" in text
    assert "If it ended now: ✓ innocent 200.07" in text
    assert " ✓ Exactly one ID: John Smith  WAL-VERDICT-2" in text
    said(table, "A play dispose B CC")
    assert any("B Boris" in line and "CC!" in line for line in drawn(table, 0).splitlines())
    assert "CC!" not in drawn(table, 2)
    assert "Your hand" not in drawn(table, ONLOOKER)


def test_the_checklist_ticks_and_crosses() -> None:
    table = dealt(2, {"specials": "off"}, fixed={"A.hand": "PG D100 E100 P100 CC", "A.coin": "1"})
    lines = drawn(table, 0).splitlines()
    assert " ✗ A Credit Card, and no John Smith  WAL-CC-1" in lines
    assert " ✓ 300.01 of 500 with the coin  WAL-PG-1" in lines
    assert " ✗ No jewelry, and a Party Girl needs some  WAL-PG-1" in lines
    assert "   The first cross decides." in lines


@pytest.mark.parametrize("seed", range(10))
def test_any_table_can_be_drawn_within_sixty_columns(seed: int) -> None:
    table = some_table(seed, listen=True)
    for number, (seat, _) in enumerate(played(table, seed)):
        if number % 6 == 0:
            for viewer in (seat, ONLOOKER):
                assert all(len(line.rstrip()) <= 60 for line in drawn(table, viewer).splitlines())
    assert drawn(table, 0)
    out = StringIO()
    events = [event for event in (e.seen_by(EYE) for e in table.log or []) if event is not None]
    Console(file=out, width=80, no_color=True).print(truth(events, NAMES))
    assert out.getvalue().count("round ") == len(table.reports)


@pytest.mark.parametrize(("identity", "poison"), [("PO", False), ("JS", True)])
def test_the_truth_names_hidden_cards_and_poison(identity: str, poison: bool) -> None:
    """A Badge is poison for John Smith, and does a Police Officer good."""
    fixed = {"A.hand": "JS PB D50", "B.hand": f"{identity} D100", "A.specials": "dispose hide", "B.specials": "double"}
    table = dealt(2, {"rounds": "1"}, fixed=fixed | {"A.coin": "1", "hourglasses": "2"}, listen=True)
    said(table, "A play dispose B PB", "A flip", "B flip", "A done", "B done", "A play hide D50", "B done")
    said(table, "B lose 1" if poison else "B search A")
    out = StringIO()
    events = [event for event in (e.seen_by(EYE) for e in table.log or []) if event is not None]
    Console(file=out, width=80, no_color=True).print(truth(events, NAMES))
    assert "hid D50" in out.getvalue()
    assert ("Poison: Anna gave Boris PB" in out.getvalue()) == poison
    assert "double" in out.getvalue()
