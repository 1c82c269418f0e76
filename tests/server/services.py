"""Real servers for the tests: PostgreSQL and Redis from their wheels, or the system's own if an address is given.

`KICKBACK_TEST_DATABASE=postgresql pytest tests/server` runs everything on PostgreSQL and Redis, a fresh database for
each server. `KICKBACK_TEST_POSTGRESQL=postgresql://…/postgres` (a role that may create databases) and
`KICKBACK_TEST_REDIS=redis://…` name servers that run already; tests that kill them always use their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest

from kickback.server.database import default_database
from kickback.server.process import ServerProcess
from kickback.server.services import PostgreSQL, Redis, new_database

ON_POSTGRESQL = os.environ.get("KICKBACK_TEST_DATABASE", "") == "postgresql"

only_sqlite = pytest.mark.skipif(ON_POSTGRESQL, reason="about SQLite's files")


@dataclass(frozen=True)
class Place:
    """Where a server keeps its tables; both empty for SQLite in its data folder."""

    database: str = ""
    bus: str = ""

    def server(self, data: Path, flags: list[str] | None = None, program: list[str] | None = None) -> ServerProcess:
        return ServerProcess(data, flags, program, self.database, self.bus)

    def address(self, folder: Path) -> str:
        return self.database or default_database(folder)


@pytest.fixture(scope="session")
def fresh_postgresql() -> Iterator[Callable[[], str]]:
    """Makes empty databases on one server for all tests of a process; commits do not wait for the disk."""
    given = os.environ.get("KICKBACK_TEST_POSTGRESQL", "")
    if not given:
        service = PostgreSQL(durable=False)
        service.start()
        yield service.database
        service.remove()
        return
    made: list[str] = []

    def fresh() -> str:
        made.append(f"kickback_{token_hex(8)}")
        return new_database(given, made[-1])

    yield fresh
    with closing(psycopg.connect(given, autocommit=True)) as connection:
        for name in made:
            connection.execute(f'drop database "{name}" with (force)'.encode())


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of one for all tests of a process."""
    given = os.environ.get("KICKBACK_TEST_REDIS", "")
    if given:
        yield given
        return
    service = Redis()
    service.start()
    yield service.url
    service.remove()


@pytest.fixture(scope="session")
def fresh_place(request: pytest.FixtureRequest) -> Callable[[], Place]:
    """Where the server of an ordinary test keeps its tables."""
    if not ON_POSTGRESQL:
        return Place
    fresh: Callable[[], str] = request.getfixturevalue("fresh_postgresql")
    bus: str = request.getfixturevalue("redis")
    return lambda: Place(fresh(), bus)


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQL]:
    """One that a test may kill: durable, started."""
    service = PostgreSQL()
    service.start()
    yield service
    service.remove()


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """One that a test may kill: started."""
    service = Redis()
    service.start()
    yield service
    service.remove()
