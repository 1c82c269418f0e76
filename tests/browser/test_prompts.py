"""Every question of every game on the page: it says what Python says, can be answered by clicking, and fits."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any  # arguments of a browser context

import pytest
from playwright.sync_api import Page

from kickback.engine.seats import LETTERS
from kickback.games import NAMES
from kickback.server.process import ServerProcess
from kickback.words import Reader, speech
from tests.browser.conftest import Invite
from tests.browser.own_cards import asked_of_own_cards
from tests.browser.person import DESKTOP, DOCKET, PHONE, Person
from tests.browser.positions import NAMES as PEOPLE
from tests.browser.positions import Position, asked_in_scenarios

ASKED = re.compile(r"^(ask-[\w-]+) =", re.MULTILINE)
QUESTION = re.compile(r'"question":\{"id":"([\w-]+)"')
STEPS = 14  # more clicks than any choice has steps
SCREENS: tuple[dict[str, Any], ...] = (DESKTOP, PHONE)


def questions(game: str) -> set[str]:
    """All that the game can ask: the ids of its messages."""
    folder = files(f"kickback.games.{game.replace('-', '_')}")
    return set(ASKED.findall(folder.joinpath("messages", "en.ftl").read_text(encoding="utf-8")))


def words(text: str) -> str:
    """A sentence without its marks of bold, and with plain spaces."""
    return " ".join(text.replace("**", "").split())


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@pytest.mark.parametrize("game", NAMES)
def test_every_question_is_asked_and_answered(house: ServerProcess, invite: Invite, game: str) -> None:
    """By turns on a desktop and on a phone."""
    people = [invite(house, PEOPLE[0], **screen) for screen in SCREENS]
    found = asked_in_scenarios(game)
    if game == "corporate-espionage":
        found = asked_of_own_cards() | found
    assert set(found) == questions(game)
    for at, position in enumerate(found.values()):
        person = people[at % len(people)]
        id = position.put(house.data, person.id)
        person.turn_to(f"/t/{id}")
        person.await_decision()
        assert fits(person.page), f"{game} scrolls sideways: {person.question}"
        for step in position.steps:
            begin(person, step)
        if person is people[0]:  # a phone says some things shorter
            says_what_python_says(person, position)
        can_be_answered(person, random.Random(id))
    shown = {id for person in people for frame in person.frames for id in QUESTION.findall(frame)}
    assert set(found) - shown == set(), "was not asked in any browser"


def says_what_python_says(person: Person, position: Position) -> None:
    prompt = position.prompt
    reader = Reader({LETTERS[at]: PEOPLE[at] for at in range(position.seats)}, LETTERS[position.seat])
    said = words(speech(position.game).say(prompt.question, reader))
    shown = words(person.question)
    assert shown == said[:1].upper() + said[1:]  # a page begins every question with a capital


def begin(person: Person, step: str) -> None:
    """The first step of a choice, typed into the command line; the next question comes in its place."""
    before = len(person.frames)
    person.page.keyboard.type(":")
    person.page.locator("input:focus").wait_for()
    person.page.keyboard.type(step)
    person.page.keyboard.press("Enter")
    for _ in range(400):
        if any(QUESTION.search(frame) for frame in person.frames[before:]):
            return
        person.page.wait_for_timeout(10)
    raise AssertionError(f"nothing was asked after {step}")


def can_be_answered(person: Person, luck: random.Random) -> None:
    """Clicks whatever is offered until the table has taken an answer."""
    before = len(person.sent)
    for _ in range(STEPS):
        person.click_some_answer(luck)
        answered = [frame for frame in person.sent[before:] if '"act"' in frame]
        if answered:
            break
    else:
        raise AssertionError(f"{STEPS} clicks led nowhere: {person.question}")
    person.page.wait_for_function(
        "selector => document.querySelector(selector)?.querySelector('.sent') == null", arg=DOCKET, timeout=10_000
    )
    refused = [frame for frame in person.frames if '"say":"refused"' in frame]
    assert refused == []
