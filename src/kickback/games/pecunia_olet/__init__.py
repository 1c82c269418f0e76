"""Pecunia Olet: print bad money, turn it into good money, and be rich when the police arrive."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Options
from kickback.games.pecunia_olet.components import FEWEST_SEATS, MOST_SEATS
from kickback.games.pecunia_olet.deal import deal
from kickback.games.pecunia_olet.options import OPTIONS, PRESETS, Rules
from kickback.games.pecunia_olet.table import PecuniaOlet


class PecuniaOletGame(Game):
    name = "pecunia-olet"
    code = "PEC"
    title = "Pecunia Olet"
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    usual = 3
    seats_clause = "PEC-GOAL-1"
    options_clause = "PEC-SETUP-1"
    options = OPTIONS
    presets = PRESETS
    handed_on = ("first",)

    def open_book(self, options: Options) -> bool:
        return options.word("end-reveal") == "full"

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> PecuniaOlet:
        return deal(Rules(seats, options), chance, fixed, listen)


GAME = PecuniaOletGame()
