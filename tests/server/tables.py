"""What the server's tests have in common: a table of people, and random play over the wire."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any  # what a server says is JSON

import pytest

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games import game as game_named
from kickback.records.match import Match, replayed
from kickback.records.record import read
from kickback.server.client import Account, ConnectionClosed, Player, Refusal
from kickback.server.process import ServerProcess


async def people(url: str, count: int) -> list[Account]:
    return [await Account.new(url, f"Person {number}") for number in range(count)]


async def seated(accounts: list[Account], bots: int = 0, start: bool = True, **more: Any) -> str:
    """The id of a table where these people sit, with bots after the first of them."""
    game = str(more.pop("game", "scapegoat"))
    wanted = {"game": game, "seats": len(accounts) + bots, "pace": "machine", "options": game_named(game).finite({})}
    table = (await accounts[0].post("/api/tables", wanted | {"bots": ["regular"] * bots} | more))["id"]
    for account in accounts[1:]:
        await account.post(f"/api/tables/{table}/sit")
        await account.post(f"/api/tables/{table}/sign")
    if start:
        await accounts[0].post(f"/api/tables/{table}/start")
    return str(table)


async def play(player: Player, luck: random.Random, most: int = 10_000, leave_after: int = 0) -> int:
    """Answers at random until the game is over; with `leave_after` it drops the socket now and then and comes back."""
    answered = 0
    while player.over is None and answered < most:
        seat = next((seat for seat in player.seats if player.sight(seat).legal()), None)
        if seat is None:
            await player.hear()
            continue
        reply = await player.act(seat, luck.choice(player.sight(seat).legal()))
        assert reply["say"] == "done" or reply["why"] == "stale", reply
        answered += 1
        if leave_after and answered % leave_after == 0:
            await player.close()
            await player.join()
    return answered


MATES = ("stale", "answered", "not-captain")  # whoever shares a seat may hear so


async def play_in_a_team(player: Player, luck: random.Random) -> None:
    """Answers at random for a seat that others answer for, too, until the game is over."""
    while player.over is None:
        seat = player.seats[0]
        legal = player.sight(seat).legal()
        if not legal or luck.random() < 0.3:
            with suppress(TimeoutError):  # a mate may answer first
                await player.hear(30.0 if not legal else 0.005)
            continue
        reply = await player.act(seat, luck.choice(legal))
        # a mate was faster or is captain; something free is then judged by the rules at the new moment
        assert reply["say"] == "done" or reply["why"] in ("stale", "answered", "not-captain") or "clause" in reply, (
            reply
        )


async def heard_all(players: Sequence[Player], seconds: float) -> None:
    """Takes in for a while whatever comes to any of them."""

    loop = asyncio.get_running_loop()
    end = loop.time() + seconds

    async def hear(player: Player) -> None:
        with suppress(TimeoutError, ConnectionClosed):
            while (left := end - loop.time()) > 0:
                await player.hear(left)

    await asyncio.gather(*[hear(player) for player in players])


async def refused(asking: Coroutine[Any, Any, Any]) -> tuple[int, str]:
    with pytest.raises(Refusal) as caught:
        await asking
    return caught.value.status, str(caught.value.told["why"])


async def record_of(account: Account, table: str) -> Match:
    text = await account.get(f"/api/tables/{table}/record")
    return replayed(read(text))


def saw_what_happened(player: Player, match: Match) -> None:
    """What the client put together from its frames is the projection of the record, byte for byte."""
    for letter, sight in player.sights.items():
        seat = LETTERS.index(letter) if letter else ONLOOKER
        assert json.dumps(sight.events) == json.dumps(match.events(seat))
        assert json.dumps(sight.view, sort_keys=True) == json.dumps(match.table.view(seat).plain(), sort_keys=True)


def faults_of(server: ServerProcess) -> list[str]:
    """What a server had to log as an error: nothing, whatever people do."""
    return [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]


async def close_code(player: Player) -> int:
    """Listens until the server hangs up, and says with which code it did."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def watch(player: Player) -> None:
    while player.over is None:
        await player.hear()


async def whole_game(players: list[Player], watchers: list[Player], seed: int, leave_after: int = 0) -> None:
    for player in [*players, *watchers]:
        await player.join()
    playing = [
        play(player, random.Random(seed + at), leave_after=leave_after if at == 0 else 0)
        for at, player in enumerate(players)
    ]
    await asyncio.wait_for(asyncio.gather(*playing, *[watch(player) for player in watchers]), 120)
    for player in [*players, *watchers]:
        await player.close()
