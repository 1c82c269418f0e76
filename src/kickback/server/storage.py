"""Where logs are kept. What is told as stored survives a power cut; many tables' rows share one commit.

One thread writes. A commit is one hop to it and back: drivers that hop for each statement wait each time until the
event loop lets go of the interpreter, which under load is most of the time.

SQLite is embedded and has one process. PostgreSQL is shared by many: it may be lost or hang, and others write, too.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar  # Any: rows of the driver, and statements of whatever result

import msgspec
from msgspec.structs import asdict, astuple
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Executable,
    Table,
    UpdateBase,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.compiler import SQLCompiler

from kickback.server.schema import LOG

MOST_AT_ONCE = 500  # rows in one commit
PATIENCE = 6.0  # seconds until a database that does not answer counts as lost
T = TypeVar("T")
Done = Callable[[Exception | None], None]


class NotStored(Exception):
    """The database did not take it: nothing has happened, and it may be tried again."""


class Outrun(Exception):
    """Somebody else was faster: has written the row of this number, or changed this sheet. Read it, and judge again."""


class Unusable(Exception):
    """This database cannot be used; says why in one line."""


class Row(msgspec.Struct, frozen=True):
    """One thing said at a table, or done to it: numbered from 1 without gaps. `by` is who or what said it.

    The fields are the columns of the log, in their order.
    """

    table_id: str
    number: int
    kind: str
    seat: int
    by: str
    text: str
    ref: str
    at: int


class Filled(NamedTuple):
    """A statement that was built once, and the values for this time: to build one takes longer than to execute it."""

    statement: UpdateBase
    values: dict[str, Any]


Statement = Executable | Filled


class Pending:
    """Something to be written, all of it or nothing, and who is told: None, Outrun, or NotStored."""

    def __init__(self, rows: Sequence[Row], statements: Sequence[Statement], done: Done) -> None:
        self.rows = rows
        self.statements = statements
        self.done = done


class Line:
    """A thread's connection to a database elsewhere, which can be cut from outside when nothing comes back."""

    def __init__(self) -> None:
        self.driver: Any = None  # psycopg's connection

    def over(self, connection: Connection) -> None:
        self.driver = connection.connection.driver_connection

    def cut(self) -> None:
        with suppress(Exception), socket.socket(fileno=os.dup(self.driver.fileno())) as held:  # unless it has ended
            held.shutdown(socket.SHUT_RDWR)


