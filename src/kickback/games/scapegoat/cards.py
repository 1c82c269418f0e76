"""The 52 cards: 4 x rank + suit, so that the number is the strength when the start card is shown."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.scapegoat.options import DECK, PRINTED

RANKS: Final[list[str]] = PRINTED["ranks"]
SUITS: Final[list[str]] = PRINTED["suits"]
NAMES: Final[list[str]] = [rank + suit for rank in RANKS for suit in SUITS]
VALUES: Final[list[int]] = [value for value in PRINTED["values"] for _ in SUITS]
RED: Final[list[bool]] = [suit in PRINTED["red"] for _ in RANKS for suit in SUITS]
CARDS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}
STRENGTH: Final[list[int]] = [(card - len(SUITS)) % DECK for card in range(DECK)]
"""SCG-CARD-9, -10: the order in Promotion and Underspend, 0 = 2 of diamonds, 51 = ace of spades."""


def card_named(text: str) -> int:
    """The card of that name (`10D` is `TD`), or HIDDEN if there is none."""
    name = text.upper()
    if name.startswith("10"):
        name = "T" + name[2:]
    return CARDS.get(name, HIDDEN)


def name_of(card: int) -> str:
    return NAMES[card] if card != HIDDEN else "hidden"
