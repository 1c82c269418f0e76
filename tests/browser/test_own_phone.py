"""From behind the curtain to a phone of one's own, and standing orders that are wanted at every table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.pictures import curtain
from tests.browser.positions import bots_played


def test_a_seat_behind_the_curtain_goes_to_a_phone(house: ServerProcess, invite: Invite) -> None:
    """By the link in the picture; the one device draws the curtain for the next one, and hears of that hand no more."""
    device, phone = invite(house, "Nadia"), invite(house, "Somebody", **PHONE)
    curtain(device, house)
    device.page.get_by_role("button", name="Hold to lift the curtain").wait_for()
    name = device.page.get_by_role("heading", level=1).inner_text().split()[-1]
    seat = {"Nadia": "A", "Boris": "B", "Clara": "C"}[name]
    device.page.get_by_role("button", name="Play on my own phone").click()
    dialog = device.page.get_by_role("dialog", name="Play on my own phone")
    expect(dialog.get_by_role("img", name="The link to this seat")).to_be_visible()
    code = dialog.locator("output").inner_text()
    heard = len(device.frames)
    phone.open(f"/#code={code}")
    phone.await_decision()
    assert phone.page.url.endswith(device.page.url.rpartition("/")[2])
    expect(dialog).to_have_count(0)
    phone.answers().first.tap()
    expect(device.page.get_by_role("heading", name="Hand the device to")).not_to_contain_text(name)
    later = "".join(device.frames[heard:])
    assert f'"say":"told","seat":"{seat}"' not in later
    for stored in (phone.page.url, device.page.content()):
        assert code not in stored
    brought_back(device, phone, seat)


def brought_back(device: Person, phone: Person, seat: str) -> None:
    """The door on the phone lays the seat behind the curtain again; from then on the phone hears of it no more."""
    heard = len(device.frames)
    phone.page.get_by_role("button", name="Leave the table").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Back behind the curtain").tap()
    expect(phone.page).to_have_title("Kickback")
    device.page.wait_for_function("() => document.querySelector('.curtain') !== null")
    wait_for(device, lambda: f'"say":"told","seat":"{seat}"' in "".join(device.frames[heard:]))
    before = len(phone.frames)
    phone.page.go_back()
    phone.page.get_by_role("heading", level=1).first.wait_for()
    wait_for(phone, lambda: '"say":"told"' in "".join(phone.frames[before:]))
    assert f'"say":"told","seat":"{seat}"' not in "".join(phone.frames[before:])


def wait_for(person: Person, happened: Callable[[], bool]) -> None:
    for _ in range(600):
        if happened():
            return
        person.page.wait_for_timeout(25)
    raise AssertionError("it did not happen")


def test_orders_that_are_wanted_act_at_the_table(house: ServerProcess, invite: Invite) -> None:
    """A switch in the settings gives the order at the table; taken back there, it stays off there.

    It is about another question than the open one, which it would answer at once.
    """
    nadia = invite(house, "Nadia")
    id = bots_played("corporate-espionage", 3, 0).put(house.data, nadia.id)
    nadia.open("/settings")
    nadia.page.get_by_role("radio", name="Espionage").click()
    nadia.page.get_by_role("switch", name="Let go of ends of turns").click()
    nadia.open(f"/t/{id}")
    expect(order(nadia, "1 standing order")).to_have_attribute("aria-checked", "true")
    order(nadia).click()
    expect(nadia.page.get_by_role("button", name="Standing orders")).to_be_visible()
    nadia.page.reload()
    expect(order(nadia, "Standing orders")).to_have_attribute("aria-checked", "false")


def order(person: Person, title: str = "") -> Locator:
    """Its switch in the list beside the question, which is opened by its title."""
    if title:
        person.page.get_by_role("button", name=title).click()
    return person.page.locator("[data-order=turn-ends]")
