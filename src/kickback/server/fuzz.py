"""Says everything that should not be said: malformed, replayed, forged, oversized, out of order, far too much.

Nothing of it may change a table that others play at, stop the server, make it log a fault, or fill its memory.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any  # what a request holds is its schema's affair

from websockets.exceptions import InvalidHandshake, WebSocketException

from kickback.games import game as game_named
from kickback.server.client import Account, Player
from kickback.server.process import ServerProcess
from kickback.server.published import http_schema

GAME = "scapegoat"
AT_ONCE = 6  # sockets
PATIENCE = 60.0  # seconds for one answer
MOST_GROWTH = 40_000_000  # bytes of memory between a fifth of the messages and all of them
GONE = (OSError, WebSocketException, InvalidHandshake, TimeoutError)
KINDS = ("act", "undo", "chat", "react", "standing", "absent", "pong", "hello", "nonsense", "")
FIELDS = ("id", "seat", "question", "text", "sign", "order", "on", "choice", "number", "since", "team", "say")
LONG = ["🂡" * 50, "x" * 500]
VALUES: list[object] = [None, True, 0, -1, 1 << 70, 1.5, "", "A", "B", "\x00", [], {}, [[[]]], {"say": "act"}, *LONG]
BREAKS = ["{", "]", "\\", '"', "\u202e", "\\ud83c", "", "null", "1e999"]


@dataclass
class Findings:
    """What was said, how often the server hung up and with which code, and what was found wrong."""

    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    memory_before: int = 0
    memory_after: int = 0
    faults: list[str] = field(default_factory=list)


class Nuisance:
    """Makes messages that are no use to anybody. `heard` are lines that really were said at the table."""

    def __init__(self, luck: random.Random, heard: list[str], question: int) -> None:
        self.luck = luck
        self.heard = heard
        self.question = question

    def message(self) -> tuple[str, str | bytes]:
        kind = self.luck.choice(("malformed", "garbled", "replayed", "forged", "oversized", "out of order", "binary"))
        if kind == "malformed":
            return kind, json.dumps(self.almost())
        if kind == "garbled":
            return kind, self.garbled(json.dumps(self.almost()))
        if kind == "replayed":
            return kind, self.luck.choice(self.heard)
        if kind == "forged":
            return kind, json.dumps(self.forged(self.question))
        if kind == "oversized":
            return kind, json.dumps(self.forged(self.question) | {"text": "x" * self.luck.randrange(401, 60_000)})
        if kind == "out of order":
            return kind, json.dumps(self.forged(self.question + self.luck.choice([-99, -1, 1, 7, 1 << 40])))
        return kind, self.luck.randbytes(self.luck.randrange(200))

    def almost(self) -> dict[str, object]:
        """Something that is almost a message."""
        made: dict[str, object] = {"say": self.luck.choice(KINDS)}
        return made | {name: self.luck.choice(VALUES) for name in self.luck.sample(FIELDS, self.luck.randrange(6))}

    def garbled(self, text: str) -> str:
        place = self.luck.randrange(len(text))
        return text[:place] + self.luck.choice(BREAKS) + text[place + self.luck.randrange(4) :]

    def forged(self, question: int) -> dict[str, object]:
        """A real answer of somebody else, under a new id."""
        said = json.loads(self.luck.choice(self.heard))
        return {**said, "id": str(self.luck.random()), "question": question, "seat": self.luck.choice("ABCXa")}


async def opened(server: ServerProcess) -> tuple[list[Account], str, list[str]]:
    """A table at which some lines have been said already, the next of them being seat A's; and those lines."""
    accounts = [await Account.new(server.url, f"Person {number}") for number in range(3)]
    wanted = {"game": GAME, "seats": 3, "pace": "untimed", "chat": "off", "options": game_named(GAME).finite({})}
    table = str((await accounts[0].post("/api/tables", wanted))["id"])
    for account in accounts[1:]:
        await account.post(f"/api/tables/{table}/sit")
        await account.post(f"/api/tables/{table}/sign")
    await accounts[0].post(f"/api/tables/{table}/start")
    players = [Player(account, table) for account in accounts]
    for player in players:
        await player.join()
    heard: list[str] = []
    while len(heard) < 9 or not players[0].sight("A").legal():
        for player in players:
            seat = player.seats[0]
            with suppress(TimeoutError):
                await player.hear(0.1)
            legal = player.sight(seat).legal()
            if legal and not (seat == "A" and len(heard) >= 9):
                asked = player.sight(seat).question
                said = {"say": "act", "id": f"{seat}{len(heard)}", "seat": seat, "question": asked, "text": legal[0]}
                heard.append(json.dumps(said))
                await player.ask(said)
    for player in players:
        await player.close()
    return accounts, table, heard


