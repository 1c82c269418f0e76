"""Wallet: find one good identity and as much money as an honest person may carry, before the police walk in."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.bans import Refused
from kickback.engine.chance import Chance
from kickback.engine.events import EventKind
from kickback.engine.game import AnyBook, Fixed, Game
from kickback.engine.messages import Message
from kickback.engine.moments import AUTO
from kickback.engine.options import Option, Options
from kickback.engine.plain import Facts
from kickback.engine.prompts import Prompt, StandingOrder
from kickback.engine.shapes import Fields
from kickback.engine.table import Table
from kickback.engine.view import View
from kickback.games.wallet.actions import BOOK
from kickback.games.wallet.deal import set_up
from kickback.games.wallet.events import EVENTS
from kickback.games.wallet.moments.flow import FLOW, TALK
from kickback.games.wallet.options import OPTIONS, PRESETS, Rules, conflict
from kickback.games.wallet.prompts.asking import first_minute, prompt
from kickback.games.wallet.prompts.orders import ORDERS, order_answers, order_ends
from kickback.games.wallet.table import Wallet, empty_table
from kickback.games.wallet.telling import tell
from kickback.games.wallet.view import WalletView
from kickback.games.wallet.view_shape import SHAPE
from kickback.games.wallet.worlds.sampler import WalletWorlds


class WalletGame(Game):
    name = "wallet"
    code = "WAL"
    title = "Wallet"
    version = 2
    fewest = 2
    most = 7
    usual = 4
    seats_clause = "WAL-SETUP-16"
    options_clause = "WAL-SETUP-9"
    options: tuple[Option, ...] = OPTIONS
    presets: dict[str, dict[str, str]] = PRESETS
    events: dict[str, EventKind] = EVENTS
    orders: tuple[StandingOrder, ...] = ORDERS
    book: AnyBook = BOOK

    def view_shape(self) -> Fields:
        return Fields(SHAPE)

    def conflict(self, seats: int, options: Options) -> Refused | None:
        return conflict(Rules(seats, options))

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Wallet:
        table = empty_table(Rules(seats, options), chance, [FLOW], TALK)
        set_up(table, fixed, listen)
        while table.stack[-1].kind == AUTO:
            table.stack[-1].resume(table)
        return table

    def worlds(self, view: View) -> WalletWorlds:
        assert isinstance(view, WalletView)
        return WalletWorlds(view)

    def first_minute(self, seats: int, options: Options) -> list[Message]:
        return first_minute(Rules(seats, options))

    def tell(self, event: Facts) -> list[Message]:
        return tell(event)

    def prompt(self, view: View, legal: list[Action], free: list[Action]) -> Prompt:
        assert isinstance(view, WalletView)
        return prompt(view, legal, free)

    def report(self, table: Table, said: list[tuple[int, str]]) -> Facts:
        from kickback.games.wallet.report.after_game import report

        assert isinstance(table, Wallet)
        return report(table, said)

    def order_answers(self, order: str, view: View) -> str:
        assert isinstance(view, WalletView)
        return order_answers(order, view)

    def order_ends(self, order: str, view: View) -> bool:
        assert isinstance(view, WalletView)
        return order_ends(order, view)


GAME = WalletGame()
