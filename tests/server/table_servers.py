"""Several servers on one database, without sockets: what processes do to each other, in one process and quickly."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncGenerator, MutableMapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any  # what a server says is JSON

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games import game as game_named
from kickback.server import answers, lobby
from kickback.server.client import Sight
from kickback.server.course import Course, replayed
from kickback.server.lobby import checked
from kickback.server.messages import Act
from kickback.server.people import new_person
from kickback.server.seating import Articles
from kickback.server.settings import Settings
from kickback.server.storage import Row
from kickback.server.table_server import TableServer, open_server
from kickback.server.wire import Wire

PATIENCE = 60.0


async def nowhere(_message: MutableMapping[str, Any]) -> None:
    """There is no socket behind it: all that is said is heard at once."""


class Guest:
    """Somebody at a table through one of the servers, who puts together what they are told."""

    def __init__(self, person: str = "") -> None:
        self.person = person or new_person()
        self.wire: Wire | None = None
        self.table = ""
        self.server: TableServer | None = None
        self.sights: dict[str, Sight] = {}
        self.seats: list[str] = []
        self.sheet: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.over: dict[str, Any] | None = None
        self.number = 0

    async def come(self, server: TableServer, table: str) -> None:
        live = await server.table(table)
        assert live is not None
        self.server, self.table = server, table
        self.wire = Wire(self.person, "Somebody", nowhere, self.hear)
        await live.enter(self.wire, {seat: len(sight.events) for seat, sight in self.sights.items()})
        await asyncio.sleep(0)  # what is said in one moment is written at its end

    async def go(self) -> None:
        assert self.server is not None
        assert self.wire is not None
        self.server.tables[self.table].leave(self.wire)

    def hear(self, frames: list[bytes]) -> bool:
        for frame in frames:
            self.take_in(json.loads(frame))
        return True

    def take_in(self, said: dict[str, Any]) -> None:
        self.heard.append(said)
        if said["say"] == "welcome":
            self.seats, self.sheet, self.over = said["seats"], said["table"], said.get("over")
            for told in said.get("told", []):
                self.sight(told["seat"]).hear(told)
        elif said["say"] == "told":
            self.sight(said["seat"]).hear(said)
        elif said["say"] == "seats":
            self.sheet = said["table"]
        elif said["say"] == "over":
            self.over = said

    def sight(self, seat: str) -> Sight:
        return self.sights.setdefault(seat, Sight())

    async def act(self, text: str, id: str = "", question: int | None = None) -> dict[str, Any]:
        assert self.server is not None
        assert self.wire is not None
        self.number += 1
        id, seat = id or f"a{self.number}", self.seats[0]
        asked = self.sight(seat).question if question is None else question
        await answers.act(self.server.tables[self.table], self.wire, Act(id, seat, asked, text))
        await asyncio.sleep(0)
        return next(said for said in reversed(self.heard) if said.get("id") == id)

    def legal(self) -> list[str]:
        return self.sight(self.seats[0]).legal() if self.seats else []

    def says(self, kind: str) -> list[dict[str, Any]]:
        return [said for said in self.heard if said["say"] == kind]

    def saw(self, course: Course) -> None:
        """What was put together is the projection of that log, byte for byte."""
        for letter, sight in self.sights.items():
            seat = LETTERS.index(letter) if letter else ONLOOKER
            assert json.dumps(sight.events) == json.dumps(course.playing.events(seat))
            seen = course.playing.table.view(seat).plain()
            assert json.dumps(sight.view, sort_keys=True) == json.dumps(seen, sort_keys=True)


@asynccontextmanager
async def servers(database: str, bus: str = "", count: int = 2, **more: Any) -> AsyncGenerator[list[TableServer]]:
    opened = [await open_server(Settings(database=database, bus=bus, bot_delay=0.0, **more)) for _ in range(count)]
    try:
        if bus:
            await until(lambda: all(server.neighbours is not None and server.neighbours.hears for server in opened))
        yield opened
    finally:
        for server in opened:
            await server.close()


async def until(holds: Any, seconds: float = PATIENCE) -> None:
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end, "it never came about"
        await asyncio.sleep(0.005)


async def seated(opened: list[TableServer], people: int, bots: int = 0, **more: Any) -> tuple[str, list[Guest]]:
    """A table where everybody has sat down through another server; nothing is dealt yet."""
    game = str(more.pop("game", "scapegoat"))
    guests = [Guest() for _ in range(people)]
    given: dict[str, Any] = {"pace": "machine", "options": game_named(game).finite({})} | more
    articles = checked(Articles(game, people + bots, **given))
    table = (await opened[0].make(articles, guests[0].person)).sheet.id
    for at, guest in enumerate(guests):
        live = await opened[at % len(opened)].table(table)
        assert live is not None
        await lobby.sit(live, guest.person, "", f"Person {at}", "")
        await lobby.sign(live, guest.person, "", True)
    live = await opened[-1].table(table)
    assert live is not None
    for _ in range(bots):
        await lobby.seat_bot(live, guests[0].person, "", "regular")
    return table, guests


async def dealt(opened: list[TableServer], people: int, bots: int = 0, **more: Any) -> tuple[str, list[Guest]]:
    """The same, with the cards dealt, and everybody at the table through a server in turn."""
    table, guests = await seated(opened, people, bots, **more)
    live = await opened[0].table(table)
    assert live is not None
    await lobby.start(live, guests[0].person)
    for at, guest in enumerate(guests):
        await guest.come(opened[at % len(opened)], table)
    return table, guests


async def play(guest: Guest, luck: random.Random) -> None:
    while guest.over is None:
        legal = guest.legal()
        if not legal:
            await asyncio.sleep(0.002)
            continue
        reply = await guest.act(luck.choice(legal))
        assert reply["say"] == "done" or reply["why"] == "stale", reply
        await asyncio.sleep(0)


async def final(server: TableServer, table: str) -> Course:
    """The log as it stands, played anew."""
    live = server.tables[table]
    return replayed(live.sheet, live.secret, await server.store.log(table))


def by_ear(seats: list[Guest]) -> Guest:
    return next(guest for guest in seats if guest.legal())


async def rows_of(server: TableServer, table: str) -> list[Row]:
    return await server.store.log(table)
