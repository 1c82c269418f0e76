"""Wallet's house rules, and the numbers of one table that follow from them."""

from __future__ import annotations

from functools import cache
from typing import Final

from kickback.engine.bans import Refused
from kickback.engine.options import Option, Options
from kickback.games.wallet.bans import DECK_TOO_SMALL
from kickback.games.wallet.components import (
    ALL_MARKS,
    DECKS,
    FIRST_VALUE,
    HAND,
    MONEY_WORDS,
    PRINTED,
    PRIZES,
    VALUE_WORDS,
    WORTH,
    deck_of,
)

MOST_ROUNDS: Final = 5
OPTIONS: Final = (
    Option("balanced-deck", False, ("WAL-SETUP-9",)),
    Option("deck", DECKS[0], ("WAL-SETUP-9", "WAL-SETUP-11"), choices=DECKS),
    Option("rounds", PRINTED["rounds"], ("WAL-GOAL-2",), low=1, high=MOST_ROUNDS),
    Option("hourglasses", PRINTED["hourglasses"], ("WAL-SETUP-1",), low=3, high=8),
    Option("specials", True, ("WAL-SETUP-4", "WAL-SETUP-5", "WAL-SETUP-6")),
    Option("specials-per-turn", "any", ("WAL-SPEC-7",), choices=("any", "one")),
    Option(
        "last-minute-order",
        "clockwise",
        ("WAL-END-2",),
        choices=("clockwise", "low-coin", "race"),
    ),
    Option(
        "extra-time",
        "before-all",
        ("WAL-EXTRA-3",),
        choices=("before-all", "own-first"),
    ),
    Option(
        "request-scope",
        "money",
        ("WAL-REQUEST-6",),
        choices=("money", "anything"),
    ),
    Option("allow-pass", False, ("WAL-RULING-2",)),
    Option("overpay", "free", ("WAL-RULING-8",), choices=("free", "tight")),
    Option("paid-cards", "table", ("WAL-BUY-6",), choices=("table", "wallet")),
    Option(
        "wallet-access",
        "blind",
        ("WAL-TAKE-2",),
        choices=("blind", "ordered"),
    ),
    Option("coin-draw", "random", ("WAL-RULING-5",), choices=("random", "lowest")),
    Option("coin-in-limit", True, ("WAL-VERDICT-5",)),
    Option("search-declinable", False, ("WAL-POLICE-2",)),
    Option(
        "guilty-officers",
        "reveal",
        ("WAL-POLICE-3",),
        choices=("reveal", "silent"),
    ),
    Option("open-tokens", False, ("WAL-TOKEN-1",)),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "first-game": {"specials": "off", "balanced-deck": "on"},
    "balanced": {"balanced-deck": "on"},
    "quick": {"rounds": "1", "hourglasses": "4", "balanced-deck": "on"},
    "open": {"open-tokens": "on", "search-declinable": "on"},
}


class Rules:
    """The numbers and switches of one table. Shared by all its clones and never changed."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.marks: int = seats if seats == 2 or options.on("balanced-deck") else ALL_MARKS
        self.deck: str = options.word("deck")
        self.rounds: int = options.number("rounds")
        self.hourglasses: int = options.number("hourglasses")
        self.specials: bool = options.on("specials")
        self.one_special: bool = options.word("specials-per-turn") == "one"
        self.order: str = options.word("last-minute-order")
        self.race: bool = self.order == "race"
        self.two_calls: bool = options.word("extra-time") == "before-all"
        self.ask_anything: bool = options.word("request-scope") == "anything"
        self.may_pass: bool = options.on("allow-pass")
        self.tight: bool = options.word("overpay") == "tight"
        self.paid_to_wallet: bool = options.word("paid-cards") == "wallet"
        self.ordered: bool = options.word("wallet-access") == "ordered"
        self.lowest_coins: bool = options.word("coin-draw") == "lowest"
        self.coin_counts: bool = options.on("coin-in-limit")
        self.may_decline: bool = options.on("search-declinable")
        self.guilty_reveal: bool = options.word("guilty-officers") == "reveal"
        self.open_tokens: bool = options.on("open-tokens")
        self.prizes: list[int] = PRIZES[str(seats)]
        self.cards: list[int] = deck_of(self.deck, self.marks)
        self.values: list[bool] = values_in(self.deck, self.marks)  # which types and values can be asked for


@cache
def values_in(deck: str, marks: int) -> list[bool]:
    """WAL-RULING-18: of the words for money, those that fit some card of that deck."""
    worths = {WORTH[card] for card in deck_of(deck, marks)}
    return [word < FIRST_VALUE or VALUE_WORDS[word - FIRST_VALUE] in worths for word in range(MONEY_WORDS)]


def conflict(rules: Rules) -> Refused | None:
    """WAL-SETUP-11: something must be left for the wallet after the deal."""
    need = HAND * rules.seats
    if len(rules.cards) <= need:
        return Refused("options", DECK_TOO_SMALL, {"deck": len(rules.cards), "dealt": need})
    return None
