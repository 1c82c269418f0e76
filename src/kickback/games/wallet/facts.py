"""Small things shared by table, view and worlds: the phases of a round, what a question is about, how a round ended."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.verdict import Verdict

# What is going on in a round.
PLAY: Final = 0
WINDOW: Final = 1
SEARCH: Final = 2
FINES: Final = 3
OVER: Final = 4


class About:
    """What the open question is about; never changed once made."""

    def __init__(
        self, other: int = HIDDEN, card: int = HIDDEN, word: int = HIDDEN, way: int = 0, layers: int = 0
    ) -> None:
        self.other: int = other  # who is looked at, who asks, or whose fund it is
        self.card: int = card  # the inspected card
        self.word: int = word  # what was asked for
        self.way: int = way  # how many seats on a card is passed
        self.layers: int = layers  # who laid a card for the fund, a bit per seat


NOTHING: Final = About()


class Report:
    """How a round ended for each seat; never changed once made. Hands are public by then; `hidden`, `unplayed` and
    `aside` only after the game."""

    def __init__(
        self,
        verdicts: list[Verdict],
        hands: list[list[int]],
        notes: list[int],
        seized: list[list[int]],
        credit: list[int],
        wealth: list[int],
        ranks: list[int],
        drew: list[int],
        lost: int,
        turned_up: list[int],
        hidden: list[int],
        unplayed: list[list[int]],
        aside: list[int],
    ) -> None:
        self.verdicts: list[Verdict] = verdicts
        self.hands: list[list[int]] = hands  # as they were judged
        self.notes: list[int] = notes  # on Currency Exchange
        self.seized: list[list[int]] = seized
        self.credit: list[int] = credit
        self.wealth: list[int] = wealth
        self.ranks: list[int] = ranks  # 0: not ranked
        self.drew: list[int] = drew
        self.lost: int = lost  # seats that gave back a token, a bit each
        self.turned_up: list[int] = turned_up  # cards that were shown in the searches for a note
        self.hidden: list[int] = hidden
        self.unplayed: list[list[int]] = unplayed
        self.aside: list[int] = aside
