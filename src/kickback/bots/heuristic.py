"""The thinking player of each game: rules of thumb from its strategy, coloured by a character."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from kickback.bots.bot import Answer, Bot
from kickback.bots.character import Character
from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.game import Worlds
from kickback.engine.view import View
from kickback.games import beside

Policy = Callable[[View, list[Action], Character, Chance], Action]


def policy(game: str) -> Policy:
    """The rules of thumb of a game: `choose` in the module of its name beside this one."""
    found: Policy = import_module(beside("kickback.bots", game)).choose
    return found


class HeuristicBot(Bot):
    def __init__(self, choose: Policy, character: Character, chance: Chance) -> None:
        super().__init__(chance)
        self.choose = choose
        self.character = character

    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        return Answer(self.choose(view, legal, self.character, self.chance))
