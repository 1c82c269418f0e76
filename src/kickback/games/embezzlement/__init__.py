"""Embezzlement: pay the company's bills a little too well, and do not get caught."""

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
from kickback.engine.seats import letter
from kickback.engine.shapes import Fields
from kickback.engine.table import Table
from kickback.engine.view import View
from kickback.games.embezzlement.actions import SIZE, VERBS
from kickback.games.embezzlement.components import BOXES, HOUSE, PRINTED
from kickback.games.embezzlement.deal import deal
from kickback.games.embezzlement.events import EVENTS
from kickback.games.embezzlement.options import OPTIONS, PRESETS, Rules, conflict, warnings
from kickback.games.embezzlement.prompts import ORDERS, first_minute, order_answers, order_ends, prompt
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.telling import fades, tell
from kickback.games.embezzlement.view import EmbezzlementView
from kickback.games.embezzlement.view_shape import SHAPE
from kickback.games.embezzlement.worlds import EmbezzlementWorlds


class EmbezzlementGame(Game):
    name = "embezzlement"
    code = "EMB"
    title = "Embezzlement"
    version = 2  # 2: the box of invoices is an option, and its default has no 8s
    fewest: int = PRINTED["players"][0]
    most: int = PRINTED["players"][1]
    usual = 3
    seats_clause = "EMB-SETUP-1"
    options_clause = "EMB-SETUP-13"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS
    handed_on: tuple[str, ...] = ("first",)
    events: dict[str, EventKind] = EVENTS
    orders: tuple[StandingOrder, ...] = ORDERS

    def verbs(self, seats: int) -> list[Verb]:
        return VERBS

    def indexes(self, seats: int) -> int:
        return SIZE

    def view_shape(self) -> Fields:
        return Fields(SHAPE)

    def conflict(self, seats: int, options: Options) -> Refused | None:
        return conflict(Rules(seats, options))

    def warnings(self, seats: int, options: Options) -> list[Message]:
        return warnings(Rules(seats, options))

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Embezzlement:
        return deal(Rules(seats, options), chance, fixed, listen)

    def hand_on(self, table: Table, moved: int) -> dict[str, str]:
        """EMB-SETUP-12: who won, for a table where the winner starts the next game."""
        assert isinstance(table, Embezzlement)
        if table.rules.first_player != "previous-winner" or not table.winners:
            return {}
        return {"last-winners": "".join(sorted(letter((seat + moved) % table.seats) for seat in table.winners))}

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        """EMB-RULING-38: without people to vote, an endless game needs its laps."""
        if given.get("endless-laps") == "0":
            return given | {"endless-laps": str(HOUSE["endless_laps"])}
        return given

    def invent(self, seats: int, chance: Chance) -> dict[str, str]:
        box = list(BOXES.values())[chance.below(len(BOXES))]
        counts = [chance.below(box.counts[kind] + 1) for kind in box.kinds]
        return {"box": box.name, "workload": "custom", "custom-counts": ",".join(str(count) for count in counts)}

    def worlds(self, view: View) -> EmbezzlementWorlds:
        assert isinstance(view, EmbezzlementView)
        return EmbezzlementWorlds(view)

    def first_minute(self, seats: int, options: Options) -> list[Message]:
        return first_minute(Rules(seats, options))

    def tell(self, event: Facts) -> list[Message]:
        return tell(event)

    def fades(self, event: Facts, view: View) -> bool:
        assert isinstance(view, EmbezzlementView)
        return fades(event, view)

    def prompt(self, view: View, legal: list[Action], free: list[Action]) -> Prompt:
        assert isinstance(view, EmbezzlementView)
        return prompt(view, legal, free)

    def report(self, table: Table, said: list[tuple[int, str]]) -> Facts:
        from kickback.games.embezzlement.report import report

        assert isinstance(table, Embezzlement)
        return report(table, said)

    def order_answers(self, order: str, view: View) -> str:
        assert isinstance(view, EmbezzlementView)
        return order_answers(order, view)

    def order_ends(self, order: str, view: View) -> bool:
        assert isinstance(view, EmbezzlementView)
        return order_ends(order, view)


GAME = EmbezzlementGame()
