"""Where a henchman may go and with what: the one judge of placements, asked per space first, then per lot or sum."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.games.pecunia_olet import lots
from kickback.games.pecunia_olet.actions import BARE, FENCE, FINER, FLIGHTS, FLY, LOTS, PASSING, PRINT, SHOP, SIMPLE
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    CARD_KIND,
    JET,
    KINDS,
    MARKET,
    NO_CARD,
    NOBODY,
    PRESS,
    PRINTED,
    QUALITIES,
    QUALITY,
    RECEIVER,
    STEP,
    SUPERMARKET,
    TAX,
)
from kickback.games.pecunia_olet.table import PecuniaOlet

OTHER_SIDE: Final = Ban("PEC-SETUP-1", "that space is on the other side of the board", "two seats use the small side")
TAKEN: Final = Ban("PEC-ROUND-2", "somebody stands there", "choose a space where nobody stands")
GAP: Final = Ban("PEC-BUY-1", "there is no card above that space")
SECOND_JET: Final = Ban("PEC-BUY-6", "you own a private jet already")
TOO_DEAR: Final = Ban("PEC-BUY-4", "your cash does not cover the price", "fakes and the account do not pay here")
SOLD_OUT: Final = Ban("PEC-RULING-11", "no note of that quality is left to print", "wait until some come back")
BEST_ONLY: Final = Ban("PEC-PRINT-3", "you print the best quality you can", "leave the quality out")
NAME_QUALITY: Final = Ban("PEC-PRINT-3", "this table lets you choose the quality", "name it, such as 'print p1 2'")
TOO_FINE: Final = Ban("PEC-PRINT-2", "your components do not make that quality", "buy what is missing")
SHUT: Final = Ban("PEC-SHOP-4", "the supermarket knows every fake and is closed to them")
SHOP_COUNT: Final = Ban("PEC-SHOP-1", f"a visit takes 1 to {PRINTED.shop_most} fakes")
DETECTED: Final = Ban("PEC-SHOP-2", "the supermarket knows one of these qualities", "bring only better ones")
FENCE_COUNT: Final = Ban("PEC-FENCE-1", f"a receiver takes 1 to {PRINTED.fence_most} fakes")
NOT_HELD: Final = Ban("PEC-FAKE-2", "you do not hold all of these fakes")
GROUNDED: Final = Ban("PEC-STRIKE-1", "the air traffic controllers are on strike", "wait until the officer moves on")
NO_FARE: Final = Ban("PEC-FLY-6", "your cash does not cover the fare", "the account cannot pay it")
NO_JET: Final = Ban("PEC-FLY-3", "you own no private jet", "take the commercial flight")
KEEP: Final = Ban("PEC-RULING-26", f"you may keep 0 to all you own after the fare, in steps of {STEP}")
MOVE_SOMETHING: Final = Ban("PEC-FLY-1", "at this table a flight must move something", "keep another sum")

ACCEPTED: Final = (~0, ~lots.MOST, ~(lots.MOST | lots.MOST << lots.BITS), 0)
"""By banned level: which notes of a holding the supermarket still takes."""


def closed(table: PecuniaOlet, seat: int, space: int) -> Ban | None:
    """Why this seat may not use this space at all, or None."""
    board = table.rules.board
    if not board.here[space]:
        return OTHER_SIDE
    if table.henchman[space] != NOBODY:
        return TAKEN
    kind = KINDS[space]
    if kind == MARKET:
        card = table.market[board.column[space]]
        if card == NO_CARD:
            return GAP
        if CARD_KIND[card] == JET and table.jets[seat]:
            return SECOND_JET
        return TOO_DEAR if board.price[space] > table.cash[seat] else None
    if kind == PRESS:
        best = QUALITY[table.parts[seat]]
        return None if table.rules.any_quality or table.in_supply(best) else SOLD_OUT
    if kind == SUPERMARKET:
        return SHUT if table.banned >= QUALITIES and not table.rules.empty_visits else None
    if kind < AIRLINE:
        return None
    if table.strike:
        return GROUNDED
    if kind == AIRLINE:
        return NO_FARE if board.price[space] > table.cash[seat] else None
    return None if table.jets[seat] else NO_JET


def unfit(table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
    """Why this seat may not do it like that on a space that is open to it, or None."""
    verb = action.verb
    if verb == FLY:
        left = table.cash[seat] - table.rules.board.price[action.a]
        keep = action.b
        if keep > left + table.account[seat] or keep > PRINTED.box or keep % STEP:
            return KEEP
        return MOVE_SOMETHING if keep == left and not table.rules.empty_suitcase else None
    if verb == FENCE:
        count = lots.size(action.b)
        if count > PRINTED.fence_most or (count == 0 and not table.rules.empty_visits):
            return FENCE_COUNT
        return None if lots.within(action.b, table.fakes[seat]) else NOT_HELD
    if verb == SHOP:
        return unfit_for_shop(table, seat, action.b)
    if verb == PRINT:
        return unfit_quality(table, seat, action.b)
    return None


def unfit_for_shop(table: PecuniaOlet, seat: int, lot: int) -> Ban | None:
    """PEC-SHOP-1, -2, -4: the closed door first, then what is wrong with the lot."""
    count = lots.size(lot)
    if count and table.banned >= QUALITIES:
        return SHUT
    if count > PRINTED.shop_most or (count == 0 and not table.rules.empty_visits):
        return SHOP_COUNT
    if count and lots.worst(lot) <= table.banned:
        return DETECTED
    return None if lots.within(lot, table.fakes[seat]) else NOT_HELD


def unfit_quality(table: PecuniaOlet, seat: int, quality: int) -> Ban | None:
    """PEC-PRINT-3: the best and nothing else, unless the table lets the owner choose."""
    if not table.rules.any_quality:
        return BEST_ONLY if quality else None
    if quality == 0:
        return NAME_QUALITY
    if quality > QUALITY[table.parts[seat]]:
        return TOO_FINE
    return None if table.in_supply(quality) else SOLD_OUT


def choices(table: PecuniaOlet, seat: int) -> list[Action]:
    """All that a seat whose turn it is may do: exactly what `closed` and `unfit` let pass."""
    rules = table.rules
    board = rules.board
    henchman = table.henchman
    held = table.fakes[seat]
    found = [PASSING]
    for space in board.spaces:
        if henchman[space] != NOBODY or closed(table, seat, space) is not None:
            continue
        kind = KINDS[space]
        if kind in (MARKET, TAX):
            found.append(SIMPLE[space])
        elif kind == PRESS:
            if rules.any_quality:
                found += [a for a in FINER[space] if unfit_quality(table, seat, a.b) is None]
            else:
                found.append(SIMPLE[space])
        elif kind in (SUPERMARKET, RECEIVER):
            if rules.empty_visits:
                found.append(BARE[space])
            offer = held & ACCEPTED[table.banned] if kind == SUPERMARKET else held
            if offer:
                found += lots_within(space, offer)
        else:
            flights(table, seat, space, found)
    return found


def flights(table: PecuniaOlet, seat: int, space: int, found: list[Action]) -> None:
    """PEC-RULING-26: every sum the seat may keep."""
    left = table.cash[seat] - table.rules.board.price[space]
    listed = FLIGHTS[space]
    most = min(left + table.account[seat], PRINTED.box) // STEP
    if table.rules.empty_suitcase:
        found += listed[: most + 1]
    else:
        found += listed[: min(left // STEP, most + 1)]
        found += listed[left // STEP + 1 : most + 1]


OFFERS: Final[dict[int, list[Action]]] = {}


def lots_within(space: int, held: int) -> list[Action]:
    """The lots of one note or more that can be made of a holding; few holdings differ, so each is worked out once."""
    most = PRINTED.shop_most if KINDS[space] == SUPERMARKET else PRINTED.fence_most
    a = min(lots.ones(held), most)
    b = min(lots.twos(held), most)
    c = min(lots.threes(held), most)
    key = a | b << 4 | c << 8 | space << 12
    found = OFFERS.get(key)
    if found is None:
        offer = lots.lot(a, b, c)
        found = [action for action in LOTS[space] if lots.within(action.b, offer)]
        OFFERS[key] = found
    return found
