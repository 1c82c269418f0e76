"""What may be said at any moment: peeks, talk, questions, reads, the vote to finish, and giving up."""

from __future__ import annotations

from kickback.engine.actions import Action, Ban, spoken
from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.engine.table import AUTO, Commit, Moment
from kickback.games.embezzlement.actions import (
    ASK_HAVE,
    ASK_HONEST,
    ASK_TEXT,
    ASK_VALUE,
    BOOKS,
    CLAIM_HAND,
    CLAIM_YEAR,
    FINISH,
    FIRST_ASK_HAVE,
    FIRST_ASK_HONEST,
    FIRST_ASK_VALUE,
    FIRST_FINISH,
    FIRST_PEEK,
    FIRST_READ,
    PEEK,
    READ,
    RESIGN,
    SAY,
    SLIP,
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
    NO_PEEKING,
    NO_READS,
    NOT_ENDLESS,
    NOT_YOU,
    NOTHING_THERE,
    OUT,
    PEEK_OTR,
    PEEK_SUSPENDED,
    READ_COLLEAGUE,
    READ_ENOUGH,
    READ_FACE_DOWN,
    READ_OPEN,
    READ_OTR,
    READ_SUSPENDED,
    SLIPS,
    VOTED,
)
from kickback.games.embezzlement.components import AUDITED, BLANK, OFF_RECORD, PLAIN, TYPES, YEARS, card_name, kind_name
from kickback.games.embezzlement.effects import after_effect, count_votes, give_up, is_clear, lonely, survivor_ends
from kickback.games.embezzlement.moments.answering import asked_about, drop_question, open_question
from kickback.games.embezzlement.moments.exchange import let_go
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.question import A_READ, OF_HAND, OF_HONESTY, OF_VALUE, OF_WORDS, Question


class Aside(Moment[Embezzlement]):
    """Always open beside the stack, for every seat still in play."""

    def __init__(self) -> None:
        super().__init__("aside", AUTO)

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        """Peeks only where they would show something new; questions, reads, the vote; `resign` is no move."""
        if seat >= table.seats or table.people.out >> seat & 1:
            return []
        rules = table.rules
        book = BOOKS[table.seats][seat].actions
        choices: list[Action] = []
        for year in range(YEARS):
            invoice = table.boards.lying[YEARS * seat + year]
            if invoice != BLANK and not table.invoices.known[invoice] >> seat & 1:
                choices.append(book[FIRST_PEEK + year])
        if rules.read_only:
            choices += book[FIRST_READ : FIRST_READ + YEARS * (table.seats - 1)]
        if rules.answer_me:
            choices += book[FIRST_ASK_VALUE : FIRST_ASK_VALUE + YEARS * (table.seats - 1)]
            choices += book[FIRST_ASK_HONEST : FIRST_ASK_HONEST + YEARS * (table.seats - 1)]
            choices += book[FIRST_ASK_HAVE : FIRST_ASK_HAVE + TYPES * (table.seats - 1)]
        if rules.endless:
            choices.append(book[FIRST_FINISH])
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if verb == SLIP:
            return SLIPS[action.a]
        if table.over:
            return None if verb == SAY else GAME_OVER
        if table.people.out >> seat & 1:
            return OUT
        if table.people.leaving >> seat & 1:
            return LEFT
        if verb == PEEK:
            return no_peek(table, seat, action.b)
        if verb == READ:
            return no_reading(table, seat, action.a, action.b)
        if verb in (ASK_VALUE, ASK_HONEST, ASK_HAVE, ASK_TEXT):
            return no_asking(table, seat, action)
        if verb == FINISH:
            if not table.rules.endless:
                return NOT_ENDLESS
            if table.invoices.closed:
                return IS_CLOSED
            return VOTED if table.people.votes >> seat & 1 else None
        return None

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == PEEK:
            peek(table, seat, action.b)
        elif verb == READ:
            demand(table, seat, action.a, action.b)
        elif verb == FINISH:
            vote(table, seat)
        elif verb == RESIGN:
            resign(table, seat)
        elif verb == SAY:
            table.tell("said", "EMB-TALK-1", {"seat": letter(seat), "text": spoken(action.text[4:])})
        elif verb == CLAIM_YEAR:
            facts: Facts = {"seat": letter(seat), "year": action.a, "value": kind_name(action.b)}
            table.tell("claimed", "EMB-TALK-2", facts)
        elif verb == CLAIM_HAND:
            facts = {"seat": letter(seat), "card": card_name(action.a), "count": action.b}
            table.tell("claimed", "EMB-TALK-2", facts)
        else:
            ask(table, seat, action)


