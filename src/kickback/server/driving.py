"""What moves a table without people: windows that close, clocks that run out, bots, and somebody who is away."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from kickback.engine.bans import Unreadable
from kickback.engine.chance import Seeded
from kickback.engine.seats import LETTERS
from kickback.server.course import ACT, AWAY, BOT, CLOCK, HOUSE, ORDER, PERSON, RESUMED, SEALED, TIME, WINDOW
from kickback.server.storage import NotStored, Outrun
from kickback.server.thinking import job_for
from kickback.server.timing import now

if TYPE_CHECKING:  # a live table is driven from here
    from kickback.server.live import LiveTable

LOG = logging.getLogger("kickback.server")
TRY_AGAIN = 2.0  # seconds after the database refused
STAND_IN = "heuristic"  # plays for somebody who is away, and for a bot that failed


async def drive(live: LiveTable) -> None:
    """Does all that is due and asks the bots; the lock is the caller's. Ends by setting the timer for the next time."""
    try:
        await live.settle()  # if its end could not be stored before
        while live.drives and live.sheet.stage == "playing" and not live.course.over and await step(live):
            pass
    except NotStored:
        delay(live, TRY_AGAIN)
        return
    except Outrun:
        delay(live, 0)
        return
    ask_bots(live)
    schedule(live)


async def step(live: LiveTable) -> bool:
    """One thing that is due; False if nothing is."""
    if not live.wires or live.course.match is None:
        return False
    course, time = live.course, live.time()
    if course.clock.opened < live.woken and live.sheet.pace.timed:
        await live.write(RESUMED, -1, HOUSE, "")
        return True
    if course.racing:
        return await window(live, time)
    for seat in course.asked():
        says = ordered(live, seat) if time >= course.clock.floor() else ""
        if says:
            await live.write(ACT, seat, ORDER, says)
            return True
        if gone_for_long(live, seat, time):
            await mark_away(live, seat, live.sheet.articles.absence)
            return True
        due = course.clock.due(seat)
        if due and time >= due and not by_bot(live, seat) and seat not in course.away:
            await live.write(CLOCK, seat, TIME, "")
            return True
    return False


async def window(live: LiveTable, time: int) -> bool:
    """Standing orders answer at the floor; the window closes when its time has come."""
    course = live.course
    if time >= course.clock.floor():
        for seat in course.asked():
            says = ordered(live, seat)
            if says:
                await live.write(SEALED, seat, ORDER, f"0 {says}")
                return True
    closes = course.closing_time()
    if not closes or time < closes:
        return False
    order = " ".join(LETTERS[seat] for seat in course.window_order())
    await live.write(WINDOW, -1, HOUSE, order)
    return True


def ordered(live: LiveTable, seat: int) -> str:
    """What the seat's standing orders answer to the open question, if that may be said; "" otherwise."""
    says = live.course.order_answer(seat)
    return says if says and says in [action.text for action in live.course.playing.table.legal(seat)] else ""


def gone_for_long(live: LiveTable, seat: int, time: int) -> bool:
    """Has everybody on this chair been gone for longer than the grace? Untimed tables have all the time there is."""
    people = live.sheet.chairs[seat].people
    if not people or seat in live.course.away or not live.sheet.pace.timed or live.any_here(people):
        return False
    return time - max(live.left.get(person, live.loaded) for person in people) >= live.sheet.pace.away


async def decide_absence(live: LiveTable, seat: int, choice: str) -> None:
    """Somebody at the table has decided what happens about a seat that is away."""
    try:
        with suppress(Outrun):  # the table has moved on: they look again
            await mark_away(live, seat, choice)
    except NotStored:
        delay(live, TRY_AGAIN)
        return
    await drive(live)


async def mark_away(live: LiveTable, seat: int, choice: str) -> None:
    await live.write(AWAY, seat, HOUSE, choice)


def by_bot(live: LiveTable, seat: int) -> bool:
    return bool(live.sheet.chairs[seat].bot) or live.course.away.get(seat) == "bot"