class Store:
    """One database. All writing goes through one queue, so rows that arrive during a commit share the next one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name != "sqlite"  # with other processes
        # a read is one statement: no need to begin and end a transaction around it
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self.connection: Connection | None = None  # the writer's own
        self.append_row = str(insert(LOG).compile(dialect=engine.dialect))  # once: most of what is written are rows
        self.compiled: dict[UpdateBase, SQLCompiler] = {}  # of statements that are filled in again and again
        self.thread = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(8, "reader")
        self.pending: list[Pending] = []
        self.bell = asyncio.Event()
        self.calm = True  # no commit is on its way
        self.calmed: list[Callable[[], None]] = []  # who waits for that
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
        self.thread.submit(self.let_go)
        self.thread.shutdown()
        # a read whose asker was cancelled goes on, and gives its connection back only then
        reading = asyncio.get_running_loop().run_in_executor(None, self.readers.shutdown)
        await asyncio.wait([reading], timeout=PATIENCE)
        self.engine.dispose()

    async def append(self, *rows: Row, also: Sequence[Statement] = ()) -> None:
        """Durable on return. Raises Outrun, or NotStored: then it is not known to be stored, and may be yet."""
        await self.written_down(rows, also)

    async def write(self, *statements: Statement) -> None:
        """Other writing. An update or deletion marked by `must_meet` is outrun if there is nothing to change."""
        await self.written_down((), statements)

    async def written_down(self, rows: Sequence[Row], statements: Sequence[Statement]) -> None:
        told = asyncio.get_running_loop().create_future()
        self.put(Pending(rows, statements, partial(tell, told)))
        await told

    def put(self, pending: Pending) -> None:
        """The same for whoever has no task that could wait."""
        self.pending.append(pending)
        self.bell.set()

    def when_calm(self, then: Callable[[], None]) -> None:
        """Calls it when no commit is on its way, in time for the next one."""
        if self.calm:
            then()
        else:
            self.calmed.append(then)

    def upsert(self, table: Table, key: str, **values: object) -> Executable:
        """Inserts, or replaces what has the same key (or keys, with blanks between)."""
        keys = key.split()
        new = {name: value for name, value in values.items() if name not in keys}
        if self.shared:
            return postgresql.insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=new)
        return sqlite.insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=new)

    async def write_on(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.pending:
                batch, self.pending = self.pending[:MOST_AT_ONCE], self.pending[MOST_AT_ONCE:]
                self.calm = False
                faults = await self.tried(batch)
                self.calm = True
                calmed, self.calmed = self.calmed, []
                for then in calmed:
                    then()
                asyncio.get_running_loop().call_soon(self.answer_all, batch, faults)  # while the next is written

    async def tried(self, batch: list[Pending]) -> list[Exception | None]:
        """What came of each: None if it is stored. Whatever it is, the writer goes on."""
        try:
            await self.commit(batch)
            return [None] * len(batch)
        except Exception as fault:
            return await self.one_by_one(batch, fault)

    async def one_by_one(self, batch: list[Pending], fault: Exception) -> list[Exception | None]:
        """One bad row must not take its neighbours with it; a database that is lost takes them all."""
        found: list[Exception | None] = []
        for pending in batch:
            if len(batch) == 1 or lost(fault):
                found.append(fault)
                continue
            try:
                await self.commit([pending])
                found.append(None)
            except Exception as own:
                found.append(own)
                fault = own if lost(own) else fault
        return found

    async def commit(self, batch: list[Pending]) -> None:
        rows = [row for pending in batch for row in pending.rows]
        statements = [statement for pending in batch for statement in pending.statements]
        await self.in_thread(self.thread, lambda line: self.written(line, rows, statements))
        self.commits += 1
        self.rows += len(rows)
        self.ready = True

    async def in_thread(self, thread: Executor, work: Callable[[Line], T]) -> T:
        """A database elsewhere that does not answer is hung up on."""
        line = Line()
        job = asyncio.get_running_loop().run_in_executor(thread, work, line)
        if not self.shared:
            return await job
        done, _ = await asyncio.wait([job], timeout=PATIENCE)
        if not done:
            job.add_done_callback(asyncio.Future.exception)  # nobody waits for it any more
            line.cut()
            raise NotStored("the database does not answer")
        return job.result()

    def written(self, line: Line, rows: list[Row], statements: list[Statement]) -> None:
        """In the writer's thread."""
        try:
            self.transact(line, rows, statements)
        except DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
            # The database has gone, and may be back already. What was stored after all is met as somebody else's.
            self.transact(line, rows, statements)

    def transact(self, line: Line, rows: list[Row], statements: list[Statement]) -> None:
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            if self.shared:
                line.over(self.connection)
                rows.sort(key=order)  # alike everywhere: two processes never wait for each other
            with self.connection.begin():
                if rows:
                    self.insert(self.connection, rows)
                for one in statements:
                    self.execute(self.connection, one)
        except BaseException:
            self.let_go()  # whatever has happened to it, the next commit begins with another
            raise

    def insert(self, connection: Connection, rows: list[Row]) -> None:
        """SQLite's driver lets go of the interpreter for every statement, and waits for its turn again: all are one."""
        if self.shared:
            connection.exec_driver_sql(self.append_row, [asdict(row) for row in rows])
        else:
            head, values, one = self.append_row.rpartition("VALUES ")
            every = tuple([value for row in rows for value in astuple(row)])
            connection.exec_driver_sql(head + values + ", ".join([one] * len(rows)), every)

    def execute(self, connection: Connection, one: Statement) -> None:
        statement = one.statement if isinstance(one, Filled) else one
        done = self.filled(connection, one) if isinstance(one, Filled) else connection.execute(statement)
        if statement.get_execution_options().get("must_meet") and not done.rowcount:
            raise Outrun("it has changed meanwhile")

    def filled(self, connection: Connection, one: Filled) -> CursorResult[Any]:
        """Executes it as its driver takes it: to go through all of SQLAlchemy again takes twice as long."""
        found = self.compiled.get(one.statement)
        if found is None:
            found = one.statement.compile(dialect=self.engine.dialect, column_keys=list(one.values))
            assert isinstance(found, SQLCompiler)
            self.compiled[one.statement] = found
        names = found.positiontup
        values: Any = tuple([one.values[name] for name in names]) if names is not None else one.values
        return connection.exec_driver_sql(str(found), values)

    def let_go(self) -> None:
        """In the writer's thread: of its connection."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with suppress(SQLAlchemyError):
                connection.close()

    def answer_all(self, batch: list[Pending], faults: list[Exception | None]) -> None:
        for pending, fault in zip(batch, faults, strict=True):
            if fault is None:
                pending.done(None)
            elif isinstance(fault, (IntegrityError, Outrun)):
                pending.done(Outrun(one_line(fault)))
            else:
                self.ready = False
                pending.done(NotStored(one_line(fault)))

    async def log(self, table_id: str, after: int = 0) -> list[Row]:
        wanted = select(LOG).where(LOG.c.table_id == table_id, LOG.c.number > after).order_by(LOG.c.number)
        return [Row(**row) for row in await self.find(wanted)]

    async def find(self, query: Executable) -> list[dict[str, Any]]:
        try:
            return await self.in_thread(self.readers, lambda line: self.found(line, query))
        except SQLAlchemyError as fault:
            raise NotStored(one_line(fault)) from None

    def found(self, line: Line, query: Executable) -> list[dict[str, Any]]:
        try:
            return self.looked_up(line, query)
        except DataError:  # what cannot be stored is not there
            return []
        except DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
            return self.looked_up(line, query)

    def looked_up(self, line: Line, query: Executable) -> list[dict[str, Any]]:
        with self.reading.connect() as connection:
            if self.shared:
                line.over(connection)
            return [dict(row) for row in connection.execute(query).mappings()]

    async def answers(self) -> bool:
        """Is the database there?"""
        try:
            await self.find(text("select 1"))
        except NotStored:
            return False
        return True


def tell(waiting: asyncio.Future[None], fault: Exception | None) -> None:
    """Whoever waited may have been cancelled."""
    if waiting.done():
        return
    if fault is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(fault)


def order(row: Row) -> tuple[str, int]:
    return row.table_id, row.number


def lost(fault: Exception) -> bool:
    """Is the whole database away? Not if two writers stood in each other's way (SQLSTATE 40…)."""
    if not isinstance(fault, DBAPIError):
        return isinstance(fault, (NotStored, PoolTimeout))
    state = getattr(fault.orig, "sqlstate", None) or ""
    return isinstance(fault, (OperationalError, InterfaceError)) and not state.startswith("40")


def one_line(fault: Exception) -> str:
    """What the driver says, on one line."""
    return " ".join(str(getattr(fault, "orig", None) or fault).split())
