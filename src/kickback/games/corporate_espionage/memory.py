"""What seats remember of hands and decks; the world sampler reads nothing else."""

from __future__ import annotations

from typing import Final

from kickback.engine.memory import Entry, Memory
from kickback.engine.seats import PUBLIC

DREW: Final = 0  # a company drew; which card it alone knows, and who has peeked
LEFT: Final = 1  # a card left a hand openly
CAME: Final = 2  # a card came to a hand openly
MOVED: Final = 3  # a card went from hand to hand (`target`); which, if the seat knows
LOOKED: Final = 4  # a whole hand was seen; the cards follow
SAW: Final = 5  # one of them
PEEKED: Final = 6  # the card was seen that a company will draw as its n-th (`number`)
HELD: Final = 7  # one card of a hand was shown
PRIVATE: Final = LOOKED  # from here on, only who looked remembers them


MADE: Final[dict[int, Entry]] = {}  # by kind, seat and card: at all tables the same cards come and go


def card_entry(kind: int, seat: int, card: int) -> Entry:
    """A card was drawn, which its company alone sees, or came or left for all to see."""
    key = (card * 8 + seat) * 8 + kind
    entry = MADE.get(key)
    if entry is None:
        entry = MADE[key] = Entry(kind, seat, card, 1 << seat if kind == DREW else PUBLIC)
    return entry


def looked_entry(kind: int, seat: int, onlooker: int, card: int, number: int = 0) -> Entry:
    """Something that one seat alone has seen of another."""
    return Entry(kind, seat, card, 1 << onlooker, target=onlooker, number=number)


def remembered(memory: Memory, seat: int) -> list[Entry]:
    """What that seat remembers: what it did not see itself has no face, and a look of somebody else left nothing."""
    found: list[Entry] = []
    for entry in memory.entries:
        if entry.kind < PRIVATE:
            found.append(entry if entry.seen >> seat & 1 else entry.seen_by(seat))
        elif entry.target == seat:
            found.append(entry)
    return found
