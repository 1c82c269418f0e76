"""Corporate Espionage: start-ups in one market, and only one of them will be left."""

from __future__ import annotations

from kickback.engine.actions import Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Option, Options
from kickback.engine.view import View
from kickback.games.corporate_espionage.asking import ask, hints
from kickback.games.corporate_espionage.components import FEWEST_SEATS, MOST_SEATS, some_table
from kickback.games.corporate_espionage.deal import deal
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.options import OPTIONS, PRESETS, Rules, conflict
from kickback.games.corporate_espionage.story import tell
from kickback.games.corporate_espionage.view import EspionageView
from kickback.games.corporate_espionage.worlds import EspionageWorlds


class CorporateEspionageGame(Game):
    name = "corporate-espionage"
    code = "CES"
    version = 2  # Market Close, loans taken in Expenses, offers that cannot be paid, Anonymous Tip to HR
    title = "Corporate Espionage"
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    usual = 4
    seats_clause = "CES-SEAT-1"
    options_clause = "CES-SETUP-1"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS

    def conflict(self, seats: int, options: Options) -> Ban | None:
        return conflict(seats, options)

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        return given if given.get("max-rounds", "0") != "0" else given | {"max-rounds": "40"}

    def invent(self, seats: int, chance: Chance) -> dict[str, str]:
        return some_table(chance, seats)

    def worlds(self, view: View) -> EspionageWorlds:
        assert isinstance(view, EspionageView)
        return EspionageWorlds(view)

    def tell(self, event: Facts, names: dict[str, str]) -> str:
        return tell(event, names)

    def ask(self, view: View, names: dict[str, str]) -> str:
        assert isinstance(view, EspionageView)
        return ask(view, names)

    def hints(self, view: View) -> list[str]:
        assert isinstance(view, EspionageView)
        return hints(view)

    def deal(
        self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False
    ) -> CorporateEspionage:
        return deal(Rules(seats, options), options, chance, fixed, listen)


GAME = CorporateEspionageGame()
