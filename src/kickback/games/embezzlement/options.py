"""Embezzlement's house rules, and the numbers of one table that follow from them."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Refused
from kickback.engine.messages import Message
from kickback.engine.options import Option, Options
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.bans import (
    BOX_TOO_SMALL,
    COUNTS_AND_SIZE,
    COUNTS_NEEDED,
    COUNTS_WITHOUT_CUSTOM,
    NO_SUCH_SEAT,
    ONE_LAP,
    ONLY_YOU_POINTLESS,
    UNEVEN,
    WORKLOAD_TOO_LARGE,
    WORKLOAD_TOO_SMALL,
)
from kickback.games.embezzlement.components import (
    BOXES,
    CARD_NAMES,
    CARDS_PER_TYPE,
    HAND_LIMIT,
    HOUSE,
    INVOICES,
    KIND_NAMES,
    KINDS,
    OWN_CARDS,
    OWN_INVOICES,
    PER_PLAYER,
    SEATS,
    START_HAND,
    START_MOST,
    START_STASH,
    STASHES,
    TARGET_MAX,
    TRAP,
    YEARS,
    Box,
)

# Every set of seats as one word: "A", "BD", "ABCD"; all of them listed, so that forms and searches can offer them.
SEAT_SETS: Final = tuple(
    "".join(LETTERS[seat] for seat in range(SEATS) if bits >> seat & 1) or "none" for bits in range(1 << SEATS)
)

OPTIONS: Final = (
    Option("box", "traps", ("EMB-INV-1", "EMB-INV-6", "EMB-RULING-1"), choices=tuple(BOXES)),
    Option(
        "workload",
        "random",
        ("EMB-WORK-2", "EMB-WORK-3", "EMB-WORK-4", "EMB-WORK-5"),
        choices=("random", "uniform", "high-stakes", "low-stakes", "custom"),
    ),
    Option(
        "workload-size",
        "auto",
        ("EMB-WORK-1", "EMB-WORK-6", "EMB-RULING-2"),
        choices=("auto",),
        low=2 * PER_PLAYER,
        high=INVOICES,
    ),
    Option("custom-counts", "none"),
    Option("endless", False, ("EMB-WORK-7",)),
    Option(
        "first-player",
        "random",
        ("EMB-SETUP-11", "EMB-SETUP-12"),
        choices=("random", "host", "previous-winner", "A", "B", "C", "D"),
    ),
    Option("last-winners", "none", ("EMB-SETUP-12", "EMB-RULING-33"), choices=SEAT_SETS),
    Option(
        "delayed-blackmail",
        False,
        ("EMB-SETUP-5", "EMB-SETUP-6", "EMB-HOUSE-1", "EMB-HOUSE-2"),
        excludes=("deterministic",),
    ),
    Option(
        "deterministic",
        False,
        ("EMB-SETUP-5", "EMB-SETUP-6", "EMB-SETUP-8", "EMB-DRAW-1", "EMB-ACT-4", "EMB-HOUSE-3"),
        excludes=("delayed-blackmail", "endless"),
    ),
    Option("blind-blackmail", False, ("EMB-BLACK-2", "EMB-BLACK-3", "EMB-HOUSE-6")),
    Option("one-two-punch", False, ("EMB-OTR-8", "EMB-BRIBE-3", "EMB-AUDIT-16", "EMB-HOUSE-8")),
    Option("silence", False, ("EMB-PAY-3", "EMB-PAY-6", "EMB-HOUSE-10")),
    Option("answer-me", False, ("EMB-TALK-1", "EMB-HOUSE-13")),
    Option("ask-limit", 1, ("EMB-HOUSE-13",), low=0, high=9),
    Option("planned-financing", False, ("EMB-END-2", "EMB-HOUSE-15"), excludes=("cheap-start",)),
    Option("target-min", HOUSE["target_min"], ("EMB-HOUSE-15",), low=1, high=TARGET_MAX),
    Option(
        "cheap-start",
        False,
        ("EMB-SETUP-4", "EMB-END-2", "EMB-HOUSE-18"),
        excludes=("planned-financing", "razors-edge", "abundance"),
    ),
    Option("cheap-start-max", HOUSE["cheap_start_max"], ("EMB-HOUSE-18",), low=START_STASH, high=START_MOST),
    Option("razors-edge", False, ("EMB-SETUP-4", "EMB-HOUSE-21"), excludes=("abundance", "cheap-start")),
    Option("abundance", False, ("EMB-SETUP-4", "EMB-HOUSE-22"), excludes=("razors-edge", "cheap-start")),
    Option("rich-rats", False, ("EMB-AUDIT-10", "EMB-AUDIT-11", "EMB-HOUSE-23")),
    Option("vault", False, ("EMB-HOUSE-24",)),
    Option("no-peeking", False, ("EMB-PEEK-1", "EMB-HOUSE-25", "EMB-HOUSE-26")),
    Option("read-only", False, ("EMB-PEEK-1", "EMB-TALK-1", "EMB-HOUSE-27")),
    Option("read-limit", 1, ("EMB-HOUSE-27",), low=0, high=9),
    Option("only-you", "none", ("EMB-PEEK-1", "EMB-HOUSE-29"), choices=SEAT_SETS),
    Option("audit-reopens", True, ("EMB-RULING-18",)),
    Option("high-stakes-traps", False, ("EMB-RULING-3",)),
    Option("lone-survivor", "ends", ("EMB-RULING-31",), choices=("ends", "plays-on")),
    Option("endless-laps", HOUSE["endless_laps"], ("EMB-RULING-38",), low=0, high=99),
    Option("memory-aid", False, ("EMB-PEEK-1",), screen=True),
    Option("auto-peek", True, ("EMB-RULING-27",)),
    Option("bot-takeover", True, ("EMB-RULING-49",), screen=True),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "first-game": {"abundance": "on"},
    "uniform": {"workload": "uniform"},
    "high-stakes": {"workload": "high-stakes"},
    "low-stakes": {"workload": "low-stakes"},
    "marathon": {"endless": "on"},
    "open-ledger": {"deterministic": "on"},
    "cut-throat": {"razors-edge": "on", "rich-rats": "on", "blind-blackmail": "on", "one-two-punch": "on"},
    "poker-face": {"silence": "on", "vault": "on", "no-peeking": "on"},
    "inquisition": {"answer-me": "on", "read-only": "on"},
    "getaway": {"planned-financing": "on"},
    "shoestring": {"cheap-start": "on"},
}


class Rules:
    """The numbers and switches of one table. Shared by all its clones and never changed."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.box: Box = BOXES[options.word("box")]
        self.deterministic: bool = options.on("deterministic")
        self.preset: str = options.word("workload")
        self.traps_join: bool = options.on("high-stakes-traps")
        self.own: list[int] = [
            OWN_INVOICES if count else 0 for count in self.box.counts
        ]  # each seat's, `deterministic`
        self.mix: list[int] = []  # the exact workload by kind, where the options fix it
        self.size: int = workload_size(self)
        if self.deterministic:
            self.size = sum(self.own) * seats
        elif self.preset == "custom":
            self.mix = custom_counts(self.box, options.word("custom-counts"))
            self.size = sum(self.mix)
        elif self.preset == "uniform":
            each = self.size // len(self.box.kinds)
            self.mix = [each if count else 0 for count in self.box.counts]
        self.pool: list[int] = pool(self)
        self.endless: bool = options.on("endless")
        self.laps: int = options.number("endless-laps")
        self.first_player: str = options.word("first-player")
        self.last_winners: int = seat_bits(options.word("last-winners"))
        self.delayed_blackmail: bool = options.on("delayed-blackmail")
        self.blind: bool = options.on("blind-blackmail")
        self.punch: bool = options.on("one-two-punch")
        self.silence: bool = options.on("silence")
        self.answer_me: bool = options.on("answer-me")
        self.ask_limit: int = options.number("ask-limit")
        self.planned: bool = options.on("planned-financing")
        self.target_min: int = options.number("target-min")
        self.cheap: bool = options.on("cheap-start")
        self.cheap_max: int = options.number("cheap-start-max")
        self.stash: int = start_stash(options)
        self.rich_rats: bool = options.on("rich-rats")
        self.vault: bool = options.on("vault")
        self.no_peeking: bool = options.on("no-peeking")
        self.read_only: bool = options.on("read-only")
        self.read_limit: int = options.number("read-limit")
        self.only_you: int = seat_bits(options.word("only-you"))
        self.audit_reopens: bool = options.on("audit-reopens")
        self.survivor_ends: bool = options.word("lone-survivor") == "ends"
        self.memory_aid: bool = options.on("memory-aid")
        self.auto_peek: bool = options.on("auto-peek")
        self.start_hand: int = OWN_CARDS * len(CARD_NAMES) if self.deterministic else START_HAND
        self.hand_limit: int = self.start_hand if self.deterministic else HAND_LIMIT
        self.cards: int = OWN_CARDS * seats if self.deterministic else CARDS_PER_TYPE  # of each type in the game

    def is_barred(self, seat: int) -> bool:
        """EMB-HOUSE-29: is this one of the seats that may not peek?"""
        return self.only_you >> seat & 1 == 1


