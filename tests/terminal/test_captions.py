"""What the board says as things happen: every reader is told it in words of their own."""

from __future__ import annotations

import pytest

from kickback.engine.plain import Facts
from kickback.games import NAMES
from kickback.terminal.captions import caption
from kickback.terminal.texts import Voice
from tests.terminal.games import moments

CALLED = {"A": "Nadia", "B": "Boris", "C": "Clara", "D": "Dev"}


def to(seat: str) -> Voice:
    return Voice("embezzlement", CALLED, seat)


def test_an_audit_is_told_to_payer_auditor_and_the_others() -> None:
    event: Facts = {
        "kind": "audited", "clause": "EMB-AUDIT-7", "seat": "A", "by": "B", "year": 5, "invoice": 3, "value": "3",
        "paid": 5, "found": "overpaid", "gap": 2, "settles": 12,
    }  # fmt: skip
    assert caption(event, to("A")) == "It was a 3: your 2 caps are gone. It stays, face up and empty, until turn 12."
    assert caption(event, to("B")).startswith("It was a 3, paid 5.")
    assert "You pay 1 cap" in caption(event | {"found": "correct", "paid": 3, "gap": 0}, to("B"))
    assert "Boris pays 1 cap" in caption(event | {"found": "correct", "paid": 3, "gap": 0}, to(""))


def test_a_trade_is_told_from_both_sides_and_its_value_to_whoever_sees_it() -> None:
    event: Facts = {
        "kind": "traded", "clause": "EMB-TRADE-2", "seat": "A", "with": "B", "year": 5, "gave": 4, "got": 1,
        "gave-mark": "plain", "got-mark": "plain", "gave-invoice": 1, "got-invoice": 2,
    }  # fmt: skip
    assert caption(event | {"value": "2"}, to("A")) == "Year 5: you gave 4 caps and got 1 cap. It is a 2."
    assert caption(event, to("B")) == "Year 5: you gave 1 cap and got 4 caps. You have not seen it."
    assert caption(event, to("C")) == "Year 5: Nadia gave 4 caps and got 1 cap."


@pytest.mark.parametrize("game", NAMES)
def test_every_caption_of_whole_games_can_be_said_to_everybody(game: str) -> None:
    found: set[str] = set()
    for seed in range(2):
        last = [table for table, _ in moments(game, seed, most=700)][-1]
        for seat in ("", *last.names):
            found |= {line.caption for line in last.lines(seat) if line.caption}
    assert len(found) > 10 or game not in ("embezzlement", "scapegoat")
    assert not any("{" in said for said in found)
