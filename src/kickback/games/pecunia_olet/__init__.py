"""Pecunia Olet: print bad money, turn it into good money, and be rich when the police arrive."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Option, Options
from kickback.engine.view import View
from kickback.games.pecunia_olet.components import FEWEST_SEATS, MOST_SEATS
from kickback.games.pecunia_olet.deal import deal
from kickback.games.pecunia_olet.options import OPTIONS, PRESETS, Rules
from kickback.games.pecunia_olet.story import ask, hints, tell
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.view import PecuniaView
from kickback.games.pecunia_olet.worlds import PecuniaWorlds


class PecuniaOletGame(Game):
    name = "pecunia-olet"
    code = "PEC"
    title = "Pecunia Olet"
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    usual = 3
    seats_clause = "PEC-GOAL-1"
    options_clause = "PEC-SETUP-1"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS
    handed_on: tuple[str, ...] = ("first",)

    def __init__(self) -> None:
        self.last_rules: Rules | None = None

    def open_book(self, options: Options) -> bool:
        return options.word("end-reveal") == "full"

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        """PEC-RULING-14: without its brake a game of random players need not end."""
        stalls = given.get("stall-limit") == "0" and given.get("extra-patrol", "0") == "0"
        return given | {"stall-limit": "9"} if stalls else given

    def worlds(self, view: View) -> PecuniaWorlds:
        assert isinstance(view, PecuniaView)
        return PecuniaWorlds(view)

    def tell(self, event: Facts, names: dict[str, str]) -> str:
        return tell(event, names)

    def ask(self, view: View, names: dict[str, str]) -> str:
        assert isinstance(view, PecuniaView)
        return ask(view, names)

    def hints(self, view: View) -> list[str]:
        assert isinstance(view, PecuniaView)
        return hints(view)

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> PecuniaOlet:
        rules = self.last_rules
        if rules is None or rules.options is not options or rules.seats != seats:
            rules = Rules(seats, options)
            self.last_rules = rules  # simulations deal thousands of tables alike
        return deal(rules, chance, fixed, listen)


GAME = PecuniaOletGame()
