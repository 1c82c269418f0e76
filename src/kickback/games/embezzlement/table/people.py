"""Who is still in, who wants out, and what everybody aims at."""

from __future__ import annotations


class People:
    """Public, and never changed: whoever goes, leaves or votes makes a new one. Sets of seats are bits."""

    def __init__(self, bust: list[int], out: int, leaving: int, votes: int, targets: list[int]) -> None:
        self.bust: list[int] = bust  # the bust seats in the order they went
        self.out: int = out  # the same as bits
        self.leaving: int = leaving  # seats that have resigned and go bust when what is open is over
        self.votes: int = votes  # seats that have voted to finish
        self.targets: list[int] = targets

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def is_leaving(self, seat: int) -> bool:
        return self.leaving >> seat & 1 == 1

    def is_gone(self, seat: int) -> bool:
        """Bust, or about to be."""
        return (self.out | self.leaving) >> seat & 1 == 1

    def has_voted(self, seat: int) -> bool:
        return self.votes >> seat & 1 == 1

    def without(self, seat: int) -> People:
        """EMB-RULING-29: this seat is bust."""
        bit = 1 << seat
        return People([*self.bust, seat], self.out | bit, self.leaving & ~bit, self.votes, self.targets)

    def left_by(self, seat: int) -> People:
        """EMB-RULING-55: this seat goes as soon as what is open is over."""
        return People(self.bust, self.out, self.leaving | 1 << seat, self.votes, self.targets)

    def voted_by(self, seat: int) -> People:
        """EMB-RULING-38: this seat wants to finish."""
        return People(self.bust, self.out, self.leaving, self.votes | 1 << seat, self.targets)

    def aiming_at(self, targets: list[int]) -> People:
        """EMB-HOUSE-15: these are the targets."""
        return People(self.bust, self.out, self.leaving, self.votes, targets)
