"""What is remembered of the cards: who got, drew and played what, so that a seat can imagine hands it cannot see."""

from __future__ import annotations

from typing import Final

DEALT: Final = 0
DREW: Final = 1
PLAYED: Final = 2  # or discarded, or laid down by a bust seat
LAID_OUT: Final = 3  # on the pile before the first turn, in a deal fixed by hand
RESHUFFLED: Final = 4


def fact(what: int, seat: int, card: int) -> int:
    """A thing remembered, as one number; card HIDDEN leaves the lowest bits empty."""
    return what << 8 | seat << 4 | (card + 1)


def remembered(entry: int, seat: int) -> int:
    """The same thing as that seat remembers it: which card another seat got is not known."""
    if entry >> 8 <= DREW and entry >> 4 & 15 != seat:
        return entry & ~0xF
    return entry
