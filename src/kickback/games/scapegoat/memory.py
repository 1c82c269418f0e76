"""What seats remember of a game of Scapegoat: kinds of entries, and who saw the card of each."""

from __future__ import annotations

from typing import Final

SHOWED: Final = 0
PLAYED_UP: Final = 1
PLAYED_DOWN: Final = 2
DREW: Final = 3
REVEALED: Final = 4
DROPPED: Final = 5
AUDITED: Final = 6
CLEARED: Final = 7
PUT_UNDER: Final = 8  # the discards were shuffled and put beneath the deck
NEW_DECK: Final = 9  # discards (and what was left of the deck) became one new deck
LAID_OUT: Final = 10  # a scenario began with this card among the discards
