"""`kickback play`: a game in this terminal."""

from __future__ import annotations

import argparse

from kickback.cli.words import Commands, command


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(commands, "play", "a game in this terminal", ["play scapegoat"])
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    return 0
