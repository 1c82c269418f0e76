"""The same people once more: one chair further or on the same chairs, with new cards or the very deal."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.server import lobby
from kickback.server.client import Player
from kickback.server.process import ServerProcess
from kickback.server.schema import TABLES
from kickback.server.seating import sealed
from tests.server.table_servers import dealt, play, servers
from tests.server.tables import people, refused, seated, whole_game
from tests.server.witness import Story, story_of


def test_the_same_deal_again_is_the_very_deal_and_everybody_is_told(shared: ServerProcess) -> None:
    """The same secret, salts and seats; nothing the cards hang on can be changed, and the record says so."""

    async def run() -> None:
        accounts = await people(shared.url, 2)
        stranger = (await people(shared.url, 1))[0]
        table = await seated(accounts, game="wallet", start=False)
        for at, account in enumerate(accounts):
            await account.post(f"/api/tables/{table}/sign", {"seal": sealed(f"salt {at}"), "signed": True})
        await accounts[0].post(f"/api/tables/{table}/start")
        for at, account in enumerate(accounts):
            await account.post(f"/api/tables/{table}/salt", {"salt": f"salt {at}"})
        await whole_game([Player(account, table) for account in accounts], [], seed=3)
        assert (await stranger.get(f"/api/tables/{table}"))["known"] == ""
        seen = await accounts[1].post(f"/api/tables/{table}/again", {"same_deal": True})
        again = seen["id"]
        assert (seen["known"], seen["you_host"]) == (table, True)
        assert (await stranger.get(f"/api/tables/{again}"))["known"] == table
        articles = {key: seen[key] for key in ("game", "seats", "options", "pace")}
        rules = {**articles, "options": {**seen["options"], "specials": "off"}}
        assert await refused(accounts[1].post(f"/api/tables/{again}", rules, "PUT")) == (409, "known-deal")
        assert await refused(accounts[1].post(f"/api/tables/{again}", {**articles, "seats": 3}, "PUT")) == (
            409,
            "known-deal",
        )
        assert await refused(accounts[1].post(f"/api/tables/{again}/draw")) == (409, "known-deal")
        await accounts[0].post(f"/api/tables/{again}/sign", {"seal": sealed("another"), "signed": True})
        await accounts[1].post(f"/api/tables/{again}/start")
        first, second = await story_of(shared, table), await story_of(shared, again)
        assert second.course.playing.seed == first.course.playing.seed
        assert second.course.salts == first.course.salts != {}
        assert [chair.people for chair in second.sheet.chairs] == [chair.people for chair in first.sheet.chairs]
        await whole_game([Player(account, again) for account in accounts], [], seed=4)
        proof = await stranger.get(f"/api/tables/{again}/verify")
        assert (proof["known"], proof["fair"]) == (table, True)
        assert f"a known deal, dealt once more from table {table}" in await stranger.get(f"/api/tables/{again}/record")
        third = await accounts[0].post(f"/api/tables/{again}/again", {"same_deal": True})
        assert third["known"] == table, "the first of them"
        rematch = await accounts[0].post(f"/api/tables/{table}/again")
        assert (rematch["known"], rematch["id"] == again) == ("", False), (
            "whoever wants a new deal is not led to this one"
        )
        for wanted, there in [({"same_deal": True}, again), ({}, rematch["id"])]:
            assert (await accounts[1].post(f"/api/tables/{table}/again", wanted))["id"] == there, "each is made once"

    asyncio.run(run())


@pytest.mark.proves("PEC-SETUP-6")
def test_a_rematch_is_made_once_or_not_at_all(tmp_path: Path) -> None:
    """In one commit with the sheet that names it: whoever was outrun, or killed in between, leaves no second table."""

    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'kickback.sqlite'}", count=1, data=tmp_path) as (server,):
            table, guests = await dealt([server], 3, options={"round-limit": "1"})
            await asyncio.gather(*[play(guest, random.Random(at)) for at, guest in enumerate(guests)])
            live = server.tables[table]
            async with live.lock, live.changing() as sheet:
                sheet.locked = True
            live.version = 99  # somebody else has changed the sheet
            asked = [lobby.rematch(live, guest.person) for guest in guests]
            again = {made.sheet.id for made in await asyncio.gather(*asked)}
            assert again == {live.sheet.after}
            stored = await server.store.find(select(TABLES.c.id))
            assert {row["id"] for row in stored} == {table, *again}
            made = server.tables[live.sheet.after].sheet
            assert (made.before, made.locked) == (table, True)

    asyncio.run(run())


@pytest.mark.parametrize("same_seats", [True, False])
def test_a_rematch_hands_on_who_starts(shared: ServerProcess, same_seats: bool) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 2)
        rules = {"first-player": "rotate"}
        table = await seated(accounts, game="pecunia-olet", options=rules)
        await whole_game([Player(account, table) for account in accounts], [], seed=5)
        first = first_of(await story_of(shared, table))
        again = (await accounts[1].post(f"/api/tables/{table}/again", {"same_seats": same_seats}))["id"]
        await accounts[0].post(f"/api/tables/{again}/sign")
        await accounts[1].post(f"/api/tables/{again}/start")
        story = await story_of(shared, again)
        assert story.sheet.chairs[first_of(story)].people != [], "somebody sits there"
        before = (await story_of(shared, table)).sheet.chairs[first].people
        assert story.sheet.chairs[first_of(story)].people != before, "the other one starts"
        assert list(story.course.playing.fixed) == ["first"]

    asyncio.run(run())


def first_of(story: Story) -> int:
    table = story.course.playing.table
    assert isinstance(table, PecuniaOlet)
    return table.round.starter
