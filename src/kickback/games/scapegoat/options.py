"""Scapegoat's house rules, and the numbers of one table that follow from them."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from kickback.engine.actions import Ban
from kickback.engine.options import Option, Options

PRINTED: Final[dict[str, Any]] = loads(  # Any: TOML is untyped; every value is checked by the type it is assigned to
    files("kickback.games.scapegoat").joinpath("components.toml").read_text(encoding="utf-8")
)["scapegoat"]
HAND: Final[int] = PRINTED["start_hand"]
VICTORY: Final[int] = PRINTED["victory_hand"]
TARGET: Final[int] = PRINTED["quarter_target"]
ORBITS: Final[int] = PRINTED["deadline_orbits"]
QUARTERS: Final[dict[str, int]] = PRINTED["quarters"]
FACE_DOWN: Final[int] = PRINTED["face_down_value"]
SMALLEST_HAND: Final[int] = PRINTED["min_hand"]
DRAW_WINNER: Final[int] = PRINTED["promotion_draw_winner"]
DRAW_LOSER: Final[int] = PRINTED["promotion_draw_loser"]
DRAW_UNDERSPEND: Final[int] = PRINTED["underspend_draw"]
DECK: Final = 52

OPTIONS: Final = (
    Option("closer-draws", True, "The seat that fills the Final Quarter draws before the ending.", ("SCG-END-6",)),
    Option(
        "underspend-starter",
        "last-player",
        "Who starts the year after an Underspend.",
        ("SCG-NEXT-4", "SCG-DECK-6"),
        choices=("last-player", "start-player", "demoted"),
    ),
    Option(
        "axe-discard",
        "extra",
        "Whether the seat axed in an Underspend drops a further card or just loses the one it revealed.",
        ("SCG-UNDER-4", "SCG-UNDER-6"),
        choices=("extra", "revealed"),
    ),
    Option("demotion-face", "up", "Whether demotion discards are shown.", ("SCG-HIDE-7",), choices=("up", "down")),
    Option(
        "reshuffle",
        "low",
        "When the discard pile is shuffled back: when the deck is low, only when empty, or every year.",
        ("SCG-NEXT-2",),
        choices=("low", "empty", "every-round"),
    ),
    Option(
        "quarter-target",
        TARGET,
        "What a Quarter must reach.",
        ("SCG-SETUP-5", "SCG-QTR-1", "SCG-END-2", "SCG-END-3"),
        low=10,
        high=25,
    ),
    Option("quarters", "auto", "Quarters in a year.", ("SCG-SETUP-4",), choices=("auto",), low=1, high=8),
    Option("start-hand", HAND, "Hand Size at the start.", ("SCG-SETUP-3", "SCG-SETUP-6"), low=2, high=6),
    Option("victory-hand", VICTORY, "Hand Size that wins.", ("SCG-WIN-1",), low=4, high=9),
    Option(
        "deadline-orbits",
        ORBITS,
        "Orbits before the deadline.",
        ("SCG-DEAD-1", "SCG-DEAD-2", "SCG-DEAD-4", "SCG-DECK-2"),
        low=2,
        high=3,
    ),
    Option(
        "audit-size", PRINTED["audit_size"], "Cards an audit turns over.", ("SCG-OVER-4", "SCG-ZERO-4"), low=1, high=3
    ),
    Option(
        "first-start",
        "reveal",
        "How the first Start Player is found.",
        ("SCG-SETUP-8", "SCG-SETUP-9", "SCG-SETUP-10", "SCG-SETUP-11"),
        choices=("reveal", "random", "seat-a"),
    ),
    Option(
        "round-limit", 0, "Years after which the highest Hand Size wins (0: none).", ("SCG-WIN-4",), low=0, high=500
    ),
    Option("card-memory", True, "The table lists the cards seen since the last shuffle.", ("SCG-HIDE-7",), screen=True),
    Option("table-talk", True, "Seats may talk.", ("SCG-TALK-1",)),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "short-career": {"victory-hand": "5"},
    "long-ladder": {"victory-hand": "7"},
    "interns": {"start-hand": "3"},
    "austerity": {"quarter-target": "18"},
    "boom-year": {"quarter-target": "22"},
    "forensic": {"audit-size": "2"},
    "slow-year": {"deadline-orbits": "3"},
}


class Rules:
    """The numbers and switches of one table. Shared by all its clones and never changed."""

    def __init__(self, seats: int, options: Options) -> None:
        quarters = options.word("quarters")
        self.options: Options = options
        self.seats: int = seats
        self.quarters: int = QUARTERS[str(seats)] if quarters == "auto" else int(quarters)
        self.target: int = options.number("quarter-target")
        self.budget: int = self.target * self.quarters
        self.start_hand: int = options.number("start-hand")
        self.victory_hand: int = options.number("victory-hand")
        self.orbits: int = options.number("deadline-orbits")
        self.deadline: int = self.orbits * seats
        self.low_deck: int = self.deadline + seats + int(PRINTED["low_deck_extra"])
        self.audit_size: int = options.number("audit-size")
        self.round_limit: int = options.number("round-limit")
        self.first_start: str = options.word("first-start")
        self.closer_draws: bool = options.on("closer-draws")
        self.underspend_starter: str = options.word("underspend-starter")
        self.axe_takes_extra: bool = options.word("axe-discard") == "extra"
        self.drops_hidden: bool = options.word("demotion-face") == "down"
        self.reshuffle: str = options.word("reshuffle")
        self.card_memory: bool = options.on("card-memory")
        self.talk: bool = options.on("table-talk")


def conflict(rules: Rules) -> Ban | None:
    """SCG-OPT-1 to -3: options under which no year could be filled, nobody could climb, or the deck could run out."""
    most = 10 * rules.deadline
    if rules.budget > most:
        reason = f"a budget of {rules.budget} can never be spent: {rules.deadline} cards add at most {most}"
        return Ban("SCG-OPT-1", reason, "lower quarter-target or quarters, or raise deadline-orbits")
    if rules.start_hand >= rules.victory_hand:
        return Ban("SCG-OPT-2", "start-hand must be below victory-hand")
    held = rules.seats * (rules.victory_hand - 1 + rules.orbits)
    if held >= DECK:
        reason = f"hands and table could need {held} of the {DECK} cards"
        return Ban("SCG-OPT-3", reason, "lower victory-hand or deadline-orbits")
    return None
