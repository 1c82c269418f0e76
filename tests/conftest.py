"""For all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import coverage
import pytest
from hypothesis import HealthCheck, settings

# how long an example takes says more of the machine than of the code
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """In a worker pytest-cov starts measuring twice and forgets the first, which would go on in `no_cover` tests."""
    forgotten = coverage.Coverage.current()
    if hasattr(session.config, "workerinput") and forgotten is not None:
        forgotten.stop()


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: a look for rubbish need not go through them every time."""
    gc.freeze()


@pytest.fixture(scope="module")
def settled() -> None:
    """What a worker has loaded and keeps for all modules need not be looked through after each test."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def nothing_left_open() -> Iterator[None]:
    """What a test leaves open is found at its own end, not whenever rubbish happens to be collected."""
    yield
    gc.collect()
