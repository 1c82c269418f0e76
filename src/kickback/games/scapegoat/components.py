"""What is in the box: 52 cards and the printed numbers of `components.toml`.

A card is 4 x rank + suit, so that the number is its strength when the start card is shown.
"""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from kickback.engine.plain import Plain

PRINTED: Final[dict[str, Any]] = loads(  # Any: TOML is untyped; every value is checked by the type it is assigned to
    files("kickback.games.scapegoat").joinpath("components.toml").read_text(encoding="utf-8")
)["scapegoat"]
HAND: Final[int] = PRINTED["start_hand"]
VICTORY: Final[int] = PRINTED["victory_hand"]
TARGET: Final[int] = PRINTED["quarter_target"]
ORBITS: Final[int] = PRINTED["deadline_orbits"]
QUARTERS: Final[dict[str, int]] = PRINTED["quarters"]
AUDIT: Final[int] = PRINTED["audit_size"]
FACE_DOWN: Final[int] = PRINTED["face_down_value"]
SMALLEST_HAND: Final[int] = PRINTED["min_hand"]
DRAW_WINNER: Final[int] = PRINTED["promotion_draw_winner"]
DRAW_LOSER: Final[int] = PRINTED["promotion_draw_loser"]
DRAW_UNDERSPEND: Final[int] = PRINTED["underspend_draw"]
LOW_DECK_EXTRA: Final[int] = PRINTED["low_deck_extra"]

RANKS: Final[list[str]] = PRINTED["ranks"]
SUITS: Final[list[str]] = PRINTED["suits"]
NAMES: Final[list[str]] = [rank + suit for rank in RANKS for suit in SUITS]
DECK: Final = 52
VALUES: Final[list[int]] = [value for value in PRINTED["values"] for _ in SUITS]
RED: Final[list[bool]] = [suit in PRINTED["red"] for _ in RANKS for suit in SUITS]
CARDS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}
STRENGTH: Final[list[int]] = [(card - len(SUITS)) % DECK for card in range(DECK)]
"""SCG-CARD-9, -10: the order in Promotion and Underspend, 0 = 2 of diamonds, 51 = ace of spades."""


SHOWN: Final[list[str]] = [*NAMES, "hidden"]  # HIDDEN is -1, so a hidden card is the last of them


def name_of(card: int) -> str:
    return SHOWN[card]


def names(cards: list[int]) -> list[Plain]:
    return [SHOWN[card] for card in cards]


def rank_of(card: int) -> int:
    return card // len(SUITS)


def is_ace(card: int) -> bool:
    return rank_of(card) == 0


def value_of(card: int, up: bool) -> int:
    """SCG-CARD-1 to -4: its number face up, always the same face down."""
    return VALUES[card] if up else FACE_DOWN
