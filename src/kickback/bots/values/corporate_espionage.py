"""Corporate Espionage between turns: who is still there, with how much cash, how much in play, and what flows in."""

from __future__ import annotations

from kickback.bots.values import Features
from kickback.engine.table import Table
from kickback.games.corporate_espionage.table import Market, income, overhead

RANKS = True
CHAPTERS = 2
STEPS = 120


def chapter(table: Table) -> int:
    assert isinstance(table, Market)
    return table.calendar.turn


def features(table: Table) -> Features:
    assert isinstance(table, Market)
    living = [seat for seat in range(table.seats) if table.living(seat)]
    worths = [table.worth(seat) for seat in range(table.seats)]
    richest = max(worths[seat] for seat in living)
    found: Features = []
    for seat in range(table.seats):
        if seat not in living:
            found.append([1.0] + [0.0] * 7)
            continue
        bank = table.accounts.banks[seat]
        found.append(
            [
                0.0,
                min(bank, 40) / 20,
                1.0 if bank < 3 + table.calendar.round else 0.0,
                worths[seat] / 40,
                worths[seat] / max(1, richest),
                (income(table, seat) - overhead(table, seat)) / 5,
                len(table.in_play.boards[seat]) / 5,
                len(table.zones.hands[seat].faces) / 5,
            ]
        )
    return found


WEIGHTS = (-2.408, 0.402, -0.319, 2.278, -1.283, 0.000, 0.402, 0.605)
