"""A relay between sockets that behaves like a bad network: for trials."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

CHUNK = 65536


class Relay:
    """Hands every connection to the next of its targets, whoever asks and for what: nothing of one table is kept
    together. It can delay what passes, hold it back as a parted network does, and cut every connection.
    """

    def __init__(self, targets: list[tuple[str, int]], luck: random.Random) -> None:
        self.targets = targets
        self.luck = luck
        self.delay = 0.0  # seconds that a piece may take, at most
        self.port = 0
        self.whole = asyncio.Event()  # not parted
        self.whole.set()
        self.turn = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            self.server = None
        self.mend()
        self.cut()
        await asyncio.gather(*self.passing, return_exceptions=True)

    def part(self) -> None:
        """From now on nothing passes, and nobody is told: it arrives when the network is whole again."""
        self.whole.clear()

    def mend(self) -> None:
        self.whole.set()

    def cut(self) -> None:
        """Every connection is gone, with all that was on its way."""
        for writer in list(self.writers):
            writer.transport.abort()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        target = await self.next_target()
        if target is None or self.server is None:  # closed meanwhile
            for one in (writer, target[1]) if target is not None else (writer,):
                one.transport.abort()
            return
        self.writers |= {writer, target[1]}
        for source, sink in ((reader, target[1]), (target[0], writer)):
            task = asyncio.create_task(self.carry(source, sink))
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    async def next_target(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """As any proxy does, it goes on to the next one if nobody answers."""
        for _ in self.targets:
            self.turn += 1
            with suppress(OSError):
                return await asyncio.open_connection(*self.targets[self.turn % len(self.targets)])
        return None

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.luck.uniform(0, self.delay))
                await self.whole.wait()
                sink.write(piece)
                await sink.drain()
        with suppress(OSError):
            sink.close()
        self.writers.discard(sink)
