"""Who comes and who goes: the host hands over and takes away, people leave, and whatever they are called fits."""

from __future__ import annotations

from playwright.sync_api import expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.pictures import TO_THE_END
from tests.browser.positions import bots_played
from tests.browser.test_games import table_of

WIDE = "W" * 24
RIGHT_TO_LEFT = "شركة الأموال المفقودة"
PICTURES = "👩🏽\u200d🚀🦊🐙🍕🎲🃏💰🐐🐐🐐"
IDEOGRAMS = "株式会社長い名前の代表取締役社長様御一行様方々"
# nothing scrolls sideways, and nothing that is not cut off sticks out of a box
FITS = """boxes => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  && [...document.querySelectorAll(boxes)].filter(one => one.getClientRects().length > 0).every(one => {
    const own = one.getBoundingClientRect();
    const inside = [...one.querySelectorAll('*')].filter(part => getComputedStyle(part).overflow === 'visible');
    const rects = inside.map(part => part.getBoundingClientRect());
    return rects.every(rect => rect.right <= own.right + 2 && rect.left >= own.left - 2);
  })"""


def waiting_room(host: Person, guests: list[Person], game: str = "embezzlement") -> str:
    """Everybody sits there, and nobody has signed."""
    id = str(host.ask("POST", "/api/tables", {"game": game, "seats": 1 + len(guests), "pace": "untimed"})["id"])
    for guest in guests:
        guest.ask("POST", f"/api/tables/{id}/sit", {})
    for person in (host, *guests):
        person.open(f"/t/{id}")
        person.page.get_by_role("list", name="Chairs").wait_for()
    return id


def test_the_host_hands_the_table_over_and_the_new_one_takes_a_chair_away(house: ServerProcess, invite: Invite) -> None:
    host, guest = invite(house, "Nadia"), invite(house, "Boris", **PHONE)
    third = invite(house, "Clara")
    waiting_room(host, [guest, third])
    host.page.get_by_role("button", name="What to do about Boris").click()
    host.page.get_by_role("menuitem", name="Make host").click()
    expect(host.page.get_by_role("heading", name="Only you, the host")).to_have_count(0)
    expect(guest.page.get_by_role("heading", name="Only you, the host")).to_be_visible()
    guest.page.get_by_role("button", name="What to do about Clara").tap()
    guest.page.get_by_role("menuitem", name="Take Clara away").tap()
    expect(third.page.get_by_text("The host has taken your chair away.")).to_be_visible()
    third.page.get_by_role("button", name="Sit down").click()
    expect(third.page.get_by_text("The host has taken your chair away.")).to_have_count(0)
    third.page.get_by_role("button", name="Stand up").click()
    expect(third.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(third.page.get_by_text("The host has taken your chair away.")).to_have_count(0)


def test_whoever_has_no_name_says_it_where_it_is_needed(house: ServerProcess, invite: Invite) -> None:
    """The host when the table is opened, a guest when sitting down."""
    host, guest = invite(house), invite(house, **PHONE)
    host.open("/make/embezzlement")
    host.page.get_by_label("Your name").fill("Nadia")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_text("Nadia, host").wait_for()
    guest.open(host.page.url.removeprefix(host.url))
    guest.page.get_by_label("Your name").fill("Boris")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="Sign")).to_contain_text("as Boris")
    expect(host.page.get_by_role("list", name="Chairs")).to_contain_text("Boris")
    assert guest.ask("GET", "/api/me")["name"] == "Boris"


def test_the_link_is_copied_over_plain_http_too(house: ServerProcess, invite: Invite) -> None:
    """A browser has no clipboard for a page of another machine's that came without TLS."""
    host = invite(house, "Nadia")
    host.page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })")
    id = waiting_room(host, [invite(house, "Boris")])
    host.page.get_by_role("button", name="Copy link").click()
    said = host.page.get_by_placeholder("Say something, true or not")
    said.focus()
    host.page.keyboard.press("Control+v")
    expect(said).to_have_value(f"{house.url}/t/{id}")


def test_everybody_is_seated_on_one_device(house: ServerProcess, invite: Invite) -> None:
    """The waiting room says how that goes, who sits where is typed in, and bots fill the rest."""
    for size in (DESKTOP, PHONE):
        page = (host := invite(house, "Nadia", **size)).page
        wanted = {"game": "wallet", "seats": 4, "pace": "untimed", "device": "one"}
        host.open(f"/t/{host.ask('POST', '/api/tables', wanted)['id']}")
        expect(page.get_by_role("heading", name="One device, and a curtain")).to_be_visible()
        page.get_by_role("button", name="seat somebody").first.click()
        page.get_by_role("textbox", name="Name").fill("Boris")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="2 chairs are empty. Who sits there?")).to_be_visible()
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Deal for 4").click()
        expect(page.get_by_role("button", name="Hold to lift the curtain")).to_be_visible()


