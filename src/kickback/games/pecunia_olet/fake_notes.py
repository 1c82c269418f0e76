"""Lots of fakes: `a-b-c` is a notes of one star, b of two, c of three; in one number, sixteen bits for each count."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.games.pecunia_olet.components import QUALITIES

BITS: Final = 16
MOST: Final = 0xFFFF  # of one quality in one lot: more than the longest game with endless stock can print
EMPTY: Final = 0


def lot(a: int, b: int, c: int) -> int:
    return a | b << 16 | c << 32


def ones(lot: int) -> int:
    return lot & 0xFFFF


def twos(lot: int) -> int:
    return lot >> 16 & 0xFFFF


def threes(lot: int) -> int:
    return lot >> 32


def single(quality: int, count: int) -> int:
    """So many notes of one quality (1 to 3)."""
    return count << 16 * (quality - 1)


def of_quality(lot: int, quality: int) -> int:
    """How many notes of one quality there are."""
    return lot >> BITS * (quality - 1) & MOST


def from_quality(lot: int, quality: int) -> int:
    """The notes of that quality and the better ones."""
    return lot >> BITS * (quality - 1) << BITS * (quality - 1)


def size(lot: int) -> int:
    return (lot & 0xFFFF) + (lot >> 16 & 0xFFFF) + (lot >> 32)


def worst(lot: int) -> int:
    """The lowest quality in a lot that is not empty (1 to 3)."""
    return 1 if lot & 0xFFFF else 2 if lot >> 16 & 0xFFFF else 3


def within(lot: int, held: int) -> bool:
    """Are all notes of the lot among those held?"""
    return lot & 0xFFFF <= held & 0xFFFF and (lot >> 16 & 0xFFFF) <= (held >> 16 & 0xFFFF) and lot >> 32 <= held >> 32


def lowest(held: int, count: int) -> int:
    """The worst notes of what is held, so many of them."""
    a = min(count, ones(held))
    b = min(count - a, twos(held))
    return lot(a, b, min(count - a - b, threes(held)))


def facts(lot: int, prefix: str = "") -> Facts:
    """What the words for a lot are made of: the counts, and which qualities are in it (such as `two-three`)."""
    counts = (ones(lot), twos(lot), threes(lot))
    mix = "-".join(word for word, count in zip(("one", "two", "three"), counts, strict=True) if count)
    return {
        f"{prefix}mix": mix or "none",
        f"{prefix}ones": counts[0],
        f"{prefix}twos": counts[1],
        f"{prefix}threes": counts[2],
        f"{prefix}notes": sum(counts),
    }


def written(lot: int) -> str:
    return f"{lot & 0xFFFF}-{lot >> 16 & 0xFFFF}-{lot >> 32}"


def read(text: str) -> int:
    """The lot written `a-b-c`, or -1."""
    counts = text.split("-")
    if len(counts) != QUALITIES or not all(count.isdecimal() and len(count) <= 3 for count in counts):
        return -1
    return lot(int(counts[0]), int(counts[1]), int(counts[2]))


def of_size(least: int, most: int) -> list[int]:
    """All lots with so many notes, the small and the worse ones first."""
    return [
        lot(a, b, count - a - b)
        for count in range(least, most + 1)
        for a in range(count, -1, -1)
        for b in range(count - a, -1, -1)
    ]