async def state(account: Account, table: str) -> tuple[str, int]:
    """All that seat A sees."""
    player = Player(account, table)
    await player.join()
    await player.close()
    sight = player.sight("A")
    return json.dumps([sight.events, sight.view, sight.ask], sort_keys=True), sight.question


async def pester(found: Findings, accounts: list[Account], table: str, nuisance: Nuisance, messages: int) -> None:
    """One socket after another, as somebody at the table whose turn it is not, as a stranger, or as nobody."""
    luck = nuisance.luck
    while found.messages < messages:
        player = Player(luck.choice(accounts), table)
        try:
            await player.connect()
            assert player.socket is not None
            if luck.random() < 0.9:
                await player.say({"say": "hello", "since": {"A": luck.choice([0, 5, -1, 10**9])}})
            reads = luck.random() < 0.8  # others only shout
            for _ in range(luck.randrange(1, 120)):
                kind, message = nuisance.message()
                found.kinds[kind] += 1
                found.messages += 1
                await player.socket.send(message)
                if reads:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(player.socket.recv(), 0.002)
        except GONE:
            if player.socket is not None and player.socket.close_code is not None:
                found.closed[player.socket.close_code] += 1
        with suppress(*GONE):
            await player.close()


async def over_sockets(server: ServerProcess, messages: int, seed: int, found: Findings) -> None:
    accounts, table, heard = await opened(server)
    before, question = await state(accounts[0], table)
    rows = server.metric("log_rows_total")
    strangers = [accounts[1], accounts[2], await Account.new(server.url, "Stranger"), Account(server.url, "nobody.0")]
    for share in (messages // 5, messages):
        makers = [Nuisance(random.Random(f"{seed} {share} {number}"), heard, question) for number in range(AT_ONCE)]
        await asyncio.gather(*[pester(found, strangers, table, one, share) for one in makers])
        if not found.memory_before:
            found.memory_before = int(server.metric("memory_bytes"))
    found.memory_after = int(server.metric("memory_bytes"))
    if (await state(accounts[0], table))[0] != before:
        found.faults.append("what seat A sees has changed")
    if server.metric("log_rows_total") != rows:
        found.faults.append(f"{server.metric('log_rows_total') - rows:.0f} rows were written")
    if found.memory_after - found.memory_before > MOST_GROWTH:
        found.faults.append(f"memory grew by {(found.memory_after - found.memory_before) / 1e6:.0f} MB")


def over_http(server: ServerProcess, examples: int, found: Findings) -> None:
    """Every address of the published interface, with what fits its schema and what does not."""
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis.errors import Unsatisfiable

    schema = schemathesis.openapi.from_dict(http_schema())
    token = asyncio.run(Account.new(server.url, "Fuzz")).token
    headers = {"authorization": f"Bearer {token}"}
    quiet = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]  # our own schema is sound
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):

            @quiet
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: schemathesis.Case[Any]) -> None:
                answer = case.call(base_url=server.url, headers=headers, timeout=PATIENCE)
                found.requests += 1
                found.statuses[answer.status_code] += 1
                if answer.status_code >= 500:
                    found.faults.append(f"{case.method} {case.path}: {answer.status_code} to {str(case.body)[:200]}")

            with suppress(Unsatisfiable):  # whatever is sent there fits
                ask()


def run(messages: int, examples: int, seed: int) -> Findings:
    found = Findings()
    with TemporaryDirectory(prefix="kickback-fuzz-") as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            asyncio.run(over_sockets(server, messages, seed, found))
            if examples:
                over_http(server, examples, found)
            if not server.ready():
                found.faults.append("the server is not ready any more")
            found.faults += [line[:500] for line in server.log.read_text().splitlines() if '"level": "error"' in line]
        finally:
            server.kill()
    return found
