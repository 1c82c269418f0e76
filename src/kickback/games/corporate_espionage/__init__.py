"""Corporate Espionage: start-ups in one market, and only one of them will be left."""

from __future__ import annotations

from kickback.engine.actions import Action, Verb
from kickback.engine.bans import Refused
from kickback.engine.chance import Chance
from kickback.engine.events import EventKind
from kickback.engine.game import Fixed, Game
from kickback.engine.messages import Message
from kickback.engine.options import Option, Options
from kickback.engine.plain import Facts
from kickback.engine.prompts import Prompt, StandingOrder
from kickback.engine.shapes import Fields
from kickback.engine.table import Table
from kickback.engine.view import View
from kickback.games.corporate_espionage.actions import Book, forms
from kickback.games.corporate_espionage.components import FEWEST_SEATS, MOST_SEATS, some_table
from kickback.games.corporate_espionage.deal import deal
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.events import EVENTS
from kickback.games.corporate_espionage.options import OPTIONS, PRESETS, Rules, conflict, warnings
from kickback.games.corporate_espionage.prompts import ORDERS, first_minute, order_answers, prompt
from kickback.games.corporate_espionage.telling import tell
from kickback.games.corporate_espionage.view import EspionageView
from kickback.games.corporate_espionage.view_shape import SHAPE
from kickback.games.corporate_espionage.worlds import EspionageWorlds


class CorporateEspionageGame(Game):
    name = "corporate-espionage"
    code = "CES"
    title = "Corporate Espionage"
    version = 2  # Market Close, loans taken in Expenses, offers that cannot be paid, Anonymous Tip to HR
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    usual = 4
    seats_clause = "CES-SEAT-1"
    options_clause = "CES-SETUP-1"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS
    events: dict[str, EventKind] = EVENTS
    orders: tuple[StandingOrder, ...] = ORDERS

    def verbs(self, seats: int) -> list[Verb]:
        return forms(seats).readable()

    def indexes(self, seats: int) -> int:
        return Book(seats, []).size

    def view_shape(self) -> Fields:
        return Fields(SHAPE)

    def conflict(self, seats: int, options: Options) -> Refused | None:
        return conflict(seats, options)

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        return given if given.get("max-rounds", "0") != "0" else given | {"max-rounds": "40"}

    def invent(self, seats: int, chance: Chance) -> dict[str, str]:
        return some_table(chance, seats)

    def deal(
        self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False
    ) -> CorporateEspionage:
        return deal(Rules(seats, options), options, chance, fixed, listen)

    def worlds(self, view: View) -> EspionageWorlds:
        assert isinstance(view, EspionageView)
        return EspionageWorlds(view)

    def warnings(self, seats: int, options: Options) -> list[Message]:
        return warnings(options)

    def first_minute(self, seats: int, options: Options) -> list[Message]:
        return first_minute(Rules(seats, options))

    def tell(self, event: Facts) -> list[Message]:
        return tell(event)

    def prompt(self, view: View, legal: list[Action], free: list[Action]) -> Prompt:
        assert isinstance(view, EspionageView)
        return prompt(view, legal, free)

    def order_answers(self, order: str, view: View) -> str:
        assert isinstance(view, EspionageView)
        return order_answers(order, view)

    def report(self, table: Table, said: list[tuple[int, str]]) -> Facts:
        from kickback.games.corporate_espionage.report import report

        assert isinstance(table, CorporateEspionage)
        return report(table, said)


GAME = CorporateEspionageGame()
