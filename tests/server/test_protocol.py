"""The transcripts of docs/protocol.md, replayed against a real server; and the schemas that are published."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any  # what a server says is JSON

import msgspec
from jsonschema import Draft202012Validator

from kickback.server.client import Account, Player, Refusal
from kickback.server.messages import Spoken
from kickback.server.process import ServerProcess
from kickback.server.published import http_schema, socket_schema, typescript
from tests.server.tables import people, seated, whole_game

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TRANSCRIPT = re.compile(r"```transcript\n(.*?)```", re.DOTALL)
ANYTHING = "…"


def holds(told: Any, shown: Any) -> bool:
    """Is everything that is shown also told?"""
    if shown == ANYTHING:
        return True
    if isinstance(shown, dict):
        return isinstance(told, dict) and all(key in told and holds(told[key], shown[key]) for key in shown)
    if isinstance(shown, list):
        pairs = zip(told, shown, strict=False)
        return isinstance(told, list) and len(told) >= len(shown) and all(holds(*pair) for pair in pairs)
    return bool(told == shown)


def request(account: Account, line: str, table: str) -> tuple[int, Any]:
    method, path, *body = line.replace(f"/{ANYTHING}/", f"/{table}/").split(" ", 2)
    try:
        told = account.ask(method, path, json.loads(body[0]) if body else None)
    except Refusal as refusal:
        return refusal.status, refusal.told
    made = method == "POST" and path in ("/api/tokens", "/api/tables")
    return 201 if made else 200, told


async def conversation(player: Player, lines: list[str]) -> None:
    """Says what the client says, and waits for everything the server must say."""
    legal = ""
    for line in lines:
        shown = json.loads(line[2:].replace("LEGAL", legal))
        if line.startswith(">"):
            await player.say(shown)
            continue
        while not holds(await player.hear(10), shown):
            pass
        if shown["say"] == "welcome":
            legal = player.sight("A").legal()[0]


def test_the_transcripts_hold(shared: ServerProcess) -> None:
    blocks = [block.strip().splitlines() for block in TRANSCRIPT.findall(PAGE.read_text(encoding="utf-8"))]
    account, table = Account(shared.url), ""
    for asked, answered in [pair for block in blocks[:2] for pair in zip(block[::2], block[1::2], strict=True)]:
        status, told = request(account, asked, table)
        assert (status, holds(told, json.loads(answered[4:]))) == (int(answered[:3]), True), (asked, told)
        if "token" in told:
            account.token = told["token"]
        table = told.get("id", table) if asked.startswith("POST /api/tables ") else table

    async def run() -> None:
        player = Player(account, table)
        await player.connect()
        await conversation(player, blocks[2])
        await player.close()

    asyncio.run(run())


def test_every_frame_fits_the_published_schema(shared: ServerProcess) -> None:
    whole = socket_schema()
    Draft202012Validator.check_schema(whole)
    spoken = Draft202012Validator({"$ref": "#/$defs/Spoken", "$defs": whole["$defs"]})

    async def run() -> list[str]:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, bots=1)
        players = [Player(account, table, keep=True) for account in accounts]
        await whole_game(players, [], seed=3)
        return players[0].frames

    frames = asyncio.run(run())
    assert len(frames) > 20
    for frame in frames:
        spoken.validate(json.loads(frame))
        msgspec.json.decode(frame, type=Spoken)


def test_typescript_is_made_from_both() -> None:
    made = typescript()
    assert "export type Told = {\n  say: 'told';\n  seat: string;\n  question: number;" in made
    assert "'POST /api/tables': [Making, SheetSeen];" in made
    names = set(re.findall(r"export type (\w+)", made))
    used = set(re.findall(r"\b([A-Z]\w+)\b", re.sub(r"/\*\*.*?\*/|//.*|'[^']*'", "", made)))
    assert used - names <= {"Record"}, "every type that is used is declared"
    assert http_schema()["openapi"].startswith("3.")
