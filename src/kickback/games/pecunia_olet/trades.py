"""Fakes against real money: what the table sees of a trade, and what it remembers."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import SPACES
from kickback.games.pecunia_olet.memory import sold_openly, traded
from kickback.games.pecunia_olet.table import PecuniaOlet

NOWHERE = -1  # a diner's trade needs no space


def trade(table: PecuniaOlet, seat: int, kind: int, lot: int, due: int, beside: int) -> int:
    """Fakes against money; the ledger keeps what the table saw of it. Returns what was paid."""
    paid = table.payout(due)
    table.hand_over(seat, lot)
    table.money.receive(seat, paid)
    if table.rules.full_log:
        table.memory.add(sold_openly(seat, paid, lot))
    else:
        table.memory.add(traded(kind, seat, paid, fake_notes.size(lot), beside))
    return paid


def tell_trade(
    table: PecuniaOlet, kind: str, clause: str, seat: int, space: int, lot: int, due: int, paid: int
) -> None:
    """PEC-RULING-7: number and money are public, the qualities and what they are worth only where the log is full."""
    facts: Facts = {"seat": letter(seat), "notes": fake_notes.size(lot), "paid": paid}
    if space != NOWHERE:
        facts["space"] = SPACES[space]
    seen: Facts = {"lot": fake_notes.written(lot), "due": due}
    if table.rules.full_log:
        table.tell(kind, clause, facts | seen)
    else:
        table.tell(kind, clause, facts, {seat: seen})
