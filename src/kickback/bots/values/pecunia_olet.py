"""Pecunia Olet between rounds: money, what fakes will fetch, and what the presses will still print."""

from __future__ import annotations

from kickback.bots.values import Features
from kickback.engine.table import Table
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import GODFATHER, PRINTED, QUALITY
from kickback.games.pecunia_olet.table import PecuniaOlet

RANKS = True
CHAPTERS = 1
STEPS = 14
ROUND = 3.6  # steps of the officer


def chapter(table: Table) -> int:
    assert isinstance(table, PecuniaOlet)
    return table.round.number


def features(table: Table) -> Features:
    assert isinstance(table, PecuniaOlet)
    last = table.rules.board.last
    special = table.rules.board.special
    money = table.money
    equipment = table.equipment
    officer = table.police.officer
    rounds = (last - officer) / ROUND
    late = officer / last
    near = 0.0  # how close the next Godfather is
    if officer < last:
        ahead = officer + 1
        while special[ahead] != GODFATHER:
            ahead += 1
        near = 0.5 ** (ahead - officer)
    rates = PRINTED.fence_rates
    found: Features = []
    for seat in range(table.seats):
        held = money.fakes[seat]
        fakes = (
            fake_notes.ones(held) * rates[0] + fake_notes.twos(held) * rates[1] + fake_notes.threes(held) * rates[2]
        ) / 100
        owned = money.total(seat) / 100
        presses = equipment.printers[seat] * rounds * rates[max(1, QUALITY[equipment.parts[seat]]) - 1] / 100
        found.append(
            [
                owned,
                owned * late,
                owned * late * late,
                -money.cash[seat] / 100 * near,
                fakes,
                fakes * late,
                presses,
                presses * late,
                float(equipment.printers[seat] * rounds),
                float(equipment.diners[seat]) * rounds / 5,
                1.0 if equipment.jets[seat] else 0.0,
                1.0 if table.round.pawn == seat else 0.0,
                1.0 if seat in equipment.lawyers else 0.0,
            ]
        )
    return found


WEIGHTS = (0.684, -0.012, -0.151, 0.076, 0.546, -0.289, 1.104, -0.255, -0.038, 1.077, 0.194, 0.193, 0.487)
