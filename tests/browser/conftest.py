"""A real server, a real Chromium, and people who each have a browser of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any  # launch arguments are Playwright's

import pytest
from playwright.sync_api import Browser, BrowserContext

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


class Coats:
    """Browser contexts that have been worn: what the house sent lies in their cache, and nothing else is left in them.

    A page out of an empty cache is compiled anew, which takes longer than most tests. What a test wants before a page's
    own script (`add_init_script`) it therefore tells the page: a context never forgets it.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.hung: dict[str, list[BrowserContext]] = {}

    def take(self, wanted: dict[str, Any]) -> BrowserContext:
        hung = self.hung.get(repr(wanted))
        return hung.pop() if hung else self.browser.new_context(**wanted)

    def bring(self, person: Person, wanted: dict[str, Any]) -> None:
        context = person.context
        if person.url != self.url or person.page.is_closed():
            context.close()
            return
        session = context.new_cdp_session(person.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        context.set_offline(False)
        context.unroute_all()
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self.hung.setdefault(repr(wanted), []).append(context)


@pytest.fixture(scope="session")
def coats(browser: Browser, house: ServerProcess) -> Iterator[Coats]:
    kept = Coats(browser, house.url)
    yield kept
    for context in [one for hung in kept.hung.values() for one in hung]:
        context.close()


Invite = Callable[..., Person]


@pytest.fixture
def invite(coats: Coats) -> Iterator[Invite]:
    """Somebody new, in a browser of their own; at the end of the test nobody's page may have had an error.

    With `fresh` nobody has worn it before: its cache is empty.
    """
    people: list[tuple[Person, dict[str, Any]]] = []

    def come(at: ServerProcess, name: str = "", light: str = "house", fresh: bool = False, **more: Any) -> Person:
        wanted: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce", "service_workers": "block", **more}
        context = coats.browser.new_context(**wanted) if fresh else coats.take(wanted)
        people.append((Person(context, at.url, name, light), wanted))
        return people[-1][0]

    yield come
    faults = [fault for person, _ in people for fault in person.faults]
    for person, wanted in people:
        coats.bring(person, wanted)
    assert faults == []
