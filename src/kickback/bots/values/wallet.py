"""Wallet: points in tokens, and while a round lasts, how close each hand is to being innocent and rich."""

from __future__ import annotations

from kickback.bots.values import Features
from kickback.bots.wallet import plan_for
from kickback.engine.table import Table
from kickback.games.wallet.table import Wallet

RANKS = False
CHAPTERS = 1
STEPS = 12


def chapter(table: Table) -> int:
    assert isinstance(table, Wallet)
    return table.round.number


def features(table: Table) -> Features:
    assert isinstance(table, Wallet)
    rules = table.rules
    late = (table.round.number - 1) / rules.rounds
    time = table.round.hourglasses / rules.hourglasses
    found: Features = []
    for seat in range(table.seats):
        points = sum(table.tokens.own[seat])
        plan = plan_for(table.cards.hands[seat])
        moves = len(plan.shed) + plan.lacks
        rich = plan.wealth / 500
        found.append(
            [
                points / 4,
                points / 4 * late,
                len(table.tokens.own[seat]) / 4,
                float(plan.innocent),
                rich if plan.innocent else 0.0,
                (1.0 - time) * rich if plan.innocent else 0.0,
                float(-min(moves, 4)) * (1.0 - time),
                float(-min(moves, 4)) * time,
                len(table.specials.down[seat]) / 2,
            ]
        )
    return found


WEIGHTS = (0.380, 1.876, 0.574, -0.813, 1.121, 0.719, 0.462, 0.131, -0.040)
