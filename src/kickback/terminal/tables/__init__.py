"""How each game's table looks, for the room there is, from what one seat sees: `tables/<game>.py` has `draw`."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

from rich.text import Text

from kickback.games import beside
from kickback.terminal.asking import Asked
from kickback.terminal.sheet import Row
from kickback.terminal.signs import Ink, shape
from kickback.terminal.texts import Data, Voice, text

NARROW, SHORT, FULL = 0, 1, 2


@dataclass
class Look:
    """One look at a table: who looks, at what, and with how much room."""

    view: Data
    voice: Voice
    seat: str  # "" for somebody who only looks on
    bots: set[str]
    width: int
    tall: bool  # pieces may be drawn
    asked: Asked | None = None
    focus: str = ""  # the open group of a draft
    tight: bool = False  # room is short: the same in fewer rows

    @property
    def room(self) -> int:
        return NARROW if self.width < 60 else SHORT if self.width < 80 else FULL

    @property
    def seats(self) -> list[str]:
        """All seats; whoever looks sits last, so that the own row is next to the question."""
        order = list(self.voice.reader.names)
        if self.seat not in order:
            return order
        place = order.index(self.seat)
        return order[place + 1 :] + order[: place + 1]

    def called(self, seat: str) -> str:
        """`B ■ Boris`, or `A ● You`; only the letter where room is short."""
        if self.room == NARROW:
            return seat
        name = text("you") if seat == self.seat else self.voice.name(seat)
        return f"{seat} {shape(seat)} {name}" if not Ink.ascii else f"{seat} {name}"

    def name(self, seat: str) -> str:
        return text("you") if seat == self.seat else self.voice.name(seat)


@dataclass
class Drawn:
    """A table on paper: whose turn, the counts that decide (the most telling first), the board and the own hand."""

    turn: str
    counts: list[str]
    rows: list[Row]
    hand: list[Text] = field(default_factory=list)
    choices_on_board: bool = False
    news: bool = True  # does it want the last lines beside it? A board that is its own ledger does not


def drawn(game: str, look: Look) -> Drawn:
    """The game's own drawing, or a tidy one of whatever its view holds."""
    module = beside("kickback.terminal.tables", game)
    if find_spec(module) is None:
        module = "kickback.terminal.tables.plain"
    found = import_module(module).draw(look)
    assert isinstance(found, Drawn)
    return found


def turn_of(look: Look) -> str:
    """Whose turn it is, by who is waited for."""
    waiting: list[str] = look.view["waiting"]
    if not waiting:
        return ""
    if look.seat in waiting:
        return text("you")
    return look.voice.name(waiting[0]) if len(waiting) == 1 else text("several", count=len(waiting))
