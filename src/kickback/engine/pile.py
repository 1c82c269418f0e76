"""Zones of cards and tokens that know who knows what."""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.seats import EYE, PUBLIC

HIDDEN: Final = -1  # a face that the onlooker does not know


class Pile:
    """An ordered zone; for each position, who knows the face lying there (a bit per seat). The top is the end."""

    def __init__(self, faces: list[int], known: list[int]) -> None:
        self.faces: list[int] = faces
        self.known: list[int] = known

    def __len__(self) -> int:
        return len(self.faces)

    def put(self, face: int, known: int) -> None:
        self.faces.append(face)
        self.known.append(known)

    def put_under(self, other: Pile) -> None:
        """Everything in `other` goes beneath this pile."""
        self.faces[:0] = other.faces
        self.known[:0] = other.known
        other.clear()

    def draw(self) -> int:
        """The top face; whoever takes it says who knows it from then on."""
        self.known.pop()
        return self.faces.pop()

    def holds(self, face: int) -> bool:
        for other in self.faces:  # noqa: SIM110 (faster than `in` when compiled, and than `any` when not)
            if other == face:
                return True
        return False

    def take(self, face: int) -> int:
        """Takes out that face, which must be there, and returns who knew it."""
        position = 0
        while self.faces[position] != face:  # as above, than `index`
            position += 1
        del self.faces[position]
        return self.known.pop(position)

    def clear(self) -> None:
        self.faces = []
        self.known = []

    def show(self, position: int, seats: int) -> None:
        """From now on these seats know the face at that position."""
        self.known[position] |= seats

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows anything about a shuffled pile's order."""
        chance.shuffle(self.faces)
        self.known = [0] * len(self.faces)

    def seen_by(self, seat: int) -> list[int]:
        """The faces in order, as that seat knows them."""
        if seat == EYE:
            return self.faces[:]
        size = len(self.known)
        if self.known.count(0) == size:  # a deck, somebody else's hand
            return [HIDDEN] * size
        if self.known.count(PUBLIC) == size:
            return self.faces[:]
        bit = 1 << seat
        faces = self.faces
        return [faces[at] if known & bit else HIDDEN for at, known in enumerate(self.known)]  # mypyc: no `zip`

    def open_faces(self) -> list[int]:
        """The faces that everybody knows, in order."""
        if self.known.count(PUBLIC) == len(self.known):
            return self.faces[:]
        faces = self.faces
        return [faces[at] for at, known in enumerate(self.known) if known == PUBLIC]

    def unordered_for(self, seat: int) -> list[int]:
        """What that seat knows of a pile whose order means nothing: known faces first, sorted, then the hidden ones."""
        if seat == EYE:
            return sorted(self.faces)
        bit = 1 << seat
        faces = self.faces
        seen = [faces[at] for at, known in enumerate(self.known) if known & bit]
        seen.sort()
        return seen + [HIDDEN] * (len(faces) - len(seen))

    def clone(self) -> Pile:
        return Pile(self.faces[:], self.known[:])
