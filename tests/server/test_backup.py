"""A backup is all that another server needs, and what is kept is for nobody else's eyes."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

from kickback.server.client import Player
from kickback.server.database import default_database, opened
from kickback.server.people import keys_in
from kickback.server.process import ServerProcess
from tests.server.services import only_sqlite
from tests.server.tables import people, seated, whole_game


def backup(*words: object) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "kickback", "backup", *map(str, words)]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)


@only_sqlite
def test_a_backup_while_it_runs(server: ServerProcess, tmp_path: Path) -> None:
    async def run() -> str:
        return await seated(await people(server.url, 1), bots=2)

    table = asyncio.run(run())
    copy = tmp_path / "copy.sqlite"
    assert backup("--data", server.data, copy).returncode == 0
    with sqlite3.connect(copy) as database:
        assert database.execute("select count(*) from tables where id = ?", (table,)).fetchone() == (1,)
    database.close()


@only_sqlite
def test_from_a_backup_alone_everybody_plays_on_as_who_they_were(server: ServerProcess, tmp_path: Path) -> None:
    """It was taken in the middle of a game, and is all that is left."""

    async def run() -> None:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        actor = next(player for player in players if player.sight(player.seats[0]).legal())
        await actor.act(actor.seats[0], actor.sight(actor.seats[0]).legal()[0])
        heard = actor.sight(actor.seats[0]).events[:]
        restored = ServerProcess(tmp_path / "restored")
        restored.data.mkdir()
        copied = backup("--data", server.data, restored.data / "kickback.sqlite")
        assert (copied.returncode, copied.stderr) == (0, "")
        for player in players:
            await player.close()
        server.kill()
        restored.start()
        try:
            for account in accounts:
                account.url = restored.url
            await whole_game(players, [], seed=5)
            assert actor.sight(actor.seats[0]).events[: len(heard)] == heard
        finally:
            restored.kill()

    asyncio.run(run())


@only_sqlite
def test_a_backup_that_fails_is_one_clear_line_and_leaves_the_last_one_alone(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    opened(default_database(data)).engine.dispose()
    assert backup("--data", data, copy).returncode == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds what no player may read"
    before = copy.read_bytes()
    words = f"ulimit -f 1; exec {sys.executable} -m kickback backup --data {data} {copy}"
    full = subprocess.run(["bash", "-c", words], capture_output=True, text=True, timeout=60, check=False)
    for tried, says in (
        (full, "cannot copy to"),
        (backup("--data", data, tmp_path / "nowhere" / "copy.sqlite"), "cannot copy to"),
        (backup("--data", data, data / "kickback.sqlite"), "is the database itself"),
        (backup("--data", tmp_path / "nowhere", copy), "there is no database at"),
    ):
        assert tried.returncode == 2
        assert says in tried.stderr
        assert tried.stderr.startswith("kickback: ")
        assert tried.stderr.count("\n") == 1
    assert copy.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "data"]


@only_sqlite
def test_what_the_database_holds_is_for_nobody_elses_eyes(server: ServerProcess) -> None:
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in server.data.glob("kickback.sqlite*")}
    assert modes["kickback.sqlite"] == modes["kickback.sqlite-wal"] == 0o600


@only_sqlite
def test_a_key_from_before_it_was_kept_in_the_database_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / "signing.key").write_bytes(b"k" * 32)
    store = opened(default_database(tmp_path))
    assert keys_in(store, tmp_path).key == b"k" * 32
    (tmp_path / "signing.key").unlink()
    assert keys_in(store, tmp_path).key == b"k" * 32
    store.engine.dispose()
