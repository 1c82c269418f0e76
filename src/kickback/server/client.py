"""A client of the table server: what load, torture, tests and the terminal use to sit down over the wire."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from contextlib import suppress
from functools import reduce
from operator import xor
from typing import Any  # what the server says is JSON
from zlib import crc32

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kickback.engine.changes import changed
from kickback.server.messages import SORTED

Data = dict[str, Any]
GOODBYE = 5.0  # seconds


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, told: Data) -> None:
        super().__init__(f"{status} {told.get('why')}: {told.get('reason')}")
        self.status = status
        self.told = told


class Account:
    """One identity on one server, by its token."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token

    @staticmethod
    async def new(url: str, name: str) -> Account:
        account = Account(url)
        account.token = (await account.post("/api/tokens", {"name": name}))["token"]
        return account

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self.ask, "GET", path, None)

    async def post(self, path: str, body: Data | None = None, method: str = "POST") -> Any:
        return await asyncio.to_thread(self.ask, method, path, body or {})

    def ask(self, method: str, path: str, body: Data | None) -> Any:
        """The answer: JSON as data, anything else as text. Raises Refusal, or OSError if nobody is there."""
        request = urllib.request.Request(f"{self.url}{path}", method=method)
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        payload = json.dumps(body).encode() if body is not None else None
        if payload is not None:
            request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request, payload, timeout=30) as answer:
                raw = answer.read()
                kind = answer.headers.get("content-type", "")
        except urllib.error.HTTPError as fault:
            with fault:
                raw = fault.read()
            raise Refusal(fault.code, json.loads(raw) if raw.startswith(b"{") else {}) from None
        return json.loads(raw) if kind.startswith("application/json") else raw.decode()


class Sight:
    """What one seat has been told so far, put together from the changes."""

    def __init__(self) -> None:
        self.question = 0
        self.events: list[Data] = []
        self.view: Data = {}
        self.ask: Data = {}
        self.sealed = ""
        self.clock: Data = {}  # deadlines in the server's milliseconds
        self.skew = 0.0  # the server's clock minus ours

    def hear(self, told: Data) -> None:
        """Applies one `told`; raises ValueError if something was missed on the way."""
        self.question = told["question"]
        self.sealed = told.get("sealed", "")
        first = told.get("first", 0)
        events = told.get("events", [])
        if events:
            if first > len(self.events) + 1:
                raise ValueError(f"events {len(self.events) + 1} to {first - 1} are missing")
            self.events = self.events[: first - 1] + events
        if told.get("clock"):
            self.clock = told["clock"]
            self.skew = self.clock["now"] - time.time() * 1000
        self.view = heard(self.view, told.get("view"))
        self.ask = heard(self.ask, told.get("ask"))

    def legal(self) -> list[str]:
        """What may be answered to the open question."""
        return [] if self.sealed else [choice["action"]["text"] for choice in self.ask.get("choices", [])]


def heard(before: Data, change: Data | None) -> Data:
    """What was sent before, with what changed in it; raises ValueError if its sum does not fit."""
    if change is None:
        return before
    now = changed({} if change.get("whole") else before, change)
    assert isinstance(now, dict)
    if "sum" in change and summed(now) != change["sum"]:
        raise ValueError("the sum of a view does not fit: something was missed")
    return now


def summed(view: Data) -> int:
    """The exclusive or of a CRC-32 for each entry, `"key":value` in JSON with sorted keys."""
    entries = [SORTED.encode(key) + b":" + SORTED.encode(value) for key, value in view.items()]
    return reduce(xor, map(crc32, entries), 0)


class Player:
    """A socket at one table. `frames` keeps everything that came, for whoever wants to look."""

    def __init__(self, account: Account, table: str, keep: bool = False) -> None:
        self.account = account
        self.table = table
        self.socket: ClientConnection | None = None
        self.seats: list[str] = []
        self.sights: dict[str, Sight] = {}
        self.frames: list[str] = []
        self.keep = keep
        self.sheet: Data = {}
        self.over: Data | None = None
        self.away = 0
        self.said = 0
        self.replies: dict[str, Data] = {}
        self.second: list[Data] = []
        self.mates: list[Data] = []
        self.talk: list[Data] = []
        self.orders: dict[str, list[str]] = {}

    async def connect(self) -> None:
        """A new socket; one that is still there is hung up on."""
        self.hang_up()
        address = self.account.url.replace("http", "ws", 1) + f"/ws/{self.table}"
        headers = {"authorization": f"Bearer {self.account.token}"}
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)

    async def join(self) -> None:
        """Connects, or comes back with what it has heard already."""
        await self.connect()
        await self.say({"say": "hello", "since": {seat: len(sight.events) for seat, sight in self.sights.items()}})
        while not self.sheet or self.replies.pop("welcome", None) is None:
            await self.hear()

    async def say(self, message: Data) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message, separators=(",", ":")))  # as browsers write it

    async def hear(self, patience: float = 30.0) -> Data:
        """The next message, taken in. Raises ConnectionClosed when the server has gone."""
        assert self.socket is not None
        try:
            text = await asyncio.wait_for(self.socket.recv(), patience)
        except ConnectionClosed:
            await self.close()
            raise
        assert isinstance(text, str)
        if self.keep:
            self.frames.append(text)
        message: Data = json.loads(text)
        await self.take_in(message)
        return message

    async def take_in(self, message: Data) -> None:
        say = message["say"]
        if say == "told":
            self.sight(message["seat"]).hear(message)
        elif say == "welcome":
            self.seats = message["seats"]
            self.sheet = message["table"]
            self.over = message.get("over")
            self.talk = message.get("talk", [])
            self.orders = message.get("orders", {})
            self.replies["welcome"] = message
            for told in message.get("told", []):
                self.sight(told["seat"]).hear(told)
        elif say in ("done", "refused"):
            self.replies[message["id"]] = message
        elif say == "seats":
            self.sheet = message["table"]
        elif say == "over":
            self.over = message
        elif say == "ping":
            await self.say({"say": "pong", "number": message["number"]})
        elif say == "away":
            self.away = message["seconds"]
        elif say == "orders":
            self.orders[message["seat"]] = message["orders"]
        elif say == "second":
            self.second.append(message)
        elif say == "mate":
            self.mates.append(message)
        elif say == "talk":
            self.talk.append(message)

    def sight(self, seat: str) -> Sight:
        if seat not in self.sights:
            self.sights[seat] = Sight()
        return self.sights[seat]

    async def act(self, seat: str, text: str, id: str = "", question: int | None = None) -> Data:
        """Says it and waits for the answer: `done` or `refused`."""
        self.said += 1
        id = id or f"{seat}{self.said}"
        asked = self.sight(seat).question if question is None else question
        return await self.ask({"say": "act", "id": id, "seat": seat, "question": asked, "text": text})

    async def ask(self, message: Data) -> Data:
        """Says something with an id, and waits for the answer to it."""
        await self.say(message)
        while message["id"] not in self.replies:
            await self.hear()
        return self.replies.pop(message["id"])

    async def close(self) -> None:
        """Says goodbye; a server that does not answer is hung up on, so that no open end is left."""
        if self.socket is not None:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.socket.close(), GOODBYE)
            finally:
                self.hang_up()

    def hang_up(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()


__all__ = ["Account", "ConnectionClosed", "Player", "Refusal", "Sight"]
