"""A server of one's own in another process, for load, torture and tests."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from kickback.server.database import default_database

PATIENCE = 120.0  # seconds: the machine may be busy


class ServerProcess:
    """`kickback serve` on a free port of this machine; its log goes to a file beside its data."""

    def __init__(
        self,
        data: Path,
        flags: list[str] | None = None,
        program: list[str] | None = None,
        database: str = "",
        bus: str = "",
    ) -> None:
        self.data = data
        self.program = program or ["-m", "kickback"]
        self.flags = flags if flags is not None else ["--no-limits", "--bot-delay", "0"]
        self.database = database or default_database(data)
        where = {"--database": database, "--bus": bus}
        self.where = [word for flag, address in where.items() if address for word in (flag, address)]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Starts it and waits until it is ready; says how many seconds that took."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*words, *self.where, *self.flags], stdout=log, stderr=log, env=os.environ.copy()
            )
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() - began > PATIENCE:
                self.process.kill()
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-500:]}")
            time.sleep(0.02)
        return time.monotonic() - began

    def ready(self) -> bool:
        try:
            with urlopen(f"{self.url}/health/ready", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """At once, as a crash or a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Politely. Its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, sign: int) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(PATIENCE)

    def metric(self, name: str) -> float:
        with urlopen(f"{self.url}/metrics", timeout=5) as answer:
            lines = answer.read().decode().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"kickback_{name} ")))


class ThinkProcess:
    """`kickback think` for the servers on a database."""

    def __init__(self, log: Path, database: str, bus: str) -> None:
        self.log = log
        self.words = [sys.executable, "-m", "kickback", "think", "--database", database, "--bus", bus]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.words, stdout=log, stderr=log)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)


def free_port() -> int:
    """A port that nobody has, and that no outgoing connection is given meanwhile: those are drawn from higher ones."""
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def logged_faults(log: Path) -> list[str]:
    """What somebody should look at: a task that failed, a table that could not be played on."""
    return [line for line in log.read_text().splitlines() if '"fault": ' in line]
