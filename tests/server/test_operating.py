"""Running a server: health, metrics, a polite end, and one clear line for what cannot work."""

from __future__ import annotations

import asyncio
import json
import random
import re
import resource
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, insert, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

import kickback.server
from kickback.cli.serve import switched
from kickback.server import driving, lobby
from kickback.server.client import Player
from kickback.server.database import connected, opened
from kickback.server.lobby import checked
from kickback.server.process import ServerProcess, free_port
from kickback.server.refusals import No
from kickback.server.schema import LOG, METADATA, PLACES, TABLES
from kickback.server.seating import Articles
from kickback.server.serving import MOST_FILES
from kickback.server.settings import Settings
from kickback.server.storage import NotStored, Outrun, Row, Statement
from kickback.server.table_server import open_server
from kickback.words import common
from tests.server.services import Place, only_sqlite
from tests.server.tables import close_code, people, play, refused, seated, whole_game


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


def test_what_is_said_of_a_fault_holds_nothing_of_what_was_to_be_stored(
    tmp_path: Path, fresh_place: Callable[[], Place]
) -> None:
    with closed(opened(fresh_place().address(tmp_path)).engine) as engine, engine.connect() as connection:
        with pytest.raises(SQLAlchemyError) as caught:
            connection.execute(text("insert into nowhere values (:secret)"), {"secret": "canary"})
        assert "canary" not in str(caught.value)


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


def test_nobodys_identity_is_in_what_may_be_kept_and_handed_on(shared: ServerProcess) -> None:
    for path, kept in (("/api/me", False), ("/api/games", False), ("/api/messages/common/en", True), ("/", True)):
        with urlopen(f"{shared.url}{path}") as answer:
            assert ((answer.headers["cache-control"] or "") != "no-store") is kept, path
            assert (answer.headers["set-cookie"] is None) is kept, path


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


THINKS_LONG = """
import sys, time
from kickback.server import thinking
def answered(job):
    time.sleep(300)
thinking.answered = answered
from kickback.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""


def test_a_polite_end_does_not_wait_for_a_bot_that_thinks(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    program = tmp_path / "slow.py"
    program.write_text(THINKS_LONG)
    server = fresh_place().server(tmp_path / "data", program=[str(program)])
    server.start()

    async def run() -> None:
        (account,) = await people(server.url, 1)
        player = Player(account, await seated([account], bots=2))
        await player.join()
        while not server.metric("bot_answers_total"):
            await play(player, random.Random(1), most=1)
        await player.close()

    try:
        asyncio.run(run())
        began = monotonic()
        assert server.stop() == 0
        assert monotonic() - began < 60
    finally:
        server.kill()


@only_sqlite
def test_a_second_server_on_the_same_data_is_one_clear_line(server: ServerProcess) -> None:
    """The rows would stay sound, but people here and there would not hear of each other."""
    tried = serve("--port", str(free_port()), "--data", str(server.data))
    assert tried.returncode == 2
    assert tried.stderr.startswith(f"kickback: another server uses {server.data}/kickback.sqlite")
    assert tried.stderr.count("\n") == 1
    server.kill()
    server.start()


def test_a_database_that_another_program_holds_is_waited_for_and_then_refused_kindly(server: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(server.url, 3)
        player = Player(accounts[0], await seated(accounts))
        await player.join()
        with closed(connected(server.database)) as engine, engine.connect() as connection:
            connection.exec_driver_sql("begin immediate")
            asked = asyncio.create_task(player.ask({"say": "chat", "id": "1", "text": "is anybody there?"}))
            assert (await accounts[1].get("/api/me"))["name"] == "Person 1", "others are served meanwhile"
            assert (await asked)["why"] == "not-stored"
        assert (await player.ask({"say": "chat", "id": "2", "text": "now?"}))["say"] == "done"
        await player.close()

    if server.database.startswith("sqlite"):
        asyncio.run(run())


def test_many_sockets_are_no_trouble_where_programs_begin_with_few_files(tmp_path: Path) -> None:
    limited = f"ulimit -Sn 64; exec {sys.executable} -m kickback serve --port 0 --data {tmp_path / 'data'}"
    process = subprocess.Popen(["bash", "-c", limited], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        with urlopen(process.stdout.readline().split()[-1]) as page:  # at any port that is free, and says which
            assert page.status == 200
        soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        assert soft == min(hard, MOST_FILES) > 64
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("flags", "given", "says"),
    [
        (["--port", "70000"], {}, "there is no port 70000"),
        ([], {"KICKBACK_PORT": "many"}, "KICKBACK_PORT is 'many'"),
        ([], {"KICKBACK_BOT_DELAY": "long"}, "KICKBACK_BOT_DELAY is 'long'"),
        (["--public-url", "play.example"], {}, "--public-url play.example is what people type"),
        (["--host", "nowhere.invalid", "--port", "0"], {}, "cannot listen on nowhere.invalid:0"),
    ],
)
def test_what_is_set_wrongly_is_told(
    flags: list[str], given: dict[str, str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    tried = serve("--data", str(tmp_path / "data"), *flags)
    assert tried.returncode == 2
    assert says in tried.stderr
    assert "Traceback" not in tried.stderr
    words = [sys.executable, "-m", "kickback", "rules", "--help"]  # other commands are not concerned
    assert subprocess.run(words, capture_output=True, timeout=60, check=False).returncode == 0


@pytest.mark.parametrize(("said", "meant"), [("1", True), ("yes", True), ("0", False), ("off", False), ("", False)])
def test_a_switch_in_the_environment_can_be_off(said: str, meant: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KICKBACK_PROXIED", said)
    assert switched("proxied") is meant


def test_a_page_is_found_where_the_program_is_reached_by_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(Path(kickback.server.__file__).parents[2])
    words = "import sys; sys.path.insert(0, sys.argv[1]); from kickback.server.app import WEB; print(WEB)"
    line = [sys.executable, "-c", words, str(tmp_path / "link")]
    told = subprocess.run(line, capture_output=True, text=True, timeout=60, check=True).stdout.strip()
    assert Path(told) == Path(told).resolve()


@pytest.mark.parametrize("path", ["/%00", f"/{'a' * 3000}", "/%ff%fe", "/..%2f..%2fetc/passwd", "/t/%E2%80%AE"])
def test_an_address_that_no_file_could_have_is_the_clients_own(shared: ServerProcess, path: str) -> None:
    with urlopen(f"{shared.url}{path}") as answer, urlopen(f"{shared.url}/") as page:
        assert answer.read() == page.read()


def test_head_is_answered_as_get_without_the_body(shared: ServerProcess) -> None:
    with urlopen(Request(f"{shared.url}/health/ready", method="HEAD")) as answer:
        assert (answer.status, answer.headers["content-length"], answer.read()) == (200, "5", b"")


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
        assert "live.py" in server.log.read_text(), "where it went wrong is told"
        assert "dance" not in server.log.read_text(), "what was said is not"
        await players[0].close()
        await whole_game([Player(account, sound) for account in accounts], [], seed=3)

    asyncio.run(run())


@only_sqlite
def test_a_full_disk_at_the_start_is_one_clear_line(tmp_path: Path) -> None:
    words = f"ulimit -f 0; exec {sys.executable} -m kickback serve --port {free_port()} --data {tmp_path / 'data'}"
    tried = subprocess.run(["bash", "-c", words], capture_output=True, text=True, timeout=100, check=False)
    assert tried.returncode == 2
    assert tried.stderr == f"kickback: cannot use the database: disk I/O error ({tmp_path}/data/kickback.sqlite)\n"


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
