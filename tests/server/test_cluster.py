"""Several processes on one database, behind a relay that keeps no table together: a taste of `torture --processes`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from urllib.error import HTTPError
from urllib.request import urlopen

from kickback.games import NAMES
from kickback.server.client import Player
from kickback.server.process import ServerProcess, logged_faults
from kickback.server.relay import Relay
from kickback.server.services import PostgreSQL, Redis
from kickback.server.torture import run
from tests.server.tables import heard_all, people, seated, whole_game

Answering = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Wire:
    """A connection through the relay."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, text: bytes = b"x") -> bytes:
        """What comes back; nothing if the connection is gone."""
        self.writer.write(text)
        try:
            return await asyncio.wait_for(self.reader.read(100), 10)
        except ConnectionError:
            return b""


class Network:
    """A relay before two targets, each of which says its own letter before whatever it hears."""

    def __init__(self) -> None:
        self.relay = Relay([], random.Random(1))
        self.writers: list[asyncio.StreamWriter] = []

    async def wire(self) -> Wire:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.relay.port)
        self.writers.append(writer)
        return Wire(reader, writer)

    def target(self, letter: bytes) -> Answering:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.writers.append(writer)
            with suppress(ConnectionError):
                while heard := await reader.read(100):
                    writer.write(letter + heard)

        return answer

    async def run(self, trial: Callable[[Network], Awaitable[None]]) -> None:
        targets = [await asyncio.start_server(self.target(letter), "127.0.0.1", 0) for letter in (b"a", b"b")]
        self.relay.targets = [server.sockets[0].getsockname()[:2] for server in targets]
        await self.relay.open()
        await trial(self)
        await self.relay.close()
        for server in targets:
            server.close()
        for writer in self.writers:
            writer.close()
        await asyncio.gather(*[writer.wait_closed() for writer in self.writers], return_exceptions=True)


def test_every_connection_goes_to_the_next_process() -> None:
    async def trial(network: Network) -> None:
        wires = [await network.wire() for _ in range(4)]
        assert sorted([await wire.ask() for wire in wires]) == [b"ax", b"ax", b"bx", b"bx"]
        network.relay.targets[0] = ("127.0.0.1", 1)  # nobody is there: the next one is taken
        assert [await (await network.wire()).ask() for _ in range(2)] == [b"bx", b"bx"]

    asyncio.run(Network().run(trial))


def test_a_parted_network_is_silent_and_what_was_said_arrives_when_it_is_whole() -> None:
    async def trial(network: Network) -> None:
        wire = await network.wire()
        await wire.ask()
        network.relay.part()
        answer = asyncio.create_task(wire.ask(b"late"))
        done, _ = await asyncio.wait([answer], timeout=0.3)
        assert not done
        network.relay.mend()
        assert (await answer).endswith(b"late")

    asyncio.run(Network().run(trial))


def test_a_slow_network_and_a_cut_one() -> None:
    async def trial(network: Network) -> None:
        wire = await network.wire()
        network.relay.delay = 0.2
        began = monotonic()
        for _ in range(5):
            assert (await wire.ask())[1:] == b"x"
        assert monotonic() - began > 0.1
        network.relay.cut()
        assert await wire.ask() == b""
        assert await (await network.wire()).ask() != b""

    asyncio.run(Network().run(trial))


async def health(server: ServerProcess, wanted: str) -> None:
    """Waits until the server says so of itself."""

    def asked() -> str:
        try:
            with urlopen(f"{server.url}/health/ready", timeout=20) as answer:
                return str(answer.read().decode())
        except HTTPError as refused:
            with refused:
                return str(refused.read().decode())

    end = monotonic() + 60
    while (said := await asyncio.to_thread(asked)) != wanted:
        assert monotonic() < end, said
        await asyncio.sleep(0.1)


def test_a_lost_bus_only_slows_and_a_lost_database_refuses_kindly(
    tmp_path: Path, own_postgresql: PostgreSQL, own_redis: Redis
) -> None:
    server = ServerProcess(tmp_path, database=own_postgresql.database(), bus=own_redis.url)
    server.start()

    async def trial() -> None:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()

        async def answer(id: str) -> str:
            actor = next(player for player in players if player.sight(player.seats[0]).legal())
            reply = await actor.act(actor.seats[0], actor.sight(actor.seats[0]).legal()[0], id)
            await heard_all(players, 0.3)
            return str(reply.get("why", reply["say"]))

        await health(server, "ready")
        own_redis.kill()
        await health(server, "degraded: the bus is away")
        assert await answer("slow") == "done"
        own_postgresql.kill()
        assert await answer("lost") == "not-stored"
        await health(server, "not ready")
        await asyncio.to_thread(own_postgresql.start)
        await asyncio.to_thread(own_redis.start)
        await health(server, "ready")
        assert await answer("lost") == "done"
        for player in players:
            await player.close()
        await whole_game(players, [], seed=4)

    try:
        asyncio.run(trial())
    finally:
        server.kill()
    assert logged_faults(server.log) == []


def test_nothing_is_lost_doubled_or_reordered_when_processes_database_and_bus_are_killed() -> None:
    """Two processes, all games, a whole deck of injuries."""
    toll = run(list(NAMES), tables=len(NAMES), kills=8, seed=2, processes=2)
    assert toll.kills == 8
    assert {"killed server process", "killed PostgreSQL", "killed Redis"} <= set(toll.hurts)
    assert toll.acknowledged > 20
    assert toll.frames > 50
    assert toll.faults == []
