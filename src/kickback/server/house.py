"""The house: all tables in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import Any  # a coroutine's other ends

import msgspec
from sqlalchemy import delete, insert, select

from kickback.games import game as game_named
from kickback.server.live import LiveTable
from kickback.server.messages import Away
from kickback.server.people import Keys, keys_in, new_table_id
from kickback.server.schema import PEOPLE, PLACES, TABLES
from kickback.server.seating import Articles, Chair, Sheet, sealed
from kickback.server.settings import Settings
from kickback.server.storage import Store, opened
from kickback.server.thinking import Thinkers
from kickback.server.timing import now
from kickback.server.wire import GOING_DOWN

LOG = logging.getLogger("kickback.server")
SWEEP = 20.0  # seconds between looks for tables nobody watches
IDLE = 60_000  # milliseconds a table nobody watches stays in memory
BACK_IN = 5  # seconds after which clients should come back


@dataclass
class Counters:
    """What /metrics tells."""

    rows: int = 0
    refused: int = 0
    sockets: int = 0
    requests: dict[int, int] = field(default_factory=dict)


class House:
    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.thinkers = Thinkers(settings.workers)
        self.counters = Counters()
        self.tasks: set[asyncio.Task[None]] = set()
        self.names: dict[str, tuple[str, str]] = {}
        self.opened = monotonic()
        self.closing = False

    def do(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs it beside everything else; what goes wrong is logged, nothing is silently lost."""
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def table(self, id: str) -> LiveTable | None:
        """The table of that id, read from the database if it is not in memory."""
        live = self.tables.get(id)
        if live is not None:
            live.idle_since = now()  # somebody is about to do something here: it must not be dropped meanwhile
            return live
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def load(self, id: str) -> LiveTable | None:
        found = await self.store.find(select(TABLES).where(TABLES.c.id == id))
        if not found:
            return None
        live = LiveTable(self, msgspec.json.decode(found[0]["sheet"], type=Sheet), found[0]["secret"])
        if not live.frozen:
            await live.read_on()
        self.tables[id] = live
        return live

    async def make(
        self, articles: Articles, host: str, before: str = "", chairs: list[Chair] | None = None
    ) -> LiveTable:
        """A new table, with its deal sealed before anybody sits down."""
        secret = secrets.token_hex(32)
        sheet = Sheet(
            new_table_id(),
            articles,
            game_named(articles.game).version,
            host,
            chairs or [Chair() for _ in range(articles.seats)],
            sealed(secret),
            made=now(),
            before=before,
        )
        await self.store.write(
            insert(TABLES).values(
                id=sheet.id,
                game=articles.game,
                stage=sheet.stage,
                public=articles.public,
                made=sheet.made,
                changed=sheet.made,
                secret=secret,
                sheet=msgspec.json.encode(sheet).decode(),
            ),
            *[insert(PLACES).values(person=person, table_id=sheet.id) for person in sheet.people()],
        )
        live = self.tables[sheet.id] = LiveTable(self, sheet, secret)
        return live

    async def name_of(self, person: str) -> tuple[str, str]:
        """What a person is called, and their portrait."""
        if person not in self.names:
            found = await self.store.find(select(PEOPLE).where(PEOPLE.c.id == person))
            if not found:
                return "", ""
            if len(self.names) > 10_000:
                self.names.clear()
            self.names[person] = (found[0]["name"], found[0]["portrait"])
        return self.names[person]

    async def rename(self, person: str, name: str, portrait: str) -> None:
        await self.store.write(
            delete(PEOPLE).where(PEOPLE.c.id == person),
            insert(PEOPLE).values(id=person, name=name, portrait=portrait, made=now()),
        )
        self.names[person] = (name, portrait)

    async def sweep_on(self) -> None:
        """Drops tables nobody watches; the log has them."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(now() - IDLE)

    def sweep(self, before: int) -> None:
        idle = [live for live in self.tables.values() if live.idle and live.idle_since < before]
        surplus = len(self.tables) - len(idle) - self.settings.cached
        if surplus > 0:  # more than fit: the longest idle go first, however short that is
            waiting = sorted((t for t in self.tables.values() if t.idle), key=lambda live: live.idle_since)
            idle = waiting[: len(idle) + surplus]
        for live in idle:
            live.close()
            self.tables.pop(live.sheet.id, None)

    async def close(self) -> None:
        """Tells everybody when to come back, finishes what is being written, and goes."""
        self.closing = True
        for live in list(self.tables.values()):
            live.tell_all(Away(BACK_IN))
            for wire in list(live.wires):
                wire.close(GOING_DOWN, f"the server goes down; come back in {BACK_IN} s")
        await asyncio.sleep(0.05)
        for live in list(self.tables.values()):
            live.close()
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError, Exception):
                await task
        self.thinkers.close()
        await self.store.close()

    def metrics(self) -> str:
        """For Prometheus; numbers only, and none about what is in anybody's hand."""
        sockets = sum(len(live.wires) for live in self.tables.values())
        lines = {
            "tables_in_memory": len(self.tables),
            "sockets": sockets,
            "log_rows_total": self.store.rows,
            "commits_total": self.store.commits,
            "writes_waiting": len(self.store.pending),
            "bot_failures_total": self.thinkers.failures,
            "database_ready": int(self.store.ready),
            "uptime_seconds": round(monotonic() - self.opened),
            "cpu_seconds_total": round(process_time(), 3),
        }
        told = [f"kickback_{name} {value}" for name, value in lines.items()]
        told += [
            f'kickback_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.counters.requests.items())
        ]
        return "\n".join(told) + "\n"


async def open_house(settings: Settings) -> House:
    keys = keys_in(settings.data)
    house = House(settings, opened(settings.database_url), keys)
    house.store.open()
    house.do(house.sweep_on())
    return house
