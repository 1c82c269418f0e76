"""Every reason why something may not be done in Pecunia Olet; the texts are `ban-<id>` in the message files.

Placements are judged per space first (`closed`), then per lot or sum (`unfit`).
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Verb
from kickback.engine.bans import Ban
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import FENCE, FIRST, FLY, LAUNDER, LIFT, SHOP, Move
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

OTHER_SIDE: Final = Ban("other-side", "PEC-SETUP-1")
TAKEN: Final = Ban("taken", "PEC-ROUND-2")
GAP: Final = Ban("gap", "PEC-BUY-1")
SECOND_JET: Final = Ban("second-jet", "PEC-BUY-6")
TOO_DEAR: Final = Ban("too-dear", "PEC-BUY-4")
SOLD_OUT: Final = Ban("sold-out", "PEC-RULING-11")
BEST_ONLY: Final = Ban("best-only", "PEC-PRINT-3")
NAME_QUALITY: Final = Ban("name-quality", "PEC-PRINT-3")
TOO_FINE: Final = Ban("too-fine", "PEC-PRINT-2")
SHUT: Final = Ban("shut", "PEC-SHOP-4")
SHOP_COUNT: Final = Ban("shop-count", "PEC-SHOP-1")
DETECTED: Final = Ban("detected", "PEC-SHOP-2")
FENCE_COUNT: Final = Ban("fence-count", "PEC-FENCE-1")
NOT_HELD: Final = Ban("not-held", "PEC-FAKE-2")
GROUNDED: Final = Ban("grounded", "PEC-STRIKE-1")
NO_FARE: Final = Ban("no-fare", "PEC-FLY-6")
NO_JET: Final = Ban("no-jet", "PEC-FLY-3")
KEEP: Final = Ban("keep", "PEC-RULING-26")
MOVE_SOMETHING: Final = Ban("move-something", "PEC-FLY-1")
NOTHING_TO_MOVE: Final = Ban("nothing-to-move", "PEC-FLY-1")

# Out of turn, or at the wrong time.
WAIT_YOUR_TURN: Final = Ban("wait-your-turn", "PEC-ROUND-1")
LAST_ORDER: Final = Ban("last-order", "PEC-END-5")
GREAT_FIRST: Final = Ban("great-first", "PEC-LAW-1")
BAD_NEXT: Final = Ban("bad-next", "PEC-LAW-4")
LIFT_FIRST: Final = Ban("lift-first", "PEC-LAW-1")
NOT_YOURS: Final = Ban("not-yours", "PEC-LAW-1")
NO_LAWYER_YET: Final = Ban("no-lawyer-yet", "PEC-LAW-6")
AFTER_THE_LAST: Final = Ban("after-the-last", "PEC-LAW-1")
ALREADY_LIFTED: Final = Ban("already-lifted", "PEC-RULING-21")
LEFT_BARE: Final = Ban("left-bare", "PEC-RULING-19")
DINERS_LATER: Final = Ban("diners-later", "PEC-REND-7")
FIRST_IS_KNOWN: Final = Ban("first-is-known", "PEC-SETUP-6")
HOST_CHOOSES: Final = Ban("host-chooses", "PEC-SETUP-6")
NOBODY_SITS_THERE: Final = Ban("nobody-sits-there", "PEC-SETUP-6")
STANDING_ONLY: Final = Ban("standing-only", "PEC-RULING-18")
NO_DEALINGS: Final = Ban("no-dealings", "PEC-RULING-23")
NO_TIE: Final = Ban("no-tie", "PEC-SCORE-6")
TIED: Final = Ban("tied", "PEC-SCORE-6")
DINERS_FIRST: Final = Ban("diners-first", "PEC-REND-8")
NOT_ASKED: Final = Ban("not-asked", "PEC-RULING-8")
TOO_FEW: Final = Ban("too-few", "PEC-DINER-3")
TOO_MANY: Final = Ban("too-many", "PEC-DINER-1")
FINISHED: Final = Ban("finished", "PEC-GOAL-3")

# What people look for and no notation says: only in a prompt's locked choices.
NOTHING_TO_EXCHANGE: Final = Ban("nothing-to-exchange", "PEC-SHOP-1")
NOTHING_TO_SELL: Final = Ban("nothing-to-sell", "PEC-FENCE-1")


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


def unfit(table: PecuniaOlet, seat: int, move: Move) -> Ban | None:
    """Why this seat may not do it like that on a space that is open to it, or None."""
    verb = move.verb
    if verb is FLY:
        left = table.money.cash[seat] - table.rules.board.price[move.space]
        if not (table.rules.empty_suitcase or left + table.money.account[seat]):
            return NOTHING_TO_MOVE
        if move.cash > left + table.money.account[seat] or move.cash > PRINTED.box or move.cash % STEP:
            return KEEP
        return None if move.cash != left or table.rules.empty_suitcase else MOVE_SOMETHING
    if verb is FENCE:
        count = fake_notes.size(move.lot)
        if count > PRINTED.fence_most or (count == 0 and not table.rules.empty_visits):
            return FENCE_COUNT
        return None if fake_notes.within(move.lot, table.money.fakes[seat]) else NOT_HELD
    if verb is SHOP:
        return unfit_for_shop(table, seat, move.lot)
    return unfit_quality(table, seat, move.quality) if KINDS[move.space] == PRESS else None


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


def out_of_place(verb: Verb, lawyers: Ban) -> Ban:
    """Why something that is no placement cannot be said while henchmen are placed."""
    if verb is LAUNDER:
        return DINERS_LATER
    if verb is LIFT:
        return lawyers
    return FIRST_IS_KNOWN if verb is FIRST else NO_TIE
