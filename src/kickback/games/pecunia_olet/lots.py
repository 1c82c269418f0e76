"""Lots of fakes: `a-b-c` is a notes of one star, b of two, c of three; in one number, ten bits for each count."""

from __future__ import annotations

from typing import Final

from kickback.games.pecunia_olet.components import QUALITIES

BITS: Final = 10
MOST: Final = 1023  # of one quality in one lot
EMPTY: Final = 0


def lot(a: int, b: int, c: int) -> int:
    return a | b << 10 | c << 20


def ones(lot: int) -> int:
    return lot & 1023


def twos(lot: int) -> int:
    return lot >> 10 & 1023


def threes(lot: int) -> int:
    return lot >> 20


def single(quality: int, count: int) -> int:
    """So many notes of one quality (1 to 3)."""
    return count << 10 * (quality - 1)


def size(lot: int) -> int:
    return (lot & 1023) + (lot >> 10 & 1023) + (lot >> 20)


def worst(lot: int) -> int:
    """The lowest quality in a lot that is not empty (1 to 3)."""
    return 1 if lot & 1023 else 2 if lot >> 10 & 1023 else 3


def within(lot: int, held: int) -> bool:
    """Are all notes of the lot among those held?"""
    return lot & 1023 <= held & 1023 and (lot >> 10 & 1023) <= (held >> 10 & 1023) and lot >> 20 <= held >> 20


def lowest(held: int, count: int) -> int:
    """The worst notes of what is held, so many of them."""
    a = min(count, ones(held))
    b = min(count - a, twos(held))
    return lot(a, b, min(count - a - b, threes(held)))


def written(lot: int) -> str:
    return f"{lot & 1023}-{lot >> 10 & 1023}-{lot >> 20}"


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
