"""A server's table line by line."""

from __future__ import annotations

import asyncio
from typing import TextIO

from kickback.terminal.any_table import Lost
from kickback.terminal.away import dealt, join
from kickback.terminal.course import Course
from kickback.terminal.plain.paper import Paper
from kickback.terminal.plain.play import Left, LineGame
from kickback.terminal.seating import WrongTable
from kickback.terminal.settings import Settings
from kickback.terminal.start import FINISHED, STOPPED, UNFINISHED, WRONG
from kickback.terminal.texts import text


def run(url: str, name: str, settings: Settings, paper: Paper, errors: TextIO) -> int:
    try:
        return asyncio.run(evening(url, name, settings, paper))
    except WrongTable as wrong:
        print(f"kickback: {wrong}", file=errors)
        return WRONG
    except Lost as lost:
        print(f"kickback: {lost}", file=errors)
        return UNFINISHED
    except EOFError:
        print(f"kickback: {text('input-ended')}", file=errors)
        return UNFINISHED
    except KeyboardInterrupt:
        return STOPPED
    except Left:
        return FINISHED


async def evening(url: str, name: str, settings: Settings, paper: Paper) -> int:
    """The server is heard while a line is waited for: reading one is left to a thread."""
    table = await join(url, settings, name)
    seat = table.mine[0] if table.mine else ""
    paper.say(text("waiting-for-deal", game=table.game.title, name=table.names.get(seat, name)))
    await dealt(table)
    game = LineGame(Course(table, settings), paper)
    try:
        await game.play(table.options())
        await game.ended()
    finally:
        await table.leave()
    return FINISHED
