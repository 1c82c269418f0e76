"""Piles carry knowledge, events are projected per audience, views are read by path."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickback.engine.chance import Quick
from kickback.engine.events import Event
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS, ONLOOKER, PUBLIC, clockwise, letter, letters, mask
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
    Quick(seed).shuffle(faces)
    assert pile.faces == faces
    assert pile.seen_by(0) == [HIDDEN] * len(faces)


def test_put_under_keeps_the_top_and_what_is_known() -> None:
    top, below = Pile([1, 2], [0, 1]), Pile([3], [PUBLIC])
    top.put_under(below)
    assert (top.faces, top.known) == ([3, 1, 2], [PUBLIC, 0, 1])
    assert (below.faces, below.known) == ([], [])
    assert top.draw() == 2
    assert (top.faces, top.known) == ([3, 1], [PUBLIC, 0])


def test_a_card_put_or_shown_is_known_to_those_seats() -> None:
    pile = Pile([4], [0])
    pile.put(9, 1 << 2)
    assert len(pile) == 2
    assert pile.seen_by(2) == [HIDDEN, 9]
    pile.show(1, 1 << 0)
    assert pile.known == [0, 1 << 0 | 1 << 2]  # who knew it before still does
    assert pile.take(4) == 0
    assert (pile.faces, pile.known) == ([9], [1 << 0 | 1 << 2])


def test_a_pile_without_order_shows_known_faces_first() -> None:
    pile = Pile([8, 3, 5, 0], [1, 0, 1, 1])
    assert pile.unordered_for(0) == [0, 5, 8, HIDDEN]
    assert pile.unordered_for(1) == [HIDDEN] * 4
    assert pile.unordered_for(EYE) == [0, 3, 5, 8]


def test_a_clone_of_a_pile_is_another_pile() -> None:
    pile = Pile([1, 2], [0, 1])
    twin = pile.clone()
    twin.draw()
    twin.show(0, PUBLIC)
    assert (pile.faces, pile.known) == ([1, 2], [0, 1])
    assert (twin.faces, twin.known) == ([1], [PUBLIC])
    seen = pile.seen_by(EYE)
    seen.clear()
    assert len(pile) == 2


def test_seats() -> None:
    assert (letter(0), letter(13)) == ("A", "N")
    assert letters([2, 0]) == ["C", "A"]
    assert mask([]) == 0
    assert mask([0, 3]) == 0b1001
    assert clockwise(2, 4) == [2, 3, 0, 1]
    assert all(PUBLIC >> viewer & 1 for viewer in (*range(len(LETTERS)), ONLOOKER, EYE))
    assert PUBLIC == (1 << EYE + 1) - 1
    assert len(LETTERS) <= ONLOOKER < EYE


def test_events_tell_each_audience_its_own() -> None:
    event = Event("drew", "X-1", {"seat": "A"}, {0: {"card": "5C"}})
    assert event.seen_by(0) == {"kind": "drew", "clause": "X-1", "seat": "A", "card": "5C"}
    assert event.seen_by(1) == event.seen_by(ONLOOKER) == {"kind": "drew", "clause": "X-1", "seat": "A"}
    assert event.seen_by(EYE) == {"kind": "drew", "clause": "X-1", "seat": "A", "secrets": {"A": {"card": "5C"}}}
    assert [event.tells_secret(seat) for seat in (0, 1, ONLOOKER, EYE)] == [True, False, False, True]
    everybody = Event("drew", "X-1", {}, {})
    assert [everybody.tells_secret(seat) for seat in (0, EYE)] == [False, False]
    assert everybody.seen_by(EYE) == everybody.seen_by(13) == {"kind": "drew", "clause": "X-1"}
    two = Event("swapped", "X-1", {}, {0: {"card": "5C"}, 2: {"card": "6D"}})
    assert two.seen_by(2) == {"kind": "swapped", "clause": "X-1", "card": "6D"}
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
    assert at(facts, "A.hand.1") == "5C"
    assert at(facts, "deck.count") == 3
    assert at({"1": "one", "count": "all"}, "1") == "one"
    assert at({"1": "one", "count": "all"}, "count") == "all"
    for path in ("B", "A.hand.3", "A.hand.0", "A.hand.-1", "A.hand.x", "A.hand.1.1", "deck.count.1", "count", ""):
        with pytest.raises(KeyError):
            at(facts, path)
