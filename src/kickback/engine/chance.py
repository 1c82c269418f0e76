"""Luck. Everything random in a game comes from here; nothing reads a clock or a global generator."""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import Final

WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of luck that clones with its table and replays exactly."""

    def word(self) -> int:
        """The next 32 bits."""
        raise NotImplementedError

    def clone(self) -> Chance:
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely (Lemire's method, so without bias)."""
        product = times(self.word(), n)
        if product & WORD < n:
            short = (WORD + 1 - n) % n
            while product & WORD < short:
                product = times(self.word(), n)
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def times(word: int, n: int) -> int:
    """`word * n` by halves: compiled, small numbers multiply many times faster."""
    return ((word >> 16) * n << 16) + (word & 0xFFFF) * n


class Seeded(Chance):
    """A real game's luck: SHA-256 in counter mode over the whole seed, one stream per purpose.

    It cannot be run backwards from what a seat sees, and streams of one seed tell nothing of each other.
    """

    def __init__(self, seed: str, purpose: str) -> None:
        self.key: bytes = sha256(f"kickback/{purpose}/{seed}".encode()).digest() if purpose else b""
        self.block: int = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            digest = sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.block += 1
            self.words = list(unpack(">8I", digest))
        return self.words.pop()

    def clone(self) -> Seeded:
        twin = Seeded("", "")
        twin.key = self.key
        twin.block = self.block
        twin.words = self.words[:]
        return twin


class Quick(Chance):
    """A small fast generator (xorshift) for search, sampling and tests; never for a real game's deal."""

    def __init__(self, seed: int) -> None:
        state = (seed * 2654435761 + 1) & WORD
        self.state: int = state or 1

    def word(self) -> int:
        x = self.state
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.state = x
        return x

    def below(self, n: int) -> int:
        """As in every chance, but without the last grain of evenness: fast is what this one is for."""
        x = self.state
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.state = x
        return (x >> 8) * n >> 24  # small numbers multiply fastest

    def clone(self) -> Quick:
        twin = Quick(0)
        twin.state = self.state
        return twin


class Swapped(Chance):
    """Another luck, except that in one of its shuffles two positions change places. For tests of secrecy."""

    def __init__(self, inner: Chance, shuffle: int, first: int, second: int) -> None:
        self.inner: Chance = inner
        self.left: int = shuffle
        self.first: int = first
        self.second: int = second

    def word(self) -> int:
        return self.inner.word()

    def clone(self) -> Swapped:
        return Swapped(self.inner.clone(), self.left, self.first, self.second)

    def shuffle(self, items: list[int]) -> None:
        self.inner.shuffle(items)
        if self.left == 0 and len(items) > 1:
            one, two = self.first % len(items), self.second % len(items)
            items[one], items[two] = items[two], items[one]
        self.left -= 1
