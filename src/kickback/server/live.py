"""A table in memory: people come and go, what they say is stored, played and told, in this order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, update

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.records.record import commitment
from kickback.server import driving
from kickback.server.audience import Audience
from kickback.server.course import AWAY, BACK, CHAT, PERSON, SEALED, STANDING, Course, UnknownRules
from kickback.server.messages import ClockSeen, Data, Over, Seats, Second, Talk, ToClient, Told, Welcome, encoded
from kickback.server.schema import PLACES, TABLES
from kickback.server.seating import LOBBY, OVER, PLAYING, Sheet, SheetSeen, seen
from kickback.server.storage import NotStored, Outrun, Row
from kickback.server.timing import now

if TYPE_CHECKING:  # the house holds its tables
    from kickback.server.house import House
    from kickback.server.wire import Wire


class LiveTable:
    """One table and the wires of those who look at it. Whatever changes it holds `lock`."""

    def __init__(self, house: House, sheet: Sheet, secret: str) -> None:
        self.house = house
        self.sheet = sheet
        self.secret = secret
        self.lock = asyncio.Lock()
        self.wires: list[Wire] = []
        self.audiences: dict[int, Audience] = {}
        self.left: dict[str, int] = {}  # when each person's last wire went
        self.loaded = now()
        self.idle_since = now()
        self.timer: asyncio.TimerHandle | None = None
        self.jobs: dict[int, asyncio.Task[None]] = {}  # bots that think, by seat
        self.frozen = ""
        self.last_at = 0
        try:
            self.course = Course(sheet, secret)
        except UnknownRules as unknown:
            self.frozen = str(unknown)

    async def read_on(self) -> None:
        """Plays the rows that others have written, or all of them after a restart."""
        for row in await self.house.store.log(self.sheet.id, self.course.number):
            self.course.apply(row)
            self.last_at = row.at
        if self.course.match is not None and self.in_lobby:
            await self.begin()
        if self.course.over and self.sheet.stage != OVER:
            await self.finish()

    # What is said

    def time(self) -> int:
        """Now, and never before what is in the log already."""
        self.last_at = max(self.last_at, now())
        return self.last_at

    async def write(self, kind: str, seat: int, by: str, text: str, ref: str = "") -> Row:
        """Stores, then plays, then tells. Raises NotStored with nothing changed, or Outrun with others' rows read."""
        row = Row(self.sheet.id, self.course.number + 1, kind, seat, by, text, ref, self.time())
        try:
            await self.house.store.append(row)
        except Outrun:
            await self.read_on()
            self.publish(None)
            raise
        self.course.apply(row)
        self.publish(row)
        if self.course.over and self.sheet.stage != OVER:
            await self.finish()
        self.house.counters.rows += 1
        return row

    async def begin(self) -> None:
        """The cards are dealt; the sheet follows the log, also after a crash between the two."""
        async with self.changing() as sheet:
            sheet.stage = PLAYING

    async def finish(self) -> None:
        """The game is over: the sheet says so, and everybody gets the result."""
        async with self.changing() as sheet:
            sheet.stage = OVER
        self.tell_all(self.over())

    def over(self) -> Over:
        return Over(self.outcome(), self.secret, self.course.salts)

    def outcome(self) -> Data:
        return dict(self.course.playing.table.outcome().plain())

    @asynccontextmanager
    async def changing(self) -> AsyncGenerator[Sheet]:
        """A copy of the sheet to change; it counts once it is stored. The lock is the caller's."""
        sheet = msgspec.json.decode(msgspec.json.encode(self.sheet), type=Sheet)
        yield sheet
        came = [person for person in sheet.people() if person not in self.sheet.people()]
        went = [person for person in self.sheet.people() if person not in sheet.people()]
        stored = update(TABLES).where(TABLES.c.id == sheet.id)
        places = [insert(PLACES).values(person=person, table_id=sheet.id) for person in came]
        gone = [delete(PLACES).where(PLACES.c.table_id == sheet.id, PLACES.c.person == person) for person in went]
        await self.house.store.write(
            stored.values(
                stage=sheet.stage,
                public=sheet.articles.public,
                changed=now(),
                sheet=msgspec.json.encode(sheet).decode(),
            ),
            *places,
            *gone,
        )
        self.sheet = sheet
        if not self.frozen:
            self.course.resettle(sheet)
        self.reseat()
        self.tell_seats()

    # Who looks

    def here(self) -> set[str]:
        return {wire.person for wire in self.wires}

    def seen(self, person: str) -> SheetSeen:
        away = set() if self.frozen else set(self.course.away)
        found = seen(self.sheet, person, self.here(), away)
        seated = self.sheet.people()
        found.watching = len([watcher for watcher in self.here() if watcher not in seated])
        return found

    def audience(self, seat: int) -> Audience:
        if seat not in self.audiences:
            self.audiences[seat] = Audience(seat)
        return self.audiences[seat]

    def looks(self, wire: Wire) -> list[int]:
        """The audiences a wire belongs to: its own seats, or the onlookers'."""
        return wire.seats or [ONLOOKER]

    async def enter(self, wire: Wire, since: dict[str, int]) -> None:
        async with self.lock:
            wire.seats = self.sheet.seats_of(wire.person)
            known = wire.person in self.here()
            self.wires.append(wire)
            self.left.pop(wire.person, None)
            wire.send(encoded(self.welcome(wire, since)))
            if not known:
                self.tell_seats(wire)
            if self.frozen:
                return
            with suppress(NotStored, Outrun):  # still away in the log; the next thing they do brings them back
                for seat in wire.seats:
                    if seat in self.course.away:
                        await self.write(BACK, seat, PERSON, "")
            await driving.drive(self)

    def leave(self, wire: Wire) -> None:
        if wire not in self.wires:
            return
        self.wires.remove(wire)
        if wire.person not in self.here():
            self.left[wire.person] = now()
            self.tell_seats()
        looked_at = {seat for other in self.wires for seat in self.looks(other)}
        self.audiences = {seat: kept for seat, kept in self.audiences.items() if seat in looked_at}
        if not self.wires:
            self.idle_since = now()
        if not self.frozen:
            driving.schedule(self)

    def welcome(self, wire: Wire, since: dict[str, int]) -> Welcome:
        table = self.seen(wire.person)
        said = Welcome([LETTERS[seat] for seat in wire.seats], table, now(), frozen=self.frozen)
        if self.frozen:
            return said
        said.talk = [talk for row in self.course.talk if (talk := self.talk(row, wire)) is not None]
        if self.course.match is not None:
            match = self.course.match
            clock = self.clock()
            for seat in self.looks(wire):
                letter = LETTERS[seat] if seat != ONLOOKER else ""
                said.told.append(self.audience(seat).whole(self.course, since.get(letter, 0), clock))
            said.commitment = commitment(match.game.name, match.seats, match.options.changed(), match.fixed, match.seed)
            said.left_out = self.course.left_out
            said.orders = {LETTERS[seat]: self.course.orders.get(seat, []) for seat in wire.seats}
            if self.course.over:
                said.over = dict(msgspec.to_builtins(self.over()))
        return said

    def reseat(self) -> None:
        """Who has got or lost a seat looks from there now."""
        for wire in self.wires:
            seats = self.sheet.seats_of(wire.person)
            if seats != wire.seats:
                wire.seats = seats
                wire.send(encoded(self.welcome(wire, {})))

    # What is told

    def publish(self, row: Row | None) -> None:
        """Tells every audience what it may know of the row; None: of everything new."""
        if row is not None and row.kind == CHAT:
            for wire in self.wires:
                talk = self.talk(row, wire)
                if talk is not None:
                    wire.send(encoded(talk))
            return
        if row is not None and row.kind in (AWAY, BACK):
            self.tell_seats()
        if self.course.match is None:
            return
        alone = row.seat if row is not None and row.kind in (SEALED, STANDING) else None
        clock = self.clock()
        frames: dict[int, str] = {}
        for wire in self.wires:
            for seat in self.looks(wire):
                if alone is not None and seat != alone:
                    continue
                if seat not in frames:
                    frames[seat] = encoded(self.audience(seat).told(self.course, clock))
                wire.send(frames[seat])
        for beaten in self.course.beaten:
            first = LETTERS[beaten.first]
            self.tell_seat(beaten.seat, Second(LETTERS[beaten.seat], beaten.text, first, beaten.margin))

    def clock(self) -> ClockSeen | None:
        """The deadlines that everybody may see: a window's hang on public facts alone."""
        course = self.course
        time = course.clock
        if course.over or not time.pace.timed:
            return None
        if course.racing:
            return ClockSeen(now(), time.opened, floor=time.floor(), ceiling=time.ceiling())
        asked = [seat for seat in course.asked() if course.away.get(seat) != "wait"]
        due = {LETTERS[seat]: time.due(seat) for seat in asked}
        bank = {LETTERS[seat]: left for seat, left in enumerate(time.bank)}
        return ClockSeen(now(), time.opened, due, bank=bank)

    def talk(self, row: Row, wire: Wire) -> Talk | None:
        team, text = row.text.startswith("team "), row.text.partition(" ")[2]
        if team and row.seat not in wire.seats:
            return None
        name = self.sheet.chairs[row.seat].name if row.seat >= 0 else row.ref.partition("/")[2]
        return Talk(name, LETTERS[row.seat] if row.seat >= 0 else "", text, row.at, team)

    def tell_seats(self, but: Wire | None = None) -> None:
        for wire in self.wires:
            if wire is not but:
                wire.send(encoded(Seats(self.seen(wire.person))))

    def tell_seat(self, seat: int, message: ToClient) -> None:
        said = encoded(message)
        for wire in self.wires:
            if seat in wire.seats:
                wire.send(said)

    def tell_alone(self, seat: int) -> None:
        """A step of a draft: the seat's own view changes, and nobody else notices."""
        said: Told = self.audience(seat).told(self.course, None)
        self.tell_seat(seat, said)

    def tell_all(self, message: ToClient) -> None:
        said = encoded(message)
        for wire in self.wires:
            wire.send(said)

    def close(self) -> None:
        """Out of memory; the log has everything."""
        if self.timer is not None:
            self.timer.cancel()
        for job in self.jobs.values():
            job.cancel()

    @property
    def idle(self) -> bool:
        return not self.wires and not self.lock.locked()

    @property
    def in_lobby(self) -> bool:
        return self.sheet.stage == LOBBY
