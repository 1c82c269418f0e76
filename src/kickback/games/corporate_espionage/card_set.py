"""Every card that is on one table."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.games.corporate_espionage.actions import Book
from kickback.games.corporate_espionage.components import HOUSE_RULE, Card, face_of
from kickback.games.corporate_espionage.components import vocabulary as w

BLANK_RULE: Final = Card("HOU-00", HOUSE_RULE, w.SAVVY, 0)
UNSEEN: Final = Card("???-??", "a card nobody has shown", w.SAVVY, 0)


class CardSet:
    """Every face on the table and what is asked of it most; shared by all clones of a table and never changed."""

    def __init__(self, seats: int, faces: list[Card], shipped: int) -> None:
        self.seats: int = seats
        self.faces: list[Card] = faces
        self.shipped: int = shipped  # so many faces come in the box; the others are players' own, secret until seen
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
        return self.faces[face_of(code)]

    def type_of(self, code: int) -> int:
        return self.types[face_of(code)]

    def cost_of(self, code: int) -> int:
        """The printed cost."""
        return self.costs[face_of(code)]

    def own_names(self, facts: Facts) -> Facts:
        """The names of players' own cards in what is told, by id."""
        told = " ".join(str(value) for value in facts.values())
        names: Facts = {card.id: card.name for card in self.faces[self.shipped :] if card.id in told}
        return names

    def without(self, hidden: set[int]) -> CardSet:
        """The cards as somebody knows them who has not seen some faces."""
        faces = [UNSEEN if face in hidden else card for face, card in enumerate(self.faces)]
        return CardSet(self.seats, faces, self.shipped)
