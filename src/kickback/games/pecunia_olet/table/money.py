"""Real money and fakes, wherever they are: behind the screens, in the accounts, in the bank and the supplies."""

from __future__ import annotations

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import PRINTED


class Money:
    def __init__(self, cash: list[int], account: list[int], fakes: list[int], bank: int, supply: int) -> None:
        self.cash: list[int] = cash
        self.account: list[int] = account
        self.fakes: list[int] = fakes  # a lot for each seat
        self.bank: int = bank
        self.supply: int = supply  # a lot

    def clone(self) -> Money:
        return Money(self.cash[:], self.account[:], self.fakes[:], self.bank, self.supply)

    def total(self, seat: int) -> int:
        """PEC-SCORE-3: cash and account together."""
        return self.cash[seat] + self.account[seat]

    def receive(self, seat: int, paid: int) -> None:
        self.cash[seat] += paid
        self.bank -= paid

    def hand_in(self, seat: int, paid: int) -> None:
        self.cash[seat] -= paid
        self.bank += paid

    def keep_only(self, seat: int, keep: int) -> None:
        """PEC-RULING-26: everything but what is kept lies in the account."""
        self.account[seat] += self.cash[seat] - keep
        self.cash[seat] = keep


def in_the_box(seats: int) -> Money:
    """PEC-SETUP-2, -3: before anybody has anything."""
    supply = fake_notes.lot(PRINTED.supply[0], PRINTED.supply[1], PRINTED.supply[2])
    return Money([0] * seats, [0] * seats, [fake_notes.EMPTY] * seats, PRINTED.box, supply)
