"""What is left to spend and to waste this year, before a choice or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
