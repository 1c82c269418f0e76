"""What seats remember of the cards: who was dealt, drew and played what, so that unseen hands can be imagined."""

from __future__ import annotations

from typing import Final

from kickback.engine.memory import Entry
from kickback.engine.seats import PUBLIC
from kickback.games.embezzlement.components import SEATS, TYPES

DEALT: Final = 0
DREW: Final = 1
PLAYED: Final = 2  # or discarded, or laid down by a bust seat
LAID_OUT: Final = 3  # on the pile before the first turn, in a deal fixed by hand
RESHUFFLED: Final = 4


def pages(kind: int, openly: bool) -> list[list[Entry]]:
    """Such an entry for every seat and card, made once; seen by all or by the seat alone."""
    return [
        [Entry(kind, seat, card, PUBLIC if openly else 1 << seat) for card in range(TYPES)] for seat in range(SEATS)
    ]


DEALT_SECRETLY: Final = pages(DEALT, openly=False)
DEALT_OPENLY: Final = pages(DEALT, openly=True)  # where everybody starts with the same cards
DRAWN: Final = pages(DREW, openly=False)
SPENT: Final = pages(PLAYED, openly=True)
BESIDE: Final = [Entry(LAID_OUT, card=card) for card in range(TYPES)]
NEW_DECK: Final = Entry(RESHUFFLED)
