"""The sums of all changes in force, one row a company."""

from __future__ import annotations


class Modifiers:
    """Made anew whenever cards in force change, and not changed afterwards, so that clones may share it."""

    def __init__(self, seats: int) -> None:
        self.blocks: list[int] = [0] * seats  # a bit per blocked verb
        self.costs: list[int] = [0] * (seats * 5)  # by type of card
        self.incomes: list[int] = [0] * (seats * 3)  # by type of permanent
        self.overheads: list[int] = [0] * (seats * 3)
        self.bills: list[int] = [0] * seats
        self.slots: list[int] = [0] * (seats * 4)  # hires, firings, executive seats, hand limit
