"""A database found at its address, made durable, and brought to this program's schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any  # the driver's connection

from sqlalchemy import Connection, Engine, create_engine, event, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from kickback.server.storage import PATIENCE, Store, Unusable, one_line

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
        engine = create_engine(url)
        event.listen(engine, "connect", durable)
        return engine
    try:
        return create_engine(url, connect_args=POSTGRESQL, pool_timeout=PATIENCE, pool_size=8)
    except ImportError:
        raise Unusable("PostgreSQL needs a driver: pip install 'kickback[scale]'") from None


def opened(url: str) -> Store:
    """The database at that address, brought to this program's schema; raises Unusable."""
    try:
        engine = connected(url)
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, ImportError, OSError, sqlite3.Error) as fault:
        raise Unusable(f"cannot use the database: {one_line(fault)}") from None
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
    if not database.startswith("sqlite"):
        raise Unusable("this copies SQLite databases; PostgreSQL brings pg_dump")
    source = Path(database.removeprefix("sqlite:///"))
    if not source.is_file():
        raise Unusable(f"there is no database at {source}")
    with sqlite3.connect(source) as origin, sqlite3.connect(target) as copy:
        origin.backup(copy)
    origin.close()
    copy.close()
