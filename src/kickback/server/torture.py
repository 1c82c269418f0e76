"""Plays, kills the server at any moment, starts it again, and checks that nothing acknowledged was lost or doubled."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import select
from websockets.exceptions import InvalidHandshake, WebSocketException

from kickback.engine.seats import LETTERS
from kickback.games import game as game_named
from kickback.server.client import Account, Player, Refusal
from kickback.server.course import replayed
from kickback.server.process import ServerProcess
from kickback.server.schema import TABLES
from kickback.server.seating import Sheet
from kickback.server.storage import Row, default_database, opened

GONE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, Refusal, RuntimeError)
LIVES = (0.05, 0.8)  # seconds a server lives, at least and at most


@dataclass
class Toll:
    """What was done, and what was found wrong."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    resent: int = 0
    rows: int = 0
    slowest_start: float = 0.0
    faults: list[str] = field(default_factory=list)


class Survivor:
    """A client that plays at random, comes back after every kill, and remembers every acknowledgement."""

    def __init__(self, account: Account, handle: str, table: str, luck: random.Random, toll: Toll) -> None:
        self.player = Player(account, table)
        self.handle = handle
        self.luck = luck
        self.toll = toll
        self.acknowledged: dict[str, str] = {}
        self.number = 0

    async def play(self) -> None:
        while self.player.over is None:
            try:
                await self.player.join()
                while self.player.over is None:
                    await self.move()
            except GONE:
                await asyncio.sleep(0.05)
            except ValueError as fault:
                self.toll.faults.append(f"{self.player.table} {self.player.seats}: {fault}")
                return
        await self.player.close()

    async def move(self) -> None:
        """Answers if asked. An answer that was not acknowledged is sent again under its own id, after the kill."""
        for seat in self.player.seats:
            legal = self.player.sight(seat).legal()
            if legal:
                await self.insist(seat, self.luck.choice(legal))
                return
        await self.player.hear()

    async def insist(self, seat: str, text: str) -> None:
        self.number += 1
        id, question = f"t{self.number}", self.player.sight(seat).question
        while True:
            try:
                reply = await self.player.act(seat, text, id, question)
            except GONE:
                self.toll.resent += 1
                await self.back()
                continue
            if reply["say"] == "done":
                self.acknowledged[id] = text
                self.toll.acknowledged += 1
            return

    async def back(self) -> None:
        while True:
            try:
                await self.player.join()
            except GONE:
                await asyncio.sleep(0.05)
            else:
                return


async def insistent(account: Account, path: str, body: dict[str, object]) -> dict[str, object]:
    while True:
        try:
            found: dict[str, object] = await account.post(path, body)
        except Refusal as refusal:
            if refusal.status < 500:
                raise
            await asyncio.sleep(0.1)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return found


class Torture:
    def __init__(self, server: ServerProcess, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.luck = random.Random(seed)
        self.toll = Toll()
        self.survivors: list[Survivor] = []
        self.enough = False

    async def tables(self, count: int) -> None:
        await asyncio.gather(*[self.one_seat_row(number) for number in range(count)])

    async def one_seat_row(self, number: int) -> None:
        """Two people and bots, game after game, until there were enough kills."""
        people = [await Account.new(self.server.url, f"P{number}{letter}") for letter in "ab"]
        handles = [(await person.get("/api/me"))["handle"] for person in people]
        seats = game_named(self.game).usual
        while not self.enough:
            wanted: dict[str, object] = {
                "game": self.game,
                "seats": seats,
                "pace": "machine",
                "options": game_named(self.game).finite({}),
            }
            made = await insistent(people[0], "/api/tables", wanted)
            table = str(made["id"])
            try:
                await insistent(people[1], f"/api/tables/{table}/sit", {})
                await insistent(people[1], f"/api/tables/{table}/sign", {})
                for _ in range(seats - 2):
                    await insistent(people[0], f"/api/tables/{table}/bot", {})
                await insistent(people[0], f"/api/tables/{table}/start", {})
            except Refusal:  # a request that was killed after it was stored is refused the second time
                if (await insistent_get(people[0], f"/api/tables/{table}"))["stage"] == "lobby":
                    continue
            pair = [
                Survivor(person, handle, table, random.Random(self.luck.random()), self.toll)
                for person, handle in zip(people, handles, strict=True)
            ]
            self.survivors += pair
            await asyncio.gather(*[survivor.play() for survivor in pair])
            self.toll.games += 1

    async def kill_on(self, kills: int) -> None:
        for _ in range(kills):
            await asyncio.sleep(self.luck.uniform(*LIVES))
            self.server.kill()
            self.toll.kills += 1
            took = await asyncio.to_thread(self.server.start)
            self.toll.slowest_start = max(self.toll.slowest_start, took)
        self.enough = True

    async def check(self) -> None:
        """The database against what the clients were told."""
        store = opened(default_database(self.server.data))
        store.open()
        for survivor in self.survivors:
            table = survivor.player.table
            rows = await store.log(table)
            found = await store.find(select(TABLES).where(TABLES.c.id == table))
            self.toll.rows += len(rows)
            self.toll.faults += faults(survivor, rows)
            sheet = msgspec.json.decode(found[0]["sheet"], type=Sheet)
            course = replayed(sheet, found[0]["secret"], rows)
            for seat, sight in survivor.player.sights.items():
                if seat and course.playing.events(LETTERS.index(seat))[: len(sight.events)] != sight.events:
                    self.toll.faults.append(f"{table} {seat}: saw something that is not in the record")
        await store.close()


async def insistent_get(account: Account, path: str) -> dict[str, object]:
    while True:
        try:
            found: dict[str, object] = await account.get(path)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return found


def faults(survivor: Survivor, rows: list[Row]) -> list[str]:
    table = survivor.player.table
    found = []
    if [row.number for row in rows] != list(range(1, len(rows) + 1)):
        found.append(f"{table}: the log has gaps")
    stored = Counter(row.ref for row in rows if row.ref)
    found += [f"{table}: {ref} is there {count} times" for ref, count in stored.items() if count > 1]
    for id in survivor.acknowledged:
        if f"{survivor.handle}/{id}" not in stored:
            found.append(f"{table}: {id} was acknowledged and is lost")
    if sum(row.kind == "deal" for row in rows) != 1:
        found.append(f"{table}: dealt more than once, or never")
    return found


async def tortured(server: ServerProcess, game: str, tables: int, kills: int, seed: int) -> Toll:
    torture = Torture(server, game, seed)
    playing = asyncio.create_task(torture.tables(tables))
    await asyncio.sleep(0.5)
    await torture.kill_on(kills)
    await asyncio.wait_for(playing, 300)
    server.stop()
    await torture.check()
    return torture.toll


def run(game: str, tables: int, kills: int, seed: int) -> Toll:
    with TemporaryDirectory(prefix="kickback-torture-") as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            return asyncio.run(tortured(server, game, tables, kills, seed))
        finally:
            server.kill()
