"""`kickback schema`: what programs get to see, as JSON Schema."""

from __future__ import annotations

import argparse
import json

from kickback.cli.words import Commands, Wrong, a_game, command
from kickback.games import NAMES
from kickback.records.schema import schema
from kickback.records.typescript import game_types


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "schema",
        [
            "schema wallet",
            "schema wallet --part events",
            "schema",
            "schema --http",
            "schema --typescript",
            "schema wallet --typescript",
        ],
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(NAMES) + "; none: the server's messages")
    parser.add_argument("--http", action="store_true", help="the server's HTTP interface, as OpenAPI")
    parser.add_argument("--typescript", action="store_true", help="as TypeScript types")
    parser.add_argument("--part", help="only this part: view, event, prompt, action, options, refusal or outcome")
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    if said.game is None:
        if said.part:
            raise Wrong("the server's messages have no parts; name a game")
        return run_server(said)
    if said.http:
        raise Wrong("--http is the server's: leave the game out")
    if said.typescript:
        print(game_types(a_game(said.game)), end="")
        return 0
    whole = schema(a_game(said.game))
    definitions = whole["$defs"]
    assert isinstance(definitions, dict)
    if said.part and said.part not in definitions:
        raise Wrong(f"there is no part '{said.part}'; there are {', '.join(definitions)}")
    print(json.dumps(definitions[said.part] if said.part else whole, ensure_ascii=False, indent=1))
    return 0


def run_server(said: argparse.Namespace) -> int:
    from kickback.server.published import http_schema, socket_schema, typescript

    if said.typescript:
        print(typescript(), end="")
    else:
        print(json.dumps(http_schema() if said.http else socket_schema(), ensure_ascii=False, indent=1))
    return 0
