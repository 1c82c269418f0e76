"""Whose turn it is, how far it has come, and what is being settled or paid in it."""

from __future__ import annotations

from typing import Final

from kickback.games.embezzlement.components import BLANK

# The next step of the turn (EMB-TURN-1, -2).
TO_SETTLE: Final = 0
TO_PAY: Final = 1
TO_ACT: Final = 2
TO_DRAW: Final = 3
TO_END: Final = 4
STEP_NAMES: Final = ("settle", "pay", "action", "draw", "end")

# What this turn's settlement came to.
NOT_SETTLED: Final = 0
WITH_PROFIT: Final = 1
WITHOUT_PROFIT: Final = 2
WAS_OFF_RECORD: Final = 3
WAS_AUDITED: Final = 4


class CurrentTurn:
    """All of it is public but `amount`, which may be sealed. `asked` and `demanded` are replaced, never changed."""

    def __init__(self, first: int, active: int, asked: list[int], demanded: list[int]) -> None:
        self.first: int = first  # who began the game
        self.active: int = active
        self.asked: list[int] = asked  # per seat: questions asked this turn
        self.demanded: list[int] = demanded  # per seat: reads demanded this turn
        self.round: int = 1
        self.step: int = TO_SETTLE
        self.fresh: int = BLANK  # the invoice taken and not yet laid
        self.paying: int = BLANK  # the space that is being paid
        self.amount: int = 0  # what was announced or sealed for it
        self.paid_now: int = BLANK  # the space paid this turn
        self.settling: int = BLANK  # the space being settled
        self.settled: int = NOT_SETTLED
        self.otr_fell: bool = False  # an Off the Record for this payment was bribed away

    def pass_to(self, seat: int) -> None:
        """A new turn: nothing is settled, paid or asked in it yet."""
        self.active = seat
        self.step = TO_SETTLE
        self.paid_now = BLANK
        self.settled = NOT_SETTLED
        self.otr_fell = False
        self.asked = self.demanded = [0] * len(self.asked)

    def count_question(self, seat: int) -> None:
        self.asked = self.asked[:]
        self.asked[seat] += 1

    def count_read(self, seat: int) -> None:
        self.demanded = self.demanded[:]
        self.demanded[seat] += 1

    def clone(self) -> CurrentTurn:
        twin = CurrentTurn(self.first, self.active, self.asked, self.demanded)
        twin.round = self.round
        twin.step = self.step
        twin.fresh = self.fresh
        twin.paying = self.paying
        twin.amount = self.amount
        twin.paid_now = self.paid_now
        twin.settling = self.settling
        twin.settled = self.settled
        twin.otr_fell = self.otr_fell
        return twin
