"""Running a server: health, metrics, a polite end, a backup, and one clear line for what cannot work."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from kickback.server.client import Player
from kickback.server.process import ServerProcess, free_port
from kickback.server.schema import METADATA
from kickback.server.storage import opened
from tests.server.tables import close_code, people, seated, whole_game


def serve(*flags: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "kickback", "serve", *flags]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)


def test_a_taken_port_is_one_clear_line(shared: ServerProcess, tmp_path: Path) -> None:
    tried = serve("--port", str(shared.port), "--data", str(tmp_path))
    assert tried.returncode == 2
    assert tried.stderr == f"kickback: port {shared.port} is taken; choose another with --port\n"


def test_a_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    tried = serve("--port", str(free_port()), "--data", str(tmp_path / "file" / "data"))
    assert tried.returncode == 2
    assert tried.stderr.startswith("kickback: cannot write to the data folder")
    assert tried.stderr.count("\n") == 1


def test_a_newer_schema_is_one_clear_line(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "kickback.sqlite") as database:
        database.execute("create table alembic_version (version_num varchar(32))")
        database.execute("insert into alembic_version values ('9999')")
    database.close()
    tried = serve("--port", str(free_port()), "--data", str(tmp_path))
    assert tried.returncode == 2
    assert "newer than this program" in tried.stderr
    assert tried.stderr.count("\n") == 1


def test_migrations_make_the_schema_that_is_declared(tmp_path: Path) -> None:
    made, declared = tmp_path / "made.sqlite", tmp_path / "declared.sqlite"
    opened(f"sqlite:///{made}").engine.dispose()
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{declared}")
    METADATA.create_all(engine)
    engine.dispose()

    def columns(path: Path) -> list[tuple[object, ...]]:
        with sqlite3.connect(path) as database:
            names = database.execute("select name from sqlite_master where type='table' order by 1").fetchall()
            found = [
                (name, *column)
                for (name,) in names
                if name != "alembic_version"
                for column in database.execute(f"pragma table_info({name})").fetchall()
            ]
        database.close()
        return found

    assert columns(made) == columns(declared)


def test_health_metrics_and_headers(shared: ServerProcess) -> None:
    with urlopen(f"{shared.url}/health/live") as answer:
        assert answer.read() == b"live"
    with urlopen(f"{shared.url}/") as answer:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["server"] is None
    with urlopen(f"{shared.url}/metrics") as answer:
        assert b"kickback_log_rows_total" in answer.read()
    with urlopen(f"{shared.url}/api/schema/openapi.json") as answer:
        assert "/api/tables" in json.loads(answer.read())["paths"]


def test_another_sites_page_may_not_speak_for_anybody(shared: ServerProcess) -> None:
    request = Request(f"{shared.url}/api/tables", b"{}", {"origin": "https://evil.example"}, method="POST")
    with pytest.raises(HTTPError) as caught:
        urlopen(request)
    with caught.value as fault:
        assert fault.code == 403
        assert json.loads(fault.read())["why"] == "origin"


def test_a_polite_end_tells_when_to_come_back_and_nothing_is_lost(server: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        before = [player.sight(player.seats[0]).events[:] for player in players]
        ended = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await close_code(players[0]) == 1012
        assert players[0].away > 0
        assert await ended == 0
        server.start()
        for player in players:
            await player.close()
        await whole_game(players, [], seed=1)
        assert [
            player.sight(player.seats[0]).events[: len(seen)] for player, seen in zip(players, before, strict=True)
        ] == before

    asyncio.run(run())


def test_a_backup_while_it_runs(server: ServerProcess, tmp_path: Path) -> None:
    async def run() -> str:
        return await seated(await people(server.url, 1), bots=2)

    table = asyncio.run(run())
    copy = tmp_path / "copy.sqlite"
    words = [sys.executable, "-m", "kickback", "backup", "--data", str(server.data), str(copy)]
    subprocess.run(words, check=True, capture_output=True, timeout=60)
    with sqlite3.connect(copy) as database:
        assert database.execute("select count(*) from tables where id = ?", (table,)).fetchone() == (1,)
    database.close()


def test_a_full_disk_refuses_kindly_and_play_goes_on_when_there_is_room(server: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        assert server.process is not None
        size = max(path.stat().st_size for path in server.data.iterdir())
        unlimited = resource.RLIM_INFINITY
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size // 2, unlimited))
        actor = next(player for player in players if player.sight(player.seats[0]).legal())
        seat = actor.seats[0]
        text = actor.sight(seat).legal()[0]
        events = actor.sight(seat).events[:]
        reply = await actor.act(seat, text, "full")
        assert (reply["say"], reply["why"]) == ("refused", "not-stored")
        assert actor.sight(seat).events == events
        assert not await asyncio.to_thread(server.ready)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
        assert (await actor.act(seat, text, "full"))["say"] == "done"
        assert await asyncio.to_thread(server.ready)
        for player in players:
            await player.close()
        await whole_game(players, [], seed=6)

    asyncio.run(run())


def test_a_table_of_unknown_rules_is_shown_and_cannot_be_played(server: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        server.stop()
        with sqlite3.connect(server.data / "kickback.sqlite") as database:
            database.execute("update tables set sheet = json_set(sheet, '$.rules', 999)")
        database.close()
        server.start()
        player = Player(accounts[0], table)
        await player.join()
        assert player.sheet["rules"] == 999
        reply = await player.act("A", "pass", "1", 1)
        assert (reply["say"], reply["why"]) == ("refused", "frozen")
        await player.close()

    asyncio.run(run())


def test_a_cold_start_with_a_thousand_unfinished_tables_is_quick(server: ServerProcess) -> None:
    asyncio.run(seated_once(server))
    server.stop()
    with sqlite3.connect(server.data / "kickback.sqlite") as database:
        names = [column[1] for column in database.execute("pragma table_info(tables)")]
        copied = ", ".join("printf('%s-%d', id, value)" if name == "id" else name for name in names)
        numbers = "with recursive n(value) as (select 1 union all select value + 1 from n where value < 1000)"
        database.execute(f"{numbers} insert into tables select {copied} from tables, n")
    database.close()
    server.start()
    assert server.metric("cpu_seconds_total") < 2.5  # its own time: others may keep this machine busy


async def seated_once(server: ServerProcess) -> str:
    return await seated(await people(server.url, 3))


def test_no_secret_is_in_any_log_line_or_metric(server: ServerProcess) -> None:
    async def run() -> list[str]:
        accounts = await people(server.url, 2)
        table = await seated(accounts, bots=1)
        await whole_game([Player(account, table) for account in accounts], [], seed=9)
        proof = await accounts[0].get(f"/api/tables/{table}/verify")
        return [proof["secret"], proof["seed"], *[account.token for account in accounts], table]

    secrets = asyncio.run(run())
    with urlopen(f"{server.url}/metrics") as answer:
        told = answer.read().decode()
    server.stop()
    told += server.log.read_text()
    for secret in secrets:
        assert secret not in told
        assert secret.partition(".")[0] not in told
