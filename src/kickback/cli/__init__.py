"""The one command, thin: reads the words, calls the part that does the work, prints what came of it.

Exit codes: 0 all is well, 1 a check failed, 2 wrong usage. Errors go to stderr.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

from kickback import __version__
from kickback.cli.commands import COMMANDS
from kickback.cli.words import Wrong
from kickback.engine import COMPILED
from kickback.games import NAMES, add, called

EXAMPLES = """examples:
  kickback play scapegoat                  a game in this terminal, you against bots
  kickback serve                           a table server for browsers, terminals and bots
  kickback rules wallet WAL-TAKE-1         one rule, in our words
  kickback check scenario.txt              does this record hold?
  kickback simulate scapegoat --games 500  what bots make of it
"""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line: who wants all the words asks for them."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def parser(wanted: str = "") -> argparse.ArgumentParser:
    """The words of the wanted command in full; of the others only what they are for, so that nothing is loaded."""
    build = "compiled" if COMPILED else "plain Python"
    top = Parser(
        prog="kickback",
        description=f"Games of bluff and crooked money: {', '.join(NAMES)}.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"kickback {__version__} ({build})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    module = COMMANDS[wanted][0] if wanted in COMMANDS else ""
    for name, (place, says) in COMMANDS.items():
        if place != module:
            commands.add_parser(name, help=says)
        elif name not in commands.choices:  # a module adds all its commands at once
            import_module(module).add(commands)
    return top


def unknown(word: str) -> str:
    games = called(word) or get_close_matches(word, NAMES, 1)
    near = get_close_matches(word, COMMANDS, 1) or [f"play {name}" for name in games[:1]]
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(COMMANDS)}"
    return f"no command '{word}'; {hint}"


def main(words: list[str] | None = None) -> int:
    try:
        with told_to_end_as_by_ctrl_c():
            return carried_out(sys.argv[1:] if words is None else words)
    except KeyboardInterrupt:
        print("\nkickback: stopped", file=sys.stderr)
        return 130


@contextmanager
def told_to_end_as_by_ctrl_c() -> Generator[None]:
    """Whatever a command has started, such as processes, it ends in both cases. Some take both signals themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def carried_out(given: list[str]) -> int:
    try:
        for package in os.environ.get("KICKBACK_GAMES", "").split():
            add(package)
    except (
        ImportError,
        AttributeError,
        TypeError,
    ) as missing:  # TypeError: a compiled engine takes no interpreted games
        print(f"kickback: KICKBACK_GAMES names a game that cannot be imported: {missing}", file=sys.stderr)
        return 2
    first = next((word for word in given if not word.startswith("-")), "")
    if given and first == given[0] and first not in COMMANDS:
        print(f"kickback: {unknown(first)}", file=sys.stderr)
        return 2
    try:
        top = parser(first)
        said, rest = top.parse_known_args(given)
        if rest:
            called = f"kickback {first}" if first in COMMANDS else "kickback"
            raise Wrong(f"'{' '.join(rest)}' means nothing here; see {called} --help")
        if not hasattr(said, "run"):
            top.print_help()
            return 0
        code: int = said.run(said)
        sys.stdout.flush()
    except Wrong as wrong:
        print(f"kickback: {wrong}", file=sys.stderr)
        return 2
    except OSError as fault:  # nobody reads the output any more, or there is no room for it
        if not isinstance(fault, BrokenPipeError):
            print(f"kickback: {fault}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
