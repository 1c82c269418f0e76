"""The side of the board a table plays on."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.games.pecunia_olet.components import (
    INVESTIGATION,
    KINDS,
    MARKET,
    PRINTED,
    SPACE,
    SPACE_KINDS,
    SPACES,
    Side,
)


class Board:
    """The side a table plays on, by space number."""

    def __init__(self, side: Side) -> None:
        self.special: list[int] = side.special
        self.start: dict[int, int] = side.start
        self.last: int = side.last
        self.spaces: list[int] = [SPACE[space.name] for space in side.spaces]
        self.here: list[bool] = [number in self.spaces for number in range(len(SPACES))]
        self.price: list[int] = [0] * len(SPACES)
        self.hat: list[bool] = [False] * len(SPACES)
        self.column: list[int] = [-1] * len(SPACES)  # a market space's place in the market, from the left
        self.columns: list[int] = []
        self.bins: list[bool] = []
        self.sunglasses: int = 0
        self.spread: list[int] = [0] * len(SPACE_KINDS)  # the spaces of each kind, a bit each
        for space in side.spaces:
            number = SPACE[space.name]
            self.spread[space.kind] |= 1 << number
            self.price[number] = space.price
            self.hat[number] = space.hat
            if space.sunglasses:
                self.sunglasses = number
            if space.kind == MARKET:
                self.column[number] = len(self.columns)
                self.columns.append(number)
                self.bins.append(space.binned)

    def space_facts(self, space: int) -> Facts:
        """What the name of a space is made of: kinds with one space have no number."""
        kind = KINDS[space]
        alike = [other for other in self.spaces if KINDS[other] == kind]
        return {
            "place": SPACE_KINDS[kind],
            "nth": alike.index(space) + 1 if len(alike) > 1 else 0,
            "hat": self.hat[space],
            "price": self.price[space],
            "glasses": space == self.sunglasses,
            "bin": kind == MARKET and self.bins[self.column[space]],
        }

    def bans_at(self, officer: int, seats: int) -> int:
        """PEC-INV-1: how many investigations the officer has met since the start."""
        return self.special[self.start[seats] + 1 : officer + 1].count(INVESTIGATION)


BOARDS: Final[dict[int, Board]] = {seats: Board(side) for side in PRINTED.sides for seats in side.seats}
