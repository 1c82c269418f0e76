"""Pecunia Olet: print bad money, turn it into good money, and be rich when the police arrive."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.events import EventKind
from kickback.engine.game import AnyBook, Fixed, Game
from kickback.engine.messages import Message
from kickback.engine.options import Option, Options
from kickback.engine.plain import Facts
from kickback.engine.prompts import Prompt, StandingOrder
from kickback.engine.seats import letter
from kickback.engine.shapes import Fields
from kickback.engine.table import Table
from kickback.engine.view import View
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BOOK
from kickback.games.pecunia_olet.components import FEWEST_SEATS, MOST_SEATS, PRINTED
from kickback.games.pecunia_olet.deal import deal
from kickback.games.pecunia_olet.events import EVENTS
from kickback.games.pecunia_olet.options import OPTIONS, PRESETS, Rules
from kickback.games.pecunia_olet.prompts import first_minute, prompt
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.telling import tell
from kickback.games.pecunia_olet.view import SHAPE, PecuniaView
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
    events: dict[str, EventKind] = EVENTS
    book: AnyBook = BOOK
    orders: tuple[StandingOrder, ...] = (
        StandingOrder("rest", ("placement",)),
        StandingOrder("worst-notes", ("diner-choice",)),
    )

    def __init__(self) -> None:
        self.last_rules: Rules | None = None

    def view_shape(self) -> Fields:
        return Fields(SHAPE)

    def open_book(self, options: Options) -> bool:
        return options.word("end-reveal") == "full"

    def hand_on(self, table: Table, moved: int) -> dict[str, str]:
        """PEC-SETUP-6, PEC-RULING-9: whoever sat after this game's first player starts the next one."""
        assert isinstance(table, PecuniaOlet)
        again = any(event.kind == "rematch" for event in table.log or [])
        if table.rules.first_player != "rotate" and not again:
            return {}
        return {"first": letter((table.round.starter + 1 + moved) % table.seats)}

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        """PEC-RULING-14: without its brake a game of random players need not end."""
        stalls = given.get("stall-limit") == "0" and given.get("extra-patrol", "0") == "0"
        return given | {"stall-limit": "9"} if stalls else given

    def worlds(self, view: View) -> PecuniaWorlds:
        assert isinstance(view, PecuniaView)
        return PecuniaWorlds(view)

    def tell(self, event: Facts) -> list[Message]:
        return tell(event)

    def first_minute(self, seats: int, options: Options) -> list[Message]:
        return first_minute()

    def prompt(self, view: View, legal: list[Action], free: list[Action]) -> Prompt:
        assert isinstance(view, PecuniaView)
        return prompt(view, legal, free)

    def order_ends(self, order: str, view: View) -> bool:
        """The order to lay the rest down ends with its round, or when the officer arrives."""
        assert isinstance(view, PecuniaView)
        new_round = view.moment == "placement" and min(view.ready) == PRINTED.henchmen
        return order == "rest" and (new_round or view.officer == view.rules.board.last)

    def order_answers(self, order: str, view: View) -> str:
        assert isinstance(view, PecuniaView)
        if view.seat not in view.waiting:
            return ""
        if order == "rest":
            return "pass" if view.moment == "placement" else ""
        if view.moment != "diner-choice":
            return ""
        return f"launder {fake_notes.written(fake_notes.lowest(view.fakes[view.seat], view.diners[view.seat]))}"

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> PecuniaOlet:
        return deal(self.rules(seats, options), chance, fixed, listen)

    def report(self, table: Table, said: list[tuple[int, str]]) -> Facts:
        from kickback.games.pecunia_olet.report import report

        assert isinstance(table, PecuniaOlet)
        return report(table, said)

    def rules(self, seats: int, options: Options) -> Rules:
        rules = self.last_rules
        if rules is None or rules.options is not options or rules.seats != seats:
            rules = Rules(seats, options)
            self.last_rules = rules  # simulations deal thousands of tables alike
        return rules


GAME = PecuniaOletGame()
