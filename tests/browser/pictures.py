"""Every page and table at desktop and phone size in both rooms, as pictures in a folder."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any  # arguments of a browser context

from playwright.sync_api import Browser, Error, sync_playwright

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.process import ServerProcess
from tests.browser.chromium import ARGUMENTS, WHERE_TO_GET_IT, chromium
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.positions import bots_played

TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE, "television": TELEVISION}
LIGHTS = ("light", "dark")
ANSWERED = {"scapegoat": 7, "embezzlement": 9, "wallet": 3, "pecunia-olet": 8, "corporate-espionage": 6}
TO_THE_END = 10_000

Scene = Callable[[Person, ServerProcess], None]


def at(path: str) -> Scene:
    def go(person: Person, _server: ServerProcess) -> None:
        person.open(path)

    return go


def table(game: str, answers: int) -> Scene:
    def go(person: Person, server: ServerProcess) -> None:
        position = bots_played(game, game_named(game).usual, answers)
        person.open(f"/t/{position.put(server.data, person.id)}")
        person.page.locator("main").first.wait_for()

    return go


def lobby(person: Person, _server: ServerProcess) -> None:
    wanted = {"game": "embezzlement", "seats": 4, "bots": ["regular"]}
    person.open(f"/t/{person.ask('POST', '/api/tables', wanted)['id']}")


def public_screen(person: Person, server: ServerProcess) -> None:
    position = bots_played("scapegoat", 5, ANSWERED["scapegoat"])
    person.open(f"/screen/{position.put(server.data, person.id)}")


def phone_as_hand(person: Person, server: ServerProcess) -> None:
    position = bots_played("scapegoat", 5, ANSWERED["scapegoat"])
    person.open(f"/hand/{position.put(server.data, person.id)}")


def curtain(person: Person, _server: ServerProcess) -> None:
    wanted = {"game": "scapegoat", "seats": 3, "pace": "untimed", "device": "one"}
    id = person.ask("POST", "/api/tables", wanted)["id"]
    for seat, name in (("B", "Boris"), ("C", "Clara")):
        person.ask("POST", f"/api/tables/{id}/sit", {"seat": seat, "name": name})
    person.ask("POST", f"/api/tables/{id}/start", {})
    person.open(f"/t/{id}")


def own_phone(person: Person, server: ServerProcess) -> None:
    curtain(person, server)
    person.page.get_by_role("button", name="Play on my own phone").click()
    person.page.get_by_role("dialog").get_by_role("img").first.wait_for()


def door(person: Person, server: ServerProcess) -> None:
    table("wallet", ANSWERED["wallet"])(person, server)
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_role("dialog").wait_for()


def replay(person: Person, server: ServerProcess) -> None:
    position = bots_played("scapegoat", 5, TO_THE_END)
    person.open(f"/replay/{position.put(server.data, person.id)}")


def verify(person: Person, server: ServerProcess) -> None:
    position = bots_played("scapegoat", 5, TO_THE_END)
    person.open(f"/verify/{position.put(server.data, person.id)}")


SCENES: dict[str, Scene] = {
    "home": at("/"),
    "maker": at("/make/embezzlement"),
    "lobby": lobby,
    **{f"table-{game}": table(game, ANSWERED[game]) for game in NAMES},
    **{f"after-{game}": table(game, TO_THE_END) for game in NAMES},
    "curtain": curtain,
    "own-phone": own_phone,
    "door": door,
    "public-screen": public_screen,
    "phone-as-hand": phone_as_hand,
    "replay": replay,
    "rules": at("/rules/embezzlement"),
    "verify": verify,
    "settings": at("/settings"),
    "decks": at("/decks"),
    "house": at("/house"),
    "replay-room": at("/replay"),
    "no-such-table": at("/t/there-is-no-such-table"),
}


def take(browser: Browser, server: ServerProcess, folder: Path, names: list[str]) -> None:
    for size, context in SIZES.items():
        for light in LIGHTS:
            person = Person(browser.new_context(**context, reduced_motion="reduce"), server.url, "Nadia", light=light)
            for name in [one for one in names if size != "television" or one == "public-screen"]:
                SCENES[name](person, server)
                settle(person, 700)
                file = folder / f"{name}-{size}-{light}.png"
                person.page.screenshot(path=file)
                print(file, *[f"  FAULT {fault}" for fault in person.faults])
                person.faults.clear()
            person.context.close()


def settle(person: Person, pause: float = 0) -> None:
    """Fonts and whatever the page still asks for; a live table never falls silent, so not for long."""
    with suppress(Error):
        person.page.wait_for_load_state("networkidle", timeout=5000)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_timeout(pause)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", default="pictures", type=Path)
    parser.add_argument("--only", nargs="*", choices=list(SCENES), default=list(SCENES), metavar="PAGE")
    given = parser.parse_args()
    found = chromium()
    if not found:
        raise SystemExit(WHERE_TO_GET_IT)
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        server.start()
        try:
            take(playwright.chromium.launch(executable_path=found, args=ARGUMENTS), server, given.folder, given.only)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
