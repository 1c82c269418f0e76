"""Places at the end: winners first, equal scores share a place."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.outcome import ranked


def places(winners: list[int], scores: list[int]) -> list[tuple[int, int]]:
    says = [Message("standing") for _ in scores]
    return [(standing.seat, standing.place) for standing in ranked(winners, scores, says)]


def test_places() -> None:
    assert places([2], [4, 6, 5]) == [(2, 1), (1, 2), (0, 3)]
    assert places([0, 1], [4, 4, 5]) == [(0, 1), (1, 1), (2, 3)]
    assert places([], [3, 3, 1, 5]) == [(3, 1), (0, 2), (1, 2), (2, 4)]
    assert places([3], [3, 3, 1, 3]) == [(3, 1), (0, 2), (1, 2), (2, 4)]
