"""Scapegoat: spend the budget exactly, or somebody pays the price."""

from __future__ import annotations

from kickback.engine.actions import Ban
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Options
from kickback.games.scapegoat.deal import deal
from kickback.games.scapegoat.options import OPTIONS, PRESETS, Rules, conflict
from kickback.games.scapegoat.table import Scapegoat


class ScapegoatGame(Game):
    name = "scapegoat"
    code = "SCG"
    title = "Scapegoat"
    fewest = 3
    most = 6
    usual = 4
    seats_clause = "SCG-SETUP-1"
    options_clause = "SCG-OPT-4"
    options = OPTIONS
    presets = PRESETS

    def conflict(self, seats: int, options: Options) -> Ban | None:
        return conflict(Rules(seats, options))

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Scapegoat:
        return deal(Rules(seats, options), chance, fixed, listen)


GAME = ScapegoatGame()
