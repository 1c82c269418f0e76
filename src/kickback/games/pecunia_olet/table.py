"""The whole truth of a game of Pecunia Olet, and the small moves its rules are made of."""

from __future__ import annotations

from typing import Any

from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.pile import Pile
from kickback.engine.table import Moment, Table, shared_out
from kickback.games.pecunia_olet import lots
from kickback.games.pecunia_olet.actions import read
from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_KIND,
    DINER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    NOBODY,
    PRINTED,
    PRINTER,
    STRIKE,
)
from kickback.games.pecunia_olet.diary import EARNED, SPENT, entry
from kickback.games.pecunia_olet.faults import faults
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.view import PecuniaView


class PecuniaOlet(Table):
    """Henchmen on a shared board, money behind screens, and a policeman who comes closer."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any]],
        aside: Moment[Any],
        cash: list[int],
        account: list[int],
        fakes: list[int],
        supply: int,
        cards: list[list[int]],
        printers: list[int],
        parts: list[int],
        diners: list[int],
        jets: list[bool],
        lawyers: list[int],
        market: list[int],
        deck: Pile,
        starts: Pile,
        binned: list[int],
        out: list[int],
        henchman: list[int],
        ready: list[int],
        down: list[int],
        diaries: list[list[int]],
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.cash: list[int] = cash
        self.account: list[int] = account
        self.fakes: list[int] = fakes  # a lot for each seat
        self.supply: int = supply  # a lot
        self.cards: list[list[int]] = cards  # owned, in the order taken
        self.printers: list[int] = printers
        self.parts: list[int] = parts  # ink, paper, hologram: a bit each
        self.diners: list[int] = diners
        self.jets: list[bool] = jets
        self.lawyers: list[int] = lawyers  # who owns the Great and the Bad Lawyer
        self.market: list[int] = market  # a card for each market space, from the left
        self.deck: Pile = deck
        self.starts: Pile = starts  # ink and paper still to be dealt
        self.binned: list[int] = binned
        self.out: list[int] = out
        self.henchman: list[int] = henchman  # who stands on each space
        self.taken: int = 0  # the spaces on which somebody stands, a bit each
        self.ready: list[int] = ready  # henchmen at home
        self.down: list[int] = down
        self.diaries: list[list[int]] = diaries  # public facts about each seat's money and fakes
        self.bank: int = PRINTED.box
        self.officer: int = 0
        self.banned: int = 0
        self.starter: int = NOBODY  # the starting player of the game
        self.first: int = NOBODY  # who opened this round
        self.pawn: int = NOBODY
        self.round: int = 1
        self.moved: int = 0  # the round in which the officer last moved
        self.queue: list[int] = []  # who may still play a last henchman after the one that is asked
        self.lawyer: int = NOBODY  # whose turn it is in the end, Great (0) or Bad (1)
        self.scored: bool = False
        self.tied: list[int] = []

    @property
    def strike(self) -> bool:
        """PEC-STRIKE-1, -2: on for as long as the officer stands there."""
        return self.rules.board.special[self.officer] == STRIKE

    @property
    def quiet(self) -> int:
        """PEC-RULING-14: whole rounds since the officer last moved."""
        return max(0, self.round - 1 - self.moved)

    def own(self, seat: int, card: int) -> None:
        """PEC-BUY-5, PEC-SECRET-3: the card is the seat's for good, and so is what it can do."""
        self.cards[seat].append(card)
        kind = CARD_KIND[card]
        if kind == PRINTER:
            self.printers[seat] += 1
        elif INK <= kind <= HOLOGRAM:
            self.parts[seat] |= 1 << kind - INK
        elif kind == DINER:
            self.diners[seat] += 1
        elif kind == JET:
            self.jets[seat] = True
        elif kind in (GREAT_LAWYER, BAD_LAWYER):
            self.lawyers[kind - GREAT_LAWYER] = seat

    def payout(self, due: int) -> int:
        """PEC-RULING-10: what the bank really pays when so much is due."""
        return min(due, self.bank) if self.rules.counted_bank else due

    def receive(self, seat: int, paid: int) -> None:
        self.cash[seat] += paid
        self.bank -= paid

    def earn(self, seat: int, due: int) -> int:
        """Money from the bank for something other than fakes; returns what was paid."""
        paid = self.payout(due)
        self.receive(seat, paid)
        self.diaries[seat].append(entry(EARNED, paid))
        return paid

    def spend(self, seat: int, price: int) -> None:
        """PEC-BUY-2, PEC-FLY-4: cash goes to the bank, for all to see."""
        self.cash[seat] -= price
        self.bank += price
        self.diaries[seat].append(entry(SPENT, price))

    def hand_over(self, seat: int, lot: int) -> None:
        """PEC-FAKE-1: fakes go back to the supplies."""
        self.fakes[seat] -= lot
        if self.rules.counted_fakes:
            self.supply += lot

    def in_supply(self, quality: int) -> int:
        """PEC-RULING-11: how many notes of a quality can still be printed."""
        return self.supply >> lots.BITS * (quality - 1) & lots.MOST if self.rules.counted_fakes else lots.MOST

    def stand(self, seat: int, space: int) -> None:
        self.henchman[space] = seat
        self.taken |= 1 << space

    def leave(self, space: int) -> None:
        self.henchman[space] = NOBODY
        self.taken &= ~(1 << space)

    def standing(self, seat: int) -> list[int]:
        """The spaces on which a seat has a henchman."""
        return [space for space, who in enumerate(self.henchman) if who == seat]

    def total(self, seat: int) -> int:
        """PEC-SCORE-3: cash and account together."""
        return self.cash[seat] + self.account[seat]

    def read(self, seat: int, text: str) -> Action:
        return read(text)

    def view(self, seat: int) -> PecuniaView:
        return PecuniaView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def returns(self) -> list[float]:
        """PEC-RULING-9: a win is shared by those tied on top, whatever the table makes of a tie."""
        return shared_out(self.winners or self.tied, self.seats)

    def clone(self) -> PecuniaOlet:
        twin = PecuniaOlet(
            self.rules,
            self.chance,  # nothing is random after the deal
            [moment.clone() for moment in self.stack],
            self.aside,
            self.cash[:],
            self.account[:],
            self.fakes[:],
            self.supply,
            [cards[:] for cards in self.cards],
            self.printers[:],
            self.parts[:],
            self.diners[:],
            self.jets[:],
            self.lawyers[:],
            self.market[:],
            self.deck.clone(),
            self.starts.clone(),
            self.binned[:],
            self.out,
            self.henchman[:],
            self.ready[:],
            self.down[:],
            [diary[:] for diary in self.diaries],
        )
        twin.winners = self.winners[:]
        twin.taken = self.taken
        twin.bank = self.bank
        twin.officer = self.officer
        twin.banned = self.banned
        twin.starter = self.starter
        twin.first = self.first
        twin.pawn = self.pawn
        twin.round = self.round
        twin.moved = self.moved
        twin.queue = self.queue[:]
        twin.lawyer = self.lawyer
        twin.scored = self.scored
        twin.tied = self.tied[:]
        return twin
