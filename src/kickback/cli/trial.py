"""`kickback load` and `kickback torture`: how much a table server bears."""

from __future__ import annotations

import argparse
import dataclasses
import json

from kickback.cli.words import Commands, Wrong, a_game, command, duration, positive


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "load",
        "a load generator: tables of random clients over real sockets, every action durable",
        ["load", "load --tables 250 --rate 400 --seconds 20", "load --game wallet --json"],
    )
    parser.add_argument("--tables", type=positive, default=50, help="(default: 50)")
    parser.add_argument("--seconds", type=duration, default=10.0, help="how long to measure (default: 10)")
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second; as many as possible if not said")
    parser.add_argument("--game", default="scapegoat", help="(default: scapegoat)")
    parser.add_argument("--url", default="", help="a server that runs already; else one is started")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_load)

    parser = command(
        commands,
        "torture",
        "plays, kills the server at any moment, starts it again: nothing acknowledged may be lost or doubled",
        ["torture --kills 500", "torture --game embezzlement --tables 8"],
    )
    parser.add_argument("--kills", type=positive, default=20, help="(default: 20)")
    parser.add_argument("--tables", type=positive, default=4, help="(default: 4)")
    parser.add_argument("--game", default="scapegoat", help="(default: scapegoat)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_torture)


def run_load(said: argparse.Namespace) -> int:
    try:
        from kickback.server.load import run
    except ModuleNotFoundError as missing:
        raise Wrong(f"kickback load needs {missing.name}: pip install 'kickback[load]'") from None
    found = run(a_game(said.game).name, said.tables, said.seconds, said.rate, said.url)
    if said.json:
        print(json.dumps(dataclasses.asdict(found)))
        return 0
    print(f"{found.game}: {found.tables} tables, {found.sockets} sockets, {found.seconds} s, every action durable")
    print(f"  actions/s        {found.per_second:,.0f}")
    print(f"  p50, p99         {found.p50} ms, {found.p99} ms")
    print(f"  server CPU       {found.cpu_per_action} ms an action")
    print(f"  sent             {found.bytes_per_action:,.0f} bytes an action, all sockets together")
    print(f"  server memory    {found.memory / 1e6:.0f} MB")
    return 0


def run_torture(said: argparse.Namespace) -> int:
    from kickback.server.torture import run

    found = run(a_game(said.game).name, said.tables, said.kills, said.seed)
    if said.json:
        print(json.dumps(dataclasses.asdict(found)))
    else:
        print(f"{found.kills} kills, {found.games} games, {found.acknowledged} acknowledged actions")
        print(f"{found.resent} were sent again after a kill; slowest start {found.slowest_start:.2f} s")
        for fault in found.faults:
            print(f"FAULT {fault}")
        print(f"{len(found.faults)} faults")
    return 1 if found.faults else 0
