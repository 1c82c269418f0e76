"""Embezzlement between turns: Caps in the stash, what the years on the board will bring or cost, and cards."""

from __future__ import annotations

from kickback.bots.values import Features
from kickback.engine.table import Table
from kickback.games.embezzlement.components import (
    AUDIT,
    AUDITED,
    BLACKMAIL,
    BLANK,
    BRIBE,
    OFF_RECORD,
    OTR,
    TRADE,
    TRAP,
    TRAP_FINE,
    TYPES,
    WORTH,
    YEARS,
)
from kickback.games.embezzlement.table import Embezzlement

RANKS = False
CHAPTERS = 1
STEPS = 60
LEFT = 0.3  # what audits and blackmail leave of a profit in the open (measured between heuristic players)
SAFE = 0.8  # the same for one off the record, and for debts


def chapter(table: Table) -> int:
    assert isinstance(table, Embezzlement)
    return table.turn.round * table.seats + table.turn.active


def features(table: Table) -> Features:
    assert isinstance(table, Embezzlement)
    to_come = sum(map(len, table.invoices.workloads))
    lying = sum(table.boards.laid)
    late = 1.0 - (2 * to_come + lying) / (2 * to_come + lying + len(table.invoices.kinds) + 1)
    return [seat_features(table, seat, late) for seat in range(table.seats)]


def seat_features(table: Embezzlement, seat: int, late: float) -> list[float]:
    if table.people.out >> seat & 1:
        return [1.0] + [0.0] * 9
    profit = hidden = debt = 0
    for space in range(YEARS * seat, YEARS * seat + YEARS):
        if table.boards.lying[space] == BLANK or table.boards.marks[space] == AUDITED or space == table.turn.paying:
            continue
        kind = table.invoices.kinds[table.boards.lying[space]]
        gain = -TRAP_FINE if kind == TRAP else table.boards.paid[space] - WORTH[kind]
        if gain < 0:
            debt -= gain
        elif table.boards.marks[space] == OFF_RECORD:
            hidden += gain
        else:
            profit += gain
    stash = table.money.stash[seat]
    hand = table.cards.hands[TYPES * seat : TYPES * seat + TYPES]
    worth = (stash + LEFT * profit + SAFE * (hidden - debt)) / 5
    return [
        0.0,
        worth,
        worth * late,
        1.0 if stash < TRAP_FINE else 0.0,
        1.0 if stash < debt else 0.0,
        float(min(1, hand[AUDIT])),
        float(min(1, hand[TRADE])),
        float(min(1, hand[OTR])),
        float(min(1, hand[BLACKMAIL])),
        float(min(1, hand[BRIBE])),
    ]


# The first one, for a seat that is bust, was fitted with 8s in the box: without them too few go bust to tell.
WEIGHTS = (-1.030, -0.002, 2.955, -0.254, 0.012, -0.190, 0.181, 0.245, 0.150, 0.195)
