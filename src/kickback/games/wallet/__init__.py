"""Wallet: find one good identity and as much money as an honest person may carry, before the police walk in."""

from __future__ import annotations

from kickback.engine.actions import Verb
from kickback.engine.bans import Refused
from kickback.engine.chance import Chance
from kickback.engine.events import EventKind
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Option, Options
from kickback.engine.shapes import Fields
from kickback.engine.table import AUTO
from kickback.engine.view import View
from kickback.games.wallet.actions import VERBS
from kickback.games.wallet.deal import set_up
from kickback.games.wallet.events import EVENTS
from kickback.games.wallet.moments.flow import FLOW, TALK
from kickback.games.wallet.options import OPTIONS, PRESETS, Rules, conflict
from kickback.games.wallet.table import Wallet, empty_table
from kickback.games.wallet.view import SHAPE, WalletView
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

    def verbs(self, seats: int) -> list[Verb]:
        return VERBS

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


GAME = WalletGame()
