"""The whole truth of a game of Embezzlement, in parts that clone themselves, and the moves its rules are made of."""

from __future__ import annotations

from typing import Any

from kickback.engine.chance import Chance
from kickback.engine.moments import Moment, Race, Turn
from kickback.engine.outcome import Outcome
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.engine.table import Table
from kickback.games.embezzlement.actions import Move, read
from kickback.games.embezzlement.components import BLANK, PLAIN, SETTLE_AFTER, YEARS, card_name, kind_name
from kickback.games.embezzlement.invariants import faults
from kickback.games.embezzlement.options import Rules
from kickback.games.embezzlement.table.boards import Boards
from kickback.games.embezzlement.table.cards import Cards
from kickback.games.embezzlement.table.current_turn import CurrentTurn
from kickback.games.embezzlement.table.exchange import PAYMENT_OTR, Exchange
from kickback.games.embezzlement.table.invoices import Invoices
from kickback.games.embezzlement.table.money import Money
from kickback.games.embezzlement.table.outcome import ending
from kickback.games.embezzlement.table.people import People
from kickback.games.embezzlement.table.question import Question, Statement
from kickback.games.embezzlement.view import EmbezzlementView


class Embezzlement(Table):
    """Boards, money, invoices and cards; the people around them; and the turn that is being played."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any, Any]],
        aside: Moment[Any, Any],
        boards: Boards,
        money: Money,
        invoices: Invoices,
        cards: Cards,
        people: People,
        turn: CurrentTurn,
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.boards: Boards = boards
        self.money: Money = money
        self.invoices: Invoices = invoices
        self.cards: Cards = cards
        self.people: People = people
        self.turn: CurrentTurn = turn
        self.exchange: Exchange | None = None  # at most one is open
        self.question: Question | None = None
        self.statement: Statement | None = None

    def clone(self) -> Embezzlement:
        twin = Embezzlement(
            self.rules,
            self.chance.clone(),
            [moment.clone() for moment in self.stack],
            self.aside,
            self.boards.clone(),
            self.money.clone(),
            self.invoices.clone(),
            self.cards.clone(),
            self.people,
            self.turn.clone(),
        )
        twin.winners = self.winners[:]
        twin.exchange = self.exchange
        twin.question = self.question
        twin.statement = self.statement
        return twin

    @property
    def colleagues(self) -> int:
        """The seats other than the active one that can react, as bits."""
        people = self.people
        return ((1 << self.seats) - 1) & ~(people.out | people.leaving | 1 << self.turn.active)

    @property
    def left(self) -> int:
        """How many seats are in play."""
        return self.seats - len(self.people.bust)

    def workload(self, seat: int) -> list[int]:
        """EMB-PAY-1, EMB-HOUSE-5: the workload this seat takes from."""
        return self.invoices.workloads[seat if self.rules.deterministic else 0]

    def settles(self, seat: int) -> bool:
        """EMB-SETTLE-1, EMB-TURN-3: is there something to settle at the start of this turn?"""
        return self.turn.round > SETTLE_AFTER and self.boards.laid[seat] > 0

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
        workload = self.workload(seat)
        kind = workload.pop()
        self.turn.fresh = self.invoices.take(kind, 1 << seat, seat)
        if self.log is not None:
            value = kind_name(kind)
            facts: Facts = {"seat": letter(seat), "left": len(workload), "invoice": self.turn.fresh}
            self.tell("took", "EMB-PAY-2", facts, {seat: {"value": value}})

    def lay(self, seat: int) -> None:
        """EMB-PAY-5: the invoice taken goes on the next year."""
        turn = self.turn
        turn.paying = self.boards.lay(seat, turn.fresh)
        turn.fresh = BLANK

    def place(self, amount: int) -> None:
        """EMB-PAY-6 to -8: the company's Caps on the invoice, for all to see."""
        turn = self.turn
        space = turn.paying
        self.money.coffers -= amount
        self.boards.paid[space] = amount
        turn.paying = BLANK
        turn.amount = 0
        turn.paid_now = space
        if self.log is not None:
            clause = "EMB-HOUSE-10" if self.rules.silence else "EMB-PAY-6"
            facts = self.invoice_on(space) | {"silent": self.rules.silence}
            self.tell("placed", clause, facts | {"amount": amount, "otr": self.boards.marks[space] != PLAIN})

    def place_of(self, space: int) -> Facts:
        """A space as events name it."""
        return {"seat": letter(space // YEARS), "year": space % YEARS + 1}

    def invoice_on(self, space: int) -> Facts:
        """A space and the invoice on it, as events name them."""
        return self.place_of(space) | {"invoice": self.boards.lying[space]}

    def kind_on(self, space: int) -> int:
        """The kind of the invoice that lies there."""
        return self.invoices.kinds[self.boards.lying[space]]

    def draw(self, seat: int) -> None:
        """EMB-DRAW-1, EMB-CARD-4, EMB-RULING-51: one card; an empty deck is made anew from the pile."""
        cards = self.cards
        if not cards.deck:
            cards.reshuffle(self.chance)
            self.tell("reshuffled", "EMB-CARD-4", {"count": len(cards.deck)})
        card = cards.draw(seat)
        if self.log is not None:
            self.tell("drew", "EMB-DRAW-1", {"seat": letter(seat)}, {seat: {"card": card_name(card)}})

    def read(self, seat: int, text: str) -> Move:
        return read(self.seats, seat, text)

    def view(self, seat: int) -> EmbezzlementView:
        return EmbezzlementView(seat, self)

    def outcome(self) -> Outcome:
        """EMB-END-2, EMB-BUST-5: what counted were Caps; who was bust earlier stands lower."""
        scores = self.money.stash[:]
        for place, seat in enumerate(self.people.bust):
            scores[seat] = place - len(self.people.bust)
        return self.ended(ending(self), scores)

    def faults(self) -> list[str]:
        return faults(self)
