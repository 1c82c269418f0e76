"""What the commands' words have in common: games, options, files, and how wrong ones are refused."""

from __future__ import annotations

import argparse
import os
from difflib import get_close_matches
from math import inf
from pathlib import Path

from kickback.cli.commands import COMMANDS
from kickback.engine.bans import Refused
from kickback.engine.game import Game
from kickback.games import NAMES, called
from kickback.games import game as game_named
from kickback.records.files import NoText, text_in
from kickback.records.record import BadRecord, Record
from kickback.records.record import read as read_record

Commands = argparse._SubParsersAction  # the only name argparse gives the thing that adds subcommands


class Wrong(Exception):
    """Wrong usage, in words for the person who typed it."""


def command(commands: Commands[argparse.ArgumentParser], name: str, examples: list[str]) -> argparse.ArgumentParser:
    """A subcommand with its help and examples."""
    return part(commands, name, COMMANDS[name][1], *examples)


def part(commands: Commands[argparse.ArgumentParser], name: str, says: str, *examples: str) -> argparse.ArgumentParser:
    """One of the things a command does, likewise."""
    shown = "examples:\n" + "\n".join(f"  kickback {example}" for example in examples)
    raw = argparse.RawDescriptionHelpFormatter
    return commands.add_parser(name, help=says, description=says, epilog=shown, formatter_class=raw)


def a_game(name: str) -> Game:
    """The game of that name, or of which it is the beginning."""
    fitting = called(name)
    if len(fitting) == 1:
        return game_named(fitting[0])
    if fitting:
        raise Wrong(f"'{name}' could be {' or '.join(fitting)}")
    near = get_close_matches(name.casefold(), NAMES, 1)
    hint = f"did you mean {near[0]}? There" if near else "there"
    raise Wrong(f"no game '{name}'; {hint} are {', '.join(NAMES)}")


def add_table(parser: argparse.ArgumentParser) -> None:
    """The words that describe a table: seats, options, preset."""
    parser.add_argument("--seats", type=int, help="how many seats (default: the game's usual number)")
    parser.add_argument("--option", "-o", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument("--preset", help="a ready-made set of house rules")
    parser.add_argument(
        "--deck", action="append", default=[], metavar="SEAT=FILE", help="Corporate Espionage: play your own deck"
    )


def seats_of(game: Game, said: argparse.Namespace) -> int:
    seats: int | None = said.seats
    return game.usual if seats is None else seats


def options_of(game: Game, said: argparse.Namespace) -> dict[str, str]:
    """The house rules that were asked for: a preset, then single ones over it; checked against the game."""
    given: dict[str, str] = {}
    if said.preset:
        if said.preset not in game.presets:
            known = ", ".join(game.presets) or "none"
            raise Wrong(f"{game.title} has no preset '{said.preset}'. There are: {known}.")
        given.update(game.presets[said.preset])
    if said.deck:
        if game.name != "corporate-espionage":
            raise Wrong(f"{game.title} is not played with decks of your own")
        from kickback.cli.cards import decks_brought

        given.update(decks_brought(said.deck, seats_of(game, said)))
    for word in said.option:
        key, equals, value = word.partition("=")
        if not equals:
            raise Wrong(f"'{word}': an option reads KEY=VALUE, such as {game.options[0].key}=...")
        given[key] = value
    try:
        game.settle(seats_of(game, said), given)
    except Refused as refused:
        from kickback.words import refusal

        raise Wrong(refusal(game, refused, {})) from None
    return given


def text_of(path: str) -> str:
    try:
        return text_in(Path(path))
    except NoText as wrong:
        raise Wrong(str(wrong)) from None


def record_of(path: str) -> Record:
    """The record in a file; a garbled one is a failed check, told with its line."""
    return read_record(text_of(path))


def told(path: str, wrong: BadRecord) -> str:
    return f"{path}:{wrong.line}: {wrong.reason}" if wrong.line else f"{path}: {wrong.reason}"


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def duration(text: str) -> float:
    """A time of more than nothing, for argparse."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < inf:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return found


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of at least 1")
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 upwards, for argparse."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 upwards")
    return int(text)


def share(text: str) -> float:
    """A number from 0 upwards, for argparse."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < inf:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 upwards")
    return found