def no_peek(table: Embezzlement, seat: int, space: int) -> Ban | None:
    """EMB-PEEK-1 to -3, EMB-HOUSE-25, -29."""
    if table.rules.no_peeking:
        return NO_PEEKING
    if table.rules.only_you >> seat & 1:
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
    if of == seat or (table.people.out | table.people.leaving) >> of & 1:
        return READ_COLLEAGUE
    if table.turn.demanded[seat] >= table.rules.read_limit:
        return READ_ENOUGH
    if not face_down(table, space):
        return READ_FACE_DOWN
    if table.boards.marks[space] == OFF_RECORD:
        return READ_OTR
    return READ_SUSPENDED if table.suspended(of) else None


def no_asking(table: Embezzlement, seat: int, action: Action) -> Ban | None:
    """EMB-HOUSE-13."""
    if not table.rules.answer_me:
        return NO_ASKING
    if table.question is not None:
        return READ_OPEN if table.question.what == A_READ else ANSWER_OPEN
    of = action.a
    if of == seat or (table.people.out | table.people.leaving) >> of & 1:
        return ASK_COLLEAGUE
    if table.turn.asked[seat] >= table.rules.ask_limit:
        return ASKED_ENOUGH
    about_invoice = action.verb == ASK_VALUE or action.verb == ASK_HONEST
    return ASK_FACE_DOWN if about_invoice and not face_down(table, action.b) else None


def peek(table: Embezzlement, seat: int, space: int) -> None:
    """EMB-PEEK-1, EMB-RULING-28: everybody sees that you look, you alone see what."""
    invoice = table.boards.lying[space]
    table.invoices.known[invoice] |= 1 << seat
    if table.log is not None:
        value = kind_name(table.invoices.kinds[invoice])
        table.tell("peeked", "EMB-RULING-28", table.place_of(space), {seat: {"value": value}})


def demand(table: Embezzlement, seat: int, of: int, space: int) -> None:
    """EMB-HOUSE-27, -32, EMB-RULING-46: the owner looks, unless their seat may not peek, and must then declare."""
    table.turn.count_read(seat)
    looks = not table.rules.only_you >> of & 1
    invoice = table.boards.lying[space]
    if looks:
        table.invoices.known[invoice] |= 1 << of
    if table.log is not None:
        secrets: dict[int, Facts] = {of: {"value": kind_name(table.invoices.kinds[invoice])}} if looks else {}
        facts: Facts = {"seat": letter(seat), "of": letter(of), "year": space % YEARS + 1}
        table.tell("demanded", "EMB-HOUSE-27", facts, secrets)
    open_question(table, Question(A_READ, seat, of, space, ""))


def ask(table: Embezzlement, seat: int, action: Action) -> None:
    """EMB-HOUSE-13: a question that must be answered before the table goes on."""
    table.turn.count_question(seat)
    verb = action.verb
    what = OF_VALUE if verb == ASK_VALUE else OF_HONESTY if verb == ASK_HONEST else OF_HAND
    words = ""
    if verb == ASK_TEXT:
        what = OF_WORDS
        words = spoken(action.text.split(None, 2)[2])
    question = Question(what, seat, action.a, action.b, words)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "of": letter(action.a)}
        table.tell("asked", "EMB-HOUSE-13", facts | asked_about(question))
    open_question(table, question)


def vote(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-38: once, in public, and not taken back."""
    table.people = table.people.voted_by(seat)
    if table.log is not None:
        table.tell("voted", "EMB-RULING-38", {"seat": letter(seat)})
    count_votes(table)
    if table.invoices.closed and is_clear(table):
        after_effect(table)


def resign(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-49, -55: bust at once, or as soon as what is open is over."""
    table.people = table.people.left_by(seat)
    if table.log is not None:
        table.tell("resigned", "EMB-RULING-49", {"seat": letter(seat)})
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
