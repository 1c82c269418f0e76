"""The public screen is read from across the room, and a replay that nobody has started already shows something."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.pictures import TELEVISION
from tests.browser.positions import bots_played
from tests.browser.test_tables import SPILLS

NAME, MATTERS = 30, 24.5  # pixels on a television of 1920 × 1080
WRITTEN = """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).map(one => [
  one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom,
  one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible'])"""
SEATS = {
    "scapegoat": (5, ".plate h2 span:last-of-type", ".plate .rank, .plate .filed"),
    "wallet": (7, ".guest u", ".guest .tray b"),
    "pecunia-olet": (4, ".crew u", ".crew .owns b"),
}


@pytest.mark.parametrize("game", SEATS)
def test_the_seats_are_read_from_across_the_room(house: ServerProcess, invite: Invite, game: str) -> None:
    """No name is cut, and nothing that matters is small."""
    seats, names, figures = SEATS[game]
    screen = invite(house, "Nadia", **TELEVISION)
    screen.open(f"/screen/{bots_played(game, seats, 5).put(house.data, screen.id)}")
    screen.page.locator(names).nth(seats - 1).wait_for()
    written = screen.page.evaluate(WRITTEN, names)
    assert len(written) == seats
    assert [text for text, size, cut in written if cut or size < NAME] == []
    told = screen.page.evaluate(WRITTEN, figures)
    assert [text for text, size, cut in told if cut or size < MATTERS] == []


def test_what_four_workshops_own_stays_in_their_plates(house: ServerProcess, invite: Invite) -> None:
    screen = invite(house, "Nadia", **TELEVISION)
    screen.open(f"/screen/{bots_played('pecunia-olet', 4, 21, 'rich 1').put(house.data, screen.id)}")
    screen.page.locator(".crew article").nth(3).wait_for()
    assert screen.page.evaluate(SPILLS, ".crew article") == []


def test_an_onlooker_is_not_asked_for_an_answer(house: ServerProcess, invite: Invite) -> None:
    """The free step of a chain says who may fill it; who only looks on may not."""
    screen = invite(house, "Nadia", **TELEVISION)
    screen.open(f"/screen/{bots_played('corporate-espionage', 4, 14, 'w1').put(house.data, screen.id)}")
    expect(screen.page.locator(".chain .next")).to_contain_text("Anyone")


def test_a_replay_opens_where_something_was_decided(house: ServerProcess, invite: Invite) -> None:
    """And plays from the first card; whoever steps goes on from there."""
    nadia = invite(house, "Nadia")
    nadia.open(f"/replay/{bots_played('pecunia-olet', 3, 10_000).put(house.data, nadia.id)}")
    start = nadia.page.get_by_role("button", name="From the first card")
    expect(start).to_be_visible()
    slider = nadia.page.get_by_role("slider")
    stands = int(slider.input_value())
    assert stands > 0
    nadia.page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value(str(stands + 1))
    expect(start).to_have_count(0)
    nadia.page.reload()
    nadia.open(nadia.page.url.removeprefix(nadia.url) + "?move=nonsense&event=-x")
    start.click()
    nadia.page.get_by_role("button", name="Stop").click()
    expect(nadia.page.get_by_text(re.compile(r"Move \d of \d+"))).to_be_visible()
