"""However clocks are set: at a table time runs on, and nobody loses any."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from kickback.server.course import AWAY, CLOCK
from kickback.server.table_server import TableServer
from kickback.server.timing import PACES, SHARED
from tests.server.table_servers import Guest, dealt, servers, until

HOUR = 3_600_000

SET = """
import sys, time
right, hours = time.time_ns, 0
time.time_ns = lambda: right() + hours * 3_600_000_000_000
from kickback.server.timing import now
before = now()
hours = int(sys.argv[1])
assert 0 <= now() - before < 60_000
"""


@pytest.mark.parametrize("hours", ["1", "-1"])
def test_a_clock_that_is_set_moves_nothing_in_a_server_that_runs(hours: str) -> None:
    subprocess.run([sys.executable, "-c", SET, hours], check=True, timeout=60)


async def at_a_window(server: TableServer, table: str, guests: list[Guest], luck: random.Random) -> None:
    """Played until a new window is open."""
    question = server.tables[table].course.question
    while not server.tables[table].course.racing or server.tables[table].course.question == question:
        actor = next((guest for guest in guests if guest.legal()), None)
        if actor is None:
            await asyncio.sleep(0.005)
        else:
            await actor.act("pass" if server.tables[table].course.racing else luck.choice(actor.legal()))


async def closed(server: TableServer, table: str, guests: list[Guest]) -> None:
    """Everybody passes, and the window closes soon."""
    question = server.tables[table].course.question
    for guest in guests:
        if guest.legal():
            assert (await guest.act("pass"))["say"] == "done"
    await until(lambda: server.tables[table].course.question > question, 20)


def test_windows_close_and_bots_stay_away_though_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a window, and while the server was down with an answer sealed."""
    monkeypatch.setitem(PACES, "quick", PACES["quick"].hastened(10))
    monkeypatch.setattr(SHARED, "offset", 0)
    database, luck = f"sqlite:///{tmp_path / 'kickback.sqlite'}", random.Random(3)

    async def run() -> None:
        async with servers(database, count=1, data=tmp_path) as (server,):
            table, guests = await dealt([server], 3, game="embezzlement", pace="quick")
            await at_a_window(server, table, guests, luck)
            SHARED.offset -= HOUR
            await closed(server, table, guests)
            await at_a_window(server, table, guests, luck)
            early = next(guest for guest in guests if guest.legal())
            assert (await early.act("pass"))["sealed"]
        SHARED.offset -= HOUR
        async with servers(database, count=1, data=tmp_path) as (server,):
            for guest in guests:
                await guest.come(server, table)
            await closed(server, table, guests)
            kinds = {row.kind for row in await server.store.log(table)}
            assert not kinds & {AWAY, CLOCK}

    asyncio.run(run())
