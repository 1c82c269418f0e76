"""The trail: where cards and tokens went and who saw their faces, one number per fact.

Hands, the wallet and tokens have no order that others could follow, so knowledge is not tied to positions. What a seat
knows follows from the trail with the faces it did not see rubbed out (`remembered`): the view derives what is certain
(`knowledge`), the sampler imagines the rest (`worlds`).
"""

from __future__ import annotations

from typing import Final

from kickback.engine.seats import EYE

# Kinds of facts.
MOVE: Final = 0  # one card went from a place to another
SIGHT: Final = 1  # a card was seen in a place, and stayed
NONE: Final = 2  # a place held no card that fits a word

# Places. The first seven are the hands of the seats; tokens use them for the seats' tokens.
WALLET: Final = 7  # for tokens: the pocket
COMPARTMENT: Final = 8
PAID: Final = 9
TRAY: Final = 10  # cards on their way in an open question or a search
POT: Final = 11  # laid for the Shared Fund
UNDER: Final = 12  # + seat: under the Secret Compartment
ON_ATM: Final = 19  # + seat
ON_FX: Final = 26  # + seat
SHOWN: Final = 33  # + seat: a hand that lies open
SEIZED: Final = 40  # + seat: confiscated by
FOUND: Final = 47  # + seat: the note of a Credit Card
PASSING: Final = 54  # + seat: on its way from that seat while all pass at once
PLACES: Final = 61

NO_WORD: Final = 31
_CARD: Final = 0x3F


def fact(kind: int, source: int, target: int, card: int, seen: int, word: int, position: int) -> int:
    """`seen`: a bit per seat that saw the face; `word`: what all know of it; `position`: only in an ordered wallet."""
    return (card + 1) | seen << 6 | word << 22 | position << 27 | source << 34 | target << 40 | kind << 46


def kind_of(entry: int) -> int:
    return entry >> 46


def source_of(entry: int) -> int:
    return entry >> 34 & 0x3F


def target_of(entry: int) -> int:
    return entry >> 40 & 0x3F


def position_of(entry: int) -> int:
    return entry >> 27 & 0x7F


def word_of(entry: int) -> int:
    return entry >> 22 & 0x1F


def card_of(entry: int) -> int:
    """The face, or HIDDEN where it has been rubbed out."""
    return (entry & _CARD) - 1


def seen_of(entry: int) -> int:
    return entry >> 6 & 0xFFFF


def with_card(entry: int, card: int) -> int:
    return entry & ~_CARD | (card + 1)


def remembered(trail: list[int], seat: int) -> list[int]:
    """The trail as that seat remembers it. That a card moved or was looked at is public, its face is not."""
    if seat == EYE:
        return trail[:]
    bit = 1 << (seat + 6)
    return [entry if entry & bit else entry & ~_CARD for entry in trail]
