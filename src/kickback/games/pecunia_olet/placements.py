"""Every placement a seat may make now: exactly what `bans` lets pass, asked once per kind of space."""

from __future__ import annotations

from typing import Final

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BARE, FINER, FLIGHTS, LOTS, PASSING, SIMPLE, Move
from kickback.games.pecunia_olet.bans import barred, unfit_quality, unsold
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    AIRSTRIP,
    KINDS,
    PRESS,
    PRINTED,
    RECEIVER,
    STEP,
    SUPERMARKET,
    TAX,
)
from kickback.games.pecunia_olet.table import PecuniaOlet

ACCEPTED: Final = [~0, ~fake_notes.MOST, ~(fake_notes.MOST | fake_notes.MOST << fake_notes.BITS), 0]
"""By banned level: which notes of a holding the supermarket still takes."""


def choices(table: PecuniaOlet, seat: int) -> list[Move]:
    """All that a seat whose turn it is may do: exactly what `closed` and `unfit` let pass, asked once per kind."""
    board = table.rules.board
    spread = board.spread
    money = table.money
    vacant = ~table.henchmen.taken
    cash = money.cash[seat]
    price = board.price
    found = [PASSING]
    for column, space in enumerate(board.columns):
        if price[space] <= cash and vacant >> space & 1 and unsold(table, seat, column) is None:
            found.append(SIMPLE[space])
    if barred(table, seat, PRESS) is not None:
        found += simple(spread[TAX] & vacant)
    elif table.rules.any_quality:
        print_runs(table, seat, spread[PRESS] & vacant, found)
        found += simple(spread[TAX] & vacant)
    else:
        found += simple((spread[PRESS] | spread[TAX]) & vacant)
    held = money.fakes[seat]
    if held or table.rules.empty_visits:
        visits(table, spread[RECEIVER] & vacant, held, found)
        if barred(table, seat, SUPERMARKET) is None:
            visits(table, spread[SUPERMARKET] & vacant, held & ACCEPTED[table.police.banned], found)
    if barred(table, seat, AIRLINE) is None:
        flights(table, seat, spread[AIRLINE] & vacant, found)
        if barred(table, seat, AIRSTRIP) is None:
            flights(table, seat, spread[AIRSTRIP] & vacant, found)
    return found


def print_runs(table: PecuniaOlet, seat: int, vacant: int, found: list[Move]) -> None:
    """PEC-PRINT-3: one way to print for each quality (`print-quality` = choose)."""
    for space in spaces_in(vacant):
        found += [move for move in FINER[space] if unfit_quality(table, seat, move.quality) is None]


def visits(table: PecuniaOlet, vacant: int, offer: int, found: list[Move]) -> None:
    """PEC-SHOP-1, -2, PEC-FENCE-1: every lot that can be made of what is offered."""
    found += offers(vacant, offer)
    if table.rules.empty_visits:
        found += [BARE[space] for space in spaces_in(vacant)]


def flights(table: PecuniaOlet, seat: int, vacant: int, found: list[Move]) -> None:
    """PEC-RULING-26: every sum the seat may keep."""
    cash = table.money.cash[seat]
    owned = cash + table.money.account[seat]
    for space in spaces_in(vacant):
        fare = table.rules.board.price[space]
        left = cash - fare
        if left < 0:
            continue
        listed = FLIGHTS[space]
        most = min(owned - fare, PRINTED.box) // STEP
        if table.rules.empty_suitcase:
            found += listed[: most + 1]
        else:
            found += listed[: left // STEP]
            found += listed[left // STEP + 1 : most + 1]


# Lists that many positions share are made once. They are emptied before they could fill the memory of a long run.
LISTED: Final[dict[int, list[Move]]] = {}
MOST_LISTED: Final = 20000
SPREAD: Final[dict[int, list[int]]] = {}


def spaces_in(vacant: int) -> list[int]:
    """The spaces of a set, a bit each."""
    found = SPREAD.get(vacant)
    if found is None:
        found = [space for space in range(len(KINDS)) if vacant >> space & 1]
        SPREAD[vacant] = found
    return found


def simple(vacant: int) -> list[Move]:
    """The one action of each of these spaces."""
    found = LISTED.get(vacant)
    if found is None:
        found = remember(vacant, [SIMPLE[space] for space in spaces_in(vacant)])
    return found


def offers(vacant: int, offer: int) -> list[Move]:
    """Every lot of one note or more within what is offered, on each of these spaces."""
    key = offer << len(KINDS) | vacant
    found = LISTED.get(key)
    if found is None:
        found = remember(key, [m for s in spaces_in(vacant) for m in LOTS[s] if fake_notes.within(m.lot, offer)])
    return found


def remember(key: int, found: list[Move]) -> list[Move]:
    if len(LISTED) >= MOST_LISTED:
        LISTED.clear()
    LISTED[key] = found
    return found
