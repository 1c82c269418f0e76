"""Scapegoat: spend the budget exactly, or somebody pays the price."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.bans import Refused
from kickback.engine.chance import Chance
from kickback.engine.events import EventKind
from kickback.engine.game import AnyBook, Fixed, Game
from kickback.engine.messages import Message
from kickback.engine.options import Option, Options
from kickback.engine.plain import Facts
from kickback.engine.prompts import Prompt, StandingOrder
from kickback.engine.shapes import Fields
from kickback.engine.table import Table
from kickback.engine.view import View
from kickback.games.scapegoat.actions import BOOK
from kickback.games.scapegoat.deal import deal
from kickback.games.scapegoat.events import EVENTS
from kickback.games.scapegoat.options import OPTIONS, PRESETS, Rules, conflict
from kickback.games.scapegoat.prompts import ORDERS, first_minute, order_answers, prompt
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.telling import tell
from kickback.games.scapegoat.view import SHAPE, ScapegoatView
from kickback.games.scapegoat.worlds import ScapegoatWorlds


class ScapegoatGame(Game):
    name = "scapegoat"
    code = "SCG"
    title = "Scapegoat"
    version = 2
    fewest = 3
    most = 6
    usual = 4
    seats_clause = "SCG-SETUP-1"
    options_clause = "SCG-OPT-4"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS
    events: dict[str, EventKind] = EVENTS
    orders: tuple[StandingOrder, ...] = ORDERS
    book: AnyBook = BOOK

    def view_shape(self) -> Fields:
        return Fields(SHAPE)

    def conflict(self, seats: int, options: Options) -> Refused | None:
        return conflict(Rules(seats, options))

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        limit = given.get("round-limit", "0")
        return given | {"round-limit": "30"} if limit == "0" or (limit.isdecimal() and int(limit) > 30) else given

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Scapegoat:
        return deal(Rules(seats, options), chance, fixed, listen)

    def worlds(self, view: View) -> ScapegoatWorlds:
        assert isinstance(view, ScapegoatView)
        return ScapegoatWorlds(view)

    def first_minute(self, seats: int, options: Options) -> list[Message]:
        return first_minute(Rules(seats, options))

    def tell(self, event: Facts) -> list[Message]:
        return tell(event)

    def prompt(self, view: View, legal: list[Action], free: list[Action]) -> Prompt:
        assert isinstance(view, ScapegoatView)
        return prompt(view, legal, free)

    def order_answers(self, order: str, view: View) -> str:
        assert isinstance(view, ScapegoatView)
        return order_answers(order, view)

    def report(self, table: Table, said: list[tuple[int, str]]) -> Facts:
        from kickback.games.scapegoat.report import report

        assert isinstance(table, Scapegoat)
        return report(table, said)


GAME = ScapegoatGame()
