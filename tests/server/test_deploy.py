"""What `deploy/` says is tried as far as it goes without containers: its commands are run, its units are verified."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any  # what a YAML file holds

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select

import kickback.server
from kickback.cli import parser
from kickback.server.client import Player
from kickback.server.database import HEAD, connected, schema_version
from kickback.server.process import ServerProcess, free_port
from kickback.server.relay import Relay
from kickback.server.schema import TABLES
from kickback.server.services import bin_of
from kickback.server.survivors import Survivor, Toll
from tests.server.tables import people, play, record_of, saw_what_happened, seated

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
COMPOSE: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_text())


def lines() -> Iterator[tuple[str, list[str]]]:
    """Every command line in the folder, with the file and the place where it stands."""
    for name, service in COMPOSE["services"].items():
        if service.get("command", [""])[0] == "kickback":
            yield f"compose.yaml {name}", service["command"]
    for unit in UNITS:
        started = next(line for line in unit.read_text().splitlines() if line.startswith("ExecStart="))
        yield unit.name, shlex.split(started.removeprefix("ExecStart=").replace("%i", "8001"))
    *_, last = (DEPLOY / "Containerfile").read_text().strip().splitlines()
    yield "Containerfile", json.loads(last.removeprefix("CMD "))


LINES = dict(lines())


@pytest.mark.parametrize("place", LINES)
def test_every_command_is_one_that_kickback_takes(place: str) -> None:
    words = LINES[place]
    assert Path(words[0]).name == "kickback"
    assert parser(words[1]).parse_args(words[1:]).run


def test_what_the_container_file_copies_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert copied
    assert all((DEPLOY.parent / name).exists() for names in copied for name in names.split())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_units_are_sound(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text().replace("/opt/kickback/bin/kickback", shutil.which("true") or "")
        (tmp_path / unit.name.replace("@", "@8001")).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text().replace("server-1", "127.0.0.1").replace("server-2", "127.0.0.1")
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {text} }}")
    subprocess.run(["nginx", "-t", "-c", str(whole)], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("file", "pattern"), [("nginx.conf", r"~(\^\S+)  "), ("Caddyfile", r"path_regexp table (\S+)")]
)
def test_proxies_find_the_table_in_every_address_that_names_one(file: str, pattern: str) -> None:
    found = re.search(pattern, (DEPLOY / file).read_text())
    assert found is not None
    by = re.compile(found[1].replace("(?<", "(?P<"))
    for address in ("/ws/aB-9_x", "/t/aB-9_x", "/t/aB-9_x?seat=A", "/api/tables/aB-9_x", "/api/tables/aB-9_x/sit"):
        match = by.match(address)
        assert match is not None
        assert match[1] == "aB-9_x"
    assert not any(by.match(address) for address in ("/", "/api/tables", "/api/me", "/assets/app.js"))


class Composed:
    """The kickback services of the compose file as processes of this machine, behind a relay instead of nginx."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.folder = folder
        self.places = {"KICKBACK_DATABASE": database, "KICKBACK_BUS": bus}
        self.ports: dict[str, int] = {}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, name: str) -> None:
        service = COMPOSE["services"][name]
        assert set(self.places) <= set(service["environment"])
        port = self.ports.setdefault(name, free_port())
        changed = {"0.0.0.0": "127.0.0.1", "8000": str(port)}
        told: list[str] = service["command"][1:]
        words = [changed.get(word, word) for word in told]
        environment = os.environ | self.places | {"KICKBACK_DATA": str(self.folder / name)}
        with (self.folder / f"{name}.log").open("ab") as log:
            self.processes[name] = subprocess.Popen(
                [sys.executable, "-m", "kickback", *words], stdout=log, stderr=log, env=environment
            )

    async def ready(self, name: str) -> None:
        server = ServerProcess(self.folder)
        server.url = f"http://127.0.0.1:{self.ports[name]}"
        for _ in range(600):
            if await asyncio.to_thread(server.ready):
                return
            assert self.processes[name].poll() is None, (self.folder / f"{name}.log").read_text()
            await asyncio.sleep(0.1)
        raise TimeoutError(name)

    async def stop(self, name: str) -> int:
        self.processes[name].terminate()
        return await asyncio.to_thread(self.processes[name].wait, 60)


