"""One's turn while one looks elsewhere: a bell, the title and the icon; and silence with one tap."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import Person, play
from tests.browser.test_games import table_of

HEARD = """
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...all) {
    window.heard.push(this.buffer.duration);
    return start.apply(this, all);
  };
"""
ELSEWHERE = """
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
"""
BELL = 1.0  # seconds: nothing but the bell is as long, and the siren, which Scapegoat does not have
ICON = "link[rel=icon]"


def at_a_table(house: ServerProcess, invite: Invite, sound: str) -> tuple[Person, Person]:
    people = (invite(house, "Nadia"), invite(house, "Boris"))
    people[0].page.add_init_script(HEARD)
    people[0].page.add_init_script(
        f"localStorage['kickback-settings'] = JSON.stringify({{ pace: 0, motion: 'none', sound: '{sound}' }})"
    )
    id = table_of(list(people), "pecunia-olet")
    for person in people:
        person.open(f"/t/{id}")
        person.page.locator("[role=log]").wait_for()
    return people


def until_it_is_not_her_turn(nadia: Person, boris: Person, luck: random.Random) -> None:
    for _ in range(40):
        if nadia.deciding:
            play([nadia], luck, clicks=1)
        nadia.page.wait_for_timeout(100)
        if not nadia.deciding and boris.deciding:
            return
    raise AssertionError("it is always her turn")


def test_ones_turn_is_told_in_another_tab(house: ServerProcess, invite: Invite) -> None:
    nadia, boris = at_a_table(house, invite, "turn")
    luck = random.Random("elsewhere")
    until_it_is_not_her_turn(nadia, boris, luck)
    expect(nadia.page).to_have_title("Pecunia Olet")
    expect(nadia.page.locator(ICON)).to_have_attribute("href", "/icon.svg")
    nadia.page.evaluate(ELSEWHERE)
    nadia.page.evaluate("window.heard.length = 0")
    while not nadia.deciding:
        play([boris], luck, clicks=1)
        boris.page.wait_for_timeout(50)
    expect(nadia.page).to_have_title("● Your turn · Pecunia Olet")
    expect(nadia.page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
    nadia.page.wait_for_function(f"() => window.heard.some(seconds => seconds > {BELL})")


def test_one_tap_and_it_is_silent(house: ServerProcess, invite: Invite) -> None:
    nadia, boris = at_a_table(house, invite, "all")
    luck = random.Random("silent")
    play([nadia, boris], luck, clicks=4)
    nadia.page.wait_for_function("() => window.heard.length > 0")
    nadia.page.get_by_role("button", name="Sound is on").click()
    expect(nadia.page.get_by_role("button", name="Sound is off")).to_be_visible()
    nadia.page.evaluate("window.heard.length = 0")
    play([nadia, boris], luck, clicks=6)
    nadia.page.wait_for_timeout(200)
    assert nadia.page.evaluate("window.heard") == []
