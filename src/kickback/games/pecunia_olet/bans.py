"""Every reason why something may not be done in Pecunia Olet.

Placements are judged per space first (`closed`), then per lot or sum (`unfit`).
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import FENCE, FIRST, FLY, LAUNDER, LIFT, PRINT, SHOP
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
    STEP,
    SUPERMARKET,
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

# Out of turn, or at the wrong time.
WAIT_YOUR_TURN: Final = Ban("PEC-ROUND-1", "it is not your turn", "turns go clockwise, one henchman at a time")
LAST_ORDER: Final = Ban("PEC-END-5", "it is not your turn to play a last henchman")
GREAT_FIRST: Final = Ban("PEC-LAW-1", "now the owner of the Great Lawyer may lift a henchman")
BAD_NEXT: Final = Ban("PEC-LAW-4", "now the owner of the Bad Lawyer may lift a henchman")
LIFT_FIRST: Final = Ban("PEC-LAW-1", "your lawyer lifts a henchman before it is placed anew", "say which, or pass")
NOT_YOURS: Final = Ban("PEC-LAW-1", "your lawyer lifts only a henchman of yours that stands on the board")
NO_LAWYER_YET: Final = Ban("PEC-LAW-6", "lawyers do nothing before the end")
AFTER_THE_LAST: Final = Ban("PEC-LAW-1", "lawyers wait until the last henchmen are played")
ALREADY_LIFTED: Final = Ban("PEC-RULING-21", "a henchman is lifted already", "place it or pass")
LEFT_BARE: Final = Ban("PEC-RULING-19", "there is no card above that space, and none comes any more")
DINERS_LATER: Final = Ban("PEC-REND-7", "diners work at the end of a round")
FIRST_IS_KNOWN: Final = Ban("PEC-SETUP-6", "the starting player is known")
HOST_CHOOSES: Final = Ban("PEC-SETUP-6", "seat A names the starting player, one seat of this table")
NO_TIE: Final = Ban("PEC-SCORE-6", "there is no tie to settle")
TIED: Final = Ban("PEC-SCORE-6", "the game ended in a tie", "say 'again' or 'enough', once")
DINERS_FIRST: Final = Ban("PEC-REND-8", "the diners work before the new round begins")
NOT_ASKED: Final = Ban("PEC-RULING-8", "your diners leave you nothing to choose, or you have chosen")
TOO_FEW: Final = Ban("PEC-DINER-3", "every diner changes a fake as long as you have some")
TOO_MANY: Final = Ban("PEC-DINER-1", "each diner changes one fake")
FINISHED: Final = Ban("PEC-GOAL-3", "the officer has arrived and the game is over")


def barred(table: PecuniaOlet, seat: int, kind: int) -> Ban | None:
    """Why this seat may use no space of this kind, wherever it is, or None."""
    if kind >= AIRLINE:
        if table.strike:
            return GROUNDED
        return None if kind == AIRLINE or table.equipment.jets[seat] else NO_JET
    if kind == SUPERMARKET:
        return SHUT if table.police.banned >= QUALITIES and not table.rules.empty_visits else None
    if kind == PRESS:
        best = QUALITY[table.equipment.parts[seat]]
        return None if table.rules.any_quality or table.in_supply(best) else SOLD_OUT
    return None


def unsold(table: PecuniaOlet, seat: int, column: int) -> Ban | None:
    """Why this seat cannot have the card in that column of the market at any price, or None."""
    card = table.market.row[column]
    if card == NO_CARD:
        return GAP
    return SECOND_JET if CARD_KIND[card] == JET and table.equipment.jets[seat] else None


def closed(table: PecuniaOlet, seat: int, space: int) -> Ban | None:
    """Why this seat may not use this space at all, or None."""
    board = table.rules.board
    if not board.here[space]:
        return OTHER_SIDE
    if table.henchmen.on[space] != NOBODY:
        return TAKEN
    kind = KINDS[space]
    ban = unsold(table, seat, board.column[space]) if kind == MARKET else barred(table, seat, kind)
    if ban is None and board.price[space] > table.money.cash[seat]:
        return TOO_DEAR if kind == MARKET else NO_FARE
    return ban


def unfit(table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
    """Why this seat may not do it like that on a space that is open to it, or None."""
    verb = action.verb
    if verb == FLY:
        left = table.money.cash[seat] - table.rules.board.price[action.a]
        keep = action.b
        if keep > left + table.money.account[seat] or keep > PRINTED.box or keep % STEP:
            return KEEP
        return MOVE_SOMETHING if keep == left and not table.rules.empty_suitcase else None
    if verb == FENCE:
        count = fake_notes.size(action.b)
        if count > PRINTED.fence_most or (count == 0 and not table.rules.empty_visits):
            return FENCE_COUNT
        return None if fake_notes.within(action.b, table.money.fakes[seat]) else NOT_HELD
    if verb == SHOP:
        return unfit_for_shop(table, seat, action.b)
    if verb == PRINT:
        return unfit_quality(table, seat, action.b)
    return None


def unfit_for_shop(table: PecuniaOlet, seat: int, lot: int) -> Ban | None:
    """PEC-SHOP-1, -2, -4: the closed door first, then what is wrong with the lot."""
    count = fake_notes.size(lot)
    if count and table.police.banned >= QUALITIES:
        return SHUT
    if count > PRINTED.shop_most or (count == 0 and not table.rules.empty_visits):
        return SHOP_COUNT
    if count and fake_notes.worst(lot) <= table.police.banned:
        return DETECTED
    return None if fake_notes.within(lot, table.money.fakes[seat]) else NOT_HELD


def unfit_quality(table: PecuniaOlet, seat: int, quality: int) -> Ban | None:
    """PEC-PRINT-3: the best and nothing else, unless the table lets the owner choose."""
    if not table.rules.any_quality:
        return BEST_ONLY if quality else None
    if quality == 0:
        return NAME_QUALITY
    if quality > QUALITY[table.equipment.parts[seat]]:
        return TOO_FINE
    return None if table.in_supply(quality) else SOLD_OUT


def unfit_for_diners(table: PecuniaOlet, seat: int, lot: int) -> Ban | None:
    """PEC-DINER-1, -3: one fake for each diner, out of more than that."""
    count = fake_notes.size(lot)
    diners = table.equipment.diners[seat]
    if count != diners:
        return TOO_FEW if count < diners else TOO_MANY
    return None if fake_notes.within(lot, table.money.fakes[seat]) else NOT_HELD


def out_of_place(verb: int, lawyers: Ban) -> Ban:
    """Why something that is no placement cannot be said while henchmen are placed."""
    if verb == LAUNDER:
        return DINERS_LATER
    if verb == LIFT:
        return lawyers
    return FIRST_IS_KNOWN if verb == FIRST else NO_TIE
