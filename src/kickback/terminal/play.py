"""`kickback play`: sets the table, plays, and tells the truth when it is over."""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections.abc import Generator
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from secrets import token_hex
from types import FrameType
from typing import TextIO

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.bans import Refused
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.files import NoText, text_in
from kickback.records.match import Match, replayed
from kickback.records.record import BadRecord
from kickback.records.record import read as read_record
from kickback.terminal import orders, report
from kickback.terminal.drawing import drawing
from kickback.terminal.keyboard import Keyboard, keyboard
from kickback.terminal.look import FAINT, GOLD, GREEN, RED, STRONG, with_clauses
from kickback.terminal.rulebook import intro, rules
from kickback.terminal.screen import Screen
from kickback.terminal.seating import SOMEBODY, WrongTable, from_labels, seated
from kickback.terminal.session import Session
from kickback.terminal.turns import Gone, play_on
from kickback.words import refusal

FINISHED, UNFINISHED, WRONG, STOPPED = 0, 1, 2, 130
AFTERWARDS = "Enter to leave, or: save [FILE], truth, log, view, rules"


def play(
    game_name: str | None,
    *,
    seats: int | None = None,
    people: list[str] | None = None,
    bots: list[str] | None = None,
    given_options: dict[str, str] | None = None,
    seed: str | None = None,
    resume: Path | None = None,
    colour: bool | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Plays one game to its end or to `quit`. The exit code: 0; 1 the input ended before the game; 2 wrong usage.

    Without a game's name a menu asks for one. `people` sit first, `bots` (as `bots.make` spells them) fill the rest.
    A terminal gets colour, completion and a curtain; over a pipe everything is plain text, a prompt to a line.
    """
    typed, shown, errors = stream(stdin, sys.stdin), stream(stdout, sys.stdout), stream(stderr, sys.stderr)
    screen = Screen(shown, typed.isatty() and shown.isatty(), colour)
    keys = keyboard(typed, screen)
    session: Session | None = None
    try:
        with told_to_end():
            if resume is not None:
                session = taken_up(resume, screen, keys)
            else:
                session = opened(game_name, seats, people or [], bots or [], given_options or {}, seed, screen, keys)
            return evening(session)
    except (WrongTable, BadRecord) as wrong:
        if session is not None:
            return ended(session, errors, faulty(wrong), UNFINISHED)
        print(f"kickback: {wrong}", file=errors)
        return WRONG
    except orders.Left:
        return FINISHED
    except EOFError:
        return ended(session, errors, "The input has ended.", UNFINISHED)
    except KeyboardInterrupt:
        return ended(session, errors, "Stopped.", STOPPED)
    except OSError as fault:
        code = ended(session, errors, "Nobody reads the output any more.", UNFINISHED)
        if isinstance(fault, BrokenPipeError):
            raise  # for the command to end quietly
        return code
    except Exception as fault:
        return ended(session, errors, faulty(fault), UNFINISHED)
    finally:
        screen.unshare()


def stream(given: TextIO | None, usual: TextIO | None) -> TextIO:
    """A program may be started without any input or output of its own."""
    if given is not None:
        return given
    return usual if usual is not None else StringIO()


@contextmanager
def told_to_end() -> Generator[None]:
    """A closed terminal and a polite kill leave time to save, as Ctrl-C does."""

    def end(_number: int, _frame: FrameType | None) -> None:
        raise Gone

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    wanted = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def faulty(fault: Exception) -> str:
    place = traceback.extract_tb(fault.__traceback__)[-1]
    where = f"{Path(place.filename).name}:{place.lineno}"
    return f"A fault of the program, not yours: {type(fault).__name__}: {fault} ({where})."


def ended(session: Session | None, stderr: TextIO, why: str, code: int) -> int:
    """The end came unasked: nothing is lost, and the person is told where it is."""
    saved = ""
    if session is not None:
        saved = orders.rescue(session)
        session.screen.unshare()
    with suppress(OSError):  # the terminal may be gone, too
        print(f"\nkickback: {why} {saved}".rstrip(), file=stderr, flush=True)
    return FINISHED if session is not None and session.match.table.over else code


def opened(
    game_name: str | None,
    seats: int | None,
    people: list[str],
    bots: list[str],
    given: dict[str, str],
    seed: str | None,
    screen: Screen,
    keys: Keyboard,
) -> Session:
    """A new table. A real game's seed has 128 bits."""
    name = menu(screen, keys) if game_name is None else game_name
    try:
        game = game_named(name)
    except KeyError:
        near = get_close_matches(name, NAMES, 1)
        raise WrongTable(f"no game '{name}'{f'; did you mean {near[0]}?' if near else ''}") from None
    if not people and screen.live and not (seats is not None and len(bots) >= seats):
        people = [keys.ask(f"Your name? [{SOMEBODY}]") or SOMEBODY]
    players = seated(game, seats, people, bots)
    try:
        match = Match(game, len(players), given, seed or token_hex(16))
    except Refused as refused:
        raise WrongTable(refusal(game, refused, {})) from None
    return Session(match, players, screen, keys)


def taken_up(path: Path, screen: Screen, keys: Keyboard) -> Session:
    """A saved game, with the same people and bots, at the same place."""
    try:
        record = read_record(text_in(path))
    except NoText as wrong:
        raise WrongTable(str(wrong)) from None
    try:
        match = replayed(record)
    except Refused as refused:
        raise WrongTable(refusal(game_named(record.game), refused, {})) from None
    players = from_labels(match.game, record.names, "names" in record.header)
    session = Session(match, players, screen, keys)
    session.skip_to_recent()
    return session


def menu(screen: Screen, keys: Keyboard) -> str:
    """The games, and which one it shall be."""
    screen.bar("KICKBACK", "five games of bluff and crooked money")
    games = [game_named(name) for name in NAMES]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FAINT)
    for number, game in enumerate(games, start=1):
        grid.add_row(str(number), Text(game.title, style=f"bold {GOLD}"), f"{game.fewest}–{game.most} players")
        grid.add_row("", "", intro(game.name))
    screen.show(Padding(grid, (1, 1)))
    while True:
        typed = keys.ask("Which game? A number or a name; q to leave.", offers=NAMES).casefold()
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(games):
            return NAMES[int(typed) - 1]
        fitting = [name for name in NAMES if typed and name.startswith(typed.replace(" ", "-"))]
        if len(fitting) == 1:
            return fitting[0]
        if typed in ("q", "quit", "exit"):
            raise orders.Left
        screen.say(f"There are {', '.join(NAMES)}.")


