"""How far the game has come: the officer on his track, the round, and in the end who may still act."""

from __future__ import annotations

from typing import Final

from kickback.games.pecunia_olet.components import NOBODY


class Police:
    def __init__(self, officer: int, banned: int, moved: int) -> None:
        self.officer: int = officer  # his space on the track
        self.banned: int = banned  # how many qualities the supermarket knows
        self.moved: int = moved  # the round in which he last moved

    def clone(self) -> Police:
        return Police(self.officer, self.banned, self.moved)


class Round:
    def __init__(self, number: int, starter: int, first: int, pawn: int) -> None:
        self.number: int = number
        self.starter: int = starter  # the starting player of the game
        self.first: int = first  # who opened this round
        self.pawn: int = pawn

    def clone(self) -> Round:
        return Round(self.number, self.starter, self.first, self.pawn)


class Ending:
    """PEC-END, PEC-LAW, PEC-SCORE: what happens once the officer has arrived."""

    def __init__(self, queue: list[int], lawyer: int = NOBODY, scored: bool = False) -> None:
        self.queue: list[int] = queue  # who may still play a last henchman after the one that is asked
        self.lawyer: int = lawyer  # whose turn it is, Great (0) or Bad (1)
        self.scored: bool = scored
        self.tied: list[int] = []
        self.again: bool | None = None  # how the table's answers to a tie came out: another game or none

    def clone(self) -> Ending:
        if self is NOT_YET_ENDING:
            return self
        twin = Ending(self.queue[:], self.lawyer, self.scored)
        twin.tied = self.tied[:]
        twin.again = self.again
        return twin


NOT_YET_ENDING: Final = Ending([])
"""Before the end all tables share this one, and nothing changes it."""
