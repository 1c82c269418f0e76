"""Bank accounts: what they hold, every change of them, and which figures were said or shown."""

from __future__ import annotations

from typing import Final

from kickback.engine.seats import EYE
from kickback.games.corporate_espionage.table.companies import NOBODY, pair

UNKNOWN: Final = -9999  # a figure nobody has shown

# Why a bank changed. The first are between two companies and sum to nothing; others make points or destroy them.
SIPHONED: Final = 0
COLLECTED: Final = 1
TRADED: Final = 2
LENT: Final = 3
REPAID: Final = 4
EARNED: Final = 5
GAINED: Final = 6
SOLD: Final = 7
LAID_OFF: Final = 8
REFUNDED: Final = 9
SPENT: Final = 10
OVERHEAD: Final = 11
BILLED: Final = 12
TAKEN_OVER: Final = 13
VANISHED: Final = 14
INHERITED: Final = 15
REASONS: Final = 16


def points_in(entry: int) -> int:
    """By how much an entry of a book changed the bank."""
    return entry // REASONS


def reason_in(entry: int) -> int:
    return entry % REASONS


class Accounts:
    """Figures are dated and not kept up: row `seats` has what was announced, each seat's row what it was shown."""

    def __init__(
        self,
        seats: int,
        starts: list[int],
        banks: list[int],
        books: list[list[int]],
        figures: list[int],
        figure_turns: list[int],
        asked_at: list[int],
    ) -> None:
        self.seats: int = seats
        self.starts: list[int] = starts  # where each book begins
        self.banks: list[int] = banks
        self.books: list[list[int]] = books  # every change of a bank, with its reason
        self.figures: list[int] = figures
        self.figure_turns: list[int] = figure_turns  # the turn of each figure
        self.asked_at: list[int] = asked_at  # how much news there was at the last audit, by asker and company

    def clone(self) -> Accounts:
        return Accounts(
            self.seats,
            self.starts,
            self.banks[:],
            [book[:] for book in self.books],
            self.figures[:],
            self.figure_turns[:],
            self.asked_at[:],
        )

    def seen_by(self, seat: int) -> Accounts:
        """Announced figures are everybody's; what an audit or a peek showed is its onlooker's."""
        twin = self.clone()
        if seat != EYE:
            for place in range(pair(self.seats, 0)):
                if place // pair(1, 0) != seat:
                    twin.figures[place] = UNKNOWN
                    twin.figure_turns[place] = 0
        return twin

    def change(self, seat: int, points: int, reason: int) -> None:
        """CES-BOOK-1: the holdings are rewritten after every change, and the old value stays readable in the book."""
        if points:
            self.banks[seat] += points
            self.books[seat].append(points * REASONS + reason)

    def announce(self, seat: int, turn: int) -> None:
        """The figure is said to the whole table."""
        self.show(self.seats, seat, turn)

    def show(self, onlooker: int, seat: int, turn: int) -> None:
        """The figure is shown to one company alone."""
        place = pair(onlooker, seat)
        self.figures[place] = self.banks[seat]
        self.figure_turns[place] = turn


def opened_accounts(seats: int, bank: int) -> Accounts:
    """CES-SETUP-5."""
    places = pair(seats + 1, 0)
    return Accounts(
        seats,
        [bank] * seats,
        [bank] * seats,
        [[] for _ in range(seats)],
        [UNKNOWN] * places,
        [0] * places,
        [NOBODY] * pair(seats, 0),
    )
