"""What seats remember of a game of Scapegoat: kinds of entries, and the commonest of them, made once."""

from __future__ import annotations

from typing import Final

from kickback.engine.memory import Entry
from kickback.engine.seats import LETTERS, PUBLIC
from kickback.games.scapegoat.components import DECK

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


def pages(kind: int, openly: bool) -> list[list[Entry]]:
    """Such an entry for every seat and card, seen by all or by the seat alone."""
    return [
        [Entry(kind, seat, card, PUBLIC if openly else 1 << seat) for card in range(DECK)]
        for seat in range(len(LETTERS))
    ]


PLAYED_OPENLY: Final = pages(PLAYED_UP, openly=True)
FILED_AWAY: Final = pages(PLAYED_DOWN, openly=False)
DRAWN: Final = pages(DREW, openly=False)
TURNED_OVER: Final = pages(REVEALED, openly=True)
