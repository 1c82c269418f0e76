"""Pecunia Olet's house rules, and what follows from them for one table."""

from __future__ import annotations

from typing import Final

from kickback.engine.options import Option, Options
from kickback.games.pecunia_olet.board import BOARDS, Board
from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_GROUP,
    CARDS,
    GREAT_LAWYER,
    GROUPS,
    PRINTED,
)

OPTIONS: Final = (
    Option(
        "first-player",
        "random",
        ("PEC-SETUP-6",),
        choices=("random", "host", "rotate"),
    ),
    Option(
        "money",
        "secret",
        ("PEC-SECRET-1", "PEC-SECRET-2"),
        choices=("secret", "open"),
    ),
    Option(
        "godfather-payments",
        "secret",
        ("PEC-GOD-1", "PEC-RULING-7"),
        choices=("secret", "open"),
    ),
    Option(
        "memory-aid",
        False,
        ("PEC-RULING-7",),
        screen=True,
    ),
    Option(
        "sale-log",
        "full",
        ("PEC-RULING-7", "PEC-RULING-8"),
        choices=("full", "cash"),
    ),
    Option(
        "last-henchman-order",
        "continue",
        ("PEC-END-5", "PEC-RULING-4"),
        choices=("continue", "first-player"),
    ),
    Option(
        "empty-visits",
        False,
        ("PEC-SHOP-1", "PEC-FENCE-1", "PEC-SHOP-4", "PEC-RULING-5"),
    ),
    Option("empty-suitcase", True, ("PEC-FLY-1", "PEC-RULING-12")),
    Option(
        "print-quality",
        "best",
        ("PEC-PRINT-3", "PEC-RULING-3"),
        choices=("best", "choose"),
    ),
    Option(
        "godfather-rounding",
        "up",
        ("PEC-GOD-2", "PEC-RULING-2"),
        choices=("up", "down"),
    ),
    Option(
        "diner-choice",
        "owner",
        ("PEC-DINER-4", "PEC-RULING-8"),
        choices=("owner", "lowest"),
    ),
    Option("fake-stock", "box", ("PEC-RULING-11",), choices=("box", "endless")),
    Option("bank", "endless", ("PEC-RULING-10",), choices=("endless", "box")),
    Option(
        "tie",
        "rematch",
        ("PEC-SCORE-6", "PEC-RULING-9"),
        choices=("rematch", "shared", "draw"),
    ),
    Option(
        "stall-limit",
        3,
        ("PEC-RULING-14",),
        low=0,
        high=9,
    ),
    Option("extra-patrol", 0, ("PEC-RULING-14", "PEC-RULING-30"), low=0, high=2),
    Option(
        "start-money",
        "rulebook",
        ("PEC-SETUP-7",),
        choices=("rulebook", "equal"),
    ),
    Option(
        "card-marks",
        "auto",
        ("PEC-SETUP-10",),
        choices=("auto", "all"),
    ),
    Option("lawyers", True, ("PEC-LAW-1", "PEC-LAW-4")),
    Option(
        "end-reveal",
        "full",
        ("PEC-SECRET-1", "PEC-SECRET-2"),
        choices=("full", "totals"),
        screen=True,
    ),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "teaching": {"money": "open", "tie": "shared"},
    "good-memory": {"memory-aid": "on"},
    "face-down": {"sale-log": "cash"},
    "counted-bank": {"bank": "box"},
    "zealous-police": {"extra-patrol": "1"},
    "ladder": {"tie": "shared"},
}


class Rules:
    """The numbers and switches of one table, after options have turned each other. Shared, never changed."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.board: Board = BOARDS[seats]
        self.first_player: str = options.word("first-player")
        self.open_money: bool = options.word("money") == "open"
        self.full_log: bool = self.open_money or options.word("sale-log") == "full"
        self.counted_bank: bool = options.word("bank") == "box"
        self.open_payments: bool = self.open_money or self.counted_bank or options.word("godfather-payments") == "open"
        self.memory_aid: bool = options.on("memory-aid") and not self.open_money
        self.from_first_player: bool = options.word("last-henchman-order") == "first-player"
        self.empty_visits: bool = options.on("empty-visits")
        self.empty_suitcase: bool = options.on("empty-suitcase")
        self.any_quality: bool = options.word("print-quality") == "choose"
        self.round_up: bool = options.word("godfather-rounding") == "up"
        self.owner_chooses: bool = options.word("diner-choice") == "owner"
        self.counted_fakes: bool = self.full_log and options.word("fake-stock") == "box"
        self.tie: str = options.word("tie")
        self.extra_patrol: int = options.number("extra-patrol")
        self.stall_limit: int = 0 if self.extra_patrol else options.number("stall-limit")
        self.equal_start: bool = options.word("start-money") == "equal"
        self.all_cards: bool = options.word("card-marks") == "all"
        self.groups: list[list[int]] = deck_groups(seats, self.all_cards, options.on("lawyers"))
        self.left_out: list[int] = [
            card for card in range(len(CARDS)) if CARD_GROUP[card] in GROUPS and not self.playing(card)
        ]
        self.full_reveal: bool = self.open_money or options.word("end-reveal") == "full"

    def playing(self, card: int) -> bool:
        """Is the card among those the deck is made of?"""
        return any(card in group for group in self.groups)

    def start_cash(self, place: int) -> int:
        """PEC-SETUP-7: by place in the order from the starting player."""
        return PRINTED.equal_start if self.equal_start else PRINTED.start_cash[place]


def deck_groups(seats: int, all_cards: bool, lawyers: bool) -> list[list[int]]:
    """PEC-SETUP-10, -11: the cards in play by group, the bottom of the deck first."""
    return [
        [
            number
            for number, card in enumerate(PRINTED.cards)
            if card.group == group
            and (all_cards or card.fewest <= seats)
            and (lawyers or card.kind not in (GREAT_LAWYER, BAD_LAWYER))
        ]
        for group in reversed(GROUPS)
    ]
