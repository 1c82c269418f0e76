"""Where logs are kept. What is told as stored survives a power cut; many tables' rows share one commit.

One thread writes. A commit is one hop to it and back: drivers that hop for each statement wait each time until the
event loop lets go of the interpreter, which under load is most of the time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any  # rows of the driver, and statements of whatever result

import msgspec
from sqlalchemy import Connection, Engine, Executable, create_engine, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from kickback.server.schema import LOG

HEAD = "0001"  # the newest migration
MOST_AT_ONCE = 500  # rows in one commit


class NotStored(Exception):
    """The database did not take it: nothing has happened, and it may be tried again."""


class Outrun(Exception):
    """Somebody else has written the row of this number: read it, and judge again."""


class Unusable(Exception):
    """This database cannot be used; says why in one line."""


class Row(msgspec.Struct, frozen=True):
    """One thing said at a table, or done to it: numbered from 1 without gaps. `by` is who or what said it."""

    table_id: str
    number: int
    kind: str
    seat: int
    by: str
    text: str
    ref: str
    at: int

    def values(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


class Pending:
    """Something to be written, and whoever waits for it."""

    def __init__(self, row: Row | None, statements: Sequence[Executable], done: asyncio.Future[None]) -> None:
        self.row = row
        self.statements = statements
        self.done = done


class Store:
    """One database. All writing goes through one queue, so rows that arrive during a commit share the next one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.pending: list[Pending] = []
        self.bell = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.rows = 0
        self.ready = True  # the last write went well

    def open(self) -> None:
        self.writer = asyncio.create_task(self.write_on(), name="writer")

    async def close(self) -> None:
        """Writes what is waiting, then lets go of the database."""
        while self.pending:
            await asyncio.sleep(0.005)
        if self.writer is not None:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        self.thread.shutdown()
        self.engine.dispose()

    async def append(self, row: Row) -> None:
        """Durable on return. Raises Outrun or NotStored."""
        await self.put(Pending(row, (), asyncio.get_running_loop().create_future()))

    async def write(self, *statements: Executable) -> None:
        """Other writing, all of it or nothing."""
        await self.put(Pending(None, statements, asyncio.get_running_loop().create_future()))

    async def put(self, pending: Pending) -> None:
        self.pending.append(pending)
        self.bell.set()
        await pending.done

    async def write_on(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.pending:
                batch, self.pending = self.pending[:MOST_AT_ONCE], self.pending[MOST_AT_ONCE:]
                try:
                    await self.commit(batch)
                except DBAPIError as fault:
                    if len(batch) == 1:
                        self.give_up(batch[0], fault)
                    else:
                        for one in batch:
                            await self.commit_alone(one)

    async def commit_alone(self, pending: Pending) -> None:
        """One bad row must not take its neighbours with it."""
        try:
            await self.commit([pending])
        except DBAPIError as fault:
            self.give_up(pending, fault)

    async def commit(self, batch: list[Pending]) -> None:
        rows = [pending.row.values() for pending in batch if pending.row is not None]
        statements = [statement for pending in batch for statement in pending.statements]
        await asyncio.get_running_loop().run_in_executor(self.thread, self.written, rows, statements)
        self.commits += 1
        self.rows += len(rows)
        self.ready = True
        for pending in batch:
            if not pending.done.done():  # whoever waited may have been cancelled
                pending.done.set_result(None)

    def written(self, rows: list[dict[str, Any]], statements: list[Executable]) -> None:
        """In the writer's thread: one transaction."""
        with self.engine.begin() as connection:
            if rows:
                connection.execute(insert(LOG), rows)
            for statement in statements:
                connection.execute(statement)

    def give_up(self, pending: Pending, fault: DBAPIError) -> None:
        twice = isinstance(fault, IntegrityError)
        self.ready = self.ready and twice
        if not pending.done.done():
            reason = str(fault.orig)
            pending.done.set_exception(Outrun(reason) if twice else NotStored(reason))

    async def log(self, table_id: str, after: int = 0) -> list[Row]:
        wanted = select(LOG).where(LOG.c.table_id == table_id, LOG.c.number > after).order_by(LOG.c.number)
        return [Row(**row) for row in await self.find(wanted)]

    async def find(self, query: Executable) -> list[dict[str, Any]]:
        try:
            return await asyncio.to_thread(self.found, query)
        except DBAPIError as fault:
            raise NotStored(str(fault.orig)) from None

    def found(self, query: Executable) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    async def answers(self) -> bool:
        """Is the database there?"""
        try:
            await self.find(text("select 1"))
        except NotStored:
            return False
        return True


def default_database(folder: Path) -> str:
    return f"sqlite:///{folder / 'kickback.sqlite'}"


def opened(url: str) -> Store:
    """The database at that address, brought to this program's schema; raises Unusable."""
    try:
        engine = create_engine(url)
        if url.startswith("sqlite"):
            event.listen(engine, "connect", durable)
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, ImportError, OSError, sqlite3.Error) as fault:
        raise Unusable(f"cannot use the database: {getattr(fault, 'orig', None) or fault}") from None
    return Store(engine)


def durable(connection: Any, _record: object) -> None:
    """A commit has reached the disk when it returns; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Migrates if the schema is older. Alembic is loaded only then: most starts find everything in place."""
    version = schema_version(connection)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise Unusable(f"the database has schema {version}, newer than this program ({HEAD}): update kickback")
    upgrade(connection)


def schema_version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version = connection.execute(text("select version_num from alembic_version")).scalar()
    return str(version) if version is not None else None


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def backup(database: str, target: Path) -> None:
    """A consistent copy of an SQLite database, also while a server writes to it."""
    source = Path(database.removeprefix("sqlite:///"))
    if not source.is_file():
        raise Unusable(f"there is no database at {source}")
    with sqlite3.connect(source) as origin, sqlite3.connect(target) as copy:
        origin.backup(copy)
    origin.close()
    copy.close()
