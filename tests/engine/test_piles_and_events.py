"""Piles carry knowledge, events are projected per audience, views are read by path."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickback.engine.chance import Quick
from kickback.engine.events import Event
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, ONLOOKER, PUBLIC
from kickback.engine.view import at


def test_a_pile_shows_each_seat_what_it_knows() -> None:
    pile = Pile([5, 6, 7], [1 << 0, PUBLIC, 0])
    assert pile.seen_by(0) == [5, 6, HIDDEN]
    assert pile.seen_by(1) == [HIDDEN, 6, HIDDEN]
    assert pile.seen_by(ONLOOKER) == [HIDDEN, 6, HIDDEN]
    assert pile.seen_by(EYE) == [5, 6, 7]
    assert pile.unordered_for(0) == [5, 6, HIDDEN]
    assert pile.take(6) == PUBLIC
    assert pile.seen_by(0) == [5, HIDDEN]


@given(st.lists(st.integers(0, 60), unique=True), st.integers(0, 1000))
def test_shuffling_keeps_the_cards_and_erases_what_was_known(faces: list[int], seed: int) -> None:
    pile = Pile(faces[:], [PUBLIC] * len(faces))
    pile.shuffle(Quick(seed))
    assert sorted(pile.faces) == sorted(faces)
    assert pile.seen_by(0) == [HIDDEN] * len(faces)


def test_put_under_keeps_the_top() -> None:
    top, below = Pile([1, 2], [0, 0]), Pile([3], [PUBLIC])
    top.put_under(below)
    assert (top.faces, len(below)) == ([3, 1, 2], 0)
    assert top.draw() == 2


def test_events_tell_each_audience_its_own() -> None:
    event = Event("drew", "X-1", {"seat": "A"}, {0: {"card": "5C"}})
    assert event.seen_by(0) == {"kind": "drew", "clause": "X-1", "seat": "A", "card": "5C"}
    assert event.seen_by(1) == event.seen_by(ONLOOKER) == {"kind": "drew", "clause": "X-1", "seat": "A"}
    assert event.seen_by(EYE) == {"kind": "drew", "clause": "X-1", "seat": "A", "secrets": {"A": {"card": "5C"}}}
    private = Event("whisper", "X-2", {"text": "psst"}, {}, audience=1 << 0 | 1 << 2)
    assert private.seen_by(1) is None
    assert private.seen_by(ONLOOKER) is None
    assert private.seen_by(2) is not None
    assert private.seen_by(EYE) is not None


def test_what_a_seat_is_told_cannot_be_changed_by_it() -> None:
    event = Event("drew", "X-1", {"seat": "A"}, {})
    heard = event.seen_by(0)
    assert heard is not None
    heard["seat"] = "B"
    assert event.seen_by(1) == {"kind": "drew", "clause": "X-1", "seat": "A"}


def test_paths() -> None:
    facts: Facts = {"A": {"hand": ["5C", "6D"]}, "deck": {"count": 3}}
    assert at(facts, "A.hand.2") == "6D"
    assert at(facts, "A.hand.count") == 2
    assert at(facts, "deck.count") == 3
    for path in ("B", "A.hand.3", "A.hand.0", "deck.count.1", ""):
        with pytest.raises(KeyError):
            at(facts, path)
