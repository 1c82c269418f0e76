"""What pages around the tables ask of the server: a public screen, whose turn it is, and a report of what broke."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any  # what the server says is JSON

from websockets.asyncio.client import connect

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.typescript import game_types
from kickback.server.client import Account, Player
from kickback.server.process import ServerProcess
from kickback.server.published import typescript


async def dealt(host: Account) -> str:
    made = await host.post(
        "/api/tables",
        {"game": "scapegoat", "seats": 3, "pace": "untimed", "bots": ["regular", "regular"], "start": True},
    )
    return str(made["id"])


def test_a_public_screen_hears_no_secret_even_if_a_player_opens_it(shared: ServerProcess) -> None:
    async def trial() -> None:
        welcome: dict[str, Any]
        host = await Account.new(shared.url, "Nadia")
        table = await dealt(host)
        player = Player(host, table)
        await player.join()
        hand = player.sight("A").view["A"]["hand"]
        address = shared.url.replace("http", "ws", 1) + f"/ws/{table}?watch"
        headers = {"authorization": f"Bearer {host.token}"}
        async with connect(address, additional_headers=headers, compression=None) as screen:
            await screen.send(json.dumps({"say": "hello"}))
            welcome = {"say": ""}
            while welcome["say"] != "welcome":  # a ping may come first
                welcome = json.loads(await asyncio.wait_for(screen.recv(), 10))
        assert welcome["seats"] == []
        assert [told["seat"] for told in welcome["told"]] == [""]
        assert not any(chair["yours"] for chair in welcome["table"]["chairs"])
        assert hand
        assert "hidden" not in hand
        shown = welcome["told"][0]["view"]["set"]["A"]["hand"]
        assert all(card == "hidden" for card in shown)
        await player.close()

    asyncio.run(trial())


def test_my_tables_say_whom_they_wait_for(shared: ServerProcess) -> None:
    async def trial() -> None:
        host = await Account.new(shared.url, "Nadia")
        table = await dealt(host)
        found = await host.get("/api/me/tables")
        assert [(one["id"], "A" in one["waiting"]) for one in found] == [(table, True)]

    asyncio.run(trial())


def test_a_page_that_broke_is_noted_with_public_state_alone(shared: ServerProcess) -> None:
    async def trial() -> None:
        host = await Account.new(shared.url, "Nadia")
        table = await dealt(host)
        noted = await host.post("/api/faults", {"page": "t", "told": "TypeError: x is undefined", "table": table})
        assert noted["noted"]
        assert set(noted["state"]) == {"game", "moment", "question", "waiting"}
        assert noted["state"]["game"] == "scapegoat"

    asyncio.run(trial())


TYPES = Path(__file__).parents[2] / "web" / "src" / "net"


def test_the_pages_types_of_the_protocol_are_fresh() -> None:
    """`tools/web types` makes them."""
    assert (TYPES / "protocol.ts").read_text(encoding="utf-8") == typescript()


def test_the_pages_types_of_every_game_are_fresh() -> None:
    """`tools/web types` makes them too: views, events and actions."""
    kept = {path.stem: path.read_text(encoding="utf-8") for path in (TYPES / "games").glob("*.ts")}
    assert kept == {name: game_types(game_named(name)) for name in NAMES}
