"""What the server's tests have in common: a table of people, and random play over the wire."""

from __future__ import annotations

import asyncio
import random
from typing import Any  # what a server says is JSON

from kickback.games import game as game_named
from kickback.server.client import Account, ConnectionClosed, Player


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
