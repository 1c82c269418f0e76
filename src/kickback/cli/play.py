"""`kickback play`: a game in this terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from kickback.cli.words import Commands, Wrong, a_game, add_table, command, options_of
from kickback.games import NAMES
from kickback.terminal.play import play


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "play",
        "a game in this terminal: you against bots, or several people at one keyboard",
        [
            "play",
            "play scapegoat",
            "play scapegoat --people Ann,Bo --seats 4 --bots heuristic:shark",
            "play embezzlement --option rich-rats=on",
            "play --resume game.txt",
        ],
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(NAMES) + " (default: a menu asks)")
    parser.add_argument("--people", default="", help="names of the people at this keyboard, comma separated")
    parser.add_argument("--bots", default="", help="who fills the other seats, comma separated (default: a mixed lot)")
    parser.add_argument("--seed", help="the same seed deals the same game")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="plain text")
    add_table(parser)
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    given: dict[str, str] = {}
    if said.game is not None:
        given = options_of(a_game(said.game), said)
    elif said.option or said.preset:
        raise Wrong("name a game to choose house rules for it")
    return play(
        said.game,
        seats=said.seats,
        people=words(said.people),
        bots=words(said.bots),
        given_options=given,
        seed=said.seed,
        resume=Path(said.resume) if said.resume else None,
        colour=False if said.no_colour else None,
    )


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
