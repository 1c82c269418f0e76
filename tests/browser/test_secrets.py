"""What a seat may not know is nowhere in its browser: page, memory, storage, title, address, accessibility tree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.positions import NAMES as PEOPLE
from tests.browser.positions import Position, dealt

# What the first seat has, and two hands of its neighbour that it cannot tell apart.
TWINS: dict[str, tuple[dict[str, str], dict[str, str], dict[str, str]]] = {
    "scapegoat": ({"start": "A", "A.hand": "2D 3D 9C 5D"}, {"B.hand": "2C 3C 9D 5C"}, {"B.hand": "AS KH QD 7S"}),
    "embezzlement": (
        {"turn": "A", "phase": "action", "round": "5", "A.hand": "trade audit", "A.board": "3:4/2 4:5/1"},
        {"B.hand": "trade audit otr", "B.board": "3:3/3 4:2/2"},
        {"B.hand": "blackmail audit audit", "B.board": "3:3/3 4:2/2"},
    ),
    "wallet": ({"A.hand": "PG D100 E100"}, {"B.hand": "JS D50 CC"}, {"B.hand": "JS E50 P100"}),
    "pecunia-olet": ({"first": "A", "A.cash": "100"}, {"B.account": "20"}, {"B.account": "50"}),
    "corporate-espionage": (
        {"A.company": "NIM", "B.company": "MAG", "turn": "A", "A.hand": "NIM-02 NIM-03"},
        {"B.hand": "MAG-13 MAG-02"},
        {"B.hand": "MAG-04 MAG-05"},
    ),
}


@pytest.mark.parametrize("game", NAMES)
def test_two_tables_that_differ_in_secrets_alone_look_alike(house: ServerProcess, invite: Invite, game: str) -> None:
    known, one, other = TWINS[game]
    twins = [dealt(game, game_named(game).usual, "0" * 64, {}, known | secret) for secret in (one, other)]
    assert twins[0].table.view(1).plain() != twins[1].table.view(1).plain(), "there must be something to hide"
    pages = [everything(invite(house, PEOPLE[0]), Position(match, "0" * 64, 0), house) for match in twins]
    for what, text in pages[0].items():
        pairs = zip(text.split("<"), pages[1][what].split("<"), strict=False)
        assert [pair for pair in pairs if pair[0] != pair[1]][:1] == [], (
            f"{what} tells a neighbour's {one} from {other}"
        )


def everything(person: Person, position: Position, house: ServerProcess) -> dict[str, str]:
    """All of the page that a script on it could reach, and all that came over the wire."""
    id = position.put(house.data, person.id)
    code = str(person.ask("GET", f"/api/tables/{id}/invitation")["code"])
    person.page.add_init_script(f"localStorage.setItem('kickback-knows-{position.game}', '3')")  # how to win
    person.frames.clear()
    person.open(f"/t/{id}")
    page = person.page
    page.locator("[role=log]").first.wait_for()
    told = {
        "the page": settled(page),
        "its title": page.title(),
        "its address": page.url,
        "what is read aloud": page.locator("body").aria_snapshot(),
        "what is kept": page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie"),
        "the wire": "\n".join(frame for frame in person.frames if '"say":"ping"' not in frame),
    }
    return {what: anonymous(text.replace(id, "TABLE").replace(code, "CODE")) for what, text in told.items()}


def settled(page: Page) -> str:
    """The page once nothing on it changes any more; a ledger just opened is not read aloud for a moment."""
    expect(page.locator("[aria-live=off]")).to_have_count(0)
    before = ""
    while (now := page.locator("body").inner_html()) != before:
        before = now
        page.wait_for_timeout(300)
    return now


def anonymous(text: str) -> str:
    """Without the hour and the sealed deal, which differ between any two tables."""
    return re.sub(r"[0-9a-f]{64}", "SEAL", re.sub(r"\d{13}", "HOUR", text))
