"""What the open question is about."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN


class About:
    """What the open question is about; never changed once made."""

    def __init__(
        self,
        other: int = HIDDEN,
        card: int = HIDDEN,
        word: int = HIDDEN,
        way: int = 0,
        layers: int = 0,
        special: int = HIDDEN,
    ) -> None:
        self.other: int = other  # who is looked at, who asks, or whose fund it is
        self.card: int = card  # the inspected card
        self.word: int = word  # what was asked for
        self.way: int = way  # how many seats on a card is passed
        self.layers: int = layers  # who laid a card for the fund, a bit per seat
        self.special: int = special  # which card has everybody pass one


NOTHING: Final = About()
