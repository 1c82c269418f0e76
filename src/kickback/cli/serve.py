"""`kickback serve`, `kickback think` and `kickback backup`: the table server."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from kickback.cli.words import Commands, Wrong, command


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "serve",
        [
            "serve",
            "serve --host 0.0.0.0 --port 8080",
            "serve --data /var/lib/kickback --public-url https://play.example",
            "serve --database postgresql://kickback@db/kickback --bus redis://bus --workers 4",
        ],
    )
    told = "every flag is also an environment variable: KICKBACK_PORT, KICKBACK_DATA, ..."
    parser.description = f"{parser.description}; {told}"
    parser.add_argument("--host", default=set_to("host", "127.0.0.1"), help="where to listen (default: this machine)")
    parser.add_argument("--port", type=int, default=number("port", "8000"), help="(default: 8000)")
    parser.add_argument("--data", default=set_to("data", ""), metavar="DIR", help="where tables and keys are kept")
    parser.add_argument("--database", default=set_to("database", ""), metavar="URL", help="(default: SQLite in --data)")
    parser.add_argument("--bus", default=set_to("bus", ""), metavar="URL", help="Redis, for several on one database")
    parser.add_argument("--workers", type=int, default=number("workers", "1"), help="processes that serve")
    parser.add_argument(
        "--thinkers", type=int, default=number("thinkers", "1"), help="processes in which bots think, for each of them"
    )
    parser.add_argument("--public-url", default=set_to("public-url", ""), metavar="URL", help="what people type")
    parser.add_argument("--proxied", action="store_true", default=switched("proxied"), help="behind a proxy")
    parser.add_argument("--open", action="store_true", help="open the address in a browser, if there is one")
    parser.add_argument(
        "--bot-delay",
        type=float,
        default=factor("bot-delay"),
        metavar="X",
        help="bots' thinking time, times",
    )
    parser.add_argument("--haste", type=float, default=factor("haste"), help=argparse.SUPPRESS)
    parser.add_argument(
        "--no-limits", action="store_true", default=switched("no-limits"), help="no limits on message rates"
    )
    parser.set_defaults(run=run)

    parser = command(
        commands,
        "think",
        ["think --database postgresql://kickback@db/kickback --bus redis://bus --thinkers 4"],
    )
    parser.add_argument("--database", default=set_to("database", ""), metavar="URL", help="the servers' own")
    parser.add_argument("--bus", default=set_to("bus", ""), metavar="URL", help="the servers' own")
    parser.add_argument("--thinkers", type=int, default=number("thinkers", "1"), help="processes in which bots think")
    parser.set_defaults(run=run_think)

    parser = command(
        commands,
        "backup",
        ["backup tables.sqlite", "backup --data /var/lib/kickback tables.sqlite"],
    )
    parser.add_argument("file", metavar="FILE", help="where the copy goes")
    parser.add_argument("--data", default=set_to("data", ""), metavar="DIR")
    parser.add_argument("--database", default=set_to("database", ""), metavar="URL")
    parser.set_defaults(run=run_backup)


def set_to(flag: str, default: str) -> str:
    return os.environ.get(variable(flag), default)


def switched(flag: str) -> bool:
    return set_to(flag, "").lower() not in ("", "0", "off", "no", "false")


def variable(flag: str) -> str:
    return f"KICKBACK_{flag.upper().replace('-', '_')}"


def number(flag: str, default: str) -> int:
    value = set_to(flag, default)
    if not value.isdecimal():
        raise Wrong(f"{variable(flag)} is '{value}', which is no whole number")
    return int(value)


def factor(flag: str) -> float:
    value = set_to(flag, "1")
    try:
        return float(value)
    except ValueError:
        raise Wrong(f"{variable(flag)} is '{value}', which is no number") from None


def run(said: argparse.Namespace) -> int:
    from kickback.server.serving import run as serve
    from kickback.server.settings import Settings, data_folder
    from kickback.server.storage import Unusable

    settings = Settings(
        said.host,
        said.port,
        Path(said.data) if said.data else data_folder(),
        said.database,
        said.bus,
        max(1, said.workers),
        max(0, said.thinkers),
        said.public_url,
        said.bot_delay,
        said.haste,
        rates=not said.no_limits,
        proxied=said.proxied,
    )
    try:
        serve(settings, announce_and_open if said.open else announce)
    except Unusable as unusable:
        raise Wrong(str(unusable)) from None
    return 0


def announce(address: str) -> None:
    """Where to go; with a QR code where somebody may be looking."""
    print(f"Kickback is open at {address}", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(address, error="l").terminal(compact=True, border=1)


def announce_and_open(address: str) -> None:
    announce(address)
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        import webbrowser

        webbrowser.open(address)


def run_think(said: argparse.Namespace) -> int:
    import asyncio

    from kickback.server.jobs import think
    from kickback.server.serving import set_up_logs
    from kickback.server.storage import Unusable

    set_up_logs()
    try:
        asyncio.run(think(said.database or "sqlite://", said.bus, max(1, said.thinkers)))
    except Unusable as unusable:
        raise Wrong(str(unusable)) from None
    return 0


def run_backup(said: argparse.Namespace) -> int:
    from kickback.server.database import backup, default_database
    from kickback.server.settings import data_folder
    from kickback.server.storage import Unusable

    folder = Path(said.data) if said.data else data_folder()
    try:
        backup(said.database or default_database(folder), Path(said.file))
    except Unusable as unusable:
        raise Wrong(str(unusable)) from None
    print(f"copied to {said.file}")
    return 0
