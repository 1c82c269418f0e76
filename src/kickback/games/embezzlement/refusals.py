"""Why something cannot be said now. A moment judges what it offers itself; for everything else it asks `why_not`."""

from __future__ import annotations

from kickback.engine.actions import NO_VALUE, Verb
from kickback.engine.bans import Ban
from kickback.engine.moments import Race, Turn
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import (
    ANNOUNCE,
    ANSWER_KIND,
    ANSWER_NO,
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
    Move,
)
from kickback.games.embezzlement.bans import (
    ALREADY_OTR,
    ANNOUNCE_RANGE,
    ANNOUNCED,
    ANSWER_FIRST,
    ANSWER_OPEN,
    AUDIT_BLANK,
    AUDIT_LATE,
    AUDIT_LATER,
    AUDIT_NAME,
    AUDIT_ONCE,
    AUDIT_ONLY_THEN,
    AUDIT_OTR,
    AUDIT_OWN,
    AUDIT_SELF,
    AUDIT_TWICE,
    BLACKMAIL_BLIND,
    BLACKMAIL_LATE,
    BLACKMAIL_SELF,
    CHOOSE_START,
    CHOOSE_TARGET,
    DISCARD_WHEN,
    DRAW_AT_END,
    DRAW_FULL,
    DRAW_NEVER,
    DRAW_OWN_TURN,
    LEFT,
    MUST_PAY,
    NAME_A_YEAR,
    NO_BLACKMAIL_IN_ACTION,
    NO_BLACKMAIL_IN_AUDIT,
    NO_BLACKMAIL_OTR,
    NO_BRIBE_IN_ACTION,
    NO_DISCARDS,
    NO_PROFIT,
    NO_QUESTION,
    NO_READ,
    NO_START,
    NO_TARGET,
    NOT_ASKED,
    NOT_DONE,
    NOT_HELD,
    NOT_IN_ACTION,
    NOT_YOUR_FIGHT,
    NOT_YOUR_TURN,
    NOTHING_TO_BRIBE,
    NOTHING_TO_PLACE,
    OLD_EXCHANGE,
    ONE_BY_ONE,
    ONLY_PUNCH,
    OTR_AUDITED,
    OTR_BLANK,
    OTR_IN_PAYMENT,
    OTR_OWN_PHASE,
    OUT,
    PASSED,
    PLACE_NOW,
    READ_FIRST,
    READ_OPEN,
    SAY_DONE,
    SEAL_ONLY,
    SILENT,
    THEIR_MOMENT,
    THIS_YEAR_ONLY,
    TRADE_OWN_PHASE,
)
from kickback.games.embezzlement.components import (
    AUDIT,
    BLACKMAIL,
    BLANK,
    BRIBE,
    CARD_NAMES,
    OFF_RECORD,
    OTR,
    TARGET_MAX,
    TRADE,
    TYPES,
    YEARS,
)
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
from kickback.games.embezzlement.table.schedule import settles_in


def why_not(table: Embezzlement, seat: int, action: Move) -> Ban:
    """The reason that fits best for something no rule allows this seat now."""
    if table.people.is_out(seat):
        return OUT
    if table.people.is_leaving(seat):
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
    if verb is USE_BRIBE:
        return no_bribe(table, seat)
    if verb is USE_BLACKMAIL:
        return no_blackmail(table, seat)
    if verb is AUDIT_PAYMENT:
        return no_payment_audit(table, seat)
    if verb in (AUDIT_YEAR, TRADE_YEAR, OTR_YEAR, OTR_PAYMENT):
        return no_card(table, seat, verb, action.space)
    if verb in (ANNOUNCE, SEAL, PLACE, PLACE_SOME):
        return no_payment(table, seat, verb)
    return no_step(table, seat, verb, name)


def no_step(table: Embezzlement, seat: int, verb: Verb, name: str) -> Ban:
    mine = seat == table.turn.active
    if verb is PASS:
        if not mine:
            return PASSED if passed(table, seat) else NOT_ASKED
        return {"declare": MUST_PAY, "place": PLACE_NOW, "action": SAY_DONE}.get(name, NOT_ASKED)
    if verb is DONE:
        return NOT_DONE if mine else NOT_YOUR_TURN
    if verb is DRAW:
        if table.rules.deterministic:
            return DRAW_NEVER
        if not mine:
            return DRAW_OWN_TURN
        return DRAW_FULL if name == "action" and table.cards.held[seat] >= table.rules.hand_limit else DRAW_AT_END
    if verb is DISCARD:
        return NO_DISCARDS if table.rules.deterministic else DISCARD_WHEN
    if verb is PUNCH:
        return ONLY_PUNCH
    if verb is START:
        return NO_START
    if verb is TARGET:
        return NO_TARGET
    if verb is DECLARE:
        return NO_READ
    if verb in (ANSWER_KIND, ANSWER_YES, ANSWER_NO, ANSWER_TEXT):
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
    return OLD_EXCHANGE if any(played.seat == seat for played in exchange.chain) else NOT_YOUR_FIGHT


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
        if name != "action":
            return AUDIT_OWN
        return AUDIT_NAME if table.cards.hands[TYPES * seat + AUDIT] else NOT_HELD
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


