"""What the people at a table are told of what has happened there: each audience what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kickback.engine.seats import LETTERS
from kickback.server import teams
from kickback.server.audience import Telling
from kickback.server.course import ACT, AWAY, BACK, CHAT, SEALED, STANDING, Beaten
from kickback.server.messages import ClockSeen, Orders, Seats, Second, Talk, ToClient, encoded
from kickback.server.storage import Row

if TYPE_CHECKING:  # a live table tells from here
    from kickback.server.live import LiveTable
    from kickback.server.wire import Wire

GROWN, SHEET, REACTION = "grown", "sheet", "reaction"  # what other processes are told of a table
ALONE = (SEALED, STANDING)  # rows that only their own seat hears of


def tell_stored(live: LiveTable, rows: list[Row], replies: Sequence[tuple[Wire, bytes]] = ()) -> None:
    """What is stored is played, and told; whoever said it hears that, too."""
    beaten: list[Beaten] = []
    for row in rows:
        live.course.apply(row)
        beaten += live.course.beaten
    publish(live, rows, beaten)
    for wire, reply in replies:
        wire.send(reply)
    live.server.ring(live, GROWN)


def publish(live: LiveTable, rows: list[Row], beaten: list[Beaten]) -> None:
    """Tells every audience what it may know of the rows, which have been played: all of it at once."""
    for row in rows:
        if row.kind == CHAT:
            tell_talk(live, row)
        elif row.kind in (AWAY, BACK):
            tell_seats(live)
    rows = [row for row in rows if row.kind != CHAT]
    if not rows or live.course.match is None:
        return
    tell_audiences(live, rows)
    for row in rows:
        teams.tell_mates(live, row)
    for one in beaten:
        second = Second(LETTERS[one.seat], one.text, LETTERS[one.first], one.margin)
        tell_seat(live, one.seat, encoded(second))
    tell_orders(live)
    if live.sheet.articles.captains:
        captains = teams.captains(live)
        if captains != live.captains:
            live.captains = captains
            tell_seats(live)


def tell_audiences(live: LiveTable, rows: list[Row]) -> None:
    alone = [row.seat for row in rows] if all(row.kind in ALONE for row in rows) else None
    quiet = all(row.kind == ACT for row in rows)  # whoever hears nothing of it gets no frame: a whisper between others
    telling = Telling(live.course.playing.game, clock(live))
    frames: dict[int, bytes] = {}
    for wire in live.wires:
        for seat in wire.looks():
            if alone is not None and seat not in alone:
                continue
            if seat not in frames:
                said = live.audience(seat).told(live.course, telling)
                frames[seat] = b"" if quiet and said.empty else said.text
            if frames[seat]:
                wire.send(frames[seat])


def tell_alone(live: LiveTable, seat: int) -> None:
    """A step of a draft: the seat's own view changes, and nobody else notices."""
    said = live.audience(seat).told(live.course, Telling(live.course.playing.game, None))
    tell_seat(live, seat, said.text)


def tell_orders(live: LiveTable) -> None:
    """Standing orders that have been given, taken back or have ended by themselves."""
    for seat, orders in live.course.orders.items():
        if orders != live.orders.get(seat, []):
            live.orders[seat] = orders
            tell_seat(live, seat, encoded(Orders(LETTERS[seat], orders)))


def clock(live: LiveTable) -> ClockSeen | None:
    """The deadlines that everybody may see: a window's hang on public facts alone."""
    course = live.course
    time = course.clock
    if course.over or not time.pace.timed:
        return None
    if course.racing:
        return ClockSeen(live.time(), time.opened, floor=time.floor(), ceiling=time.ceiling())
    asked = [seat for seat in course.asked() if course.away.get(seat) != "wait"]
    due = {LETTERS[seat]: time.due(seat) for seat in asked}
    bank = {LETTERS[seat]: left for seat, left in enumerate(time.bank)}
    return ClockSeen(live.time(), time.opened, due, bank=bank)


def talk(live: LiveTable, row: Row, wire: Wire) -> Talk | None:
    team, text = row.text.startswith("team "), row.text.partition(" ")[2]
    if team and row.seat not in wire.seats:
        return None
    _, by, name = row.ref.split("/", 2)
    if row.seat >= 0 and not live.sheet.articles.teams:
        name = live.sheet.chairs[row.seat].name
    return Talk(name, LETTERS[row.seat] if row.seat >= 0 else "", text, row.at, by, team)


def tell_talk(live: LiveTable, row: Row) -> None:
    for wire in live.wires:
        said = talk(live, row, wire)
        if said is not None:
            wire.send(encoded(said))


def tell_seats(live: LiveTable, but: Wire | None = None) -> None:
    """Who sits where and who is here, to everybody but one who knows it."""
    for wire in live.wires:
        if wire is not but:
            wire.send(encoded(Seats(live.seen(wire.person))))


def tell_seat(live: LiveTable, seat: int, frame: bytes) -> None:
    for wire in live.wires:
        if seat in wire.seats:
            wire.send(frame)


def tell_all(live: LiveTable, message: ToClient) -> None:
    tell_frame(live, encoded(message))


def tell_frame(live: LiveTable, frame: bytes) -> None:
    for wire in live.wires:
        wire.send(frame)
