"""What house rules let companies agree on: loans, pacts, associations and embargoes."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, letter
from kickback.games.corporate_espionage.table.companies import NOBODY, pair


class Loan:
    """An IOU: the borrower owes the lender an amount, due in its n-th next Expenses step. Never changed."""

    def __init__(self, lender: int, borrower: int, owed: int, left: int) -> None:
        self.lender: int = lender
        self.borrower: int = borrower
        self.owed: int = owed
        self.left: int = left


class OpenLoan:
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
    """Companies under one name, whom they boycott, and until which round. Never changed."""

    def __init__(self, name: str, members: int, target: int, until: int) -> None:
        self.name: str = name
        self.members: int = members
        self.target: int = target
        self.until: int = until  # the last round of the embargo


class Vote:
    """How a vote of an association on an embargo came out. Never changed."""

    def __init__(self, association: str, target: int, motion: str, yes: int, of: int) -> None:
        self.association: str = association
        self.target: int = target
        self.motion: str = motion
        self.yes: int = yes
        self.of: int = of

    @property
    def carried(self) -> bool:
        return 2 * self.yes > self.of

    def plain(self) -> Facts:
        return {
            "association": self.association,
            "target": letter(self.target),
            "motion": self.motion,
            "yes": self.yes,
            "of": self.of,
            "carried": self.carried,
        }


class Agreements:
    """All agreements of a table. Its lists are replaced, never changed."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.loans: list[Loan] = []
        self.open_loans: list[OpenLoan] = []
        self.pacts: list[Pact] = []
        self.associations: list[Association] = []
        self.vote: Vote | None = None  # the last one that was counted
        self.declined: dict[int, int] = {}  # the news at which an offer to the other was declined, by pair

    def clone(self) -> Agreements:
        twin = Agreements(self.seats)
        twin.loans = self.loans
        twin.open_loans = self.open_loans
        twin.pacts = self.pacts
        twin.associations = self.associations
        twin.vote = self.vote
        twin.declined = dict(self.declined) if self.declined else {}
        return twin

    def seen_by(self, seat: int) -> Agreements:
        """Offers and refusals are for the two they are between."""
        twin = self.clone()
        if seat != EYE:
            twin.open_loans = [offer for offer in self.open_loans if seat in (offer.lender, offer.borrower)]
            for one in range(self.seats if self.declined else 0):
                for other in range(self.seats):
                    if seat not in (one, other):
                        twin.declined.pop(pair(one, other), 0)
        return twin

    def partners(self, one: int, other: int) -> bool:
        """Does a pact bind these two?"""
        both = 1 << one | 1 << other
        return any(pact.partners & both == both for pact in self.pacts)

    def bound(self, seat: int, other: int) -> bool:
        """Is there a pact of these two that the seat has not yet begun to break?"""
        both = 1 << seat | 1 << other
        return seat != other and any(p.partners & both == both and not p.breaking >> seat & 1 for p in self.pacts)

    def association_of(self, seat: int) -> Association | None:
        for association in self.associations:
            if association.members >> seat & 1:
                return association
        return None

    def embargoed(self, seat: int, alive: int) -> bool:
        """Is the company boycotted by an association that still has two living members?"""
        for association in self.associations:
            if association.target == seat and (association.members & alive).bit_count() >= 2:
                return True
        return False

    def boycotted(self, seat: int, other: int, alive: int) -> bool:
        """No deals between the members of an association and the company it boycotts."""
        for association in self.associations:
            if association.target != NOBODY and (association.members & alive).bit_count() >= 2:
                for one, two in ((seat, other), (other, seat)):
                    if association.target == one and association.members >> two & 1:
                        return True
        return False

    def first_debt(self, borrower: int, lender: int) -> Loan | None:
        for loan in self.loans:
            if loan.borrower == borrower and loan.lender == lender:
                return loan
        return None

    def open_loan(self, lender: int, borrower: int) -> OpenLoan | None:
        for offer in self.open_loans:
            if offer.borrower == borrower and offer.lender == lender:
                return offer
        return None

    def withdraw_loans(self, lender: int, borrower: int) -> None:
        self.open_loans = [s for s in self.open_loans if (s.lender, s.borrower) != (lender, borrower)]

    def forget_loans_to(self, borrower: int) -> None:
        """Offers to a company in need lie open only as long as it is."""
        if self.open_loans:
            self.open_loans = [offer for offer in self.open_loans if offer.borrower != borrower]

    def inherit(self, lender: int, heir: int) -> None:
        """What a company was owed is owed to its heir, unless that is the debtor."""
        self.loans = [
            Loan(heir, loan.borrower, loan.owed, loan.left) if loan.lender == lender and loan.borrower != heir else loan
            for loan in self.loans
        ]

    def leave(self, seat: int, alive: int) -> None:
        """Debts end with either side, pacts with the enemy, a partner or the last outsider; members are struck off."""
        self.loans = [loan for loan in self.loans if loan.lender != seat and loan.borrower != seat]
        self.pacts = [
            pact
            for pact in self.pacts
            if pact.enemy != seat and not pact.partners >> seat & 1 and alive & ~pact.partners
        ]
        self.open_loans = [offer for offer in self.open_loans if seat not in (offer.lender, offer.borrower)]
        left: list[Association] = []
        for association in self.associations:
            members = association.members & ~(1 << seat)
            target = association.target if association.target != seat else NOBODY
            if members:
                left.append(Association(association.name, members, target, association.until))
        self.associations = left
