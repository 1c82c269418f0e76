"""`kickback join`: a chair at a real server's table, with a second player elsewhere."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from kickback.engine.chance import Quick
from kickback.server.client import Account, Player
from kickback.server.process import ServerProcess
from kickback.terminal.app.end import EndScreen
from kickback.terminal.app.run import application
from kickback.terminal.away import burning, join, split
from kickback.terminal.plain.join import evening as in_lines
from kickback.terminal.plain.paper import Paper
from kickback.terminal.seating import WrongTable
from kickback.terminal.settings import Settings
from tests.server.tables import play, seated
from tests.terminal.keys import play_to_the_end, screen_text
from tests.terminal.pipes import ESCAPE, Fingers, any_number

pytestmark = pytest.mark.usefixtures("nothing_left_open")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.kill()


@pytest.mark.parametrize("game", ["scapegoat", "embezzlement"])
def test_a_whole_game_at_a_servers_table_with_somebody_elsewhere(server: ServerProcess, game: str) -> None:
    options = {"victory-hand": "5", "round-limit": "3"} if game == "scapegoat" else {}

    async def evening() -> None:
        host = await Account.new(server.url, "Boris")
        bots = 1 if game == "scapegoat" else 0
        table = await seated([host], 0, start=False, game=game, seats=2 + bots, options=options)
        settings = Settings(pace=0, name="Nadia")
        app = application(address=(f"{server.url}/t/{table}", ""), settings=settings, settle=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await sits_down(host, table, bots)
            elsewhere = Player(host, table)
            await elsewhere.join()
            playing = asyncio.ensure_future(play(elsewhere, random.Random(3)))
            pressed = await play_to_the_end(app, pilot, Quick(5))
            assert pressed > 3
            ended(pilot)
            await pilot.press("q")
            await pilot.pause()
            await asyncio.wait_for(playing, 30)
            await elsewhere.close()
        assert settings.tokens, "who one is there is remembered"

    def ended(pilot: Pilot[int]) -> None:
        assert isinstance(pilot.app.screen, EndScreen)
        assert any("win" in row for row in screen_text(pilot.app)[-5:])

    asyncio.run(asyncio.wait_for(evening(), 120))


async def sits_down(host: Account, table: str, bots: int) -> None:
    """The host waits for Nadia, seats bots and deals."""
    while sum(chair.get("taken") == "person" for chair in (await host.get(f"/api/tables/{table}"))["chairs"]) < 2:
        await asyncio.sleep(0.05)
    for _ in range(bots):
        await host.post(f"/api/tables/{table}/bot", {"strength": "regular"})
    for _ in range(100):
        sheet = await host.get(f"/api/tables/{table}")
        if all(chair.get("signed") for chair in sheet["chairs"]):
            break
        await asyncio.sleep(0.05)
    await host.post(f"/api/tables/{table}/start")


def test_first_the_question_burns_then_the_bank_and_a_window_has_none() -> None:
    clock = {"now": 0, "opened": 1_000, "due": {"A": 151_000}, "bank": {"A": 120_000, "B": 7_000}}
    assert burning(clock, "A", 11_000) == (20.0, 30.0, 120.0)
    assert burning(clock, "A", 41_000) == (110.0, 120.0, 0.0)
    assert burning(clock, "A", 999_000) == (0.0, 120.0, 0.0)
    assert burning(clock, "B", 11_000) is None, "nobody hurries B"
    assert burning({"now": 0, "opened": 1_000, "ceiling": 16_000}, "A", 6_000) == (10.0, 15.0, 0.0)


@pytest.mark.no_cover
def test_the_clock_of_a_servers_table_burns_on_the_docket(server: ServerProcess) -> None:
    """Both for the own question and, in the waiting slip, for somebody else's."""

    async def evening() -> None:
        host = await Account.new(server.url, "Boris")
        table = await seated([host], 0, start=False, game="embezzlement", seats=2, pace="relaxed")
        app = application(address=(f"{server.url}/t/{table}", ""), settings=Settings(pace=0, name="Nadia"), settle=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await sits_down(host, table, 0)
            elsewhere = Player(host, table)
            await elsewhere.join()
            clocks: set[int] = set()
            while len(clocks) < 3:
                await pilot.press("enter")  # past the first screen; at a question it lets something go
                await pilot.pause(0.3)
                clocks |= {int(left) for left in re.findall(r"(\d+) s(?: ·| ┓| ┐)", "\n".join(screen_text(app)))}
            assert max(clocks) <= 90
            await pilot.press("ctrl+c")
            await pilot.press("ctrl+c")
            await pilot.pause(0.2)
            await elsewhere.close()

    asyncio.run(asyncio.wait_for(evening(), 120))


@pytest.mark.no_cover
def test_a_server_that_is_away_is_told_until_it_is_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()

    async def evening() -> None:
        host = await Account.new(server.url, "Boris")
        table = await seated([host], 0, start=False, game="embezzlement", seats=2, pace="untimed")
        app = application(address=(f"{server.url}/t/{table}", ""), settings=Settings(pace=0, name="Nadia"), settle=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await sits_down(host, table, 0)
            await shown(pilot, "Enter begins")
            await pilot.press("enter")
            await shown(pilot, "workload")
            server.kill()
            await shown(pilot, "Trying again")
            await asyncio.to_thread(server.start)
            await shown(pilot, "Trying again", there=False)
            await pilot.press("ctrl+c")
            await pilot.press("ctrl+c")
            await pilot.pause(0.2)

    async def shown(pilot: Pilot[int], words: str, there: bool = True) -> None:
        while (words in "\n".join(screen_text(pilot.app))) != there:
            await pilot.pause(0.05)

    try:
        asyncio.run(asyncio.wait_for(evening(), 120))
    finally:
        server.kill()


def test_a_wrong_address_is_said_in_words() -> None:
    assert split("example.org:8000/t/abc?x=1") == ("http://example.org:8000", "abc")
    with pytest.raises(WrongTable, match="no table’s address"):
        split("http://example.org")
    with pytest.raises(WrongTable, match="does not answer"):
        asyncio.run(join("http://127.0.0.1:9/t/abc", Settings()))


def test_no_such_table(server: ServerProcess) -> None:
    with pytest.raises(WrongTable):
        asyncio.run(join(f"{server.url}/t/nothing-here-at-all", Settings()))


def test_a_whole_game_line_by_line_at_a_servers_table(server: ServerProcess) -> None:
    """Over a pipe: the table is heard while a line is read, and nothing but lines is printed."""
    luck = Quick(9)
    fingers = Fingers(any_number(luck))

    async def evening() -> None:
        host = await Account.new(server.url, "Boris")
        options = {"victory-hand": "5", "round-limit": "2"}
        table = await seated([host], 0, start=False, game="scapegoat", seats=3, options=options)
        paper = Paper(fingers.page, fingers)
        nadia = asyncio.ensure_future(
            in_lines(f"{server.url}/t/{table}", "Nadia", Settings(pace=0, name="Nadia"), paper)
        )
        await sits_down(host, table, 1)
        elsewhere = Player(host, table)
        await elsewhere.join()
        await play(elsewhere, random.Random(3))
        assert await nadia == 0
        await elsewhere.close()

    asyncio.run(asyncio.wait_for(evening(), 120))
    page = fingers.page.getvalue()
    assert "Waiting for the host to deal" in page
    assert "Goal. Get from" in page
    assert "== the report ==" in page
    assert ESCAPE not in page
    assert any("win" in line for line in page.splitlines()[-2:]), "the winner is the last thing"
