"""Bills, what follows when a bank falls below zero, and payments between companies."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.engine.table import AUTO, TURN, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.carry import set_off_by
from kickback.games.corporate_espionage.permanents import Permanent
from kickback.games.corporate_espionage.picks import refs
from kickback.games.corporate_espionage.plays import (
    BROKE,
    answers,
    give_answer,
    judge_answer,
    judge_savvy,
    play_from_hand,
    savvies,
)
from kickback.games.corporate_espionage.printed import sold_for
from kickback.games.corporate_espionage.questions import Ask, Matter, Window, out_of_place
from kickback.games.corporate_espionage.table import BILLED, COLLECTED, NOBODY, REPAID, SOLD, Market

NOT_AN_ASSET: Final = Ban("CES-LIQ-2", "only assets of your own inventory can be liquidated")
COSTS_MONEY: Final = Ban("CES-INS-3", "below zero only Savvy that costs nothing and answers nothing can be played")


class Bill(Window):
    """CES-BILL-1 to -3: an amount is fixed, everybody may answer, then it is charged in full, below zero if need be."""

    def __init__(
        self, matter: Matter, amount: int, collect: bool, code: int, asked: int, passed: int, kind: str
    ) -> None:
        super().__init__("bill", matter, asked, passed, kind)
        self.billed: int = matter.named
        self.amount: int = amount
        self.collect: bool = collect
        self.code: int = code
        self.charged: bool = False

    def clone(self) -> Bill:
        twin = Bill(self.matter, self.amount, self.collect, self.code, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        twin.all_passed = self.all_passed
        twin.charged = self.charged
        return twin

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return answers(table, seat, self.matter)

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        return judge_answer(table, seat, action, self)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        give_answer(table, seat, action, self)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return table.box.book.passing

    def resume(self, table: Market) -> None:
        if not self.charged:
            super().resume(table)
            return
        table.stack.pop()
        set_off_by(table, self.matter)

    def closed(self, table: Market) -> None:
        """CES-BILL-3: the amount goes; what is then below zero has to be answered for."""
        self.charged = True
        self.kind = AUTO
        if table.log is not None:
            table.tell("charged", "CES-BILL-3", self.told(table))
        charge(table, self.billed, self.amount, self.matter.by if self.collect else NOBODY, COLLECTED)

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        self.cancelled = True
        if table.log is not None:
            table.tell("cancelled", "CES-SAV-3", self.told(table) | {"play": "bill"})

    def told(self, table: Market) -> Facts:
        by = self.matter.by
        return {
            "by": letter(by) if by != NOBODY else None,
            "card": table.mark(self.code, by) if by != NOBODY else None,
            "seat": letter(self.billed),
            "amount": self.amount,
            "collect": self.collect,
        }

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        """CES-WIN-8, CES-RULING-39: a bill by or to a company that has left is dropped."""
        if seat == self.billed:
            return None
        if seat == self.matter.by and not self.charged:
            return None
        return super().gone(table, seat)


def open_bill(table: Market, biller: int, billed: int, amount: int, collect: bool, code: int) -> None:
    matter = Matter(w.EV_BILL, biller, 1 << billed, billed, table.tick())
    bill = Bill(matter, amount, collect, code, 0, 0, AUTO)
    table.pulse += 1
    if table.log is not None:
        table.tell("billed", "CES-BILL-1", bill.told(table))
    table.stack.append(bill)


class Owed:
    """What a company below zero still has to hand on: to whom, how much, and what its bank held when it was charged."""

    def __init__(self, to: int, amount: int, held: int, why: int) -> None:
        self.to: int = to
        self.amount: int = amount
        self.held: int = held
        self.why: int = why


def charge(table: Market, seat: int, amount: int, collector: int, why: int) -> None:
    """CES-BILL-3, -4, CES-INS-1: the full amount is subtracted; who collects gets what is really paid."""
    held = table.banks[seat]
    table.bank(seat, -amount, why if collector != NOBODY else BILLED)
    table.pulse += 1
    owed = [Owed(collector, amount, max(0, held), why)] if collector != NOBODY else []
    if table.banks[seat] >= 0:
        settle(table, owed, True)
        return
    for moment in table.stack:
        if isinstance(moment, Insolvency) and moment.seat == seat:
            moment.owed = moment.owed + owed
            table.announce_bank(seat)
            return
    table.announce_bank(seat)
    if table.log is not None:
        table.tell("insolvent", "CES-INS-1", {"seat": letter(seat), "bank": table.banks[seat]})
    table.stack.append(Insolvency(seat, owed, AUTO))


def settle(table: Market, owed: list[Owed], in_full: bool) -> None:
    """Hands on what has been paid: everything, or of a bankrupt company what its bank held."""
    for debt in owed:
        if table.living(debt.to):
            amount = debt.amount if in_full else min(debt.amount, debt.held)
            table.bank(debt.to, amount, debt.why)
            if table.log is not None:
                clause = "CES-BILL-4" if debt.why == COLLECTED else "CES-RULING-7"
                table.tell("collected", clause, {"seat": letter(debt.to), "amount": amount})


def sell(table: Market, seat: int, permanent: Permanent, clause: str) -> None:
    """CES-LIQ-1: the asset goes to its owner's pile and half its printed cost, rounded up, to the seller's bank."""
    value = sold_for(permanent.card.cost)
    table.remove(permanent)
    table.pile_up(permanent.code)
    table.bank(seat, value, SOLD)
    table.pulse += 1
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "card": table.mark(permanent.code, seat), "amount": value}
        table.tell("liquidated", clause, facts)


def sellable(table: Market, seat: int, action: Action) -> Ban | None:
    found = table.find(seat, action.a % a.COPY, action.a // a.COPY) if action.a >= 0 else None
    return None if found is not None and found.card.type == w.ASSET else NOT_AN_ASSET


def sales(table: Market, seat: int) -> list[Action]:
    """One `liquidate` for each distinct asset."""
    assets = [permanent for permanent in table.boards[seat] if permanent.card.type == w.ASSET]
    if not assets:
        return []
    book = table.box.book
    slots = refs(assets, table.boards[seat], table.turn)
    return [book.in_play(seat, a.LIQUIDATE, slot, ref, NOBODY) for slot, ref in slots]


class Insolvency(Ask):
    """CES-INS-1 to -6: a company below zero sells, plays free Savvy, or declares bankruptcy."""

    def __init__(self, seat: int, owed: list[Owed], kind: str) -> None:
        super().__init__("insolvency", seat, kind)
        self.owed: list[Owed] = owed

    def clone(self) -> Insolvency:
        return Insolvency(self.seat, self.owed, self.kind)

    def resume(self, table: Market) -> None:
        if table.banks[self.seat] >= 0:
            table.stack.pop()
            forget_offers(table, self.seat)
            if table.log is not None:
                table.tell("solvent", "CES-INS-4", {"seat": letter(self.seat)})
            settle(table, self.owed, True)
        elif self.hopeless(table):
            bankrupt(table, self.seat, self.owed)
        else:
            self.kind = TURN

    def hopeless(self, table: Market) -> bool:
        """CES-BKR-1, CES-RULING-13: judged by public facts; with cards in hand, or a loan to hope for, it is asked."""
        if table.hands[self.seat].faces or table.rules.loans:
            return False
        reach = table.banks[self.seat]
        for permanent in table.boards[self.seat]:
            if permanent.card.type == w.ASSET:
                reach += sold_for(permanent.card.cost)
        return reach < 0

    def candidates(self, table: Market, seat: int) -> list[Action]:
        found = sales(table, seat) + savvies(table, seat)
        if table.rules.loans:
            found += table.loan_answers(seat)
        found.append(table.box.book.declaring)
        return found

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return out_of_place(table, seat, action)
        if action.verb == a.DECLARE:
            return None
        if action.verb == a.LIQUIDATE:
            return sellable(table, seat, action)
        if action.verb == a.SAVVY:
            ban = judge_savvy(table, seat, action, None)
            return COSTS_MONEY if ban is BROKE else ban
        if action.verb == a.ACCEPT:
            return table.judge_loan(seat, action)
        return out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        self.kind = AUTO
        if action.verb == a.DECLARE:
            bankrupt(table, seat, self.owed)
        elif action.verb == a.LIQUIDATE:
            found = table.find(seat, action.a % a.COPY, action.a // a.COPY)
            assert found is not None
            sell(table, seat, found, "CES-INS-2")
        elif action.verb == a.SAVVY:
            play_from_hand(table, seat, a.SAVVY, action.a, action.b, None)
        else:
            table.take_loan(seat, action)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        """The cheapest asset first; `declare` when none is left."""
        assets = sales(table, seat)
        if not assets:
            return table.box.book.declaring
        costs = [table.box.costs[action.a % a.COPY >> 3] for action in assets]
        return assets[costs.index(min(costs))]


def forget_offers(table: Market, seat: int) -> None:
    """`loans`: offers to a company in need lie open only as long as it is."""
    if table.clubs.standing:
        table.clubs.standing = [offer for offer in table.clubs.standing if offer.borrower != seat]


def bankrupt(table: Market, seat: int, owed: list[Owed]) -> None:
    """CES-BKR-1: out of the market; whoever collects gets what was there."""
    settle(table, owed, False)
    table.company_leaves(seat, "bankrupt", "CES-BKR-1")


def repay(table: Market, borrower: int, lender: int, amount: int) -> None:
    """A debt falls due: a payment that can cause Insolvency and that no card about bills touches."""
    charge(table, borrower, amount, lender, REPAID)
