"""The games by name. A game is a package here with the same files as its neighbours."""

from __future__ import annotations

from importlib import import_module

from kickback.engine.game import Game
from kickback.engine.ledger import Ledger
from kickback.engine.ledger import ledger as read_ledger

NAMES = ("scapegoat", "embezzlement", "wallet", "pecunia-olet", "corporate-espionage")


def package(name: str) -> str:
    return "kickback.games." + name.replace("-", "_")


def game(name: str) -> Game:
    """The game of that name; raises KeyError. Games are loaded when first asked for."""
    if name not in NAMES:
        raise KeyError(name)
    found = import_module(package(name)).GAME
    assert isinstance(found, Game)
    return found


def ledger(name: str) -> Ledger:
    return read_ledger(package(name))
