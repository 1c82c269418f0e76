"""The numbers of `components.toml`, typed."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

PRINTED: Final[dict[str, Any]] = loads(  # Any: TOML is untyped; every value is checked by the type it is assigned to
    files("kickback.games.corporate_espionage").joinpath("components.toml").read_text(encoding="utf-8")
)["corporate_espionage"]

FEWEST_SEATS: Final[int] = min(PRINTED["players"])
MOST_SEATS: Final[int] = max(PRINTED["players"])
START_BANK: Final[int] = PRINTED["start_bank"]
OPENING_HAND: Final[int] = PRINTED["opening_hand"]
HAND_LIMIT: Final[int] = PRINTED["hand_limit"]
TURN_DRAW: Final[int] = PRINTED["draw"]
HIRES: Final[int] = PRINTED["hires"]
EXECUTIVE_SEATS: Final[int] = PRINTED["executive_seats"]
FIRINGS: Final[int] = PRINTED["firings"]
LIQUIDATION: Final[int] = PRINTED["liquidation"]
TAKEOVER_WORTH: Final[int] = PRINTED["takeover_worth"]
TAKEOVER_COMPANIES: Final[int] = PRINTED["takeover_companies"]

DECK_SIZE: Final[int] = PRINTED["deck"]["size"]
MOST_COPIES: Final[int] = PRINTED["deck"]["copies"]
MOST_EXECUTIVES: Final[int] = PRINTED["deck"]["executives"]
FEWEST_EMPLOYEES: Final[int] = PRINTED["deck"]["employees"]
MOST_ESPIONAGE: Final[int] = PRINTED["deck"]["espionage"]

HIGHEST_COST: Final[int] = PRINTED["card"]["cost"]
HIGHEST_INCOME: Final[int] = PRINTED["card"]["income"]
HIGHEST_OVERHEAD: Final[int] = PRINTED["card"]["overhead"]
LONGEST_LIFE: Final[int] = PRINTED["card"]["lifespan"]
MOST_EFFECTS: Final[int] = PRINTED["card"]["effects"]
NAME_LENGTH: Final[int] = PRINTED["card"]["name"]
QUOTE_LENGTH: Final[int] = PRINTED["card"]["quote"]

PRICE: Final[dict[str, Any]] = PRINTED["price"]  # Any: as above


def sold_for(cost: int) -> int:
    """CES-LIQ-1: half the cost, rounded up."""
    return -(-cost // LIQUIDATION)
