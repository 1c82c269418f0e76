"""Every card that is on one table."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import plain_messages
from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.actions import Book
from kickback.games.corporate_espionage.components import FACE, HOUSE_RULE, Card, card_text
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
        return self.faces[code >> FACE]

    def type_of(self, code: int) -> int:
        return self.types[code >> FACE]

    def cost_of(self, code: int) -> int:
        """The printed cost."""
        return self.costs[code >> FACE]

    def own_names(self, facts: Facts) -> Facts:
        """The names of players' own cards in what is told, by id."""
        told = " ".join(str(value) for value in facts.values())
        names: Facts = {card.id: card.name for card in self.faces[self.shipped :] if card.id in told}
        return names

    def printed(self) -> Facts:
        """What is printed on players' own cards, by id: those that came in the box everybody has."""
        return {card.id: printed_on(card) for card in self.faces[self.shipped :] if card is not UNSEEN}

    def without(self, hidden: set[int]) -> CardSet:
        """The cards as somebody knows them who has not seen some faces."""
        faces = [UNSEEN if face in hidden else card for face, card in enumerate(self.faces)]
        return CardSet(self.seats, faces, self.shipped)


def blocked_by(card: Card) -> list[Plain]:
    """What nobody can do to its company while the card is in play."""
    ops = [op for effect in card.effects if effect.when == w.STATIC for op in effect.ops]
    return [w.VERBS[op.what] for op in ops if op.do == w.BLOCK and op.who == w.ME]


def printed_on(card: Card) -> Facts:
    return {
        "name": card.name,
        "type": w.TYPES[card.type],
        "cost": card.cost,
        "income": card.income,
        "overhead": card.overhead,
        "blocks": blocked_by(card),
        "text": plain_messages(card_text(card)),
    }
