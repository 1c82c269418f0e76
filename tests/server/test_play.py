"""Whole games over real sockets: what every client saw is the projection of the record, byte for byte."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from kickback.engine.seats import LETTERS
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.check import verify
from kickback.records.match import Match, replayed
from kickback.records.record import read
from kickback.server.client import Account, Player
from kickback.server.process import ServerProcess
from tests.server.tables import people, play, record_of, refused, saw_what_happened, seated, watch, whole_game
from tests.server.witness import story_of


def playable() -> list[str]:
    """The games that are there; one under reconstruction is left out."""
    found = []
    for name in NAMES:
        try:
            game_named(name)
        except ImportError:
            continue
        found.append(name)
    return found


@pytest.mark.parametrize("game", playable())
def test_a_whole_game_with_reconnects_second_tabs_and_onlookers(shared: ServerProcess, game: str) -> None:
    async def run() -> None:
        seats = game_named(game).usual
        accounts = await people(shared.url, seats)
        onlooker = await Account.new(shared.url, "Onlooker")
        table = await seated(accounts, game=game)
        players = [Player(account, table) for account in accounts]
        watchers = [Player(accounts[0], table), Player(onlooker, table)]
        await whole_game(players, watchers, seed=3, leave_after=5)
        match = await record_of(accounts[0], table)
        for player in [*players, *watchers]:
            saw_what_happened(player, match)
        assert watchers[1].seats == []

    asyncio.run(run())


@pytest.mark.parametrize("game", playable())
def test_people_and_bots_play_to_the_end_and_the_record_verifies(shared: ServerProcess, game: str) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 1)
        table = await seated(accounts, bots=game_named(game).usual - 1, game=game)
        player = Player(accounts[0], table)
        await whole_game([player], [], seed=5)
        text = await accounts[0].get(f"/api/tables/{table}/record")
        match = replayed(read(text))
        saw_what_happened(player, match)
        verify(read(text))
        report = await accounts[0].get(f"/api/tables/{table}/report")
        assert report["outcome"] == match.table.outcome().plain()
        assert set(report["by"]) <= {"person", "bot", "house", "clock"}
        assert len(report["by"]) == len(match.said)

    asyncio.run(run())


def test_no_frame_or_body_holds_what_is_nobodys_to_know_before_the_end(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        onlooker = await Account.new(shared.url, "Onlooker")
        table = await seated(accounts, public=True)
        players = [Player(account, table, keep=True) for account in accounts]
        watcher = Player(onlooker, table, keep=True)
        for player in [*players, watcher]:
            await player.join()
        paths = ("", "/invitation", "/qr.svg")
        bodies = [str(await onlooker.get(f"/api/tables/{table}{path}")) for path in paths]
        bodies += [str(await onlooker.get(path)) for path in ("/api/tables", "/api/me", "/api/me/tables", "/metrics")]
        dealt = {player.seats[0]: player.sight(player.seats[0]).view[player.seats[0]] for player in players}
        welcomed = {p.seats[0] if p.seats else "": "".join(p.frames) for p in [*players, watcher]}
        await asyncio.gather(*[play(p, random.Random(at)) for at, p in enumerate(players)], watch(watcher))
        match = await record_of(accounts[0], table)
        proof = await accounts[0].get(f"/api/tables/{table}/verify")
        frames = [frame for p in [*players, watcher] for frame in p.frames if json.loads(frame)["say"] != "over"]
        hidden = [proof["secret"], match.seed, *[account.token.partition(".")[0] for account in accounts]]
        for canary in hidden:
            assert not any(canary in text for text in [*frames, *bodies])
        start = Match(match.game, match.seats, match.options.changed(), match.seed)
        for owner in dealt:
            hand = json.dumps(start.events(LETTERS.index(owner))[0]["hand"])
            for looker, frame in welcomed.items():
                assert (hand.replace(" ", "") in frame) == (looker == owner)
        for player in [*players, watcher]:
            await player.close()

    asyncio.run(run())


def test_one_device_plays_all_seats(shared: ServerProcess) -> None:
    async def run() -> None:
        (host,) = await people(shared.url, 1)
        wanted = {"game": "scapegoat", "seats": 3, "device": "one", "pace": "machine", "sit": False}
        table = (await host.post("/api/tables", wanted))["id"]
        for letter, name in zip("ABC", ("Ann", "Bo", "Cy"), strict=True):
            await host.post(f"/api/tables/{table}/sit", {"seat": letter, "name": name})
        await host.post(f"/api/tables/{table}/start")
        player = Player(host, table)
        await player.join()
        assert player.seats == ["A", "B", "C"]
        assert [chair["name"] for chair in player.sheet["chairs"]] == ["Ann", "Bo", "Cy"]
        await asyncio.wait_for(play(player, random.Random(1)), 60)
        saw_what_happened(player, await record_of(host, table))
        await player.close()

    asyncio.run(run())


FAR = 10**6  # a question that was not asked yet


def test_a_free_action_that_came_too_late_is_told_so(shared: ServerProcess) -> None:
    """Whoever clicked what was allowed a moment ago hears that it was late, not why it would be wrong now."""

    async def run() -> None:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, game="embezzlement")
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        seat = players[0].seats[0]
        while (now := await players[0].act(seat, "peek 8", question=FAR))["question"] < 2:
            for player in players:
                if legal := player.sight(player.seats[0]).legal():
                    await player.act(player.seats[0], legal[0])
                with suppress(TimeoutError):
                    await player.hear(0.05)
        assert (now["say"], now["clause"].startswith("EMB-")) == ("refused", True)
        late = await players[0].act(seat, "peek 8", question=now["question"] - 1)
        assert (late["say"], late["why"]) == ("refused", "stale")
        for player in players:
            await player.close()

    asyncio.run(run())


def test_a_click_that_came_too_late_is_refused_and_a_resent_one_is_not_doubled(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        actor = next(player for player in players if player.sight(player.seats[0]).legal())
        seat = actor.seats[0]
        text, question = actor.sight(seat).legal()[0], actor.sight(seat).question
        first = await actor.act(seat, text, "mine", question)
        again = await actor.act(seat, text, "mine", question)
        assert first == again
        assert first["say"] == "done"
        stale = await actor.act(seat, text, "other", question - 1)
        assert (stale["say"], stale["why"]) == ("refused", "stale")
        foreign = "B" if seat != "B" else "A"
        refused = await actor.act(foreign, text, "foreign", question)
        assert refused["why"] == "not-your-seat"
        unread = await actor.act(seat, "dance", "dance")
        assert unread["why"] == "unreadable"
        illegal = await actor.act(seat, "claim nothing-of-the-kind", "claim")
        assert illegal["say"] == "refused"
        for player in players:
            await player.close()

    asyncio.run(run())


def test_numbers_that_cannot_be_do_no_harm(shared: ServerProcess) -> None:
    """`since` before the first event or after the last; questions that were never asked; one id from two sockets."""

    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts)
        players = [Player(account, table, keep=True) for account in accounts]
        for player in players:
            await player.join()
        actor = next(player for player in players if player.sight(player.seats[0]).legal())
        seat, other = actor.seats[0], Player(actor.account, table, keep=True)
        events = actor.sight(seat).events[:]
        for since in (-1, 10**9, 1 << 70):
            await other.connect()
            await other.say({"say": "hello", "since": {seat: since, "Z": 5, "": -2}})
            while other.replies.pop("welcome", None) is None:
                await other.hear()
            assert other.sight(seat).events == events
        text = actor.sight(seat).legal()[0]
        for question in (-1, 0, 10**9, 1 << 70):
            assert (await actor.act(seat, text, f"q{question}", question))["why"] == "stale"
        both = await asyncio.gather(actor.act(seat, text, "same"), other.act(seat, text, "same"))
        assert [reply["say"] for reply in both] == ["done", "done"]
        for player in (*players, other):
            await player.close()
        story = await story_of(shared, table)
        assert [row.ref.partition("/")[2] for row in story.rows].count("same") == 1

    asyncio.run(run())


def test_the_rules_refuse_with_their_clause(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts)
        player = Player(accounts[0], table)
        await player.join()
        hidden = next(card for card in ("AS", "KD", "2C", "9H") if card not in json.dumps(player.sight("A").view["A"]))
        reply = await player.act("A", f"show {hidden}", "x")
        assert reply["say"] == "refused"
        assert reply["clause"].startswith("SCG-")
        assert reply["reason"].endswith(f"({reply['clause']})")
        await player.close()

    asyncio.run(run())


def test_whoever_comes_again_hangs_up_the_old_line(shared: ServerProcess) -> None:
    """What a test leaves open fails it."""

    async def run() -> None:
        [host] = await people(shared.url, 1)
        player = Player(host, await seated([host], 2))
        await player.join()
        await player.join()
        assert await play(player, random.Random(2), most=1) == 1
        await player.close()

    asyncio.run(run())


def test_rematch_moves_everybody_by_one(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, bots=1)
        players = [Player(account, table) for account in accounts]
        await whole_game(players, [], seed=8)
        before = [chair["name"] for chair in players[0].sheet["chairs"]]
        again = await accounts[1].post(f"/api/tables/{table}/again")
        same = await accounts[0].post(f"/api/tables/{table}/again")
        assert again["id"] == same["id"] != table
        assert [chair["name"] for chair in again["chairs"]] == before[-1:] + before[:-1]
        assert again["before"] == table

    asyncio.run(run())


def test_a_rematch_is_for_those_who_played_and_whoever_has_left_is_not_dragged_along(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        onlooker = await Account.new(shared.url, "Onlooker")
        table = await seated(accounts, options={"round-limit": "1"})
        await whole_game([Player(account, table) for account in accounts], [], seed=8)
        assert await refused(onlooker.post(f"/api/tables/{table}/again")) == (403, "not-seated")
        await accounts[2].post(f"/api/tables/{table}/leave")
        assert await refused(accounts[2].post(f"/api/tables/{table}/again")) == (403, "not-seated")
        asking = [account.post(f"/api/tables/{table}/again") for account in accounts[:2]]
        made = await asyncio.gather(*asking)
        assert made[0]["id"] == made[1]["id"]
        assert [chair["taken"] for chair in made[0]["chairs"]] == ["", "person", "person"]
        assert [one["id"] for one in await accounts[2].get("/api/me/tables")] == []

    asyncio.run(run())


def test_the_forty_line_bot_joins_by_a_link_and_plays_legally(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, start=False, seats=3)
        example = Path(__file__).parents[2] / "examples" / "bot_online.py"
        bot = await asyncio.create_subprocess_exec(sys.executable, str(example), f"{shared.url}/t/{table}")
        while not all(chair["signed"] for chair in (await accounts[0].get(f"/api/tables/{table}"))["chairs"][1:]):
            await asyncio.sleep(0.1)
        await accounts[0].post(f"/api/tables/{table}/start")
        await whole_game([Player(account, table) for account in accounts], [], seed=7)
        assert await asyncio.wait_for(bot.wait(), 10) == 0
        report = await accounts[0].get(f"/api/tables/{table}/report")
        assert set(report["by"]) == {"person"}

    asyncio.run(run())
