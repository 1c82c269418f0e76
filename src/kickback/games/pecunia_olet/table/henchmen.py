"""Who stands where, and who is still at home."""

from __future__ import annotations

from kickback.games.pecunia_olet.components import NOBODY, PRINTED, SPACES


class Henchmen:
    def __init__(self, on: list[int], taken: int, ready: list[int], down: list[int]) -> None:
        self.on: list[int] = on  # whose henchman stands on each space
        self.taken: int = taken  # the spaces on which somebody stands, a bit each
        self.ready: list[int] = ready  # at home
        self.down: list[int] = down  # laid down by passing

    def clone(self) -> Henchmen:
        return Henchmen(self.on[:], self.taken, self.ready[:], self.down[:])

    def stand(self, seat: int, space: int) -> None:
        self.on[space] = seat
        self.taken |= 1 << space

    def leave(self, space: int) -> None:
        self.on[space] = NOBODY
        self.taken &= ~(1 << space)

    def standing(self, seat: int) -> list[int]:
        """The spaces on which a seat has a henchman."""
        return [space for space, who in enumerate(self.on) if who == seat]


def all_at_home(seats: int) -> Henchmen:
    """PEC-SETUP-5, PEC-REND-2."""
    return Henchmen([NOBODY] * len(SPACES), 0, [PRINTED.henchmen] * seats, [0] * seats)
