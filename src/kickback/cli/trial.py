"""`kickback load`, `kickback torture` and `kickback fuzz`: how much a table server bears."""

from __future__ import annotations

import argparse
import dataclasses
import json
from typing import TYPE_CHECKING
from urllib.error import URLError

from kickback.cli.words import Commands, Wrong, a_game, command, duration, natural, positive, share
from kickback.games import NAMES

if TYPE_CHECKING:  # the load generator has needs of its own
    from kickback.server.bare import Bare
    from kickback.server.load import Figures
    from kickback.server.resting import Rest

AT = {
    "any": "at any moment",
    "commit": "inside a commit",
    "bot": "while a bot thinks",
    "window": "while a window is open",
}


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "load",
        [
            "load",
            "load --tables 250 --rate 400 --seconds 20",
            "load --game all --json",
            "load --processes 2",
            "load --bare",
        ],
    )
    parser.add_argument("--tables", type=positive, default=50, help="(default: 50)")
    parser.add_argument("--seconds", type=duration, default=10.0, help="how long to measure (default: 10)")
    parser.add_argument("--rate", type=share, default=0.0, help="actions a second; as many as possible if not said")
    parser.add_argument("--game", default="scapegoat", help="one of them, or all (default: scapegoat)")
    parser.add_argument("--url", default="", help="a server that runs already; else one is started")
    parser.add_argument(
        "--processes", type=natural, default=0, help="beside SQLite: PostgreSQL with one process, and with so many"
    )
    parser.add_argument("--resting", action="store_true", help="nobody answers: what sockets, tables and bots cost")
    parser.add_argument("--bare", action="store_true", help="sockets alone: how fast this machine is, to compare two")
    parser.add_argument("--scattered", action="store_true", help="a table's sockets go to different processes")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_load)

    parser = command(
        commands,
        "torture",
        ["torture --kills 500", "torture --game embezzlement --tables 8", "torture --processes 4 --game all"],
    )
    parser.add_argument("--kills", type=positive, default=20, help="(default: 20)")
    parser.add_argument("--tables", type=positive, default=4, help="(default: 4)")
    parser.add_argument("--game", default="scapegoat", help="one of them, or all (default: scapegoat)")
    parser.add_argument("--processes", type=positive, default=1, help="more than one: on PostgreSQL and Redis")
    parser.add_argument("--database", default="", metavar="URL", help="a PostgreSQL that is not killed; else one is")
    parser.add_argument("--bus", default="", metavar="URL", help="a Redis that is not killed; else one is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_torture)

    parser = command(
        commands,
        "fuzz",
        ["fuzz --messages 200000", "fuzz --messages 0 --examples 200"],
    )
    parser.add_argument("--messages", type=natural, default=20_000, help="over sockets (default: 20000)")
    parser.add_argument("--examples", type=natural, default=20, help="over HTTP, for each address (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_fuzz)


def run_load(said: argparse.Namespace) -> int:
    if said.url and not said.url.startswith(("http://", "https://")):
        raise Wrong(f"'{said.url}' is no server's address, such as http://127.0.0.1:8000")
    try:
        from kickback.server.bare import run as run_bare
        from kickback.server.load import Trial, run, run_on_postgresql
        from kickback.server.resting import run as rest

        if said.bare:
            tell_bare(run_bare(said.tables, said.seconds), said.json)
            return 0
        for game in NAMES if said.game == "all" else [a_game(said.game).name]:
            if said.resting:
                tell_rest(rest(game, said.tables, said.seconds), said.json)
                continue
            trial = Trial(game, said.tables, said.seconds, said.rate, said.scattered)
            tell_load(run(trial, said.url), said.json)
            for processes in sorted({1, said.processes}) if said.processes > 0 else ():
                tell_load(run_on_postgresql(trial, processes), said.json)
    except URLError as away:
        raise Wrong(f"{said.url or 'the server'} does not answer: {away.reason}") from None
    except ModuleNotFoundError as missing:
        extra = "test" if said.processes else "load"
        raise Wrong(f"kickback load needs {missing.name}: pip install 'kickback[{extra}]'") from None
    return 0


def tell_load(found: Figures, as_json: bool) -> None:
    if as_json:
        print(json.dumps(dataclasses.asdict(found)), flush=True)
        return
    print(f"{found.game} on {found.place}: {found.tables} tables, {found.sockets} sockets, {found.seconds} s")
    print(f"  actions/s        {found.per_second:,.0f}, every one durable")
    print(f"  p50, p99         {found.p50} ms, {found.p99} ms")
    print(f"  server CPU       {found.cpu_per_action} ms an action")
    print(f"  the clients' CPU {found.clients_per_action} ms an action")
    if found.beside_per_action:
        print(f"  PostgreSQL+Redis {found.beside_per_action} ms of CPU an action")
    print(f"  sent             {found.bytes_per_action:,.0f} bytes an action, all sockets together")
    print(f"  server memory    {found.memory / 1e6:.0f} MB", flush=True)


def tell_bare(found: Bare, as_json: bool) -> None:
    if as_json:
        print(json.dumps(dataclasses.asdict(found)), flush=True)
        return
    print(f"sockets alone: {found.tables} tables, one message in and four out an action, {found.seconds} s")
    print(f"  actions/s        {found.per_second:,.0f}")
    print(f"  p50, p99         {found.p50} ms, {found.p99} ms")
    print(f"  server CPU       {found.cpu_per_action} ms an action", flush=True)


def tell_rest(found: Rest, as_json: bool) -> None:
    if as_json:
        print(json.dumps(dataclasses.asdict(found)), flush=True)
        return
    print(f"{found.game}: {found.tables} tables, {found.sockets} sockets, nobody answers")
    print(f"  a table          {found.table_bytes / 1000:.0f} KB of memory")
    print(f"  a socket         {found.socket_bytes / 1000:.0f} KB of memory, {found.socket_cpu} ms of CPU a second")
    for bot, cost in found.bots.items():
        print(f"  {bot:<16} {cost} ms of CPU an answer", flush=True)


def run_fuzz(said: argparse.Namespace) -> int:
    from kickback.server.fuzz import run

    try:
        found = run(said.messages, said.examples, said.seed)
    except ModuleNotFoundError as missing:
        raise Wrong(f"kickback fuzz needs {missing.name}: pip install 'kickback[test]'") from None
    if said.json:
        print(json.dumps(dataclasses.asdict(found)))
    else:
        print(f"{found.messages} messages: " + ", ".join(f"{count} {kind}" for kind, count in found.kinds.items()))
        print("sockets closed with " + (", ".join(f"{code}: {n}" for code, n in found.closed.items()) or "nothing"))
        print(f"{found.requests} requests: " + ", ".join(f"{n} × {code}" for code, n in sorted(found.statuses.items())))
        before, after = found.memory_before / 1e6, found.memory_after / 1e6
        print(f"server memory {before:.0f} MB after a fifth of the messages, {after:.0f} MB after all")
        for fault in found.faults:
            print(f"FAULT {fault}")
        print(f"{len(found.faults)} faults")
    return 1 if found.faults else 0


def run_torture(said: argparse.Namespace) -> int:
    from kickback.server.torture import run

    games = list(NAMES) if said.game == "all" else [a_game(said.game).name]
    try:
        found = run(games, said.tables, said.kills, said.seed, said.processes, said.database, said.bus)
    except ModuleNotFoundError as missing:
        raise Wrong(f"several processes need {missing.name}: pip install 'kickback[test]'") from None
    if said.json:
        print(json.dumps(dataclasses.asdict(found)))
    else:
        print(f"{found.kills} kills, {found.games} games, {found.acknowledged} acknowledged actions")
        print(", ".join(f"{count} × {what}" for what, count in sorted(found.hurts.items())))
        aimed = ", ".join(f"{count} {AT[aim]}" for aim, count in sorted(found.aimed.items()))
        print(f"kills {aimed}")
        print(f"on their way at a kill: {found.cut_stored} answers already on the disk, {found.cut_lost} not yet")
        print(f"{found.resent} were sent again after a kill; slowest start {found.slowest_start:.2f} s")
        print(f"{found.refused} refused in the end, {found.not_stored} refused for a while: not written down")
        print(f"{found.clocked} rows with their clocks checked, {found.frames} frames held against them")
        for fault in found.faults:
            print(f"FAULT {fault}")
        print(f"{len(found.faults)} faults")
    return 1 if found.faults else 0
