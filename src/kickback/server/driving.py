"""What moves a table without people: windows that close, clocks that run out, bots, and somebody who is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from kickback.engine.bans import Unreadable
from kickback.engine.chance import Seeded
from kickback.engine.seats import LETTERS
from kickback.server.course import ACT, AWAY, CLOCK, HOUSE, SEALED, TIME
from kickback.server.due import by_bot, due, next_due
from kickback.server.storage import NotStored, Outrun
from kickback.server.thinking import job_for

if TYPE_CHECKING:  # a live table is driven from here
    from kickback.server.live import LiveTable

LOG = logging.getLogger("kickback.server")
TRY_AGAIN = 2.0  # seconds after the database refused
STAND_IN = "heuristic"  # plays for somebody who is away, and for a bot that failed


async def drive(live: LiveTable) -> None:
    """Does all that is due and asks the bots; the lock is the caller's. Ends by setting the timer for the next time."""
    try:
        await live.settle()  # if its end could not be stored before
        while (row := due(live)) is not None:
            await live.write_rows([row])
    except NotStored:
        delay(live, TRY_AGAIN)
        return
    except Outrun:
        delay(live, 0)
        return
    ask_bots(live)
    schedule(live)


def went_on(live: LiveTable) -> bool:
    """The same where nothing is due, without waiting for anything; False if something is."""
    if live.unsettled or due(live) is not None:
        return False
    ask_bots(live)
    schedule(live)
    return True


async def drive_on(live: LiveTable) -> None:
    """The same for whoever has the table and cannot wait: it is free when all is done."""
    try:
        await drive(live)
    finally:
        live.lock.release()


async def read_on(live: LiveTable, then: Callable[[Exception | None], None]) -> None:
    """Reads what others have written, for whoever cannot wait for it."""
    try:
        await live.catch_up()
    except Exception as fault:
        then(fault)
    else:
        then(None)


async def decide_absence(live: LiveTable, seat: int, choice: str) -> None:
    """Somebody at the table has decided what happens about a seat that is away."""
    try:
        with suppress(Outrun):  # the table has moved on: they look again
            await live.write(AWAY, seat, HOUSE, choice)
    except NotStored:
        delay(live, TRY_AGAIN)
        return
    await drive(live)


def schedule(live: LiveTable) -> None:
    """Sets the one timer of the table to the next thing that could be due."""
    time = next_due(live)
    delay(live, max(0.0, (time - live.time()) / 1000) if time else None)


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
