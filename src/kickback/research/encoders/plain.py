"""Any game in numbers, for those without an encoder of their own: every fact of the view at the place of its hash."""

from __future__ import annotations

from zlib import crc32

from kickback.engine.game import Game
from kickback.engine.plain import Plain
from kickback.engine.view import View
from kickback.research.encoders.sheet import Encoder, Part, Sheet

PLACES = 512
LONGEST = 10_000
LARGE = 100  # numbers are shares of this, cut off at 1


class PlainEncoder(Encoder):
    """Facts that meet at one place add up: good enough to learn by, and a reason to write a real encoder."""

    def __init__(self, game: Game, seats: int) -> None:
        parts = [
            Part("seat", seats, "which seat is looking"),
            Part("facts", PLACES, "what holds, each text or switch at the place its path and value hash to"),
            Part("numbers", PLACES, f"numbers / {LARGE}, at the place their path hashes to"),
        ]
        super().__init__(seats, game.indexes(seats), LONGEST, parts)

    def fill(self, sheet: Sheet, view: View) -> None:
        self.write(sheet, "", view.plain())

    def write(self, sheet: Sheet, path: str, value: Plain) -> None:
        if isinstance(value, dict):
            for name, item in value.items():
                self.write(sheet, f"{path}.{name}", item)
        elif isinstance(value, list):
            for place, item in enumerate(value):
                self.write(sheet, f"{path}.{place}", item)
        elif isinstance(value, int) and not isinstance(value, bool):
            sheet.put("numbers", place_of(path), value / LARGE)
        elif value is not None:
            sheet.put("facts", place_of(f"{path}={value}"))


def place_of(text: str) -> int:
    return crc32(text.encode()) % PLACES
