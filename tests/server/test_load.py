"""A taste of `kickback load`: every action is acknowledged, in a game of turns and in one of races."""

from __future__ import annotations

import pytest

from kickback.server.load import run


@pytest.mark.parametrize("game", ["scapegoat", "embezzlement"])
def test_clients_play_and_nothing_is_refused(game: str) -> None:
    figures = run(game, tables=3, seconds=2.0, rate=0.0)
    assert figures.actions > 5
    assert figures.refused == 0
    assert 0 < figures.p50 <= figures.p99
