"""A server of one's own in another process, for load, torture and tests."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 30.0


class ServerProcess:
    """`kickback serve` on a free port of this machine; its log goes to a file beside its data."""

    def __init__(self, data: Path, flags: list[str] | None = None) -> None:
        self.data = data
        self.flags = flags if flags is not None else ["--no-limits", "--bot-delay", "0"]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Starts it and waits until it is ready; says how many seconds that took."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = [sys.executable, "-m", "kickback", "serve", "--port", str(self.port), "--data", str(self.data)]
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*words, *self.flags], stdout=log, stderr=log, env=os.environ.copy())
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() - began > PATIENCE:
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

    def memory(self) -> int:
        """Resident bytes, where the system tells."""
        assert self.process is not None
        path = Path(f"/proc/{self.process.pid}/status")
        if not path.exists():
            return 0
        line = next(line for line in path.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