def schedule(live: LiveTable) -> None:
    """Sets the one timer of the table to the next thing that could be due."""
    course = live.course
    if not live.wires or course.match is None or course.over or not live.drives:
        delay(live, None)
        return
    times: list[int] = []
    if any(ordered(live, seat) for seat in course.asked()):
        times.append(max(course.clock.floor(), now() + 50))
    if course.racing:
        times.append(course.closing_time())
    else:
        for seat in course.asked():
            if not by_bot(live, seat) and seat not in course.away:
                times.append(course.clock.due(seat))
            people = live.sheet.chairs[seat].people
            if people and not live.any_here(people) and seat not in course.away:
                times.append(max(live.left.get(person, live.loaded) for person in people) + live.sheet.pace.away)
    coming = [time for time in times if time]
    delay(live, max(0.0, (min(coming) - now()) / 1000) if coming else None)


def delay(live: LiveTable, seconds: float | None) -> None:
    """Wakes the table after that time; None: not at all. A timer that is set and fires before then may stay."""
    if seconds is None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        return
    loop = asyncio.get_running_loop()
    when = loop.time() + seconds
    if live.timer is not None:
        if live.timer_due <= when:
            return
        live.timer.cancel()
    live.timer, live.timer_due = loop.call_at(when, wake, live), when


def wake(live: LiveTable) -> None:
    live.timer = None
    live.server.do(woken(live))


async def woken(live: LiveTable) -> None:
    async with live.lock:
        if not live.frozen:
            await drive(live)


def ask_bots(live: LiveTable) -> None:
    if not live.wires or live.course.match is None or not live.drives:
        return
    for seat in live.course.asked():
        if by_bot(live, seat) and seat not in live.jobs:
            live.jobs[seat] = live.server.do(bot_answers(live, seat))


def wait_of(live: LiveTable, seat: int) -> float:
    """How long a bot seems to think, in seconds: drawn from the table's own luck, looking at nothing."""
    pace = live.sheet.pace
    luck = Seeded(live.secret, f"delay {live.course.number} {seat}")
    return (pace.quickest + luck.below(pace.slowest - pace.quickest + 1)) / 1000 * live.server.settings.bot_delay


async def bot_answers(live: LiveTable, seat: int) -> None:
    """A job for (table, number, seat): done twice it says the same, and the second insert loses."""
    course, server = live.course, live.server
    question = course.question
    job = job_for(course, seat, live.sheet.chairs[seat].bot or STAND_IN)
    thinking = server.thinkers.think(job) if server.remote is None else server.remote.think(job, course.number)
    pause = asyncio.create_task(asyncio.sleep(wait_of(live, seat)))
    try:
        thought = await thinking
        await pause
    except BaseException:
        pause.cancel()
        live.jobs.pop(seat, None)
        raise
    async with live.lock:
        live.jobs.pop(seat, None)  # not before: whoever has the lock until now must not ask again
        if course.question == question and seat in course.asked() and by_bot(live, seat):
            try:
                with suppress(Outrun):  # somebody was faster: it is asked again
                    await say_for_bot(live, seat, thought.text, thought.by)
            except NotStored:
                delay(live, TRY_AGAIN)
                return
        await drive(live)


async def say_for_bot(live: LiveTable, seat: int, text: str, by: str) -> None:
    match = live.course.playing
    try:
        fine = bool(text) and match.table.forbids(seat, match.read(seat, text)) is None
    except Unreadable:
        fine = False
    if not fine:
        LOG.warning("bot failed", extra={"table": live.sheet.id[:6], "seat": LETTERS[seat]})
        if live.course.racing:
            text, by = match.table.default(seat, match.clock.clone()).text, TIME
        else:
            await live.write(CLOCK, seat, TIME, "")
            return
    if live.course.racing:
        await live.write(SEALED, seat, by, f"0 {text}")
    else:
        await live.write(ACT, seat, by, text)


__all__ = ["BOT", "PERSON", "drive", "mark_away", "schedule"]
