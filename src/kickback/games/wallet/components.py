"""What is in the box: printed numbers, the 37 codes of cards in code order, their worth, Special cards, and words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Plain

PRINTED: Final[dict[str, Any]] = loads(  # Any: TOML is untyped; every value is checked by the type it is assigned to
    files("kickback.games.wallet").joinpath("components.toml").read_text(encoding="utf-8")
)["wallet"]
CENTS: Final = 100  # to one CU
HAND: Final[int] = PRINTED["hand"]
SPECIAL_HAND: Final[int] = PRINTED["special_hand"]
START_TOKEN: Final[int] = PRINTED["start_token"]
LIMIT: Final[int] = PRINTED["limit"]
PRICE: Final[int] = PRINTED["price"]
BIRTHDAY_CARDS: Final[int] = PRINTED["birthday_cards"]
COINS: Final[list[int]] = PRINTED["coins"]
PRIZES: Final[dict[str, list[int]]] = PRINTED["prizes"]
TOKENS: Final[list[int]] = [int(value) for value, count in PRINTED["tokens"].items() for _ in range(count)]
DECKS: Final[tuple[str, ...]] = tuple(PRINTED["decks"])
ALL_MARKS: Final = 7


CURRENCIES: Final = ("dollar", "euro", "pound", "yen")
LETTERS_OF: Final = "DEPY"
VALUES_OF_NOTES: Final = (20, 50, 100, 200, 500)
VALUES_OF_JEWELRY: Final = (50, 100, 150, 200, 300)
IDENTITIES: Final = ("JS", "PO", "MI", "PG", "SA")

NAMES: Final[list[str]] = (
    [f"{sign}{value}" for sign in LETTERS_OF for value in VALUES_OF_NOTES]
    + [f"J{value}" for value in VALUES_OF_JEWELRY]
    + list(IDENTITIES)
    + ["CC", "PB"]
    + [f"X{identity}" for identity in IDENTITIES]
)
CODES: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}
CARD_KINDS: Final = 37
NOTES: Final = 20  # codes below are notes
MONEY: Final = 25  # codes below are notes or Jewelry
FIRST_ID: Final = 25
CREDIT_CARD: Final = 30
BADGE: Final = 31
FIRST_EXTRA: Final = 32  # codes from here on are Extra IDs

JOHN: Final = 0
OFFICER: Final = 1
MILLIONAIRE: Final = 2
PARTY_GIRL: Final = 3
AGENT: Final = 4

WORTH: Final[list[int]] = [
    *(value for _ in LETTERS_OF for value in VALUES_OF_NOTES),
    *VALUES_OF_JEWELRY,
    *(0 for _ in range(MONEY, CARD_KINDS)),
]
"""In CU."""

WORTH_CENTS: Final[list[int]] = [value * CENTS for value in WORTH]
CURRENCY_OF: Final[list[int]] = [card // len(VALUES_OF_NOTES) if card < NOTES else HIDDEN for card in range(CARD_KINDS)]
IDENTITY: Final[list[int]] = [
    card - FIRST_ID if FIRST_ID <= card < CREDIT_CARD else card - FIRST_EXTRA if card >= FIRST_EXTRA else HIDDEN
    for card in range(CARD_KINDS)
]

# What a card may be asked for or be known to be: a word stands for a set of codes, a bit per code.
VALUE_WORDS: Final = (20, 50, 100, 150, 200, 300, 500)
WORDS: Final[list[str]] = [
    *CURRENCIES,
    "jewelry",
    *(str(value) for value in VALUE_WORDS),
    *IDENTITIES,
    "CC",
    "PB",
    "note",
    "money",
]
JEWELRY_WORD: Final = 4
FIRST_VALUE: Final = 5
MONEY_WORDS: Final = 12  # the first twelve ask for money
REQUEST_WORDS: Final = 19  # the first nineteen can be asked for at all
A_NOTE: Final = 19
ANY_MONEY: Final = 20
ANY_CARD: Final = (1 << CARD_KINDS) - 1


def fits(card: int, word: int) -> bool:
    """WAL-REQUEST-5: does the card answer to that word?"""
    if word == A_NOTE:
        return card < NOTES
    if word == ANY_MONEY:
        return card < MONEY
    if word < JEWELRY_WORD:
        return CURRENCY_OF[card] == word
    if word == JEWELRY_WORD:
        return NOTES <= card < MONEY
    if word < MONEY_WORDS:
        return card < MONEY and WORTH[card] == VALUE_WORDS[word - FIRST_VALUE]
    if word < MONEY_WORDS + len(IDENTITIES):
        return IDENTITY[card] == word - MONEY_WORDS
    return card == CREDIT_CARD + word - MONEY_WORDS - len(IDENTITIES)


MATCHING: Final[list[int]] = [
    sum(1 << card for card in range(CARD_KINDS) if fits(card, word)) for word in range(len(WORDS))
]

# The Special cards in the order of the action book.
SPECIALS: Final[list[str]] = list(PRINTED["specials"])
DOUBLE: Final = 0
BIRTHDAY: Final = 1
FUND: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
INSPECT: Final = 5
DISPOSE: Final = 6
SNATCH: Final = 7
SWAP: Final = 8
REQUEST: Final = 9
EMERGENCY: Final = 10
EXTRA: Final = 11  # from here on: the end of the round
HIDE: Final = 12
ATM: Final = 13
FX: Final = 14

UNKNOWN: Final = -2  # there is a card, but which one is not known


def name_of(card: int) -> str:
    return NAMES[card] if card != HIDDEN else "hidden"


def special_name(special: int) -> str:
    return SPECIALS[special] if special != HIDDEN else "hidden"


def money_in(cards: list[int]) -> int:
    """What the notes and Jewelry among these cards are worth, in CU."""
    total = 0
    for card in cards:
        total += WORTH[card]
    return total


@cache
def deck_of(name: str, marks: int) -> list[int]:
    """The cards of that list with a mark of `marks` or less, in code order."""
    printed: dict[str, list[int]] = PRINTED["decks"][name]
    cards = [CODES[code] for code, copies in printed.items() for mark in copies if mark <= marks]
    return sorted(cards)


def named_cards(cards: list[int]) -> list[Plain]:
    return [name_of(card) for card in cards]


def named_specials(specials: list[int]) -> list[Plain]:
    return [special_name(special) for special in specials]


def card_plain(card: int) -> Plain:
    """The card's name; None if there is none, "hidden" if there is one but it is not known."""
    if card == HIDDEN:
        return None
    return "hidden" if card == UNKNOWN else NAMES[card]
