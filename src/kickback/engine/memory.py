"""What seats have seen and may remember: one list for a whole table, masked for each seat."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, PUBLIC

NOBODY: Final = -1
NOWHERE: Final = -1


class Entry:
    """One thing that happened, as far as somebody has to remember it. Never changed: tables and views share it.

    `kind`, `source`, `target` and `word` are numbered by the game; what an entry does not need stays at its default.
    """

    def __init__(
        self,
        kind: int,
        seat: int = NOBODY,
        card: int = HIDDEN,
        seen: int = PUBLIC,
        source: int = NOWHERE,
        target: int = NOWHERE,
        word: int = NOWHERE,
        number: int = 0,
    ) -> None:
        self.kind: int = kind
        self.seat: int = seat  # who did it, or to whom it happened
        self.card: int = card  # what it was about; HIDDEN for whoever did not see it
        self.seen: int = seen  # who saw the card, a bit per seat
        self.source: int = source  # where the card came from
        self.target: int = target  # where it went
        self.word: int = word  # what everybody knows of a card that not everybody saw
        self.number: int = number  # a sum, a count or a position
        self.unseen: Entry | None = None  # the same for those who did not see the card, made when first needed

    def seen_by(self, seat: int) -> Entry:
        """The same thing as that seat remembers it."""
        if self.seen >> seat & 1 or self.card == HIDDEN or seat == EYE:
            return self
        if self.unseen is None:
            self.unseen = self.with_card(HIDDEN)
        return self.unseen

    def with_card(self, card: int) -> Entry:
        return Entry(self.kind, self.seat, card, self.seen, self.source, self.target, self.word, self.number)

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing."""
        return (self.kind, self.seat, self.card, self.seen, self.source, self.target, self.word, self.number)

    def __repr__(self) -> str:
        facts: Facts = {"kind": self.kind, "seat": self.seat, "card": self.card, "number": self.number}
        return f"<{' '.join(f'{name}={value}' for name, value in facts.items())}>"


class Memory:
    """Everything worth remembering at one table, oldest first. Clones share the list until one of them adds to it."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: list[Entry] = entries
        self.lent: bool = False  # a clone reads the same list: copy it before it grows
        self.masked: dict[int, list[Entry]] | None = None  # by seat: what it has been shown of the list so far

    def add(self, entry: Entry) -> None:
        if self.lent:
            self.entries = self.entries[:]
            self.lent = False
        self.entries.append(entry)

    def add_all(self, entries: list[Entry]) -> None:
        if self.lent:
            self.entries = self.entries[:]
            self.lent = False
        self.entries += entries

    def seen_by(self, seat: int) -> list[Entry]:
        if seat == EYE:
            return self.entries[:]
        if self.masked is None:
            self.masked = {}
        seen = self.masked.setdefault(seat, [])
        if len(seen) < len(self.entries):
            seen.extend([entry.seen_by(seat) for entry in self.entries[len(seen) :]])
        return seen[:]

    def clone(self) -> Memory:
        twin = Memory(self.entries)
        self.lent = twin.lent = True
        return twin


def keys(entries: list[Entry]) -> list[tuple[int, ...]]:
    return [entry.key() for entry in entries]
