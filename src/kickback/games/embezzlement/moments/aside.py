"""What may be said at any moment: peeks, talk, questions, reads, the vote to finish, and giving up."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Verb
from kickback.engine.bans import Ban
from kickback.engine.moments import AUTO, Commit, Moment, Race
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import (
    ASK_HAVE,
    ASK_HONEST,
    ASK_TEXT,
    ASK_VALUE,
    CLAIM_HAND,
    CLAIM_YEAR,
    FINISH,
    FRACTIONS,
    GIVE_CAPS,
    GIVE_CARD,
    OTR_ABROAD,
    PAGES,
    PEEK,
    PEEK_ABROAD,
    PEEK_BESIDE,
    READ,
    RESIGN,
    SAY,
    SHOW,
    TRADE_TWO,
    Move,
)
from kickback.games.embezzlement.bans import (
    ANSWER_OPEN,
    ASK_COLLEAGUE,
    ASK_FACE_DOWN,
    ASKED_ENOUGH,
    GAME_OVER,
    IS_CLOSED,
    LEFT,
    NO_ASKING,
    NO_GIVING_CAPS,
    NO_GIVING_CARDS,
    NO_PEEKING,
    NO_READS,
    NO_SHOWING,
    NOT_ENDLESS,
    NOT_YOU,
    NOTHING_THERE,
    OTR_OWN_YEARS,
    OUT,
    OWN_BOARD_ONLY,
    PEEK_OTR,
    PEEK_SUSPENDED,
    READ_COLLEAGUE,
    READ_ENOUGH,
    READ_FACE_DOWN,
    READ_OPEN,
    READ_OTR,
    READ_SUSPENDED,
    SAME_YEAR_ONLY,
    VOTED,
    WHOLE_CAPS,
)
from kickback.games.embezzlement.components import AUDITED, BLANK, OFF_RECORD, PLAIN, TYPES, YEARS, card_name, kind_name
from kickback.games.embezzlement.effects import after_effect, count_votes, give_up, is_clear, lonely, survivor_ends
from kickback.games.embezzlement.moments.answering import asked_about, drop_question, open_question
from kickback.games.embezzlement.moments.exchange import let_go
from kickback.games.embezzlement.refusals import explained
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.question import A_READ, OF_HAND, OF_HONESTY, OF_VALUE, OF_WORDS, Question

SLIPS: Final[dict[Verb, Ban]] = {
    SHOW: NO_SHOWING,
    GIVE_CARD: NO_GIVING_CARDS,
    GIVE_CAPS: NO_GIVING_CAPS,
    TRADE_TWO: SAME_YEAR_ONLY,
    PEEK_ABROAD: OWN_BOARD_ONLY,
    PEEK_BESIDE: OWN_BOARD_ONLY,
    OTR_ABROAD: OTR_OWN_YEARS,
    **dict.fromkeys(FRACTIONS, WHOLE_CAPS),
}


class Aside(Moment[Embezzlement, Move]):
    """Always open beside the stack, for every seat still in play."""

    def __init__(self) -> None:
        super().__init__("aside", AUTO)

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        """Peeks only where they would show something new; questions, reads, the vote; `resign` is no move."""
        if seat >= table.seats or table.people.is_out(seat):
            return []
        rules = table.rules
        book = PAGES[table.seats][seat]
        choices: list[Move] = []
        for year in range(YEARS):
            invoice = table.boards.lying[YEARS * seat + year]
            if invoice != BLANK and not table.invoices.is_known(invoice, seat):
                choices.append(book.peeks[year])
        if rules.read_only:
            choices += book.reads[: YEARS * (table.seats - 1)]
        if rules.answer_me:
            choices += book.asks_value[: YEARS * (table.seats - 1)]
            choices += book.asks_honest[: YEARS * (table.seats - 1)]
            choices += book.asks_have[: TYPES * (table.seats - 1)]
        if rules.endless:
            choices.append(book.finish)
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if verb in SLIPS:
            return SLIPS[verb]
        if table.over:
            return None if verb is SAY else GAME_OVER
        if table.people.is_out(seat):
            return OUT
        if table.people.is_leaving(seat):
            return LEFT
        if verb is PEEK:
            return no_peek(table, seat, action.space)
        if verb is READ:
            return no_reading(table, seat, action.seat, action.space)
        if verb in (ASK_VALUE, ASK_HONEST, ASK_HAVE, ASK_TEXT):
            return no_asking(table, seat, action)
        if verb is FINISH:
            if not table.rules.endless:
                return NOT_ENDLESS
            if table.invoices.closed:
                return IS_CLOSED
            return VOTED if table.people.has_voted(seat) else None
        return None

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        verb = action.verb
        if verb is PEEK:
            peek(table, seat, action.space)
        elif verb is READ:
            demand(table, seat, action.seat, action.space)
        elif verb is FINISH:
            vote(table, seat)
        elif verb is RESIGN:
            resign(table, seat)
        elif verb is SAY:
            table.tell("said", "EMB-TALK-1", {"seat": letter(seat), "text": action.words})
        elif verb is CLAIM_YEAR:
            facts: Facts = {"seat": letter(seat), "year": action.year, "value": kind_name(action.kind)}
            table.tell("claimed", "EMB-TALK-2", facts)
        elif verb is CLAIM_HAND:
            facts = {"seat": letter(seat), "card": card_name(action.card), "count": action.count}
            table.tell("claimed", "EMB-TALK-2", facts)
        else:
            ask(table, seat, action)


def no_peek(table: Embezzlement, seat: int, space: int) -> Ban | None:
    """EMB-PEEK-1 to -3, EMB-HOUSE-25, -29."""
    if table.rules.no_peeking:
        return NO_PEEKING
    if table.rules.is_barred(seat):
        return NOT_YOU
    if table.suspended(seat):
        return PEEK_SUSPENDED
    if not face_down(table, space):
        return NOTHING_THERE
    return PEEK_OTR if table.boards.marks[space] == OFF_RECORD else None


def face_down(table: Embezzlement, space: int) -> bool:
    """Does a hidden invoice lie there? One that is being settled has perhaps been turned up."""
    if table.boards.lying[space] == BLANK or table.boards.marks[space] == AUDITED:
        return False
    return space != table.turn.settling or (table.rules.blind and table.boards.marks[space] == PLAIN)


def no_reading(table: Embezzlement, seat: int, of: int, space: int) -> Ban | None:
    """EMB-HOUSE-27, EMB-RULING-46."""
    if not table.rules.read_only:
        return NO_READS
    if table.question is not None:
        return READ_OPEN if table.question.what == A_READ else ANSWER_OPEN
    if of == seat or table.people.is_gone(of):
        return READ_COLLEAGUE
    if table.turn.demanded[seat] >= table.rules.read_limit:
        return READ_ENOUGH
    if not face_down(table, space):
        return READ_FACE_DOWN
    if table.boards.marks[space] == OFF_RECORD:
        return READ_OTR
    return READ_SUSPENDED if table.suspended(of) else None


def no_asking(table: Embezzlement, seat: int, action: Move) -> Ban | None:
    """EMB-HOUSE-13."""
    if not table.rules.answer_me:
        return NO_ASKING
    if table.question is not None:
        return READ_OPEN if table.question.what == A_READ else ANSWER_OPEN
    of = action.seat
    if of == seat or table.people.is_gone(of):
        return ASK_COLLEAGUE
    if table.turn.asked[seat] >= table.rules.ask_limit:
        return ASKED_ENOUGH
    about_invoice = action.verb is ASK_VALUE or action.verb is ASK_HONEST
    return ASK_FACE_DOWN if about_invoice and not face_down(table, action.space) else None


def peek(table: Embezzlement, seat: int, space: int) -> None:
    """EMB-PEEK-1, EMB-RULING-28: everybody sees that you look, you alone see what."""
    invoice = table.boards.lying[space]
    table.invoices.look(invoice, seat)
    if table.log is not None:
        value = kind_name(table.invoices.kinds[invoice])
        table.tell("peeked", "EMB-RULING-28", table.invoice_on(space), {seat: {"value": value}})


def demand(table: Embezzlement, seat: int, of: int, space: int) -> None:
    """EMB-HOUSE-27, -32, EMB-RULING-46: the owner looks, unless their seat may not peek, and must then declare."""
    table.turn.count_read(seat)
    looks = not table.rules.is_barred(of)
    invoice = table.boards.lying[space]
    if looks:
        table.invoices.look(invoice, of)
    if table.log is not None:
        secrets: dict[int, Facts] = {of: {"value": kind_name(table.invoices.kinds[invoice])}} if looks else {}
        facts: Facts = {"seat": letter(seat), "of": letter(of), "year": space % YEARS + 1, "looks": looks}
        facts["invoice"] = invoice
        table.tell("demanded", "EMB-HOUSE-27", facts, secrets)
    open_question(table, Question(A_READ, seat, of, space, ""))


def ask(table: Embezzlement, seat: int, action: Move) -> None:
    """EMB-HOUSE-13: a question that must be answered before the table goes on."""
    table.turn.count_question(seat)
    verb = action.verb
    what = OF_VALUE if verb is ASK_VALUE else OF_HONESTY if verb is ASK_HONEST else OF_HAND
    if verb is ASK_TEXT:
        what = OF_WORDS
    about = action.card if what == OF_HAND else action.space
    question = Question(what, seat, action.seat, about, action.words)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "of": letter(action.seat)}
        table.tell("asked", "EMB-HOUSE-13", facts | asked_about(question))
    open_question(table, question)


def vote(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-38: once, in public, and not taken back."""
    table.people = table.people.voted_by(seat)
    if table.log is not None:
        still_in = [other for other in range(table.seats) if not table.people.is_out(other)]
        votes = sum(table.people.has_voted(other) for other in still_in)
        table.tell("voted", "EMB-RULING-38", {"seat": letter(seat), "votes": votes, "of": len(still_in)})
    count_votes(table)
    if table.invoices.closed and is_clear(table):
        after_effect(table)


def goes_later(table: Embezzlement) -> bool:
    """EMB-RULING-55: is a window, an exchange or a question open that has to be over first?"""
    moment = table.stack[-1]
    return table.exchange is not None or table.question is not None or isinstance(moment, Race)


def resign(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-49, -55: bust at once, or as soon as what is open is over."""
    table.people = table.people.left_by(seat)
    if table.log is not None:
        table.tell("resigned", "EMB-RULING-49", {"seat": letter(seat), "open": goes_later(table)})
    moment = table.stack[-1]
    if isinstance(moment, Commit):
        moment.asked &= ~(1 << seat)
        moment.picks[seat] = None
        give_up(table, seat)
        if lonely(table):
            survivor_ends(table)
        elif not moment.waiting(table):
            moment.resolve(table)
    elif table.question is None:
        let_go(table)
    elif table.question.of == seat:
        drop_question(table)
