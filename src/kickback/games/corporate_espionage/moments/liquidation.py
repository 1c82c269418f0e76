"""Selling assets."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import NOT_AN_ASSET
from kickback.games.corporate_espionage.components import sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.table import NOBODY, SOLD, Market, Permanent, slots_of


def sell(table: Market, seat: int, permanent: Permanent, clause: str) -> None:
    """CES-LIQ-1: the asset goes to its owner's pile and half its printed cost, rounded up, to the seller's bank."""
    value = sold_for(permanent.card.cost)
    table.discard(permanent)
    table.accounts.change(seat, value, SOLD)
    table.calendar.news += 1
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "card": table.mark(permanent.code, seat), "amount": value}
        table.tell("liquidated", clause, facts)


def sellable(table: Market, seat: int, action: Move) -> Ban | None:
    found = table.in_play.referred(seat, action.card)
    return None if found is not None and found.card.type == w.ASSET else NOT_AN_ASSET


def sales(table: Market, seat: int) -> list[Move]:
    """One `liquidate` for each distinct asset."""
    board = table.in_play.boards[seat]
    assets = [permanent for permanent in board if permanent.card.type == w.ASSET]
    if not assets:
        return []
    book = table.card_set.book
    slots = slots_of(assets, board, table.calendar.turn)
    return [book.in_play(seat, a.LIQUIDATE, slot, reference, NOBODY) for slot, reference in slots]
