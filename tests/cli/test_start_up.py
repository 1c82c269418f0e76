"""Nothing is loaded before it is needed: help and the first question come at once."""

import compileall
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import kickback
from kickback.games import NAMES
from tests.terminal.processes import Terminal

HELP, QUESTION = 0.2, 0.6  # seconds of CPU


@pytest.fixture(autouse=True, scope="module")
def compiled_ahead() -> None:
    """As setup leaves the sources: what Python spends on reading them for the first time is not ours."""
    compileall.compile_dir(Path(kickback.__file__).parent, quiet=1)


def cpu(run: Callable[[], object]) -> float:
    """Seconds of CPU that the processes of one run take, the best of three."""
    found: list[float] = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found)


def python(*words: str, stdin: str = "") -> None:
    subprocess.run([sys.executable, *words], input=stdin, text=True, capture_output=True, env=os.environ, check=False)


@cache
def slowness() -> float:
    """1, or more on a slow or busy machine: by what loading Textual alone takes there, usually 0.2."""
    return max(1.0, cpu(lambda: python("-c", "import textual.app")) / 0.2)


def test_help() -> None:
    assert cpu(lambda: python("-m", "kickback", "--help")) < HELP * slowness()


@pytest.mark.parametrize("game", NAMES)
def test_the_first_question_line_by_line(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    words = ("-m", "kickback", "play", game, "--plain", "--seed", "1")
    assert cpu(lambda: python(*words, stdin="quit\nno\n")) < QUESTION * slowness()


@pytest.mark.parametrize("game", NAMES)
def test_the_first_question_of_the_application(game: str, tmp_path: Path) -> None:
    """Past the page that says how to win, until the docket is drawn."""

    def run() -> None:
        terminal = Terminal(tmp_path, "play", game, "--seed", "1", "--pace", "0")
        try:
            terminal.until("Enter begins")
            terminal.type("\r")
            terminal.until("┏")
        finally:
            terminal.close()

    assert cpu(run) < QUESTION * slowness()
