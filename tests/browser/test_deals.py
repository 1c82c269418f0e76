"""Corporate Espionage between the questions: deals, promises and a look into the books, all by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import DOCKET, PHONE, Person
from tests.browser.positions import Position, bots_played, dealt
from tests.browser.test_games import table_of

SYNDICATE = {"card-market": "table", "loans": "on", "alliances": "pact", "associations": "on"}
DRAFT = "section[aria-label='Your draft of a deal']"


def at_one_table(house: ServerProcess, invite: Invite) -> list[Person]:
    people = [invite(house, name) for name in ("Nadia", "Boris", "Clara")]
    id = table_of(people, "corporate-espionage", options=SYNDICATE, pace="untimed")
    for person in people:
        person.open(f"/t/{id}")
        person.page.locator("[data-anchor='stage']").wait_for()
    return people


def dealing(options: dict[str, str]) -> Position:
    match = dealt("corporate-espionage", 4, "0" * 64, options)
    return Position(match, "0" * 64, match.next_seat())


def said(person: Person, word: str) -> bool:
    return any(f'"{word} ' in frame for frame in person.sent)


def test_a_loan_is_drafted_signed_and_known_to_two(house: ServerProcess, invite: Invite) -> None:
    """Its terms reach its parties alone; what comes of it is known to all."""
    nadia, boris, clara = at_one_table(house, invite)
    nadia.page.get_by_role("button", name="Deal with Boris").click()
    draft = nadia.page.locator(DRAFT)
    draft.get_by_role("button", name="Lend points").click()
    draft.get_by_role("button", name="One more points now").click()
    expect(nadia.page.locator("[data-paper=lend]")).to_contain_text("Nadia lends Boris 3")
    assert not said(nadia, "lend")
    draft.get_by_role("button", name="Send the offer").click()
    expect(nadia.page.locator("[data-paper=lend]")).to_contain_text("not signed")
    boris.await_decision()
    expect(boris.page.locator("[data-paper=lend]")).to_contain_text("Nadia lends Boris 3")
    expect(clara.page.get_by_label("Deals that bind")).to_contain_text("Boris")
    assert not any("repay" in frame and '"price": 3' in frame for frame in clara.frames)
    expect(clara.page.locator("[data-paper=lend]")).to_have_count(0)
    boris.page.locator(f"{DOCKET} [data-choice=accept]").click()
    for person in (nadia, boris, clara):
        expect(person.page.locator("[data-paper=loan]")).to_contain_text("3")


def test_a_draft_goes_back_step_by_step_and_says_nothing(house: ServerProcess, invite: Invite) -> None:
    person = invite(house, "Nadia")
    person.open(f"/t/{dealing(SYNDICATE).put(house.data, person.id)}")
    person.await_decision()
    page = person.page
    page.keyboard.press("d")
    draft = page.locator(DRAFT)
    draft.get_by_role("button", name="Sell a card").click()
    page.get_by_role("button", name="Aim here").first.click()
    page.get_by_label("Your hand").get_by_role("button").first.click()
    expect(draft).to_contain_text("for how much?")
    for question in ("Sell what?", "Sell to whom?", "What do you want of the others?"):
        page.keyboard.press("Escape")
        expect(draft.get_by_role("heading", level=2)).to_contain_text(question)
    page.keyboard.press("Escape")
    expect(draft).to_have_count(0)
    person.await_decision()
    assert not said(person, "sell")


def test_the_books_are_asked_for_at_the_bank(house: ServerProcess, invite: Invite) -> None:
    nadia, boris, clara = at_one_table(house, invite)
    asker, asked = (nadia, boris) if not nadia.deciding else (clara, boris)
    asker.page.get_by_role("button", name="Ask for the books: Boris").click()
    expect(asker.page.locator(DRAFT)).to_contain_text("everybody sees that you asked")
    asker.page.keyboard.press("Enter")
    asked.page.locator(f"{DOCKET} [data-choice=show]").click()
    expect(asker.page.get_by_role("log")).to_contain_text("You audit Boris")
    expect(asker.page.locator("[data-seat=B]").first).to_contain_text("you saw it")


def test_a_phone_promises_and_whispers(house: ServerProcess, invite: Invite) -> None:
    person = invite(house, "Nadia", **PHONE)
    person.open(f"/t/{bots_played('corporate-espionage', 4, 6).put(house.data, person.id)}")
    person.await_decision()
    page = person.page
    page.get_by_role("button", name="Deal", exact=True).tap()
    page.locator("[data-kind=truce]").tap()
    page.locator("[data-named=C]").tap()
    page.get_by_role("button", name="Say it").tap()
    page.get_by_role("button", name="Table talk").tap()
    talk = page.get_by_label("Table talk").last
    expect(talk).to_contain_text("Clara, I will not name you before my next turn is over.")
    talk.get_by_role("button", name="Whisper to Boris").tap()
    talk.get_by_role("textbox").fill("psst")
    talk.get_by_role("textbox").press("Enter")
    expect(talk).to_contain_text("psst")
    expect(talk).to_contain_text("only Boris")
