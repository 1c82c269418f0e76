"""Whole games of every kind for the tests of pages and screens: seats are people, answers are drawn by lot."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from kickback.engine.chance import Quick
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.terminal.asking import asked
from kickback.terminal.choices import Held
from kickback.terminal.home import HomeTable
from kickback.terminal.page import Page, Scene, lay_out
from kickback.terminal.seating import Player

NAMES = ("Nadia", "Boris", "Clara", "Dev", "Edda", "Farid", "Greta", "Hugo")
SEATS = {"scapegoat": 5, "embezzlement": 4, "wallet": 5, "pecunia-olet": 4, "corporate-espionage": 4}


def a_table(game: str, seats: int | None = None, seed: str = "7", given: dict[str, str] | None = None) -> HomeTable:
    """Nadia and bots."""
    found = game_named(game)
    count = seats or SEATS[game]
    match = Match(found, count, found.finite(given or {}), seed)
    return HomeTable(match, [Player(name, "random" if place else "") for place, name in enumerate(NAMES[:count])])


def moments(game: str, seed: int, most: int = 4000, **more: int) -> Iterator[tuple[HomeTable, str]]:
    """Every question of a whole game, with the seat that is asked; answered at random afterwards."""
    table = a_table(game, more.get("seats"), f"page {seed}")
    luck = Quick(seed)
    match = table.match
    while not match.table.over and most:
        most -= 1
        seat = match.next_seat()
        yield table, "ABCDEFGH"[seat]
        legal = match.table.legal(seat)
        match.act(seat, legal[luck.below(len(legal))])


def scene(table: HomeTable, seat: str, news: int = 6, small: bool = True) -> Scene:
    view, voice = table.view(seat), table.voice(seat)
    lines = table.lines(seat)[-40:]
    return Scene(
        table.game, voice, seat, view, table.bots, asked(table.prompt(seat), view, voice, small), Held(),
        lines=lines, news=[line for line in lines if not line.heading][-news:], code=table.code,
    )  # fmt: skip


def page_of(table: HomeTable, seat: str, width: int, height: int) -> Page:
    return lay_out(scene(table, seat), width, height)


def sticks_out(page: Page) -> list[str]:
    """What is wrong with a page: rows that are too wide, too many of them, something cut away."""
    rows = page.rows()
    found = [line for line in rows if cell_len(line) > page.width]
    found += [f"{len(rows)} rows"] if len(rows) != page.height else []
    return found + ([] if page.fits and page.docket.whole else ["cut away"])
