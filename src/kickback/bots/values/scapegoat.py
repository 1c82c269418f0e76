"""Scapegoat between years: Hand Size is everything, good cards and the start are a little more."""

from __future__ import annotations

from kickback.bots.values import Features
from kickback.engine.table import Table
from kickback.games.scapegoat.components import STRENGTH
from kickback.games.scapegoat.table import Scapegoat

RANKS = True
CHAPTERS = 1
STEPS = 40


def chapter(table: Table) -> int:
    assert isinstance(table, Scapegoat)
    return table.round


def features(table: Table) -> Features:
    assert isinstance(table, Scapegoat)
    rungs = table.rules.victory_hand
    found: Features = []
    for seat in range(table.seats):
        size = table.sizes[seat]
        hand = [STRENGTH[card] for card in table.hands[seat].faces]
        best = max(hand, default=0)
        place = (seat - table.start) % table.seats
        found.append(
            [
                size - rungs,
                1.0 if size + 1 >= rungs else 0.0,
                best / 51,
                1.0 if best >= 48 else 0.0,
                sum(1 for strength in hand if strength >= 44) / 4,
                1.0 if place == 0 else 0.0,
                1.0 if place >= table.seats - 2 else 0.0,
            ]
        )
    return found


WEIGHTS = (0.959, 0.149, -0.203, 1.034, 1.252, 0.036, -0.106)
