"""What one seat of an Embezzlement table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, letter, letters
from kickback.engine.table import Commit, Race
from kickback.engine.view import View
from kickback.games.embezzlement.cards import (
    AUDITED,
    BLANK,
    MARK_NAMES,
    OFF_RECORD,
    PLAIN,
    TYPES,
    YEARS,
    card_name,
    kind_name,
)
from kickback.games.embezzlement.facts import (
    EXCHANGE_NAMES,
    OF_HAND,
    OF_WORDS,
    QUESTION_NAMES,
    STEP_NAMES,
    Exchange,
    Question,
    remembered,
)
from kickback.games.embezzlement.options import Rules

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.games.embezzlement.table import Embezzlement


EVERYONE = 0xFFFF


class Open:
    """The race or the secret choice that is open, as a seat may know it: passes are sealed, and so are choices."""

    def __init__(self, seat: int, table: Embezzlement) -> None:
        moment = table.stack[-2] if table.question is not None else table.stack[-1]
        self.asked: int = 0
        self.passed: int = 0
        self.committed: int = 0
        self.picks: list[int] = [HIDDEN] * table.seats
        if isinstance(moment, Race):
            self.asked = moment.asked
            self.passed = moment.passed & (EVERYONE if seat == EYE else 1 << seat)
        elif isinstance(moment, Commit):
            self.asked = moment.asked
            for other, pick in enumerate(moment.picks):
                if pick is not None:
                    self.committed |= 1 << other
                    if other == seat or seat == EYE:
                        self.picks[other] = pick.a


class EmbezzlementView(View):
    """Spaces, cards and kinds are numbers as on the table, HIDDEN where the seat does not know."""

    def __init__(self, seat: int, table: Embezzlement) -> None:
        moment = table.stack[-1]
        super().__init__(
            seat, table.seats, moment.name, moment.kind, moment.waiting_seen_by(table, seat), table.winners[:]
        )
        rules = table.rules
        self.rules: Rules = rules
        self.names: list[str] = [below.name for below in table.stack]
        self.round: int = table.round
        self.first: int = table.first
        self.active: int = table.active
        self.step: int = table.step
        self.vault: bool = rules.vault and seat != EYE and moment.kind != "over"
        self.stash: list[int] = seen_stashes(table, seat, self.vault)
        self.coffers: int = HIDDEN if self.vault else table.coffers
        self.flow: list[int] = table.flow[:]
        self.starts: list[int] = table.starts[:]
        self.targets: list[int] = table.targets[:]
        self.board: list[int] = table.board[:]
        self.paid: list[int] = table.paid[:]
        self.marks: list[int] = table.marks[:]
        self.laid: list[int] = table.laid[:]
        self.latest: list[int] = table.latest[:]
        self.taken: list[int] = table.taken.seen_by(seat)
        self.known: list[int] = table.taken.known[:]  # who has looked at which invoice is seen by all
        self.taken_by: list[int] = table.taken_by[:]
        self.refills: list[list[int]] = table.refills[:]
        self.workloads: list[int] = [len(workload) for workload in table.workloads]
        self.rest: int = len(table.rest)
        self.closed: bool = table.closed
        self.hands: list[int] = seen_hands(table, seat)
        self.held: list[int] = table.held[:]
        self.deck: int = len(table.deck)
        self.pile: list[int] = table.pile[:]
        self.past: list[int] = (
            table.past[:] if seat == EYE or rules.deterministic else [remembered(e, seat) for e in table.past]
        )
        self.out: int = table.out
        self.leaving: int = table.leaving
        self.votes: int = table.votes
        self.bust: list[int] = table.bust[:]
        self.asked: list[int] = table.asked[:]
        self.demanded: list[int] = table.demanded[:]
        self.fresh: int = table.fresh
        self.paying: int = table.paying
        self.amount: int = seen_amount(table, seat)
        self.paid_now: int = table.paid_now
        self.settling: int = table.settling
        self.settled: int = table.settled
        self.exchange: Exchange | None = table.exchange
        self.question: Question | None = table.question
        self.suspended: bool = seat < table.seats and table.suspended(seat)
        self.open: Open = Open(seat, table)
        self.secret: Facts = whole_truth(table) if seat == EYE else {}

    def value(self, space: int) -> int:
        """The kind of the invoice on a space, HIDDEN if there is none or the seat does not know it."""
        invoice = self.board[space]
        return self.taken[invoice] if invoice != BLANK else HIDDEN

    def face_down(self, space: int) -> bool:
        """Does a hidden invoice lie there?"""
        if self.board[space] == BLANK or self.marks[space] == AUDITED:
            return False
        return space != self.settling or (self.rules.blind and self.marks[space] == PLAIN)

    def may_peek(self, space: int) -> bool:
        """EMB-PEEK-1 to -3: could the looking seat, whose space this is, look at it now?"""
        rules = self.rules
        barred = rules.no_peeking or rules.only_you >> self.seat & 1 or self.suspended
        return not barred and self.face_down(space) and self.marks[space] != OFF_RECORD

    def shown(self, space: int) -> bool:
        """Should the screen show now what the seat has seen there? Knowing is one thing, showing another."""
        if space // YEARS != self.seat or self.value(space) == HIDDEN:
            return False
        if space == self.paying:
            return self.marks[space] == PLAIN and not self.suspended
        return self.rules.memory_aid and self.may_peek(space)

    @property
    def archive(self) -> int:
        """How many invoices are in the archive."""
        older = self.refills[-1] if self.refills else [0]
        since = len(self.taken) - older[0] + len(older) - 1
        return self.rest + since - sum(self.laid) - (self.fresh != BLANK)

    def plain(self) -> Facts:
        facts: Facts = {
            "game": "embezzlement",
            "seat": letter(self.seat) if self.seat < self.seats else None,
            "moment": self.moment,
            "kind": self.kind,
            "waiting": list[Plain](letters(self.waiting)),
            "winners": list[Plain](letters(self.winners)),
            "round": self.round,
            "turn": letter(self.active),
            "first": letter(self.first),
            "step": STEP_NAMES[min(self.step, len(STEP_NAMES) - 1)],
            "stack": list[Plain](self.names),
            "coffers": "hidden" if self.vault else self.coffers,
            "workload": {"count": sum(self.workloads), "closed": self.closed},
            "archive": {"count": self.archive},
            "deck": {"count": self.deck},
            "pile": {"count": len(self.pile), "cards": card_names(self.pile)},
            "fresh": kind_name(self.taken[self.fresh]) if self.fresh != BLANK else None,
            "paying": self.year_of(self.paying),
            "amount": "hidden" if self.amount == HIDDEN else self.amount or None,
            "settling": self.year_of(self.settling),
            "settled": self.settled,
            "paid-now": self.year_of(self.paid_now),
            "exchange": plain_exchange(self.exchange),
            "question": plain_question(self.question),
            "window": list[Plain](letters(bits(self.open.asked))),
            "passed": list[Plain](letters(bits(self.open.passed))),
            "bust": list[Plain](letters(self.bust)),
            "taken": list[Plain]([kind_name(kind) for kind in self.taken]),
            "known": list[Plain](self.known),
            "taken-by": list[Plain](letters(self.taken_by)),
            "refills": [list[Plain](refill) for refill in self.refills],
            "rest": self.rest,
            "past": list[Plain](self.past),
        }
        for seat in range(self.seats):
            facts[letter(seat)] = self.plain_seat(seat)
        if self.secret:
            facts["secret"] = self.secret
        return facts

    def plain_seat(self, seat: int) -> Facts:
        started = self.step > 0 or self.names[-1] not in ("cheap-start", "target")
        return {
            "stash": "hidden" if self.vault and self.stash[seat] == HIDDEN else self.stash[seat],
            "flow": self.flow[seat],
            "hand": self.plain_hand(seat),
            "cards": self.held[seat],
            "board": [self.plain_year(YEARS * seat + year) for year in range(YEARS)],
            "laid": self.laid[seat],
            "next": (self.latest[seat] + 1) % YEARS + 1,
            "workload": self.workloads[seat] if self.rules.deterministic else None,
            "bust": bool(self.out >> seat & 1),
            "leaving": bool(self.leaving >> seat & 1),
            "voted": bool(self.votes >> seat & 1),
            "asked": self.asked[seat],
            "demanded": self.demanded[seat],
            "start": self.starts[seat] if started else None,
            "target": self.targets[seat] or None,
            "committed": bool(self.open.committed >> seat & 1),
            "pick": self.plain_pick(seat),
        }

    def plain_pick(self, seat: int) -> Plain:
        if not self.open.committed >> seat & 1:
            return None
        pick = self.open.picks[seat]
        return pick if pick != HIDDEN else "hidden"

    def plain_hand(self, seat: int) -> list[Plain]:
        hand: list[Plain] = []
        for card in range(TYPES):
            count = self.hands[TYPES * seat + card]
            if count == HIDDEN:
                return ["hidden"] * self.held[seat]
            hand.extend([card_name(card)] * count)
        return hand

    def plain_year(self, space: int) -> Plain:
        if self.board[space] == BLANK:
            return None
        return {
            "invoice": self.board[space],
            "paid": self.paid[space],
            "value": kind_name(self.value(space)),
            "mark": MARK_NAMES[self.marks[space]],
            "shown": self.shown(space),
        }

    def year_of(self, space: int) -> Plain:
        return space % YEARS + 1 if space != BLANK else None


def bits(mask: int) -> list[int]:
    return [seat for seat in range(16) if mask >> seat & 1]


def card_names(cards: list[int]) -> list[Plain]:
    return [card_name(card) for card in cards]


def seen_stashes(table: Embezzlement, seat: int, vault: bool) -> list[int]:
    """EMB-HOUSE-24: under `vault` the own stash, and those of bust seats."""
    return [
        caps if not vault or other == seat or table.out >> other & 1 else HIDDEN
        for other, caps in enumerate(table.stash)
    ]


def seen_amount(table: Embezzlement, seat: int) -> int:
    """EMB-HOUSE-12: what was announced; a sealed amount is known to its player alone."""
    if table.rules.silence and table.amount and seat not in (table.active, EYE):
        return HIDDEN
    return table.amount


def seen_hands(table: Embezzlement, seat: int) -> list[int]:
    """The own hand; under `deterministic` every hand, since all started alike and everything played was seen."""
    if seat == EYE or table.rules.deterministic:
        return table.hands[:]
    hands = [HIDDEN] * len(table.hands)
    if seat < table.seats:
        hands[TYPES * seat : TYPES * seat + TYPES] = table.hands[TYPES * seat : TYPES * seat + TYPES]
    for other in range(table.seats):
        if table.held[other] == 0:
            hands[TYPES * other : TYPES * other + TYPES] = [0] * TYPES
    return hands


def plain_exchange(exchange: Exchange | None) -> Plain:
    if exchange is None:
        return None
    return {
        "about": EXCHANGE_NAMES[exchange.what],
        "by": letter(exchange.by),
        "against": letter(exchange.against) if exchange.against != HIDDEN else None,
        "seat": letter(exchange.space // YEARS),
        "year": exchange.space % YEARS + 1,
        "bribes": exchange.bribes,
        "stands": exchange.stands,
        "chain": list[Plain]([f"{letter(card >> 3)}:{card_name(card & 7)}" for card in exchange.chain]),
    }


def plain_question(question: Question | None) -> Plain:
    if question is None:
        return None
    facts: Facts = {"about": QUESTION_NAMES[question.what], "by": letter(question.by), "of": letter(question.of)}
    if question.what == OF_WORDS:
        facts["words"] = question.words
    elif question.what == OF_HAND:
        facts["card"] = card_name(question.about)
    else:
        facts["year"] = question.about % YEARS + 1
    return facts


def whole_truth(table: Embezzlement) -> Facts:
    """What nobody at the table knows: orders of deck and workload, next one first, and the untouched archive."""
    return {
        "deck": card_names(table.deck[::-1]),
        "workload": [[kind_name(kind) for kind in workload[::-1]] for workload in table.workloads],
        "rest": [kind_name(kind) for kind in table.rest],
    }
