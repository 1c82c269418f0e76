"""The table as a person wants to see it: a game's own drawing, or a tidy one of whatever its view holds."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.game import Game
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.engine.view import View
from kickback.games import beside
from kickback.terminal.look import FAINT, GREEN, STRONG
from kickback.terminal.screen import Harmless

Draw = Callable[[View, dict[str, str]], RenderableType]
MEMORY = 8  # a longer list of mere numbers, or one of larger numbers, is a memory for machines, not for people
LARGE = 99_999
LONG = 16  # things of a list that are named


def drawing(game: Game, view: View, names: dict[str, str]) -> RenderableType:
    """`draw` in the module of the game's name beside this one, if it has one."""
    module = beside("kickback.terminal", game.name)
    if find_spec(module) is None:
        return Harmless(plain_drawing(view, names))
    draw: Draw = import_module(module).draw
    return Harmless(draw(view, names))


def plain_drawing(view: View, names: dict[str, str]) -> RenderableType:
    """Everything in the view: what concerns the table as a list, what concerns the seats side by side."""
    facts = view.plain()
    seats = [seat for seat in LETTERS[: view.seats] if isinstance(facts.get(seat), dict)]
    about = Grid.grid(padding=(0, 2, 0, 0))
    about.add_column(style=FAINT, no_wrap=True)
    about.add_column()
    for key, value in facts.items():
        if key not in seats and key not in ("game", "seat", "kind") and for_people(value):
            about.add_row(key, spelled(value))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style=STRONG, border_style=GREEN)
    grid.add_column("")
    for seat in seats:
        own = LETTERS[view.seat] == seat if view.seat < view.seats else False
        grid.add_column(f"{seat} {names[seat]}{' (you)' if own else ''}")
    tables: list[Facts] = [table for table in (facts[seat] for seat in seats) if isinstance(table, dict)]
    for key in tables[0] if tables else []:
        values = [table.get(key) for table in tables]
        if any(for_people(value) for value in values):
            grid.add_row(Text(key, style=FAINT), *(spelled(value) for value in values))
    return Group(about, grid)


def for_people(value: Plain) -> bool:
    """Is there something to see, and for people?"""
    if value is None or value == [] or value == {}:
        return False
    if not isinstance(value, list):
        return True
    numbers = [item for item in value if isinstance(item, int)]
    return len(numbers) < len(value) or (len(value) <= MEMORY and max(numbers) <= LARGE)


def spelled(value: Plain) -> Text:
    return Text(words(value))


def words(value: Plain) -> str:
    """Plain data in words; equal neighbours in a list are counted."""
    if value is None or value == [] or value == "":
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {words(item)}" for key, item in value.items() if for_people(item) and not nested(item))
    if isinstance(value, list):
        return counted([words(item) for item in value])
    return str(value)


def nested(value: Plain) -> bool:
    """A list of tables is too much for a line."""
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def counted(items: list[str]) -> str:
    said: list[str] = []
    place = 0
    while place < len(items):
        end = place
        while end < len(items) and items[end] == items[place]:
            end += 1
        said.append(items[place] if end - place < 3 else f"{items[place]} ×{end - place}")
        if end - place == 2:
            said.append(items[place])
        place = end
    more = f" and {len(said) - LONG} more" if len(said) > LONG else ""
    return ("; " if any(" " in item for item in items) else " ").join(said[:LONG]) + more
