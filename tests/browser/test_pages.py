"""Every page in both rooms: readable for everybody, small, quick, and still there when things go wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any  # arguments of a browser context

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.answers import PHRASES
from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.figures import CODE, READY, REST, SHIFT, first_load
from tests.browser.person import DESKTOP, DOCKET, PHONE, play
from tests.browser.pictures import SCENES, settle
from tests.browser.positions import bots_played
from tests.browser.test_games import table_of
from tests.browser.test_tables import SPILLS

SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
ON_A_PHONE_ONLY = "phone-as-hand"
ON_A_BIG_SCREEN_ONLY = "public-screen"


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("name", SCENES)
def test_no_page_shuts_anybody_out(house: ServerProcess, invite: Invite, name: str, light: str) -> None:
    """axe finds nothing serious or critical, nothing scrolls sideways, and there is one heading of the first rank."""
    screen = "phone" if name == ON_A_PHONE_ONLY or (light == "dark" and name != ON_A_BIG_SCREEN_ONLY) else "desktop"
    person = invite(house, "Nadia", light=light, **SCREENS[screen])
    SCENES[name](person, house)
    settle(person)
    assert findings(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert person.page.locator("h1:visible").count() == 1
    if name == "no-such-table":
        person.faults.clear()  # the browser says that it was refused


def findings(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
COVERED = """rooms => rooms.flatMap(room => {
  const words = [...room.querySelectorAll('h2, p, .people')].flatMap(one => {
    const range = document.createRange(); range.selectNodeContents(one); return [...range.getClientRects()]; });
  const things = [...room.querySelectorAll('.things > *')].map(one => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.some(word => things.some(thing => over(word, thing))) ? [room.dataset.room] : []; })"""


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("screen", ["laptop", "tablet", "phone"])
def test_pages_around_the_tables_fit_every_screen(house: ServerProcess, invite: Invite, screen: str, text: int) -> None:
    """Nothing scrolls sideways, and on the front door no word lies under a card."""
    sizes = {"laptop": (1280, 720), "tablet": (768, 1024), "phone": (360, 640)}
    width, height = sizes[screen]
    person = invite(house, "Nadia", viewport={"width": width, "height": height})
    person.page.add_init_script(
        f"localStorage['kickback-settings'] = JSON.stringify({{ text: {text}, motion: 'none' }})"
    )
    sideways = []
    for name in ("home", "maker", "rules", "settings", "decks", "house", "verify", "replay"):
        SCENES[name](person, house)
        settle(person)
        sideways += [name] if person.page.evaluate(SIDEWAYS) else []
        if name == "home":
            assert person.page.eval_on_selector_all("article[data-room]", COVERED) == []
    assert sideways == []


@pytest.mark.parametrize("game", NAMES)
def test_the_text_grows_to_twice_its_size(house: ServerProcess, invite: Invite, game: str) -> None:
    """Nothing scrolls sideways, no word is cut off, and the question can be answered; desktop and phone."""
    position = bots_played(game, game_named(game).usual, 3)
    for screen in (DESKTOP, PHONE):
        person = invite(house, "Nadia", **screen)
        person.page.add_init_script(
            "localStorage['kickback-settings'] = JSON.stringify({ text: 200, pace: 0, orders: {} })"
        )
        person.open(f"/t/{position.put(house.data, person.id)}")
        person.await_decision()
        page = person.page
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        cut = page.eval_on_selector_all(
            f"{DOCKET} :is(h2, .label), .strip :is(u, small)",
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1"
            " && getComputedStyle(one).overflow !== 'visible').map(one => one.textContent)",
        )
        assert cut == []
        assert page.evaluate(SPILLS, ".window article") == []
        person.answers().last.scroll_into_view_if_needed()
        person.answers().last.click()


def test_the_first_load_is_small_and_still(house: ServerProcess, invite: Invite) -> None:
    """At most 170 kB of script and styles, 250 kB of fonts and pictures; nothing jumps; ready within a second."""
    code, rest, ready, shift = first_load(invite(house, fresh=True))
    print(f"first load: {code} B script and styles, {rest} B fonts and pictures, {ready:.0f} ms, shift {shift:.3f}")
    assert code <= CODE
    assert rest <= REST
    assert shift <= SHIFT
    assert ready < READY


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", NAMES)
def test_from_the_front_door_to_a_first_move_in_two_clicks(
    house: ServerProcess, invite: Invite, game: str, screen: str
) -> None:
    """Whoever has never seen the game reads beside the first question how it is won."""
    person = invite(house, **SCREENS[screen])
    person.open("/")
    person.page.locator(f"article[data-room={game}]").get_by_role("button", name="Play bots now").click()
    person.await_decision()
    expect(person.page.get_by_role("heading", name="How to win")).to_be_visible()
    expect(person.page.get_by_text("Goal.", exact=True)).to_be_visible()
    play([person], random.Random("first"), clicks=1, by="click")


def test_a_guest_sits_down_and_signs(house: ServerProcess, invite: Invite) -> None:
    """The guest's page goes on living after the signature, and the host may deal."""
    host = invite(house, "Nadia")
    id = host.ask("POST", "/api/tables", {"game": "corporate-espionage", "seats": 2})["id"]
    host.open(f"/t/{id}")
    guest = invite(house, "Boris")
    guest.open(f"/t/{id}")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="Sign as Boris").click()
    expect(guest.page.get_by_role("button", name="Take it back")).to_be_visible()
    host.page.get_by_role("button", name="Deal for 2").click()
    guest.page.locator("[role=log]").wait_for()
    host.page.locator("[role=log]").wait_for()


