"""Tables nobody looks at leave the memory, and the log has them."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path

from kickback.server.table_server import IDLE, IDLE_OVER
from kickback.server.timing import now
from tests.server.table_servers import Guest, dealt, play, servers


def test_tables_nobody_looks_at_go_the_sooner_if_their_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'kickback.sqlite'}", count=1, data=tmp_path) as (server,):
            left, guests = await dealt([server], 4)
            looked_at, others = await dealt([server], 4)
            over, players = await dealt([server], 4)
            await asyncio.gather(*[play(guest, random.Random(at)) for at, guest in enumerate(players)])
            for guest in [*guests, *players]:
                await guest.go()
            server.sweep(now())
            assert set(server.tables) == {left, looked_at, over}
            server.sweep(now() + IDLE_OVER + 1000)
            assert set(server.tables) == {left, looked_at}
            server.sweep(now() + IDLE + 1000)
            assert set(server.tables) == {looked_at}
            number = len(await server.store.log(over))
            again = await server.table(over)
            assert again is not None
            assert again.course.over
            assert again.course.number == number
            for guest in others:
                await guest.go()

    asyncio.run(run())


def test_a_table_that_is_dropped_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'kickback.sqlite'}", count=1, data=tmp_path) as (server,):
            table, guests = await dealt([server], 4)
            await asyncio.gather(*[play(guest, random.Random(at)) for at, guest in enumerate(guests)])
            await leave(guests)
            live = weakref.ref(server.tables[table])
            gc.collect()
            gc.disable()
            try:
                server.sweep(now() + IDLE + 1000)
                assert live() is None
            finally:
                gc.enable()

    asyncio.run(run())


async def leave(guests: list[Guest]) -> None:
    while guests:
        await guests.pop().go()
    await asyncio.sleep(0.05)  # what their going has set off is done