def test_the_table_maker_calls_things_what_they_mean(house: ServerProcess, invite: Invite) -> None:
    """Choices have names, the articles use them, and the preset that is in force is lit."""
    page = (host := invite(house, "Nadia")).page
    host.open("/make/corporate-espionage")
    standard = page.get_by_role("button", name="Standard")
    expect(standard).to_have_attribute("aria-pressed", "true")
    page.get_by_role("radiogroup", name="Who picks the fired").get_by_text("the victim").click()
    expect(page.get_by_text("Who picks the fired: the victim")).to_be_visible()
    expect(standard).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("button", name="Victim’s choice")).to_have_attribute("aria-pressed", "true")


def test_a_seat_is_kept_or_given_up_in_the_middle_of_a_game(house: ServerProcess, invite: Invite) -> None:
    """The door asks; a seat that is kept waits on the front page, one that is given up is a bot's from then on."""
    nadia, boris = invite(house, "Nadia"), invite(house, "Boris", **PHONE)
    id = table_of([nadia, boris], "embezzlement", bots=1, pace="untimed")
    for person in (nadia, boris):
        person.open(f"/t/{id}")
        person.page.get_by_role("button", name="Leave the table").click()
        expect(person.page.get_by_role("dialog", name="Leave the table?")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog", name="Leave the table?")).to_have_count(0)
    boris.page.get_by_role("button", name="Leave the table").tap()
    boris.page.get_by_role("button", name="Keep my seat").tap()
    boris.page.get_by_role("link", name="Go to this table of Embezzlement").tap()
    boris.page.get_by_role("button", name="Leave the table").tap()
    boris.page.get_by_role("button", name="Give up my seat").tap()
    boris.page.get_by_role("button", name="Really give it up?").tap()
    expect(boris.page.get_by_role("heading", name="No table waits for you")).to_be_visible()
    table = nadia.ask("GET", f"/api/tables/{id}")
    assert [chair["taken"] for chair in table["chairs"]] == ["person", "bot", "bot"]


def test_the_host_takes_a_player_away_in_the_middle_of_a_game(house: ServerProcess, invite: Invite) -> None:
    nadia, boris = invite(house, "Nadia"), invite(house, "Boris")
    id = table_of([nadia, boris], "scapegoat", bots=1, pace="untimed")
    for person in (nadia, boris):
        person.open(f"/t/{id}")
        person.page.locator("[role=log]").wait_for()
    nadia.page.get_by_role("button", name="Leave the table").click()
    nadia.page.get_by_role("button", name="Take Boris away").click()
    nadia.page.get_by_role("button", name="Take Boris away").click()
    expect(boris.page.get_by_text("The host has given your seat to a bot.")).to_be_visible()
    expect(nadia.page.get_by_role("button", name="Take Boris away")).to_have_count(0)


def test_the_same_deal_again_is_called_a_known_one_everywhere(house: ServerProcess, invite: Invite) -> None:
    """Before it is signed, at the table, and where it is checked afterwards."""
    for size in (DESKTOP, PHONE):
        page = (nadia := invite(house, "Nadia", **size)).page
        over = bots_played("scapegoat", 3, TO_THE_END).put(house.data, nadia.id)
        nadia.open(f"/t/{over}")
        page.get_by_role("button", name="Same deal again").click()
        expect(page.get_by_role("complementary", name="Articles")).to_contain_text(
            "The deal of an earlier game, once more"
        )
        expect(page.get_by_role("link", name="Change")).to_have_count(0)
        for name in ("Boris", "Clara"):
            page.get_by_role("button", name=f"What to do about {name}").click()
            page.get_by_role("menuitem", name=f"Take {name} away").click()
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Deal for 3").click()
        page.locator("[role=log], .ticker").first.wait_for()
        expect(page.locator("header").get_by_text("Known deal")).to_be_visible()
        assert nadia.ask("GET", page.url.removeprefix(nadia.url).replace("/t/", "/api/tables/"))["known"] == over


def test_whatever_people_are_called_fits(house: ServerProcess, invite: Invite) -> None:
    """Waiting room, table and front door: nothing scrolls sideways, no name runs over another, pictures stay whole."""
    names = (WIDE, RIGHT_TO_LEFT, PICTURES, IDEOGRAMS)
    people = [invite(house, name, **(PHONE if at % 2 else DESKTOP)) for at, name in enumerate(names)]
    assert people[2].ask("GET", "/api/me")["name"] == PICTURES
    id = waiting_room(people[0], people[1:])
    for person in people:
        fits(person, "ul[aria-label=Chairs] > li b, .signatures > div")
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{id}/sign", {})
    people[0].ask("POST", f"/api/tables/{id}/start", {})
    for person in people:
        person.page.locator("[role=log], .ticker").first.wait_for()
        fits(person, ".seat b, .seats b")
        person.open("/")
        person.page.get_by_role("heading", name="Waiting for you").wait_for()
        fits(person, ".me, .run")


def fits(person: Person, boxes: str) -> None:
    """As soon as everything is where it belongs."""
    person.page.wait_for_function(FITS, arg=boxes)
