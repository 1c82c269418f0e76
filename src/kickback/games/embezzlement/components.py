"""What is in the box: the five cards, the kinds of invoice, the ring of years, and every printed number."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from kickback.engine.pile import HIDDEN

PRINTED: Final[dict[str, Any]] = loads(  # Any: TOML is untyped; every value is checked by the type it is assigned to
    files("kickback.games.embezzlement").joinpath("components.toml").read_text(encoding="utf-8")
)["embezzlement"]

SEATS: Final[int] = PRINTED["players"][1]
CAPS: Final[int] = PRINTED["total_caps"]
START_STASH: Final[int] = PRINTED["start_stash"]
STASHES: Final[dict[str, int]] = PRINTED["stashes"]
HOUSE: Final[dict[str, int]] = PRINTED["house"]
TARGET_MAX: Final[int] = HOUSE["target_max"]
START_MOST: Final[int] = HOUSE["cheap_start_most"]

CARD_NAMES: Final[list[str]] = PRINTED["cards"]
CARDS_PER_TYPE: Final[int] = PRINTED["cards_per_type"]
HAND_LIMIT: Final[int] = PRINTED["hand_limit"]
START_HAND: Final[int] = PRINTED["start_hand"]
AUDIT: Final = 0
TRADE: Final = 1
OTR: Final = 2
BLACKMAIL: Final = 3
BRIBE: Final = 4
TYPES: Final = 5

# Invoices are numbered by kind in this order, whichever box is played with; a box without 8s has none of that kind.
KIND_NAMES: Final[list[str]] = PRINTED["kinds"]
KINDS: Final = 7
EIGHT: Final = 5
TRAP: Final = 6
WORTH: Final[list[int]] = [0 if name == "T" else int(name) for name in KIND_NAMES]
INVOICES: Final[int] = PRINTED["invoices"]
PER_PLAYER: Final[int] = PRINTED["workload_per_player"]
OWN_CARDS: Final[int] = PRINTED["deterministic"]["cards_per_type"]
OWN_INVOICES: Final[int] = PRINTED["deterministic"]["invoices_per_kind"]

YEARS: Final[int] = PRINTED["years"]
SETTLE_AFTER: Final[int] = PRINTED["settle_after"]
LEAST: Final[int] = PRINTED["announce_min"]
MOST: Final[int] = PRINTED["announce_max"]
TRAP_FINE: Final[int] = PRINTED["trap_fine"]
FALSE_AUDIT_FINE: Final[int] = PRINTED["false_audit_fine"]
AUDIT_REWARD: Final[int] = PRINTED["audit_reward"]

# How an invoice lies on its year.
PLAIN: Final = 0
OFF_RECORD: Final = 1
AUDITED: Final = 2
MARK_NAMES: Final = ("plain", "otr", "audited")

BLANK: Final = -1  # a year without an invoice


class Box:
    """EMB-INV-1, EMB-RULING-1: one reading of what the box of invoices holds."""

    def __init__(self, name: str) -> None:
        printed = PRINTED["boxes"][name]
        self.name: str = name
        self.counts: list[int] = [int(printed["invoices"].get(kind, 0)) for kind in KIND_NAMES]
        self.kinds: list[int] = [kind for kind in range(KINDS) if self.counts[kind]]
        self.workloads: dict[str, list[int]] = {
            preset: [KIND_NAMES.index(kind) for kind in kinds] for preset, kinds in printed["workloads"].items()
        }

    @property
    def names(self) -> list[str]:
        """The kinds that are in it, as they are written."""
        return [KIND_NAMES[kind] for kind in self.kinds]


BOXES: Final[dict[str, Box]] = {name: Box(name) for name in PRINTED["boxes"]}


def kind_named(text: str) -> int:
    """The kind of that name, or HIDDEN if there is none."""
    word = "T" if text.lower() in ("t", "trap") else text
    return KIND_NAMES.index(word) if word in KIND_NAMES else HIDDEN


def card_named(text: str) -> int:
    """The card of that name, or HIDDEN if there is none."""
    word = text.lower()
    return CARD_NAMES.index(word) if word in CARD_NAMES else HIDDEN


def kind_name(kind: int) -> str:
    return KIND_NAMES[kind] if kind != HIDDEN else "hidden"


def card_name(card: int) -> str:
    return CARD_NAMES[card] if card != HIDDEN else "hidden"
