"""Whose tokens are whose, and what is left in the zippered pocket."""

from __future__ import annotations

from kickback.engine.memory import NOBODY, Entry, Memory
from kickback.games.wallet.memory import MOVE


class Tokens:
    """A seat's tokens are kept sorted; the pocket is drawn from its end."""

    def __init__(self, own: list[list[int]], pocket: list[int], memory: Memory) -> None:
        self.own: list[list[int]] = own
        self.pocket: list[int] = pocket
        self.memory: Memory = memory  # of the whole game

    def note(self, source: int, target: int, value: int, seen: int) -> None:
        """A move to be remembered."""
        self.memory.add(Entry(MOVE, NOBODY, value, seen, source, target))

    def clone(self) -> Tokens:
        return Tokens([tokens[:] for tokens in self.own], self.pocket[:], self.memory.clone())
