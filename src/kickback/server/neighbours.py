"""The other processes on the same database: what they have written, and who looks at a table through them.

All of it is in the database; the bus only says when to look. Whatever it does not say a heartbeat finds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import ARRAY, BigInteger, String, any_, cast, delete, func, literal, select

from kickback.server import jobs, telling
from kickback.server.bus import Bus
from kickback.server.people import handle
from kickback.server.schema import JOBS, LOG, PRESENCE, PROCESSES, TABLES
from kickback.server.storage import NotStored, Outrun
from kickback.server.timing import SHARED, now, own_time

if TYPE_CHECKING:  # the server holds its tables, and knows its neighbours
    from kickback.server.live import LiveTable
    from kickback.server.table_server import TableServer

HERE = "here"  # people have come or gone
BEAT, BEAT_ALONE = 2.0, 0.5  # seconds between heartbeats, with a bus and without
LIVES = 7000  # milliseconds a process counts as alive after it was last seen
FORGOTTEN = 60_000  # and until all it has left behind is cleared away
CLOCK = select(cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger).label("now"))


class Neighbours:
    """This process among the others."""

    def __init__(self, server: TableServer, bus: str) -> None:
        self.server = server
        self.bus = Bus(bus, server.process, self.heard, self.missed) if bus else None
        self.moved: set[str] = set()  # tables where somebody came or went, to be told
        self.bell = asyncio.Event()
        self.behind = asyncio.Event()  # something may have been missed: look now

    @property
    def hears(self) -> bool:
        """Does the bus work? Without one nothing is amiss."""
        return self.bus is None or self.bus.ready

    async def open(self) -> None:
        for _ in range(3):
            await self.compare_clocks()
        await self.say_alive()
        self.server.do(self.beat_on())
        self.server.do(self.tell_on())
        if self.bus is not None:
            self.server.do(self.bus.run())

    async def close(self) -> None:
        """Says goodbye, so that nobody waits for this process."""
        mine = self.server.process
        with suppress(NotStored, Outrun):  # they will notice
            await self.server.store.write(
                delete(PRESENCE).where(PRESENCE.c.process == mine), delete(PROCESSES).where(PROCESSES.c.id == mine)
            )

    # The bell

    def ring(self, live: LiveTable, what: str, said: str = "") -> None:
        if self.bus is not None:
            self.bus.ring(live.sheet.id, what, said or str(live.course.number if not live.frozen else 0))

    def listen(self, table: str) -> None:
        if self.bus is not None:
            self.bus.listen(table)

    def leave(self, table: str) -> None:
        if self.bus is not None:
            self.bus.leave(table)

    def heard(self, table: str, what: str, said: str) -> None:
        if what == jobs.THOUGHT:
            if self.server.remote is not None:
                self.server.remote.heard(table, said)
            return
        live = self.server.tables.get(table)
        if live is None:
            return
        if what == telling.REACTION:
            telling.tell_frame(live, said.encode())
        elif what == HERE:
            self.server.do(self.look_around([live]))
        elif what == telling.SHEET or live.frozen or int(said) > live.course.number:
            self.call(live)

    def missed(self) -> None:
        """The bus is there again: nobody knows what it would have said."""
        self.behind.set()

    def call(self, live: LiveTable) -> None:
        """To catch up; a table that has been called already will find this, too."""
        if not live.called:
            live.called = True
            self.server.do(live.follow())

    # The heartbeat

    async def beat_on(self) -> None:
        lost = False
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.behind.wait(), BEAT if self.bus is not None and self.hears else BEAT_ALONE)
            self.behind.clear()
            try:
                await self.say_alive()
                await self.compare_clocks()
                await self.look(list(self.server.tables.values()))
            except (NotStored, Outrun):  # the next one will do
                lost = True
                continue
            if lost:  # others may have given this process up: who is here is told anew
                lost = False
                self.moved |= {live.sheet.id for live in self.server.tables.values() if live.wires}
                self.bell.set()

    async def say_alive(self) -> None:
        store = self.server.store
        await store.write(store.upsert(PROCESSES, "id", id=self.server.process, seen=now()))

    async def compare_clocks(self) -> None:
        before = own_time()
        found = await self.server.store.find(CLOCK)
        SHARED.compare(before, found[0]["now"], own_time())

    async def look(self, tables: list[LiveTable]) -> None:
        """Finds what others have written at these tables, and who is there through them."""
        await self.look_around(tables)
        states = await self.states(live.sheet.id for live in tables)
        for live in tables:
            if behind(live, states.get(live.sheet.id)):
                self.call(live)

    async def refresh(self, live: LiveTable) -> None:
        """Somebody comes who may have heard more through another process."""
        states = await self.states([live.sheet.id])
        if behind(live, states.get(live.sheet.id)):
            async with live.lock:
                await live.catch_up()
                await live.settle()

    async def states(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The version of each table's sheet, and how long its log is."""
        longest = select(func.max(LOG.c.number)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        found = await self.server.store.find(
            select(TABLES.c.id, TABLES.c.version, longest.label("number")).where(one_of(TABLES.c.id, ids))
        )
        return {row["id"]: (row["version"], row["number"] or 0) for row in found}

    # Who is where

    async def meet(self, live: LiveTable) -> None:
        """A table that was not in memory. If it is alive elsewhere, nobody has waited for this process."""
        self.listen(live.sheet.id)
        present = (await self.present([live.sheet.id])).get(live.sheet.id, {})
        live.elsewhere = who_live(present)
        if live.elsewhere:
            live.woken = 0

    async def present(self, ids: Iterable[str]) -> dict[str, dict[str, tuple[str, bool]]]:
        """By table and other process: whose handles are there, and does the process live?"""
        joined = PRESENCE.outerjoin(PROCESSES, PROCESSES.c.id == PRESENCE.c.process)
        found = await self.server.store.find(
            select(PRESENCE, PROCESSES.c.seen)
            .select_from(joined)
            .where(one_of(PRESENCE.c.table_id, ids), PRESENCE.c.process != self.server.process)
        )
        told: dict[str, dict[str, tuple[str, bool]]] = {}
        for row in found:
            lives = now() - (row["seen"] or 0) < LIVES
            told.setdefault(row["table_id"], {})[row["process"]] = (row["people"], lives)
        return told

    async def look_around(self, tables: list[LiveTable]) -> None:
        """Finds who is at these tables through others."""
        with suppress(NotStored):  # the heartbeat looks again
            present = await self.present(live.sheet.id for live in tables)
            for live in tables:
                self.learn(live, present.get(live.sheet.id, {}))

    def learn(self, live: LiveTable, present: dict[str, tuple[str, bool]]) -> None:
        elsewhere = who_live(present)
        died = any(process in live.elsewhere for process, (_, lives) in present.items() if not lives)
        if elsewhere != live.elsewhere:
            live.learn(elsewhere, died)

    def came_or_went(self, live: LiveTable) -> None:
        self.moved.add(live.sheet.id)
        self.bell.set()

    async def tell_on(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            moved, self.moved = self.moved, set()
            try:
                await self.tell(moved)
            except (NotStored, Outrun):
                self.moved |= moved
                await asyncio.sleep(BEAT)
                self.bell.set()

    async def tell(self, moved: set[str]) -> None:
        """Writes down who is at these tables through this process."""
        store, mine = self.server.store, self.server.process
        here: dict[str, list[str]] = {}
        for table in moved:
            live = self.server.tables.get(table)
            here[table] = sorted({handle(wire.person) for wire in live.wires}) if live is not None else []
        await store.write(
            *[
                store.upsert(PRESENCE, "table_id process", table_id=table, process=mine, people=" ".join(people))
                if people
                else delete(PRESENCE).where(PRESENCE.c.table_id == table, PRESENCE.c.process == mine)
                for table, people in sorted(here.items())
            ]
        )
        if self.bus is not None:
            for table in moved:
                self.bus.ring(table, HERE, "")

    async def bury(self) -> None:
        """Clears away what processes have left behind that have died, and jobs that are done."""
        dead = select(PROCESSES.c.id).where(PROCESSES.c.seen < now() - FORGOTTEN)
        alive = select(PROCESSES.c.id)
        with suppress(NotStored, Outrun):
            await self.server.store.write(
                delete(PRESENCE).where(PRESENCE.c.process.in_(dead) | PRESENCE.c.process.not_in(alive)),
                delete(PROCESSES).where(PROCESSES.c.seen < now() - FORGOTTEN),
                delete(JOBS).where(JOBS.c.made < now() - FORGOTTEN),
            )


def who_live(present: dict[str, tuple[str, bool]]) -> dict[str, frozenset[str]]:
    return {process: frozenset(people.split()) for process, (people, lives) in present.items() if lives}


def behind(live: LiveTable, state: tuple[int, int] | None) -> bool:
    if state is None:
        return False
    version, number = state
    return version != live.version or (not live.frozen and number > live.course.number)


def one_of(column: Any, ids: Iterable[str]) -> Any:  # SQLAlchemy's own types are as vague
    return column == any_(literal(list(ids), ARRAY(String)))
