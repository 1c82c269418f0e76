"""What a seat sees as numbers, one module a game. All of it comes from the seat's view, nothing from the table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from kickback.games import beside
from kickback.research.encoders.plain import PlainEncoder
from kickback.research.encoders.sheet import Encoder, Part
from kickback.research.setting import Setting

__all__ = ["Encoder", "Part", "encoder"]


def encoder(setting: Setting) -> Encoder:
    """The encoder for one kind of table: its parts, their sizes, and how many actions the book has."""
    name = beside(__name__, setting.game.name)
    if find_spec(name) is None:
        return PlainEncoder(setting.game, setting.seats)
    found = import_module(name).encoder(setting.seats, setting.options)
    assert isinstance(found, Encoder)
    return found
