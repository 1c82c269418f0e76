"""What house rules add to a table: debts, pacts, associations and embargoes."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Loan:
    """An IOU: the borrower owes the lender an amount, due in its n-th next Expenses step. Never changed."""

    def __init__(self, lender: int, borrower: int, owed: int, left: int) -> None:
        self.lender: int = lender
        self.borrower: int = borrower
        self.owed: int = owed
        self.left: int = left


class Standing:
    """A loan offer that lies open for a company that has more urgent things to answer. Never changed."""

    def __init__(self, lender: int, borrower: int, price: int, back: int, turns: int) -> None:
        self.lender: int = lender
        self.borrower: int = borrower
        self.price: int = price
        self.back: int = back
        self.turns: int = turns


class Pact:
    """Two or more partners against one enemy. Never changed."""

    def __init__(self, partners: int, enemy: int, breaking: int) -> None:
        self.partners: int = partners
        self.enemy: int = enemy
        self.breaking: int = breaking  # the partners that leave it at their next turn start


class Association:
    """A named club of companies and whom it boycotts, until which round. Never changed."""

    def __init__(self, name: str, members: int, target: int, until: int) -> None:
        self.name: str = name
        self.members: int = members
        self.target: int = target
        self.until: int = until  # the last round of the embargo


class Clubs:
    """All agreements of a table."""

    def __init__(self, seats: int) -> None:
        self.pacts: list[Pact] = []
        self.associations: list[Association] = []
        self.declined: list[int] = [NOBODY] * (
            seats * 8
        )  # the pulse at which an offer of seat x 8 + other was declined
        self.standing: list[Standing] = []

    def clone(self, seats: int) -> Clubs:
        twin = Clubs(seats)
        twin.pacts = self.pacts[:]
        twin.associations = self.associations[:]
        twin.declined = self.declined[:]
        twin.standing = self.standing[:]
        return twin
