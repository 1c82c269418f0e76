"""The whole truth of a game of Pecunia Olet, in parts that clone themselves."""

from __future__ import annotations

from typing import Any

from kickback.engine.chance import Chance
from kickback.engine.memory import Memory
from kickback.engine.messages import Message
from kickback.engine.moments import Moment
from kickback.engine.outcome import Outcome
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letters
from kickback.engine.table import Table, shared_out
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BOOK, Move
from kickback.games.pecunia_olet.components import STRIKE
from kickback.games.pecunia_olet.invariants import faults
from kickback.games.pecunia_olet.memory import earned, spent
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.table.equipment import Equipment
from kickback.games.pecunia_olet.table.henchmen import Henchmen
from kickback.games.pecunia_olet.table.market import Market
from kickback.games.pecunia_olet.table.money import Money
from kickback.games.pecunia_olet.table.progress import Ending, Police, Round
from kickback.games.pecunia_olet.view import PecuniaView


class PecuniaOlet(Table):
    """Henchmen on a shared board, money behind screens, and a policeman who comes closer."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any, Any]],
        aside: Moment[Any, Any],
        money: Money,
        equipment: Equipment,
        market: Market,
        henchmen: Henchmen,
        police: Police,
        round: Round,  # noqa: A002 - the rulebook's word
        ending: Ending,
        memory: Memory,
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.money: Money = money
        self.equipment: Equipment = equipment
        self.market: Market = market
        self.henchmen: Henchmen = henchmen
        self.police: Police = police
        self.round: Round = round
        self.ending: Ending = ending
        self.memory: Memory = memory  # what the table has seen of each seat's money and fakes

    @property
    def strike(self) -> bool:
        """PEC-STRIKE-1, -2: on for as long as the officer stands there."""
        return self.rules.board.special[self.police.officer] == STRIKE

    @property
    def quiet(self) -> int:
        """PEC-RULING-14: whole rounds since the officer last moved."""
        return max(0, self.round.number - 1 - self.police.moved)

    def payout(self, due: int) -> int:
        """PEC-RULING-10: what the bank really pays when so much is due."""
        return min(due, self.money.bank) if self.rules.counted_bank else due

    def earn(self, seat: int, due: int) -> int:
        """Money from the bank for something other than fakes; returns what was paid."""
        paid = self.payout(due)
        self.money.receive(seat, paid)
        self.memory.add(earned(seat, paid))
        return paid

    def spend(self, seat: int, price: int) -> None:
        """PEC-BUY-2, PEC-FLY-4: cash goes to the bank, for all to see."""
        self.money.hand_in(seat, price)
        self.memory.add(spent(seat, price))

    def hand_over(self, seat: int, lot: int) -> None:
        """PEC-FAKE-1: fakes go back to the supplies."""
        self.money.fakes[seat] -= lot
        if self.rules.counted_fakes:
            self.money.supply += lot

    def in_supply(self, quality: int) -> int:
        """PEC-RULING-11: how many notes of a quality can still be printed."""
        if not self.rules.counted_fakes:
            return fake_notes.MOST
        return fake_notes.of_quality(self.money.supply, quality)

    def read(self, seat: int, text: str) -> Move:
        return BOOK.read(text)

    def view(self, seat: int) -> PecuniaView:
        return PecuniaView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def returns(self) -> list[float]:
        """PEC-RULING-9: a win is shared by those tied on top, whatever the table makes of a tie."""
        return shared_out(self.winners or self.ending.tied, self.seats)

    def outcome(self) -> Outcome:
        """PEC-SCORE-5, -6: the most money wins; whoever shares the top has won only where the table says so."""
        totals = [self.money.total(seat) for seat in range(self.seats)]
        facts: Facts = {"total": max(totals), "seats": list[Plain](letters(self.winners or self.ending.tied))}
        if not self.winners:
            return self.ended(Message("outcome-draw", facts, ("PEC-SCORE-6",)), totals)
        shared = len(self.winners) > 1
        clause = "PEC-SCORE-6" if shared else "PEC-SCORE-5"
        return self.ended(Message("outcome-shared" if shared else "outcome-won", facts, (clause,)), totals)

    def clone(self) -> PecuniaOlet:
        twin = PecuniaOlet(
            self.rules,
            self.chance,  # nothing is random after the deal
            [moment.clone() for moment in self.stack],
            self.aside,
            self.money.clone(),
            self.equipment.clone(),
            self.market.clone(),
            self.henchmen.clone(),
            self.police.clone(),
            self.round.clone(),
            self.ending.clone(),
            self.memory.clone(),
        )
        if self.winners:
            twin.winners = self.winners[:]
        return twin
