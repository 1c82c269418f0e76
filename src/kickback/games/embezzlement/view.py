"""What one seat of an Embezzlement table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kickback.engine.bans import Ban
from kickback.engine.moments import OVER, TURN, Commit, Moment, Race
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, PUBLIC, letter, letters
from kickback.engine.view import View
from kickback.games.embezzlement.actions import Move
from kickback.games.embezzlement.bans import NO_PEEKING, NOT_YOU, PEEK_SUSPENDED
from kickback.games.embezzlement.components import (
    AUDITED,
    BLANK,
    KIND_NAMES,
    KINDS,
    MARK_NAMES,
    OFF_RECORD,
    PLAIN,
    TYPES,
    YEARS,
    card_name,
    kind_name,
)
from kickback.games.embezzlement.components import SEATS as MOST_SEATS
from kickback.games.embezzlement.options import Rules
from kickback.games.embezzlement.table.boards import Boards
from kickback.games.embezzlement.table.current_turn import STEP_NAMES, CurrentTurn
from kickback.games.embezzlement.table.exchange import Exchange
from kickback.games.embezzlement.table.invoices import Invoices
from kickback.games.embezzlement.table.people import People
from kickback.games.embezzlement.table.question import Question, Statement
from kickback.games.embezzlement.table.schedule import settles_in

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.games.embezzlement.table import Embezzlement


EVERYONE = 0xFFFF


class Open:
    """The race or the secret choice that is open, as a seat may know it: passes are sealed, and so are choices."""

    def __init__(self, seats: int) -> None:
        self.asked: int = 0
        self.passed: int = 0
        self.committed: int = 0
        self.picks: list[int] = [HIDDEN] * seats

    def look(self, moment: Moment[Any, Any], seat: int) -> None:
        if isinstance(moment, Race):
            self.asked = moment.asked
            self.passed = moment.passed & (EVERYONE if seat == EYE else 1 << seat)
        elif isinstance(moment, Commit):
            self.asked = moment.asked
            for other, pick in enumerate(moment.picks):
                if pick is not None:
                    self.committed |= 1 << other
                    if other == seat or seat == EYE:
                        assert isinstance(pick, Move)
                        self.picks[other] = pick.amount

    def has_chosen(self, seat: int) -> bool:
        return self.committed >> seat & 1 == 1


NOTHING_OPEN: Final = [Open(seats) for seats in range(MOST_SEATS + 1)]  # shared: nobody changes it


def open_to_all(table: Embezzlement, seat: int) -> Open:
    """What several seats are asked at the same time, if that is so."""
    moment = table.stack[-2] if table.question is not None else table.stack[-1]
    if moment.kind == TURN or moment.kind == OVER:
        return NOTHING_OPEN[table.seats]
    found = Open(table.seats)
    found.look(moment, seat)
    return found


class EmbezzlementView(View):
    """Spaces, cards and kinds are numbers as on the table, HIDDEN where the seat does not know.

    In `plain` a number that the seat may not know is left out.
    """

    def __init__(self, seat: int, table: Embezzlement) -> None:
        super().__init__(seat, table)
        rules = table.rules
        invoices = table.invoices
        cards = table.cards
        self.rules: Rules = rules
        self.names: list[str] = [below.name for below in table.stack]
        self.boards: Boards = table.boards.clone()
        self.people: People = table.people
        self.turn: CurrentTurn = table.turn.clone()
        if rules.silence:
            self.turn.amount = seen_amount(table, seat)
        self.vault: bool = rules.vault and seat != EYE and self.kind != OVER
        self.stash: list[int] = seen_stashes(table, seat, self.vault)
        self.coffers: int = HIDDEN if self.vault else table.money.coffers
        self.starts: list[int] = table.money.starts[:]
        self.counted: list[int] = gains(table.money.stash, self.starts) if self.vault else []
        self.known: list[int] = invoices.known[:]  # who has looked at which invoice is seen by all
        self.kinds: list[int] = seen_kinds(invoices, seat)
        self.taken_by: list[int] = invoices.taken_by[:]
        self.refills: list[list[int]] = invoices.refills
        self.workloads: list[int] = [len(workload) for workload in invoices.workloads]
        self.rest: int = len(invoices.rest)
        self.closed: bool = invoices.closed
        self.hands: list[int] = seen_hands(table, seat)
        self.held: list[int] = cards.held[:]
        self.deck: int = len(cards.deck)
        self.pile: list[int] = cards.pile[:]
        self.memory = cards.memory.seen_by(seat)
        self.exchange: Exchange | None = table.exchange
        self.question: Question | None = table.question
        self.statement: Statement | None = table.statement
        self.suspended: bool = seat < table.seats and table.suspended(seat)
        self.open: Open = open_to_all(table, seat)
        self.secret: Facts = whole_truth(table) if seat == EYE else {}

    @property
    def flow(self) -> list[int]:
        """Gains and losses since the start: all of them were public, in a vault too."""
        return self.counted if self.vault else gains(self.stash, self.starts)

    def value(self, space: int) -> int:
        """The kind of the invoice on a space, HIDDEN if there is none or the seat does not know it."""
        invoice = self.boards.lying[space]
        return self.kinds[invoice] if invoice != BLANK else HIDDEN

    def face_down(self, space: int) -> bool:
        """Does a hidden invoice lie there?"""
        if self.boards.lying[space] == BLANK or self.boards.marks[space] == AUDITED:
            return False
        return space != self.turn.settling or (self.rules.blind and self.boards.marks[space] == PLAIN)

    def may_peek(self, space: int) -> bool:
        """EMB-PEEK-1 to -3: could the looking seat, whose space this is, look at it now?"""
        rules = self.rules
        barred = rules.no_peeking or rules.is_barred(self.seat) or self.suspended
        return not barred and self.face_down(space) and self.boards.marks[space] != OFF_RECORD

    def shown(self, space: int) -> bool:
        """Should the screen show now what the seat has seen there? Knowing is one thing, showing another."""
        if space // YEARS != self.seat or self.value(space) == HIDDEN:
            return False
        if space == self.turn.paying:
            return self.boards.marks[space] == PLAIN and not self.suspended
        return self.rules.memory_aid and self.may_peek(space)

    @property
    def archive(self) -> int:
        """How many invoices are in the archive."""
        older = self.refills[-1] if self.refills else [0]
        since = len(self.kinds) - older[0] + len(older) - 1
        return self.rest + since - sum(self.boards.laid) - (self.turn.fresh != BLANK)

    def settles_in(self, space: int) -> int:
        """The turn in which the invoice on this space is settled."""
        return settles_in(space, self.boards, self.turn, self.seats)

    @property
    def turned_up(self) -> list[int]:
        """By kind: the invoices everybody has seen that were not shuffled back since."""
        counts = [0] * KINDS
        older = self.refills[-1] if self.refills else [0]
        for invoice in older[1:] + list(range(older[0], len(self.kinds))):
            if self.known[invoice] == PUBLIC:
                counts[self.kinds[invoice]] += 1
        return counts

    @property
    def no_peek(self) -> Ban | None:
        """EMB-PEEK-3, EMB-HOUSE-25, -29: why the looking seat may not peek at all just now, or None."""
        if self.rules.no_peeking:
            return NO_PEEKING
        if self.seat < self.seats and self.rules.is_barred(self.seat):
            return NOT_YOU
        return PEEK_SUSPENDED if self.suspended else None

    def own_facts(self) -> Facts:
        public = self.public()
        turn = self.turn
        no_peek = self.no_peek
        facts = self.common_own()
        facts["fresh"] = kind_name(self.kinds[turn.fresh]) if turn.fresh != BLANK else None
        facts["passed"] = list[Plain](letters(bits(self.open.passed)))
        facts["no-peek"] = no_peek.id if no_peek is not None else None
        facts["taken"] = list[Plain]([kind_name(kind) for kind in self.kinds])
        if not self.vault:
            facts["coffers"] = self.coffers
        if turn.amount != HIDDEN:
            facts["amount"] = turn.amount or None
        for seat in range(self.seats):
            outside = public[letter(seat)]
            assert isinstance(outside, dict)
            own = self.seat_facts(seat, outside["board"])
            if own:
                facts[letter(seat)] = outside | own
        if self.secret:
            facts["secret"] = self.secret
        return facts

    def public_facts(self) -> Facts:
        turn = self.turn
        facts = self.common_to_all("embezzlement")
        facts |= {
            "round": turn.round,
            "turn": letter(turn.active),
            "first": letter(turn.first),
            "step": STEP_NAMES[min(turn.step, len(STEP_NAMES) - 1)],
            "stack": list[Plain](self.names),
            "box": self.rules.box.name,
            "pool": by_kind(self.rules.pool),
            "turned-up": by_kind(self.turned_up),
            "copies": self.rules.cards,
            "workload": {"count": sum(self.workloads), "closed": self.closed},
            "archive": {"count": self.archive},
            "deck": {"count": self.deck},
            "pile": {"count": len(self.pile), "cards": card_names(self.pile)},
            "paying": self.year_of(turn.paying),
            "settling": self.year_of(turn.settling),
            "paid-now": self.year_of(turn.paid_now),
            "exchange": self.exchange.plain() if self.exchange is not None else None,
            "question": self.question.plain() if self.question is not None else None,
            "statement": self.statement.plain() if self.statement is not None else None,
            "window": list[Plain](letters(bits(self.open.asked))),
            "bust": list[Plain](letters(self.people.bust)),
        }
        flow = self.flow
        for seat in range(self.seats):
            facts[letter(seat)] = self.outside(seat, flow[seat])
        return facts

    def outside(self, seat: int, flow: int) -> Facts:
        """A seat as everybody sees it: without hand, stash and pick where they are secret, and without hidden kinds."""
        started = self.turn.step > 0 or self.names[-1] not in ("cheap-start", "target")
        people = self.people
        hidden: list[Plain] = ["hidden"] * self.held[seat]
        facts: Facts = {
            "flow": flow,
            "hand": self.plain_hand(seat) if self.rules.deterministic else hidden,
            "cards": self.held[seat],
            "board": [self.outside_of_year(YEARS * seat + year) for year in range(YEARS)],
            "laid": self.boards.laid[seat],
            "next": (self.boards.latest[seat] + 1) % YEARS + 1,
            "workload": self.workloads[seat] if self.rules.deterministic else None,
            "bust": people.is_out(seat),
            "leaving": people.is_leaving(seat),
            "voted": people.has_voted(seat),
            "asked": self.turn.asked[seat],
            "demanded": self.turn.demanded[seat],
            "start": self.starts[seat] if started else None,
            "target": people.targets[seat] or None,
            "committed": self.open.has_chosen(seat),
        }
        if not self.stash_is_secret(seat):
            facts["stash"] = self.stash[seat]
        if not self.open.has_chosen(seat):
            facts["pick"] = None
        return facts

    def outside_of_year(self, space: int) -> Plain:
        invoice = self.boards.lying[space]
        if invoice == BLANK:
            return None
        return {
            "invoice": invoice,
            "paid": self.boards.paid[space],
            "value": kind_name(self.kinds[invoice] if self.known[invoice] == PUBLIC else HIDDEN),
            "mark": MARK_NAMES[self.boards.marks[space]],
            "shown": False,
            "settles": self.settles_in(space),
        }

    def seat_facts(self, seat: int, open_board: Plain) -> Facts:
        """What the looking seat knows of a seat beside what everybody sees."""
        own: Facts = {}
        if self.held[seat] and not self.rules.deterministic and self.hands[TYPES * seat] != HIDDEN:
            own["hand"] = self.plain_hand(seat)
        if self.stash[seat] != HIDDEN and self.stash_is_secret(seat):
            own["stash"] = self.stash[seat]
        if self.open.picks[seat] != HIDDEN:
            own["pick"] = self.open.picks[seat]
        board = self.known_board(seat, open_board)
        if board is not None:
            own["board"] = board
        return own

    def stash_is_secret(self, seat: int) -> bool:
        return self.rules.vault and self.kind != OVER and not self.people.is_out(seat)

    def known_board(self, seat: int, outside: Plain) -> list[Plain] | None:
        """The board with the kinds that the looking seat knows and others do not; None if there are none."""
        board: list[Plain] | None = None
        for year in range(YEARS):
            space = YEARS * seat + year
            value = self.value(space)
            if value == HIDDEN:
                continue
            shown = self.shown(space)
            if not shown and self.known[self.boards.lying[space]] == PUBLIC:
                continue
            if board is None:
                assert isinstance(outside, list)
                board = outside[:]
            lies = board[year]
            assert isinstance(lies, dict)
            board[year] = lies | {"value": kind_name(value), "shown": shown}
        return board

    def plain_hand(self, seat: int) -> list[Plain]:
        hand: list[Plain] = []
        for card in range(TYPES):
            count = self.hands[TYPES * seat + card]
            hand.extend([card_name(card)] * count)
        return hand

    def year_of(self, space: int) -> Plain:
        return space % YEARS + 1 if space != BLANK else None


def bits(mask: int) -> list[int]:
    return [seat for seat in range(16) if mask >> seat & 1]


def card_names(cards: list[int]) -> list[Plain]:
    return [card_name(card) for card in cards]


def gains(stash: list[int], starts: list[int]) -> list[int]:
    return [caps - start for caps, start in zip(stash, starts, strict=True)]


def seen_stashes(table: Embezzlement, seat: int, vault: bool) -> list[int]:
    """EMB-HOUSE-24: under `vault` the own stash, and those of bust seats."""
    if not vault:
        return table.money.stash[:]
    return [
        caps if other == seat or table.people.is_out(other) else HIDDEN for other, caps in enumerate(table.money.stash)
    ]


def seen_kinds(invoices: Invoices, seat: int) -> list[int]:
    """Every invoice that was taken, as far as this seat has seen it."""
    if seat == EYE:
        return invoices.kinds[:]
    bit = 1 << seat
    return [kind if known & bit else HIDDEN for kind, known in zip(invoices.kinds, invoices.known, strict=True)]


def seen_amount(table: Embezzlement, seat: int) -> int:
    """EMB-HOUSE-12: what was announced; a sealed amount is known to its player alone."""
    if table.turn.amount and seat not in (table.turn.active, EYE):
        return HIDDEN
    return table.turn.amount


def seen_hands(table: Embezzlement, seat: int) -> list[int]:
    """The own hand; under `deterministic` every hand, since all started alike and everything played was seen."""
    if seat == EYE or table.rules.deterministic:
        return table.cards.hands[:]
    hands = [HIDDEN] * len(table.cards.hands)
    if seat < table.seats:
        hands[TYPES * seat : TYPES * seat + TYPES] = table.cards.hands[TYPES * seat : TYPES * seat + TYPES]
    for other in range(table.seats):
        if table.cards.held[other] == 0:
            hands[TYPES * other : TYPES * other + TYPES] = [0] * TYPES
    return hands


def whole_truth(table: Embezzlement) -> Facts:
    """What nobody at the table knows: orders of deck and workload, next one first, and the untouched archive."""
    return {
        "deck": card_names(table.cards.deck[::-1]),
        "workload": [[kind_name(kind) for kind in workload[::-1]] for workload in table.invoices.workloads],
        "rest": [kind_name(kind) for kind in table.invoices.rest],
    }


def by_kind(counts: list[int]) -> Facts:
    """So many of each kind, where there are any."""
    return {KIND_NAMES[kind]: count for kind, count in enumerate(counts) if count}
