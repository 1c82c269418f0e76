"""A real pseudo-terminal: completion, colour, the alternate screen, Ctrl-C, a closed window."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

# Whoever runs the tests in the background may have them ignore Ctrl-C; the program under test must not inherit that.
PROGRAM = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from kickback.terminal.play import play; sys.exit(play('scapegoat', seed='7', {}))"
)
PATIENCE = 60.0  # seconds; a busy machine may take long to start
ALTERNATE, ORDINARY, NO_SCROLLBACK, CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[3J", "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>()][A-Z0-9]?|\r")


class Window:
    """A terminal window with the game in it. Keys go in, and the screen is read until something shows up."""

    def __init__(self, folder: Path, words: str, rows: int = 40, columns: int = 100, **more: str) -> None:
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        names = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(words)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**names, "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", **more},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""
        self.mark = 0

    def until(self, wanted: str) -> str:
        """Everything new up to where these words stand, ignoring colours and cursor moves."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in plain(self.seen[self.mark :]):
            if time.monotonic() > deadline or not self.read(1.0):
                raise AssertionError(f"'{wanted}' did not show up; the screen ends with:\n{plain(self.seen)[-2500:]}")
        new, self.mark = self.seen[self.mark :], len(self.seen)
        return new

    def read(self, seconds: float) -> bool:
        """False once the program has ended and nothing is left to read."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return self.process.poll() is None
        try:
            found = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += found.decode("utf-8", errors="replace")
        return bool(found)

    def settle(self) -> None:
        """Lets the program finish drawing before keys are sent."""
        while select.select([self.master], [], [], 0.3)[0]:
            if not self.read(0):
                return

    def type(self, keys: str) -> None:
        self.settle()
        os.write(self.master, keys.encode())

    def ended(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read(0.2)
        while self.read(0):
            pass
        return self.process.wait(timeout=1)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.master >= 0:
            os.close(self.master)
            self.master = -1


def plain(text: str) -> str:
    return CODES.sub("", text)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    found = Window(tmp_path, "people=['Ann']")
    yield found
    found.close()


def test_completion_with_the_tab_key(window: Window) -> None:
    window.until("Enter to begin.")
    window.type("\r")
    page = window.until("Ann>")
    assert "\x1b[" in page, "there is colour"
    window.type("sho")
    window.until("show 2D")
    window.type("\t\r")
    window.settle()
    window.type("\r")
    window.until("You picked")
    window.until("Ann>")
    window.type("quit\r")
    window.until("Save the game first?")
    window.type("no\r")
    assert window.ended() == 0
    assert "Traceback" not in window.seen


def test_history_and_a_typing_error(window: Window) -> None:
    window.until("Enter to begin.")
    window.type("\r")
    window.until("Ann>")
    window.type("gibberish\r")
    window.until("“gibberish” is nothing to say here")
    window.type("\x1b[A\r")
    window.until("“gibberish” is nothing to say here")
    window.type("show 2D\r")
    window.until("You picked 2 of diamonds")


def test_long_answers_come_page_by_page(tmp_path: Path) -> None:
    window = Window(tmp_path, "people=['Ann']", rows=15)
    try:
        window.until("Enter to begin.")
        window.type("\r")
        window.until("Ann>")
        window.type("rules setup\r")
        first = plain(window.until("Enter: more; q: enough"))
        assert "SCG-SETUP-1 " in first
        assert "SCG-SETUP-12" not in first
        window.type("\r")
        window.until("Enter: more; q: enough")
        window.type("q\r")
        window.until("Ann>")
    finally:
        window.close()


def test_no_colour_when_asked(tmp_path: Path) -> None:
    for window in (Window(tmp_path, "people=['Ann'], colour=False"), Window(tmp_path, "people=['Ann']", NO_COLOR="1")):
        try:
            window.until("Enter to begin.")
            window.type("\r")
            page = window.until("Ann>")
            assert not re.search(r"\x1b\[[0-9;]*(38|48|3[1-7]|4[1-7]|9[1-7])[;m]", page)
        finally:
            window.close()


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    window = Window(tmp_path, "people=['Ann', 'Bea']", TERM="dumb")
    try:
        window.until("Enter to begin.")
        window.type("\n")
        window.until("Ann, press Enter.")
        window.type("\n")
        window.until("Ann>")
        window.type("show 2D\n")
        window.until("Bea, press Enter.")
        assert "\x1b" not in window.seen
    finally:
        window.close()


def test_the_curtain_wipes_the_screen_and_what_could_be_scrolled_back_to(tmp_path: Path) -> None:
    window = Window(tmp_path, "people=['Ann', 'Bea']")
    try:
        window.until("Enter to begin.")
        assert ALTERNATE in window.seen
        window.type("\r")
        window.until("Ann, press Enter.")
        window.type("\r")
        window.until("Ann>")
        assert "2D♦" in plain(window.seen)
        window.type("show 2D\r")
        behind = window.until("Bea, press Enter.")
        wiped = behind.rindex(CLEAR)
        assert NO_SCROLLBACK in behind[wiped:]
        shown = plain(behind[wiped:])
        assert "2D" not in shown
        assert "5H" not in shown
        window.type("\r")
        for_bea = window.until("Bea>")
        assert not re.search(r"\b(2D|5H|5S|6H)\b", plain(for_bea[for_bea.rindex(CLEAR) :])), "Ann's hand"
        window.type("\x1b[A")  # what did Ann type?
        window.settle()
        assert "show 2D" not in plain(window.seen[window.seen.rindex("seat B") :])
        window.type("\x03")
        window.until("Save the game first?")
        window.type("no\r")
        assert window.ended() == 0
        assert window.seen.rindex(ORDINARY) > window.seen.rindex(CLEAR)
    finally:
        window.close()


def test_ctrl_c_offers_to_save_and_twice_saves_by_itself(window: Window, tmp_path: Path) -> None:
    window.until("Enter to begin.")
    window.type("\r")
    window.until("Ann>")
    window.type("show 2D\r")
    window.until("You picked 2 of diamonds")
    window.until("Ann>")
    window.type("\x03")
    window.until("Save the game first?")
    window.type("stay\r")
    window.until("Ann>")
    window.type("\x03")
    window.until("Save the game first?")
    window.type("\x03")
    assert window.ended() == 130
    assert "kickback play --resume" in window.seen
    assert "Traceback" not in window.seen
    assert len(list(tmp_path.glob("kickback-scapegoat-*.txt"))) == 1


def test_ctrl_d_saves_and_leaves(window: Window, tmp_path: Path) -> None:
    window.until("Enter to begin.")
    window.type("\r")
    window.until("Ann>")
    window.type("show 2D\r")
    window.until("You picked 2 of diamonds")
    window.until("Ann>")
    window.type("\x04")
    assert window.ended() == 1
    assert "The game is saved." in window.seen
    assert len(list(tmp_path.glob("kickback-scapegoat-*.txt"))) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_killed_or_closed_terminal_loses_nothing(window: Window, tmp_path: Path, number: signal.Signals) -> None:
    window.until("Enter to begin.")
    window.type("\r")
    window.until("Ann>")
    window.type("show 2D\r")
    window.until("You picked 2 of diamonds")
    window.until("Ann>")
    window.settle()
    if number == signal.SIGHUP:
        os.close(window.master)  # the window is gone, and nothing can be printed any more
        window.master = -1
    window.process.send_signal(number)
    window.process.wait(timeout=PATIENCE)
    (saved,) = tmp_path.glob("kickback-scapegoat-*.txt")
    assert "A show 2D" in saved.read_text(encoding="utf-8")


def test_ctrl_c_over_a_pipe_saves_and_says_so(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", PROGRAM.format("people=['Ann']")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("show 2D\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("You picked"):
            break
    for line in process.stdout:
        if line == "Ann>\n":
            break
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Stopped. The game is saved." in errors
    assert "Traceback" not in errors
    assert len(list(tmp_path.iterdir())) == 1
