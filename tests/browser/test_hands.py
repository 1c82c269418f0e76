"""Fingers, keys and one device for many: whole games without a mouse."""

from __future__ import annotations

import json
import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import AFTER, ANSWERS, DOCKET, PHONE, SMALL_PHONE, Person, play
from tests.browser.positions import NAMES as PEOPLE
from tests.browser.positions import bots_played
from tests.browser.test_games import SHORT, table_of

SMALLEST = 44  # pixels a finger needs


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_is_enough(house: ServerProcess, invite: Invite, game: str) -> None:
    """A game by touch at the smallest size: nothing scrolls sideways, every answer is as big as a fingertip."""
    nadia = invite(house, "Nadia", **SMALL_PHONE)
    id = table_of([nadia], game, bots=2)
    nadia.open(f"/t/{id}")
    luck = random.Random(game)
    for _ in range(12):
        play([nadia], luck, clicks=1, by="tap")
        if nadia.over:
            break
        page = nadia.page
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), nadia.page.url
        small = [size for size in sizes(page) if min(size) < SMALLEST - 0.5]
        assert small == [], f"{game}: {small}"


def sizes(page: Page) -> list[list[float]]:
    """Of every answer, found and measured in one go: a bot may move at any time, and what left the page has no size."""
    found: list[list[float]] = page.evaluate(
        "answers => [...document.querySelectorAll(answers)].map(one => one.getBoundingClientRect())"
        ".map(box => [box.width, box.height])",
        ANSWERS,
    )
    return found


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_keyboard_alone(house: ServerProcess, invite: Invite, game: str) -> None:
    """With Tab and Enter, and with the keys printed on the buttons, by turns."""
    nadia = invite(house, "Nadia")
    id = table_of([nadia], game, bots=1 if game_named(game).fewest <= 2 else 2, options=SHORT.get(game, {}))
    nadia.open(f"/t/{id}")
    luck = random.Random(game)
    end = time.monotonic() + 150
    while not nadia.over and time.monotonic() < end:
        if not nadia.deciding:
            nadia.page.wait_for_timeout(20)
        elif luck.random() < 0.9:
            press_a_printed_key(nadia, luck)
        else:
            tab_to_an_answer(nadia, luck)
    assert nadia.over
    refused = [frame for frame in nadia.frames if '"say":"refused"' in frame and '"why":"stale"' not in frame]
    assert refused == []  # a key pressed a moment too late is no fault


def press_a_printed_key(person: Person, luck: random.Random) -> None:
    keys = person.page.locator(f"{DOCKET} :is([data-choice], [data-thing]) kbd").all_inner_texts()
    key = luck.choice(keys) if keys else ""
    if key and not (key == "Enter" and on_something_else(person)):
        person.page.keyboard.press(key)
    else:
        tab_to_an_answer(person, luck)


def on_something_else(person: Person) -> bool:
    """Has a control the focus that is no answer? Then Enter is for that one: a link to the settings, say."""
    return bool(
        person.page.evaluate(
            "answers => document.activeElement.matches('a, button, input') && !document.activeElement.matches(answers)",
            ANSWERS,
        )
    )


def tab_to_an_answer(person: Person, luck: random.Random) -> None:
    """Tabs on until an answer has the focus; it must be one that can be seen to have it."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        there = person.page.evaluate(
            "answers => document.activeElement.matches(answers) && document.activeElement.matches(':focus-visible')",
            ANSWERS,
        )
        if there and luck.random() < 0.6:
            person.page.keyboard.press("Enter")
            return
        if not person.deciding:
            return


def test_one_device_for_three(house: ServerProcess, invite: Invite) -> None:
    """A curtain between hidden hands: whoever is not meant to look sees none."""
    nadia = invite(house, "Nadia", **PHONE)
    wanted = {
        "game": "scapegoat",
        "seats": 3,
        "pace": "untimed",
        "device": "one",
        "options": {"victory-hand": "5", "round-limit": "1"},
    }
    id = str(nadia.ask("POST", "/api/tables", wanted)["id"])
    for seat, name in (("B", "Boris"), ("C", "Clara")):
        nadia.ask("POST", f"/api/tables/{id}/sit", {"seat": seat, "name": name})
    nadia.ask("POST", f"/api/tables/{id}/start", {})
    nadia.open(f"/t/{id}")
    luck = random.Random("one device")
    end = time.monotonic() + 170
    lifted = 0
    while not nadia.over and time.monotonic() < end:
        hold = nadia.page.locator("button.hold")
        if hold.count() > 0 and hold.first.is_visible():
            assert nadia.page.locator(f"{DOCKET}, [data-card]").count() == 0, "a hand shows beside the curtain"
            hold.first.hover()
            nadia.page.mouse.down()
            nadia.page.wait_for_timeout(750)
            nadia.page.mouse.up()
            lifted += 1
        elif not nadia.click_some_answer(luck):
            nadia.page.wait_for_timeout(20)
    assert lifted > 3
    assert nadia.page.locator(AFTER).count() == 1


@pytest.mark.parametrize("game", ["scapegoat", "embezzlement", "wallet", "corporate-espionage"])
def test_covered_cards_are_named_nowhere(house: ServerProcess, invite: Invite, game: str) -> None:
    """One key covers the cards and the answers that name them; a neighbour reads nothing."""
    nadia = invite(house, PEOPLE[0])
    position = bots_played(game, game_named(game).usual, 0 if game == "embezzlement" else 2)  # before cards are played
    nadia.open(f"/t/{position.put(house.data, nadia.id)}")
    nadia.await_decision()
    cards = nadia.page.locator(".held[data-card]")
    named = [str(card.get_attribute("aria-label")) for card in cards.all()]
    assert len(named) > 0
    question = nadia.question
    nadia.page.keyboard.press("c")
    expect(cards).to_have_count(0)
    assert nadia.question != question, "many a question names what one alone has seen"
    assert nadia.answers().count() == 0
    tree = nadia.page.locator("main").aria_snapshot()
    assert [name for name in named if name in tree] == []
    ledger = nadia.page.locator("[role=log]").inner_text()
    assert [name for name in named if re.split("[,:]", name)[0] in ledger] == []
    nadia.page.get_by_role("button", name="Show my answers").click()
    assert nadia.answers().count() > 0


ELSEWHERE = """
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
"""


@pytest.mark.parametrize(("wish", "value"), [("coverAway", True), ("coverAfter", 1)])
def test_cards_cover_themselves(house: ServerProcess, invite: Invite, wish: str, value: object) -> None:
    """Whoever wishes it: in another tab, or after a while without a touch."""
    nadia = invite(house, PEOPLE[0])
    wishes = {"pace": 0, "motion": "none", "sound": "none", wish: value}
    nadia.page.add_init_script(f"localStorage['kickback-settings'] = {json.dumps(json.dumps(wishes))}")
    nadia.open(f"/t/{bots_played('scapegoat', 4, 2).put(house.data, nadia.id)}")
    nadia.await_decision()
    cards = nadia.page.locator(".held[data-card]")
    if wish == "coverAway":
        expect(cards).not_to_have_count(0)
        nadia.page.evaluate(ELSEWHERE)
    expect(cards).to_have_count(0)
    expect(nadia.page.get_by_role("button", name="Show my cards")).to_be_visible()
