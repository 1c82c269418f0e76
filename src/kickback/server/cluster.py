"""Server processes on one PostgreSQL and one Redis behind a relay, for trials: and what can be done to them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from kickback.server.process import ServerProcess, ThinkProcess, logged_faults
from kickback.server.relay import Relay
from kickback.server.services import PostgreSQL, Redis, Service

Healing = Callable[[], Coroutine[None, None, None]]
PROCESS, THINKER, NETWORK = "server process", "think process", "network"
GAP = (0.1, 2.5)  # seconds that something stays away, at least and at most
SLOW = 0.08  # seconds that a piece takes over a slow network, at most


class Cluster:
    """The front relay keeps nothing of a table together; each process has relays of its own to database and bus."""

    alone = False

    def __init__(self, folder: Path, count: int, flags: list[str], database: str = "", bus: str = "") -> None:
        self.folder = folder
        self.count = count
        self.flags = flags
        self.url = ""
        self.database = database
        self.bus = bus
        self.own: list[Service] = []  # servers of its own, which may be killed
        self.processes: list[ServerProcess] = []
        self.thinker: ThinkProcess
        self.relays: dict[str, list[Relay]] = {"clients": [], "database": [], "bus": []}
        self.luck = random.Random(1)
        self.deck: list[str | Service] = []  # what is hurt next
        self.healing: Healing | None = None
        self.down: dict[ServerProcess | ThinkProcess, asyncio.Task[None]] = {}  # killed, and being started again

    async def open(self) -> None:
        if not self.database:
            postgresql = PostgreSQL()
            self.own.append(postgresql)
            await asyncio.to_thread(postgresql.start)
            self.database = postgresql.database()
        if not self.bus:
            redis = Redis()
            self.own.append(redis)
            await asyncio.to_thread(redis.start)
            self.bus = redis.url
        for number in range(self.count):
            thinks = ["--thinkers", str(1 - number % 2)]  # every second one leaves it to `kickback think`
            process = ServerProcess(self.folder, self.flags + thinks, None, *await self.addresses())
            process.log = self.folder / f"server-{number}.log"
            self.processes.append(process)
        self.thinker = ThinkProcess(self.folder / "think.log", *await self.addresses())
        self.thinker.start()
        starting = [asyncio.to_thread(process.start) for process in self.processes]
        await asyncio.gather(*starting)
        front = await self.relay("clients", [("127.0.0.1", process.port) for process in self.processes])
        self.url = f"http://127.0.0.1:{front.port}"

    async def addresses(self) -> tuple[str, str]:
        """Of database and bus, by relays of one's own."""
        return await self.through_relay("database", self.database), await self.through_relay("bus", self.bus)

    async def relay(self, between: str, targets: list[tuple[str, int]]) -> Relay:
        found = Relay(targets, self.luck)
        await found.open()
        self.relays[between].append(found)
        return found

    async def through_relay(self, between: str, address: str) -> str:
        """The same address by way of a relay."""
        parts = urlsplit(address)
        assert parts.hostname is not None
        relay = await self.relay(between, [(parts.hostname, parts.port or (5432 if between == "database" else 6379))])
        user = f"{parts.netloc.rpartition('@')[0]}@" if "@" in parts.netloc else ""
        return urlunsplit(parts._replace(netloc=f"{user}127.0.0.1:{relay.port}"))

    def hurt(self, luck: random.Random) -> str:
        """What comes next from a shuffled deck, so that nothing stays unhurt for long."""
        self.luck = luck
        if not self.deck:
            self.deck = [PROCESS] * 4 + [NETWORK] * 3 + [THINKER] + [service for service in self.own for _ in range(2)]
            luck.shuffle(self.deck)
        struck = self.deck.pop()
        if struck == NETWORK:
            return self.hurt_network()
        if isinstance(struck, Service):
            struck.kill()
            self.healing = self.again(struck.start)
            return f"killed {type(struck).__name__}"
        hurt = (
            self.thinker if struck == THINKER else luck.choice([one for one in self.processes if one not in self.down])
        )
        hurt.kill()
        self.down[hurt] = asyncio.create_task(self.again(hurt.start)())
        return f"killed {struck}"

    def hurt_network(self) -> str:
        between = self.luck.choice(sorted(self.relays))
        relay = self.luck.choice(self.relays[between])
        how = self.luck.choice(["parted", "cut", "slow"])
        if how == "cut":
            relay.cut()
        elif how == "slow":
            relay.delay = SLOW
        else:
            relay.part()

        async def whole() -> None:
            await asyncio.sleep(self.luck.uniform(*GAP))
            relay.delay = 0.0
            relay.mend()

        self.healing = whole
        return f"{how}: {between}"

    def again(self, start: Callable[[], object]) -> Healing:
        """Starts it after a while, as often as it takes: what it stands on may be away."""
        gap = self.luck.uniform(0, GAP[1]) if self.luck.random() < 0.5 else 0.0

        async def begin() -> None:
            await asyncio.sleep(gap)
            while True:
                try:
                    await asyncio.to_thread(start)
                    return
                except RuntimeError:
                    await asyncio.sleep(0.5)

        return begin

    async def heal(self) -> None:
        """Database, bus and network at once; processes start beside whatever comes next, if enough are left."""
        if self.healing is not None:
            await self.healing()
            self.healing = None
        while len(self.up()) * 2 <= self.count or self.thinker in self.down:
            await asyncio.wait(self.down.values(), return_when=asyncio.FIRST_COMPLETED)

    def up(self) -> list[ServerProcess]:
        self.down = {one: task for one, task in self.down.items() if not task.done()}
        return [process for process in self.processes if process not in self.down]

    async def whole(self) -> None:
        """Until everything runs."""
        await asyncio.gather(*self.down.values())

    def faults(self) -> list[str]:
        """What the servers had to log as a failure."""
        return [fault for process in self.processes for fault in logged_faults(process.log)]

    async def close(self) -> None:
        for starting in self.down.values():
            starting.cancel()
        self.thinker.kill()
        for process in self.processes:
            process.kill()
        for relays in self.relays.values():
            for relay in relays:
                await relay.close()
        for service in self.own:
            service.remove()
