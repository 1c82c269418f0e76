"""A real server process with a real database for each test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kickback.server.process import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "data")
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a module that do it no harm."""
    process = ServerProcess(tmp_path_factory.mktemp("shared") / "data")
    process.start()
    yield process
    process.kill()