def no_card(table: Embezzlement, seat: int, verb: Verb, space: int) -> Ban:
    """Audits, trades and Off the Record outside the phase or the window they belong to."""
    name = table.stack[-1].name
    mine = seat == table.turn.active
    if verb in (OTR_PAYMENT, OTR_YEAR):
        if not mine:
            return OTR_OWN_PHASE
        if name == "action" and verb is OTR_PAYMENT:
            return NAME_A_YEAR if table.cards.hands[TYPES * seat + OTR] else NOT_HELD
        if name == "action":
            return own_year(table, space)
        if name == "place":
            return THIS_YEAR_ONLY
        if table.exchange is not None:
            return ONE_BY_ONE
        return OTR_IN_PAYMENT if verb is OTR_PAYMENT and name == "declare" else OTR_OWN_PHASE
    if mine and table.exchange is not None and table.exchange.what in (YEAR_AUDIT, TRADING, YEAR_OTR):
        return ONE_BY_ONE
    if verb is TRADE_YEAR:
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


def no_payment(table: Embezzlement, seat: int, verb: Verb) -> Ban:
    """EMB-PAY-3, -6, EMB-HOUSE-10 to -12: announcing, sealing and placing at the wrong moment."""
    if seat != table.turn.active:
        return NOT_YOUR_TURN
    rules = table.rules
    if verb is ANNOUNCE:
        return SILENT if rules.silence else ANNOUNCED
    if verb is SEAL:
        return SEAL_ONLY
    if table.stack[-1].name == "declare":
        return SEAL_ONLY if rules.silence else ANNOUNCE_RANGE
    return NOTHING_TO_PLACE


def explained(table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
    """What the text of a ban tells this seat, from what is public and from its own hand."""
    turn = table.turn
    rules = table.rules
    exchange = table.exchange
    question = table.question
    facts: Facts = {
        "who": letter(turn.active),
        "wait": turns_until(table, seat),
        "deterministic": rules.deterministic,
        "limit": rules.hand_limit,
        "min": rules.target_min,
        "max": rules.cheap_max,
        "most": TARGET_MAX,
        "kinds": list[Plain](rules.box.names),
        "window": isinstance(table.stack[-1], Race),
        "first": letter(exchange.by) if exchange is not None else letter(turn.active),
        "asker": letter(question.by) if question is not None else letter(turn.active),
        "asked": letter(question.of) if question is not None else letter(turn.active),
    }
    if seat == turn.active and turn.amount:
        facts["said"] = turn.amount
    if ban is NOT_HELD:
        facts["card"] = CARD_NAMES[card_of(action)]
    elif ban is NAME_A_YEAR or ban is AUDIT_NAME:
        wanted = OTR_YEAR if ban is NAME_A_YEAR else AUDIT_YEAR
        facts["any"] = any(choice.verb is wanted for choice in table.legal(seat))
    elif ban in (SILENT, OTR_IN_PAYMENT, MUST_PAY):
        facts |= {"place": table.stack[-1].name == "place", "silence": rules.silence}
    if action.space != NO_VALUE:
        facts["year"] = action.year
        if table.boards.lying[action.space] != BLANK:
            facts["settles"] = settles_in(action.space, table.boards, turn, table.seats)
        mine = table.boards.lying[YEARS * seat + action.space % YEARS] != BLANK if seat < table.seats else False
        facts |= {"yours": not mine, "without": letter(action.seat if action.seat != NO_VALUE else seat)}
    moment = table.stack[-1]
    if isinstance(moment, Turn):
        facts["decides"] = letter(moment.seat)
    return facts


def turns_until(table: Embezzlement, seat: int) -> int:
    """How many turns pass until this seat's own: 1 if it is next, 0 if the game ends before."""
    if not comes_again(table, seat):
        return 0
    turns = 0
    other = table.turn.active
    while True:
        other = (other + 1) % table.seats
        if not table.people.is_out(other):
            turns += 1
        if other == seat or turns > table.seats:
            return turns


def comes_again(table: Embezzlement, seat: int) -> bool:
    """EMB-END-1: is there an invoice that cannot be settled before this seat's next turn?"""
    boards, turn, seats = table.boards, table.turn, table.seats
    if turn.fresh != BLANK or any(table.invoices.workloads):
        return True
    now = (turn.active - turn.first) % seats
    place = (seat - turn.first) % seats
    coming = (turn.round + 1 if place <= now else turn.round), place
    for owner in range(seats):
        if boards.laid[owner]:
            last = settles_in(owner * YEARS + boards.latest[owner], boards, turn, seats)
            if (last, (owner - turn.first) % seats) >= coming:
                return True
    return False


def card_of(action: Move) -> int:
    """The card that an action would spend."""
    verb = action.verb
    if verb is USE_BRIBE:
        return BRIBE
    if verb is USE_BLACKMAIL:
        return BLACKMAIL
    if verb is TRADE_YEAR:
        return TRADE
    if verb is OTR_YEAR or verb is OTR_PAYMENT:
        return OTR
    return action.card if verb is DISCARD else AUDIT
