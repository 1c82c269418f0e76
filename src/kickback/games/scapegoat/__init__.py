"""Scapegoat: spend the budget exactly, or somebody pays the price."""

from __future__ import annotations

from kickback.engine.actions import Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Option, Options
from kickback.engine.view import View
from kickback.games.scapegoat.deal import deal
from kickback.games.scapegoat.options import OPTIONS, PRESETS, Rules, conflict
from kickback.games.scapegoat.story import ask, hints, tell
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.worlds import ScapegoatWorlds


class ScapegoatGame(Game):
    name = "scapegoat"
    code = "SCG"
    title = "Scapegoat"
    fewest = 3
    most = 6
    usual = 4
    seats_clause = "SCG-SETUP-1"
    options_clause = "SCG-OPT-4"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS

    def conflict(self, seats: int, options: Options) -> Ban | None:
        return conflict(Rules(seats, options))

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        limit = given.get("round-limit", "0")
        return given | {"round-limit": "30"} if limit == "0" or (limit.isdecimal() and int(limit) > 30) else given

    def worlds(self, view: View) -> ScapegoatWorlds:
        assert isinstance(view, ScapegoatView)
        return ScapegoatWorlds(view)

    def tell(self, event: Facts, names: dict[str, str]) -> str:
        return tell(event, names)

    def ask(self, view: View, names: dict[str, str]) -> str:
        assert isinstance(view, ScapegoatView)
        return ask(view, names)

    def hints(self, view: View) -> list[str]:
        assert isinstance(view, ScapegoatView)
        return hints(view)

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Scapegoat:
        return deal(Rules(seats, options), chance, fixed, listen)


GAME = ScapegoatGame()
