"""What a seat sees as numbers, one module a game. All of it comes from the seat's view, nothing from the table."""

from __future__ import annotations

from importlib import import_module

from kickback.research.encoders.sheet import Encoder, Part
from kickback.research.setting import Setting

__all__ = ["Encoder", "Part", "encoder"]


def encoder(setting: Setting) -> Encoder:
    """The encoder for one kind of table: its parts, their sizes, and how many actions the book has."""
    module = import_module(f"{__name__}.{setting.game.name.replace('-', '_')}")
    found = module.encoder(setting.seats, setting.options)
    assert isinstance(found, Encoder)
    return found
