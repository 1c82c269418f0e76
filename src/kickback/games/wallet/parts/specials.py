"""Where the fifteen Special cards lie."""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.components import EXTRA


class Specials:
    """Special cards are never part of a hand (WAL-SPEC-2)."""

    def __init__(self, down: list[list[int]], up: list[list[int]], pile: list[int], aside: list[int]) -> None:
        self.down: list[list[int]] = down  # face down before each seat
        self.up: list[list[int]] = up  # played, and still before their owner
        self.pile: list[int] = pile  # played, the top at the end
        self.aside: list[int] = aside  # not dealt in this round

    @property
    def top(self) -> int:
        """The card that an Emergency would copy, or HIDDEN."""
        return self.pile[-1] if self.pile else HIDDEN

    def lay_down(self, seat: int, special: int) -> None:
        """WAL-SPEC-6: a played card goes on the pile, or stays before its owner."""
        self.down[seat].remove(special)
        if special > EXTRA:
            self.up[seat].append(special)
        else:
            self.pile.append(special)

    def clone(self) -> Specials:
        return Specials([cards[:] for cards in self.down], [cards[:] for cards in self.up], self.pile[:], self.aside[:])


def no_specials(seats: int) -> Specials:
    return Specials([[] for _ in range(seats)], [[] for _ in range(seats)], [], [])
