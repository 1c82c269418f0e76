"""The one bot interface, and the baseline."""

from __future__ import annotations

from dataclasses import dataclass

from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.game import Worlds
from kickback.engine.view import View


@dataclass(frozen=True)
class Answer:
    """What a bot says: an action, perhaps some table talk, and how sure it is (0 to 1)."""

    action: Action
    talk: str = ""
    sure: float = 1.0


class Bot:
    """A player. Deterministic: equal views, legal actions and seeds give equal answers."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        """Chooses one of the legal actions. `worlds` imagines tables that fit the view; imagining costs time."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        return Answer(legal[self.chance.below(len(legal))], sure=1 / len(legal))
