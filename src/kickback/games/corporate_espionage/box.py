"""The cards on one table. A card is a number: its face in the box times 8, plus the seat that brought it.

Copies with the same face and owner are alike, so a zone is a list of such numbers; what tells copies in play apart
(chips, use, age) belongs to the `Permanent`.
"""

from __future__ import annotations

from typing import Final

from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.actions import Book
from kickback.games.corporate_espionage.cards import HOUSE_RULE, Card

OWNERS: Final = 8
BLANK_RULE: Final = Card("HOU-00", HOUSE_RULE, w.SAVVY, 0)
UNSEEN: Final = Card("???-??", "a card nobody has shown", w.SAVVY, 0)


class Box:
    """Every face on the table and what is asked of it most; shared by all clones of a table and never changed."""

    def __init__(self, seats: int, faces: list[Card], shipped: int) -> None:
        self.seats: int = seats
        self.faces: list[Card] = faces
        self.shipped: int = (
            shipped  # so many faces come from the box; the others are players' own and secret until seen
        )
        self.by_id: dict[str, int] = {card.id: face for face, card in enumerate(faces)}
        self.types: list[int] = [card.type for card in faces]
        self.costs: list[int] = [card.cost for card in faces]
        self.book: Book = Book(seats, faces)

        # Which rare things the cards can do at all, so that tables without them need not look for them.
        self.flexible_seats: bool = False
        for card in faces:
            for effect in card.effects:
                for op in effect.ops:
                    if op.do == w.SLOTS and op.stat == w.ST_EXECUTIVE:
                        self.flexible_seats = True

    def card(self, code: int) -> Card:
        return self.faces[code >> 3]

    def without(self, hidden: set[int]) -> Box:
        """The box as somebody knows it who has not seen some faces."""
        faces = [UNSEEN if face in hidden else card for face, card in enumerate(self.faces)]
        return Box(self.seats, faces, self.shipped)


def owner_of(code: int) -> int:
    return code & 7


def code_of(face: int, owner: int) -> int:
    return face << 3 | owner
