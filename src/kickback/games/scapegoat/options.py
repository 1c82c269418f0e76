"""Scapegoat's house rules, and the numbers of one table that follow from them."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban, Refused
from kickback.engine.options import Option, Options
from kickback.games.scapegoat.components import (
    AUDIT,
    DECK,
    FACE_DOWN,
    HAND,
    LOW_DECK_EXTRA,
    ORBITS,
    QUARTERS,
    TARGET,
    VICTORY,
)

OPTIONS: Final = (
    Option("closer-draws", True, ("SCG-END-6",)),
    Option(
        "underspend-starter",
        "last-player",
        ("SCG-NEXT-4", "SCG-DECK-6"),
        choices=("last-player", "start-player", "demoted"),
    ),
    Option("axe-discard", "extra", ("SCG-UNDER-4", "SCG-UNDER-6"), choices=("extra", "revealed")),
    Option("demotion-face", "up", ("SCG-HIDE-7",), choices=("up", "down")),
    Option("reshuffle", "low", ("SCG-NEXT-2",), choices=("low", "empty", "every-round")),
    Option("quarter-target", TARGET, ("SCG-SETUP-5", "SCG-QTR-1", "SCG-END-2", "SCG-END-3"), low=10, high=25),
    Option("quarters", "auto", ("SCG-SETUP-4",), choices=("auto",), low=1, high=8),
    Option("start-hand", HAND, ("SCG-SETUP-3", "SCG-SETUP-6"), low=2, high=6),
    Option("victory-hand", VICTORY, ("SCG-WIN-1",), low=4, high=9),
    Option("deadline-orbits", ORBITS, ("SCG-DEAD-1", "SCG-DEAD-2", "SCG-DEAD-4", "SCG-DECK-2"), low=2, high=3),
    Option("audit-size", AUDIT, ("SCG-OVER-4", "SCG-ZERO-4"), low=1, high=3),
    Option(
        "first-start",
        "reveal",
        ("SCG-SETUP-8", "SCG-SETUP-9", "SCG-SETUP-10", "SCG-SETUP-11"),
        choices=("reveal", "random", "seat-a"),
    ),
    Option("round-limit", 0, ("SCG-WIN-4",), low=0, high=500),
    Option("card-memory", True, ("SCG-HIDE-7",), screen=True),
    Option("table-talk", True, ("SCG-TALK-1",)),
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
        self.low_deck: int = self.deadline + seats + LOW_DECK_EXTRA
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

    @property
    def first_is_safe(self) -> bool:
        """Can whoever starts never be a year's Scapegoat, because their last turn comes too early for an Overspend?"""
        return FACE_DOWN * (self.seats * (self.orbits - 1) + 1) <= self.budget

    @property
    def whole_waste(self) -> int:
        """What a year has to waste on small cards before its first turn."""
        return FACE_DOWN * self.deadline - self.budget

    def title(self, size: int) -> str:
        """What a hand of that size is called, as the name of a message: the winning size is always the top."""
        return "top" if size >= self.victory_hand else str(size)


def conflict(rules: Rules) -> Refused | None:
    """SCG-OPT-1 to -3: options under which no year could be filled, nobody could climb, or the deck could run out."""
    most = FACE_DOWN * rules.deadline
    if rules.budget > most:
        facts = {"budget": rules.budget, "turns": rules.deadline, "most": most}
        return Refused("options", Ban("budget-out-of-reach", "SCG-OPT-1"), {**facts})
    if rules.start_hand >= rules.victory_hand:
        return Refused("options", Ban("start-not-below-goal", "SCG-OPT-2"), {"goal": rules.victory_hand})
    need = rules.seats * (rules.victory_hand - 1 + rules.orbits)
    if need >= DECK:
        return Refused("options", Ban("deck-too-small", "SCG-OPT-3"), {"need": need, "deck": DECK})
    return None
