"""What a seat remembers of hands and decks, one number a fact; the world sampler reads nothing else."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.corporate_espionage.components import CODES

DREW: Final = 0  # a company drew; which card, if the seat knows
LEFT: Final = 1  # a card left a hand openly
CAME: Final = 2  # a card came to a hand openly
MOVED: Final = 3  # a card went from hand to hand; which, if the seat knows
LOOKED: Final = 4  # the seat saw a whole hand; the cards follow
SAW: Final = 5  # one of them
PEEKED: Final = 6  # the seat saw the card a company will draw as its n-th
HELD: Final = 7  # the seat was shown one card of a hand
WORDS: Final = ("drew", "left", "came", "moved", "looked", "saw", "peeked", "held")


def fact(kind: int, seat: int, other: int, code: int) -> int:
    """`other` is the second hand, or for PEEKED the number of the draw, from 0."""
    return ((kind * 8 + seat) * 64 + other) * CODES + code + 1


def kind_of(entry: int) -> int:
    return entry // (8 * 64 * CODES)


def seat_of(entry: int) -> int:
    return entry // (64 * CODES) % 8


def other_of(entry: int) -> int:
    return entry // CODES % 64


def card_in(entry: int) -> int:
    """The card, or HIDDEN."""
    code = entry % CODES - 1
    return code if code >= 0 else HIDDEN
