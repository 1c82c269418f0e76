"""What somebody hears who does not see the page: the question when it comes, its answers, and what happened."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from kickback.engine.seats import LETTERS
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.process import ServerProcess
from kickback.words import Reader, speech
from tests.browser.conftest import Invite
from tests.browser.person import ANSWERS, DOCKET, play
from tests.browser.positions import NAMES as PEOPLE
from tests.browser.positions import bots_played
from tests.browser.test_games import table_of
from tests.browser.test_prompts import words

ALOUD = "p[role=status].aloud"


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_question_is_read_aloud(house: ServerProcess, invite: Invite, game: str) -> None:
    """The live region says the question as Python says it and names every answer; headings and buttons say the same."""
    nadia = invite(house, PEOPLE[0])
    position = bots_played(game, game_named(game).usual, 3)
    nadia.open(f"/t/{position.put(house.data, nadia.id)}")
    nadia.await_decision()
    page = nadia.page
    reader = Reader({LETTERS[at]: PEOPLE[at] for at in range(position.seats)}, LETTERS[position.seat])
    question = words(speech(game).say(position.prompt.question, reader))
    expect(page.locator(ALOUD)).to_contain_text(question)
    heard = words(page.locator(ALOUD).inner_text())
    assert heard.startswith(question)
    labels = page.locator(ANSWERS).locator(".label").all_inner_texts()
    assert len(labels) > 0
    assert [label for label in map(words, labels) if re.sub(r"^[A-H] ", "", label) not in heard] == []
    tree = page.locator("body").aria_snapshot()
    assert tree.count("[level=1]") == 1
    assert page.locator(DOCKET).get_by_role("heading", level=2, name=question).count() == 1
    assert page.get_by_role("log", name="Ledger").count() == 1
    for answer in page.locator(ANSWERS).all():
        assert answer.evaluate("one => one.tagName") == "BUTTON"


def test_the_region_stands_before_its_words(house: ServerProcess, invite: Invite) -> None:
    """A region that comes together with its words is not read: it is the same one from the first move to the last."""
    nadia = invite(house, "Nadia")
    id = table_of([nadia], "embezzlement", bots=2)
    nadia.open(f"/t/{id}")
    nadia.await_decision()
    nadia.page.evaluate("one => { document.querySelector(one).dataset.since = 'the start'; }", ALOUD)
    luck = random.Random("aloud")
    heard = set()
    for _ in range(8):
        heard.add(nadia.page.locator(ALOUD).inner_text())
        play([nadia], luck, clicks=1)
        nadia.page.wait_for_timeout(60)
    assert nadia.page.evaluate("one => document.querySelector(one).dataset.since", ALOUD) == "the start"
    assert len(heard) > 2
