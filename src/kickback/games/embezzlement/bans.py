"""Why something cannot be said now. A moment judges what it offers itself; for everything else it asks `why_not`."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.games.embezzlement.actions import (
    ANNOUNCE,
    ANSWER_KIND,
    ANSWER_TEXT,
    ANSWER_YES,
    AUDIT_PAYMENT,
    AUDIT_YEAR,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    OTR_PAYMENT,
    OTR_YEAR,
    PASS,
    PLACE,
    PLACE_SOME,
    PUNCH,
    SEAL,
    START,
    TARGET,
    TRADE_YEAR,
    USE_BLACKMAIL,
    USE_BRIBE,
)
from kickback.games.embezzlement.components import BLANK, CARD_NAMES, OFF_RECORD, YEARS
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.current_turn import WAS_OFF_RECORD
from kickback.games.embezzlement.table.exchange import (
    BLACKMAILING,
    PAYMENT_AUDIT,
    PAYMENT_OTR,
    TRADING,
    YEAR_AUDIT,
    YEAR_OTR,
)
from kickback.games.embezzlement.table.question import A_READ

NOT_HELD: Final[list[Ban]] = [Ban("EMB-CARD-1", f"you hold no {name}") for name in CARD_NAMES]
OUT: Final = Ban("EMB-RULING-53", "you are bust; a bust player does nothing more")
LEFT: Final = Ban("EMB-RULING-55", "you have resigned and pass for the rest of what is open")
ANSWER_FIRST: Final = Ban("EMB-HOUSE-13", "you have been asked and must answer", "answer the question first")
ANSWER_OPEN: Final = Ban("EMB-HOUSE-13", "a question is open", "wait for the answer")
WRONG_ANSWER: Final = Ban("EMB-HOUSE-13", "that does not answer the question")
READ_FIRST: Final = Ban("EMB-HOUSE-28", "you must declare a value for the invoice that is read", "declare it first")
READ_OPEN: Final = Ban("EMB-HOUSE-28", "a read is open", "wait for the declaration")
NO_SUCH_KIND: Final = Ban("EMB-INV-1", "there is no such invoice in this box", "name a kind that it holds")
NO_QUESTION: Final = Ban("EMB-HOUSE-13", "nobody has asked you anything")
NO_READ: Final = Ban("EMB-HOUSE-28", "nobody has demanded a read of you")
CHOOSE_START: Final = Ban("EMB-HOUSE-18", "first everybody chooses a starting stash, once")
NO_START: Final = Ban("EMB-HOUSE-18", "starting stashes are chosen before the first turn, and only in a cheap start")
CHOOSE_TARGET: Final = Ban("EMB-HOUSE-15", "first everybody declares a target, once")
NO_TARGET: Final = Ban("EMB-HOUSE-15", "targets are declared before the first turn, and only in planned financing")
NOT_YOUR_TURN: Final = Ban("EMB-SETUP-2", "it is not your turn", "turns pass clockwise")
NOT_ASKED: Final = Ban("EMB-TURN-2", "nobody asks you now")
PASSED: Final = Ban("EMB-RULING-25", "you have passed; the window stays open for the others")
SAY_DONE: Final = Ban("EMB-ACT-6", "your action phase ends when you say so", "say done")
NOT_DONE: Final = Ban("EMB-ACT-6", "only an action phase is ended with done")
MUST_PAY: Final = Ban("EMB-RULING-7", "an invoice that was taken must be paid", "announce an amount")
ANNOUNCE_RANGE: Final = Ban("EMB-PAY-3", "an announcement is a whole number from 1 to 5")
ANNOUNCED: Final = Ban("EMB-PAY-3", "you announce once, right after taking an invoice")
SILENT: Final = Ban("EMB-HOUSE-10", "nothing is announced in silence", "place an amount without a word")
SEAL_ONLY: Final = Ban(
    "EMB-HOUSE-12", "amounts are sealed in silence with the one-two punch, before anything is placed"
)
SEAL_RANGE: Final = Ban("EMB-HOUSE-12", "the sealed amount is a whole number from 1 to 5")
SEALED: Final = Ban("EMB-HOUSE-12", "the sealed amount cannot be changed", "say place")
PLACE_WORDS: Final = Ban("EMB-HOUSE-11", "in silence you name the amount as you place it", "say place 1 to place 5")
PLACE_RANGE: Final = Ban("EMB-HOUSE-11", "a payment is a whole number from 1 to 5")
AS_ANNOUNCED: Final = Ban("EMB-PAY-6", "the payment is what was announced", "say place")
PLACE_NOW: Final = Ban("EMB-PAY-6", "the announced payment must be placed", "say place, or otr before it")
NOTHING_TO_PLACE: Final = Ban("EMB-PAY-6", "there is no payment to place now")
OTR_IN_PAYMENT: Final = Ban(
    "EMB-OTR-5", "you may put the year you are paying off the record before you place its payment"
)
ALREADY_OTR: Final = Ban("EMB-RULING-14", "this year is off the record already")
THIS_YEAR_ONLY: Final = Ban("EMB-RULING-59", "in the payment phase only the year being paid can go off the record")
OTR_OWN_PHASE: Final = Ban("EMB-CARD-2", "Off the Record is for your own payment or action phase")
OTR_BLANK: Final = Ban("EMB-CARD-6", "there is no invoice on that year")
OTR_AUDITED: Final = Ban("EMB-RULING-16", "an audited invoice cannot go off the record")
NAME_A_YEAR: Final = Ban("EMB-OTR-6", "in the action phase Off the Record needs a year", "name one of your years")
ONLY_PUNCH: Final = Ban(
    "EMB-HOUSE-8", "a punch answers an Off the Record in a payment phase, where the house rule is on"
)
NOT_IN_ACTION: Final = Ban("EMB-ACT-1", "only the active player starts anything in the action phase")
ONE_BY_ONE: Final = Ban("EMB-ACT-2", "finish what is open first", "each card is finished before the next is played")
AUDIT_LATER: Final = Ban("EMB-CARD-2", "you may audit a year in your own action phase", "wait for it")
AUDIT_SELF: Final = Ban("EMB-RULING-15", "nobody audits themselves")
AUDIT_BLANK: Final = Ban("EMB-CARD-6", "there is no invoice on that year")
AUDIT_OTR: Final = Ban("EMB-AUDIT-4", "a year off the record cannot be audited")
AUDIT_TWICE: Final = Ban("EMB-RULING-16", "this invoice has been audited already")
AUDIT_NAME: Final = Ban("EMB-AUDIT-3", "in the action phase an audit names a colleague and a year", "say audit B 4")
AUDIT_OWN: Final = Ban("EMB-RULING-58", "nobody audits their own payment")
AUDIT_LATE: Final = Ban("EMB-AUDIT-2", "another audit was first", "you keep your card")
AUDIT_ONLY_THEN: Final = Ban("EMB-AUDIT-1", "a payment is audited right after it is placed, not before and not later")
AUDIT_ONCE: Final = Ban("EMB-RULING-18", "at this table a bribed payment audit is not tried again")
TRADE_OWN_PHASE: Final = Ban("EMB-TRADE-1", "you may trade in your own action phase only")
TRADE_SELF: Final = Ban("EMB-TRADE-2", "a trade names a colleague")
TRADE_BLANK: Final = Ban("EMB-TRADE-4", "both of you need an invoice on that year")
NO_BLACKMAIL_IN_ACTION: Final = Ban("EMB-ACT-3", "Blackmail cannot be played in an action phase")
BLACKMAIL_SELF: Final = Ban("EMB-RULING-58", "nobody blackmails themselves")
NO_BLACKMAIL_IN_AUDIT: Final = Ban("EMB-BLACK-7", "there is no Blackmail in an audit")
NO_BLACKMAIL_OTR: Final = Ban("EMB-BLACK-6", "a year off the record cannot be blackmailed")
BLACKMAIL_LATE: Final = Ban("EMB-BLACK-5", "another Blackmail was first", "you keep your card")
BLACKMAIL_BLIND: Final = Ban("EMB-HOUSE-6", "at this table Blackmail comes before the invoice is shown, and not after")
NO_PROFIT: Final = Ban("EMB-BLACK-3", "no profit is on the table to blackmail")
NO_BRIBE_IN_ACTION: Final = Ban("EMB-ACT-3", "a Bribe only answers another card")
NOTHING_TO_BRIBE: Final = Ban("EMB-BRIBE-7", "there is no card to cancel; what has taken effect stays")
OLD_EXCHANGE: Final = Ban("EMB-RULING-20", "a fresh card has been played; your earlier one is over")
NOT_YOUR_FIGHT: Final = Ban("EMB-BRIBE-5", "this card is neither aimed at you nor cancelling one of yours")
THEIR_MOMENT: Final = Ban("EMB-BRIBE-6", "the other side has its moment now", "wait for the answer")
DISCARD_FULL: Final = Ban("EMB-ACT-5", "only with 5 cards in hand may one be discarded")
DISCARD_WHEN: Final = Ban("EMB-ACT-4", "a card is discarded in your own action phase")
NO_DISCARDS: Final = Ban("EMB-RULING-43", "there are no discards in a deterministic game")
DRAW_OWN_TURN: Final = Ban("EMB-DRAW-4", "cards are picked up in your own turn only")
DRAW_AT_END: Final = Ban("EMB-DRAW-1", "a card is picked up after the action phase")
DRAW_FULL: Final = Ban("EMB-DRAW-5", "with 5 cards in hand nothing is picked up")
DRAW_NEVER: Final = Ban("EMB-HOUSE-4", "nobody picks up cards in a deterministic game")
DRAW_OR_PASS: Final = Ban("EMB-DRAW-3", "you pick up one card or leave it", "say draw or pass")
SLIPS: Final = (
    Ban("EMB-TALK-3", "no card and no invoice may be shown to prove a claim"),
    Ban("EMB-CARD-3", "cards are neither given nor traded"),
    Ban("EMB-RULING-48", "Caps are never given to other players"),
    Ban("EMB-TRADE-3", "both invoices of a trade come from the same year", "name one year"),
    Ban("EMB-PEEK-4", "you may look at invoices on your own board only"),
    Ban("EMB-MONEY-1", "all amounts are whole Caps"),
    Ban("EMB-RULING-14", "Off the Record is for your own years only"),
)
NOTHING_THERE: Final = Ban("EMB-PEEK-1", "there is no face-down invoice on that year")
PEEK_OTR: Final = Ban("EMB-PEEK-2", "nobody looks at an invoice that is off the record")
PEEK_SUSPENDED: Final = Ban("EMB-PEEK-3", "no peeking while you are deciding whether to bribe", "answer first")
NO_PEEKING: Final = Ban("EMB-HOUSE-25", "nobody peeks at this table")
NOT_YOU: Final = Ban("EMB-HOUSE-29", "your seat may not peek at this table")
NO_ASKING: Final = Ban("EMB-HOUSE-13", "questions need no answer at this table", "just say it")
ASK_COLLEAGUE: Final = Ban("EMB-HOUSE-13", "ask a colleague who is still in")
ASK_FACE_DOWN: Final = Ban("EMB-HOUSE-13", "ask about a face-down invoice; the others are known")
ASKED_ENOUGH: Final = Ban("EMB-HOUSE-13", "you have asked all your questions for this turn")
NO_READS: Final = Ban("EMB-HOUSE-27", "reads are not demanded at this table")
READ_COLLEAGUE: Final = Ban("EMB-HOUSE-27", "demand a read of a colleague who is still in")
READ_ENOUGH: Final = Ban("EMB-HOUSE-27", "you have demanded all your reads for this turn")
READ_FACE_DOWN: Final = Ban("EMB-RULING-46", "only a face-down invoice can be read")
READ_OTR: Final = Ban("EMB-RULING-46", "an invoice off the record cannot be read")
READ_SUSPENDED: Final = Ban("EMB-RULING-46", "its owner is deciding on a Bribe", "wait until that is over")
NOT_ENDLESS: Final = Ban("EMB-RULING-38", "only an endless game is ended by a vote")
VOTED: Final = Ban("EMB-RULING-38", "you have voted already")
IS_CLOSED: Final = Ban("EMB-RULING-38", "the workload is closed already")
GAME_OVER: Final = Ban("EMB-END-1", "the game is over")


def why_not(table: Embezzlement, seat: int, action: Action) -> Ban:
    """The reason that fits best for something no rule allows this seat now."""
    if table.people.out >> seat & 1:
        return OUT
    if table.people.leaving >> seat & 1:
        return LEFT
    verb = action.verb
    question = table.question
    if question is not None:
        if question.what == A_READ:
            return READ_FIRST if seat == question.of else READ_OPEN
        return ANSWER_FIRST if seat == question.of else ANSWER_OPEN
    name = table.stack[-1].name
    if name == "cheap-start":
        return CHOOSE_START
    if name == "target":
        return CHOOSE_TARGET
    if verb == USE_BRIBE:
        return no_bribe(table, seat)
    if verb == USE_BLACKMAIL:
        return no_blackmail(table, seat)
    if verb == AUDIT_PAYMENT:
        return no_payment_audit(table, seat)
    if verb in (AUDIT_YEAR, TRADE_YEAR, OTR_YEAR, OTR_PAYMENT):
        return no_card(table, seat, verb, action.b)
    if verb in (ANNOUNCE, SEAL, PLACE, PLACE_SOME):
        return no_payment(table, seat, verb)
    return no_step(table, seat, verb, name)


def no_step(table: Embezzlement, seat: int, verb: int, name: str) -> Ban:
    mine = seat == table.turn.active
    if verb == PASS:
        if not mine:
            return PASSED if passed(table, seat) else NOT_ASKED
        return {"declare": MUST_PAY, "place": PLACE_NOW, "action": SAY_DONE}.get(name, NOT_ASKED)
    if verb == DONE:
        return NOT_DONE if mine else NOT_YOUR_TURN
    if verb == DRAW:
        if table.rules.deterministic:
            return DRAW_NEVER
        if not mine:
            return DRAW_OWN_TURN
        return DRAW_FULL if name == "action" and table.cards.held[seat] >= table.rules.hand_limit else DRAW_AT_END
    if verb == DISCARD:
        return NO_DISCARDS if table.rules.deterministic else DISCARD_WHEN
    if verb == PUNCH:
        return ONLY_PUNCH
    if verb == START:
        return NO_START
    if verb == TARGET:
        return NO_TARGET
    if verb == DECLARE:
        return NO_READ
    if verb in (ANSWER_KIND, ANSWER_YES, ANSWER_TEXT):
        return NO_QUESTION
    return NOT_ASKED


def passed(table: Embezzlement, seat: int) -> bool:
    """Is a race open in which this seat was asked?"""
    return table.stack[-1].kind == "race" and not table.stack[-1].asks(table, seat) and seat != table.turn.active


def no_bribe(table: Embezzlement, seat: int) -> Ban:
    """EMB-BRIBE-1 to -7."""
    exchange = table.exchange
    if exchange is None:
        return (
            NO_BRIBE_IN_ACTION if seat == table.turn.active and table.stack[-1].name == "action" else NOTHING_TO_BRIBE
        )
    if exchange.what >= PAYMENT_OTR:
        if seat == exchange.by:
            return THEIR_MOMENT
        return PASSED if passed(table, seat) else THEIR_MOMENT
    if seat == exchange.by:
        return PASSED if passed(table, seat) else THEIR_MOMENT
    if seat == exchange.against:
        return THEIR_MOMENT
    return OLD_EXCHANGE if any(card >> 3 == seat for card in exchange.chain) else NOT_YOUR_FIGHT


def no_blackmail(table: Embezzlement, seat: int) -> Ban:
    """EMB-BLACK-1 to -7."""
    exchange = table.exchange
    if exchange is not None and exchange.what == BLACKMAILING:
        if seat == exchange.against:
            return BLACKMAIL_SELF
        return PASSED if passed(table, seat) else BLACKMAIL_LATE
    if exchange is not None and (exchange.what == PAYMENT_AUDIT or exchange.what == YEAR_AUDIT):
        return NO_BLACKMAIL_IN_AUDIT
    if seat == table.turn.active and table.turn.settling != BLANK:
        return BLACKMAIL_SELF
    if passed(table, seat) and table.turn.settling != BLANK:
        return PASSED
    if table.stack[-1].name == "audit-payment":
        return NO_BLACKMAIL_IN_AUDIT
    if table.turn.settled == WAS_OFF_RECORD:
        return NO_BLACKMAIL_OTR
    if table.stack[-1].name == "action":
        return NO_BLACKMAIL_IN_ACTION
    return BLACKMAIL_BLIND if table.rules.blind else NO_PROFIT


def no_payment_audit(table: Embezzlement, seat: int) -> Ban:
    """EMB-AUDIT-1, -2, -4, EMB-RULING-18, -58."""
    name = table.stack[-1].name
    if seat == table.turn.active:
        return AUDIT_NAME if name == "action" else AUDIT_OWN
    exchange = table.exchange
    if exchange is not None and exchange.what == PAYMENT_AUDIT:
        if name == "replay-audit" and not table.rules.audit_reopens:
            return AUDIT_ONCE
        return PASSED if passed(table, seat) else AUDIT_LATE
    if name == "audit-payment":
        return PASSED
    if table.turn.paid_now != BLANK and table.boards.marks[table.turn.paid_now] == OFF_RECORD:
        return AUDIT_OTR
    return AUDIT_ONLY_THEN


def no_card(table: Embezzlement, seat: int, verb: int, space: int) -> Ban:
    """Audits, trades and Off the Record outside the phase or the window they belong to."""
    name = table.stack[-1].name
    mine = seat == table.turn.active
    if verb in (OTR_PAYMENT, OTR_YEAR):
        if not mine:
            return OTR_OWN_PHASE
        if name == "action":
            return NAME_A_YEAR if verb == OTR_PAYMENT else own_year(table, space)
        if name == "place":
            if verb == OTR_YEAR:
                return THIS_YEAR_ONLY
            return ALREADY_OTR if table.boards.marks[table.turn.paying] == OFF_RECORD else OTR_IN_PAYMENT
        return ONE_BY_ONE if table.exchange is not None else OTR_IN_PAYMENT if verb == OTR_PAYMENT else OTR_OWN_PHASE
    if mine and table.exchange is not None and table.exchange.what in (YEAR_AUDIT, TRADING, YEAR_OTR):
        return ONE_BY_ONE
    if verb == TRADE_YEAR:
        return TRADE_OWN_PHASE
    return NOT_IN_ACTION if not mine and name == "action" else AUDIT_LATER


def own_year(table: Embezzlement, space: int) -> Ban:
    """EMB-OTR-6, EMB-RULING-14, -16: why this own year cannot go off the record."""
    if table.boards.lying[space] == BLANK:
        return OTR_BLANK
    return ALREADY_OTR if table.boards.marks[space] == OFF_RECORD else OTR_AUDITED


def colleagues_year(table: Embezzlement, seat: int, space: int) -> Ban:
    """EMB-AUDIT-3, -4, EMB-RULING-15, -16: why this year cannot be audited."""
    if space // YEARS == seat:
        return AUDIT_SELF
    if table.boards.lying[space] == BLANK:
        return AUDIT_BLANK
    return AUDIT_OTR if table.boards.marks[space] == OFF_RECORD else AUDIT_TWICE


def no_payment(table: Embezzlement, seat: int, verb: int) -> Ban:
    """EMB-PAY-3, -6, EMB-HOUSE-10 to -12: announcing, sealing and placing at the wrong moment."""
    if seat != table.turn.active:
        return NOT_YOUR_TURN
    rules = table.rules
    if verb == ANNOUNCE:
        return SILENT if rules.silence else ANNOUNCED
    if verb == SEAL:
        return SEAL_ONLY
    if table.stack[-1].name == "declare":
        return SEAL_ONLY if rules.silence else ANNOUNCE_RANGE
    return NOTHING_TO_PLACE
