"""A load generator: tables full of random clients, each answering as soon as it is asked."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from kickback.games import game as game_named
from kickback.server.client import Account
from kickback.server.process import ServerProcess

WARM_UP = 1.0  # seconds that are not counted


class ActionHeard(msgspec.Struct):
    text: str


class ChoiceHeard(msgspec.Struct):
    action: ActionHeard


class AskHeard(msgspec.Struct, frozen=True):
    choices: list[ChoiceHeard] | None = None


class ChangeHeard(msgspec.Struct):
    set: AskHeard = AskHeard()
    whole: bool = False


class ToldHeard(msgspec.Struct):
    seat: str = ""
    question: int = 0
    ask: ChangeHeard | None = None
    sealed: str | bool = ""  # in `told` the answer, in `done` whether it is one


class Heard(ToldHeard):
    """As much of a message as a client that plays at random needs."""

    say: str = ""
    id: str = ""
    number: int = 0
    why: str = ""
    told: list[ToldHeard] = []


READER = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What came of it. Times in milliseconds."""

    game: str
    tables: int
    sockets: int
    seconds: float
    actions: int
    per_second: float
    p50: float
    p99: float
    cpu_per_action: float
    memory: int
    refused: int
    games: int
    bytes_per_action: float


class Crowd:
    """All clients together, and what they measured."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.counting = False
        self.times: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.games = 0
        self.luck = random.Random(7)


def listening(seat: Seat) -> Callable[[], Seat]:
    return lambda: seat


class Seat(WSListener):
    """One client on one seat."""

    def __init__(self, crowd: Crowd, over: asyncio.Event) -> None:
        self.crowd = crowd
        self.over = over
        self.transport: WSTransport | None = None
        self.question = 0
        self.choices: list[str] = []
        self.letter = ""
        self.sent = 0.0
        self.number = 0
        self.waits = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say('{"say":"hello"}')

    def say(self, text: str) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, text.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        raw = frame.get_payload_as_bytes()
        self.crowd.bytes += len(raw)
        heard = READER.decode(raw)
        if heard.say == "told":
            self.hear(heard)
        elif heard.say == "welcome":
            for told in heard.told:
                self.hear(told)
        elif heard.say == "done":
            if self.crowd.counting:
                self.crowd.times.append(perf_counter() - self.sent)
            self.sent = 0.0
        elif heard.say == "refused":
            self.crowd.refused += heard.why != "stale"
            self.sent = 0.0
        elif heard.say == "ping":
            self.say(json.dumps({"say": "pong", "number": heard.number}))
        elif heard.say == "over":
            self.over.set()
            return
        self.answer()

    def hear(self, told: ToldHeard) -> None:
        self.letter = told.seat
        self.question = told.question
        if told.ask is not None and told.ask.set.choices is not None:
            self.choices = [choice.action.text for choice in told.ask.set.choices]
        if told.sealed:
            self.choices = []

    def answer(self) -> None:
        if not self.choices or self.sent or self.waits:
            return
        if self.crowd.think:
            self.waits = True
            pause = self.crowd.luck.uniform(0, 2 * self.crowd.think)
            asyncio.get_running_loop().call_later(pause, self.answer_now)
        else:
            self.answer_now()

    def answer_now(self) -> None:
        self.waits = False
        if not self.choices or self.sent or self.over.is_set():
            return
        self.number += 1
        text = self.crowd.luck.choice(self.choices)
        self.choices = []
        self.sent = perf_counter()
        act = {"say": "act", "id": f"{self.letter}{self.number}", "seat": self.letter, "question": self.question}
        self.say(json.dumps(act | {"text": text}))


async def one_table(url: str, accounts: list[Account], game: str, crowd: Crowd, ready: asyncio.Event) -> None:
    """Plays game after game at one table's worth of seats."""
    limits = game_named(game).finite({})
    first = accounts[0]
    while True:
        wanted = {"game": game, "seats": len(accounts), "pace": "machine", "options": limits}
        table = (await first.post("/api/tables", wanted))["id"]
        for account in accounts[1:]:
            await account.post(f"/api/tables/{table}/sit")
            await account.post(f"/api/tables/{table}/sign")
        over = asyncio.Event()
        wires: list[WSTransport] = []
        try:
            for account in accounts:
                seat = Seat(crowd, over)
                address = url.replace("http", "ws", 1) + f"/ws/{table}"
                headers = {"authorization": f"Bearer {account.token}"}
                wire, _ = await ws_connect(listening(seat), address, extra_headers=headers)
                wires.append(wire)
            await first.post(f"/api/tables/{table}/start")
            ready.set()
            await over.wait()
        finally:
            for wire in wires:
                wire.disconnect()
            for wire in wires:
                with suppress(OSError):
                    await wire.wait_disconnected()
        crowd.games += 1


async def load(server: ServerProcess, game: str, tables: int, seconds: float, rate: float) -> Figures:
    seats = game_named(game).usual
    accounts = [await Account.new(server.url, f"Load {number}") for number in range(seats)]
    crowd = Crowd(tables / rate if rate else 0.0)
    ready = [asyncio.Event() for _ in range(tables)]
    playing = [asyncio.create_task(one_table(server.url, accounts, game, crowd, event)) for event in ready]
    for event in ready:
        await asyncio.wait_for(event.wait(), 120)
    await asyncio.sleep(WARM_UP)
    crowd.bytes = 0
    cpu, began = server.metric("cpu_seconds_total"), perf_counter()
    crowd.counting = True
    await asyncio.sleep(seconds)
    crowd.counting = False
    took, cpu = perf_counter() - began, server.metric("cpu_seconds_total") - cpu
    memory = server.memory()
    for task in playing:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise RuntimeError("a client failed") from task.exception()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    times = sorted(crowd.times)
    count = max(1, len(times))
    return Figures(
        game,
        tables,
        tables * seats,
        round(took, 2),
        len(times),
        round(len(times) / took, 1),
        round(1000 * times[count // 2], 2) if times else 0,
        round(1000 * times[min(count - 1, count * 99 // 100)], 2) if times else 0,
        round(1000 * cpu / count, 3),
        memory,
        crowd.refused,
        crowd.games,
        round(crowd.bytes / count),
    )


def run(game: str, tables: int, seconds: float, rate: float, url: str = "") -> Figures:
    """Against a server of its own, unless an address is given (its CPU time is then read from its metrics)."""
    with TemporaryDirectory(prefix="kickback-load-") as folder:
        server = ServerProcess(Path(folder))
        if url:
            server.url = url.rstrip("/")
            return asyncio.run(load(server, game, tables, seconds, rate))
        server.start()
        try:
            return asyncio.run(load(server, game, tables, seconds, rate))
        finally:
            server.stop()
