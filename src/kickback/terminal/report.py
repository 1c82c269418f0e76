"""After the game: who won, and what was hidden all along."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.events import Event
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games import beside
from kickback.records.match import Match
from kickback.terminal.drawing import for_people, words
from kickback.terminal.look import COIN, FAINT, GREEN, STRONG
from kickback.terminal.screen import Harmless
from kickback.words import Reader, told, unmarked

Truth = Callable[[list[Facts], dict[str, str]], RenderableType]


def result(match: Match, names: dict[str, str]) -> Text:
    winners = [names[LETTERS[seat]] for seat in match.table.winners]
    if not winners:
        return Text(" The game is over; nobody has won. ", style=COIN)
    verb = "wins" if len(winners) == 1 else "win"
    return Text(f" {' and '.join(winners)} {verb}. ", style=COIN)


def truth(match: Match, names: dict[str, str]) -> RenderableType:
    """Everything that was hidden, told as the game's own report does or event by event; or that it stays so."""
    if not match.game.open_book(match.options):
        return Text("This table keeps its secrets after the end.")
    module = beside("kickback.terminal", match.game.name)
    parts: list[RenderableType] = [Rule("The truth", style=GREEN)]
    tells = getattr(import_module(module), "truth", None) if find_spec(module) is not None else None
    if tells is not None:
        own: Truth = tells
        parts.append(own(match.events(EYE), names))
    else:
        parts.append(every_secret(match, names))
    parts.append(still_hidden(match, names))
    return Harmless(Group(*parts))


def every_secret(match: Match, names: dict[str, str]) -> RenderableType:
    """Each event that somebody knew more about than the rest: the public line, and who knew what."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=3)
    grid.add_column(ratio=2, style=STRONG)
    for event in match.table.log or []:
        public = event.seen_by(ONLOOKER)
        if public is None:
            grid.add_row(among_few(match, event, names), "")
        elif event.secrets:
            grid.add_row(Text(line(match, public, names)), Text("\n".join(known(event, names))))
    return grid


def line(match: Match, event: Facts, names: dict[str, str]) -> str:
    return unmarked(told(match.game, event, Reader(names)))


def among_few(match: Match, event: Event, names: dict[str, str]) -> Text:
    """An event only some heard of, as the first of them did."""
    hearers = [seat for seat in range(match.seats) if event.audience >> seat & 1]
    heard = event.seen_by(hearers[0] if hearers else EYE)
    said = line(match, heard, names) if heard is not None else ""
    few = ", ".join(names[LETTERS[seat]] for seat in hearers)
    return Text.assemble(said, (f" (only {few} knew)", FAINT))


def known(event: Event, names: dict[str, str]) -> list[str]:
    """Who knew what, facts that several knew said once."""
    knowers: dict[str, list[str]] = {}
    for seat, facts in event.secrets.items():
        said = ", ".join(f"{key} {words(value)}" for key, value in facts.items())
        knowers.setdefault(said, []).append(names[LETTERS[seat]])
    return [f"{', '.join(who)}: {said}" for said, who in knowers.items()]


def still_hidden(match: Match, names: dict[str, str]) -> RenderableType:
    """What an onlooker does not see of the seats even now."""
    eye, public = match.table.view(EYE).plain(), match.table.view(ONLOOKER).plain()
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in LETTERS[: match.seats]:
        all_of_it, shown = eye.get(seat), public.get(seat)
        if isinstance(all_of_it, dict) and isinstance(shown, dict):
            for key, value in all_of_it.items():
                if value != shown.get(key) and for_people(value):
                    grid.add_row(Text(names[seat], style=STRONG), Text(key, style=FAINT), Text(words(value)))
    if not grid.row_count:
        return Text("")
    return Group(Text("\nHidden to the end", style=STRONG), grid)
