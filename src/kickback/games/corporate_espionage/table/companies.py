"""The companies of a table: who they are, which are still in the market, and how the others left."""

from __future__ import annotations

from typing import Final

from kickback.games.corporate_espionage.components import MOST_SEATS

NOBODY: Final = -1
SEATS_IN: Final = [[seat for seat in range(MOST_SEATS) if bits >> seat & 1] for bits in range(1 << MOST_SEATS)]


def pair(one: int, other: int) -> int:
    """Where a list keeps what is between two companies."""
    return one * 8 + other


class Companies:
    def __init__(self, firms: list[str], names: list[str]) -> None:
        seats = len(firms)
        self.seats: int = seats
        self.firms: list[str] = firms  # the code of each company's deck
        self.names: list[str] = names
        self.alive: int = (1 << seats) - 1  # a bit per company
        self.left_how: list[str] = [""] * seats
        self.burnouts: list[int] = [0] * seats  # draws from the empty deck
        self.spoils: list[str] = []  # cards of others that companies had when they left, as keeper:card@owner
        self.dances: list[str] = []
        self.stars: list[int] = []  # for the last dance: 8 x stars + seat

    def clone(self) -> Companies:
        twin = Companies(self.firms, self.names)
        twin.alive = self.alive
        twin.left_how = self.left_how[:]
        twin.burnouts = self.burnouts[:]
        twin.spoils = self.spoils
        twin.dances = self.dances[:]
        twin.stars = self.stars[:]
        return twin

    def living(self, seat: int) -> bool:
        return self.alive >> seat & 1 == 1

    def count(self) -> int:
        """How many are left in the market."""
        return len(SEATS_IN[self.alive])

    def clockwise_from(self, seat: int) -> list[int]:
        """The living companies after that seat, itself last if it lives."""
        n = self.seats
        return [(seat + step) % n for step in range(1, n + 1) if self.alive >> (seat + step) % n & 1]

    def rivals_of(self, seat: int) -> list[int]:
        """The other living companies, clockwise."""
        n = self.seats
        return [(seat + step) % n for step in range(1, n) if self.alive >> (seat + step) % n & 1]
