"""Whose tokens are whose, and what is left in the zippered pocket."""

from __future__ import annotations


class Tokens:
    """A seat's tokens are kept sorted; the pocket is drawn from its end."""

    def __init__(self, own: list[list[int]], pocket: list[int], trail: list[int]) -> None:
        self.own: list[list[int]] = own
        self.pocket: list[int] = pocket
        self.trail: list[int] = trail  # of the whole game, see `memory`

    def clone(self) -> Tokens:
        return Tokens([tokens[:] for tokens in self.own], self.pocket[:], self.trail[:])
