"""How far a round has come: its time, whose turn it is, who is asked next, and what the police have found."""

from __future__ import annotations

from typing import Final

from kickback.games.wallet.verdict import Verdict

# What is going on in a round.
PLAYING: Final = 0
LAST_MINUTE: Final = 1
SEARCHING: Final = 2
FINING: Final = 3
FINISHED: Final = 4  # and so is the game
PHASES: Final = ("play", "window", "search", "fines", "over")  # their names, in that order


class Round:
    """Everything but the number begins anew with each round."""

    def __init__(self, number: int, hourglasses: int, turns: list[int], coins: list[int]) -> None:
        self.number: int = number
        self.hourglasses: int = hourglasses
        self.turns: list[int] = turns  # taken by each seat
        self.coins: list[int] = coins  # never changed while a round lasts
        self.phase: int = PLAYING
        self.first: int = 0
        self.turn: int = 0
        self.acts: int = 0  # actions left of a Double Turn
        self.acted: bool = False  # the turn's action is done
        self.played: int = 0  # Special cards in this turn
        self.queue: list[int] = []  # seats yet to be asked in the last minute, or Officers yet to inspect
        self.first_call: bool = False  # of the last minute: only Extra Time can be played
        self.ended: int = 0  # seats that have played an end-of-round card, a bit each
        self.shown: int = 0  # hands that lie open, a bit each
        self.noted: int = 0  # those of them that the memory holds card by card; the others are simply there to see
        self.lost: int = 0  # seats that gave back a token, a bit each
        self.verdicts: list[Verdict] = []  # these three are made once, when the verdicts are fixed
        self.judged: list[list[int]] = []  # the hands at that time
        self.judged_notes: list[int] = []

    def flip(self) -> None:
        """WAL-FLIP-1, -2."""
        self.hourglasses -= 1

    def clone(self) -> Round:
        twin = Round(self.number, self.hourglasses, self.turns[:], self.coins)
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.acts = self.acts
        twin.acted = self.acted
        twin.played = self.played
        twin.queue = self.queue[:]
        twin.first_call = self.first_call
        twin.ended = self.ended
        twin.shown = self.shown
        twin.noted = self.noted
        twin.lost = self.lost
        twin.verdicts = self.verdicts
        twin.judged = self.judged
        twin.judged_notes = self.judged_notes
        return twin
