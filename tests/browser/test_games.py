"""Whole games by clicking, everybody in a browser of their own."""

from __future__ import annotations

import random

import pytest

from kickback.records.check import verify
from kickback.records.record import read
from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import AFTER, Person, play


def table_of(people: list[Person], game: str, bots: int = 0, **more: object) -> str:
    """The id of a table where these people sit and bots fill the rest, dealt."""
    wanted = {"game": game, "seats": len(people) + bots, "pace": "machine", "bots": ["regular"] * bots}
    id = str(people[0].ask("POST", "/api/tables", wanted | more)["id"])
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{id}/sit", {})
        person.ask("POST", f"/api/tables/{id}/sign", {})
    people[0].ask("POST", f"/api/tables/{id}/start", {})
    return id


# Options under which a game is over after a few minutes of clicking.
SHORT = {
    "scapegoat": {"victory-hand": "5", "round-limit": "1"},
    "wallet": {"rounds": "1", "hourglasses": "4"},
    "corporate-espionage": {"max-rounds": "2"},
}


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("scapegoat", 4, 0),
        ("embezzlement", 2, 1),
        ("wallet", 7, 0),
        ("pecunia-olet", 2, 1),
        ("corporate-espionage", 2, 0),
    ],
)
def test_a_whole_game_by_clicking(house: ServerProcess, invite: Invite, game: str, people: int, bots: int) -> None:
    guests = [invite(house, f"Person {at}") for at in range(people)]
    id = table_of(guests, game, bots, options=SHORT.get(game, {}), pace="machine" if bots else "untimed")
    for guest in guests:
        guest.open(f"/t/{id}")
    play(guests, random.Random(game))
    for guest in guests:
        guest.page.locator(AFTER).wait_for()
    record = read(guests[0].ask("GET", f"/api/tables/{id}/record"))
    verify(record)
