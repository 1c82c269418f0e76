"""Plays, kills servers at any moment, starts them again, and checks that nothing acknowledged was lost or doubled."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Protocol

import msgspec
from sqlalchemy import select

from kickback.engine.moments import RACE
from kickback.engine.seats import LETTERS
from kickback.games import game as game_named
from kickback.server.client import Account, Refusal
from kickback.server.database import opened
from kickback.server.history import log_faults, play_faults, projections, witness_faults
from kickback.server.process import ServerProcess, logged_faults
from kickback.server.schema import TABLES
from kickback.server.seating import Sheet
from kickback.server.storage import Row
from kickback.server.stored_table import StoredTable
from kickback.server.survivors import Survivor, Toll, insistent
from kickback.server.timing import now

HASTE = 10  # clocks so many times as fast, so that windows close and questions run out between two kills
PACE = "quick"
FLAGS = ["--no-limits", "--haste", str(HASTE)]
ANY, COMMIT, BOT, WINDOW = "any", "commit", "bot", "window"
AIMS = (ANY, COMMIT, BOT, WINDOW)  # any moment, an answer on its way to the disk, a bot that thinks, an open window
PEOPLE = "AB"  # where they sit; bots have the other seats
AIMED = 1.5  # seconds to wait for such a moment
IN_A_COMMIT = 0.006  # seconds after an answer was sent
LIVES = (0.05, 0.8)  # seconds of peace between two injuries, at least and at most
MOVES = 3  # actions between two injuries, at least
PATIENCE = 20.0  # seconds to wait for them


class Place(Protocol):
    """What is tortured: one server, or many."""

    url: str
    database: str
    alone: bool  # a kill takes the whole server down

    async def open(self) -> None: ...

    def hurt(self, luck: random.Random) -> str:
        """Does something bad to it, and says what: KILLED and what, if it was a kill."""
        ...

    async def heal(self) -> None: ...

    async def whole(self) -> None:
        """Until all that was hurt is well again."""
        ...

    def faults(self) -> list[str]:
        """What its servers logged as failures of their own."""
        ...

    async def close(self) -> None: ...


class OneServer:
    """On SQLite."""

    alone = True

    def __init__(self, folder: Path) -> None:
        self.process = ServerProcess(folder, FLAGS)
        self.url, self.database = self.process.url, self.process.database

    async def open(self) -> None:
        await asyncio.to_thread(self.process.start)

    def hurt(self, luck: random.Random) -> str:
        self.process.kill()
        return "killed server"

    async def heal(self) -> None:
        await asyncio.to_thread(self.process.start)

    async def whole(self) -> None:
        pass

    def faults(self) -> list[str]:
        return logged_faults(self.process.log)

    async def close(self) -> None:
        self.process.kill()


class Torture:
    def __init__(self, place: Place, games: list[str], seed: int) -> None:
        self.place = place
        self.games = games
        self.luck = random.Random(seed)
        self.toll = Toll()
        self.survivors: list[Survivor] = []
        self.playing: list[Survivor] = []
        self.downs: list[int] = []  # when nobody was left who knew how late it was
        self.cut: list[tuple[Survivor, str, int]] = []  # answers on their way at a kill

    async def pairs(self, count: int) -> list[list[Account]]:
        return [[await Account.new(self.place.url, f"P{number}{seat}") for seat in PEOPLE] for number in range(count)]

    async def one_table(self, people: list[Account], first: int) -> None:
        """Two people and bots, game after game, until there were enough kills."""
        handles = [str((await insistent(person, "/api/me"))["handle"]) for person in people]
        number = first
        while not self.toll.enough:
            table = await self.dealt(people, self.games[number % len(self.games)])
            if not table:
                continue
            pair = [
                Survivor(person, handle, table, random.Random(self.luck.random()), self.toll)
                for person, handle in zip(people, handles, strict=True)
            ]
            self.survivors += pair
            self.playing += pair
            await asyncio.gather(*[survivor.play() for survivor in pair])
            self.playing = [survivor for survivor in self.playing if survivor not in pair]
            self.toll.tables += 1
            self.toll.games += pair[0].player.over is not None
            number += 1

    async def dealt(self, people: list[Account], game: str) -> str:
        """The id of a new table; "" if a kill came between."""
        seats = game_named(game).usual
        options = game_named(game).finite({})
        wanted = {"game": game, "seats": seats, "pace": PACE, "options": options}
        table = str((await insistent(people[0], "/api/tables", wanted))["id"])
        try:
            await insistent(people[1], f"/api/tables/{table}/sit", {})
            await insistent(people[1], f"/api/tables/{table}/sign", {})
            for _ in range(seats - 2):
                await insistent(people[0], f"/api/tables/{table}/bot", {})
            await insistent(people[0], f"/api/tables/{table}/start", {})
        except Refusal:  # a request that was killed after it was stored is refused the second time
            if (await insistent(people[0], f"/api/tables/{table}"))["stage"] == "lobby":
                return ""
        return table

    async def hurt_on(self, kills: int) -> None:
        while self.toll.kills < kills:
            await self.play_goes_on()
            await asyncio.sleep(self.luck.uniform(*LIVES))
            aim = await self.moment(AIMS[self.toll.kills % len(AIMS)])
            done = self.place.hurt(self.luck)
            self.toll.hurts[done] = self.toll.hurts.get(done, 0) + 1
            if done.startswith("killed"):
                self.count_kill(aim)
            began = monotonic()
            await self.place.heal()
            self.toll.slowest_start = max(self.toll.slowest_start, monotonic() - began)
        await self.place.whole()
        self.toll.enough = True

    def count_kill(self, aim: str) -> None:
        time = now()
        self.cut += [(one, one.on_its_way, time) for one in self.playing if one.on_its_way]
        if self.place.alone:
            self.downs.append(time)
            for survivor in self.playing:
                survivor.here = False
        self.toll.kills += 1
        self.toll.aimed[aim] = self.toll.aimed.get(aim, 0) + 1

    async def play_goes_on(self) -> None:
        """However slow the machine is, something is done between two injuries."""
        end, enough = monotonic() + PATIENCE, self.toll.acknowledged + MOVES
        while self.toll.acknowledged < enough and monotonic() < end:
            await asyncio.sleep(0.01)

    async def moment(self, aim: str) -> str:
        """Waits for a moment of that kind; says of what kind it was in the end."""
        end = monotonic() + AIMED
        while aim != ANY and monotonic() < end:
            if any(survivor.here and is_now(aim, survivor) for survivor in self.playing):
                await asyncio.sleep(self.luck.uniform(0, IN_A_COMMIT) if aim == COMMIT else 0)
                return aim
            await asyncio.sleep(0.001)
        return ANY

    async def check(self) -> None:
        """The database against what the clients said, were answered and saw."""
        store = opened(self.place.database)
        store.open()
        for table in sorted({survivor.player.table for survivor in self.survivors}):
            found = await store.find(select(TABLES).where(TABLES.c.id == table))
            sheet = msgspec.json.decode(found[0]["sheet"], type=Sheet)
            self.check_table(table, StoredTable(sheet, found[0]["secret"], await store.log(table), HASTE))
        await store.close()
        self.toll.faults += [f"logged: {fault[:1000]}" for fault in self.place.faults()]

    def check_table(self, table: str, stored: StoredTable) -> None:
        here = [survivor for survivor in self.survivors if survivor.player.table == table]
        rows, said = stored.rows, [one for survivor in here for one in survivor.said]
        self.toll.rows += len(rows)
        self.toll.clocked += len(rows)
        self.count_cut(here, rows)
        played = stored.course()
        found = log_faults(rows, said) + play_faults(played, rows, said) + stored.wrong_times(self.downs)
        seats = {LETTERS.index(seat) for survivor in here for seat in survivor.player.glances}
        allowed = projections(stored.course(), rows, sorted(seats))
        for survivor in here:
            found += witness_faults(survivor.player, allowed, played)
            self.toll.frames += sum(map(len, survivor.player.glances.values()))
        self.toll.faults += [f"{table}: {fault}" for fault in found]

    def count_cut(self, here: list[Survivor], rows: list[Row]) -> None:
        """Of the answers that were on their way at a kill: how many were on the disk already?"""
        stored = {row.ref: row.at for row in rows if row.ref}
        for survivor, ref, time in self.cut:
            if survivor in here:
                in_time = stored.get(ref, time + 1) <= time
                self.toll.cut_stored += in_time
                self.toll.cut_lost += not in_time


def is_now(aim: str, survivor: Survivor) -> bool:
    player = survivor.player
    if aim == COMMIT:
        return bool(survivor.on_its_way)
    view = player.sight(player.seats[0]).view if player.seats else {}
    if aim == WINDOW:
        return view.get("kind") == RACE
    return bool(view.get("waiting")) and not set(view["waiting"]) & set(PEOPLE)


async def tortured(place: Place, games: list[str], tables: int, kills: int, seed: int) -> Toll:
    torture = Torture(place, games, seed)
    playing: list[asyncio.Task[None]] = []
    try:
        await place.open()
        pairs = await torture.pairs(tables)
        playing += [asyncio.create_task(torture.one_table(pair, number)) for number, pair in enumerate(pairs)]
        await torture.hurt_on(kills)
        await asyncio.wait_for(asyncio.gather(*playing), 300)
        await torture.check()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await place.close()
    return torture.toll


def run(
    games: list[str], tables: int, kills: int, seed: int, processes: int = 1, database: str = "", bus: str = ""
) -> Toll:
    """One server on SQLite; with several processes, or a database, a cluster on PostgreSQL and Redis."""
    with TemporaryDirectory(prefix="kickback-torture-") as folder:
        place: Place = OneServer(Path(folder))
        if processes > 1 or database:
            from kickback.server.cluster import Cluster  # has needs of its own

            place = Cluster(Path(folder), processes, FLAGS, database, bus)
        return asyncio.run(tortured(place, games, tables, kills, seed))
