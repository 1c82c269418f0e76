"""The doors: `kickback play`, `kickback join` and `kickback replay`, as an application or line by line."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, TextIO

from kickback.games import NAMES
from kickback.terminal import signs
from kickback.terminal.seating import WrongTable
from kickback.terminal.settings import Settings, remembered
from kickback.terminal.texts import text

if TYPE_CHECKING:
    from kickback.records.record import Record
    from kickback.terminal.home import HomeTable
    from kickback.terminal.plain.paper import Paper

FINISHED, UNFINISHED, WRONG, STOPPED = 0, 1, 2, 130


class Gone(KeyboardInterrupt):
    """The terminal was closed or the program told to end: nobody can be asked anything."""


def line_by_line(plain: bool, typed: TextIO, shown: TextIO) -> bool:
    """Is there no terminal that can be drawn on?"""
    return plain or os.environ.get("TERM") in ("dumb", "unknown") or not (typed.isatty() and shown.isatty())


def prepare(only_ascii: bool, colour: bool, pace: int | None) -> Settings:
    """What has to be known before anything is laid out."""
    signs.Ink.ascii = only_ascii or signs.only_ascii()
    signs.Ink.plain = not colour or bool(os.environ.get("NO_COLOR"))
    os.environ.pop("NO_COLOR", None)  # we leave colour out ourselves; Textual would paint black on black
    settings = remembered()
    if pace is not None:
        settings.pace = max(0, pace)
    return settings


def play(
    game_name: str | None,
    *,
    seats: int | None = None,
    people: list[str] | None = None,
    bots: list[str] | None = None,
    given_options: dict[str, str] | None = None,
    seed: str | None = None,
    resume: Path | None = None,
    plain: bool = False,
    only_ascii: bool = False,
    colour: bool = True,
    pace: int | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Plays to the end or until somebody leaves. The exit code: 0; 1 the input ended before the game; 2 wrong usage."""
    typed, shown, errors = stream(stdin, sys.stdin), stream(stdout, sys.stdout), stream(stderr, sys.stderr)
    settings = prepare(only_ascii, colour, pace)
    lines = line_by_line(plain, typed, shown)
    given, names = given_options or {}, people or []
    try:
        table = None
        if resume is not None:
            from kickback.terminal.saving import taken_up

            table = taken_up(resume)
        elif game_name is not None:
            from kickback.terminal.setting_up import a_game, from_words

            game = a_game(game_name)
            if not names and settings.name and not (seats is not None and len(bots or []) >= seats):
                names = [settings.name]
            table = from_words(game, seats, names, bots or [], given, seed)
    except WrongTable as wrong:
        print(f"kickback: {wrong}", file=errors)
        return WRONG
    if lines:
        from kickback.terminal.plain.paper import Paper

        return in_lines(table, Paper(shown, typed), errors, settings, resume is None)
    from kickback.terminal.app.run import application, run

    app = application(table, fresh=resume is None, settings=settings)
    with told_to_end(app.gone):
        return run(app)


def stream(given: TextIO | None, usual: TextIO | None) -> TextIO:
    """A program may be started without any input or output of its own."""
    if given is not None:
        return given
    return usual if usual is not None else StringIO()


def stop() -> None:
    raise Gone


@contextmanager
def told_to_end(then: Callable[[], None] = stop) -> Generator[None]:
    """Ctrl-C, a closed terminal and a polite kill leave time to save.

    Ctrl-C, too, is taken here: left to the event loop it would wait until the line that is being read is done.
    """

    def end(_number: int, _frame: FrameType | None) -> None:
        then()

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    wanted = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def in_lines(table: HomeTable | None, paper: Paper, errors: TextIO, settings: Settings, fresh: bool) -> int:
    """Games line by line, until nobody wants another one."""
    from kickback.terminal.course import Course
    from kickback.terminal.home import Endless
    from kickback.terminal.plain.play import Left, LineGame, run

    try:
        with told_to_end():
            table = table or menu(paper)
            while table is not None:
                options = table.match.options.changed()
                table, fresh = run(LineGame(Course(table, settings), paper), options, fresh), True
    except Left:
        return FINISHED
    except Endless:
        paper.say(text("endless"))
        return FINISHED
    except EOFError:
        return ended(table, errors, text("input-ended"), UNFINISHED)
    except KeyboardInterrupt:
        return ended(table, errors, text("stopped"), STOPPED)
    except OSError as fault:
        code = ended(table, errors, text("nobody-reads"), UNFINISHED)
        if isinstance(fault, BrokenPipeError):
            raise  # for the command to end quietly
        return code
    except Exception as fault:
        return ended(table, errors, faulty(fault), UNFINISHED)
    return FINISHED


def faulty(fault: Exception) -> str:
    place = traceback.extract_tb(fault.__traceback__)[-1]
    return text(
        "fault", kind=type(fault).__name__, says=str(fault), where=f"{Path(place.filename).name}:{place.lineno}"
    )


def ended(table: HomeTable | None, errors: TextIO, why: str, code: int) -> int:
    """The end came unasked: nothing is lost, and the person is told where it is."""
    saved = ""
    if table is not None:
        from kickback.terminal.saving import rescue

        saved = rescue(table)
    with suppress(OSError):  # the terminal may be gone, too
        print(f"\nkickback: {why} {saved}".rstrip(), file=errors, flush=True)
    return FINISHED if table is not None and table.over else code


def menu(paper: Paper) -> HomeTable | None:
    """The games, and which one it shall be; a wrong name asks again."""
    from kickback.terminal.rulebook import intro
    from kickback.terminal.setting_up import a_game, from_words

    paper.say(f"== KICKBACK == {text('menu-says')}")
    for number, name in enumerate(NAMES, 1):
        paper.say(f"{number} {name}: {intro(name)}", "  ")
    while True:
        typed = paper.ask(text("line-which"))
        if typed.casefold() in ("q", "quit", "exit"):
            return None
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(NAMES):
            typed = NAMES[int(typed) - 1]
        try:
            return from_words(a_game(typed), None, [], [], {}, None)
        except WrongTable as wrong:
            paper.say(str(wrong))


def join(url: str, name: str, *, plain: bool, only_ascii: bool, colour: bool, pace: int | None) -> int:
    """Sits down at a server's table until the game is over or somebody leaves."""
    settings = prepare(only_ascii, colour, pace)
    if not line_by_line(plain, sys.stdin, sys.stdout):
        from kickback.terminal.app.run import application, run

        app = application(address=(url, name), settings=settings)
        with told_to_end(app.gone):
            return run(app)
    from kickback.terminal.plain.join import run as run_lines
    from kickback.terminal.plain.paper import Paper

    with told_to_end():
        return run_lines(url, name, settings, Paper(sys.stdout, sys.stdin), sys.stderr)


def replay(record: Record, viewer: str, *, only_ascii: bool) -> int:
    """Watches a record in the application; `viewer` is a seat, "" or "0" for everything. Raises BadRecord, Refused."""
    from kickback.terminal.app.run import application, run
    from kickback.terminal.replay import Replay

    settings = prepare(only_ascii, True, None)
    watched = Replay(record)
    watched.go(len(watched.spoken))  # a record that does not hold is told before the screen is taken
    watched.go(0)
    return run(application(replay=(watched, viewer), settings=settings))
