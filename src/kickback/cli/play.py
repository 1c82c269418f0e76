"""`kickback play` and `kickback join`: a game in this terminal, here or at a server's table."""

from __future__ import annotations

import argparse
from pathlib import Path

from kickback.cli.words import Commands, Wrong, a_game, add_table, command, options_of
from kickback.games import NAMES


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "play",
        [
            "play",
            "play scapegoat",
            "play scape --people Ann,Bo --seats 4 --bots heuristic:shark",
            "play embezzlement --option rich-rats=on",
            "play --resume game.txt",
            "play wallet --plain",
        ],
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(NAMES) + " (default: a menu asks)")
    parser.add_argument("--people", default="", help="names of the people at this keyboard, comma separated")
    parser.add_argument("--bots", default="", help="who fills the other seats, comma separated (default: a mixed lot)")
    parser.add_argument("--seed", help="the same seed deals the same game")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    looks(parser)
    add_table(parser)
    parser.set_defaults(run=run)

    parser = command(commands, "join", ["join http://127.0.0.1:8000/t/q7Xd-92mKfR3aTb5eW8Z --name Nadia"])
    parser.add_argument("url", metavar="URL", help="the table's address, as its host sees it")
    parser.add_argument("--name", default="", help="what you are called there")
    looks(parser)
    parser.set_defaults(run=run_join)


def looks(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="line by line: for screen readers, scripts, old terminals")
    parser.add_argument("--ascii", action="store_true", help="only plain letters and signs")
    parser.add_argument("--pace", type=int, metavar="MS", help="milliseconds for each step of what the others did")
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="bold and underline only")


def run(said: argparse.Namespace) -> int:
    from kickback.terminal.start import play

    given: dict[str, str] = {}
    game = a_game(said.game) if said.game is not None else None
    if game is not None:
        given = options_of(game, said)
    told = [said.seats is not None, said.people, said.bots, said.seed, said.option, said.preset, said.deck]
    if said.resume and (game is not None or any(told)):
        raise Wrong("a saved game goes on as it was: with --resume, leave out the game and what it is played by")
    if game is None and any(told):
        raise Wrong("name a game, to say who plays it and how")
    return play(
        game.name if game is not None else None,
        seats=said.seats,
        people=words(said.people),
        bots=words(said.bots),
        given_options=given,
        seed=said.seed,
        resume=Path(said.resume) if said.resume else None,
        plain=said.plain,
        only_ascii=said.ascii,
        colour=not said.no_colour,
        pace=said.pace,
    )


def run_join(said: argparse.Namespace) -> int:
    from kickback.terminal.start import join

    return join(said.url, said.name, plain=said.plain, only_ascii=said.ascii, colour=not said.no_colour, pace=said.pace)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
