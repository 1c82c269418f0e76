"""All tables in memory, and what they share: database, keys, bots that think, neighbours."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, process_time
from typing import Any  # a coroutine's other ends

import msgspec
from sqlalchemy import insert, select

from kickback.games import game as game_named
from kickback.server import telling
from kickback.server.database import opened
from kickback.server.dealing import deal_later, to_be_dealt
from kickback.server.jobs import RemoteThinkers
from kickback.server.live import TAKE_PLACE, LiveTable
from kickback.server.messages import Away
from kickback.server.neighbours import Neighbours
from kickback.server.people import Keys, keys_in, new_table_id
from kickback.server.refusals import refused
from kickback.server.schema import PEOPLE, TABLES
from kickback.server.seating import OVER, Articles, Chair, Sheet, sealed
from kickback.server.settings import Settings
from kickback.server.storage import Filled, Store
from kickback.server.thinking import Thinkers
from kickback.server.timing import now
from kickback.server.wire import GOING_DOWN

LOG = logging.getLogger("kickback.server")
MAKE_TABLE = insert(TABLES)
SWEEP = 5.0  # seconds between looks for tables nobody watches
IDLE = 60_000  # milliseconds such a table stays in memory
IDLE_OVER = 5_000  # the same when its game is over: people have mostly gone on to the next one
BACK_IN = 5  # seconds after which clients should come back


@dataclass
class Counters:
    """What /metrics tells."""

    requests: dict[int, int] = field(default_factory=dict)


class TableServer:
    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.process = secrets.token_hex(8)
        self.neighbours = Neighbours(self, settings.bus) if store.shared else None
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.thinkers = Thinkers(max(1, settings.thinkers))
        self.remote = RemoteThinkers(self) if settings.thinkers == 0 else None
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
            if self.neighbours is not None:
                await self.neighbours.refresh(live)
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
        sheet, secret = msgspec.json.decode(found[0]["sheet"], type=Sheet), found[0]["secret"]
        live = LiveTable(self, sheet, secret, found[0]["version"])
        if self.neighbours is not None:
            await self.neighbours.meet(live)
        await live.catch_up()
        live.awake()
        await live.settle()
        self.tables[id] = live
        if to_be_dealt(live):
            self.do(deal_later(live))
        return live

    async def make(
        self,
        articles: Articles,
        host: str,
        before: LiveTable | None = None,
        chairs: list[Chair] | None = None,
        handed: dict[str, list[str]] | None = None,
        same_deal: bool = False,
    ) -> LiveTable:
        """A new table, with its deal sealed before anybody sits down; or with the very deal of the one before.

        The one before is told of it in the same commit, so that a rematch is made once.
        """
        deal_of = before if same_deal else None
        secret = deal_of.secret if deal_of else secrets.token_hex(32)
        sheet = Sheet(
            new_table_id(),
            articles,
            game_named(articles.game).version,
            host,
            chairs or [Chair() for _ in range(articles.seats)],
            sealed(secret),
            made=now(),
            handed=handed or {},
        )
        if before:
            sheet.before, sheet.locked = before.sheet.id, before.sheet.locked
        if deal_of:
            sheet.known = deal_of.sheet.known or deal_of.sheet.id
            sheet.salts, sheet.brought = deal_of.course.salts, deal_of.sheet.brought
        stored = [
            Filled(
                MAKE_TABLE,
                {
                    "id": sheet.id,
                    "game": articles.game,
                    "stage": sheet.stage,
                    "public": articles.public,
                    "made": sheet.made,
                    "changed": sheet.made,
                    "secret": secret,
                    "sheet": msgspec.json.encode(sheet).decode(),
                },
            ),
            *[Filled(TAKE_PLACE, {"person": person, "table_id": sheet.id}) for person in sheet.people()],
        ]
        if before:
            named = {"dealt_again" if same_deal else "after": sheet.id}
            await before.change(msgspec.structs.replace(before.sheet, **named), stored)
        else:
            await self.store.write(*stored)
        live = self.tables[sheet.id] = LiveTable(self, sheet, secret)
        if self.neighbours is not None:
            self.neighbours.listen(sheet.id)
        return live

    async def name_of(self, person: str) -> tuple[str, str]:
        """What a person is called, and their portrait."""
        if person not in self.names or self.neighbours is not None:  # another process may have renamed them
            found = await self.store.find(select(PEOPLE).where(PEOPLE.c.id == person))
            if not found:
                return "", ""
            if len(self.names) > 10_000:
                self.names.clear()
            self.names[person] = (found[0]["name"], found[0]["portrait"])
        return self.names[person]

    async def rename(self, person: str, name: str, portrait: str) -> None:
        await self.store.write(self.store.upsert(PEOPLE, "id", id=person, name=name, portrait=portrait, made=now()))
        self.names[person] = (name, portrait)

    async def sweep_on(self) -> None:
        """Drops tables nobody watches; the log has them."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(now())
            if self.neighbours is not None:
                await self.neighbours.bury()

    def sweep(self, time: int) -> None:
        idle = [
            live
            for live in self.tables.values()
            if live.idle and live.idle_since < time - (IDLE_OVER if live.sheet.stage == OVER else IDLE)
        ]
        surplus = len(self.tables) - len(idle) - self.settings.cached
        if surplus > 0:  # more than fit: the longest idle go first, however short that is
            waiting = sorted((t for t in self.tables.values() if t.idle), key=lambda live: live.idle_since)
            idle = waiting[: len(idle) + surplus]
        for live in idle:
            live.close()
            self.tables.pop(live.sheet.id, None)
            if self.neighbours is not None:
                self.neighbours.leave(live.sheet.id)

    # What other processes on the same database are told

    def ring(self, live: LiveTable, what: str, said: str = "") -> None:
        if self.neighbours is not None:
            self.neighbours.ring(live, what, said)

    def came_or_went(self, live: LiveTable) -> None:
        if self.neighbours is not None:
            self.neighbours.came_or_went(live)

    async def close(self) -> None:
        """Tells everybody when to come back, finishes what is being written, and goes."""
        self.closing = True
        for live in list(self.tables.values()):
            telling.tell_all(live, Away(BACK_IN))
            for wire in list(live.wires):
                wire.close(GOING_DOWN, refused("going-down", {"seconds": BACK_IN}))
        await asyncio.sleep(0.05)
        for live in list(self.tables.values()):
            live.close()
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError, Exception):
                await task
        self.thinkers.close()
        if self.neighbours is not None:
            await self.neighbours.close()
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
            "bot_answers_total": self.thinkers.answers,
            "bot_failures_total": self.thinkers.failures,
            "database_ready": int(self.store.ready),
            "bus_ready": int(self.neighbours is None or self.neighbours.hears),
            "uptime_seconds": round(monotonic() - self.opened),
            "cpu_seconds_total": round(process_time(), 3),
            "memory_bytes": resident_bytes(),
        }
        told = [f"kickback_{name} {value}" for name, value in lines.items()]
        told += [
            f'kickback_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.counters.requests.items())
        ]
        return "\n".join(told) + "\n"


def resident_bytes() -> int:
    """What this process holds in memory, where the system tells."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if status.exists() else 0


async def open_server(settings: Settings) -> TableServer:
    store = await asyncio.to_thread(opened, settings.database_url)
    keys = await asyncio.to_thread(keys_in, store, settings.data)
    server = TableServer(settings, store, keys)
    store.open()
    if server.neighbours is not None:
        await server.neighbours.open()
    server.do(server.sweep_on())
    return server
