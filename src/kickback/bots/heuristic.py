"""The thinking player of each game: rules of thumb from its strategy, coloured by a temperament."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from kickback.bots.bot import Answer, Bot
from kickback.bots.temper import Temper
from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.game import Worlds
from kickback.engine.view import View
from kickback.games import beside

Policy = Callable[[View, list[Action], Temper, Chance], Action]


def policy(game: str) -> Policy:
    """The rules of thumb of a game: `choose` in the module of its name beside this one."""
    found: Policy = import_module(beside("kickback.bots", game)).choose
    return found


class HeuristicBot(Bot):
    def __init__(self, choose: Policy, temper: Temper, chance: Chance) -> None:
        super().__init__(chance)
        self.choose = choose
        self.temper = temper

    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        return Answer(self.choose(view, legal, self.temper, self.chance))
