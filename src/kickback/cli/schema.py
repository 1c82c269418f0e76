"""`kickback schema`: what programs get to see, as JSON Schema."""

from __future__ import annotations

import argparse
import json

from kickback.cli.words import Commands, Wrong, a_game, command
from kickback.games import NAMES
from kickback.records.schema import schema


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "schema",
        "JSON Schema of a game's views, events, prompts, actions, options and refusals",
        ["schema wallet", "schema wallet --part events"],
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--part", help="only this part: view, event, prompt, action, options, refusal or outcome")
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    whole = schema(a_game(said.game))
    definitions = whole["$defs"]
    assert isinstance(definitions, dict)
    if said.part and said.part not in definitions:
        raise Wrong(f"there is no part '{said.part}'; there are {', '.join(definitions)}")
    print(json.dumps(definitions[said.part] if said.part else whole, ensure_ascii=False, indent=1))
    return 0
