"""The whole truth of a game of Embezzlement, and the small moves its rules are made of.

Boards are flat lists: space 8 x seat + year - 1. An invoice, once taken, is a number that everybody can follow (its
place in `taken`); its kind is known to the seats in `taken.known`. Cards of one type are alike: a hand is five counts.
"""

from __future__ import annotations

from typing import Any

from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.table import Moment, Race, Table, Turn
from kickback.games.embezzlement.actions import read
from kickback.games.embezzlement.cards import BLANK, PLAIN, SETTLE_AFTER, TYPES, YEARS, card_name, kind_name
from kickback.games.embezzlement.facts import (
    DREW,
    NOT_SETTLED,
    PAYMENT_OTR,
    PLAYED,
    RESHUFFLED,
    TO_SETTLE,
    Exchange,
    Question,
    fact,
)
from kickback.games.embezzlement.invariants import faults
from kickback.games.embezzlement.options import Rules
from kickback.games.embezzlement.view import EmbezzlementView


class Embezzlement(Table):
    """Boards, stashes, hands, the workload and the archive, the deck and the pile."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any]],
        aside: Moment[Any],
        coffers: int,
        stash: list[int],
        board: list[int],
        paid: list[int],
        marks: list[int],
        laid: list[int],
        latest: list[int],
        taken: Pile,
        taken_by: list[int],
        workloads: list[list[int]],
        rest: list[int],
        refills: list[list[int]],
        hands: list[int],
        held: list[int],
        deck: list[int],
        pile: list[int],
        past: list[int],
        flow: list[int],
        starts: list[int],
        targets: list[int],
        bust: list[int],
        asked: list[int],
        demanded: list[int],
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.coffers: int = coffers
        self.stash: list[int] = stash
        self.board: list[int] = board  # per space: the invoice lying there, or BLANK
        self.paid: list[int] = paid  # per space: the Caps on it
        self.marks: list[int] = marks  # per space: PLAIN, OFF_RECORD or AUDITED
        self.laid: list[int] = laid  # per seat: invoices on its board
        self.latest: list[int] = latest  # per seat: the year used last (EMB-RULING-11)
        self.taken: Pile = taken
        self.taken_by: list[int] = taken_by  # per invoice: who took it
        self.workloads: list[list[int]] = workloads  # one for all, or one per seat under `deterministic`; next one last
        self.rest: list[int] = rest  # the archive's invoices that nobody has taken since the last shuffle
        self.refills: list[list[int]] = refills  # per refill: how many were taken before it, then those on boards
        self.hands: list[int] = hands  # 5 x seat + card: how many
        self.held: list[int] = held  # per seat: cards in hand
        self.deck: list[int] = deck  # top last
        self.pile: list[int] = pile
        self.past: list[int] = past
        self.flow: list[int] = flow  # per seat: what it has gained and paid since the start, all of it public
        self.starts: list[int] = starts  # the stashes that were started with
        self.targets: list[int] = targets
        self.bust: list[int] = bust  # the bust seats in the order they went
        self.asked: list[int] = asked  # per seat: questions asked this turn
        self.demanded: list[int] = demanded  # per seat: reads demanded this turn
        self.out: int = 0  # the bust seats as bits
        self.leaving: int = 0  # seats that have resigned and go bust when what is open is over
        self.votes: int = 0  # seats that have voted to finish
        self.closed: bool = False  # the workload is closed
        self.first: int = 0
        self.active: int = 0
        self.round: int = 1
        self.step: int = TO_SETTLE
        self.fresh: int = BLANK  # the invoice taken and not yet laid
        self.paying: int = BLANK  # the space that is being paid
        self.amount: int = 0  # what was announced or sealed for it
        self.paid_now: int = BLANK  # the space paid this turn
        self.settling: int = BLANK  # the space being settled
        self.settled: int = NOT_SETTLED
        self.exchange: Exchange | None = None  # at most one is open
        self.question: Question | None = None

    @property
    def colleagues(self) -> int:
        """The seats other than the active one that can react, as bits."""
        return ((1 << self.seats) - 1) & ~(self.out | self.leaving | 1 << self.active)

    @property
    def left(self) -> int:
        """How many seats are in play."""
        return self.seats - len(self.bust)

    def supply(self, seat: int) -> list[int]:
        """EMB-PAY-1, EMB-HOUSE-5: the workload this seat takes from."""
        return self.workloads[seat if self.rules.deterministic else 0]

    def oldest(self, seat: int) -> int:
        """EMB-SETTLE-2: the first occupied space clockwise from the blank ones."""
        year = (self.latest[seat] + 1) % YEARS
        while self.board[YEARS * seat + year] == BLANK:
            year = (year + 1) % YEARS
        return YEARS * seat + year

    def settles(self, seat: int) -> bool:
        """EMB-SETTLE-1, EMB-TURN-3: is there something to settle at the start of this turn?"""
        return self.round > SETTLE_AFTER and self.laid[seat] > 0

    def suspended(self, seat: int) -> bool:
        """EMB-PEEK-3, EMB-BRIBE-9, EMB-RULING-26: is this seat deciding on a Bribe, by right and not by hand?"""
        exchange = self.exchange
        if exchange is None:
            return False
        moment = self.stack[-2] if self.question is not None else self.stack[-1]
        if isinstance(moment, Race) and exchange.what >= PAYMENT_OTR:
            return moment.asked >> seat & 1 == 1
        return seat == (moment.seat if isinstance(moment, Turn) else exchange.by)

    def take(self, seat: int) -> None:
        """EMB-PAY-1, -2, EMB-RULING-5: the next invoice; the taker alone sees it."""
        supply = self.supply(seat)
        kind = supply.pop()
        self.fresh = len(self.taken.faces)
        self.taken.put(kind, 1 << seat)
        self.taken_by.append(seat)
        if self.log is not None:
            value = kind_name(kind)
            self.tell("took", "EMB-PAY-2", {"seat": letter(seat), "left": len(supply)}, {seat: {"value": value}})

    def lay(self, seat: int) -> None:
        """EMB-PAY-5: the invoice goes on the next year clockwise, face down, without money yet."""
        year = (self.latest[seat] + 1) % YEARS
        space = YEARS * seat + year
        self.latest[seat] = year
        self.board[space] = self.fresh
        self.laid[seat] += 1
        self.fresh = BLANK
        self.paying = space

    def place(self, amount: int) -> None:
        """EMB-PAY-6 to -8: the company's Caps on the invoice, for all to see."""
        space = self.paying
        self.coffers -= amount
        self.paid[space] = amount
        self.paying = BLANK
        self.amount = 0
        self.paid_now = space
        if self.log is not None:
            clause = "EMB-HOUSE-10" if self.rules.silence else "EMB-PAY-6"
            facts = self.place_of(space)
            self.tell("placed", clause, facts | {"amount": amount, "otr": self.marks[space] != PLAIN})

    def clear(self, space: int) -> int:
        """EMB-SETTLE-9: the invoice goes to the archive and its year is blank; returns the Caps that lay there."""
        caps = self.paid[space]
        self.board[space] = BLANK
        self.paid[space] = 0
        self.marks[space] = PLAIN
        self.laid[space // YEARS] -= 1
        return caps

    def place_of(self, space: int) -> Facts:
        """A space as events name it."""
        return {"seat": letter(space // YEARS), "year": space % YEARS + 1}

    def spend(self, seat: int, card: int) -> None:
        """EMB-CARD-1, -5: the card goes face up on the pile, whatever becomes of it."""
        self.hands[TYPES * seat + card] -= 1
        self.held[seat] -= 1
        self.pile.append(card)
        self.past.append(fact(PLAYED, seat, card))

    def draw(self, seat: int) -> None:
        """EMB-DRAW-1, EMB-CARD-4, EMB-RULING-51: one card; an empty deck is made anew from the pile."""
        if not self.deck:
            self.deck, self.pile = self.pile, []
            self.chance.shuffle(self.deck)
            self.past.append(fact(RESHUFFLED, 0, HIDDEN))
            self.tell("reshuffled", "EMB-CARD-4", {"count": len(self.deck)})
        card = self.deck.pop()
        self.hands[TYPES * seat + card] += 1
        self.held[seat] += 1
        self.past.append(fact(DREW, seat, card))
        if self.log is not None:
            self.tell("drew", "EMB-DRAW-1", {"seat": letter(seat)}, {seat: {"card": card_name(card)}})

    def earn(self, seat: int, caps: int) -> None:
        self.stash[seat] += caps
        self.flow[seat] += caps
        self.coffers -= caps

    def pay(self, seat: int, caps: int) -> bool:
        """EMB-MONEY-3, EMB-BUST-1, -4: into the coffers, as far as it goes; was it enough?"""
        there = min(caps, self.stash[seat])
        self.earn(seat, -there)
        return there == caps

    def show(self, space: int) -> int:
        """The invoice is turned up for everybody; returns its kind."""
        invoice = self.board[space]
        self.taken.known[invoice] = PUBLIC
        return self.taken.faces[invoice]

    def read(self, seat: int, text: str) -> Action:
        return read(self.seats, seat, text)

    def view(self, seat: int) -> EmbezzlementView:
        return EmbezzlementView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def returns(self) -> list[float]:
        """1 shared among the winners, shifted so that all sum to zero; nothing if nobody wins."""
        if not self.winners:
            return [0.0] * self.seats
        share = 1.0 / len(self.winners)
        even = 1.0 / self.seats
        return [share - even if seat in self.winners else -even for seat in range(self.seats)]

    def clone(self) -> Embezzlement:
        twin = Embezzlement(
            self.rules,
            self.chance.clone(),
            [moment.clone() for moment in self.stack],
            self.aside,
            self.coffers,
            self.stash[:],
            self.board[:],
            self.paid[:],
            self.marks[:],
            self.laid[:],
            self.latest[:],
            self.taken.clone(),
            self.taken_by[:],
            [workload[:] for workload in self.workloads],
            self.rest[:],
            self.refills[:],
            self.hands[:],
            self.held[:],
            self.deck[:],
            self.pile[:],
            self.past[:],
            self.flow[:],
            self.starts[:],
            self.targets[:],
            self.bust[:],
            self.asked[:],
            self.demanded[:],
        )
        twin.winners = self.winners[:]
        twin.out = self.out
        twin.leaving = self.leaving
        twin.votes = self.votes
        twin.closed = self.closed
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.step = self.step
        twin.fresh = self.fresh
        twin.paying = self.paying
        twin.amount = self.amount
        twin.paid_now = self.paid_now
        twin.settling = self.settling
        twin.settled = self.settled
        twin.exchange = self.exchange
        twin.question = self.question
        return twin
