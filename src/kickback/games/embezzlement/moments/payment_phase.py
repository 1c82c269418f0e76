"""The payment phase: say a price, and put the Caps down."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Turn
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.games.embezzlement.actions import (
    ANNOUNCE,
    OTR_PAYMENT,
    PAGES,
    PLACE,
    PLACE_SOME,
    SEAL,
    Move,
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
)
from kickback.games.embezzlement.components import LEAST, MOST, OFF_RECORD, OTR, PLAIN, TYPES
from kickback.games.embezzlement.moments.exchange import open_window, play_card
from kickback.games.embezzlement.refusals import explained, why_not
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import PAYMENT_AUDIT, PAYMENT_OTR


class Declare(Turn[Embezzlement, Move]):
    """EMB-PAY-3, -4: announce a value, true or not; or seal the amount where nobody speaks (EMB-HOUSE-12)."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        book = PAGES[table.seats][seat]
        return book.seals if table.rules.silence else book.announces

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if seat == self.seat:
            silence = table.rules.silence
            if action.verb is (SEAL if silence else ANNOUNCE):
                if LEAST <= action.amount <= MOST:
                    return None
                return SEAL_RANGE if silence else ANNOUNCE_RANGE
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        table.turn.amount = action.amount
        if table.rules.silence:
            if table.log is not None:
                facts = table.place_of(table.turn.paying)
                table.tell("sealed", "EMB-HOUSE-12", facts, {seat: {"amount": action.amount}})
        else:
            table.lay(seat)
            if table.log is not None:
                table.tell("announced", "EMB-PAY-3", table.invoice_on(table.turn.paying) | {"amount": action.amount})
        table.stack[-1] = Place("place", seat, exact=True)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        """A constant leaks nothing and never makes an avoidable debt."""
        book = PAGES[table.seats][seat]
        return book.seals[MOST - 1] if table.rules.silence else book.announces[MOST - 1]


class Place(Turn[Embezzlement, Move]):
    """EMB-PAY-6, -10, -11, EMB-OTR-5, EMB-HOUSE-11: put the payment down, or first try to go off the record."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        book = PAGES[table.seats][seat]
        choices = book.places[:] if table.turn.amount == 0 else [book.place]
        if table.cards.hands[TYPES * seat + OTR] and table.boards.marks[table.turn.paying] == PLAIN:
            choices.append(book.otr)
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if seat == self.seat:
            verb = action.verb
            if verb is PLACE:
                return None if table.turn.amount else PLACE_WORDS
            if verb is PLACE_SOME:
                if table.turn.amount:
                    return SEALED if table.rules.silence else AS_ANNOUNCED
                return None if LEAST <= action.amount <= MOST else PLACE_RANGE
            if verb is OTR_PAYMENT:
                if table.boards.marks[table.turn.paying] == OFF_RECORD:
                    return ALREADY_OTR
                return None if table.cards.hands[TYPES * seat + OTR] else NOT_HELD
            if verb is ANNOUNCE and table.rules.silence:
                return SILENT
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        if action.verb is OTR_PAYMENT:
            play_card(table, seat, PAYMENT_OTR, HIDDEN, table.turn.paying)
            return
        table.place(table.turn.amount if action.verb is PLACE else action.amount)
        table.stack.pop()
        if table.boards.marks[table.turn.paid_now] == PLAIN:
            open_window(table, "audit-payment", PAYMENT_AUDIT)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        book = PAGES[table.seats][seat]
        return book.place if table.turn.amount else book.places[MOST - 1]
