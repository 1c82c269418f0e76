"""The application in a real terminal, by keys alone. All five games: `python -m tests.terminal.tmux`."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickback.engine.chance import Quick
from tests.terminal.tmux import SHORT, Tmux, play_to_the_end

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed on this machine")
CARD = re.compile(r"\b(?:[2-9AJQK]|10)[♠♥♦♣]|(?:Ace|King|Queen|Jack|\d+) of (?:spades|hearts|diamonds|clubs)")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    found = Tmux(tmp_path)
    yield found
    found.run("kill-server")


@pytest.mark.no_cover
@pytest.mark.parametrize("game", ["scapegoat", "wallet"])
def test_whole_games_in_a_real_terminal(tmux: Tmux, game: str) -> None:
    tmux.start("play", game[:5], "--bots", "random", "--people", "Nadia", "--pace", "0", *SHORT[game])
    assert play_to_the_end(tmux, Quick(1), 150) > 3
    tmux.press("q")
    tmux.until("left=0")


def test_ctrl_c_leaves_cleanly_and_nothing_is_lost(tmux: Tmux, tmp_path: Path) -> None:
    tmux.start("play", "scape", "--people", "Nadia", "--seed", "7", "--pace", "0")
    tmux.until("Enter begins")
    tmux.press("Enter")
    tmux.until("Show one card")
    tmux.press_until("1", "into Q1")
    tmux.press("C-c")
    tmux.until("Leave?")
    tmux.press("Enter")
    shown = tmux.until("left=0")
    assert "--resume" in shown.replace("\n", "")
    assert len(list(tmp_path.glob("kickback-scapegoat-*.txt"))) == 1


@pytest.mark.no_cover
def test_nothing_of_a_hand_is_left_behind_the_curtain(tmux: Tmux) -> None:
    """Two people at one device: no card on the curtain nor in what can be scrolled back to."""
    tmux.start("play", "scape", "--people", "Ann,Bea", "--seats", "3", "--bots", "random", "--seed", "7", "--pace", "0")
    tmux.until("Enter begins")
    tmux.press("Enter")
    tmux.until("Hand the keyboard to   A Ann")
    tmux.press("A", "Enter")
    shown = tmux.until("Show one card")
    assert CARD.search(shown), "Ann sees her own"
    while "Hand the keyboard to   B Bea" not in shown:
        tmux.press("1")
        shown = tmux.changed(shown, 2.0)
    everything = tmux.screen(scrollback=True)
    assert not CARD.search(everything), everything
    assert tmux.run("display-message", "-p", "#{alternate_on} #{history_size}").split() == ["1", "0"]
    tmux.press("C-c")
    tmux.until("Leave?")
    tmux.press("n")
    tmux.until("left=0")
    assert not CARD.search(tmux.screen(scrollback=True))
