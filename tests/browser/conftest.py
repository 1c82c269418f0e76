"""A real server, a real Chromium, and people who each have a browser of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any  # launch arguments are Playwright's

import pytest
from playwright.sync_api import Browser

from kickback.server.process import ServerProcess
from tests.browser.chromium import ARGUMENTS, WHERE_TO_GET_IT, chromium
from tests.browser.person import DESKTOP, Person

PAGE = Path(__file__).parents[2] / "src/kickback/server/web/index.html"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = chromium()
    if not found:
        pytest.skip(WHERE_TO_GET_IT)
    if not PAGE.is_file():
        pytest.skip("the page is not built: run tools/web build")
    return {**browser_type_launch_args, "executable_path": found, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker that do it no harm."""
    process = ServerProcess(tmp_path_factory.mktemp("house") / "data")
    process.start()
    yield process
    process.kill()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be killed."""
    process = ServerProcess(tmp_path / "data")
    process.start()
    yield process
    process.kill()


Invite = Callable[..., Person]


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Somebody new, in a browser of their own; at the end of the test nobody's page may have had an error."""
    people: list[Person] = []

    def come(at: ServerProcess, name: str = "", light: str = "house", **more: Any) -> Person:
        wanted: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce", "service_workers": "block", **more}
        context = browser.new_context(**wanted)
        people.append(Person(context, at.url, name, light))
        return people[-1]

    yield come
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert faults == []
