"""A load generator: tables full of random clients, each answering as soon as it is asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from urllib.parse import urlsplit

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from kickback.games import game as game_named
from kickback.server.client import Account, Data, Refusal
from kickback.server.messages import WRITER, Act, Pong
from kickback.server.process import ServerProcess

WARM_UP = 1.0  # seconds that are not counted
HANDSHAKE = 60.0  # seconds: the machine may be busy


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

    place: str  # on what, and by how many processes
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
    beside_per_action: float = 0.0  # CPU time of PostgreSQL and Redis
    clients_per_action: float = 0.0  # CPU time of the load generator itself


class Crowd:
    """All clients together, and what they measured."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.last_turn = 0.0  # in the loop's time
        self.counting = False
        self.times: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.games = 0
        self.luck = random.Random(7)
        self.ended = False
        self.playing: set[asyncio.Event] = set()  # the open games, each to be set when it is over

    def next_turn(self) -> float:
        """When the next answer is given: at a rate they come one by one, at random times."""
        waited_for = max(self.last_turn, asyncio.get_running_loop().time())
        self.last_turn = waited_for + self.luck.expovariate(self.rate)
        return self.last_turn

    def end(self) -> None:
        """Everybody gets up, whatever is being played. Nothing is cancelled: half-open sockets would be left behind."""
        self.ended = True
        for over in self.playing:
            over.set()


def listening(one: WSListener) -> Callable[[], WSListener]:
    return lambda: one


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
        self.say(b'{"say":"hello"}')

    def say(self, text: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, text)

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
            self.say(WRITER.encode(Pong(heard.number)))
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
        if self.crowd.rate:
            self.waits = True
            asyncio.get_running_loop().call_at(self.crowd.next_turn(), self.answer_now)
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
        self.say(WRITER.encode(Act(f"{self.letter}{self.number}", self.letter, self.question, text)))


