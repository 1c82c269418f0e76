"""One socket: what is sent to it waits in a bounded queue, what comes from it is limited in size and pace."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from time import monotonic
from types import coroutine
from typing import Any  # ASGI's messages

from kickback.server.messages import MOST_BYTES
from kickback.server.refusals import refused
from kickback.server.timing import MOST_LAG

Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
MOST_WAITING = 2_000_000  # characters on their way to a slow reader before it is disconnected
BURST, PER_SECOND = 40.0, 20.0  # messages of one socket

NORMAL, GOING_DOWN, BAD, TOO_SLOW, TOO_FAST, UNKNOWN, NOT_ALLOWED, NO_TABLE = (
    1000,
    1012,
    4400,
    4408,
    4429,
    4401,
    4403,
    4404,
)


class Bucket:
    """Lets through a burst, and then so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        time = monotonic()
        self.left = min(self.burst, self.left + (time - self.at) * self.per_second)
        self.at = time
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Wire:
    """A socket at a table. `seats` are the person's own there; none: an onlooker."""

    def __init__(self, person: str, name: str, send: Send) -> None:
        self.person = person
        self.name = name
        self.seats: list[int] = []
        self.lag = 0  # half the round trip, in milliseconds
        self.outgoing = send
        self.waiting: deque[str] = deque()
        self.begun: Coroutine[Any, Any, None] | None = None  # a frame that the other end was too slow for
        self.begun_waits: object = None  # for what
        self.pumping = False
        self.size = 0
        self.bell = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.bucket = Bucket(BURST, PER_SECOND)
        self.pinged: dict[int, float] = {}

    def send(self, frame: str) -> None:
        """Never waits. Whoever reads too slowly is disconnected, and comes back with what it has."""
        if self.closing is not None:
            return
        if not self.waiting and not self.pumping:
            self.send_at_once(frame)
            return
        self.waiting.append(frame)
        self.size += len(frame)
        if self.size > MOST_WAITING:
            self.close(TOO_SLOW, refused("too-slow"))
        self.bell.set()

    def send_at_once(self, frame: str) -> None:
        """Most frames need not wait for anything, so no task is woken for them; one that must is left to the pump."""
        sending = self.outgoing({"type": "websocket.send", "text": frame})
        try:
            self.begun_waits = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client has gone: its socket ends in a moment
            self.close(NORMAL, "")
            return
        self.begun = sending
        self.pumping = True
        self.bell.set()

    def close(self, code: int, reason: str) -> None:
        """After what is waiting has been sent, unless that is the trouble."""
        if code == TOO_SLOW:
            self.waiting.clear()
        self.closing = self.closing or (code, reason)
        self.bell.set()

    async def pump(self) -> None:
        """Sends what is waiting, until the wire is closed."""
        while True:
            if self.begun is not None:
                begun, self.begun = self.begun, None
                await go_on(begun, self.begun_waits)
            while self.waiting:
                frame = self.waiting.popleft()
                self.size -= len(frame)
                self.pumping = True
                await self.outgoing({"type": "websocket.send", "text": frame})
            self.pumping = False
            if self.closing is not None:
                code, reason = self.closing
                await self.outgoing({"type": "websocket.close", "code": code, "reason": reason})
                return
            self.bell.clear()
            await self.bell.wait()

    def ping(self, number: int) -> None:
        self.pinged = {number: monotonic()}

    def pong(self, number: int) -> None:
        """Half the round trip that the server measured itself, bounded: a slow answer wins nobody a race."""
        sent = self.pinged.pop(number, None)
        if sent is not None:
            self.lag = min(MOST_LAG, int((monotonic() - sent) * 500))


@coroutine
def go_on(begun: Coroutine[Any, Any, None], waits: object) -> Generator[object, None, None]:
    """Finishes in a task what was begun outside of one and has to wait."""
    yield waits
    yield from begun


def fits(text: str) -> bool:
    return len(text) <= MOST_BYTES
