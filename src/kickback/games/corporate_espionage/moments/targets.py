"""Whom a company may name, which cards an effect may take, and who chooses among them."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.games.corporate_espionage.bans import A_PARTNER, NAME_A_RIVAL
from kickback.games.corporate_espionage.components import Op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.table import NOBODY, Market, Permanent, counts_as, executive_seats


def naming(table: Market, seat: int, other: int) -> Ban | None:
    """CES-SPY-3: why that company may not be named."""
    if other == seat or other < 0 or not table.living(other):
        return NAME_A_RIVAL
    return A_PARTNER if table.agreements.pacts and table.agreements.partners(seat, other) else None


def nameable(table: Market, seat: int) -> list[int]:
    """The rivals a company may name, clockwise."""
    found = table.companies.rivals_of(seat)
    if table.agreements.pacts:
        found = [other for other in found if not table.agreements.partners(seat, other)]
    return found


def hittable(table: Market, op: Op, actor: int, victim: int) -> list[Permanent]:
    """The cards of a company that a fire, destroy, steal or bounce may take, oldest first."""
    kind = w.ASSET if op.do == w.DESTROY else op.what
    found = [
        permanent
        for permanent in table.in_play.boards[victim]
        if counts_as(permanent.card.type, kind) and (op.upto == w.NO_LIMIT or permanent.card.cost <= op.upto)
    ]
    if op.do == w.STEAL and table.in_play.executives(actor) >= executive_seats(table, actor):
        found = [permanent for permanent in found if permanent.card.type != w.EXECUTIVE]  # CES-OWN-6
    return found


def chooser(op: Op, actor: int, victim: int, victim_picks_fired: bool) -> int:
    """Who picks the card, or NOBODY for luck."""
    pick = op.chosen_by
    if op.do == w.FIRE and op.pick == w.NO_PICK and victim_picks_fired:
        pick = w.PICK_VICTIM
    if pick == w.PICK_RANDOM:
        return NOBODY
    return victim if pick == w.PICK_VICTIM else actor
