"""What may be said at any moment: peeks, talk, questions, reads, the vote to finish, and giving up."""

from __future__ import annotations

from typing import Final

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
from kickback.games.embezzlement.bans import ANSWER_OPEN, LEFT, OUT, READ_OPEN
from kickback.games.embezzlement.cards import (
    AUDITED,
    BLANK,
    OFF_RECORD,
    PLAIN,
    TYPES,
    YEARS,
    card_name,
    kind_name,
)
from kickback.games.embezzlement.effects import (
    GAME_OVER,
    after_effect,
    count_votes,
    give_up,
    is_clear,
    lonely,
    survivor_ends,
)
from kickback.games.embezzlement.exchange import let_go
from kickback.games.embezzlement.facts import (
    A_READ,
    OF_HAND,
    OF_HONESTY,
    OF_VALUE,
    OF_WORDS,
    Question,
)
from kickback.games.embezzlement.moments import asked_about, drop_question, open_question
from kickback.games.embezzlement.table import Embezzlement

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


class Aside(Moment[Embezzlement]):
    """Always open beside the stack, for every seat still in play."""

    def __init__(self) -> None:
        super().__init__("aside", AUTO)

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        """Peeks only where they would show something new; questions, reads, the vote; `resign` is no move."""
        if seat >= table.seats or table.out >> seat & 1:
            return []
        rules = table.rules
        book = BOOKS[table.seats][seat].actions
        choices: list[Action] = []
        for year in range(YEARS):
            invoice = table.board[YEARS * seat + year]
            if invoice != BLANK and not table.taken.known[invoice] >> seat & 1:
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
        if table.over and verb != SAY:
            return GAME_OVER
        if table.out >> seat & 1:
            return OUT
        if table.leaving >> seat & 1:
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
            if table.closed:
                return IS_CLOSED
            return VOTED if table.votes >> seat & 1 else None
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
    return PEEK_OTR if table.marks[space] == OFF_RECORD else None


def face_down(table: Embezzlement, space: int) -> bool:
    """Does a hidden invoice lie there? One that is being settled has perhaps been turned up."""
    if table.board[space] == BLANK or table.marks[space] == AUDITED:
        return False
    return space != table.settling or (table.rules.blind and table.marks[space] == PLAIN)


def no_reading(table: Embezzlement, seat: int, of: int, space: int) -> Ban | None:
    """EMB-HOUSE-27, EMB-RULING-46."""
    if not table.rules.read_only:
        return NO_READS
    if table.question is not None:
        return READ_OPEN if table.question.what == A_READ else ANSWER_OPEN
    if of == seat or (table.out | table.leaving) >> of & 1:
        return READ_COLLEAGUE
    if table.demanded[seat] >= table.rules.read_limit:
        return READ_ENOUGH
    if not face_down(table, space):
        return READ_FACE_DOWN
    if table.marks[space] == OFF_RECORD:
        return READ_OTR
    return READ_SUSPENDED if table.suspended(of) else None


def no_asking(table: Embezzlement, seat: int, action: Action) -> Ban | None:
    """EMB-HOUSE-13."""
    if not table.rules.answer_me:
        return NO_ASKING
    if table.question is not None:
        return READ_OPEN if table.question.what == A_READ else ANSWER_OPEN
    of = action.a
    if of == seat or (table.out | table.leaving) >> of & 1:
        return ASK_COLLEAGUE
    if table.asked[seat] >= table.rules.ask_limit:
        return ASKED_ENOUGH
    about_invoice = action.verb == ASK_VALUE or action.verb == ASK_HONEST
    return ASK_FACE_DOWN if about_invoice and not face_down(table, action.b) else None


def peek(table: Embezzlement, seat: int, space: int) -> None:
    """EMB-PEEK-1, EMB-RULING-28: everybody sees that you look, you alone see what."""
    invoice = table.board[space]
    table.taken.known[invoice] |= 1 << seat
    if table.log is not None:
        value = kind_name(table.taken.faces[invoice])
        table.tell("peeked", "EMB-RULING-28", table.place_of(space), {seat: {"value": value}})


def demand(table: Embezzlement, seat: int, of: int, space: int) -> None:
    """EMB-HOUSE-27, -32, EMB-RULING-46: the owner looks, unless their seat may not peek, and must then declare."""
    table.demanded[seat] += 1
    looks = not table.rules.only_you >> of & 1
    invoice = table.board[space]
    if looks:
        table.taken.known[invoice] |= 1 << of
    if table.log is not None:
        secrets: dict[int, Facts] = {of: {"value": kind_name(table.taken.faces[invoice])}} if looks else {}
        facts: Facts = {"seat": letter(seat), "of": letter(of), "year": space % YEARS + 1}
        table.tell("demanded", "EMB-HOUSE-27", facts, secrets)
    open_question(table, Question(A_READ, seat, of, space, ""))


def ask(table: Embezzlement, seat: int, action: Action) -> None:
    """EMB-HOUSE-13: a question that must be answered before the table goes on."""
    table.asked[seat] += 1
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
    table.votes |= 1 << seat
    if table.log is not None:
        table.tell("voted", "EMB-RULING-38", {"seat": letter(seat)})
    count_votes(table)
    if table.closed and is_clear(table):
        after_effect(table)


def resign(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-49, -55: bust at once, or as soon as what is open is over."""
    table.leaving |= 1 << seat
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
