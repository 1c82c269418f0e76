"""The checks that may notice a fault, run in the process of one job: a scenario, the soak, tests."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from kickback.lab.mutants.jobs import Job

SOAKED = 8  # games, and of several games at least
EACH = 2  # of each


def check_scenario(path: str) -> None:
    """Raises if it does not hold."""
    from kickback.records.check import check
    from kickback.records.record import read

    check(read(Path(path).read_text(encoding="utf-8")))


def check_soak(games: list[str]) -> None:
    """As many random games as the project's own tests soak; raises if a promise is broken."""
    from kickback.games import NAMES, add, package
    from kickback.lab.soak import Failed, chunk

    for name in games:
        if name not in NAMES:
            add(package(name))  # a folder beside the others that nobody lists, such as the smallest game
    found = chunk(games, "test", 0, max(SOAKED, EACH * len(games)))
    if isinstance(found, Failed):
        raise found


def say(pipe: int, answer: Job) -> None:
    os.write(pipe, json.dumps(answer).encode() + b"\n")


def pytest_run(words: list[str], plugin: object) -> int:
    import pytest

    quiet = ["-x", "-q", "--no-header", "--no-summary", "--tb=no", "-p", "no:cacheprovider", "-p", "no:randomly"]
    known = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # its plugins are here already
    return int(pytest.main([*quiet, *known, *words], plugins=[plugin]))


@contextmanager
def ending() -> Generator[None, None, None]:
    """Whatever happens in here is the last that happens in this process."""
    code = 1
    try:
        yield
        code = 0
    finally:
        os._exit(code)