class Door:
    """A kept connection for requests: what is measured are tables, not how fast connections open."""

    def __init__(self, url: str) -> None:
        self.place = urlsplit(url).netloc
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, account: Account, path: str, body: Data | None = None) -> Data:
        for _ in range(2):  # the server lets go of an idle connection
            try:
                return await self.asked(account, path, msgspec.json.encode(body or {}))
            except (OSError, asyncio.IncompleteReadError):
                await self.close()
        raise ConnectionError(f"no answer to {path}")

    async def asked(self, account: Account, path: str, body: bytes) -> Data:
        if self.streams is None:
            host, _, port = self.place.rpartition(":")
            self.streams = await asyncio.open_connection(host, int(port))
        reader, writer = self.streams
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {self.place}\r\nauthorization: Bearer {account.token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        told = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        size = next(int(line.partition(":")[2]) for line in told if line.startswith("content-length:"))
        answer: Data = msgspec.json.decode(await reader.readexactly(size))
        status = int(told[0].split()[1])
        if status >= 400:
            raise Refusal(status, answer)
        return answer

    async def close(self) -> None:
        if self.streams is not None:
            writer, self.streams = self.streams[1], None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def one_table(urls: list[str], accounts: list[Account], game: str, crowd: Crowd, ready: asyncio.Event) -> None:
    """Sits down, and plays game after game; `urls` are where its sockets go, in turn."""
    door = Door(urls[0])
    try:
        table = await made(door, accounts, game)
        while not crowd.ended:
            await one_game(door, urls, accounts, table, crowd, ready)
            crowd.games += not crowd.ended
            if not crowd.ended:
                table = str((await door.post(accounts[0], f"/api/tables/{table}/again"))["id"])
    finally:
        await door.close()


async def made(door: Door, accounts: list[Account], game: str) -> str:
    """A table where all of them sit."""
    wanted = {"game": game, "seats": len(accounts), "pace": "machine", "options": game_named(game).finite({})}
    table = str((await door.post(accounts[0], "/api/tables", wanted))["id"])
    for account in accounts[1:]:
        await door.post(account, f"/api/tables/{table}/sit")
    return table


async def one_game(
    door: Door, urls: list[str], accounts: list[Account], table: str, crowd: Crowd, ready: asyncio.Event
) -> None:
    first = accounts[0]
    for account in accounts[1:]:
        await door.post(account, f"/api/tables/{table}/sign")
    over = asyncio.Event()
    wires: list[WSTransport] = []
    try:
        for number, account in enumerate(accounts):
            address = urls[number % len(urls)].replace("http", "ws", 1) + f"/ws/{table}"
            headers = {"authorization": f"Bearer {account.token}"}
            wire, _ = await ws_connect(
                listening(Seat(crowd, over)), address, extra_headers=headers, websocket_handshake_timeout=HANDSHAKE
            )
            wires.append(wire)
        await door.post(first, f"/api/tables/{table}/start")
        ready.set()
        crowd.playing.add(over)
        if not crowd.ended:
            await over.wait()
    finally:
        crowd.playing.discard(over)
        for wire in wires:
            wire.disconnect()
        for wire in wires:
            with suppress(OSError):
                await wire.wait_disconnected()


@dataclass
class Trial:
    """What to try. `scattered`: the sockets of one table go to different processes, the worst case."""

    game: str
    tables: int
    seconds: float
    rate: float
    scattered: bool = False


class Tried:
    """What is tried: server processes, and what they stand on."""

    def __init__(self, place: str, servers: list[ServerProcess], beside: Callable[[], float] = float) -> None:
        self.place = place
        self.servers = servers
        self.beside = beside  # CPU seconds of PostgreSQL and Redis so far

    def cpu(self) -> float:
        return sum(server.metric("cpu_seconds_total") for server in self.servers)

    def memory(self) -> int:
        return sum(int(server.metric("memory_bytes")) for server in self.servers)

    def urls(self, table: int, scattered: bool) -> list[str]:
        """Where the sockets of a table go: to one process as behind a proxy that hashes, or to all in turn."""
        urls = [server.url for server in self.servers]
        start = table % len(urls)
        return urls[start:] + urls[:start] if scattered else [urls[start]]


async def load(tried: Tried, trial: Trial) -> Figures:
    seats = game_named(trial.game).usual
    accounts = [await Account.new(tried.servers[0].url, f"Load {number}") for number in range(seats)]
    crowd = Crowd(trial.rate)
    ready = [asyncio.Event() for _ in range(trial.tables)]
    playing = [
        asyncio.create_task(one_table(tried.urls(number, trial.scattered), accounts, trial.game, crowd, event))
        for number, event in enumerate(ready)
    ]
    for event in ready:
        await asyncio.wait_for(event.wait(), 120)
    await asyncio.sleep(WARM_UP)
    crowd.bytes = 0
    cpu, beside, own, began = tried.cpu(), tried.beside(), process_time(), perf_counter()
    crowd.counting = True
    await asyncio.sleep(trial.seconds)
    crowd.counting = False
    took, cpu, beside = perf_counter() - began, tried.cpu() - cpu, tried.beside() - beside
    own = process_time() - own
    memory = tried.memory()
    for task in playing:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise RuntimeError("a client failed") from task.exception()
    crowd.end()
    await asyncio.gather(*playing, return_exceptions=True)
    times = sorted(crowd.times)
    count = max(1, len(times))
    return Figures(
        tried.place,
        trial.game,
        trial.tables,
        trial.tables * seats,
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
        round(1000 * beside / count, 3),
        round(1000 * own / count, 3),
    )


def run(trial: Trial, url: str = "") -> Figures:
    """Against a server of its own on SQLite, unless an address is given (its CPU time is read from its metrics)."""
    with TemporaryDirectory(prefix="kickback-load-") as folder:
        server = ServerProcess(Path(folder))
        if url:
            server.url = url.rstrip("/")
            return asyncio.run(load(Tried(url, [server]), trial))
        server.start()
        try:
            return asyncio.run(load(Tried("SQLite, 1 process", [server]), trial))
        finally:
            server.stop()


def run_on_postgresql(trial: Trial, processes: int) -> Figures:
    """Against so many processes of its own on a PostgreSQL and a Redis of its own, every commit on the disk."""
    from kickback.server.services import PostgreSQL, Redis

    postgresql, redis = PostgreSQL(), Redis()
    servers: list[ServerProcess] = []
    with TemporaryDirectory(prefix="kickback-load-") as folder:
        try:
            postgresql.start()
            redis.start()
            database = postgresql.database()
            for number in range(processes):
                servers.append(ServerProcess(Path(folder) / str(number), None, None, database, redis.url))
                servers[-1].start()
            plural = "es" if processes > 1 else ""
            how = ", tables scattered" if trial.scattered else ""
            place = f"PostgreSQL, {processes} process{plural}{how}"
            tried = Tried(place, servers, lambda: postgresql.cpu_seconds() + redis.cpu_seconds())
            return asyncio.run(load(tried, trial))
        finally:
            for server in servers:
                server.kill()
            postgresql.remove()
            redis.remove()
