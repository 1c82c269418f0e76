"""Random play: the baseline of roll-outs, soaks and benchmarks."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.table import Table


def playout(table: Table, dice: Chance, most: int = 1_000_000) -> int:
    """Any legal answer of any asked seat, until the game is over or so many decisions are made; returns how many."""
    decisions = 0
    waiting = table.waiting()
    while waiting and decisions < most:
        seat = waiting[0] if len(waiting) == 1 else waiting[dice.below(len(waiting))]
        legal = table.legal(seat)
        table.act(seat, legal[0] if len(legal) == 1 else legal[dice.below(len(legal))])
        decisions += 1
        waiting = table.waiting()
    return decisions
