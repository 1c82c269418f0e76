"""A taste of what `kickback torture` does at length."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from kickback.server.client import Player
from kickback.server.course import CLOCK
from kickback.server.process import ServerProcess
from kickback.server.storage import Row
from kickback.server.stored_table import wrong_times
from kickback.server.torture import run
from tests.server.tables import people, seated, whole_game
from tests.server.test_course import Writing, sheet_of


def workers_of(pid: int) -> list[int]:
    """Whoever was started by any thread of it."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for found in threads for word in found.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_killed_server_takes_its_workers_with_it(server: ServerProcess) -> None:
    async def play() -> None:
        accounts = await people(server.url, 1)
        table = await seated(accounts, bots=2)
        await whole_game([Player(accounts[0], table)], [], seed=1)

    asyncio.run(play())
    assert server.process is not None
    workers = workers_of(server.process.pid)
    assert workers, "bots think in processes of their own"
    server.kill()
    end = time.monotonic() + 20
    while any(alive(pid) for pid in workers) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(alive(pid) for pid in workers)


def alive(pid: int) -> bool:
    """Is it running? Whoever has ended and waits to be noticed is not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_nothing_acknowledged_is_lost_or_doubled_by_kills_and_clocks_are_right() -> None:
    toll = run(["embezzlement"], tables=2, kills=4, seed=5)
    assert toll.kills == 4
    assert sum(toll.aimed.values()) == 4
    assert toll.acknowledged > 5
    assert toll.clocked > 20
    assert toll.faults == []


@pytest.mark.no_cover
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_told_to_stop_it_says_so_and_takes_its_server_with_it() -> None:
    words = [sys.executable, "-m", "kickback", "torture", "--kills", "1000", "--tables", "2"]
    torture = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not (servers := workers_of(torture.pid)):
        assert torture.poll() is None
        time.sleep(0.05)
    time.sleep(3)  # people play, and servers die
    servers += workers_of(torture.pid)
    torture.terminate()
    _, errors = torture.communicate(timeout=60)
    assert (torture.returncode, errors.strip()) == (130, "kickback: stopped")
    assert not any(alive(pid) for pid in servers)


def test_a_clock_that_rings_early_or_for_time_that_was_lost_is_found() -> None:
    sheet = sheet_of("embezzlement")
    writing = Writing(sheet)
    asked = writing.course.asked()[0]
    early = Row("table", writing.course.number + 1, CLOCK, asked, "clock", "", "", writing.at + 1000)
    assert [fault[:14] for fault in wrong_times(writing.course, early, [])] == ["the clock rang"]
    late = msgspec.structs.replace(early, at=writing.at + 10**6)
    assert wrong_times(writing.course, late, []) == []
    assert [fault[:12] for fault in wrong_times(writing.course, late, [writing.at + 5])] == ["its question"]
