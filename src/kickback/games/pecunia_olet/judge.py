"""Where a henchman may go and with what: the one judge of placements, asked per space first, then per lot or sum."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.games.pecunia_olet import lots
from kickback.games.pecunia_olet.actions import BARE, FENCE, FINER, FLIGHTS, FLY, LOTS, PASSING, PRINT, SHOP, SIMPLE
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    AIRSTRIP,
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


def barred(table: PecuniaOlet, seat: int, kind: int) -> Ban | None:
    """Why this seat may use no space of this kind, wherever it is, or None."""
    if kind >= AIRLINE:
        if table.strike:
            return GROUNDED
        return None if kind == AIRLINE or table.jets[seat] else NO_JET
    if kind == SUPERMARKET:
        return SHUT if table.banned >= QUALITIES and not table.rules.empty_visits else None
    if kind == PRESS:
        best = QUALITY[table.parts[seat]]
        return None if table.rules.any_quality or table.in_supply(best) else SOLD_OUT
    return None


def priced_out(table: PecuniaOlet, seat: int, space: int) -> Ban | None:
    """Why this seat cannot have what is sold on a market space or the commercial flight, or None."""
    board = table.rules.board
    column = board.column[space]
    dear = board.price[space] > table.cash[seat]
    if column < 0:
        return NO_FARE if dear else None
    card = table.market[column]
    if card == NO_CARD:
        return GAP
    if CARD_KIND[card] == JET and table.jets[seat]:
        return SECOND_JET
    return TOO_DEAR if dear else None


def closed(table: PecuniaOlet, seat: int, space: int) -> Ban | None:
    """Why this seat may not use this space at all, or None."""
    if not table.rules.board.here[space]:
        return OTHER_SIDE
    if table.henchman[space] != NOBODY:
        return TAKEN
    kind = KINDS[space]
    if kind == MARKET:
        return priced_out(table, seat, space)
    ban = barred(table, seat, kind)
    return priced_out(table, seat, space) if ban is None and kind == AIRLINE else ban


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
    """All that a seat whose turn it is may do: exactly what `closed` and `unfit` let pass, asked once per kind."""
    board = table.rules.board
    spread = board.spread
    vacant = ~table.taken
    cash = table.cash[seat]
    price = board.price
    found = [PASSING]
    for space in board.columns:
        if price[space] <= cash and vacant >> space & 1 and priced_out(table, seat, space) is None:
            found.append(SIMPLE[space])  # noqa: PERF401 - twice as fast as a comprehension, compiled or not
    if barred(table, seat, PRESS) is None:
        print_runs(table, seat, spread[PRESS] & vacant, found)
    found += simple(spread[TAX] & vacant)
    held = table.fakes[seat]
    if held or table.rules.empty_visits:
        visits(table, spread[RECEIVER] & vacant, held, found)
        if barred(table, seat, SUPERMARKET) is None:
            visits(table, spread[SUPERMARKET] & vacant, held & ACCEPTED[table.banned], found)
    if barred(table, seat, AIRLINE) is None:
        flights(table, seat, spread[AIRLINE] & vacant, found)
        if barred(table, seat, AIRSTRIP) is None:
            flights(table, seat, spread[AIRSTRIP] & vacant, found)
    return found


def print_runs(table: PecuniaOlet, seat: int, vacant: int, found: list[Action]) -> None:
    """PEC-PRINT-3: one way to print, or one for each quality."""
    if not table.rules.any_quality:
        found += simple(vacant)
        return
    for space in spaces_in(vacant):
        found += [action for action in FINER[space] if unfit_quality(table, seat, action.b) is None]


def visits(table: PecuniaOlet, vacant: int, offer: int, found: list[Action]) -> None:
    """PEC-SHOP-1, -2, PEC-FENCE-1: every lot that can be made of what is offered."""
    found += offers(vacant, offer)
    if table.rules.empty_visits:
        found += [BARE[space] for space in spaces_in(vacant)]


def flights(table: PecuniaOlet, seat: int, vacant: int, found: list[Action]) -> None:
    """PEC-RULING-26: every sum the seat may keep."""
    for space in spaces_in(vacant):
        left = table.cash[seat] - table.rules.board.price[space]
        if left < 0:
            continue
        listed = FLIGHTS[space]
        most = min(left + table.account[seat], PRINTED.box) // STEP
        if table.rules.empty_suitcase:
            found += listed[: most + 1]
        else:
            found += listed[: min(left // STEP, most + 1)]
            found += listed[left // STEP + 1 : most + 1]


# Lists that many positions share are made once. They are emptied before they could fill the memory of a long run.
LISTED: Final[dict[int, list[Action]]] = {}
MOST_LISTED: Final = 20000
SPREAD: Final[dict[int, list[int]]] = {}


def spaces_in(vacant: int) -> list[int]:
    """The spaces of a set, a bit each."""
    found = SPREAD.get(vacant)
    if found is None:
        found = [space for space in range(len(KINDS)) if vacant >> space & 1]
        SPREAD[vacant] = found
    return found


def simple(vacant: int) -> list[Action]:
    """The one action of each of these spaces."""
    found = LISTED.get(vacant)
    if found is None:
        found = remember(vacant, [SIMPLE[space] for space in spaces_in(vacant)])
    return found


def offers(vacant: int, offer: int) -> list[Action]:
    """Every lot of one note or more within what is offered, on each of these spaces."""
    key = offer << len(KINDS) | vacant
    found = LISTED.get(key)
    if found is None:
        found = remember(key, [a for s in spaces_in(vacant) for a in LOTS[s] if lots.within(a.b, offer)])
    return found


def remember(key: int, found: list[Action]) -> list[Action]:
    if len(LISTED) >= MOST_LISTED:
        LISTED.clear()
    LISTED[key] = found
    return found
