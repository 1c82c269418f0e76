"""Redis as a bell between processes: small messages, never the truth. Without it everything is found more slowly."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any  # Any: what the driver makes of a message

import msgspec

from kickback.server.storage import Unusable

if TYPE_CHECKING:  # an optional dependency
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

LOG = logging.getLogger("kickback.server")
PREFIX = "kickback:"
PULSE = 2.0  # seconds between messages to oneself, which tell whether the bus works
SILENCE = 3 * PULSE  # without one: it does not
TRY_AGAIN = 1.0
MOST_WAITING = 10_000  # messages; more are forgotten, and found by heartbeat


class Bus:
    """Messages about tables: (process, what, said) on a channel for each table. Nothing here ever waits for Redis."""

    def __init__(
        self, url: str, process: str, heard: Callable[[str, str, str], None], back: Callable[[], None]
    ) -> None:
        self.client = client_of(url)
        self.process = process
        self.heard = heard
        self.back = back  # called when the bus works (again)
        self.ready = False
        self.channels: set[str] = {process}
        self.waiting: list[tuple[str, bytes]] = []
        self.joining: list[str] = []
        self.leaving: list[str] = []
        self.bell = asyncio.Event()
        self.last = 0.0  # when something was heard

    def ring(self, channel: str, what: str, said: str) -> None:
        if self.ready and len(self.waiting) < MOST_WAITING:
            self.waiting.append((channel, msgspec.json.encode((self.process, what, said))))
            self.bell.set()

    def listen(self, channel: str) -> None:
        self.channels.add(channel)
        self.joining.append(channel)
        self.bell.set()

    def leave(self, channel: str) -> None:
        self.channels.discard(channel)
        self.leaving.append(channel)
        self.bell.set()

    async def run(self) -> None:
        """Connects, and connects again, until it is cancelled."""
        told = False
        while True:
            try:
                await self.connected()
            except Exception as fault:  # a driver whose connection is lost in the middle fails in many ways
                if self.ready or not told:
                    LOG.warning("the bus is away: %s", type(fault).__name__)
                    told = True
            finally:
                self.ready = False
                with suppress(Exception):  # it may be lost already
                    await self.client.aclose()
            await asyncio.sleep(TRY_AGAIN)

    async def connected(self) -> None:
        bells = self.client.pubsub()
        work: list[asyncio.Task[None]] = []
        try:
            self.joining, self.leaving, self.waiting = [], [], []
            await bells.subscribe(*[PREFIX + channel for channel in self.channels])
            self.last = monotonic()
            self.ready = True
            self.back()
            work = [asyncio.create_task(self.hear(bells)), asyncio.create_task(self.send(bells))]
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            done.pop().result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            with suppress(Exception):  # it may be lost already
                await bells.aclose()  # type: ignore[no-untyped-call]  # redis has not typed it

    async def hear(self, bells: PubSub) -> None:
        while monotonic() - self.last < SILENCE:
            message: dict[str, Any] | None = await bells.get_message(ignore_subscribe_messages=True, timeout=PULSE)
            if message is None or message["type"] != "message":
                continue
            self.last = monotonic()
            sender, what, said = msgspec.json.decode(message["data"], type=tuple[str, str, str])
            if sender != self.process:
                self.heard(message["channel"].decode().removeprefix(PREFIX), what, said)
        raise TimeoutError

    async def send(self, bells: PubSub) -> None:
        pulse = 0.0
        while True:
            if monotonic() - pulse >= PULSE:
                pulse = monotonic()
                self.ring(self.process, "pulse", "")
            joining, self.joining = self.joining, []
            if joining:
                await bells.subscribe(*[PREFIX + channel for channel in joining])
            leaving, self.leaving = [channel for channel in self.leaving if channel not in self.channels], []
            if leaving:
                await bells.unsubscribe(*[PREFIX + channel for channel in leaving])
            waiting, self.waiting = self.waiting, []
            if waiting:
                pipe = self.client.pipeline(transaction=False)
                for channel, message in waiting:
                    pipe.publish(PREFIX + channel, message)
                await pipe.execute()
            self.bell.clear()
            if not self.waiting and not self.joining and not self.leaving:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.bell.wait(), PULSE)


def client_of(url: str) -> Redis:
    """A client of the Redis at that address, not connected yet; raises Unusable."""
    try:
        from redis.asyncio import Redis

        return Redis.from_url(url, socket_connect_timeout=3, socket_timeout=SILENCE)
    except ImportError:
        raise Unusable("a bus needs a driver: pip install 'kickback[scale]'") from None
    except ValueError as fault:
        raise Unusable(f"cannot use the bus: {fault}") from None
