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
from kickback.server.house import House, resident_bytes
from kickback.server.http import TheHouse
from kickback.server.schema import TABLES
from kickback.server.seating import LOBBY, OVER, PLAYING


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
async def watched(house: TheHouse) -> Watched:
    """Open to everybody as /metrics is; a reverse proxy should keep both to whoever runs the server."""
    bus = "none" if house.neighbours is None else "ready" if house.neighbours.hears else "away"
    return Watched(
        version=__version__,
        compiled=COMPILED,
        database=house.settings.database_url.partition(":")[0].partition("+")[0],
        ready=house.store.ready,
        bus=bus,
        now=monotonic(),
        uptime=monotonic() - house.opened,
        games=await counted(house),
        tables_in_memory=len(house.tables),
        sockets=sum(len(live.wires) for live in house.tables.values()),
        rows=house.store.rows,
        commits=house.store.commits,
        writes_waiting=len(house.store.pending),
        requests={str(status): times for status, times in sorted(house.counters.requests.items())},
        bot_answers=house.thinkers.answers,
        bot_failures=house.thinkers.failures,
        cpu=process_time(),
        memory=resident_bytes(),
    )


async def counted(house: House) -> list[GameTables]:
    grouped = select(TABLES.c.game, TABLES.c.stage, func.count().label("tables")).group_by(
        TABLES.c.game, TABLES.c.stage
    )
    found = {(row["game"], row["stage"]): row["tables"] for row in await house.store.find(grouped)}
    return [
        GameTables(name, game_named(name).version, *(found.get((name, stage), 0) for stage in (LOBBY, PLAYING, OVER)))
        for name in NAMES
    ]


HANDLERS = [watched]
