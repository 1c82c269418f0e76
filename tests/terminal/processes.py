"""`kickback` as a process of its own: over pipes, or on a terminal that remembers every byte."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

PATIENCE = 90.0


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return kept | {"XDG_CONFIG_HOME": str(folder), "LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)} | more


class Terminal:
    """A terminal without anybody's eyes: every byte that was ever sent to it is kept."""

    def __init__(self, folder: Path, *words: str, term: str = "xterm-256color", no_colour: str = "") -> None:
        self.leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = surroundings(folder, TERM=term, NO_COLOR=no_colour)
        command = [sys.executable, "-m", "kickback", *words]
        self.process = subprocess.Popen(
            command, stdin=follower, stdout=follower, stderr=follower, env=environment, cwd=folder,
            start_new_session=True,
        )  # fmt: skip
        os.close(follower)
        self.sent = ""

    def hear(self, seconds: float = 0.1) -> None:
        if select.select([self.leader], [], [], seconds)[0]:
            try:
                self.sent += os.read(self.leader, 65536).decode(errors="replace")
            except OSError:  # the other side has hung up
                time.sleep(seconds)

    def until(self, *wanted: str, since: int = 0) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if any(words in self.sent[since:] for words in wanted):
                return self.sent[since:]
            self.hear()
        raise AssertionError(f"none of {wanted} was sent:\n{self.sent[-3000:]}")

    def type(self, keys: str) -> None:
        os.write(self.leader, keys.encode())

    def ended(self) -> int:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.sent[-3000:]
            self.hear(0.05)
        self.hear()
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.leader)


def piped(folder: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "kickback", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env=surroundings(folder), cwd=folder,
    )  # fmt: skip


def read_until(process: subprocess.Popen[str], line: str) -> list[str]:
    """What was printed, up to that line."""
    assert process.stdout is not None
    found: list[str] = []
    for one in process.stdout:
        found.append(one.rstrip("\n"))
        if found[-1] == line:
            return found
    raise AssertionError("\n".join(found))
