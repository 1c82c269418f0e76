"""Engine and games stand on the standard library alone, and on none of it that knows the outside world."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "kickback"
MODULES = sorted(path for folder in ("engine", "games") for path in (SOURCES / folder).rglob("*.py"))

# A game is its record: no clock, no luck but its own, no threads, no network, no storage.
OUTSIDE = {
    "asyncio",
    "concurrent",
    "datetime",
    "http",
    "multiprocessing",
    "os",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "urllib",
    "uuid",
}
ALLOWED = (sys.stdlib_module_names - OUTSIDE) | {"kickback"}
TEXT_ONLY = {"urllib.parse"}  # spelling, not reaching out


def imported(source: str) -> Iterator[str]:
    """The top-level package of every import, wherever in the file it stands."""
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        yield from (name.partition(".")[0] for name in names if name not in TEXT_ONLY)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_stands_on_the_standard_library_alone(path: Path) -> None:
    foreign = set(imported(path.read_text(encoding="utf-8"))) - ALLOWED
    assert not foreign, f"{path.relative_to(SOURCES)} imports {', '.join(sorted(foreign))}"


def test_finds_imports_of_every_shape() -> None:
    source = "import time, json.decoder\nfrom numpy.random import default_rng\ndef f() -> None:\n    import rich\n"
    assert set(imported(source)) == {"time", "json", "numpy", "rich"}
    assert set(imported(source)) - ALLOWED == {"time", "numpy", "rich"}
