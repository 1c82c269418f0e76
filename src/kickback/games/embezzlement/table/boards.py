"""The boards: a ring of eight years in front of every seat."""

from __future__ import annotations

from kickback.games.embezzlement.components import BLANK, PLAIN, YEARS


class Boards:
    """Everything here is public. Lists are flat: space 8 x seat + year - 1."""

    def __init__(self, lying: list[int], paid: list[int], marks: list[int], laid: list[int], latest: list[int]) -> None:
        self.lying: list[int] = lying  # per space: the invoice lying there, or BLANK
        self.paid: list[int] = paid  # per space: the Caps on it
        self.marks: list[int] = marks  # per space: PLAIN, OFF_RECORD or AUDITED
        self.laid: list[int] = laid  # per seat: invoices on its board
        self.latest: list[int] = latest  # per seat: the year used last (EMB-RULING-11)

    def oldest(self, seat: int) -> int:
        """EMB-SETTLE-2: the first occupied space clockwise from the blank ones."""
        year = (self.latest[seat] + 1) % YEARS
        while self.lying[YEARS * seat + year] == BLANK:
            year = (year + 1) % YEARS
        return YEARS * seat + year

    def lay(self, seat: int, invoice: int) -> int:
        """EMB-PAY-5: on the next year clockwise, face down, without money yet; returns the space."""
        year = (self.latest[seat] + 1) % YEARS
        space = YEARS * seat + year
        self.latest[seat] = year
        self.lying[space] = invoice
        self.laid[seat] += 1
        return space

    def clear(self, space: int) -> int:
        """EMB-SETTLE-9: the year is blank again; returns the Caps that lay there."""
        caps = self.paid[space]
        self.lying[space] = BLANK
        self.paid[space] = 0
        self.marks[space] = PLAIN
        self.laid[space // YEARS] -= 1
        return caps

    def swap(self, mine: int, theirs: int) -> None:
        """EMB-TRADE-2, -6, -8: invoices, payments and marks change places."""
        for zone in (self.lying, self.paid, self.marks):
            zone[mine], zone[theirs] = zone[theirs], zone[mine]

    def clone(self) -> Boards:
        return Boards(self.lying[:], self.paid[:], self.marks[:], self.laid[:], self.latest[:])


def blank_boards(seats: int) -> Boards:
    """EMB-SETUP-7: the first payment goes on year 1, the one after year 8."""
    spaces = YEARS * seats
    return Boards([BLANK] * spaces, [0] * spaces, [PLAIN] * spaces, [0] * seats, [YEARS - 1] * seats)