def workload_size(rules: Rules) -> int:
    """EMB-WORK-1, -6, EMB-RULING-2: as asked, or seven for each player; in full sets of kinds where it is uniform."""
    asked = rules.options.word("workload-size")
    if asked != "auto":
        return int(asked)
    least = PER_PLAYER * rules.seats
    kinds = len(rules.box.kinds)
    return -(-least // kinds) * kinds if rules.preset == "uniform" else least


def custom_counts(box: Box, text: str) -> list[int]:
    """The numbers of `custom-counts` by kind, or none if they are not one for each kind in the box."""
    words = text.split(",")
    if len(words) != len(box.kinds) or not all(word.strip().isdecimal() for word in words):
        return []
    counts = [0] * KINDS
    for kind, word in zip(box.kinds, words, strict=True):
        counts[kind] = int(word)
    return counts


def seat_bits(word: str) -> int:
    return 0 if word == "none" else sum(1 << LETTERS.index(seat) for seat in word)


def start_stash(options: Options) -> int:
    """EMB-SETUP-4, EMB-HOUSE-18, -21, -22: what everybody starts with; a cheap start is chosen later."""
    for key, caps in STASHES.items():
        if options.on(key):
            return caps
    return 0 if options.on("cheap-start") else START_STASH


def pool(rules: Rules) -> list[int]:
    """EMB-RULING-4: the invoices of each kind that are in this game at all."""
    counts = rules.box.counts
    if rules.deterministic:
        return counts[:]
    if rules.preset == "custom":
        return rules.mix[:]
    kinds = rules.box.workloads[rules.preset]
    if rules.preset == "high-stakes" and rules.traps_join:
        kinds = [*kinds, TRAP]
    most = min(counts[kind] for kind in kinds) if rules.preset == "uniform" else INVOICES
    return [min(most, counts[kind]) if kind in kinds else 0 for kind in range(KINDS)]


def conflict(rules: Rules) -> Refused | None:
    """EMB-SETUP-13: options that contradict each other, the box or the number of players."""
    options = rules.options
    there = LETTERS[: rules.seats]
    if rules.first_player in LETTERS and rules.first_player not in there:
        return no_such_seat(rules.first_player, there)
    for key in ("only-you", "last-winners"):
        word = options.word(key)
        absent = "" if word == "none" else "".join(seat for seat in word if seat not in there)
        if absent:
            return no_such_seat(absent, there)
    if rules.only_you and rules.no_peeking:
        return Refused("options", ONLY_YOU_POINTLESS)
    if options.number("endless-laps") == 1:
        return Refused("options", ONE_LAP)
    if options.word("custom-counts") != "none" and rules.preset != "custom":
        return Refused("options", COUNTS_WITHOUT_CUSTOM)
    return None if rules.deterministic else workload_conflict(rules)


def warnings(rules: Rules) -> list[Message]:
    """EMB-RULING-37: an endless game whose pool is soon all on the boards."""
    few = rules.endless and sum(rules.pool) < (YEARS + PER_PLAYER) * rules.seats
    return [Message("warning-pauses", None, ("EMB-RULING-37",))] if few else []


def no_such_seat(seat: str, there: str) -> Refused:
    return Refused("options", NO_SUCH_SEAT, {"letter": seat, "there": list[Plain](there)})


def workload_conflict(rules: Rules) -> Refused | None:
    """EMB-WORK-1 to -5: the workload must exist, be long enough, and come out of the box."""
    kinds = len(rules.box.kinds)
    counts = rules.box.counts
    facts: Facts = {"kinds": kinds, "names": list[Plain](rules.box.names), "size": rules.size, "players": rules.seats}
    if rules.preset == "custom":
        if not rules.mix:
            return Refused("options", COUNTS_NEEDED, facts)
        for kind, count in enumerate(rules.mix):
            if count > counts[kind]:
                return Refused("options", BOX_TOO_SMALL, {"count": counts[kind], "value": KIND_NAMES[kind]})
    asked = rules.options.word("workload-size")
    if asked != "auto" and int(asked) != rules.size:
        return Refused("options", COUNTS_AND_SIZE, facts | {"asked": int(asked)})
    if rules.size < PER_PLAYER * rules.seats:
        return Refused("options", WORKLOAD_TOO_SMALL, facts | {"least": PER_PLAYER * rules.seats})
    if rules.size > sum(rules.pool):
        return Refused("options", WORKLOAD_TOO_LARGE, facts | {"most": sum(rules.pool)})
    if rules.preset == "uniform" and rules.size % kinds:
        return Refused("options", UNEVEN, facts)
    return None
