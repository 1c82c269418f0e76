"""Several workers behind one door, bots that think in another program, and what cannot work said in one line."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest
from sqlalchemy import select

from kickback.server.client import Account, Player
from kickback.server.database import opened
from kickback.server.process import ServerProcess
from kickback.server.schema import LOG, PROCESSES
from kickback.server.services import Redis, children_of
from kickback.server.storage import Line, Unusable
from tests.server.tables import faults_of, people, record_of, saw_what_happened, seated, whole_game
from tests.server.test_operating import serve

FLAGS = ["--no-limits", "--bot-delay", "0"]
Fresh = Callable[[], str]


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--workers", "2"], "--workers 2 cannot share SQLite"),
        (["--bus", "redis://127.0.0.1:1"], "--bus makes no sense with SQLite"),
        (["--thinkers", "0"], "--thinkers 0 leaves bots to kickback think"),
        (["--database", "postgresql://nobody@127.0.0.1:9/none"], "cannot use the database: "),
        (["--database", "postgresql://nobody@127.0.0.1:9/none", "--bus", "http://127.0.0.1"], "cannot use the bus: "),
        (["--database", "oracle://somewhere"], "cannot use the database: its address begins with"),
    ],
)
def test_what_cannot_work_is_one_clear_line(flags: list[str], says: str, tmp_path: Path) -> None:
    tried = serve("--port", "0", "--data", str(tmp_path), *flags)
    assert tried.returncode == 2
    assert tried.stderr.startswith(f"kickback: {says}"), tried.stderr
    assert tried.stderr.count("\n") == 1


def test_a_missing_driver_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unusable, match=r"kickback\[scale\]"):
        opened("postgresql://nobody@127.0.0.1:9/none")


def test_workers_share_a_door_one_that_dies_is_replaced_and_all_end_politely(
    tmp_path: Path, fresh_postgresql: Fresh, redis: str
) -> None:
    database = fresh_postgresql()
    server = ServerProcess(tmp_path / "data", [*FLAGS, "--workers", "2"], None, database, redis)
    server.start()
    assert server.process is not None
    store = opened(database)

    def alive() -> set[str]:
        return {row["id"] for row in store.found(Line(), select(PROCESSES))}

    async def one_game(seed: int) -> None:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        await whole_game(players, [], seed)
        match = await record_of(accounts[0], table)
        for player in players:
            saw_what_happened(player, match)

    wait_until(lambda: len(alive()) == 2)
    first = alive()
    asyncio.run(one_game(1))
    assert not faults_of(server)
    victim = next(pid for pid in children_of(server.process.pid) if is_worker(pid))
    os.kill(victim, signal.SIGKILL)
    wait_until(lambda: len(alive() - first) == 1)
    asyncio.run(one_game(2))
    workers = [pid for pid in children_of(server.process.pid) if is_worker(pid)]
    assert len(workers) == 2
    assert server.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
    assert len(alive()) == 1, "the killed one alone said no goodbye"
    store.engine.dispose()


def is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.05)


def test_bots_think_in_another_program(tmp_path: Path, fresh_postgresql: Fresh, redis: str) -> None:
    database = fresh_postgresql()
    server = ServerProcess(tmp_path / "data", [*FLAGS, "--thinkers", "0"], None, database, redis)
    server.start()
    words = [sys.executable, "-m", "kickback", "think", "--database", database, "--bus", redis]
    thinking = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    async def run() -> Account:
        accounts = await people(server.url, 2)
        table = await seated(accounts, bots=2, game="wallet")
        await whole_game([Player(account, table) for account in accounts], [], seed=2)
        report = await accounts[0].get(f"/api/tables/{table}/report")
        assert "bot" in report["by"]
        assert not {"stand-in", "clock"} & set(report["by"])
        return accounts[0]

    asyncio.run(run())
    assert server.metric("bot_answers_total") == 0, "the server does not think"
    thinking.terminate()
    _, told = thinking.communicate(timeout=60)
    assert thinking.returncode == 0
    assert told == b""
    server.kill()


def test_health_tells_of_a_lost_bus_and_a_lost_database_comes_back(
    tmp_path: Path, fresh_postgresql: Fresh, own_redis: Redis
) -> None:
    server = ServerProcess(tmp_path / "data", FLAGS, None, fresh_postgresql(), own_redis.url)
    server.start()

    def health() -> bytes:
        with urlopen(f"{server.url}/health/ready") as answer:
            found: bytes = answer.read()
            return found

    wait_until(lambda: health() == b"ready")
    own_redis.kill()
    wait_until(lambda: health() == b"degraded: the bus is away")
    own_redis.start()
    wait_until(lambda: health() == b"ready")
    server.kill()


WRONG_CLOCK = """
import sys, time
right = time.time_ns
time.time_ns = lambda: right() + 3_600_000_000_000
from kickback.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""


def test_a_machine_with_a_wrong_clock_keeps_the_databases_time(tmp_path: Path, fresh_postgresql: Fresh) -> None:
    program = tmp_path / "an_hour_fast.py"
    program.write_text(WRONG_CLOCK)
    database = fresh_postgresql()
    server = ServerProcess(tmp_path / "data", FLAGS, [str(program)], database)
    server.start()

    async def run() -> str:
        return await seated(await people(server.url, 3))

    asyncio.run(run())
    store = opened(database)
    found = store.found(Line(), select(LOG.c.at))
    store.engine.dispose()
    server.kill()
    assert found
    assert all(abs(row["at"] - time.time_ns() // 1_000_000) < 120_000 for row in found)
