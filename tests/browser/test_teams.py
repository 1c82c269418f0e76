"""Two people on one seat of Corporate Espionage: they sit down together, hear each other alone, and either answers."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import DOCKET, Person, play


def shared_table(people: list[Person], control: str) -> str:
    """Nadia and Boris on one seat, Clara on the other; everything is done in the waiting room's page."""
    nadia, boris, clara = people
    wanted = {
        "game": "corporate-espionage",
        "seats": 2,
        "pace": "untimed",
        "options": {"teams": "shared", "team-control": control},
    }
    path = f"/t/{nadia.ask('POST', '/api/tables', wanted)['id']}"
    for person in people:
        person.open(path)
    clara.page.get_by_role("button", name="sit here").first.click()
    boris.page.get_by_role("button", name="join Nadia").click()
    for person in (boris, clara):
        person.page.get_by_role("button", name="Sign").first.click()
    expect(nadia.page.get_by_role("list", name="The people of Nadia & Boris")).to_be_visible()
    nadia.page.get_by_role("button", name="Deal").click()
    for person in people:
        person.page.get_by_role("log", name="Ledger").wait_for()  # the waiting room's talk is a log too
    return path


def test_a_team_talks_and_answers_together(house: ServerProcess, invite: Invite) -> None:
    nadia, boris, clara = people = [invite(house, name) for name in ("Nadia", "Boris", "Clara")]
    shared_table(people, "any")
    boris.page.get_by_role("button", name="only Nadia").click()
    boris.page.get_by_label("Say something").fill("let us wait a round")
    boris.page.keyboard.press("Enter")
    expect(nadia.page.locator(".talk")).to_contain_text("let us wait a round")
    assert "let us wait" not in clara.page.content()
    assert not any("let us wait" in frame for frame in clara.frames)
    luck = random.Random("team")
    together = 0
    for _ in range(1000):
        if any('"say":"mate"' in frame for frame in nadia.frames):
            break
        if boris.deciding:
            together += asked_together(boris, nadia)
            boris.press_some_answer(luck)
        clara.press_some_answer(luck)
        nadia.page.wait_for_timeout(50)
    assert together, "whoever of a team answers, both are asked"
    expect(nadia.page.get_by_text("Boris has answered for your company")).to_be_visible()
    assert not any('"say":"mate"' in frame for frame in clara.frames), "who of a team answered is the team's own affair"


def test_whoever_is_muted_is_not_heard_until_wanted_again(house: ServerProcess, invite: Invite) -> None:
    """Neither in the talk nor in the ledger, also after a reload; a claim is a move, and heard by everybody."""
    nadia, boris, clara = people = [invite(house, name) for name in ("Nadia", "Boris", "Clara")]
    shared_table(people, "any")
    clara.page.get_by_label("Say something").fill("canary of Clara")
    clara.page.keyboard.press("Enter")
    expect(nadia.page.get_by_text("canary of Clara")).to_have_count(2)
    nadia.page.get_by_role("button", name="Do not hear Clara").click()
    expect(nadia.page.get_by_text("You do not hear Clara.")).to_be_visible()
    expect(nadia.page.get_by_text("canary of Clara")).to_have_count(0)
    expect(boris.page.get_by_text("canary of Clara")).to_have_count(2)
    nadia.page.reload()
    nadia.page.get_by_role("button", name="Hear again").click()
    expect(nadia.page.get_by_text("canary of Clara")).to_have_count(2)


def asked_together(one: Person, mate: Person) -> bool:
    """If one is asked, so is the mate, unless the question is gone before: a standing order may have answered it."""
    for _ in range(400):
        if not one.deciding:
            return False
        if mate.deciding:
            return True
        mate.page.wait_for_timeout(50)
    raise AssertionError("only one of the team was asked")


def test_only_the_captain_is_asked(house: ServerProcess, invite: Invite) -> None:
    """Of two on a seat one decides, and the other reads who that is."""
    nadia, boris, clara = people = [invite(house, name) for name in ("Nadia", "Boris", "Clara")]
    shared_table(people, "captain")
    luck = random.Random("captain")
    for _ in range(400):
        if nadia.deciding or boris.deciding:
            break
        if clara.deciding:
            play([clara], luck, clicks=1)
        clara.page.wait_for_timeout(20)
    captain, mate = (nadia, boris) if nadia.deciding else (boris, nadia)
    expect(mate.page.locator(".captain")).to_contain_text("is captain now")
    expect(mate.page.locator(DOCKET)).to_have_count(0)
    expect(captain.page.locator(DOCKET)).to_have_count(1)
