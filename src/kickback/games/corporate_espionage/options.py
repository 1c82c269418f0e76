"""Corporate Espionage's house rules, and the numbers of one table that follow from them."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Refused
from kickback.engine.messages import Message
from kickback.engine.options import Option, Options
from kickback.games.corporate_espionage.bans import (
    BAD_DECK,
    CAPTAIN_NEEDS_TEAMS,
    LIMITS_NEED_LOANS,
    TOO_FEW_EMPLOYEES,
    TOO_MANY_COPIES,
    TOO_MANY_EXECUTIVES,
    TOO_MUCH_ESPIONAGE,
    VICTORY_NEEDS_PACTS,
    WRONG_SIZE,
)
from kickback.games.corporate_espionage.components import (
    EXECUTIVE_SEATS,
    HAND_LIMIT,
    HIRES,
    OPENING_HAND,
    SHUFFLED,
    START_BANK,
    Fault,
    judge_brought,
)

EMBARGO_ROUNDS: Final = 3
EMBARGO_PRICE: Final = 1

OPTIONS: Final = (
    Option(
        "decks",
        SHUFFLED,
        ("CES-SEAT-2", "CES-SEAT-4"),
    ),
    Option("start-bank", START_BANK, ("CES-SETUP-5",), low=1, high=99),
    Option("opening-hand", OPENING_HAND, ("CES-SETUP-8",), low=1, high=12),
    Option("hand-limit", HAND_LIMIT, ("CES-END-2",), low=1, high=15),
    Option("hires-per-turn", HIRES, ("CES-HIRE-2",), low=1, high=5),
    Option("executive-seats", EXECUTIVE_SEATS, ("CES-CARD-8",), low=1, high=5),
    Option(
        "first-player",
        "random",
        ("CES-SETUP-1",),
        choices=("random", "coin", "bottle", "duel", "host"),
    ),
    Option("manual-cut", False, ("CES-SETUP-7",)),
    Option("mulligan-reveal", False, ("CES-SETUP-9",)),
    Option(
        "fire-chooser",
        "rulebook",
        ("CES-HIT-2",),
        choices=("rulebook", "faq"),
    ),
    Option(
        "anytime-savvy",
        "live",
        ("CES-WIN-7",),
        choices=("live", "windows"),
    ),
    Option(
        "books",
        "normal",
        ("CES-END-3", "CES-AUD-2"),
        choices=("normal", "open", "sealed"),
    ),
    Option(
        "takeover-measure",
        "net-worth",
        ("CES-TKO-3",),
        choices=("net-worth", "bank"),
    ),
    Option("takeover-inherits-bank", False, ("CES-TKO-8",)),
    Option("takeover-mix", False, ("CES-TKO-6", "CES-TKO-7")),
    Option("takeover-from-round", 1, ("CES-TKO-1",), low=1, high=20),
    Option(
        "deck-out",
        "skip",
        ("CES-DRAW-2",),
        choices=("skip", "burnout"),
    ),
    Option("market-close", True, ("CES-WON-2",)),
    Option("max-rounds", 0, ("CES-WON-2",), low=0, high=200),
    Option("bankruptcy-dance", False, ("CES-BKR-1", "CES-TKO-5")),
    Option(
        "card-market",
        "off",
        ("CES-OWN-1", "CES-OWN-2"),
        choices=("off", "hand", "table"),
    ),
    Option("loans", False, ("CES-RULING-7", "CES-BILL-4")),
    Option("loan-max-interest", 100, ("CES-RULING-7",), low=0, high=300),
    Option("loan-max-term", 5, ("CES-RULING-7",), low=1, high=9),
    Option(
        "alliances",
        "talk",
        ("CES-TALK-1", "CES-SPY-3"),
        choices=("talk", "pact"),
    ),
    Option("allied-victory", False, ("CES-WON-1",)),
    Option("associations", False, ("CES-CARD-2", "CES-TALK-1")),
    Option(
        "custom-cards",
        "off",
        ("CES-DECK-2",),
        choices=("off", "fair", "anything"),
    ),
    Option("custom-card-max", 10, ("CES-DECK-2",), low=0, high=50),
    Option("own-cards", "", ("CES-DECK-2",)),
    Option("own-decks", "", ("CES-SEAT-2", "CES-DECK-2")),
    Option("house-rules-card", False, ("CES-DECK-1",)),
    Option("teams", "off", ("CES-SEAT-3",), choices=("off", "shared"), screen=True),
    Option(
        "team-control",
        "any",
        ("CES-SEAT-3",),
        choices=("any", "captain"),
        screen=True,
    ),
    Option("official-event", False, ("CES-SETUP-2",)),
    Option("play-for-keeps", False, ("CES-OWN-5",)),
    Option("table-rules", "", ("CES-TALK-1",), screen=True),
    Option(
        "ghosts",
        "public",
        ("CES-OUT-2",),
        choices=("public", "all"),
        screen=True,
    ),
)

BAN_OF: Final = {
    "E-DECK-SIZE": WRONG_SIZE, "E-DECK-COPIES": TOO_MANY_COPIES, "E-DECK-EXEC": TOO_MANY_EXECUTIVES,
    "E-DECK-EMP": TOO_FEW_EMPLOYEES, "E-DECK-ESP": TOO_MUCH_ESPIONAGE,
}  # fmt: skip

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "research": {"anytime-savvy": "windows", "max-rounds": "60"},
    "quick": {"start-bank": "12", "max-rounds": "12"},
    "open-books": {"books": "open"},
    "syndicate": {"card-market": "table", "loans": "on", "alliances": "pact", "associations": "on"},
    "party": {"bankruptcy-dance": "on", "first-player": "duel", "manual-cut": "on"},
    "faq": {"fire-chooser": "faq"},
}


def conflict(seats: int, options: Options) -> Refused | None:
    """Why these options cannot go together."""
    changed = options.changed()
    if options.on("allied-victory") and options.word("alliances") != "pact":
        return Refused("allied-victory", VICTORY_NEEDS_PACTS)
    if ("loan-max-interest" in changed or "loan-max-term" in changed) and not options.on("loans"):
        return Refused("loan limits", LIMITS_NEED_LOANS)
    if "team-control" in changed and "teams" not in changed:
        return Refused("team-control", CAPTAIN_NEEDS_TEAMS)
    try:
        judge_brought(seats, options)
    except Fault as fault:
        return Refused(
            "decks", BAN_OF.get(fault.code, BAD_DECK), {"fault": fault.message().plain(), "why": fault.why.plain()}
        )
    return None


def warnings(options: Options) -> list[Message]:
    """What is allowed and yet makes little sense."""
    return [Message("warning-open-books", None, ("CES-AUD-1",))] if options.word("books") == "open" else []


class Rules:
    """The numbers and switches of one table. Shared by all its clones and never changed.

    It does not hold the deck lists players brought: those are secrets, and this is in everybody's view.
    """

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: int = seats
        self.start_bank: int = options.number("start-bank")
        self.opening_hand: int = options.number("opening-hand")
        self.hand_limit: int = options.number("hand-limit")
        self.hires: int = options.number("hires-per-turn")
        self.executive_seats: int = options.number("executive-seats")
        self.first_player: str = options.word("first-player")
        self.manual_cut: bool = options.on("manual-cut")
        self.mulligan_reveal: bool = options.on("mulligan-reveal")
        self.victim_picks_fired: bool = options.word("fire-chooser") == "faq"
        self.anytime_savvy: bool = options.word("anytime-savvy") == "live"
        self.open_books: bool = options.word("books") == "open"
        self.sealed_books: bool = options.word("books") == "sealed"
        self.takeover_by_bank: bool = options.word("takeover-measure") == "bank"
        self.inherits_bank: bool = options.on("takeover-inherits-bank")
        self.takeover_mix: bool = options.on("takeover-mix")
        self.takeover_from: int = options.number("takeover-from-round")
        self.burnout: bool = options.word("deck-out") == "burnout"
        self.market_close: bool = options.on("market-close")
        self.max_rounds: int = options.number("max-rounds")
        self.dance: bool = options.on("bankruptcy-dance")
        self.sells_hands: bool = options.word("card-market") != "off"
        self.sells_tables: bool = options.word("card-market") == "table"
        self.loans: bool = options.on("loans")
        self.max_interest: int = options.number("loan-max-interest")
        self.max_term: int = options.number("loan-max-term")
        self.pacts: bool = options.word("alliances") == "pact"
        self.allied_victory: bool = options.on("allied-victory")
        self.associations: bool = options.on("associations")
        self.house_rules_card: bool = options.on("house-rules-card")
        self.official_event: bool = options.on("official-event")
        self.for_keeps: bool = options.on("play-for-keeps")
        self.ghosts_see_all: bool = options.word("ghosts") == "all"
