"""Embezzlement: pay the company's bills a little too well, and do not get caught."""

from __future__ import annotations

from kickback.engine.actions import Ban
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Options
from kickback.games.embezzlement.deal import deal
from kickback.games.embezzlement.options import OPTIONS, PRESETS, PRINTED, Rules, conflict
from kickback.games.embezzlement.table import Embezzlement


class EmbezzlementGame(Game):
    name = "embezzlement"
    code = "EMB"
    title = "Embezzlement"
    fewest = PRINTED["players"][0]
    most = PRINTED["players"][1]
    usual = 3
    seats_clause = "EMB-SETUP-1"
    options_clause = "EMB-SETUP-13"
    options = OPTIONS
    presets = PRESETS
    handed_on = ("first",)

    def conflict(self, seats: int, options: Options) -> Ban | None:
        return conflict(Rules(seats, options))

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Embezzlement:
        return deal(Rules(seats, options), chance, fixed, listen)


GAME = EmbezzlementGame()
