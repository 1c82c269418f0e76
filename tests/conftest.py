"""For all tests."""

from __future__ import annotations

import coverage
import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """In a worker pytest-cov starts measuring twice and forgets the first, which would go on in `no_cover` tests."""
    forgotten = coverage.Coverage.current()
    if hasattr(session.config, "workerinput") and forgotten is not None:
        forgotten.stop()
