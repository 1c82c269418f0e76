"""Places at the end: winners first, equal scores share a place."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.outcome import Outcome, ranked
from kickback.engine.table import shared_out


def places(winners: list[int], scores: list[int]) -> list[tuple[int, int]]:
    says = [Message("standing") for _ in scores]
    return [(standing.seat, standing.place) for standing in ranked(winners, scores, says)]


def test_places() -> None:
    assert places([2], [4, 6, 5]) == [(2, 1), (1, 2), (0, 3)]
    assert places([0, 1], [4, 4, 5]) == [(0, 1), (1, 1), (2, 3)]
    assert places([], [3, 3, 1, 5]) == [(3, 1), (0, 2), (1, 2), (2, 4)]
    assert places([3], [3, 3, 1, 3]) == [(3, 1), (0, 2), (1, 2), (2, 4)]
    assert places([1, 2], [9, 4, 3]) == [(1, 1), (2, 1), (0, 3)]  # who shares a win shares the first place
    assert places([0], [3, 3]) == [(0, 1), (1, 2)]  # and shares it with nobody else


def test_an_outcome_as_data() -> None:
    says = [Message("standing", {"seat": seat}) for seat in "AB"]
    outcome = Outcome(Message("outcome"), [1], ranked([1], [4, 7], says))
    assert outcome.plain() == {
        "why": {"id": "outcome"},
        "winners": ["B"],
        "standings": [
            {"seat": "B", "place": 1, "score": 7, "says": {"id": "standing", "facts": {"seat": "B"}}},
            {"seat": "A", "place": 2, "score": 4, "says": {"id": "standing", "facts": {"seat": "A"}}},
        ],
    }


def test_one_win_is_shared_and_paid_for() -> None:
    assert shared_out([1], 3) == [-0.5, 1.0, -0.5]
    assert shared_out([0, 3], 4) == [0.5, -0.5, -0.5, 0.5]
    assert shared_out([0], 2) == [1.0, -1.0]
    assert shared_out([], 2) == shared_out([0, 1], 2) == [0.0, 0.0]
