"""The games by name. A game is a package here with the same files as its neighbours, or one that was added."""

from __future__ import annotations

from importlib import import_module

from kickback.engine.game import Game
from kickback.engine.ledger import Ledger
from kickback.engine.ledger import ledger as read_ledger

NAMES = ["scapegoat", "embezzlement", "wallet", "pecunia-olet", "corporate-espionage"]
ADDED: dict[str, str] = {}  # games from elsewhere, by name: their packages


def add(package: str) -> Game:
    """A game from another package joins; its `GAME` says what it is called. Raises ImportError."""
    found = import_module(package).GAME
    assert isinstance(found, Game)
    if found.name not in NAMES:
        NAMES.append(found.name)
    ADDED[found.name] = package
    return found


def package(name: str) -> str:
    return ADDED.get(name) or "kickback.games." + name.replace("-", "_")


def called(word: str) -> list[str]:
    """The names of the games that a name or the beginning of one can mean."""
    wanted = word.strip().casefold().replace(" ", "-")
    if wanted in NAMES:
        return [wanted]
    return [name for name in NAMES if wanted and name.startswith(wanted)]


def game(name: str) -> Game:
    """The game of that name; raises KeyError. Games are loaded when first asked for."""
    if name not in NAMES:
        raise KeyError(name)
    found = import_module(package(name)).GAME
    assert isinstance(found, Game)
    return found


def ledger(name: str) -> Ledger:
    return read_ledger(package(name))


def beside(folder: str, game: str) -> str:
    """The module that another layer keeps for a game: `kickback.bots` has one for each of ours."""
    return f"{folder}.{game.replace('-', '_')}"
