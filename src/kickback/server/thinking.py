"""Bots' answers as jobs in worker processes: the event loop never thinks."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from threading import Thread

from kickback.bots.make import UnknownBot, make
from kickback.bots.play import imagining
from kickback.games import ADDED, add
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.server.course import Course

LOG = logging.getLogger("kickback.server")
KEPT = 16  # tables in a worker's memory
PATIENCE = 20.0  # seconds for one answer
FALLBACK = "heuristic"
BOT, STAND_IN = "bot", "stand-in"


@dataclass(frozen=True)
class Job:
    """What a worker needs to see the table as the seat sees it. The bot itself gets a view and imagined worlds only."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    fixed: dict[str, list[str]]
    said: list[tuple[int, str]]
    seat: int
    bot: str
    luck: str


def job_for(course: Course, seat: int, bot: str) -> Job:
    """The answer of that seat's bot at this point of the log. Done twice it says the same."""
    match = course.playing
    return Job(
        course.sheet.id,
        match.game.name,
        match.seats,
        match.options.changed(),
        match.seed,
        match.fixed,
        match.said[:],
        seat,
        bot,
        f"{course.secret}/{course.number}/{seat}",
    )


@dataclass(frozen=True)
class Thought:
    """The answer in notation, and who gave it; no text if nobody could."""

    text: str
    by: str


class Thinkers:
    """The worker processes, started when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.answers = 0
        self.failures = 0

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            given = [*ADDED.values()]
            self.pool = ProcessPoolExecutor(self.processes, context, settle_down, (given,))
        return self.pool

    async def think(self, job: Job) -> Thought:
        """The bot's answer; if it fails or is late, its stand-in's."""
        self.answers += 1
        text = await self.tried(job)
        if text:
            return Thought(text, BOT)
        return Thought(await self.tried(replace(job, bot=FALLBACK)), STAND_IN)

    async def tried(self, job: Job) -> str:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.started(), answered, job), PATIENCE)
        except BrokenExecutor:
            self.pool = None  # a worker died: the next job starts others
            why = "died"
        except TimeoutError:
            why = "late"
        except (UnknownBot, ModuleNotFoundError) as unknown:
            why = type(unknown).__name__
        except Exception as fault:  # whatever a bot does wrong, its stand-in plays on
            why = type(fault).__name__
        self.failures += 1
        LOG.warning("bot %s: %s", job.bot, why)
        return ""

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def settle_down(packages: list[str]) -> None:
    """In a worker: Ctrl+C is the server's business, and a server that was killed takes its workers with it.

    Games that were added to the server are added here, too.
    """
    for package in packages:
        add(package)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=go_with_the_server, daemon=True).start()


def go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


TABLES: OrderedDict[str, Match] = OrderedDict()  # in a worker: the last tables it was asked about


def answered(job: Job) -> str:
    """In a worker: the whole choice in notation, all steps of it."""
    match = caught_up(job)
    table = match.table
    bot = make(job.bot, job.game, job.luck)
    table.drop_draft(job.seat)
    while True:
        view = table.view(job.seat)
        action = bot.answer(view, table.legal(job.seat), imagining(match.game, view)).action
        if not match.unfinished(job.seat, action):
            break
        match.act(job.seat, action)
    whole = action.text if action.steps else table.spelled([*table.draft(job.seat), action])
    table.drop_draft(job.seat)
    return whole


def caught_up(job: Job) -> Match:
    """The table of a job: kept from the last one if what was said since fits on, else played from the deal."""
    match = TABLES.pop(job.table, None)
    if match is None or match.seed != job.seed or match.said != job.said[: len(match.said)]:
        match = Match(game_named(job.game), job.seats, job.options, job.seed, job.fixed)
    for seat, text in job.said[len(match.said) :]:
        match.table.drop_draft(seat)
        match.act(seat, match.read(seat, text))
    TABLES[job.table] = match
    if len(TABLES) > KEPT:
        TABLES.popitem(last=False)
    return match
