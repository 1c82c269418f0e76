"""The sixth game: with nothing but its own small folder it does all that the others do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickback import games

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "kickback" / "games" / "cut" / "__init__.py"


def kickback(*words: str, typed: str = "") -> str:
    """The command with the sixth game added; it must end well."""
    env = os.environ | {"KICKBACK_GAMES": "kickback.games.cut", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "kickback", *words],
        input=typed, env=env, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_it_is_small() -> None:
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) <= 120


def test_it_plays_in_the_terminal() -> None:
    shown = kickback("play", "cut", "--seats", "3", "--people", "Ann", "--seed", "3", typed="keep\n\n")
    assert "You keep your 9" in shown
    assert "Clara wins." in shown


def test_it_simulates_soaks_and_has_rules() -> None:
    assert "decisions a game" in kickback("simulate", "cut", "--games", "20", "--bots", "random")
    kickback("soak", "--game", "cut", "--games", "40")
    assert "CUT-TURN-2" in kickback("rules", "cut", "CUT-TURN-2")
    assert '"swap"' in kickback("schema", "cut")


def test_search_plays_it_and_rules_of_thumb_are_missed_kindly() -> None:
    assert "decisions a game" in kickback("simulate", "cut", "--games", "3", "--bots", "search:10")
    env = os.environ | {"KICKBACK_GAMES": "kickback.games.cut", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "kickback", "simulate", "cut", "--games", "1", "--bots", "heuristic"],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "nobody has written rules of thumb for cut yet" in done.stderr


@pytest.fixture
def cut_added() -> Iterator[None]:
    """The sixth game in this process, for one test: the others count on five."""
    games.add("kickback.games.cut")
    yield
    games.NAMES.remove("cut")
    del games.ADDED["cut"]


@pytest.mark.usefixtures("cut_added")
def test_it_trains() -> None:
    zoo = pytest.importorskip("pettingzoo.test")
    from kickback.research.zoo import env

    zoo.api_test(env("cut"), num_cycles=50)
