"""Corporate Espionage's house rules, and the numbers of one table that follow from them."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Ban
from kickback.engine.options import Option, Options
from kickback.games.corporate_espionage.bans import NO_TEAMS
from kickback.games.corporate_espionage.components import (
    EXECUTIVE_SEATS,
    HAND_LIMIT,
    HIRES,
    OPENING_HAND,
    SHUFFLED,
    START_BANK,
    judge_brought,
)

DANCES: Final = ("robot", "moonwalk", "conga", "tango", "spreadsheet-shuffle")
EMBARGO_ROUNDS: Final = 3
EMBARGO_PRICE: Final = 1

OPTIONS: Final = (
    Option(
        "decks",
        SHUFFLED,
        "Who plays which deck: `shuffled` deals the ready-made ones out at random, `in-order` gives them to A, B, C as "
        "they stand in the box; or codes for A, B, C joined by commas, such as VIP,MAG,NIM.",
        ("CES-SEAT-2", "CES-SEAT-4"),
    ),
    Option("start-bank", START_BANK, "Points in each bank at the start.", ("CES-SETUP-5",), low=1, high=99),
    Option("opening-hand", OPENING_HAND, "Cards in the opening hand.", ("CES-SETUP-8",), low=1, high=12),
    Option("hand-limit", HAND_LIMIT, "Cards kept at the end of the own turn.", ("CES-END-2",), low=1, high=15),
    Option("hires-per-turn", HIRES, "Hires in a turn.", ("CES-HIRE-2",), low=1, high=5),
    Option("executive-seats", EXECUTIVE_SEATS, "Executives a company may have.", ("CES-CARD-8",), low=1, high=5),
    Option(
        "first-player",
        "random",
        "How the first company is found: lot, coin or bottle (all luck), rock-paper-scissors, or the host's word.",
        ("CES-SETUP-1",),
        choices=("random", "coin", "bottle", "duel", "host"),
    ),
    Option("manual-cut", False, "A competitor chooses where each deck is cut.", ("CES-SETUP-7",)),
    Option("mulligan-reveal", False, "Hands without an employee are shown before they go back.", ("CES-SETUP-9",)),
    Option(
        "fire-chooser",
        "rulebook",
        "Who picks the fired card when a card does not say: its player (`rulebook`) or the victim (`faq`).",
        ("CES-HIT-2",),
        choices=("rulebook", "faq"),
    ),
    Option(
        "anytime-savvy",
        "live",
        "`live`: unasked Savvy in others' turns; `windows`: only when a window is open.",
        ("CES-WIN-7",),
        choices=("live", "windows"),
    ),
    Option(
        "books",
        "normal",
        "`open`: all banks are always visible; `sealed`: an audit block also hides the figure at the end of a turn.",
        ("CES-END-3", "CES-AUD-2"),
        choices=("normal", "open", "sealed"),
    ),
    Option(
        "takeover-measure",
        "net-worth",
        "What has to be twice the target's net worth: the acquirer's net worth, or its bank alone.",
        ("CES-TKO-3",),
        choices=("net-worth", "bank"),
    ),
    Option("takeover-inherits-bank", False, "The acquirer also gets the target's bank.", ("CES-TKO-8",)),
    Option(
        "takeover-mix", False, "The acquirer may keep only the team or only the assets.", ("CES-TKO-6", "CES-TKO-7")
    ),
    Option("takeover-from-round", 1, "The first round with takeovers.", ("CES-TKO-1",), low=1, high=20),
    Option(
        "deck-out",
        "skip",
        "What an empty deck does: nothing, or a growing bill for every card not drawn (`burnout`).",
        ("CES-DRAW-2",),
        choices=("skip", "burnout"),
    ),
    Option("market-close", True, "A dead round ends the game by net worth.", ("CES-WON-2",)),
    Option("max-rounds", 0, "Rounds after which net worth decides (0: no limit).", ("CES-WON-2",), low=0, high=200),
    Option("bankruptcy-dance", False, "Whoever leaves the market dances first.", ("CES-BKR-1", "CES-TKO-5")),
    Option(
        "card-market",
        "off",
        "Companies may sell each other cards: not at all, from hand, or also in play.",
        ("CES-OWN-1", "CES-OWN-2"),
        choices=("off", "hand", "table"),
    ),
    Option("loans", False, "Companies may lend each other points at interest.", ("CES-RULING-7", "CES-BILL-4")),
    Option("loan-max-interest", 100, "Highest interest of a loan, in percent.", ("CES-RULING-7",), low=0, high=300),
    Option("loan-max-term", 5, "Longest term of a loan, in the borrower's turns.", ("CES-RULING-7",), low=1, high=9),
    Option(
        "alliances",
        "talk",
        "`talk`: promises bind nobody; `pact`: partners cannot name each other until their enemy has left.",
        ("CES-TALK-1", "CES-SPY-3"),
        choices=("talk", "pact"),
    ),
    Option("allied-victory", False, "Partners in one pact win together when nobody else is left.", ("CES-WON-1",)),
    Option("associations", False, "Companies may found associations and vote embargoes.", ("CES-CARD-2", "CES-TALK-1")),
    Option(
        "custom-cards",
        "off",
        "Players' own cards: none, at a fair price, or anything that is well formed.",
        ("CES-DECK-2",),
        choices=("off", "fair", "anything"),
    ),
    Option("custom-card-max", 10, "Own cards in one deck.", ("CES-DECK-2",), low=0, high=50),
    Option("own-cards", "", "Players' own cards, as a deck file packs them.", ("CES-DECK-2",)),
    Option("own-decks", "", "Players' own deck lists, as a deck file packs them.", ("CES-SEAT-2", "CES-DECK-2")),
    Option("house-rules-card", False, "Each deck has a 51st card, its owner's House Rule.", ("CES-DECK-1",)),
    Option(
        "teams", "off", "Several players may run one company.", ("CES-SEAT-3",), choices=("off", "shared"), screen=True
    ),
    Option(
        "team-control",
        "any",
        "Who of a team answers: the first to speak, or a captain in rotation.",
        ("CES-SEAT-3",),
        choices=("any", "captain"),
        screen=True,
    ),
    Option("official-event", False, "The host (seat A) may disqualify a company.", ("CES-SETUP-2",)),
    Option("play-for-keeps", False, "Cards in strange hands at the end stay there.", ("CES-OWN-5",)),
    Option("table-rules", "", "Rules of this table in words; shown, not enforced.", ("CES-TALK-1",), screen=True),
    Option(
        "ghosts",
        "public",
        "What eliminated players see until the end.",
        ("CES-OUT-2",),
        choices=("public", "all"),
        screen=True,
    ),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "research": {"anytime-savvy": "windows", "max-rounds": "60"},
    "quick": {"start-bank": "12", "max-rounds": "12"},
    "open-books": {"books": "open"},
    "syndicate": {"card-market": "table", "loans": "on", "alliances": "pact", "associations": "on"},
    "party": {"bankruptcy-dance": "on", "first-player": "duel", "manual-cut": "on"},
    "faq": {"fire-chooser": "faq"},
}


def conflict(seats: int, options: Options) -> Ban | None:
    """Why these options cannot go together."""
    changed = options.changed()
    if options.on("allied-victory") and options.word("alliances") != "pact":
        return Ban("CES-WON-1", "allied-victory needs alliances = pact")
    if ("loan-max-interest" in changed or "loan-max-term" in changed) and not options.on("loans"):
        return Ban("CES-RULING-7", "the bounds of loans need loans = on")
    if "teams" in changed or "team-control" in changed:
        return NO_TEAMS
    return judge_brought(seats, options)


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
