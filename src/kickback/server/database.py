"""A database found at its address, made durable, and brought to this program's schema."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any  # the driver's connection

from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from kickback.server.storage import PATIENCE, Store, Unusable, one_line

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

HEAD = "0002"  # the newest migration
MIGRATING = 0x6B69636B  # the advisory lock of whoever migrates
POSTGRESQL = {
    "connect_timeout": 3,
    "options": "-c statement_timeout=5000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000",
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


def default_database(folder: Path) -> str:
    return f"sqlite:///{folder / 'kickback.sqlite'}"


def address(url: str) -> str:
    """A PostgreSQL address as other programs spell it names no driver."""
    scheme, mark, rest = url.partition("://")
    return f"postgresql+psycopg{mark}{rest}" if scheme in ("postgresql", "postgres") else url


def connected(url: str) -> Engine:
    url = address(url)
    if not url.startswith(("sqlite:", "postgresql+")):
        raise Unusable("cannot use the database: its address begins with sqlite:/// or postgresql://")
    if url.startswith("sqlite"):
        engine = create_engine(url, hide_parameters=True)  # no secret is in what it says of a fault
        event.listen(engine, "connect", durable)
        return engine
    try:
        return create_engine(url, connect_args=POSTGRESQL, pool_timeout=PATIENCE, pool_size=8, hide_parameters=True)
    except ImportError:
        raise Unusable("PostgreSQL needs a driver: pip install 'kickback[scale]'") from None


def file_of(url: str) -> Path | None:
    """Where an SQLite database is kept."""
    found = make_url(url).database if url.startswith("sqlite") else None
    return Path(found) if found else None


def make_file(path: Path) -> None:
    """An empty database and its folder, if they are not there: what will be in it is nobody else's to read."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as fault:
        raise Unusable(f"cannot write to the data folder {path.parent}: {fault.strerror}") from None


@contextmanager
def claimed(url: str) -> Generator[None]:
    """Nobody else serves this SQLite database meanwhile: people here and there would not hear of each other."""
    path = file_of(url)
    if path is None or fcntl is None:
        yield
        return
    make_file(path)
    with Path(f"{path}.lock").open("ab") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # until this process ends, however it does
        except BlockingIOError:
            raise Unusable(f"another server uses {path}; choose another folder with --data") from None
        yield


def opened(url: str) -> Store:
    """The database at that address, brought to this program's schema; raises Unusable."""
    path = file_of(url)
    if path is not None:
        make_file(path)
    try:
        engine = connected(url)
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, ImportError, OSError, sqlite3.Error) as fault:
        where = f" ({path})" if path is not None else ""
        raise Unusable(f"cannot use the database: {one_line(fault)}{where}") from None
    return Store(engine)


def durable(connection: Any, _record: object) -> None:
    """A commit has reached the disk when it returns; readers do not wait for the writer.

    What SQLite notes to take back a half-done statement of many rows stays in memory: a file was written for each.
    """
    cursor = connection.cursor()
    cursor.execute("PRAGMA temp_store=MEMORY")
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Migrates if the schema is older, one process at a time. Alembic is loaded only then: most starts find it done."""
    if schema_version(connection) == HEAD:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"set local {limit} = 0"))  # a migration takes as long as it takes
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    version = schema_version(connection)  # somebody else may have migrated meanwhile
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
    source, unfinished = file_of(database), target.with_name(f"{target.name}.part")
    if source is None:
        raise Unusable("this copies SQLite databases; PostgreSQL brings pg_dump")
    if not source.is_file():
        raise Unusable(f"there is no database at {source}")
    try:
        if target.exists() and target.samefile(source):
            raise Unusable(f"{target} is the database itself")
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(unfinished)) as copy:
            origin.backup(copy)
        unfinished.replace(target)  # what was there before is lost only now
    except (OSError, sqlite3.Error) as fault:
        with suppress(OSError):
            unfinished.unlink()
        raise Unusable(f"cannot copy to {target}: {fault}") from None
