"""Small words shared by table, view and worlds: how cards lie, how a year ends, what is remembered."""

from __future__ import annotations

from typing import Final

# How a card lies on the table.
FACE_UP: Final = 0
HIDDEN_FACE: Final = 1
GATHERED: Final = 2  # an emptied place: the card is in the audit pile

# How a year ended.
RUNNING: Final = ""
OVERSPEND: Final = "overspend"
PERFECT_ZERO: Final = "perfect-zero"
UNDERSPEND: Final = "underspend"

# What a seat may have to remember to imagine the past: a kind, a seat and a card in one number (see `worlds`).
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


def fact(kind: int, seat: int, card: int) -> int:
    return kind << 12 | seat << 8 | (card + 1)
