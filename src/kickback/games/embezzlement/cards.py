"""The five cards, the seven kinds of invoice, and the ring of years."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.embezzlement.options import CARD_NAMES, KIND_NAMES, PRINTED

AUDIT: Final = 0
TRADE: Final = 1
OTR: Final = 2
BLACKMAIL: Final = 3
BRIBE: Final = 4
TYPES: Final = 5

KINDS: Final = 7
TRAP: Final = 6
WORTH: Final[list[int]] = [0 if name == "T" else int(name) for name in KIND_NAMES]

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
