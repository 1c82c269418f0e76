"""What is said to one socket in one moment goes in one write, and all of it before goodbye."""

from __future__ import annotations

import asyncio
from typing import Any  # ASGI's messages

from kickback.server.wire import MOST_WAITING, NORMAL, TOO_SLOW, Wire


class Socket:
    """Keeps what is written, and how; `free`: it can be written to without waiting."""

    def __init__(self) -> None:
        self.free = True
        self.drained = asyncio.Event()
        self.at_once: list[list[bytes]] = []
        self.waited: list[Any] = []
        self.wire = Wire("person", "Ann", self.send, self.straight)

    def straight(self, frames: list[bytes]) -> bool:
        if self.free:
            self.at_once.append(frames)
        return self.free

    async def send(self, message: Any) -> None:
        if not self.free:
            await self.drained.wait()
        self.waited.append(message)


async def moments(count: int = 3) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_one_moment_is_one_write() -> None:
    async def run() -> None:
        socket = Socket()
        socket.wire.send(b"one")
        socket.wire.send(b"two")
        assert not socket.at_once, "not before all is said"
        await moments()
        socket.wire.send(b"three")
        await moments()
        assert socket.at_once == [[b"one", b"two"], [b"three"]]
        assert not socket.waited

    asyncio.run(run())


def test_a_socket_that_is_not_free_is_sent_all_in_order() -> None:
    async def run() -> None:
        socket = Socket()
        socket.free = False
        socket.wire.send(b"one")
        await moments()
        socket.free = True
        socket.wire.send(b"two")  # must not overtake
        await moments()
        assert not socket.at_once
        socket.drained.set()
        await moments()
        assert [message["text"] for message in socket.waited] == ["one", "two"]
        assert not socket.at_once
        assert socket.wire.size == 0

    asyncio.run(run())


def test_goodbye_comes_after_all_that_was_said() -> None:
    async def run() -> None:
        socket = Socket()
        socket.wire.send(b"last words")
        socket.wire.close(NORMAL, "bye")
        socket.wire.send(b"never")
        await moments()
        assert socket.at_once == [[b"last words"]]
        assert socket.waited == [{"type": "websocket.close", "code": NORMAL, "reason": "bye"}]

    asyncio.run(run())


def test_whoever_reads_too_slowly_is_let_go() -> None:
    async def run() -> None:
        socket = Socket()
        socket.free = False
        for _ in range(3):
            socket.wire.send(b"x" * (MOST_WAITING // 2))
        socket.drained.set()
        await moments()
        assert [message["code"] for message in socket.waited] == [TOO_SLOW]

    asyncio.run(run())
