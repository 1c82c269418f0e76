"""The payment phase: say a price, and put the Caps down."""

from __future__ import annotations

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.table import Turn
from kickback.games.embezzlement.actions import (
    ANNOUNCE,
    BOOKS,
    FIRST_ANNOUNCE,
    FIRST_PLACE,
    OTR_PAYMENT,
    PLACE,
    PLACE_SOME,
    SEAL,
)
from kickback.games.embezzlement.bans import (
    ALREADY_OTR,
    ANNOUNCE_RANGE,
    AS_ANNOUNCED,
    NOT_HELD,
    PLACE_RANGE,
    PLACE_WORDS,
    SEAL_RANGE,
    SEALED,
    SILENT,
    why_not,
)
from kickback.games.embezzlement.components import LEAST, MOST, OFF_RECORD, OTR, PLAIN, TYPES
from kickback.games.embezzlement.moments.exchange import open_window, play_card
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import PAYMENT_AUDIT, PAYMENT_OTR


class Declare(Turn[Embezzlement]):
    """EMB-PAY-3, -4: announce a value, true or not; or seal the amount where nobody speaks (EMB-HOUSE-12)."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat]
        return book.seal if table.rules.silence else book.actions[FIRST_ANNOUNCE : FIRST_ANNOUNCE + MOST]

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat == self.seat:
            silence = table.rules.silence
            if action.verb == (SEAL if silence else ANNOUNCE):
                if LEAST <= action.a <= MOST:
                    return None
                return SEAL_RANGE if silence else ANNOUNCE_RANGE
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        table.turn.amount = action.a
        if table.rules.silence:
            if table.log is not None:
                facts = table.place_of(table.turn.paying)
                table.tell("sealed", "EMB-HOUSE-12", facts, {seat: {"amount": action.a}})
        else:
            table.lay(seat)
            if table.log is not None:
                table.tell("announced", "EMB-PAY-3", table.place_of(table.turn.paying) | {"amount": action.a})
        table.stack[-1] = Place("place", seat)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        """A constant leaks nothing and never makes an avoidable debt."""
        book = BOOKS[table.seats][seat]
        return book.seal[MOST - 1] if table.rules.silence else book.actions[FIRST_ANNOUNCE + MOST - 1]


class Place(Turn[Embezzlement]):
    """EMB-PAY-6, -10, -11, EMB-OTR-5, EMB-HOUSE-11: put the payment down, or first try to go off the record."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        choices = book[FIRST_PLACE : FIRST_PLACE + MOST] if table.turn.amount == 0 else book[PLACE : PLACE + 1]
        if table.cards.hands[TYPES * seat + OTR] and table.boards.marks[table.turn.paying] == PLAIN:
            choices.append(book[OTR_PAYMENT])
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat == self.seat:
            verb = action.verb
            if verb == PLACE:
                return None if table.turn.amount else PLACE_WORDS
            if verb == PLACE_SOME:
                if table.turn.amount:
                    return SEALED if table.rules.silence else AS_ANNOUNCED
                return None if LEAST <= action.a <= MOST else PLACE_RANGE
            if verb == OTR_PAYMENT:
                if table.boards.marks[table.turn.paying] == OFF_RECORD:
                    return ALREADY_OTR
                return None if table.cards.hands[TYPES * seat + OTR] else NOT_HELD[OTR]
            if verb == ANNOUNCE and table.rules.silence:
                return SILENT
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        if action.verb == OTR_PAYMENT:
            play_card(table, seat, PAYMENT_OTR, HIDDEN, table.turn.paying)
            return
        table.place(table.turn.amount if action.verb == PLACE else action.a)
        table.stack.pop()
        if table.boards.marks[table.turn.paid_now] == PLAIN:
            open_window(table, "audit-payment", PAYMENT_AUDIT)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[PLACE if table.turn.amount else FIRST_PLACE + MOST - 1]