def test_a_record_is_dropped_in_and_seen_from_every_seat(house: ServerProcess, invite: Invite, tmp_path: Path) -> None:
    nadia = invite(house, "Nadia")
    id = table_of([nadia], "scapegoat", bots=2)
    nadia.open(f"/t/{id}")
    play([nadia], random.Random("record"))
    file = tmp_path / "record.txt"
    file.write_text(nadia.ask("GET", f"/api/tables/{id}/record"))
    stranger = invite(house, "Stranger")
    stranger.open("/replay")
    stranger.page.locator("input[type=file]").set_input_files(file)
    expect(stranger.page.get_by_role("slider")).to_be_visible(timeout=15_000)
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"):
        stranger.page.keyboard.press(key)
    stranger.open("/replay")
    file.write_text("not a record at all")
    stranger.page.locator("input[type=file]").set_input_files(file)
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    stranger.faults.clear()  # the browser says that the file was refused


def test_a_moment_is_shared_and_the_deal_checked_from_the_page_after_the_game(
    house: ServerProcess, invite: Invite
) -> None:
    """A decisive moment is watched, its link copied, and a stranger sees the same move; the deal is found fair."""
    may_copy = {"permissions": ["clipboard-read", "clipboard-write"]}
    nadia, stranger = invite(house, "Nadia", **may_copy), invite(house, "Stranger", **PHONE)
    nadia.open(f"/t/{bots_played('wallet', 4, 10_000).put(house.data, nadia.id)}")
    nadia.page.get_by_role("link", name="Watch moment 2").click()
    title = nadia.page.get_by_text(re.compile(r"Move \d+ of \d+"))
    move = title.inner_text()
    nadia.page.get_by_role("button", name="Link to this move").click()
    expect(nadia.page.get_by_text("Copied")).to_be_visible()
    stranger.page.goto(nadia.page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.page.get_by_text(move)).to_be_visible()
    nadia.page.go_back()
    nadia.page.get_by_role("link", name="Check the deal").click()
    expect(nadia.page.get_by_role("heading", name="The deal was fair.")).to_be_visible()
    nadia.page.get_by_role("button", name="Check again").click()
    expect(nadia.page.get_by_role("heading", name="The deal was fair.")).to_be_visible()


def test_a_rule_opens_over_its_question_and_gives_the_place_back(house: ServerProcess, invite: Invite) -> None:
    """By mouse and by key: it covers neither question nor answers, Escape shuts it, and one is where one was."""
    nadia = invite(house, "Nadia")
    nadia.open(f"/t/{bots_played('embezzlement', 3, 9).put(house.data, nadia.id)}")
    clause = nadia.page.locator(f"{DOCKET} .clause").first
    slip = nadia.page.get_by_role("dialog")
    for way in ("mouse", "keys"):
        if way == "mouse":
            clause.click()
        else:
            clause.press("Enter")
        expect(slip.get_by_role("link", name="Read it in the book")).to_be_visible()
        apart = "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
        shown = [slip.element_handle(), nadia.page.locator(DOCKET).element_handle()]
        nadia.page.wait_for_function(apart, arg=shown)
        nadia.page.keyboard.press("Escape")
        expect(slip).to_have_count(0)
        expect(clause).to_be_focused()


