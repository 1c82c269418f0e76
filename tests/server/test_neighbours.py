"""Processes at one table: who drives it, what the dead leave behind, the bell, and bots that think elsewhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from kickback.server import jobs, lobby, neighbours
from kickback.server.bus import PREFIX, Bus
from kickback.server.course import RESUMED
from kickback.server.database import opened
from kickback.server.jobs import Workshop
from kickback.server.live import LiveTable
from kickback.server.schema import JOBS, PRESENCE, PROCESSES
from kickback.server.services import Redis
from kickback.server.table_server import TableServer
from kickback.server.timing import now
from tests.server.table_servers import Guest, by_ear, dealt, final, play, rows_of, seated, servers, until

Fresh = Callable[[], str]


def test_one_process_drives_a_table_and_another_takes_over_when_it_dies(fresh_postgresql: Fresh, redis: str) -> None:
    """Nobody pays for the time until then: the open question's clock begins anew."""

    async def run() -> None:
        async with servers(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, 2, bots=1, pace="normal")
            lives = [server.tables[table] for server in opened]
            await until(lambda: all(live.elsewhere for live in lives))
            assert sorted(live.drives for live in lives) == [False, True]
            first, second = sorted(opened, key=lambda server: server.process)
            kinds = [row.kind for row in await rows_of(first, table)]
            assert RESUMED not in kinds, "a table that is alive elsewhere has not slept"
            for task in list(first.tasks):  # it hangs: says nothing any more, and moves nothing
                task.cancel()
            first.tables.clear()
            old = update(PROCESSES).where(PROCESSES.c.id == first.process).values(seen=now() - neighbours.LIVES)
            await second.store.write(old)
            await until(lambda: second.tables[table].drives)
            await until(lambda: second.tables[table].course.clock.opened >= second.tables[table].woken)
            kinds = [row.kind for row in await rows_of(second, table)]
            assert kinds.count(RESUMED) == 1
            assert guests

    asyncio.run(run())


