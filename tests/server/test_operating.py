"""Running a server: health, metrics, a polite end, a backup, and one clear line for what cannot work."""

from __future__ import annotations

import asyncio
import json
import random
import re
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, insert, inspect, select, update

import kickback.server
from kickback.server import driving, lobby
from kickback.server.client import Player
from kickback.server.database import connected, opened
from kickback.server.lobby import checked
from kickback.server.process import ServerProcess, free_port
from kickback.server.refusals import No
from kickback.server.schema import LOG, METADATA, PLACES, TABLES
from kickback.server.seating import Articles
from kickback.server.settings import Settings
from kickback.server.storage import NotStored, Outrun, Row, Statement
from kickback.server.table_server import open_server
from kickback.words import common
from tests.server.services import Place, only_sqlite
from tests.server.tables import close_code, people, refused, seated, whole_game


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


def test_a_newer_schema_is_one_clear_line(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    address = fresh_place().address(tmp_path)
    with closed(connected(address)) as engine, engine.begin() as connection:
        connection.exec_driver_sql("create table alembic_version (version_num varchar(32))")
        connection.exec_driver_sql("insert into alembic_version values ('9999')")
    tried = serve("--port", str(free_port()), "--data", str(tmp_path), "--database", address)
    assert tried.returncode == 2
    assert "newer than this program" in tried.stderr
    assert tried.stderr.count("\n") == 1


def test_migrations_make_the_schema_that_is_declared(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    def schema(engine: Engine) -> dict[str, object]:
        found = inspect(engine)
        tables: dict[str, object] = {}
        for name in set(found.get_table_names()) - {"alembic_version"}:
            columns = [(one["name"], str(one["type"]), one["nullable"]) for one in found.get_columns(name)]
            indexes = sorted((str(one["name"]), one["column_names"]) for one in found.get_indexes(name))
            tables[name] = (columns, found.get_pk_constraint(name)["constrained_columns"], indexes)
        return tables

    with closed(opened(fresh_place().address(tmp_path)).engine) as made:
        migrated = schema(made)
    (tmp_path / "other").mkdir()
    with closed(connected(fresh_place().address(tmp_path / "other"))) as declared:
        METADATA.create_all(declared)
        assert migrated == schema(declared)
    assert migrated


@contextmanager
def closed(engine: Engine) -> Generator[Engine]:
    """The engine, and in the end none of its connections."""
    yield engine
    engine.dispose()


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


def test_whoever_runs_the_server_sees_counts_and_nothing_else(server: ServerProcess) -> None:
    async def run() -> str:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        await accounts[0].post("/api/tables", {"game": "wallet", "seats": 2})
        told = json.dumps(await accounts[0].get("/api/house"))
        assert table not in told
        assert "Person" not in told
        return told

    told = json.loads(asyncio.run(run()))
    counted = {game["game"]: (game["lobby"], game["playing"], game["over"]) for game in told["games"]}
    assert counted["scapegoat"] == (0, 1, 0)
    assert counted["wallet"] == (1, 0, 0)
    assert told["rows"] > 0
    assert told["ready"] is True


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


@only_sqlite
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


@only_sqlite
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
        assert await refused(accounts[1].post("/api/tables", {"game": "scapegoat", "seats": 3})) == (503, "not-stored")
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
        with closed(connected(server.database)) as engine, engine.begin() as connection:
            sheet = json.loads(connection.execute(select(TABLES.c.sheet)).scalar_one()) | {"rules": 999}
            connection.execute(update(TABLES).values(sheet=json.dumps(sheet)))
        server.start()
        player = Player(accounts[0], table)
        await player.join()
        assert player.sheet["rules"] == 999
        reply = await player.act("A", "pass", "1", 1)
        assert (reply["say"], reply["why"]) == ("refused", "frozen")
        assert await refused(accounts[0].post(f"/api/tables/{table}/chat", {"chat": "off"})) == (409, "frozen")
        assert await refused(accounts[0].get(f"/api/tables/{table}/record")) == (409, "frozen")
        await player.close()

    asyncio.run(run())


def test_a_log_that_cannot_be_played_is_looked_at_and_the_server_stays_open(server: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(server.url, 3)
        spoilt, sound = await seated(accounts), await seated(accounts)
        players = [Player(account, spoilt) for account in accounts]
        for player in players:
            await player.join()
        actor = next(player for player in players if player.sight(player.seats[0]).legal())
        assert (await actor.act(actor.seats[0], actor.sight(actor.seats[0]).legal()[0]))["say"] == "done"
        server.kill()
        with closed(connected(server.database)) as engine, engine.begin() as connection:
            connection.execute(update(LOG).values(text="dance").where(LOG.c.kind == "act", LOG.c.table_id == spoilt))
        server.start()
        await players[0].join()
        reply = await players[0].act("A", "pass", "1", 1)
        assert (reply["say"], reply["why"]) == ("refused", "frozen")
        await players[0].close()
        await whole_game([Player(account, sound) for account in accounts], [], seed=3)

    asyncio.run(run())


@only_sqlite
def test_a_full_disk_at_the_start_is_one_clear_line(tmp_path: Path) -> None:
    words = f"ulimit -f 0; exec {sys.executable} -m kickback serve --port {free_port()} --data {tmp_path / 'data'}"
    tried = subprocess.run(["bash", "-c", words], capture_output=True, text=True, timeout=100, check=False)
    assert tried.returncode == 2
    assert tried.stderr.startswith("kickback: cannot write to the data folder")
    assert tried.stderr.count("\n") == 1


def test_a_cold_start_with_a_thousand_unfinished_tables_is_quick(server: ServerProcess) -> None:
    async def begin() -> Player:
        accounts = await people(server.url, 3)
        table = await seated(accounts)
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
        for luck, player in enumerate(players):
            await player.act(player.seats[0], random.Random(luck).choice(player.sight(player.seats[0]).legal()))
        for player in players:
            await player.close()
        return players[0]

    player = asyncio.run(begin())
    server.stop()
    copy_tables(server.database, 1000)
    server.start()
    assert server.metric("cpu_seconds_total") < 2.0  # its own time: others may keep this machine busy

    async def resume() -> None:
        copied = Player(player.account, f"{player.table}-777")
        await copied.join()
        assert copied.sheet["stage"] == "playing"
        assert copied.sight("A").events[: len(player.sight("A").events)] == player.sight("A").events
        await copied.close()

    asyncio.run(resume())


def copy_tables(address: str, times: int) -> None:
    """So many copies of every table, logs and all."""
    with closed(connected(address)) as engine, engine.begin() as connection:
        for table, key in ((TABLES, "id"), (LOG, "table_id"), (PLACES, "table_id")):
            rows = [dict(row) for row in connection.execute(select(table)).mappings()]
            copies = [row | {key: f"{row[key]}-{number}"} for row in rows for number in range(times)]
            for row in copies if table is TABLES else []:
                row["sheet"] = json.dumps(json.loads(row["sheet"]) | {"id": row["id"]})
            connection.execute(insert(table), copies)


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


def test_what_is_only_half_stored_is_neither_dealt_again_nor_forgotten(
    tmp_path: Path, fresh_place: Callable[[], Place]
) -> None:
    """A deal is stored with its sheet or not at all. The disk fills up between the last row and the sheet after it."""

    async def run() -> None:
        server = await open_server(Settings(data=tmp_path, database=fresh_place().database))
        persons = [letter * 32 for letter in "abc"]
        live = await server.make(checked(Articles("scapegoat", 3, {"round-limit": "1"}, "machine")), persons[0])
        for person in persons:
            await lobby.sit(live, person, "", "Somebody", "")
            await lobby.sign(live, person, "", True)
        store = server.store
        fits, taken = store.write, 0

        async def one_fits(*statements: Statement) -> None:
            nonlocal taken
            taken += 1
            if taken > 1:
                raise NotStored("full")
            await fits(*statements)

        known, live.version = live.version, 99
        row = Row(live.sheet.id, 1, "deal", -1, "house", "{}", "", 1)
        with pytest.raises(Outrun):
            await store.append(row, also=live.to_store(replace(live.sheet, stage="playing")))
        assert await store.log(live.sheet.id) == [], "dealt, and the sheet does not know"
        live.version = known
        await lobby.start(live, persons[0])
        hand = live.course.playing.table.view(0).plain()
        with pytest.raises(No, match="being played"):  # the cards have been seen: nobody changes chairs now
            await lobby.sit(live, persons[1], "A", "Somebody", "")
        assert live.course.playing.table.view(0).plain() == hand
        assert live.sheet.stage == "playing"
        luck, taken = random.Random(1), 1
        store.write = one_fits  # type: ignore[method-assign]
        with suppress(NotStored):
            while True:
                seat = live.course.asked()[0]
                action = luck.choice(live.course.playing.table.legal(seat))
                await live.write("act", seat, "person", action.text)
        assert live.course.over
        assert live.sheet.stage == "playing"
        store.write = fits  # type: ignore[method-assign]
        await driving.drive(live)
        assert live.sheet.stage == "over"
        kinds = [row.kind for row in await store.log(live.sheet.id)]
        assert kinds.count("deal") == 1
        await server.close()

    asyncio.run(run())


def test_every_refusal_of_the_server_has_its_words() -> None:
    """Each `No(status, "why", ...)` and `no(id, "why")` in the sources is found in the message file, with its facts."""
    folder = Path(kickback.server.__file__).parent
    used = {
        found
        for file in folder.rglob("*.py")
        for found in re.findall(r'(?:\bNo\(\d+, |\bno\([^,()]*, |\brefused\()"([a-z-]+)"(?!, reason)', file.read_text())
    }
    assert len(used) > 50
    for why in used:
        assert common().has(f"refused-{why}"), why
