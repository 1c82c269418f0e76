"""The numbered rules of a game are read from the text that players read."""

from __future__ import annotations

import pytest

from kickback.engine.ledger import Ledger, ledger

RULES = """# A game

- **X-ODD-1** Before any heading.

## Set-up

- **X-SETUP-1** Deal two cards.
Not a clause: **X-SETUP-2** is inside a line.
  - **X-SETUP-3** Neither is one that is indented.
- **X-SETUP-x** Nor one without a number.

## Rulings
- **X-RULING-12** The second card counts.
"""


def test_clauses_in_reading_order_with_their_sections() -> None:
    clauses = Ledger(RULES).clauses
    assert [(clause.id, clause.section, clause.text) for clause in clauses.values()] == [
        ("X-ODD-1", "", "Before any heading."),
        ("X-SETUP-1", "Set-up", "Deal two cards."),
        ("X-RULING-12", "Rulings", "The second card counts."),
    ]
    assert list(clauses) == [clause.id for clause in clauses.values()]
    assert [clause.id for clause in clauses.values() if clause.ruling] == ["X-RULING-12"]
    assert Ledger(RULES).text == RULES


def test_no_number_is_given_twice() -> None:
    with pytest.raises(ValueError, match="X-SETUP-1 twice"):
        Ledger(RULES + "- **X-SETUP-1** Deal three cards.\n")


def test_the_ledger_of_a_game() -> None:
    assert ledger("kickback.games.cut").clauses["CUT-TURN-1"].section
