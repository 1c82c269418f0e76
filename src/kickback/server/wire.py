"""One socket: what is sent to it waits in a bounded queue, what comes from it is limited in size and pace.

Nothing here waits, so it is compiled where that works: see `pumping`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from time import monotonic
from typing import Any  # ASGI's messages

from kickback.engine.seats import ONLOOKER
from kickback.server import pumping
from kickback.server.messages import MOST_BYTES
from kickback.server.refusals import refused
from kickback.server.timing import MOST_LAG

Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Straight = Callable[[list[bytes]], bool]
MOST_WAITING = 2_000_000  # bytes on their way to a slow reader before it is disconnected
BURST, PER_SECOND = 40.0, 20.0  # messages of one socket
TALK_BURST, TALK_PER_SECOND = 10.0, 1.0

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


def never(_frames: list[bytes]) -> bool:
    return False


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

    def give_back(self) -> None:
        self.left += 1


class Wire:
    """A socket at a table. `seats` are the person's own there; none: an onlooker.

    What is said in one moment is written together, when all of it has been said: each write may wake who reads, and
    takes longer than to make a frame. `straight` writes at once, if the socket is free, and says whether it did: most
    frames wait for nothing, and no task is woken for them.
    """

    def __init__(self, person: str, name: str, send: Send, straight: Straight = never) -> None:
        self.person = person
        self.name = name
        self.seats: list[int] = []
        self.lag = 0  # half the round trip, in milliseconds
        self.outgoing = send
        self.straight = straight
        self.said: list[bytes] = []  # in this moment
        self.waiting: deque[bytes] = deque()  # until the socket is free
        self.size = 0
        self.pumping: asyncio.Task[None] | None = None  # while something waits
        self.closing: tuple[int, str] | None = None
        self.gone = False  # nobody is at the other end any more
        self.bucket = Bucket(BURST, PER_SECOND)
        self.talk = Bucket(TALK_BURST, TALK_PER_SECOND)  # for what everybody is told, and much of it kept
        self.pinged: dict[int, float] = {}
        self.heartbeat: asyncio.TimerHandle | None = None

    def looks(self) -> list[int]:
        """The audiences it belongs to: its own seats, or the onlookers'."""
        return self.seats or [ONLOOKER]

    def send(self, frame: bytes) -> None:
        """Never waits. Whoever reads too slowly is disconnected, and comes back with what it has."""
        if not self.said:
            asyncio.get_running_loop().call_soon(self.write)
        self.said.append(frame)

    def write(self) -> None:
        """What has been said, if anything."""
        frames, self.said = self.said, []
        if not frames or self.closing is not None or (self.pumping is None and self.straight(frames)):
            return
        self.waiting += frames
        self.size += sum([len(frame) for frame in frames])
        if self.size > MOST_WAITING:
            self.close(TOO_SLOW, refused("too-slow"))
        self.pump_on()

    def close(self, code: int, reason: str) -> None:
        """After what is waiting has been sent, unless that is the trouble."""
        self.write()
        if code == TOO_SLOW:
            self.waiting.clear()
        self.closing = self.closing or (code, reason)
        self.pump_on()

    def pump_on(self) -> None:
        if self.pumping is None and not self.gone:
            self.pumping = asyncio.create_task(pumping.pump(self))

    def ping(self, number: int) -> None:
        self.pinged = {number: monotonic()}

    def pong(self, number: int) -> None:
        """Half the round trip that the server measured itself, bounded: a slow answer wins nobody a race."""
        sent = self.pinged.pop(number, None)
        if sent is not None:
            self.lag = min(MOST_LAG, int((monotonic() - sent) * 500))


def fits(text: str) -> bool:
    return len(text) <= MOST_BYTES