def test_locked_choices_say_why_not(house: ServerProcess, invite: Invite) -> None:
    person = invite(house, "Nadia")
    position = bots_played("scapegoat", 4, 2)
    person.open(f"/t/{position.put(house.data, person.id)}")
    person.await_decision()
    locked = person.page.locator("[data-locked]").first
    if not locked.is_visible():
        person.page.locator(DOCKET).get_by_text("cannot be done now").click()
    locked.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_a_deck_is_opened_again_thrown_away_and_taken_back(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia")
    nadia.open("/decks")
    page, text = nadia.page, nadia.page.get_by_label("The deck, and cards of your own, as text")
    mine = page.locator("section", has=page.get_by_role("heading", name="Your decks"))
    page.get_by_role("button", name="Start from a ready-made one", exact=True).click()
    expect(text).to_have_value(re.compile("Magpie"))
    text.fill(text.input_value().replace("Light-Fingered Temp", "Lighter-Fingered Temp"))  # a card of one's own
    page.get_by_label("Name", exact=True).fill("Spare")
    page.get_by_role("button", name="Check and keep it").click()
    mine.get_by_role("button", name="open Spare").wait_for()
    nadia.open("/decks")
    mine.get_by_role("button", name="open Spare").click()
    expect(text).to_have_value(re.compile("Magpie"))
    page.get_by_label("Name", exact=True).fill("Mine")
    page.get_by_role("button", name="Check and keep it").click()
    expect(mine.get_by_role("button", name=re.compile("^open"))).to_have_count(1)  # it took the other's place
    mine.get_by_role("button", name="throw Mine away").click()
    expect(mine.get_by_text("None yet")).to_be_visible()
    mine.get_by_role("button", name="take it back").click()
    expect(mine.get_by_role("button", name="open Mine")).to_be_visible()


def test_what_the_host_may_do_ends_above_the_question(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia", viewport={"width": 1440, "height": 870})
    wanted = {"game": "corporate-espionage", "seats": 3, "bots": ["regular"], "options": {"teams": "shared"}}
    nadia.open(f"/t/{nadia.ask('POST', '/api/tables', wanted)['id']}")
    page = nadia.page
    page.get_by_role("heading", name="Only you, the host").wait_for()
    ends, begins = page.evaluate(
        "[document.querySelector('.host').getBoundingClientRect().bottom,"
        " document.querySelector('section.docket').getBoundingClientRect().top]"
    )
    assert ends <= begins


def test_large_text_fits_the_settings_on_a_phone(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia", **PHONE)
    page = nadia.page
    page.add_init_script("localStorage['kickback-settings'] = JSON.stringify({ text: 200 })")
    nadia.open("/settings")
    page.get_by_role("heading", name="Text size").wait_for()
    assert page.evaluate(SPILLS, ".slide") == []
    assert page.evaluate(
        "[...document.querySelectorAll('.rooms b')].filter((one) => one.scrollWidth > one.clientWidth).map(String)"
    ) == []  # fmt: skip


def test_the_sources_of_money_name_nobody_by_half_on_a_phone(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia", **PHONE)
    nadia.open(f"/t/{bots_played('pecunia-olet', 4, 10**6).put(house.data, nadia.id)}")
    table = nadia.page.locator("table", has=nadia.page.get_by_role("row", name="supermarket"))
    cut = "cells => cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert table.locator("thead th").evaluate_all(cut) == []
    expect(table.get_by_role("columnheader", name="Boris")).to_be_attached()


def test_where_the_host_has_closed_the_talk_nobody_is_invited_to_speak(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia")
    id = table_of([nadia], "scapegoat", bots=2)
    nadia.open(f"/t/{id}")
    talk = nadia.page.get_by_label("Say something")
    expect(talk).to_be_visible()
    nadia.ask("POST", f"/api/tables/{id}/chat", {"chat": "off"})
    expect(nadia.page.get_by_text("The host has closed the table talk.")).to_be_visible()
    expect(talk).to_have_count(0)


def test_where_phrases_alone_are_allowed_they_are_buttons(house: ServerProcess, invite: Invite) -> None:
    """The host chooses so in the waiting room; a phrase is said with a click, there and at the table."""
    nadia, boris = invite(house, "Nadia"), invite(house, "Boris", **PHONE)
    id = nadia.ask("POST", "/api/tables", {"game": "scapegoat", "seats": 3, "pace": "untimed"})["id"]
    boris.ask("POST", f"/api/tables/{id}/sit", {})
    for person in (nadia, boris):
        person.open(f"/t/{id}")
    nadia.page.locator("#talk").select_option("phrases")
    nadia.page.get_by_role("button", name="Hello!").click()
    expect(boris.page.get_by_text("Hello!").first).to_be_visible()
    expect(nadia.page.get_by_label("Say something")).to_have_count(0)
    nadia.ask("POST", f"/api/tables/{id}/bot", {"strength": "regular"})
    boris.ask("POST", f"/api/tables/{id}/sign", {"signed": True})
    nadia.ask("POST", f"/api/tables/{id}/start", {})
    nadia.page.get_by_role("log", name="Ledger").wait_for()
    nadia.page.get_by_role("button", name="You are lying.").click()
    expect(nadia.page.locator(".talk .lines")).to_contain_text("You are lying.")
    expect(nadia.page.get_by_label("Say something")).to_have_count(0)


def test_the_page_has_every_phrase_of_the_servers() -> None:
    web = Path(__file__).parents[2] / "web"
    told = (web / "messages/en.ftl").read_text()
    listed = re.search(r"PHRASES = \[(.*)\]", (web / "src/parts/phrases.ts").read_text())
    assert listed is not None
    assert re.findall(r"'(.*?)'", listed[1]) == list(PHRASES)
    assert all(f"\nphrase-{phrase} = " in told for phrase in PHRASES)
