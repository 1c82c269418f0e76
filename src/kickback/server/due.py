"""What is due at a table without anybody saying it: windows, clocks, standing orders, somebody who is away.

Nothing here waits, so it is compiled where that works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.seats import LETTERS
from kickback.server.course import ACT, AWAY, CLOCK, HOUSE, ORDER, RESUMED, SEALED, TIME, WINDOW
from kickback.server.seating import PLAYING
from kickback.server.storage import Row

if TYPE_CHECKING:  # a live table is driven by what is due
    from kickback.server.live import LiveTable

SOON = 50  # milliseconds


def due(live: LiveTable) -> Row | None:
    """The row of one thing that is due now; None if nothing is."""
    course = live.course
    if not live.wires or course.match is None or course.over or live.sheet.stage != PLAYING or not live.drives:
        return None
    time = live.time()
    if course.clock.opened < live.woken and course.clock.pace.timed:
        return live.row(RESUMED, -1, HOUSE, "")
    if course.racing:
        return window(live, time)
    for seat in course.asked():
        says = ordered(live, seat) if time >= course.clock.floor() else ""
        if says:
            return live.row(ACT, seat, ORDER, says)
        if gone_for_long(live, seat, time):
            return live.row(AWAY, seat, HOUSE, live.sheet.articles.absence)
        rings = course.clock.due(seat)
        if rings and time >= rings and not by_bot(live, seat) and seat not in course.away:
            return live.row(CLOCK, seat, TIME, "")
    return None


def window(live: LiveTable, time: int) -> Row | None:
    """Standing orders answer at the floor; the window closes when its time has come."""
    course = live.course
    if time >= course.clock.floor():
        for seat in course.asked():
            says = ordered(live, seat)
            if says:
                return live.row(SEALED, seat, ORDER, f"0 {says}")
    closes = course.closing_time()
    if not closes or time < closes:
        return None
    return live.row(WINDOW, -1, HOUSE, " ".join([LETTERS[seat] for seat in course.window_order()]))


def ordered(live: LiveTable, seat: int) -> str:
    """What the seat's standing orders answer to the open question, if that may be said; "" otherwise."""
    says = live.course.order_answer(seat)
    return says if says and says in [action.text for action in live.course.playing.table.legal(seat)] else ""


def gone_for_long(live: LiveTable, seat: int, time: int) -> bool:
    """Has everybody on this chair been gone for longer than the grace? Untimed tables have all the time there is."""
    course = live.course
    people = live.sheet.chairs[seat].people
    if not people or seat in course.away or not course.clock.pace.timed or live.any_here(people):
        return False
    return time - last_seen(live, people) >= course.clock.pace.away


def last_seen(live: LiveTable, people: list[str]) -> int:
    """When the last of them went."""
    return max([live.left.get(person, live.loaded) for person in people])


def by_bot(live: LiveTable, seat: int) -> bool:
    return bool(live.sheet.chairs[seat].bot) or live.course.away.get(seat) == "bot"


def next_due(live: LiveTable) -> int:
    """When the next thing could be due; 0 if only an answer can change anything."""
    course = live.course
    if not live.wires or course.match is None or course.over or not live.drives:
        return 0
    asked = course.asked()
    times: list[int] = []
    if any(ordered(live, seat) for seat in asked):
        times.append(max(course.clock.floor(), live.time() + SOON))
    if course.racing:
        times.append(course.closing_time())
    else:
        for seat in asked:
            if not by_bot(live, seat) and seat not in course.away:
                times.append(course.clock.due(seat))
            people = live.sheet.chairs[seat].people
            if people and not live.any_here(people) and seat not in course.away:
                times.append(last_seen(live, people) + course.clock.pace.away)
    return min([time for time in times if time], default=0)
