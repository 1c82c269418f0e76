"""Charges, and what follows when a bank falls below zero."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import AUTO, TURN
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import BROKE, COSTS_MONEY
from kickback.games.corporate_espionage.components import code_in, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.in_need import InNeed
from kickback.games.corporate_espionage.moments.leaving import leave
from kickback.games.corporate_espionage.moments.liquidation import sales
from kickback.games.corporate_espionage.moments.questions import out_of_place
from kickback.games.corporate_espionage.table import BILLED, NOBODY, REPAID, Market


class Owed:
    """What a company below zero still has to hand on: to whom, how much, and what its bank held when it was charged."""

    def __init__(self, by: int, to: int, amount: int, held: int, why: int) -> None:
        self.by: int = by
        self.to: int = to
        self.amount: int = amount
        self.held: int = held
        self.why: int = why


def charge(
    table: Market, seat: int, amount: int, collector: int, why: int, by: int = NOBODY, code: int = NOBODY
) -> None:
    """CES-BILL-3, -4, CES-INS-1: the full amount is subtracted; who collects gets what is really paid."""
    held = table.accounts.banks[seat]
    table.accounts.change(seat, -amount, why if collector != NOBODY else BILLED)
    table.calendar.news += 1
    owed = [Owed(seat, collector, amount, max(0, held), why)] if collector != NOBODY else []
    if table.accounts.banks[seat] >= 0:
        settle(table, owed, True)
        return
    for moment in table.stack:
        if isinstance(moment, Insolvency) and moment.seat == seat:
            moment.owed = moment.owed + owed
            table.announce_bank(seat)
            return
    table.announce_bank(seat)
    if table.log is not None:
        table.tell("insolvent", "CES-INS-1", {"seat": letter(seat), "bank": table.accounts.banks[seat]})
    table.stack.append(Insolvency(seat, owed, AUTO, by, code))


def settle(table: Market, owed: list[Owed], in_full: bool) -> None:
    """Hands on what has been paid: everything, or of a bankrupt company what its bank held."""
    for debt in owed:
        if table.living(debt.to):
            amount = debt.amount if in_full else min(debt.amount, debt.held)
            table.accounts.change(debt.to, amount, debt.why)
            if table.log is not None:
                tell_settled(table, debt, amount)


def tell_settled(table: Market, debt: Owed, amount: int) -> None:
    """Money has moved: a repayment to its lender, or what a bill brought its biller."""
    clause = "CES-BILL-4"
    if debt.why == REPAID:
        clause = "CES-RULING-7"
        table.tell("repaid", clause, {"seat": letter(debt.by), "to": letter(debt.to), "amount": amount})
    table.tell("collected", clause, {"seat": letter(debt.to), "from": letter(debt.by), "amount": amount})


class Insolvency(InNeed):
    """CES-INS-1 to -6: a company below zero sells, plays free Savvy, or declares bankruptcy."""

    def __init__(self, seat: int, owed: list[Owed], kind: str, by: int, code: int) -> None:
        super().__init__("insolvency", seat, kind, "CES-INS-2")
        self.owed: list[Owed] = owed
        self.by: int = by  # whose bill it was, and of which card
        self.code: int = code

    def clone(self) -> Insolvency:
        return Insolvency(self.seat, self.owed, self.kind, self.by, self.code)

    def resume(self, table: Market) -> None:
        if table.accounts.banks[self.seat] >= 0:
            table.stack.pop()
            table.agreements.forget_loans_to(self.seat)
            if table.log is not None:
                table.tell("solvent", "CES-INS-4", {"seat": letter(self.seat)})
            settle(table, self.owed, True)
        elif self.hopeless(table):
            self.give_up(table)
        else:
            self.kind = TURN

    def hopeless(self, table: Market) -> bool:
        """CES-BKR-1, CES-RULING-13: judged by public facts; with cards in hand, or a loan to hope for, it is asked."""
        if table.zones.hands[self.seat].faces or table.rules.loans:
            return False
        reach = table.accounts.banks[self.seat]
        for permanent in table.in_play.boards[self.seat]:
            if permanent.card.type == w.ASSET:
                reach += sold_for(permanent.card.cost)
        return reach < 0

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return [*self.ways_out(table, seat), table.card_set.book.declaring]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return out_of_place(table, seat, action)
        if action.does == a.DECLARE:
            return None
        ban = self.forbids_way_out(table, seat, action)
        return COSTS_MONEY if ban is BROKE else ban

    def answer(self, table: Market, seat: int, action: Move) -> None:
        self.kind = AUTO
        if action.does == a.DECLARE:
            self.give_up(table)
        else:
            self.take_way_out(table, seat, action)

    def give_up(self, table: Market) -> None:
        """CES-BKR-1: out of the market; whoever collects gets what was there."""
        settle(table, self.owed, False)
        leave(table, self.seat, "bankrupt", "CES-BKR-1", self.by, self.code)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        """The cheapest asset first; `declare` when none is left."""
        assets = sales(table, seat)
        if not assets:
            return table.card_set.book.declaring
        costs = [table.card_set.cost_of(code_in(action.card)) for action in assets]
        return assets[costs.index(min(costs))]
