"""What seats remember of hands and decks; the world sampler reads nothing else."""

from __future__ import annotations

from typing import Final

from kickback.engine.memory import Entry, Memory

DREW: Final = 0  # a company drew; which card it alone knows, and who has peeked
LEFT: Final = 1  # a card left a hand openly
CAME: Final = 2  # a card came to a hand openly
MOVED: Final = 3  # a card went from hand to hand (`target`); which, if the seat knows
LOOKED: Final = 4  # a whole hand was seen; the cards follow
SAW: Final = 5  # one of them
PEEKED: Final = 6  # the card was seen that a company will draw as its n-th (`number`)
HELD: Final = 7  # one card of a hand was shown
PRIVATE: Final = (LOOKED, SAW, PEEKED, HELD)  # only who looked remembers them


def looked_entry(kind: int, seat: int, onlooker: int, card: int, number: int = 0) -> Entry:
    """Something that one seat alone has seen of another."""
    return Entry(kind, seat, card, 1 << onlooker, target=onlooker, number=number)


def remembered(memory: Memory, seat: int) -> list[Entry]:
    """What that seat remembers: what it did not see itself has no face, and a look of somebody else left nothing."""
    return [entry for entry in memory.seen_by(seat) if entry.kind not in PRIVATE or entry.target == seat]
