"""Tables over HTTP: made, joined, signed, dealt; who may do what, and what nobody gets to see."""

from __future__ import annotations

import asyncio
import json
from urllib.request import Request, urlopen

import segno
from sqlalchemy import update

from kickback.server.client import Account, Player, Refusal
from kickback.server.database import connected
from kickback.server.process import ServerProcess
from kickback.server.schema import TABLES
from tests.server.tables import close_code, heard_all, people, refused, seated, whole_game

TABLE = {"game": "scapegoat", "seats": 3}


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
        drawn = await friend.get(f"/api/tables/{hidden}/qr.svg")
        wide = segno.make(invited["link"], error="m").symbol_size(scale=4, border=4)[0]
        assert f'width="{wide}"' in drawn, "four modules of white on every side, or no camera reads it"
        assert {table["id"] for table in await host.get("/api/me/tables")} == {hidden, shown}
        assert await refused(friend.get("/api/tables/none-of-them")) == (404, "no-such-table")

    asyncio.run(run())


def test_tables_where_nobody_waits_any_more_are_not_listed(server: ServerProcess) -> None:
    async def run() -> None:
        (host,) = await people(server.url, 1)
        old, new = [(await host.post("/api/tables", TABLE | {"public": True}))["id"] for _ in range(2)]
        played = await seated([host], bots=2, public=True)
        engine = connected(server.database)
        with engine.begin() as connection:
            connection.execute(update(TABLES).values(changed=0).where(TABLES.c.id != new))
        engine.dispose()
        closed = await seated([host], bots=2, public=True, onlookers=False)
        listed = {table["id"] for table in await host.get("/api/tables")}
        assert listed == {new, played}, f"and nobody may watch at {closed}"
        await host.post(f"/api/tables/{old}/lock", {"locked": False})  # the host is back
        assert old in {table["id"] for table in await host.get("/api/tables")}

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


def test_of_those_who_come_at_once_one_has_it(shared: ServerProcess) -> None:
    """A chair, and a code that works once; an older code stops when there is a newer one."""

    async def run() -> None:
        host, *others = await people(shared.url, 4)
        table = (await host.post("/api/tables", TABLE | {"bots": ["regular"]}))["id"]
        sitting = [one.post(f"/api/tables/{table}/sit", {"seat": "C"}) for one in others]
        sat = await asyncio.gather(*sitting, return_exceptions=True)
        assert [str(answer).partition(":")[0] for answer in sat if isinstance(answer, Refusal)] == ["409 taken"] * 2
        old, new = [(await host.post("/api/me/code"))["code"] for _ in range(2)]
        assert await refused(Account(shared.url).post("/api/code", {"code": old})) == (404, "no-such-code")
        using = [Account(shared.url).post("/api/code", {"code": new}) for _ in range(4)]
        used = await asyncio.gather(*using, return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in used) == 1
        assert await refused(host.post(f"/api/tables/{table}/host", {"seat": "B"})) == (409, "nobody"), "a bot"

    asyncio.run(run())


def test_a_seat_behind_the_curtain_goes_to_a_phone_of_its_own(shared: ServerProcess) -> None:
    """By a code that works once; the one device hears nothing of that seat until it is brought back."""

    async def run() -> None:
        host, phone, late = await people(shared.url, 3)
        wanted = {"game": "scapegoat", "seats": 3, "pace": "untimed", "device": "one"}
        table = (await host.post("/api/tables", wanted))["id"]
        for seat in "BC":
            await host.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"At {seat}"})
        await host.post(f"/api/tables/{table}/start")
        assert await refused(phone.post(f"/api/tables/{table}/phone", {"seat": "B"})) == (403, "not-seated")
        given = await host.post(f"/api/tables/{table}/phone", {"seat": "B"})
        assert given["link"].endswith(f"/#code={given['code']}")
        assert given["qr"].startswith("<svg")
        device, own = Player(host, table), Player(phone, table)
        await device.join()
        assert device.seats == ["A", "B", "C"]
        assert (await phone.post("/api/code", {"code": given["code"]}))["table"] == table
        assert await refused(late.post("/api/code", {"code": given["code"]})) == (404, "no-such-code")
        assert await refused(host.post(f"/api/tables/{table}/phone", {"seat": "B"})) == (403, "not-seated")
        seen = await phone.get(f"/api/tables/{table}")
        assert [(chair["name"], chair["yours"]) for chair in seen["chairs"]][1] == ("At B", True)
        await own.join()
        assert own.seats == ["B"]
        await device.close()
        await device.join()
        assert device.seats == ["A", "C"]
        for player in (own, device):
            await player.close()
        assert await refused(late.post(f"/api/tables/{table}/curtain", {"seat": "B"})) == (403, "not-seated")
        assert await refused(host.post(f"/api/tables/{table}/curtain", {"seat": "A"})) == (409, "taken")
        back = await phone.post(f"/api/tables/{table}/curtain", {"seat": "B"})
        assert [(chair["name"], chair["yours"]) for chair in back["chairs"]][1] == ("At B", False)
        await device.join()
        assert device.seats == ["A", "B", "C"]
        await own.join()
        assert own.seats == []
        for player in (own, device):
            await player.close()

    asyncio.run(run())


