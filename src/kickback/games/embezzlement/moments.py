"""The questions before the first turn (start, target), of a turn (declare, place, action, draw) and of colleagues."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban, spoken
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.engine.table import Commit, Turn
from kickback.games.embezzlement.actions import (
    ANNOUNCE,
    ANSWER_KIND,
    ANSWER_TEXT,
    ANSWER_YES,
    AUDIT_YEAR,
    BOOKS,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    FIRST_ANNOUNCE,
    FIRST_AUDIT,
    FIRST_DISCARD,
    FIRST_KIND,
    FIRST_OTR,
    FIRST_PLACE,
    FIRST_START,
    FIRST_TARGET,
    FIRST_TRADE,
    FIRST_YES,
    OTR_PAYMENT,
    OTR_YEAR,
    PASS,
    PLACE,
    PLACE_SOME,
    SEAL,
    START,
    TARGET,
    TRADE_YEAR,
    read,
)
from kickback.games.embezzlement.bans import (
    ALREADY_OTR,
    ANNOUNCE_RANGE,
    AS_ANNOUNCED,
    DISCARD_FULL,
    DRAW_OR_PASS,
    NO_DISCARDS,
    NOT_HELD,
    PLACE_RANGE,
    PLACE_WORDS,
    SEAL_RANGE,
    SEALED,
    SILENT,
    TRADE_BLANK,
    TRADE_SELF,
    WRONG_ANSWER,
    colleagues_year,
    own_year,
    why_not,
)
from kickback.games.embezzlement.cards import (
    AUDIT,
    BLANK,
    KINDS,
    LEAST,
    MOST,
    OFF_RECORD,
    OTR,
    PLAIN,
    TRADE,
    TYPES,
    YEARS,
    card_name,
    kind_name,
)
from kickback.games.embezzlement.exchange import let_go, open_window, play_card
from kickback.games.embezzlement.facts import (
    A_READ,
    OF_HAND,
    OF_HONESTY,
    OF_VALUE,
    OF_WORDS,
    PAYMENT_AUDIT,
    PAYMENT_OTR,
    TRADING,
    YEAR_AUDIT,
    YEAR_OTR,
    Question,
)
from kickback.games.embezzlement.options import START_STASH, TARGET_MAX
from kickback.games.embezzlement.table import Embezzlement


class ChooseStart(Commit[Embezzlement]):
    """EMB-HOUSE-18, -20, EMB-RULING-44: everybody chooses a starting stash in secret; then all are shown."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        return book[FIRST_START : FIRST_START + table.rules.cheap_max + 1]

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if action.verb == START and self.asks(table, seat):
            if 0 <= action.a <= table.rules.cheap_max:
                return None
            return Ban("EMB-HOUSE-18", f"a starting stash here is 0 to {table.rules.cheap_max} Caps")
        return why_not(table, seat, action)

    def sealed(self, table: Embezzlement, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("committed", "EMB-HOUSE-18", {"seat": letter(seat)}, {seat: {"start": action.a}})

    def resolve(self, table: Embezzlement) -> None:
        shown: dict[str, Plain] = {}
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                caps = self.pick(seat).a
                table.starts[seat] = caps
                table.stash[seat] = caps
                table.coffers -= caps
                shown[letter(seat)] = caps
        table.tell("starts", "EMB-HOUSE-20", {"caps": shown})
        table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[FIRST_START + START_STASH]

    def clone(self) -> ChooseStart:
        return ChooseStart(self.name, self.asked, self.picks[:])


class ChooseTarget(Commit[Embezzlement]):
    """EMB-HOUSE-15, -16, EMB-RULING-44: everybody declares a target in secret; then all are shown."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        return book[FIRST_TARGET + table.rules.target_min - 1 : FIRST_TARGET + TARGET_MAX]

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if action.verb == TARGET and self.asks(table, seat):
            if table.rules.target_min <= action.a <= TARGET_MAX:
                return None
            return Ban("EMB-HOUSE-15", f"a target here is {table.rules.target_min} to {TARGET_MAX} Caps")
        return why_not(table, seat, action)

    def sealed(self, table: Embezzlement, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("committed", "EMB-HOUSE-15", {"seat": letter(seat)}, {seat: {"target": action.a}})

    def resolve(self, table: Embezzlement) -> None:
        shown: dict[str, Plain] = {}
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                table.targets[seat] = self.pick(seat).a
                shown[letter(seat)] = table.targets[seat]
        table.tell("targets", "EMB-HOUSE-15", {"caps": shown})
        table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[FIRST_TARGET + table.rules.target_min - 1]

    def clone(self) -> ChooseTarget:
        return ChooseTarget(self.name, self.asked, self.picks[:])


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
        table.amount = action.a
        if table.rules.silence:
            if table.log is not None:
                facts = table.place_of(table.paying)
                table.tell("sealed", "EMB-HOUSE-12", facts, {seat: {"amount": action.a}})
        else:
            table.lay(seat)
            if table.log is not None:
                table.tell("announced", "EMB-PAY-3", table.place_of(table.paying) | {"amount": action.a})
        table.stack[-1] = Place("place", seat)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        """A constant leaks nothing and never makes an avoidable debt."""
        book = BOOKS[table.seats][seat]
        return book.seal[MOST - 1] if table.rules.silence else book.actions[FIRST_ANNOUNCE + MOST - 1]


class Place(Turn[Embezzlement]):
    """EMB-PAY-6, -10, -11, EMB-OTR-5, EMB-HOUSE-11: put the payment down, or first try to go off the record."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        choices = book[FIRST_PLACE : FIRST_PLACE + MOST] if table.amount == 0 else book[PLACE : PLACE + 1]
        if table.hands[TYPES * seat + OTR] and table.marks[table.paying] == PLAIN:
            choices.append(book[OTR_PAYMENT])
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat == self.seat:
            verb = action.verb
            if verb == PLACE:
                return None if table.amount else PLACE_WORDS
            if verb == PLACE_SOME:
                if table.amount:
                    return SEALED if table.rules.silence else AS_ANNOUNCED
                return None if LEAST <= action.a <= MOST else PLACE_RANGE
            if verb == OTR_PAYMENT:
                if table.marks[table.paying] == OFF_RECORD:
                    return ALREADY_OTR
                return None if table.hands[TYPES * seat + OTR] else NOT_HELD[OTR]
            if verb == ANNOUNCE and table.rules.silence:
                return SILENT
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        if action.verb == OTR_PAYMENT:
            play_card(table, seat, PAYMENT_OTR, HIDDEN, table.paying)
            return
        table.place(table.amount if action.verb == PLACE else action.a)
        table.stack.pop()
        if table.marks[table.paid_now] == PLAIN:
            open_window(table, "audit-payment", PAYMENT_AUDIT)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[PLACE if table.amount else FIRST_PLACE + MOST - 1]


class Act(Turn[Embezzlement]):
    """EMB-ACT-1 to -6: audits, trades and Off the Record in any number and order; a discard; or nothing more."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        hand = TYPES * seat
        hands = table.hands
        marks = table.marks
        board = table.board
        choices = [book[DONE]]
        if hands[hand + OTR]:
            own = YEARS * seat
            choices += [
                book[FIRST_OTR + y] for y in range(YEARS) if marks[own + y] == PLAIN and board[own + y] != BLANK
            ]
        audits = hands[hand + AUDIT] > 0
        trades = hands[hand + TRADE] > 0
        if audits or trades:
            first = 0
            for step in range(1, table.seats):
                space = YEARS * ((seat + step) % table.seats)
                for year in range(YEARS):
                    if board[space + year] != BLANK:
                        if audits and marks[space + year] == PLAIN:
                            choices.append(book[FIRST_AUDIT + first + year])
                        if trades and board[YEARS * seat + year] != BLANK:
                            choices.append(book[FIRST_TRADE + first + year])
                first += YEARS
        if table.held[seat] == table.rules.hand_limit and not table.rules.deterministic:
            choices += [book[FIRST_DISCARD + card] for card in range(TYPES) if hands[hand + card]]
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return why_not(table, seat, action)
        verb = action.verb
        space = action.b
        if verb == AUDIT_YEAR:
            if table.paid[space] == 0 or table.marks[space] != PLAIN or action.a == seat:
                return colleagues_year(table, seat, space)
            return None if table.hands[TYPES * seat + AUDIT] else NOT_HELD[AUDIT]
        if verb == TRADE_YEAR:
            if action.a == seat:
                return TRADE_SELF
            if table.board[space] == BLANK or table.board[YEARS * seat + space % YEARS] == BLANK:
                return TRADE_BLANK
            return None if table.hands[TYPES * seat + TRADE] else NOT_HELD[TRADE]
        if verb == OTR_YEAR:
            if table.paid[space] == 0 or table.marks[space] != PLAIN:
                return own_year(table, space)
            return None if table.hands[TYPES * seat + OTR] else NOT_HELD[OTR]
        if verb == DONE:
            return None
        if verb == DISCARD:
            if table.rules.deterministic:
                return NO_DISCARDS
            if table.held[seat] < table.rules.hand_limit:
                return DISCARD_FULL
            return None if table.hands[TYPES * seat + action.a] else NOT_HELD[action.a]
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == AUDIT_YEAR:
            play_card(table, seat, YEAR_AUDIT, action.a, action.b)
        elif verb == TRADE_YEAR:
            play_card(table, seat, TRADING, action.a, action.b)
        elif verb == OTR_YEAR:
            play_card(table, seat, YEAR_OTR, HIDDEN, action.b)
        else:
            if verb == DISCARD:
                table.spend(seat, action.a)
                if table.log is not None:
                    table.tell("discarded", "EMB-RULING-50", {"seat": letter(seat), "card": card_name(action.a)})
            elif table.log is not None:
                table.tell("done", "EMB-ACT-6", {"seat": letter(seat)})
            table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[DONE]


class PickUp(Turn[Embezzlement]):
    """EMB-DRAW-1 to -3: one card, or none."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        return DRAW_CHOICES

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat == self.seat:
            return None if action.verb == DRAW or action.verb == PASS else DRAW_OR_PASS
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        table.stack.pop()
        if action.verb == DRAW:
            table.draw(seat)
        elif table.log is not None:
            table.tell("left-it", "EMB-DRAW-3", {"seat": letter(seat)})

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return DRAW_CHOICES[0]


DRAW_CHOICES: Final[list[Action]] = [BOOKS[2][0].actions[DRAW], BOOKS[2][0].actions[PASS]]


class Respond(Turn[Embezzlement]):
    """EMB-HOUSE-13, -14, -28, -31: the seat that was asked or read must say something; it need not be true."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        question = table.question
        assert question is not None
        book = BOOKS[table.seats][seat]
        if question.what == A_READ:
            return book.actions[FIRST_KIND : FIRST_KIND + KINDS]
        if question.what == OF_VALUE:
            return book.answer
        if question.what == OF_WORDS:
            return [read(table.seats, seat, 'answer "yes"'), read(table.seats, seat, 'answer "no"')]
        return book.actions[FIRST_YES : FIRST_YES + 2]

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        question = table.question
        assert question is not None
        if seat == self.seat:
            verb = action.verb
            if question.what == A_READ:
                fits = verb == DECLARE
            elif question.what == OF_VALUE:
                fits = verb == ANSWER_KIND
            elif question.what == OF_WORDS:
                fits = verb == ANSWER_TEXT
            else:
                fits = verb == ANSWER_YES
            if fits:
                return None
            if verb in (ANSWER_KIND, ANSWER_YES, ANSWER_TEXT):
                return WRONG_ANSWER
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        question = table.question
        assert question is not None
        if table.log is not None:
            if question.what == A_READ:
                facts = table.place_of(question.about) | {"value": kind_name(action.a)}
                table.tell("declared", "EMB-HOUSE-28", facts)
            else:
                facts = {"seat": letter(seat), "to": letter(question.by), "answer": answer_words(question, action)}
                table.tell("answered", "EMB-HOUSE-13", facts | asked_about(question))
        drop_question(table)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        question = table.question
        assert question is not None
        if question.what == OF_WORDS:
            return read(table.seats, seat, 'answer "no comment"')
        choices = self.candidates(table, seat)
        return choices[chance.below(len(choices))]


def answer_words(question: Question, action: Action) -> str:
    if question.what == OF_VALUE:
        return kind_name(action.a)
    if question.what == OF_WORDS:
        return spoken(action.text.split(None, 1)[1])
    return "yes" if action.a else "no"


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
    table.stack.append(Respond("read" if question.what == A_READ else "answer", question.of))


def drop_question(table: Embezzlement) -> None:
    """The moment below goes on; whoever resigned meanwhile is seen to now."""
    table.question = None
    table.stack.pop()
    if table.leaving:
        let_go(table)
