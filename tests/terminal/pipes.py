"""Sessions over a pipe: a script of lines, or fingers that look at the page before they type."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from kickback.engine.chance import Quick
from kickback.games import game as game_named
from kickback.terminal.course import Course
from kickback.terminal.home import HomeTable
from kickback.terminal.plain.paper import Paper
from kickback.terminal.plain.play import LineGame, run
from kickback.terminal.setting_up import from_words
from kickback.terminal.settings import Settings
from kickback.terminal.start import play

ESCAPE = "\x1b"
PROMPT = re.compile(r"^(\S+)>$", re.MULTILINE)
CURTAIN = re.compile(r"^Pass the keyboard to (\S+)\. \1, press Enter\.$", re.MULTILINE)


class Transcript:
    """What came of a session."""

    def __init__(self, code: int, page: str, errors: str) -> None:
        self.code = code
        self.page = page
        self.errors = errors


def scripted(
    lines: list[str],
    game: str | None = "scapegoat",
    *,
    seats: int | None = None,
    people: list[str] | None = None,
    bots: list[str] | None = None,
    given: dict[str, str] | None = None,
    seed: str | None = "7",
    resume: Path | None = None,
) -> Transcript:
    """`kickback play` with these lines as its input."""
    page, errors = StringIO(), StringIO()
    code = play(
        game,
        seats=seats,
        people=people,
        bots=bots,
        given_options=given,
        seed=seed,
        resume=resume,
        stdin=StringIO("".join(f"{line}\n" for line in lines)),
        stdout=page,
        stderr=errors,
    )
    return Transcript(code, page.getvalue(), errors.getvalue())


class Fingers:
    """An input that is typed while the page is being looked at."""

    def __init__(self, types: Callable[[str], str | None]) -> None:
        self.types = types
        self.page = StringIO()
        self.seen = 0

    def readline(self) -> str:
        """The next line, given what was printed since the last one."""
        page = self.page.getvalue()
        fresh, self.seen = page[self.seen :], len(page)
        line = self.types(fresh)
        return "" if line is None else f"{line}\n"


def sat_down(
    types: Callable[[str], str | None],
    game: str = "scapegoat",
    people: list[str] | None = None,
    seats: int | None = None,
    seed: str = "7",
    given: dict[str, str] | None = None,
    bots: list[str] | None = None,
    settings: Settings | None = None,
) -> tuple[LineGame, StringIO]:
    """A game line by line with its page, so that a test can look at the table too."""
    fingers = Fingers(types)
    table = from_words(game_named(game), seats, people or ["Ann"], bots or [], given or {}, seed)
    return LineGame(Course(table, settings or Settings()), Paper(fingers.page, fingers)), fingers.page


def table_of(line_game: LineGame) -> HomeTable:
    assert isinstance(line_game.table, HomeTable)
    return line_game.table


def played(line_game: LineGame) -> None:
    """To the end and out of the door."""
    run(line_game, table_of(line_game).match.options.changed(), True)


def any_number(luck: Quick, most: int = 8) -> Callable[[str], str | None]:
    """Types numbers of choices, some of which there are; Enter where Enter is wanted; leaves when it is over."""

    def types(page: str) -> str | None:
        last = page.rstrip().rpartition("\n")[2]
        if not last.endswith(">"):
            return ""
        return str(luck.below(most) + 1)

    return types
