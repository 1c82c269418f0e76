"""Pecunia Olet between rounds: money, what fakes will fetch, and what the presses will still print."""

from __future__ import annotations

from kickback.bots.values import Features
from kickback.engine.table import Table
from kickback.games.pecunia_olet import lots
from kickback.games.pecunia_olet.components import GODFATHER, PRINTED, QUALITY
from kickback.games.pecunia_olet.table import PecuniaOlet

RANKS = True
CHAPTERS = 1
STEPS = 14
ROUND = 3.6  # steps of the officer


def chapter(table: Table) -> int:
    assert isinstance(table, PecuniaOlet)
    return table.round


def features(table: Table) -> Features:
    assert isinstance(table, PecuniaOlet)
    last = table.rules.board.last
    special = table.rules.board.special
    rounds = (last - table.officer) / ROUND
    late = table.officer / last
    near = 0.0  # how close the next Godfather is
    if table.officer < last:
        ahead = table.officer + 1
        while special[ahead] != GODFATHER:
            ahead += 1
        near = 0.5 ** (ahead - table.officer)
    rates = PRINTED.fence_rates
    found: Features = []
    for seat in range(table.seats):
        held = table.fakes[seat]
        fakes = (lots.ones(held) * rates[0] + lots.twos(held) * rates[1] + lots.threes(held) * rates[2]) / 100
        money = table.total(seat) / 100
        presses = table.printers[seat] * rounds * rates[max(1, QUALITY[table.parts[seat]]) - 1] / 100
        found.append(
            [
                money,
                money * late,
                money * late * late,
                -table.cash[seat] / 100 * near,
                fakes,
                fakes * late,
                presses,
                presses * late,
                float(table.printers[seat] * rounds),
                float(table.diners[seat]) * rounds / 5,
                1.0 if table.jets[seat] else 0.0,
                1.0 if table.pawn == seat else 0.0,
                1.0 if seat in table.lawyers else 0.0,
            ]
        )
    return found


WEIGHTS = (0.684, -0.012, -0.151, 0.076, 0.546, -0.289, 1.104, -0.255, -0.038, 1.077, 0.194, 0.193, 0.487)
