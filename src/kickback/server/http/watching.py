"""The server as whoever runs it sees it: tables, load, versions. Counts alone: no table, no person, no card."""

from __future__ import annotations

from time import monotonic, process_time

import msgspec
from litestar import get
from sqlalchemy import func, select

from kickback import __version__
from kickback.engine import COMPILED
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.http import TheServer
from kickback.server.schema import TABLES
from kickback.server.seating import LOBBY, OVER, PLAYING
from kickback.server.table_server import TableServer, resident_bytes


class GameTables(msgspec.Struct):
    """How many tables of a game the database holds; `rules` is the version of its rules here."""

    game: str
    rules: int
    lobby: int
    playing: int
    over: int


class Watched(msgspec.Struct):
    """Totals count from this process's start; `now` is its own clock, so that rates can be told from two looks."""

    version: str
    compiled: bool
    database: str
    ready: bool
    bus: str  # "none", "ready" or "away"
    now: float
    uptime: float
    games: list[GameTables]
    tables_in_memory: int
    sockets: int
    rows: int
    commits: int
    writes_waiting: int
    requests: dict[str, int]
    bot_answers: int
    bot_failures: int
    cpu: float
    memory: int


@get("/api/house")
async def watched(server: TheServer) -> Watched:
    """Open to everybody as /metrics is; a reverse proxy should keep both to whoever runs the server."""
    bus = "none" if server.neighbours is None else "ready" if server.neighbours.hears else "away"
    return Watched(
        version=__version__,
        compiled=COMPILED,
        database=server.settings.database_url.partition(":")[0].partition("+")[0],
        ready=server.store.ready,
        bus=bus,
        now=monotonic(),
        uptime=monotonic() - server.opened,
        games=await counted(server),
        tables_in_memory=len(server.tables),
        sockets=sum(len(live.wires) for live in server.tables.values()),
        rows=server.store.rows,
        commits=server.store.commits,
        writes_waiting=len(server.store.pending),
        requests={str(status): times for status, times in sorted(server.counters.requests.items())},
        bot_answers=server.thinkers.answers,
        bot_failures=server.thinkers.failures,
        cpu=process_time(),
        memory=resident_bytes(),
    )


async def counted(server: TableServer) -> list[GameTables]:
    grouped = select(TABLES.c.game, TABLES.c.stage, func.count().label("tables")).group_by(
        TABLES.c.game, TABLES.c.stage
    )
    found = {(row["game"], row["stage"]): row["tables"] for row in await server.store.find(grouped)}
    return [
        GameTables(name, game_named(name).version, *(found.get((name, stage), 0) for stage in (LOBBY, PLAYING, OVER)))
        for name in NAMES
    ]


HANDLERS = [watched]
