"""A real server process with a real database for each test that asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kickback.server.process import ServerProcess
from tests.server.services import Place, fresh_place, fresh_postgresql, own_postgresql, own_redis, redis

__all__ = ["fresh_place", "fresh_postgresql", "own_postgresql", "own_redis", "redis"]


@pytest.fixture(autouse=True)
def open_ends(settled: None, nothing_left_open: None) -> None:
    """Every test here talks to a server."""


@pytest.fixture
def server(tmp_path: Path, fresh_place: Callable[[], Place]) -> Iterator[ServerProcess]:
    found = fresh_place().server(tmp_path / "data")
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, fresh_place: Callable[[], Place]) -> Iterator[ServerProcess]:
    """One server for all tests of a module that do it no harm."""
    found = fresh_place().server(tmp_path_factory.mktemp("shared") / "data")
    found.start()
    yield found
    found.kill()
