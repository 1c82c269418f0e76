"""What is left to spend and to waste this year, before a choice or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.scapegoat.components import FACE_DOWN

if TYPE_CHECKING:  # the view draws its board from here, so the import goes one way only
    from kickback.games.scapegoat.view import ScapegoatView


class Budget:
    """Where the year stands, or would stand after a turn that adds so much."""

    def __init__(self, view: ScapegoatView, added: int = 0, turns: int = 0) -> None:
        rules = view.rules
        self.spent: int = view.spent + added
        self.left: int = rules.budget - self.spent
        self.turns: int = rules.deadline - view.turn - turns
        self.waste: int = FACE_DOWN * self.turns - self.left
        self.total: int = view.total + added


def year_facts(view: ScapegoatView) -> Facts:
    """The numbers of the year that texts name."""
    rules = view.rules
    now = Budget(view)
    return {
        "quarter": min(view.closed + 1, rules.quarters),
        "total": now.total,
        "target": rules.target,
        "left": now.left,
        "waste": now.waste,
        "turn": view.turn + 1,
        "turns": rules.deadline,
        "turns-left": now.turns,
        "round": view.round,
        "next": letter((view.start + view.turn + 1) % view.seats),
        "last": letter((view.start + rules.deadline - 1) % view.seats),
        "laps": rules.orbits,
    }