def evening(session: Session) -> int:
    """Welcome, the game, the truth."""
    screen = session.screen
    if len(session.people) > 1:
        screen.share()
    welcome(session)
    play_on(session)
    screen.unshare()
    afterwards(session)
    return FINISHED


def welcome(session: Session) -> None:
    screen, match = session.screen, session.match
    screen.wipe()
    screen.bar(f"KICKBACK  {session.game.title}", f"{match.seats} seats")
    screen.say("")
    screen.say(intro(session.game.name))
    screen.show(seats_page(session))
    changed = match.options.changed()
    if changed:
        screen.say("House rules: " + ", ".join(house_rule(key, value) for key, value in changed.items()))
    if session.commitment:
        screen.say(f"The deal is promised, commitment {session.commitment}", FAINT)
        screen.say("At the end you get the seed; 'kickback verify' checks that it is the promised one.", FAINT)
    screen.say("? tells at any time what you may do.")
    if screen.live and session.people:
        session.keyboard.ask("Enter to begin.")


def house_rule(key: str, value: str) -> str:
    """What players have brought is theirs: the table hears that there is something, not what."""
    return f"{key} (not shown)" if key.startswith("own-") else f"{key} {value}"


def seats_page(session: Session) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, player in enumerate(session.players):
        kind = player.bot.removeprefix("heuristic:")
        who = f"bot, {kind}" if player.bot else "you" if len(session.people) == 1 else "person"
        grid.add_row(
            Text(LETTERS[seat], style=f"bold {GREEN}"), Text(player.name, style=STRONG), Text(who, style=FAINT)
        )
    return Padding(grid, (1, 1))


def afterwards(session: Session) -> None:
    """Who won, what was hidden, and the record for whoever wants it."""
    screen, names = session.screen, session.names
    open_book = session.game.open_book(session.match.options)
    screen.wipe()
    screen.bar(f"KICKBACK  {session.game.title}", "the end")
    last_news(session)
    if len(session.guests) == 1 or (session.guests and open_book):
        screen.say("")
        screen.show(drawing(session.game, session.match.table.view(session.guests[0]), names))
    screen.say("")
    screen.show(report.result(session.match, names))
    session.leaf(report.truth(session.match, names))
    screen.show(receipt(session, open_book))
    while True:
        try:
            line = session.keyboard.ask(AFTERWARDS)
        except (EOFError, KeyboardInterrupt):
            return
        word, _, rest = line.partition(" ")
        if not word or "quit".startswith(word.casefold()) or word.casefold() == "exit":
            return
        after_order(session, word.casefold(), rest.strip())


def last_news(session: Session) -> None:
    """The end of the log: as the one person saw it, or what all may know."""
    one = session.guests[0] if len(session.guests) == 1 else ONLOOKER
    since = session.heard_together if one == ONLOOKER else session.heard[one]
    lines = session.lines(one)[since:]
    if lines:
        session.leaf(with_clauses(lines))


def receipt(session: Session, open_book: bool) -> RenderableType:
    """What it takes to check the deal; a table that keeps its secrets keeps its seed too."""
    lines = [Text("")]
    if open_book:
        lines.append(Text(f"seed        {session.match.seed}"))
    if session.commitment:
        lines.append(Text(f"commitment  {session.commitment}"))
        if open_book:
            lines.append(
                Text(
                    "'save' writes the record; 'kickback verify FILE' checks it, 'kickback replay FILE' shows it.",
                    style=FAINT,
                )
            )
    return Group(*lines)


def after_order(session: Session, word: str, rest: str) -> None:
    screen = session.screen
    alone = session.guests[0] if len(session.guests) == 1 else ONLOOKER
    if word == "save":
        orders.try_saving(session, rest)
    elif word == "truth":
        session.leaf(report.truth(session.match, session.names))
    elif word == "log":
        session.leaf(with_clauses(session.lines(alone)))
    elif word == "rules":
        session.leaf(rules(session.game, rest))
    elif word == "view" and alone != ONLOOKER:
        session.leaf(drawing(session.game, session.match.table.view(alone), session.names))
    else:
        screen.say(f"'{word}' is nothing to do now.", RED)
