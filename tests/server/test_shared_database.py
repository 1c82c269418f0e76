"""A database that several processes share: answers that are lost, a line that hangs, one schema, key and clock."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import select, text

from kickback.server.course import ACT, CHAT
from kickback.server.database import opened
from kickback.server.relay import Relay
from kickback.server.schema import KEYS, TABLES
from kickback.server.storage import Line, NotStored, Row
from kickback.server.timing import SHARED, SharedClock
from tests.server.table_servers import by_ear, dealt, final, rows_of, seated, servers, until

Fresh = Callable[[], str]


class Swallowing(Relay):
    """Between a server and its database: a commit arrives, and its answer never does."""

    armed = False
    shut = False

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while self.whole.is_set():
            piece = await source.read(65536)
            if not piece:
                break
            if self.armed and b"COMMIT" in piece:
                self.armed = False
                self.part()
                sink.write(piece)
                await sink.drain()
                await asyncio.sleep(0.3)
                self.targets = [] if self.shut else self.targets
                self.cut()
                self.mend()
                return
            await self.whole.wait()
            sink.write(piece)
            await sink.drain()
        sink.close()


async def relayed(database: str) -> tuple[Swallowing, str]:
    """A relay before that database, and its address through it."""
    place = database.split("@")[1].split("/")
    host, _, port = place[0].partition(":")
    relay = Swallowing([(host, int(port))], random.Random(1))
    await relay.open()
    return relay, database.replace(place[0], f"127.0.0.1:{relay.port}")


@pytest.mark.parametrize("back_at_once", [True, False])
def test_a_commit_whose_answer_is_lost_is_acknowledged_once_and_never_written_twice(
    back_at_once: bool, fresh_postgresql: Fresh
) -> None:
    async def run() -> None:
        database = fresh_postgresql()
        relay, address = await relayed(database)
        targets = relay.targets
        async with servers(address, count=1) as opened:
            table, guests = await dealt(opened, 3)
            actor = by_ear(guests)
            text, before = actor.legal()[0], len(await rows_of(opened[0], table))
            relay.shut = not back_at_once
            question = actor.sight(actor.seats[0]).question
            relay.armed = True
            reply = await actor.act(text, "once", question)
            if not back_at_once:
                assert (reply["say"], reply["why"]) == ("refused", "not-stored")
                assert not opened[0].store.ready
                relay.targets = targets
                reply = await actor.act(text, "once", question)
            assert reply["say"] == "done"
            assert (await actor.act(text, "once", question))["say"] == "done"
            rows = (await rows_of(opened[0], table))[before:]
            assert [row.ref.partition("/")[2] for row in rows if row.kind == ACT] == ["once"]
            course = await final(opened[0], table)
            for guest in guests:
                guest.saw(course)
        await relay.close()

    asyncio.run(run())


def test_a_database_that_hangs_refuses_soon_and_play_goes_on_when_it_answers(
    fresh_postgresql: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickback.server.storage.PATIENCE", 1.0)

    async def run() -> None:
        relay, address = await relayed(fresh_postgresql())
        async with servers(address, count=1) as opened:
            table, guests = await dealt(opened, 3)
            actor = by_ear(guests)
            text = actor.legal()[0]
            relay.part()
            began = asyncio.get_running_loop().time()
            reply = await actor.act(text, "slow")
            assert (reply["say"], reply["why"]) == ("refused", "not-stored")
            assert asyncio.get_running_loop().time() - began < 20
            with pytest.raises(NotStored):
                await opened[0].table(table)
            relay.mend()
            relay.cut()
            await until(lambda: opened[0].store.ready)
            replies = [await actor.act(text, "slow") for _ in range(2)]
            assert "done" in [reply["say"] for reply in replies]
            refs = [row.ref.partition("/")[2] for row in await rows_of(opened[0], table)]
            assert refs.count("slow") == 1
        await relay.close()

    asyncio.run(run())


def test_processes_that_start_together_migrate_once(fresh_postgresql: Fresh, tmp_path: Path) -> None:
    for address in (fresh_postgresql(), f"sqlite:///{tmp_path / 'new.sqlite'}"):
        with ThreadPoolExecutor(6) as together:
            stores = list(together.map(opened, [address] * 6))
        for store in stores:
            assert store.found(Line(), select(TABLES)) == []
            store.engine.dispose()


def test_columns_hold_milliseconds_on_postgresql(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), count=1) as opened:
            table, _ = await seated(opened, 1, bots=2)
            row = Row(table, 1, CHAT, -1, "person", "all ok", "chat/handle/Somebody", 4_102_444_800_000)
            await opened[0].store.append(row)
            assert await rows_of(opened[0], table) == [row]

    asyncio.run(run())


def test_the_signing_key_is_shared_and_needs_no_folder(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), data=Path("/nowhere/at/all")) as opened:
            person = "a" * 32
            assert opened[1].keys.read(opened[0].keys.signed(person)) == person
            assert len(await opened[0].store.find(select(KEYS))) == 1

    asyncio.run(run())


def test_the_shared_clock_is_the_databases() -> None:
    clock = SharedClock()
    clock.compare(1000, 61_000, 1400)  # a slow answer
    assert clock.offset == 59_800
    clock.compare(2000, 62_010, 2020)  # a quick one is believed
    assert clock.offset == 60_000
    assert SHARED.offset < 1000


def test_a_read_that_nobody_waits_for_any_more_gives_its_connection_back(fresh_postgresql: Fresh) -> None:
    """Otherwise it would be left open when the database is let go of, and found so at the end of the test."""

    async def run() -> None:
        store = opened(fresh_postgresql())
        store.open()
        reading = asyncio.create_task(store.find(text("select pg_sleep(0.5)")))
        await asyncio.sleep(0.2)
        reading.cancel()
        await store.close()

    asyncio.run(run())
