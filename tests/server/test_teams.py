"""Several people on one seat of Corporate Espionage: one view, one answer, and a channel nobody else hears."""

from __future__ import annotations

import asyncio
import random

import pytest

from kickback.server.client import Account, Player
from kickback.server.process import ServerProcess
from tests.server.tables import heard_all, people, play_in_a_team, record_of, refused, saw_what_happened, watch

GAME = {"game": "corporate-espionage", "seats": 2, "pace": "machine"}


async def two_teams(url: str, start: bool = True, options: dict[str, str] | None = None) -> tuple[list[Account], str]:
    """Four people, two on each seat; the first is the host."""
    accounts = await people(url, 4)
    made = GAME | {"options": {"teams": "shared", "max-rounds": "12"} | (options or {})}
    table = (await accounts[0].post("/api/tables", made))["id"]
    for account, seat in zip(accounts[1:], "ABB", strict=True):
        await account.post(f"/api/tables/{table}/sit", {"seat": seat})
        await account.post(f"/api/tables/{table}/sign")
    if start:
        await accounts[0].post(f"/api/tables/{table}/start")
    return accounts, str(table)


@pytest.mark.proves("CES-SEAT-3")
def test_people_join_a_team_leave_it_and_are_removed_from_it(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts, table = await two_teams(shared.url, start=False)
        host, ann, bo, cy = accounts
        here = await host.get(f"/api/tables/{table}")
        assert [chair["taken"] for chair in here["chairs"]] == ["team", "team"]
        assert [chair["name"] for chair in here["chairs"]] == ["Person 0 & Person 1", "Person 2 & Person 3"]
        members = here["chairs"][0]["members"]
        assert [(one["name"], one["you"], one["host"], one["signed"]) for one in members] == [
            ("Person 0", True, True, False),
            ("Person 1", False, False, True),
        ]
        crowd = await people(shared.url, 5)
        for account in crowd[:2]:
            await account.post(f"/api/tables/{table}/sit", {"seat": "A"})
        assert await refused(crowd[2].post(f"/api/tables/{table}/sit", {"seat": "A"})) == (409, "taken")
        smallest = await crowd[2].post(f"/api/tables/{table}/sit")
        assert [chair["yours"] for chair in smallest["chairs"]] == [False, True]
        assert await refused(host.post(f"/api/tables/{table}/start")) == (409, "unsigned")
        assert await refused(ann.post(f"/api/tables/{table}/clear", {"seat": "A"})) == (403, "not-host")
        for handle in [one["handle"] for one in smallest["chairs"][0]["members"]][2:]:
            await host.post(f"/api/tables/{table}/clear", {"seat": "A", "member": handle})
        left = await crowd[2].post(f"/api/tables/{table}/leave")
        assert [len(chair["members"]) for chair in left["chairs"]] == [2, 2]
        moved = await cy.post(f"/api/tables/{table}/sit", {"seat": "A"})
        assert [chair["name"] for chair in moved["chairs"]] == ["Person 0 & Person 1 & Person 3", "Person 2"]
        same = await cy.post(f"/api/tables/{table}/sit", {"seat": "A"})
        assert same["chairs"] == moved["chairs"], "whoever sits there already stays"
        alone = await bo.post(f"/api/tables/{table}/sit", {"seat": "B"})
        assert alone["chairs"][1]["taken"] == "person"
        await host.post(f"/api/tables/{table}/host", {"seat": "A", "member": members[1]["handle"]})
        assert (await ann.get(f"/api/tables/{table}"))["you_host"]
        one_device = GAME | {"device": "one", "options": {"teams": "shared"}}
        assert await refused(host.post("/api/tables", one_device)) == (409, "team-needs-devices")

    asyncio.run(run())


def test_a_team_is_not_left_on_a_chair_for_one(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts, table = await two_teams(shared.url, start=False)
        assert await refused(accounts[0].post(f"/api/tables/{table}", GAME, method="PUT")) == (409, "team-would-go")
        await accounts[1].post(f"/api/tables/{table}/leave")
        await accounts[3].post(f"/api/tables/{table}/leave")
        changed = await accounts[0].post(f"/api/tables/{table}", GAME, method="PUT")
        assert [chair["taken"] for chair in changed["chairs"]] == ["person", "person"]

    asyncio.run(run())


@pytest.mark.proves("CES-SEAT-3")
def test_without_the_house_rule_a_chair_is_for_one(shared: ServerProcess) -> None:
    async def run() -> None:
        host, friend = await people(shared.url, 2)
        table = (await host.post("/api/tables", GAME))["id"]
        assert await refused(friend.post(f"/api/tables/{table}/sit", {"seat": "A"})) == (409, "taken")
        assert (await host.get(f"/api/tables/{table}"))["chairs"][0]["members"] == []

    asyncio.run(run())


@pytest.mark.proves("CES-SEAT-3")
def test_the_first_answer_of_a_team_counts_and_all_of_it_see_the_same(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts, table = await two_teams(shared.url)
        stranger = await Account.new(shared.url, "Stranger")
        players = [Player(account, table, keep=True) for account in [*accounts, stranger]]
        for player in players:
            await player.join()
        assert [player.seats for player in players] == [["A"], ["A"], ["B"], ["B"], []]
        lucks = [random.Random(seed) for seed in range(4)]
        playing = [play_in_a_team(player, luck) for player, luck in zip(players[:4], lucks, strict=True)]
        await asyncio.wait_for(asyncio.gather(*playing, watch(players[4])), 60)
        match = await record_of(accounts[3], table)
        assert match.names == {"A": "Person 0 & Person 1", "B": "Person 2 & Person 3"}
        for player in players:
            saw_what_happened(player, match)
            await player.close()
        for one, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
            assert players[one].mates, "a mate's answers are told"
            assert {told["name"] for told in players[one].mates} == {f"Person {mate}"}
        assert not players[4].mates

    asyncio.run(run())


@pytest.mark.proves("CES-SEAT-3")
def test_the_channel_of_a_team_is_its_own(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts, table = await two_teams(shared.url, start=False)
        stranger = await Account.new(shared.url, "Stranger")
        players = [Player(account, table, keep=True) for account in [*accounts, stranger]]
        for player in players:
            await player.join()
        whisper = {"say": "chat", "text": "canary-of-team-a", "team": True}
        assert (await players[1].ask(whisper | {"id": "early"}))["why"] == "no-team"
        await accounts[0].post(f"/api/tables/{table}/chat", {"chat": "off"})
        await accounts[0].post(f"/api/tables/{table}/start")
        assert (await players[1].ask(whisper | {"id": "1"}))["say"] == "done"
        assert (await players[4].ask(whisper | {"id": "2"}))["why"] == "no-team"
        assert (await players[1].ask(whisper | {"id": "3", "team": False}))["why"] == "no-talk"
        await heard_all(players, 0.2)
        assert [(talk["name"], talk["team"]) for talk in players[0].talk] == [("Person 1", True)]
        await players[2].close()
        await players[2].join()
        late = Player(accounts[3], table, keep=True)
        await late.join()
        for outside in (players[2], players[3], players[4], late):
            assert outside.talk == []
            assert not any("canary" in frame for frame in outside.frames)
        mate = Player(accounts[0], table)
        await mate.join()
        assert [talk["text"] for talk in mate.talk] == ["canary-of-team-a"]
        await accounts[1].post(f"/api/tables/{table}/leave")
        await heard_all([players[1]], 0.2)
        assert players[1].seats == []
        assert players[1].talk == [], "whoever has left a team no longer hears it"
        for player in [*players, late, mate]:
            await player.close()

    asyncio.run(run())


@pytest.mark.proves("CES-SEAT-3")
def test_a_captain_answers_for_whole_turns_in_rotation(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts, table = await two_teams(shared.url, options={"team-control": "captain", "max-rounds": "4"})
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        answered: dict[str, list[str]] = {"A": [], "B": []}
        while any(player.over is None for player in players):
            await heard_all(players, 0.01)
            if len({player.sight(player.seats[0]).question for player in players}) > 1:
                continue
            able = [player for player in players if player.over is None and player.sight(player.seats[0]).legal()]
            if not able:
                continue
            seat = able[0].seats[0]
            of_team = [player for player in players if player.seats == [seat]]
            turns = sum(e["kind"] == "turn" and e["seat"] == seat for e in able[0].sight(seat).events)
            captain = (max(1, turns) - 1) % 2
            legal = able[0].sight(seat).legal()
            text = next((word for word in ("end", "pass") if word in legal), legal[0])  # so that turns go round
            refusal = await of_team[1 - captain].act(seat, text)
            assert (refusal["say"], refusal["why"]) == ("refused", "not-captain")
            done = await of_team[captain].act(seat, text)
            assert done["say"] == "done", done
            answered[seat].append(f"Person {players.index(of_team[captain])}")
            await heard_all(players, 0.01)
            shown = of_team[0].sheet["chairs"]["AB".index(seat)]["members"]
            assert sum(one["captain"] for one in shown) == 1
        assert {seat: set(names) for seat, names in answered.items()} == {
            "A": {"Person 0", "Person 1"},
            "B": {"Person 2", "Person 3"},
        }
        for player in players:
            saw_what_happened(player, await record_of(accounts[0], table))
            await player.close()

    asyncio.run(run())


@pytest.mark.proves("CES-SEAT-3")
def test_a_mate_stands_in_for_a_captain_who_is_not_there(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts, table = await two_teams(shared.url, options={"team-control": "captain"})
        captain, mate, other = (Player(accounts[at], table) for at in (0, 1, 2))
        for player in (captain, mate, other):
            await player.join()
        while not (captain.sight("A").legal() or other.sight("B").legal()):
            await heard_all([captain, mate, other], 0.05)
        while not mate.sight("A").legal():
            await other.act("B", other.sight("B").legal()[0])
            await heard_all([mate, other], 0.05)
        text = mate.sight("A").legal()[0]
        assert (await mate.act("A", text))["why"] == "not-captain"
        await captain.close()
        await heard_all([mate], 0.1)
        assert [one["captain"] for one in mate.sheet["chairs"][0]["members"]] == [False, True]
        assert (await mate.act("A", text))["say"] == "done"
        await mate.close()
        await other.close()

    asyncio.run(run())