def test_the_composed_servers_play_while_each_is_restarted_in_turn(
    tmp_path: Path, fresh_postgresql: Callable[[], str], redis: str
) -> None:
    """A rolling restart: people come back through the other server, and nothing is lost."""
    composed = Composed(tmp_path, fresh_postgresql(), redis)
    names = [name for name in COMPOSE["services"] if name.startswith("server")]

    async def run() -> None:
        for name in [*names, "think"]:
            composed.start(name)
        for name in names:
            await composed.ready(name)
        relay = Relay([("127.0.0.1", composed.ports[name]) for name in names], random.Random(1))
        await relay.open()
        accounts = await people(f"http://127.0.0.1:{relay.port}", 2)
        table = await seated(accounts, bots=1, pace="quick")
        toll = Toll()
        handles = [(await account.get("/api/me"))["handle"] for account in accounts]
        here = [
            Survivor(account, handle, table, random.Random(handle), toll)
            for account, handle in zip(accounts, handles, strict=True)
        ]
        playing = asyncio.gather(*[survivor.play() for survivor in here])
        for name in names:
            await asyncio.sleep(1)
            assert await composed.stop(name) == 0
            composed.start(name)
            await composed.ready(name)
        await asyncio.wait_for(playing, 200)
        assert toll.acknowledged > 5
        assert toll.faults == []
        match = await record_of(accounts[0], table)
        for survivor in here:
            saw_what_happened(survivor.player, match)
        for name in [*names, "think"]:
            assert await composed.stop(name) == 0
        await relay.close()

    try:
        asyncio.run(run())
    finally:
        for process in composed.processes.values():
            process.kill()
            process.wait()


def test_a_dump_taken_while_people_play_is_restored_and_played_on(
    tmp_path: Path, fresh_postgresql: Callable[[], str], redis: str
) -> None:
    first, second = fresh_postgresql(), fresh_postgresql()
    dump = tmp_path / "tables.dump"
    server = ServerProcess(tmp_path / "one", database=first, bus=redis)
    server.start()

    async def begin() -> list[Player]:
        accounts = await people(server.url, 3)
        players = [Player(account, await seated(accounts)) for account in accounts[:1]]
        table = players[0].table
        players += [Player(account, table) for account in accounts[1:]]
        for player in players:
            await player.join()
        playing = asyncio.gather(
            *[play(player, random.Random(1), most=8) for player in players], return_exceptions=True
        )
        words = [bin_of("pg_dump"), "--format=custom", f"--file={dump}", first]
        await asyncio.to_thread(subprocess.run, words, check=True, capture_output=True)
        playing.cancel()
        for player in players:
            await player.close()
        return players

    players = asyncio.run(begin())
    server.kill()
    words = [bin_of("pg_restore"), "--no-owner", f"--dbname={second}", str(dump)]
    subprocess.run(words, check=True, capture_output=True)
    restored = ServerProcess(tmp_path / "two", database=second, bus=redis)
    restored.start()

    async def go_on() -> None:
        for player in players:
            player.account.url = restored.url  # the signing keys are in the dump: everybody is who they were
        again = [Player(player.account, players[0].table) for player in players]
        for player in again:
            await player.join()
        await asyncio.wait_for(asyncio.gather(*[play(player, random.Random(2)) for player in again]), 120)
        match = await record_of(again[0].account, again[0].table)
        for player in again:
            saw_what_happened(player, match)
            await player.close()

    try:
        asyncio.run(go_on())
    finally:
        restored.kill()


def test_processes_that_start_together_upgrade_an_older_schema_once(
    tmp_path: Path, fresh_postgresql: Callable[[], str], redis: str
) -> None:
    database = fresh_postgresql()
    engine = connected(database)
    config = Config()
    config.set_main_option("script_location", str(Path(kickback.server.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        old = dict.fromkeys(("id", "game", "stage", "secret", "sheet"), "x")
        connection.execute(TABLES.insert().values(**old, public=False, made=1, changed=1))
    servers = [ServerProcess(tmp_path / str(number), database=database, bus=redis) for number in range(3)]
    try:
        with ThreadPoolExecutor() as pool:
            assert len(list(pool.map(ServerProcess.start, servers))) == 3
        with engine.begin() as connection:
            assert schema_version(connection) == HEAD
            assert connection.execute(select(TABLES.c.id)).scalars().all() == ["x"]
    finally:
        for server in servers:
            server.kill()
        engine.dispose()


def test_backup_says_what_to_use_for_postgresql() -> None:
    words = [sys.executable, "-m", "kickback", "backup", "--database", "postgresql://nowhere/tables", "copy"]
    tried = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert tried.returncode == 2
    assert "pg_dump" in tried.stderr
