"""Lines that break, servers that die, two tabs, late clicks: a quiet banner, and never a wrong board."""

from __future__ import annotations

import json
import random
import time
from functools import partial

from playwright.sync_api import WebSocketRoute, expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import DOCKET, PATIENCE, Person, play
from tests.browser.test_games import table_of


class Line:
    """A person's sockets, which can be cut and mended; `strange` is said before everything the server says."""

    def __init__(self, person: Person, strange: str = "") -> None:
        self.open: list[WebSocketRoute] = []
        self.down = False
        self.strange = strange
        person.page.route_web_socket("**/ws/**", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        server = socket.connect_to_server()
        if self.strange:
            server.on_message(partial(self.pass_on, socket))
        self.open.append(socket)

    def pass_on(self, socket: WebSocketRoute, text: str | bytes) -> None:
        socket.send(self.strange)
        socket.send(text)

    def cut(self) -> None:
        self.down = True
        for socket in self.open:
            socket.close()
        self.open = []


def test_a_lost_line_is_told_and_the_game_goes_on_where_it_was(house: ServerProcess, invite: Invite) -> None:
    nadia, boris = invite(house, "Nadia"), invite(house, "Boris")
    id = table_of([nadia, boris], "embezzlement")
    line = Line(nadia)
    for person in (nadia, boris):
        person.open(f"/t/{id}")
    luck = random.Random("lost")
    play([nadia, boris], luck, clicks=6)
    place = nadia.page.locator("#question").bounding_box()
    line.cut()
    expect(nadia.page.get_by_role("alert")).to_be_visible()
    slip = nadia.page.get_by_role("alert").bounding_box()
    assert place is not None
    assert slip is not None
    assert slip["x"] >= place["x"]
    assert slip["y"] >= place["y"]
    assert slip["y"] + slip["height"] <= place["y"] + place["height"] + 1, "it stands in the docket's place"
    expect(nadia.page.locator("#question > *").first).to_be_hidden()
    line.down = False
    expect(nadia.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    play([nadia, boris], luck, clicks=10)


def test_a_killed_server_costs_nothing(server: ServerProcess, invite: Invite) -> None:
    nadia, boris = invite(server, "Nadia"), invite(server, "Boris")
    id = table_of([nadia, boris], "pecunia-olet")
    for person in (nadia, boris):
        person.open(f"/t/{id}")
    luck = random.Random("killed")
    play([nadia, boris], luck, clicks=6)
    server.kill()
    expect(nadia.page.get_by_role("alert")).to_be_visible(timeout=10_000)
    server.start()
    expect(nadia.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    expect(boris.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    play([nadia, boris], luck, clicks=10)


def test_two_tabs_of_one_person_show_the_same(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia")
    second = Person(nadia.context, house.url)
    id = table_of([nadia], "scapegoat", bots=3)
    for tab in (nadia, second):
        tab.open(f"/t/{id}")
        tab.await_decision()
    luck = random.Random("tabs")
    for _ in range(6):
        play([nadia], luck, clicks=1)
        same_ledgers(nadia, second)


def test_a_message_nobody_knows_is_passed_over(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia")
    id = table_of([nadia], "scapegoat", bots=3)

    Line(nadia, strange='{"say":"tea-is-ready","cups":3}')
    nadia.open(f"/t/{id}")
    nadia.await_decision()
    play([nadia], random.Random("strange"), clicks=4)


class Holding(Line):
    """A line on which everything the server says waits until it is let go."""

    def __init__(self, person: Person) -> None:
        self.holds = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        super().__init__(person)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(partial(self.pass_on, socket))
        self.open.append(socket)

    def pass_on(self, socket: WebSocketRoute, text: str | bytes) -> None:
        if self.holds:
            self.held.append((socket, text))
        else:
            socket.send(text)

    def let_go(self) -> None:
        self.holds = False
        for socket, text in self.held:
            socket.send(text)
        self.held = []


def test_a_click_on_a_question_that_is_over_is_refused_kindly(house: ServerProcess, invite: Invite) -> None:
    """Two tabs: in one the question is answered, the other has not heard of it yet."""
    nadia = invite(house, "Nadia")
    second = Person(nadia.context, house.url)
    line = Holding(second)
    id = table_of([nadia], "scapegoat", bots=3)
    for tab in (nadia, second):
        tab.open(f"/t/{id}")
        tab.await_decision()
    luck = random.Random("stale")
    line.holds = True
    play([nadia], luck, clicks=1)
    nadia.page.wait_for_function("had => document.querySelectorAll('[role=log] .line').length > had", arg=lines(second))
    until_asked(nadia)
    said = len(second.sent)
    while not any('"say":"act"' in frame for frame in second.sent[said:]):
        second.press_some_answer(luck)
        second.page.wait_for_timeout(20)
    line.let_go()
    expect(second.page.get_by_role("alert")).to_contain_text("Too late for that question")
    same_ledgers(nadia, second)


def until_asked(person: Person) -> None:
    """The bots have moved, it is this person's turn again, and nothing more is heard."""
    while True:
        heard = len(person.frames)
        person.page.wait_for_timeout(500)
        if person.deciding and len(person.frames) == heard:
            return


def lines(person: Person) -> int:
    return person.page.locator("[role=log] .line").count()


def same_ledgers(one: Person, other: Person) -> None:
    """Both come to say the same: bots may move while one of them is read."""
    until = time.monotonic() + PATIENCE
    while told(one) != told(other):
        assert time.monotonic() < until, f"{told(one)[-5:]} is not {told(other)[-5:]}"
        one.page.wait_for_timeout(100)


def told(person: Person) -> list[str]:
    return person.page.locator("[role=log] .told").all_inner_texts()


def test_a_tab_that_slept_shows_what_is_and_not_what_was(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia")
    second = Person(nadia.context, house.url)
    id = table_of([nadia], "scapegoat", bots=3)
    for tab in (nadia, second):
        tab.open(f"/t/{id}")
        tab.await_decision()
    asleep = second.context.new_cdp_session(second.page)
    asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    luck = random.Random("asleep")
    for _ in range(4):
        play([nadia], luck, clicks=1)
        nadia.page.wait_for_timeout(200)
    asleep.send("Page.setWebLifecycleState", {"state": "active"})
    same_ledgers(nadia, second)


def test_a_clock_that_is_wrong_by_an_hour_counts_the_same_seconds(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia")
    nadia.page.add_init_script("const real = Date.now; Date.now = () => real() + 3_600_000;")
    id = table_of([nadia], "scapegoat", bots=3, pace="relaxed")
    nadia.open(f"/t/{id}")
    nadia.await_decision()
    due = clock_of(nadia)
    left = int(nadia.page.locator(f"{DOCKET} .stub b").first.inner_text())
    assert 0 < left <= due + 1


def clock_of(person: Person) -> float:
    """Seconds that the first question gives, by the server's own clock."""
    told = [json.loads(frame) for frame in person.frames]
    clocks = [one["clock"] for frame in told for one in frame.get("told", [frame]) if one.get("clock")]
    clock = next(one for one in clocks if one.get("due") or one.get("ceiling"))
    return float(max([*clock.get("due", {}).values(), clock.get("ceiling", 0)]) - clock["now"]) / 1000


def test_nothing_typed_is_lost_with_the_line(house: ServerProcess, invite: Invite) -> None:
    nadia, boris = invite(house, "Nadia"), invite(house, "Boris")
    id = table_of([nadia, boris], "embezzlement")
    line = Line(nadia)
    for person in (nadia, boris):
        person.open(f"/t/{id}")
    words = nadia.page.get_by_placeholder("Say something, true or not")
    words.wait_for()
    line.cut()
    expect(nadia.page.get_by_role("alert")).to_be_visible()
    words.fill("I was cut off.")
    words.press("Enter")
    words.fill("And half a")
    line.down = False
    expect(nadia.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    expect(boris.page.get_by_text("I was cut off.").first).to_be_visible()
    expect(words).to_have_value("And half a")


def test_a_house_that_shuts_for_a_moment_says_so(server: ServerProcess, invite: Invite) -> None:
    nadia = invite(server, "Nadia")
    id = table_of([nadia], "scapegoat", bots=3)
    nadia.open(f"/t/{id}")
    nadia.await_decision()
    server.stop()
    expect(nadia.page.get_by_role("alert")).to_contain_text("The house shuts for a moment")
    server.start()
    expect(nadia.page.get_by_role("alert")).to_have_count(0, timeout=30_000)
    play([nadia], random.Random("shut"), clicks=2)


def test_what_breaks_on_the_page_is_one_line_that_can_be_sent(server: ServerProcess, invite: Invite) -> None:
    """The log has what broke and what everybody at the table sees, and nothing of anybody's hand."""
    nadia = invite(server, "Nadia")
    id = table_of([nadia], "scapegoat", bots=3)
    nadia.open(f"/t/{id}")
    nadia.await_decision()
    nadia.page.evaluate("setTimeout(() => { throw new TypeError('the lamp\\nfell over'); })")
    broken = nadia.page.get_by_role("alert")
    expect(broken).to_contain_text("TypeError: the lamp")
    nadia.faults.clear()  # this one was wanted
    assert nadia.deciding, "the table is still there"
    broken.get_by_role("button", name="Send").click()
    expect(broken).to_contain_text("Sent")
    noted = [line for line in server.log.read_text().splitlines() if "a page broke" in line]
    assert len(noted) == 1
    assert "the lamp fell over" in noted[0]
    assert "'game': 'scapegoat'" in noted[0]
    words = set(noted[0].split("TypeError")[1].replace("'", " ").split())  # whole ones: the browser says KHTML
    assert [card for card in hand_of(nadia) if card in words] == []
    broken.get_by_role("button", name="Close").click()
    expect(broken).to_have_count(0)


def hand_of(person: Person) -> list[str]:
    """The cards that only this person has been told of."""
    frames = [json.loads(frame) for frame in person.frames]
    views = [
        one["view"]["set"] for frame in frames for one in frame.get("told", [frame]) if one.get("view", {}).get("set")
    ]
    return [card for card in next(view["A"]["hand"] for view in views if "A" in view) if card != "hidden"]
