"""Questions and reads that a colleague must answer before the table goes on."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Turn
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import (
    ANSWER_KIND,
    ANSWER_NO,
    ANSWER_TEXT,
    ANSWER_YES,
    DECLARE,
    PAGES,
    Move,
    read,
)
from kickback.games.embezzlement.bans import NO_SUCH_KIND, WRONG_ANSWER
from kickback.games.embezzlement.components import YEARS, card_name, kind_name
from kickback.games.embezzlement.moments.exchange import let_go
from kickback.games.embezzlement.refusals import explained, why_not
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.question import (
    A_READ,
    OF_HAND,
    OF_HONESTY,
    OF_VALUE,
    OF_WORDS,
    Question,
    Statement,
)


class Respond(Turn[Embezzlement, Move]):
    """EMB-HOUSE-13, -14, -28, -31: the seat that was asked or read must say something; it need not be true."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        question = table.question
        assert question is not None
        book = PAGES[table.seats][seat]
        if question.what == A_READ:
            return [book.declares[kind] for kind in table.rules.box.kinds]
        if question.what == OF_VALUE:
            return [book.answers[kind] for kind in table.rules.box.kinds]
        if question.what == OF_WORDS:
            return [read(table.seats, seat, 'answer "yes"'), read(table.seats, seat, 'answer "no"')]
        return book.yes_or_no

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        question = table.question
        assert question is not None
        if seat == self.seat:
            verb = action.verb
            if question.what == A_READ:
                fits = verb is DECLARE
            elif question.what == OF_VALUE:
                fits = verb is ANSWER_KIND
            elif question.what == OF_WORDS:
                fits = verb is ANSWER_TEXT
            else:
                fits = verb is ANSWER_YES or verb is ANSWER_NO
            if fits:
                missing = verb in (DECLARE, ANSWER_KIND) and table.rules.box.counts[action.kind] == 0
                return NO_SUCH_KIND if missing else None
            if verb in (ANSWER_KIND, ANSWER_YES, ANSWER_NO, ANSWER_TEXT):
                return WRONG_ANSWER
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        question = table.question
        assert question is not None
        table.statement = Statement(question, answer_words(question, action))
        if table.log is not None:
            if question.what == A_READ:
                facts = table.place_of(question.about) | {"value": kind_name(action.kind)}
                table.tell("declared", "EMB-HOUSE-28", facts)
            else:
                facts = {"seat": letter(seat), "to": letter(question.by), "answer": answer_words(question, action)}
                table.tell("answered", "EMB-HOUSE-13", facts | asked_about(question))
        drop_question(table)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        question = table.question
        assert question is not None
        if question.what == OF_WORDS:
            return read(table.seats, seat, 'answer "no comment"')
        choices = self.candidates(table, seat)
        return choices[chance.below(len(choices))]


def answer_words(question: Question, action: Move) -> str:
    if question.what == OF_VALUE or question.what == A_READ:
        return kind_name(action.kind)
    if question.what == OF_WORDS:
        return action.words
    return "yes" if action.verb is ANSWER_YES else "no"


def asked_about(question: Question) -> Facts:
    """What a question is about, as events tell it."""
    if question.what == OF_WORDS:
        return {"question": question.words}
    if question.what == OF_HAND:
        return {"question": "have", "card": card_name(question.about)}
    name = "honest" if question.what == OF_HONESTY else "value" if question.what == OF_VALUE else "read"
    return {"question": name, "year": question.about % YEARS + 1}


def open_question(table: Embezzlement, question: Question) -> None:
    table.question = question
    table.stack.append(Respond("read" if question.what == A_READ else "answer", question.of, exact=True))


def drop_question(table: Embezzlement) -> None:
    """The moment below goes on; whoever resigned meanwhile is seen to now."""
    table.question = None
    table.stack.pop()
    if table.people.leaving:
        let_go(table)
