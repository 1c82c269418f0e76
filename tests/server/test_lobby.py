"""Tables over HTTP: made, joined, signed, dealt; who may do what, and what nobody gets to see."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Coroutine
from typing import Any  # what a server says is JSON
from urllib.request import Request, urlopen

import pytest

from kickback.games.corporate_espionage.components import ready_made
from kickback.server.client import Account, Player, Refusal
from kickback.server.process import ServerProcess
from kickback.server.seating import sealed, seed_of
from tests.server.tables import people, seated, whole_game

TABLE = {"game": "scapegoat", "seats": 3}


async def refused(asking: Coroutine[Any, Any, Any]) -> tuple[int, str]:
    with pytest.raises(Refusal) as caught:
        await asking
    return caught.value.status, str(caught.value.told["why"])


def test_sitting_down_moving_and_getting_up(shared: ServerProcess) -> None:
    async def run() -> None:
        host, friend, stranger = await people(shared.url, 3)
        table = (await host.post("/api/tables", TABLE))["id"]
        sat = await friend.post(f"/api/tables/{table}/sit", {"seat": "C"})
        assert [chair["taken"] for chair in sat["chairs"]] == ["person", "", "person"]
        assert [chair["yours"] for chair in sat["chairs"]] == [False, False, True]
        assert await refused(stranger.post(f"/api/tables/{table}/sit", {"seat": "C"})) == (409, "taken")
        moved = await friend.post(f"/api/tables/{table}/sit", {"seat": "B"})
        assert [chair["taken"] for chair in moved["chairs"]] == ["person", "person", ""]
        assert await refused(host.post(f"/api/tables/{table}/start")) == (409, "empty-chair")
        assert await refused(friend.post(f"/api/tables/{table}/bot")) == (403, "not-host")
        await host.post(f"/api/tables/{table}/bot", {"strength": "intern"})
        assert await refused(host.post(f"/api/tables/{table}/start")) == (409, "unsigned")
        await host.post(f"/api/tables/{table}/lock", {"locked": True})
        assert await refused(stranger.post(f"/api/tables/{table}/sit")) == (403, "locked")
        await host.post(f"/api/tables/{table}/clear", {"seat": "C"})
        await host.post(f"/api/tables/{table}/host", {"seat": "B"})
        assert await refused(host.post(f"/api/tables/{table}/lock", {"locked": False})) == (403, "not-host")
        left = await friend.post(f"/api/tables/{table}/leave")
        assert [chair["host"] for chair in left["chairs"]] == [True, False, False]

    asyncio.run(run())


def test_articles_are_checked_and_a_change_asks_for_new_signatures(shared: ServerProcess) -> None:
    async def run() -> None:
        host, friend = await people(shared.url, 2)
        form = await host.get("/api/games/scapegoat")
        assert {option["key"] for option in form["options"]} >= {"victory-hand", "table-talk"}
        bad = TABLE | {"options": {"victory-hand": "4", "start-hand": "6"}}
        verdict = await host.post("/api/games/scapegoat/check", bad)
        assert (verdict["fine"], verdict["clause"]) == (False, "SCG-OPT-2")
        assert await refused(host.post("/api/tables", bad)) == (409, verdict["why"])
        table = (await host.post("/api/tables", TABLE | {"preset": "long-ladder"}))["id"]
        await friend.post(f"/api/tables/{table}/sit")
        signed = await friend.post(f"/api/tables/{table}/sign")
        assert signed["options"] == {"victory-hand": "7"}
        assert [chair["signed"] for chair in signed["chairs"]] == [False, True, False]
        changed = await host.post(f"/api/tables/{table}", TABLE | {"seats": 4, "pace": "quick"}, method="PUT")
        assert [chair["signed"] for chair in changed["chairs"]] == [False] * 4
        assert changed["options"] == {}

    asyncio.run(run())


def test_a_table_is_found_by_code_link_and_list(shared: ServerProcess) -> None:
    async def run() -> None:
        host, friend = await people(shared.url, 2)
        hidden = (await host.post("/api/tables", TABLE))["id"]
        shown = (await host.post("/api/tables", TABLE | {"public": True}))["id"]
        listed = [table["id"] for table in await friend.get("/api/tables")]
        assert shown in listed
        assert hidden not in listed
        invited = await host.get(f"/api/tables/{hidden}/invitation")
        assert invited == await host.get(f"/api/tables/{hidden}/invitation")
        assert invited["link"].endswith(f"/t/{hidden}")
        assert (await friend.post("/api/code", {"code": invited["code"].lower()}))["table"] == hidden
        assert "<svg" in await friend.get(f"/api/tables/{hidden}/qr.svg")
        assert {table["id"] for table in await host.get("/api/me/tables")} == {hidden, shown}
        assert await refused(friend.get("/api/tables/none-of-them")) == (404, "no-such-table")

    asyncio.run(run())


def test_a_one_time_code_brings_the_identity_to_another_device(shared: ServerProcess) -> None:
    async def run() -> None:
        (mine,) = await people(shared.url, 1)
        code = (await mine.post("/api/me/code"))["code"]
        request = Request(f"{shared.url}/api/code", json.dumps({"code": code}).encode(), method="POST")
        request.add_header("content-type", "application/json")
        with urlopen(request) as answer:
            cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        other = Request(f"{shared.url}/api/me", headers={"cookie": cookie.partition(";")[0]})
        with urlopen(other) as answer:
            assert json.loads(answer.read()) == await mine.get("/api/me")
        assert await refused(mine.post("/api/code", {"code": code})) == (404, "no-such-code")

    asyncio.run(run())


def test_names_are_tidied_and_forged_identities_are_nobody(shared: ServerProcess) -> None:
    async def run() -> None:
        (mine,) = await people(shared.url, 1)
        me = await mine.post("/api/me", {"name": "  <b>Nadia</b>\n\x00 the very long named one "}, method="PATCH")
        assert me["name"] == "<b>Nadia</b> the very lo"
        forged = Account(shared.url, mine.token[:-1] + ("0" if mine.token[-1] != "0" else "1"))
        assert (await forged.get("/api/me"))["handle"] != me["handle"]

    asyncio.run(run())


def test_a_fair_deal_with_salts_can_be_checked_by_everybody(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts, start=False)
        salts = [secrets.token_hex(16) for _ in accounts]
        for account, salt in zip(accounts, salts, strict=True):
            await account.post(f"/api/tables/{table}/sign", {"seal": sealed(salt)})
        early = accounts[0].post(f"/api/tables/{table}/salt", {"salt": salts[0]})
        assert await refused(early) == (409, "too-early")
        seal = (await accounts[0].get(f"/api/tables/{table}"))["seal"]
        await accounts[0].post(f"/api/tables/{table}/start")
        wrong = accounts[1].post(f"/api/tables/{table}/salt", {"salt": salts[0]})
        assert await refused(wrong) == (409, "wrong-salt")
        for account, salt in list(zip(accounts, salts, strict=True))[:2]:  # the third never opens its salt
            await account.post(f"/api/tables/{table}/salt", {"salt": salt})
        while (await accounts[0].get(f"/api/tables/{table}"))["stage"] == "lobby":
            await asyncio.sleep(0.1)
        assert await refused(accounts[0].get(f"/api/tables/{table}/verify")) == (409, "not-over")
        players = [Player(account, table, keep=True) for account in accounts]
        await whole_game(players, [], seed=4)
        proof = await accounts[2].get(f"/api/tables/{table}/verify")
        assert proof["seal"] == seal == sealed(proof["secret"])
        assert proof["salts"] == {"A": salts[0], "B": salts[1]}
        assert proof["left_out"] == ["C"]
        assert proof["seed"] == seed_of(proof["secret"], proof["salts"])
        assert proof["fair"]
        record = await accounts[0].get(f"/api/tables/{table}/record")
        assert f"seed: {proof['seed']}" in record
        assert f"commitment: {proof['commitment']}" in record

    asyncio.run(run())


def test_the_host_removes_a_player_and_a_bot_plays_on(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts)
        await accounts[0].post(f"/api/tables/{table}/clear", {"seat": "B"})
        await accounts[2].post(f"/api/tables/{table}/leave")
        player = Player(accounts[0], table)
        await whole_game([player], [], seed=2)
        assert [chair["taken"] for chair in player.sheet["chairs"]] == ["person", "bot", "bot"]

    asyncio.run(run())


def test_an_own_deck_is_checked_brought_and_secret_until_the_end(shared: ServerProcess) -> None:
    async def run() -> None:
        mine, friend = await people(shared.url, 2)
        listed = "\n".join(f"{id} = {count}" for id, count in ready_made().decks["VIP"].cards.items())
        text = f'[deck]\ncode = "OWN"\nname = "Canary Holdings"\n[deck.cards]\n{listed}\n'
        assert await refused(mine.post("/api/me/decks", {"name": "bad", "text": "[deck]"})) == (409, "bad-deck")
        deck = (await mine.post("/api/me/decks", {"name": "Mine", "text": text}))["id"]
        assert [found["name"] for found in await mine.get("/api/me/decks")] == ["Mine"]
        assert await friend.get("/api/me/decks") == []
        table = await seated([mine, friend], start=False, game="corporate-espionage")
        assert await refused(friend.post(f"/api/tables/{table}/deck", {"deck": deck})) == (404, "no-such-deck")
        await mine.post(f"/api/tables/{table}/deck", {"deck": deck})
        await mine.post(f"/api/tables/{table}/start")
        players = [Player(account, table, keep=True) for account in (mine, friend)]
        await whole_game(players, [], seed=2)
        assert "own-decks" in await mine.get(f"/api/tables/{table}/record")
        other = [frame for frame in players[1].frames if json.loads(frame)["say"] in ("welcome", "seats")]
        assert not any("own-decks" in frame for frame in other)  # the firm's name alone is public

    asyncio.run(run())


def test_talk_reactions_and_their_limits(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, bots=1, chat="phrases")
        ann, bo = Player(accounts[0], table), Player(accounts[1], table)
        await ann.join()
        await bo.join()
        await ann.say({"say": "chat", "id": "1", "text": "trust-me"})
        while not bo.talk:
            await bo.hear()
        assert (bo.talk[0]["seat"], bo.talk[0]["text"]) == ("A", "trust-me")
        await ann.say({"say": "chat", "id": "2", "text": "<script>"})
        while "2" not in ann.replies:
            await ann.hear()
        assert ann.replies["2"]["why"] == "phrases-only"
        assert await refused(accounts[1].post(f"/api/tables/{table}/chat", {"chat": "off"})) == (403, "not-host")
        await accounts[0].post(f"/api/tables/{table}/chat", {"chat": "off"})
        await bo.say({"say": "chat", "id": "3", "text": "hello"})
        while "3" not in bo.replies:
            await bo.hear()
        assert bo.replies["3"]["why"] == "no-talk"
        await ann.close()
        await ann.join()
        assert [talk["text"] for talk in ann.talk] == ["trust-me"]
        await ann.close()
        await bo.close()

    asyncio.run(run())
