"""A table in memory: people come and go, what they say is stored, played and told, in this order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any  # Any: what has been encoded already

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.records.record import commitment
from kickback.server import driving, teams, telling
from kickback.server.audience import Audience, Telling
from kickback.server.course import BACK, DEAL, PERSON, Course, UnknownRules
from kickback.server.messages import Again, Data, Over, Welcome, encoded
from kickback.server.people import handle
from kickback.server.refusals import refused
from kickback.server.schema import PLACES, TABLES
from kickback.server.seating import LOBBY, OVER, Sheet, SheetSeen, seen
from kickback.server.storage import Filled, NotStored, Outrun, Row, Statement
from kickback.server.timing import now
from kickback.server.turns import Turns
from kickback.server.wire import NOT_ALLOWED, Wire

if TYPE_CHECKING:  # the server holds its tables
    from kickback.server.judging import Answer
    from kickback.server.table_server import TableServer

LOG = logging.getLogger("kickback.server")
CHANGE_SHEET = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("was"))
    .execution_options(must_meet=True)
)
TAKE_PLACE = insert(PLACES)


class LiveTable:
    """One table and the wires of those who look at it. Whatever changes it holds `lock`."""

    def __init__(self, server: TableServer, sheet: Sheet, secret: str, version: int = 0) -> None:
        self.server = server
        self.sheet = sheet
        self.version = version  # of the sheet
        self.secret = secret
        self.lock = Turns()
        self.waiting: list[Answer] = []  # for the lock, to be judged
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
        self.about_to_tell = False  # who is here
        self.last_at = 0
        self.ahead = 0  # how far the table's time is before the clock's
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
        rows = await self.server.store.log(self.sheet.id, self.course.number)
        if any(row.kind == DEAL for row in rows):
            await self.read_sheet()  # as it was when the cards were dealt: it cannot change after that
        for row in rows:
            try:
                self.course.apply(row)
            except Exception:  # better looked at than played wrongly, and the server stays open for all others
                LOG.exception("a log cannot be played on", extra={"table": self.sheet.id[:6], "row": row.number})
                self.frozen = f"{self.sheet.articles.game}, row {row.number} of its log"
                return
            self.last_at = max(self.last_at, row.at)
            if self.wires:
                telling.publish(self, [row], self.course.beaten)
        if rows and self.wires:
            driving.delay(self, 0)  # there may be something to do about them

    async def read_sheet(self) -> None:
        newer = select(TABLES.c.sheet, TABLES.c.version).where(
            TABLES.c.id == self.sheet.id, TABLES.c.version != self.version
        )
        for row in await self.server.store.find(newer):
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
        return not self.elsewhere or self.server.process < min(self.elsewhere)

    def learn(self, elsewhere: dict[str, frozenset[str]], died: bool) -> None:
        """Who is at the table through other processes; one that has died kept people waiting."""
        before, drove = self.here(), self.drives
        self.elsewhere = elsewhere
        after = self.here()
        for person in before - after:
            self.left[person] = self.time()
        for person in after - before:
            self.left.pop(person, None)
        if died:
            self.woken = self.time()
        if before != after:
            telling.tell_seats(self)
        if self.drives != drove or before != after or died:
            driving.delay(self, 0)

    # What is said

    def time(self) -> int:
        """Now, and never before what is in the log already: at a table time runs on if the clock was set back.

        Processes that share a database have its clock, and are before each other by no more than it takes to ask.
        """
        if self.server.neighbours is None:
            self.ahead = max(self.ahead, self.last_at - now())
        self.last_at = max(self.last_at, now() + self.ahead)
        return self.last_at

    def awake(self) -> None:
        """Its log is read: from now on it is known who is here, and time passes for those who wait."""
        self.loaded = self.time()
        self.woken = self.loaded if self.woken else 0

    async def write(
        self, kind: str, seat: int, by: str, text: str, ref: str = "", at: int = 0, sheet: Sheet | None = None
    ) -> None:
        """Stores, then plays, then tells. Raises NotStored with nothing changed, or Outrun with others' rows read.

        A changed sheet is stored with the row or not at all.
        """
        await self.write_rows([self.row(kind, seat, by, text, ref, at)], sheet)

    def row(self, kind: str, seat: int, by: str, text: str, ref: str = "", at: int = 0, after: int = 0) -> Row:
        """The next row of the log, or the one `after` so many others."""
        number = self.course.number + 1 + after
        return Row(self.sheet.id, number, kind, seat, by, text, ref, at or self.time())

    async def write_rows(self, rows: list[Row], sheet: Sheet | None = None) -> None:
        """The same with several rows, all of them or none."""
        try:
            await self.server.store.append(*rows, also=self.to_store(sheet) if sheet is not None else ())
        except Outrun:
            await self.catch_up()
            raise
        telling.tell_stored(self, rows)
        if sheet is not None:
            self.take(sheet, self.version + 1)
        await self.settle()

    @property
    def unsettled(self) -> bool:
        """Is the game over, and nobody has been told the result?"""
        return not self.ended and not self.frozen and self.course.over

    async def settle(self) -> None:
        """When the game is over the sheet says so, and everybody gets the result."""
        if not self.unsettled:
            return
        while self.sheet.stage != OVER:
            with suppress(Outrun):  # somebody else has changed the sheet, or ended the game as well
                async with self.changing() as sheet:
                    sheet.stage = OVER
        self.ended = True
        telling.tell_all(self, self.over())

    def over(self) -> Over:
        """With secret and salts anybody can deal the game again and look at every card: only in an open book."""
        match = self.course.playing
        if not match.game.open_book(match.options):
            return Over(self.outcome())
        return Over(self.outcome(), self.secret, self.course.salts)

    def outcome(self) -> Data:
        return dict(self.course.playing.table.outcome().plain())

    def changing(self) -> Changing:
        """A copy of the sheet to change, in a `with`; it counts once it is stored. The lock is the caller's.

        Raises Outrun if another process has changed it meanwhile; that has been read then.
        """
        return Changing(self)

    async def change(self, sheet: Sheet, also: Sequence[Statement] = ()) -> None:
        """Stores the sheet and what belongs to the same change: all of it or nothing."""
        try:
            await self.server.store.write(*self.to_store(sheet), *also)
        except Outrun:
            await self.catch_up()
            raise
        self.take(sheet, self.version + 1)
        self.server.ring(self, telling.SHEET)

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
        known = (self.sheet.after, self.sheet.dealt_again)
        again = [one for one in (sheet.after, sheet.dealt_again) if one not in known]
        self.sheet, self.version = sheet, version
        if not self.frozen:
            self.course.resettle(sheet)
        self.reseat()
        telling.tell_seats(self)
        for table in again:
            telling.tell_all(self, Again(table))

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
        for wire in self.wires:
            if wire.person in people:
                return True
        return bool(self.elsewhere) and not self.here().isdisjoint(people)

    def seen(self, person: str) -> SheetSeen:
        away = set() if self.frozen else set(self.course.away)
        here, seated = self.here(), self.sheet.people()
        found = seen(self.sheet, person, here, away, teams.captains(self))
        found.watching = len([watcher for watcher in here if watcher not in seated])
        found.your_turn = not self.frozen and any(s in self.course.asked() for s in self.sheet.seats_of(person))
        return found

    def in_a_team(self, wire: Wire) -> bool:
        """Only from the deal on: until then people change chairs, and would hear what was said there before."""
        return self.sheet.stage != LOBBY and any(len(self.sheet.chairs[seat].people) > 1 for seat in wire.seats)

    def audience(self, seat: int) -> Audience:
        if seat not in self.audiences:
            self.audiences[seat] = Audience(seat)
        return self.audiences[seat]

    async def enter(self, wire: Wire, since: dict[str, int]) -> None:
        async with self.lock:
            wire.seats = self.sheet.seats_of(wire.person)
            known = wire.person in self.here()
            self.wires.append(wire)
            self.server.came_or_went(self)
            self.left.pop(wire.person, None)
            wire.send(encoded(self.welcome(wire, since)))
            if not known:
                telling.tell_seats(self, wire)
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
        self.server.came_or_went(self)
        if wire.person not in self.here():
            self.left[wire.person] = self.time()
            self.tell_soon()
        looked_at = {seat for other in self.wires for seat in other.looks()}
        self.audiences = {seat: kept for seat, kept in self.audiences.items() if seat in looked_at}
        if not self.wires:
            self.idle_since = now()
        if not self.frozen:
            driving.schedule(self)

    def tell_soon(self) -> None:
        """Who is here, told once for all who leave in the same moment, as they do when a line goes down."""
        if not self.about_to_tell:
            self.about_to_tell = True
            asyncio.get_running_loop().call_soon(self.tell_who_is_here)

    def tell_who_is_here(self) -> None:
        self.about_to_tell = False
        telling.tell_seats(self)

    def welcome(self, wire: Wire, since: dict[str, int]) -> Welcome:
        table = self.seen(wire.person)
        said = Welcome([LETTERS[seat] for seat in wire.seats], table, self.time(), frozen=self.frozen)
        if self.frozen:
            return said
        said.talk = [talk for row in self.course.talk if (talk := telling.talk(self, row, wire)) is not None]
        if self.course.match is not None:
            match = self.course.match
            now_told = Telling(match.game, telling.clock(self))
            for seat in wire.looks():
                letter = LETTERS[seat] if seat != ONLOOKER else ""
                told: Any = self.audience(seat).whole(self.course, since.get(letter, 0), now_told).raw
                said.told.append(told)
            said.commitment = commitment(match.game.name, match.seats, match.options.changed(), match.fixed, match.seed)
            said.left_out = self.course.left_out
            said.orders = {LETTERS[seat]: self.course.orders.get(seat, []) for seat in wire.seats}
            if self.course.over:
                said.over = dict(msgspec.to_builtins(self.over()))
        return said

    def reseat(self) -> None:
        """Who has got or lost a seat looks from there now."""
        self.show_out(self.sheet)
        for wire in self.wires:
            seats = self.sheet.seats_of(wire.person)
            if seats != wire.seats:
                wire.seats = seats
                wire.send(encoded(self.welcome(wire, {})))

    def show_out(self, sheet: Sheet) -> None:
        """Whoever may not look at a table with that sheet has to go, and hears nothing more."""
        for wire in self.wires:
            if not sheet.may_look(wire.person):
                wire.close(NOT_ALLOWED, refused("no-onlookers"))

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


class Changing:
    """A sheet being changed. Whoever is refused on the way has changed nothing."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.sheet: Sheet = msgspec.json.decode(msgspec.json.encode(live.sheet), type=Sheet)

    async def __aenter__(self) -> Sheet:
        return self.sheet

    async def __aexit__(self, kind: object, fault: object, trace: object) -> None:
        if fault is None:
            await self.live.change(self.sheet)
