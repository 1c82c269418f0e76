"""The program as a process: told to end, cut off, on poor terminals, without colour. Nothing is lost, nothing leaks."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from kickback.records.match import replayed
from kickback.records.record import read as read_record
from tests.terminal.processes import Terminal, piped, read_until

COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")
GAME = ("play", "scapegoat", "--people", "Ann", "--seed", "7")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    found: list[Terminal] = []
    yield found
    for one in found:
        one.close()


def saved(folder: Path) -> int:
    """How many answers the one saved game of this folder holds."""
    (file,) = folder.glob("kickback-scapegoat-*.txt")
    return len(replayed(read_record(file.read_text(encoding="utf-8"))).said)


def half_a_game(folder: Path) -> subprocess.Popen[str]:
    """One card shown, the next question asked."""
    process = piped(folder, *GAME)
    read_until(process, "Ann>")
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process, "Ann>")
    return process


@pytest.mark.no_cover
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_over_a_pipe_a_signal_saves_the_game(sent: signal.Signals, tmp_path: Path) -> None:
    process = half_a_game(tmp_path)
    process.send_signal(sent)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Stopped. The game is saved. Go on with: kickback play --resume" in errors
    assert "Traceback" not in errors
    assert saved(tmp_path) > 1


@pytest.mark.no_cover
def test_over_a_pipe_the_end_of_the_input_saves_the_game(tmp_path: Path) -> None:
    process = half_a_game(tmp_path)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "The input has ended." in errors
    assert saved(tmp_path) > 1


@pytest.mark.no_cover
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
def test_the_application_saves_when_it_is_told_to_end(
    sent: signal.Signals, tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, *GAME, "--pace", "0")
    terminals.append(terminal)
    shown_and_asked(terminal)
    terminal.process.send_signal(sent)
    assert terminal.ended() == 130
    assert saved(tmp_path) > 1
    assert "--resume" in terminal.sent.rpartition("\x1b[?1049l")[2], "said in the shell's own terminal"


def shown_and_asked(terminal: Terminal) -> None:
    """Past the first screen, one card shown, the next question asked."""
    terminal.until("Enter begins")
    terminal.type("\r")
    terminal.until("Show one card")
    while "into Q1" not in terminal.sent:  # keys of the first quarter second are thrown away
        terminal.type("1")
        for _ in range(10):
            terminal.hear()


@pytest.mark.no_cover
def test_a_closed_window_does_not_cost_the_game(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, *GAME, "--pace", "0")
    terminals.append(terminal)
    shown_and_asked(terminal)
    terminal.process.send_signal(signal.SIGHUP)
    with suppress(OSError):
        terminal.type("\x03")
    assert terminal.ended() == 130
    assert saved(tmp_path) > 1


@pytest.mark.no_cover
@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_ask_once_and_save(key: str, tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, *GAME, "--pace", "0")
    terminals.append(terminal)
    shown_and_asked(terminal)
    terminal.type(key)
    terminal.until("Leave?")
    terminal.type("\r")
    assert terminal.ended() == 0
    assert saved(tmp_path) > 1


@pytest.mark.no_cover
def test_a_dumb_terminal_gets_lines_and_no_command(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, *GAME, term="dumb")
    terminals.append(terminal)
    terminal.until("Ann>")
    here = len(terminal.sent)
    terminal.type("1\n")
    terminal.until("Ann>", since=here)
    terminal.type("\x04")
    assert terminal.ended() == 1
    assert "\x1b" not in terminal.sent
    assert "The input has ended." in terminal.sent
    assert saved(tmp_path) > 1


@pytest.mark.no_cover
@pytest.mark.parametrize("how", ["NO_COLOR", "--no-colour", ""])
def test_without_colour_nothing_is_coloured_and_nothing_is_lost(
    how: str, tmp_path: Path, terminals: list[Terminal]
) -> None:
    words = [how] if how.startswith("--") else []
    terminal = Terminal(tmp_path, *GAME, "--pace", "0", *words, no_colour="1" if how == "NO_COLOR" else "")
    terminals.append(terminal)
    shown_and_asked(terminal)
    terminal.type("4d")
    terminal.until("once more")
    drawn = terminal.sent.partition("Enter begins")[2]
    assert bool(COLOUR.search(drawn)) == (not how), COLOUR.findall(drawn)[:5]
    assert "\x1b[1" in drawn, "bold"


@pytest.mark.no_cover
def test_a_record_is_told_in_lines_where_nothing_can_be_drawn(tmp_path: Path, terminals: list[Terminal]) -> None:
    deal = "deal: start = A\ndeal: A.hand = 5C 6C 7C 8H\n\nA down 8H\n"
    (tmp_path / "game.txt").write_text(f"kickback: 1\ngame: scapegoat\nseats: A B C\nnames: A=Ann\n{deal}")
    terminal = Terminal(tmp_path, "replay", "game.txt", term="dumb")
    terminals.append(terminal)
    assert terminal.ended() == 0
    assert "Ann files a card: +10" in terminal.sent
    assert "\x1b" not in terminal.sent
