"""A taste of what `kickback torture` does at length."""

from __future__ import annotations

from kickback.server.torture import run


def test_nothing_acknowledged_is_lost_or_doubled_by_kills() -> None:
    toll = run("scapegoat", tables=2, kills=4, seed=5)
    assert toll.kills == 4
    assert toll.acknowledged > 20
    assert toll.faults == []
