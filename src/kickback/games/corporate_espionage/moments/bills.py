"""Bills: announced, answered, charged."""

from __future__ import annotations

from typing import Any

from kickback.engine.moments import AUTO, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.insolvency import charge
from kickback.games.corporate_espionage.moments.plays import SavvyWindow
from kickback.games.corporate_espionage.moments.reactions import set_off_by
from kickback.games.corporate_espionage.table import COLLECTED, NOBODY, Happening, Market


class Bill(SavvyWindow):
    """CES-BILL-1 to -3: an amount is fixed, everybody may answer, then it is charged in full, below zero if need be."""

    def __init__(
        self, happening: Happening, amount: int, collect: bool, code: int, asked: int, passed: int, kind: str
    ) -> None:
        super().__init__("bill", happening, asked, passed, kind)
        self.billed: int = happening.named
        self.amount: int = amount
        self.collect: bool = collect
        self.code: int = code
        self.charged: bool = False

    def clone(self) -> Bill:
        twin = Bill(self.happening, self.amount, self.collect, self.code, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        twin.all_passed = self.all_passed
        twin.answered = self.answered
        twin.charged = self.charged
        return twin

    def resume(self, table: Market) -> None:
        if not self.charged:
            super().resume(table)
            return
        table.stack.pop()
        set_off_by(table, self.happening)

    def closed(self, table: Market) -> None:
        """CES-BILL-3: the amount goes; what is then below zero has to be answered for."""
        self.charged = True
        self.kind = AUTO
        if table.log is not None:
            bank = table.accounts.banks[self.billed]
            own: Facts = {"before": bank, "after": bank - self.amount}
            table.tell("charged", "CES-BILL-3", self.told(table), {self.billed: own})
        collector = self.happening.by if self.collect else NOBODY
        charge(table, self.billed, self.amount, collector, COLLECTED, self.happening.by, self.code)

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        self.cancelled = True
        if table.log is not None:
            table.tell("cancelled", "CES-SAV-3", self.told(table) | {"play": "bill"})

    def told(self, table: Market) -> Facts:
        by = self.happening.by
        return {
            "by": letter(by) if by != NOBODY else None,
            "card": table.mark(self.code, by) if by != NOBODY else None,
            "seat": letter(self.billed),
            "amount": self.amount,
            "collect": self.collect,
        }

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        """CES-WIN-8, CES-RULING-39: a bill by or to a company that has left is dropped."""
        if seat == self.billed:
            return None
        if seat == self.happening.by and not self.charged:
            return None
        return super().gone(table, seat)


def open_bill(table: Market, biller: int, billed: int, amount: int, collect: bool, code: int) -> None:
    happening = Happening(w.EV_BILL, biller, 1 << billed, billed, table.calendar.tick())
    bill = Bill(happening, amount, collect, code, 0, 0, AUTO)
    table.calendar.news += 1
    if table.log is not None:
        table.tell("billed", "CES-BILL-1", bill.told(table))
    table.stack.append(bill)
