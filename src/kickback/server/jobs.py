"""Bots that think on other machines: a job waits in the database, `kickback think` takes it and writes the answer."""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any  # Any: rows of the database

import msgspec
from sqlalchemy import Executable, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from kickback.server.bus import Bus
from kickback.server.course import Course
from kickback.server.database import opened
from kickback.server.schema import JOBS, TABLES
from kickback.server.seating import Sheet
from kickback.server.storage import NotStored, Outrun, Store, Unusable
from kickback.server.thinking import FALLBACK, PATIENCE, STAND_IN, Job, Thinkers, Thought, job_for
from kickback.server.timing import now

if TYPE_CHECKING:  # the server asks here
    from kickback.server.table_server import TableServer

WORK, THOUGHT = "work", "thought"  # said on the bus: a job waits; an answer is there
LEASE = 6000  # milliseconds after which somebody else may take a job that was taken
POLL = 1.0  # seconds between looks if nobody calls
KEPT = 64  # tables in the memory of one who thinks
KEY = (JOBS.c.table_id, JOBS.c.number, JOBS.c.seat)


class RemoteThinkers:
    """Asks whoever thinks for this database; a job that nobody finishes in time is answered by a stand-in here."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.bells: dict[tuple[str, int, int], asyncio.Event] = {}

    async def think(self, job: Job, number: int) -> Thought:
        key = (job.table, number, job.seat)
        bell = self.bells[key] = asyncio.Event()
        try:
            answer = await self.asked(key, job.bot, bell)
        except (NotStored, Outrun):
            answer = ""
        finally:
            self.bells.pop(key, None)
        by, _, text = answer.partition(" ")
        if text:
            return Thought(text, by)
        self.server.thinkers.failures += 1
        return Thought(await self.server.thinkers.tried(replace(job, bot=FALLBACK)), STAND_IN)

    async def asked(self, key: tuple[str, int, int], bot: str, bell: asyncio.Event) -> str:
        table, number, seat = key
        time, end = now(), monotonic() + PATIENCE
        job = insert(JOBS).values(
            table_id=table, number=number, seat=seat, bot=bot, made=time, taker="", until=0, answer=""
        )
        await self.server.store.write(job.on_conflict_do_nothing())
        neighbours = self.server.neighbours
        if neighbours is not None and neighbours.bus is not None:
            neighbours.bus.ring(WORK, WORK, "")
        while monotonic() < end:
            with suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), POLL)
            bell.clear()
            for row in await self.server.store.find(select(JOBS.c.answer).where(tuple_(*KEY) == tuple_(*key))):
                if row["answer"]:
                    return str(row["answer"])
        return ""

    def heard(self, table: str, said: str) -> None:
        number, seat = said.split()
        bell = self.bells.get((table, int(number), int(seat)))
        if bell is not None:
            bell.set()


def taking(me: str, most: int) -> Executable:
    """Takes the oldest jobs that nobody else thinks about; what others are just taking is passed over."""
    time = now()
    free = (
        select(*KEY)
        .where(JOBS.c.answer == "", JOBS.c.until < time, JOBS.c.made > time - PATIENCE * 1000)
        .order_by(JOBS.c.made)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    return update(JOBS).where(tuple_(*KEY).in_(free)).values(taker=me, until=time + LEASE).returning(*KEY, JOBS.c.bot)


class Workshop:
    """One `kickback think`: so many processes that think, for all servers on one database."""

    def __init__(self, store: Store, bus: str, processes: int) -> None:
        self.store = store
        self.me = token_hex(8)
        self.bell = asyncio.Event()
        self.bus = Bus(bus, self.me, self.heard, self.bell.set) if bus else None
        self.thinkers = Thinkers(processes)
        self.most = processes + 1  # one waits, so that nobody is idle
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.reading = asyncio.Lock()
        self.doing: set[asyncio.Task[None]] = set()
        self.answered = 0

    def heard(self, _channel: str, _what: str, _said: str) -> None:
        self.bell.set()

    async def work_on(self) -> None:
        """Until it is cancelled."""
        beside = [asyncio.create_task(self.hold_on())]
        if self.bus is not None:
            self.bus.listen(WORK)
            beside.append(asyncio.create_task(self.bus.run()))
        try:
            while True:
                await self.take()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.bell.wait(), POLL)
                self.bell.clear()
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*self.doing, *beside, return_exceptions=True)
            self.thinkers.close()

    async def take(self) -> None:
        room = self.most - len(self.doing)
        if room <= 0:
            return
        with suppress(NotStored):
            for row in await self.store.find(taking(self.me, room)):
                task = asyncio.create_task(self.do(row))
                self.doing.add(task)
                task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.doing.discard(task)
        self.bell.set()

    async def hold_on(self) -> None:
        """What is being thought about stays taken."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            if self.doing:
                held = update(JOBS).where(JOBS.c.taker == self.me, JOBS.c.answer == "")
                with suppress(NotStored, Outrun):
                    await self.store.write(held.values(until=now() + LEASE))

    async def do(self, row: dict[str, Any]) -> None:
        table, number, seat = row["table_id"], row["number"], row["seat"]
        with suppress(NotStored, Outrun):  # somebody else takes it, or its server's stand-in answers
            async with self.reading:
                course = await self.course(table, number)
                job = job_for(course, seat, row["bot"])
            thought = await self.thinkers.think(job)
            mine = update(JOBS).where(tuple_(*KEY) == tuple_(table, number, seat), JOBS.c.taker == self.me)
            await self.store.write(mine.values(answer=f"{thought.by} {thought.text}").execution_options(must_meet=True))
            self.answered += 1
            if self.bus is not None:
                self.bus.ring(table, THOUGHT, f"{number} {seat}")

    async def course(self, table: str, number: int) -> Course:
        """The table as its log tells it up to that row."""
        course = self.courses.pop(table, None)
        if course is None or course.number > number:
            found = await self.store.find(select(TABLES).where(TABLES.c.id == table))
            course = Course(msgspec.json.decode(found[0]["sheet"], type=Sheet), found[0]["secret"])
        for row in await self.store.log(table, course.number):
            if row.number <= number:
                course.apply(row)
        self.courses[table] = course
        if len(self.courses) > KEPT:
            self.courses.popitem(last=False)
        return course


async def think(database: str, bus: str, processes: int) -> None:
    """Thinks until SIGTERM or Ctrl+C."""
    store = opened(database)
    if not store.shared:
        raise Unusable("bots can think on other machines only for a database elsewhere: --database postgresql://…")
    store.open()
    work = asyncio.create_task(Workshop(store, bus, processes).work_on())
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(sign, work.cancel)
    with suppress(asyncio.CancelledError):
        await work
    await store.close()
