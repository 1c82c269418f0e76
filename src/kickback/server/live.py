"""A table in memory: people come and go, what they say is stored, played and told, in this order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any  # Any: what has been encoded already

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.records.record import commitment
from kickback.server import driving, teams
from kickback.server.audience import Audience, Telling
from kickback.server.course import ACT, AWAY, BACK, CHAT, DEAL, PERSON, SEALED, STANDING, Course, UnknownRules
from kickback.server.messages import (
    Again,
    ClockSeen,
    Data,
    Orders,
    Over,
    Seats,
    Second,
    Talk,
    ToClient,
    Welcome,
    encoded,
)
from kickback.server.people import handle
from kickback.server.schema import PLACES, TABLES
from kickback.server.seating import LOBBY, OVER, Sheet, SheetSeen, seen
from kickback.server.storage import Filled, NotStored, Outrun, Row, Statement
from kickback.server.timing import now

if TYPE_CHECKING:  # the house holds its tables
    from kickback.server.house import House
    from kickback.server.wire import Wire

LOG = logging.getLogger("kickback.server")
CHANGE_SHEET = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("was"))
    .execution_options(must_meet=True)
)
TAKE_PLACE = insert(PLACES)
GROWN, SHEET, REACTION = "grown", "sheet", "reaction"  # what other processes are told of a table


class LiveTable:
    """One table and the wires of those who look at it. Whatever changes it holds `lock`."""

    def __init__(self, house: House, sheet: Sheet, secret: str, version: int = 0) -> None:
        self.house = house
        self.sheet = sheet
        self.version = version  # of the sheet
        self.secret = secret
        self.lock = asyncio.Lock()
        self.wires: list[Wire] = []
        self.audiences: dict[int, Audience] = {}
        self.left: dict[str, int] = {}  # when each person's last wire went
        self.elsewhere: dict[str, frozenset[str]] = {}  # other processes at this table, and whose handles are there
        self.loaded = now()
        self.woken = self.loaded  # a question asked before that gets a new clock: nobody pays for a server's sleep
        self.idle_since = now()
        self.timer: asyncio.TimerHandle | None = None
        self.timer_due = 0.0  # in the loop's time: not every loop's timers tell
        self.jobs: dict[int, asyncio.Task[None]] = {}  # bots that think, by seat
        self.captains: set[str] = set()  # as last told
        self.orders: dict[int, list[str]] = {}  # the same
        self.frozen = ""
        self.ended = False  # the result is told
        self.called = False  # to catch up, and about to
        self.last_at = 0
        try:
            self.course = Course(sheet, secret)
        except UnknownRules as unknown:
            self.frozen = str(unknown)

    # What others have written

    async def catch_up(self) -> None:
        """Takes over the sheet and plays the rows that others have written, or all of them after a restart."""
        await self.read_sheet()
        if self.frozen:
            return
        rows = await self.house.store.log(self.sheet.id, self.course.number)
        if any(row.kind == DEAL for row in rows):
            await self.read_sheet()  # as it was when the cards were dealt: it cannot change after that
        for row in rows:
            try:
                self.course.apply(row)
            except Exception:  # better looked at than played wrongly, and the house stays open for all others
                LOG.exception("a log cannot be played on", extra={"table": self.sheet.id[:6], "row": row.number})
                self.frozen = f"{self.sheet.articles.game}, row {row.number} of its log"
                return
            self.last_at = max(self.last_at, row.at)
            if self.wires:
                self.publish(row)
        if rows and self.wires:
            driving.delay(self, 0)  # there may be something to do about them

    async def read_sheet(self) -> None:
        newer = select(TABLES.c.sheet, TABLES.c.version).where(
            TABLES.c.id == self.sheet.id, TABLES.c.version != self.version
        )
        for row in await self.house.store.find(newer):
            self.take(msgspec.json.decode(row["sheet"], type=Sheet), row["version"])

    async def follow(self) -> None:
        """Somebody else has written something."""
        async with self.lock:
            self.called = False
            with suppress(NotStored):  # the next heartbeat tries again
                await self.catch_up()
                await self.settle()
        driving.delay(self, 0)

    @property
    def drives(self) -> bool:
        """Of the processes at a table one moves it: the lowest. Two that both think so do no harm."""
        return not self.elsewhere or self.house.process < min(self.elsewhere)

    def learn(self, elsewhere: dict[str, frozenset[str]], died: bool) -> None:
        """Who is at the table through other processes; one that has died kept people waiting."""
        before, drove = self.here(), self.drives
        self.elsewhere = elsewhere
        after = self.here()
        for person in before - after:
            self.left[person] = now()
        for person in after - before:
            self.left.pop(person, None)
        if died:
            self.woken = now()
        if before != after:
            self.tell_seats()
        if self.drives != drove or before != after or died:
            driving.delay(self, 0)

    # What is said

    def time(self) -> int:
        """Now, and never before what is in the log already."""
        self.last_at = max(self.last_at, now())
        return self.last_at

    async def write(
        self, kind: str, seat: int, by: str, text: str, ref: str = "", at: int = 0, sheet: Sheet | None = None
    ) -> Row:
        """Stores, then plays, then tells. Raises NotStored with nothing changed, or Outrun with others' rows read.

        A changed sheet is stored with the row or not at all.
        """
        row = Row(self.sheet.id, self.course.number + 1, kind, seat, by, text, ref, at or self.time())
        try:
            await self.house.store.append(row, *(self.to_store(sheet) if sheet is not None else ()))
        except Outrun:
            await self.catch_up()
            raise
        self.course.apply(row)
        self.publish(row)
        if sheet is not None:
            self.take(sheet, self.version + 1)
        self.house.ring(self, GROWN)
        await self.settle()
        self.house.counters.rows += 1
        return row

    async def settle(self) -> None:
        """When the game is over the sheet says so, and everybody gets the result."""
        if self.ended or self.frozen or not self.course.over:
            return
        while self.sheet.stage != OVER:
            with suppress(Outrun):  # somebody else has changed the sheet, or ended the game as well
                async with self.changing() as sheet:
                    sheet.stage = OVER
        self.ended = True
        self.tell_all(self.over())

    def over(self) -> Over:
        return Over(self.outcome(), self.secret, self.course.salts)

    def outcome(self) -> Data:
        return dict(self.course.playing.table.outcome().plain())

    @asynccontextmanager
    async def changing(self) -> AsyncGenerator[Sheet]:
        """A copy of the sheet to change; it counts once it is stored. The lock is the caller's.

        Raises Outrun if another process has changed it meanwhile; that has been read then.
        """
        sheet = msgspec.json.decode(msgspec.json.encode(self.sheet), type=Sheet)
        yield sheet
        try:
            await self.house.store.write(*self.to_store(sheet))
        except Outrun:
            await self.catch_up()
            raise
        self.take(sheet, self.version + 1)
        self.house.ring(self, SHEET)

    def to_store(self, sheet: Sheet) -> list[Statement]:
        """What it takes to replace the sheet by that one, unless somebody else has."""
        came = [person for person in sheet.people() if person not in self.sheet.people()]
        went = [person for person in self.sheet.people() if person not in sheet.people()]
        stored = {
            "table": sheet.id,
            "was": self.version,
            "stage": sheet.stage,
            "public": sheet.articles.public,
            "changed": now(),
            "sheet": msgspec.json.encode(sheet).decode(),
            "version": self.version + 1,
        }
        return [
            Filled(CHANGE_SHEET, stored),
            *[Filled(TAKE_PLACE, {"person": person, "table_id": sheet.id}) for person in came],
            *[delete(PLACES).where(PLACES.c.table_id == sheet.id, PLACES.c.person == person) for person in went],
        ]

    def take(self, sheet: Sheet, version: int) -> None:
        """The sheet as it is stored now."""
        again = sheet.after if not self.sheet.after else ""
        self.sheet, self.version = sheet, version
        if not self.frozen:
            self.course.resettle(sheet)
        self.reseat()
        self.tell_seats()
        if again:
            self.tell_all(Again(again))

    # Who looks

    def here(self) -> set[str]:
        """Who looks at this table, here or through another process; strangers there by their handles."""
        found = {wire.person for wire in self.wires}
        if self.elsewhere:
            known = {handle(person): person for person in [*found, *self.sheet.people()]}
            found |= {known.get(other, other) for others in self.elsewhere.values() for other in others}
        return found

    def any_here(self, people: list[str]) -> bool:
        """Is one of them here? Mostly one look at the wires tells."""
        return any(wire.person in people for wire in self.wires) or not self.here().isdisjoint(people)

    def seen(self, person: str) -> SheetSeen:
        away = set() if self.frozen else set(self.course.away)
        found = seen(self.sheet, person, self.here(), away, teams.captains(self))
        seated = self.sheet.people()
        found.watching = len([watcher for watcher in self.here() if watcher not in seated])
        found.your_turn = not self.frozen and any(s in self.course.asked() for s in self.sheet.seats_of(person))
        return found

    def in_a_team(self, wire: Wire) -> bool:
        """Only from the deal on: until then people change chairs, and would hear what was said there before."""
        return self.sheet.stage != LOBBY and any(len(self.sheet.chairs[seat].people) > 1 for seat in wire.seats)

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
            self.house.came_or_went(self)
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
        self.house.came_or_went(self)
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
            telling = Telling(match.game, self.clock())
            for seat in self.looks(wire):
                letter = LETTERS[seat] if seat != ONLOOKER else ""
                told: Any = self.audience(seat).whole(self.course, since.get(letter, 0), telling).raw
                said.told.append(told)
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

    def publish(self, row: Row) -> None:
        """Tells every audience what it may know of the row."""
        if row.kind == CHAT:
            for wire in self.wires:
                talk = self.talk(row, wire)
                if talk is not None:
                    wire.send(encoded(talk))
            return
        if row.kind in (AWAY, BACK):
            self.tell_seats()
        if self.course.match is None:
            return
        alone = row.seat if row.kind in (SEALED, STANDING) else None
        telling = Telling(self.course.match.game, self.clock())
        frames: dict[int, str] = {}
        for wire in self.wires:
            for seat in self.looks(wire):
                if alone is not None and seat != alone:
                    continue
                if seat not in frames:
                    said = self.audience(seat).told(self.course, telling)
                    unheard = row.kind == ACT and said.empty  # a whisper between others
                    frames[seat] = "" if unheard else said.text
                if frames[seat]:
                    wire.send(frames[seat])
        teams.tell_mates(self, row)
        for beaten in self.course.beaten:
            first = LETTERS[beaten.first]
            second = Second(LETTERS[beaten.seat], beaten.text, first, beaten.margin)
            self.tell_seat(beaten.seat, encoded(second))
        self.tell_orders()
        if self.sheet.articles.captains:
            captains = teams.captains(self)
            if captains != self.captains:
                self.captains = captains
                self.tell_seats()

    def tell_orders(self) -> None:
        """Standing orders that have been given, taken back or have ended by themselves."""
        for seat, orders in self.course.orders.items():
            if orders != self.orders.get(seat, []):
                self.orders[seat] = orders
                self.tell_seat(seat, encoded(Orders(LETTERS[seat], orders)))

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
        _, by, name = row.ref.split("/", 2)
        if row.seat >= 0 and not self.sheet.articles.teams:
            name = self.sheet.chairs[row.seat].name
        return Talk(name, LETTERS[row.seat] if row.seat >= 0 else "", text, row.at, by, team)

    def tell_seats(self, but: Wire | None = None) -> None:
        for wire in self.wires:
            if wire is not but:
                wire.send(encoded(Seats(self.seen(wire.person))))

    def tell_seat(self, seat: int, frame: str) -> None:
        for wire in self.wires:
            if seat in wire.seats:
                wire.send(frame)

    def tell_alone(self, seat: int) -> None:
        """A step of a draft: the seat's own view changes, and nobody else notices."""
        said = self.audience(seat).told(self.course, Telling(self.course.playing.game, None))
        self.tell_seat(seat, said.text)

    def tell_all(self, message: ToClient) -> None:
        self.tell_frame(encoded(message))

    def tell_frame(self, frame: str) -> None:
        for wire in self.wires:
            wire.send(frame)

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