def test_whoever_sat_everywhere_on_one_device_has_one_chair_elsewhere(shared: ServerProcess) -> None:
    async def run() -> None:
        host, friend = await people(shared.url, 2)
        table = (await host.post("/api/tables", TABLE | {"device": "one"}))["id"]
        for seat in "BC":
            await host.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"At {seat}"})
        changed = await host.post(f"/api/tables/{table}", TABLE, method="PUT")
        assert [(chair["taken"], chair["yours"]) for chair in changed["chairs"]] == [
            ("person", True),
            ("", False),
            ("", False),
        ]
        assert (await friend.post(f"/api/tables/{table}/sit"))["chairs"][1]["yours"]

    asyncio.run(run())


def test_the_length_of_a_game_follows_its_articles(shared: ServerProcess) -> None:
    async def run() -> None:
        (host,) = await people(shared.url, 1)

        async def minutes(game: str, seats: int, pace: str = "normal", **options: str) -> float:
            wanted = {"game": game, "seats": seats, "pace": pace, "options": options}
            found = (await host.post(f"/api/games/{game}/check", wanted))["length"]
            return float(found["decisions"] * found["seconds"] / 60)

        assert 30 <= await minutes("embezzlement", 2) <= await minutes("embezzlement", 4) <= 80, "as the box says"
        assert await minutes("wallet", 4, rounds="1") < await minutes("wallet", 4) / 2
        assert (
            await minutes("wallet", 4) < await minutes("wallet", 4, rounds="4") < await minutes("wallet", 4, rounds="5")
        )
        assert await minutes("scapegoat", 4, pace="quick") <= await minutes("scapegoat", 4)
        assert await minutes("corporate-espionage", 8) > await minutes("corporate-espionage", 2) > 0

    asyncio.run(run())


def test_names_are_tidied_and_forged_identities_are_nobody(shared: ServerProcess) -> None:
    async def run() -> None:
        (mine,) = await people(shared.url, 1)
        me = await mine.post("/api/me", {"name": "  <b>Nadia</b>\n\x00 the very long named one "}, method="PATCH")
        assert me["name"] == "<b>Nadia</b> the very lo"
        joined = await mine.post("/api/me", {"name": "Bo\u200dris 🏴\u200d☠️\u200d"}, method="PATCH")
        hidden = await mine.post("/api/me", {"name": "\u202eBo\u2066\u3164\u2800ris\ufeff"}, method="PATCH")
        assert hidden["name"] == "Bo ris", "nothing is turned around, and what shows nothing is a blank"
        nothing = mine.post("/api/me", {"name": "\u3164\u200b\u115f"}, method="PATCH")
        assert await refused(nothing) == (400, "no-name")
        assert joined["name"] == "Bo ris 🏴\u200d☠️", "a joiner makes one picture of two, and hides in no word"
        forged = Account(shared.url, mine.token[:-1] + ("0" if mine.token[-1] != "0" else "1"))
        assert (await forged.get("/api/me"))["handle"] != me["handle"]

    asyncio.run(run())