def test_whatever_makes_a_process_read_on_it_does_what_is_due_then(
    fresh_postgresql: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver learns from a request, not from a bell, that its bot is asked."""

    async def run() -> None:
        async with servers(fresh_postgresql()) as opened:
            driver, other = sorted(opened, key=lambda server: server.process)
            table, guests = await seated([other], 2, bots=1, pace="untimed")
            live = await other.table(table)
            assert live is not None
            await lobby.start(live, guests[0].person)
            for guest in guests:
                await guest.come(other, table)
            await Guest().come(driver, table)
            await until(lambda: not live.drives and not live.jobs and not driver.tables[table].jobs)
            await no_more_beats(monkeypatch, opened)
            number, luck = len(await rows_of(other, table)), random.Random(8)
            while actor := next((guest for guest in guests if guest.legal()), None):
                await actor.act(luck.choice(actor.legal()))
            assert driver.tables[table].course.number <= number < live.course.number
            await driver.table(table)
            while not any(row.by == "bot" for row in (await rows_of(other, table))[number:]):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(run(), 60))


async def no_more_beats(monkeypatch: pytest.MonkeyPatch, opened: list[TableServer]) -> None:
    """From now on a server beats only when it is behind; the beat that each was waiting for, or in, is over."""
    beaten: set[TableServer] = set()
    look = neighbours.Neighbours.look

    async def noted(self: neighbours.Neighbours, tables: list[LiveTable]) -> None:
        await look(self, tables)
        beaten.add(self.server)

    monkeypatch.setattr(neighbours, "BEAT_ALONE", 3600.0)
    monkeypatch.setattr(neighbours.Neighbours, "look", noted)
    for server in opened:
        assert server.neighbours is not None
        server.neighbours.behind.set()
    await until(lambda: beaten >= set(opened))
    monkeypatch.setattr(neighbours.Neighbours, "look", look)


def test_what_the_dead_leave_behind_is_cleared_away(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql()) as opened:
            await dealt(opened, 2, bots=1)
            server = opened[0]
            assert server.neighbours is not None
            await until_async(server, 2)
            long_ago = now() - neighbours.FORGOTTEN - 1
            gone = opened[1]
            for task in list(gone.tasks):
                task.cancel()
            await server.store.write(update(PROCESSES).where(PROCESSES.c.id == gone.process).values(seen=long_ago))
            await server.neighbours.bury()
            assert [row["process"] for row in await server.store.find(select(PRESENCE))] == [server.process]

    async def until_async(server: TableServer, count: int) -> None:
        while len(await server.store.find(select(PRESENCE))) < count:
            await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_lost_bus_is_told_play_goes_on_and_it_is_found_again(fresh_postgresql: Fresh, own_redis: Redis) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), own_redis.url) as opened:
            table, guests = await dealt(opened, 3)
            own_redis.kill()
            await until(lambda: not any(server.neighbours is not None and server.neighbours.hears for server in opened))
            assert "kickback_bus_ready 0" in opened[0].metrics()
            luck = random.Random(5)
            for _ in range(3):
                await until(lambda: any(guest.legal() for guest in guests))
                actor = by_ear(guests)
                assert (await actor.act(luck.choice(actor.legal())))["say"] == "done"
            own_redis.start()
            await until(lambda: all(server.neighbours is not None and server.neighbours.hears for server in opened))
            playing = [play(guest, random.Random(at)) for at, guest in enumerate(guests)]
            await asyncio.wait_for(asyncio.gather(*playing), 200)
            course = await final(opened[0], table)
            for guest in guests:
                guest.saw(course)

    asyncio.run(run())


async def listeners(bus: Bus, wanted: dict[str, int]) -> None:
    """Until Redis counts so many who listen to each channel."""
    channels = [PREFIX + channel for channel in wanted]
    while [count for _, count in await bus.client.pubsub_numsub(*channels)] != list(wanted.values()):
        await asyncio.sleep(0.01)


def test_a_bell_reaches_others_and_nobody_hears_their_own(redis: str) -> None:
    async def run() -> None:
        heard: dict[str, list[tuple[str, str, str]]] = {"a": [], "b": []}
        buses = [Bus(redis, name, lambda *said, name=name: heard[name].append(said), lambda: None) for name in "ab"]
        running = [asyncio.create_task(bus.run()) for bus in buses]
        await until(lambda: all(bus.ready for bus in buses))
        for bus in buses:
            bus.listen("table")
        buses[1].listen("last")
        await listeners(buses[0], {"table": 2, "last": 1})
        buses[0].ring("table", "grown", "7")
        buses[0].ring("elsewhere", "grown", "7")
        await until(lambda: heard["b"] == [("table", "grown", "7")])
        buses[1].leave("table")
        await listeners(buses[0], {"table": 1, "last": 1})
        buses[0].ring("table", "grown", "8")
        buses[0].ring("last", "grown", "9")  # what was rung before it has been heard by then
        await until(lambda: len(heard["b"]) > 1)
        assert heard == {"a": [], "b": [("table", "grown", "7"), ("last", "grown", "9")]}
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(run())


def test_bots_think_elsewhere(fresh_postgresql: Fresh, redis: str) -> None:
    async def run() -> None:
        database = fresh_postgresql()
        async with servers(database, redis, thinkers=0) as open_servers:
            store = opened(database)
            store.open()
            workshops = [Workshop(store, redis, 1) for _ in range(2)]
            working = [asyncio.create_task(workshop.work_on()) for workshop in workshops]
            table, guests = await dealt(open_servers, 2, bots=2, game="wallet")
            playing = [play(guest, random.Random(at)) for at, guest in enumerate(guests)]
            await asyncio.wait_for(asyncio.gather(*playing), 200)
            rows = await rows_of(open_servers[0], table)
            by_bots = sum(row.by == "bot" for row in rows)
            assert by_bots > 0
            assert not any(row.by in ("stand-in", "clock") for row in rows)
            assert all(server.thinkers.pool is None for server in open_servers), "no server thinks itself"
            done = len(await store.find(select(JOBS).where(JOBS.c.answer != "")))
            assert sum(workshop.answered for workshop in workshops) == done >= by_bots, "each job is done once"
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            await store.close()

    asyncio.run(run())


def test_a_job_that_nobody_takes_is_answered_by_a_stand_in(
    fresh_postgresql: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "PATIENCE", 0.5)

    async def run() -> None:
        async with servers(fresh_postgresql(), count=1, thinkers=0) as open_servers:
            table, guests = await dealt(open_servers, 1, bots=2)
            playing = asyncio.create_task(play(guests[0], random.Random(1)))
            live = open_servers[0].tables[table]
            await until(lambda: any(by == "stand-in" for _, by in live.course.who))
            playing.cancel()

    asyncio.run(run())


def test_a_job_whose_taker_died_is_taken_by_another(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), count=1, thinkers=0) as open_servers:
            await dealt(open_servers, 1, bots=2, game="wallet")
            store = open_servers[0].store
            taken: list[dict[str, object]] = []
            while not taken:
                taken = await store.find(jobs.taking("dead", 5))
            assert await store.find(jobs.taking("other", 5)) == []
            await store.write(update(JOBS).values(until=0))
            assert [row["seat"] for row in await store.find(jobs.taking("other", 5))] == [row["seat"] for row in taken]

    asyncio.run(run())
