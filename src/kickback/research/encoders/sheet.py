"""The form that encoders fill in: named parts side by side in one flat vector of numbers between -1 and 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kickback.engine.pile import HIDDEN
from kickback.engine.view import View

Vector = NDArray[np.float32]


class Part(NamedTuple):
    """A stretch of the vector: its name, how long it is, and what it says."""

    name: str
    size: int
    says: str


class Sheet:
    """One observation while it is written. What nobody writes stays 0: unknown, absent, or not at all.

    Numbers written to one place add up, so that copies of a card are counted by naming each of them.
    """

    def __init__(self, starts: dict[str, int]) -> None:
        self.starts = starts
        self.places: list[int] = []
        self.values: list[float] = []

    def put(self, part: str, place: int, value: float = 1.0) -> None:
        self.places.append(self.starts[part] + place)
        self.values.append(value)

    def row(self, part: str, values: Sequence[float], first: int = 0) -> None:
        """Numbers side by side."""
        start = self.starts[part] + first
        self.places.extend(range(start, start + len(values)))
        self.values.extend(values)

    def mark(self, part: str, places: Iterable[int], first: int = 0) -> None:
        """A 1 at each of these places; HIDDEN ones are passed over."""
        self.count(part, places, 1, first)

    def count(self, part: str, items: Iterable[int], most: int, first: int = 0) -> None:
        """How many of each there are, as a share of `most`; HIDDEN ones are passed over."""
        start = self.starts[part] + first
        found = [start + item for item in items if item != HIDDEN]
        self.places += found
        self.values += [1 / most] * len(found)

    def vector(self, length: int) -> Vector:
        sums = np.bincount(self.places, self.values, length)
        return np.minimum(np.maximum(sums, -1.0), 1.0).astype(np.float32)


class Encoder:
    """Turns a seat's view into numbers. Other seats are counted clockwise from the looking one, which is 0."""

    def __init__(self, seats: int, actions: int, longest: int, parts: list[Part]) -> None:
        self.seats = seats
        self.actions = actions  # the size of the action book
        self.longest = longest  # no game takes more decisions
        self.parts = parts
        self.starts: dict[str, int] = {}
        self.length = 0
        for part in parts:
            self.starts[part.name] = self.length
            self.length += part.size

    def encode(self, view: View) -> Vector:
        sheet = Sheet(self.starts)
        sheet.put("seat", view.seat)
        self.fill(sheet, view)
        return sheet.vector(self.length)

    def fill(self, sheet: Sheet, view: View) -> None:
        """Each game writes its own parts."""
        raise NotImplementedError

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The same numbers by the names of their parts (views of the vector, not copies)."""
        return {part.name: vector[self.starts[part.name] :][: part.size] for part in self.parts}

    def ahead(self, view: View, seat: int) -> int:
        """How many places clockwise from the looking seat that seat is; HIDDEN stays HIDDEN."""
        return (seat - view.seat) % self.seats if seat != HIDDEN else HIDDEN

    def clockwise(self, view: View) -> list[int]:
        """All seats, the looking one first."""
        return [(view.seat + step) % self.seats for step in range(self.seats)]