def test_a_table_whose_host_has_gone_belongs_to_who_comes(shared: ServerProcess) -> None:
    async def run() -> None:
        host, friend = await people(shared.url, 2)
        table = (await host.post("/api/tables", TABLE))["id"]
        left = await host.post(f"/api/tables/{table}/leave")
        assert (left["you_host"], [chair["taken"] for chair in left["chairs"]]) == (False, ["", "", ""])
        assert (await friend.post(f"/api/tables/{table}/sit"))["you_host"]
        assert not (await host.post(f"/api/tables/{table}/sit"))["you_host"]

    asyncio.run(run())


def test_a_table_closed_to_onlookers_shows_them_out_when_the_cards_are_dealt(shared: ServerProcess) -> None:
    """Until then whoever comes may sit down; and whoever is removed later has nothing to look at."""

    async def run() -> None:
        accounts = await people(shared.url, 3)
        stranger = await Account.new(shared.url, "Stranger")
        table = await seated(accounts, start=False, onlookers=False)
        onlooker, *players = (Player(account, table, keep=True) for account in [stranger, *accounts])
        for player in (onlooker, *players):
            await player.join()
        await accounts[0].post(f"/api/tables/{table}/start")
        assert await close_code(onlooker) == 4403
        assert not any('"say":"told"' in frame for frame in onlooker.frames)
        await accounts[0].post(f"/api/tables/{table}/clear", {"seat": "B"})
        assert await close_code(players[1]) == 4403
        screen = Player(accounts[0], f"{table}?watch")
        await screen.join()
        assert screen.seats == [], "the table's own public screen is no onlooker"
        await screen.close()
        await heard_all(players[::2], 0.1)
        assert [player.sheet["chairs"][1]["taken"] for player in players[::2]] == ["bot", "bot"]
        for player in players:
            await player.close()

    asyncio.run(run())


def test_bots_that_are_not_known_leave_no_table_behind(shared: ServerProcess) -> None:
    async def run() -> None:
        (host,) = await people(shared.url, 1)
        wrong = host.post("/api/tables", TABLE | {"bots": ["regular", "nobody"]})
        assert await refused(wrong) == (400, "no-such-bot")
        assert await host.get("/api/me/tables") == []
        crowd = await host.post("/api/tables", TABLE | {"bots": ["regular"] * 5})
        assert [chair["taken"] for chair in crowd["chairs"]] == ["person", "bot", "bot"]

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
        said = {"say": "act", "id": "3", "seat": "A", "question": 0, "text": 'say "my hand is black"'}
        assert (await ann.ask(said))["why"] == "phrases-only", "moves that are talk, too"
        assert await refused(accounts[1].post(f"/api/tables/{table}/chat", {"chat": "off"})) == (403, "not-host")
        await accounts[0].post(f"/api/tables/{table}/chat", {"chat": "off"})
        await bo.say({"say": "chat", "id": "3", "text": "hello"})
        while "3" not in bo.replies:
            await bo.hear()
        assert bo.replies["3"]["why"] == "no-talk"
        assert (await ann.ask(said | {"id": "4"}))["why"] == "no-talk"
        await bo.say({"say": "react", "sign": "clap"})
        while "" not in bo.replies:
            await bo.hear()
        assert bo.replies[""]["why"] == "no-talk", "a sign is talk"
        await accounts[0].post(f"/api/tables/{table}/chat", {"chat": "free"})
        assert (await ann.ask(said | {"id": "5"}))["say"] == "done"
        assert (await bo.ask({"say": "chat", "id": "4", "text": "\u202eone\u2028\x1b[2Jtwo\u3164"}))["say"] == "done"
        assert (await bo.ask({"say": "chat", "id": "5", "text": "\u202e\u200b"}))["why"] == "too-long"
        await ann.close()
        await ann.join()
        assert [talk["text"] for talk in ann.talk] == ["trust-me", "one [2Jtwo"]
        await ann.close()
        await bo.close()

    asyncio.run(run())


def test_my_tables_say_where_i_am_asked(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts)
        asked = []
        for account in accounts:
            (mine,) = [one for one in await account.get("/api/me/tables") if one["id"] == table]
            asked.append(mine["your_turn"])
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        assert asked == [bool(player.sight(player.seats[0]).legal()) for player in players]
        assert any(asked)
        for player in players:
            await player.close()

    asyncio.run(run())
