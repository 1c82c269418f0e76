"""A past as it may have been: items are cards of which the face may still be open; every unseen move carries one."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.memory import Entry
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.memory import MOVE, PLACES, SIGHT, WALLET
from kickback.games.wallet.worlds.seat_memory import SeatMemory


class Past:
    """Grows entry by entry; `failed` if it contradicts what was seen."""

    def __init__(self, memory: SeatMemory, chance: Chance, faces: list[int], places: list[list[int]]) -> None:
        self.memory: SeatMemory = memory
        self.chance: Chance = chance
        self.faces: list[int] = faces
        self.places: list[list[int]] = places
        self.allowed: list[int] = [memory.everything] * len(faces)  # faces an open item may have, a bit each
        self.left: list[int] = memory.stock[:]
        self.carried: list[int] = [HIDDEN] * memory.end
        self.failed: bool = False

    def live(self) -> None:
        """All that is remembered happens; then the faces nobody has seen are shared out."""
        for at in range(self.memory.end):
            if self.failed:
                return
            self.step(at)
        if not self.failed:
            self.share_out()

    def step(self, at: int) -> None:
        kind = self.memory.kind[at]
        if kind == MOVE:
            self.move(at)
        elif kind == SIGHT:
            self.sight(at)
        else:
            self.none(at)

    def move(self, at: int) -> None:
        memory = self.memory
        source = self.places[memory.source[at]]
        if memory.card[at] != HIDDEN:
            item = self.find(at, source)
        elif memory.ordered and memory.source[at] == WALLET:
            item = source[memory.position[at] - 1]
        elif memory.keeps(at):
            item = self.carried[at - 1]
        else:
            item = self.choose(at, source)
        if item == HIDDEN or item not in source or not self.fits(item, memory.possible[at]):
            self.failed = True
            return
        if self.faces[item] == HIDDEN:
            self.allowed[item] &= memory.possible[at]
        self.carried[at] = item
        source.remove(item)
        target = self.places[memory.target[at]]
        if memory.ordered and memory.target[at] == WALLET:
            target.insert(memory.position[at] - 1, item)
        else:
            target.append(item)

    def sight(self, at: int) -> None:
        memory = self.memory
        source = self.places[memory.source[at]]
        if memory.card[at] != HIDDEN:
            item = self.find(at, source)
            if item == HIDDEN or item not in source:
                self.failed = True
                return
            self.carried[at] = item
            return
        # Somebody else looks: at one card of a hand, or at all of the compartment, one after another.
        before = at
        seen: list[int] = []
        while before > 0 and memory.same_again[before]:
            before -= 1
            seen.append(self.carried[before])
        rest = [item for item in source if item not in seen]
        kept = at + 1 < memory.end and memory.keeps(at + 1)
        item = self.choose(at + 1, rest) if kept else rest[self.chance.below(len(rest))] if rest else HIDDEN
        self.failed = item == HIDDEN
        self.carried[at] = item

    def none(self, at: int) -> None:
        possible = self.memory.possible[at]
        for item in self.places[self.memory.source[at]]:
            face = self.faces[item]
            if face == HIDDEN:
                self.allowed[item] &= ~possible
            elif possible >> face & 1:
                self.failed = True

    def fits(self, item: int, possible: int) -> bool:
        face = self.faces[item]
        return self.allowed[item] & possible != 0 if face == HIDDEN else possible >> face & 1 == 1

    def may_be(self, item: int, card: int) -> bool:
        if self.faces[item] == HIDDEN:
            return self.left[card] > 0 and self.allowed[item] >> card & 1 == 1
        return self.faces[item] == card

    def find(self, at: int, source: list[int]) -> int:
        """The card that is seen here, or HIDDEN if none can be."""
        raise NotImplementedError

    def choose(self, at: int, source: list[int]) -> int:
        """The card that makes an unseen move, or HIDDEN if none can."""
        raise NotImplementedError

    def recognised(self, fitting: list[int], card: int) -> int:
        """One of these, at random, is that card from now on."""
        if not fitting:
            return HIDDEN
        item = fitting[self.chance.below(len(fitting))]
        if self.faces[item] == HIDDEN:
            self.faces[item] = card
            self.left[card] -= 1
        return item

    def share_out(self) -> None:
        """The faces nobody has seen go to the open items; those that are restricted choose first."""
        open_items = [item for item, face in enumerate(self.faces) if face == HIDDEN]
        cards: list[int] = []
        for card, count in enumerate(self.left):
            cards += [card] * count
        self.chance.shuffle(cards)
        everything = self.memory.everything
        bound = [item for item in open_items if self.allowed[item] != everything]
        bound.sort(key=self.choices)
        for item in bound:
            fitting = [place for place, card in enumerate(cards) if self.allowed[item] >> card & 1]
            if not fitting:
                self.failed = True
                return
            self.faces[item] = cards.pop(fitting[self.chance.below(len(fitting))])
        for item in open_items:
            if self.faces[item] == HIDDEN:
                self.faces[item] = cards.pop()

    def choices(self, item: int) -> int:
        return sum(count for card, count in enumerate(self.left) if self.allowed[item] >> card & 1)

    def entries(self) -> list[Entry]:
        """All that is remembered, as this past explains it."""
        full: list[Entry] = []
        for at, entry in enumerate(self.memory.entries):
            item = self.carried[at]
            known = item == HIDDEN or entry.card == self.faces[item]
            full.append(entry if known else entry.with_card(self.faces[item]))
        return full

    def at(self, place: int) -> list[int]:
        """The faces in that place; an ordered wallet front first."""
        return [self.faces[item] for item in self.places[place]]


def first_items(memory: SeatMemory) -> tuple[list[int], list[list[int]]]:
    """The cards when the trail began: known faces first in each place."""
    faces: list[int] = []
    places: list[list[int]] = []
    for place in range(PLACES):
        here: list[int] = []
        for card in memory.given[place]:
            here.append(len(faces))
            faces.append(card)
        for _ in range(memory.before[place] - len(memory.given[place])):
            here.append(len(faces))
            faces.append(HIDDEN)
        places.append(here)
    return faces, places
