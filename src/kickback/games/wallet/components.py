"""The numbers and cards of `components.toml`, typed."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

PRINTED: Final[dict[str, Any]] = loads(  # Any: TOML is untyped; every value is checked by the type it is assigned to
    files("kickback.games.wallet").joinpath("components.toml").read_text(encoding="utf-8")
)["wallet"]
CENTS: Final = 100  # to one CU
HAND: Final[int] = PRINTED["hand"]
SPECIAL_HAND: Final[int] = PRINTED["special_hand"]
START_TOKEN: Final[int] = PRINTED["start_token"]
LIMIT: Final[int] = PRINTED["limit"]
PRICE: Final[int] = PRINTED["price"]
GIFTS: Final[int] = PRINTED["birthday_cards"]
COINS: Final[list[int]] = PRINTED["coins"]
PRIZES: Final[dict[str, list[int]]] = PRINTED["prizes"]
TOKENS: Final[list[int]] = [int(value) for value, count in PRINTED["tokens"].items() for _ in range(count)]
DECKS: Final[tuple[str, ...]] = tuple(PRINTED["decks"])
ALL_MARKS: Final = 7
