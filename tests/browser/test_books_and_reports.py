"""What the pages tell: every chart of a report, the rule books as written, what a table changes, and the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import PATIENCE, PHONE
from tests.browser.positions import bots_played

TO_THE_END = 10_000
A_WHILE = PATIENCE * 1000  # a report is worked out when it is asked for
SHEETS = {
    "scapegoat": ["The ladder", "Who paid for whom", "Where the money went", "Waste", "The files", "Luck of the audit"],
    "embezzlement": ["Money over time", "Who lied", "Who lied to whom", "Where it came from", "What a 5 meant", "Luck"],
    "wallet": ["The line-up", "Points after each round", "Poison", "Claims", "Close to the line, round 1"],
    "pecunia-olet": ["Where it came from", "Who cost whom", "The notes", "What the table could know", "The officer"],
    "corporate-espionage": ["Who hit whom", "Your armour", "Who lied to whom", "Income and expenses", "Answers"],
}

COVERED_WORDS = """() => [...document.querySelectorAll('svg[role=img]')].flatMap((chart) => {
  const words = [...chart.querySelectorAll('text.ax')].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return words.flatMap(([word, a], at) => words.slice(at + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2)
    .map(([other]) => `${word} / ${other}`));
})"""


@pytest.mark.parametrize("game", NAMES)
def test_every_chart_of_the_report_is_on_the_page(house: ServerProcess, invite: Invite, game: str) -> None:
    person = invite(house, "Nadia")
    position = bots_played(game, game_named(game).usual, TO_THE_END)
    person.open(f"/t/{position.put(house.data, person.id)}")
    expect(person.page.get_by_role("heading", name="The whole account")).to_be_visible(timeout=A_WHILE)
    for sheet in SHEETS[game]:
        expect(person.page.get_by_role("heading", name=sheet).first).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
def test_on_a_phone_no_word_under_a_chart_covers_another(house: ServerProcess, invite: Invite, game: str) -> None:
    person = invite(house, "Nadia", **PHONE)
    position = bots_played(game, game_named(game).usual, TO_THE_END)
    person.open(f"/t/{position.put(house.data, person.id)}")
    expect(person.page.get_by_role("heading", name="The whole account")).to_be_visible(timeout=A_WHILE)
    assert person.page.evaluate(COVERED_WORDS) == []


def test_a_finished_game_is_found_again(house: ServerProcess, invite: Invite) -> None:
    """Whoever left the report finds it, and the replay, from the front door."""
    person = invite(house, "Nadia", **PHONE)
    id = bots_played("wallet", 2, TO_THE_END).put(house.data, person.id)
    person.open(f"/t/{id}")
    expect(person.page.get_by_role("button", name="Rematch")).to_be_visible(timeout=A_WHILE)
    person.open("/")
    person.page.get_by_role("link", name="Replay", exact=True).click()
    person.page.get_by_role("link", name="Replay this game of Wallet").click()
    expect(person.page.get_by_role("slider")).to_be_visible(timeout=A_WHILE)
    person.open("/replay")
    person.page.get_by_role("link", name="Report").click()
    expect(person.page.get_by_role("button", name="Rematch")).to_be_visible(timeout=A_WHILE)


def test_a_phone_on_its_side_shows_table_and_reel_side_by_side(house: ServerProcess, invite: Invite) -> None:
    person = invite(house, "Nadia", **PHONE | {"viewport": {"width": 844, "height": 390}})
    id = bots_played("scapegoat", 4, TO_THE_END).put(house.data, person.id)
    person.open(f"/replay/{id}")
    expect(person.page.get_by_role("slider")).to_be_in_viewport(ratio=1, timeout=A_WHILE)
    expect(person.page.get_by_text("Q1", exact=True)).to_be_in_viewport(ratio=1)


def test_nobody_saw_articles_where_none_were_signed(house: ServerProcess, invite: Invite) -> None:
    """A table opened with "Play bots now" has no waiting room."""
    person = invite(house, "Nadia")
    id = bots_played("wallet", 2, TO_THE_END).put(house.data, person.id)
    person.open(f"/verify/{id}")
    seal = person.page.locator("section", has=person.page.get_by_role("heading", name="The server’s seal"))
    expect(seal.get_by_text("Nadia")).to_be_visible(timeout=A_WHILE)
    expect(seal).not_to_contain_text("saw it in the articles")


@pytest.mark.parametrize("game", NAMES)
def test_a_rule_book_shows_no_marks_of_its_writing(house: ServerProcess, invite: Invite, game: str) -> None:
    person = invite(house)
    person.open(f"/rules/{game}")
    expect(person.page.get_by_role("table").first).to_be_visible(timeout=A_WHILE)
    written = person.page.locator("main").inner_text()
    assert "|" not in written
    assert "**" not in written
    assert "`" not in written


def test_the_book_says_what_this_table_has_changed(house: ServerProcess, invite: Invite) -> None:
    host = invite(house, "Nadia")
    wanted = {"game": "embezzlement", "seats": 3, "options": {"razors-edge": "on"}}
    host.open(f"/t/{host.ask('POST', '/api/tables', wanted)['id']}")
    with host.context.expect_page() as opened:
        host.page.get_by_role("link", name="EMB-SETUP-4").click()
    book = opened.value
    expect(book.get_by_text("article 2 changes this").first).to_be_visible(timeout=A_WHILE)
    expect(book.get_by_role("heading", name="This table’s articles")).to_be_visible()
    book.get_by_role("link", name="Back to the table").click()
    expect(book.get_by_text("Waiting room").first).to_be_visible(timeout=A_WHILE)


def test_a_search_that_finds_nothing_leads_back(house: ServerProcess, invite: Invite) -> None:
    person = invite(house, "Nadia")
    person.open("/make/embezzlement")
    person.page.get_by_role("searchbox").fill("no rule says this")
    expect(person.page.get_by_role("switch", name="Silence")).to_have_count(0)
    person.page.get_by_role("button", name="Show them all").click()
    expect(person.page.get_by_role("switch", name="Silence")).to_be_visible()
    person.open("/rules/wallet")
    person.page.get_by_role("searchbox").fill("no clause says this")
    person.page.get_by_role("button", name="Show the whole book").click()
    expect(person.page.get_by_role("heading", name="Goal")).to_be_visible()
