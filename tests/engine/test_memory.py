"""One memory for all games: what somebody did not see is rubbed out, and clones share until one of them adds."""

from __future__ import annotations

from kickback.engine.memory import Entry, Memory, keys
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, ONLOOKER, PUBLIC


def test_a_card_is_remembered_by_those_who_saw_it() -> None:
    drew = Entry(3, seat=1, card=17, seen=1 << 1, number=2)
    assert drew.seen_by(1) is drew
    assert drew.seen_by(EYE) is drew
    assert drew.seen_by(0).key() == (3, 1, HIDDEN, 1 << 1, -1, -1, -1, 2)
    assert drew.seen_by(0) is drew.seen_by(ONLOOKER)
    assert Entry(3, card=17, seen=PUBLIC).seen_by(0).card == 17


def test_clones_share_until_one_of_them_adds() -> None:
    memory = Memory([Entry(0)])
    twin = memory.clone()
    assert twin.entries is memory.entries
    twin.add(Entry(1))
    memory.add(Entry(2))
    memory.add(Entry(3))
    assert [entry.kind for entry in twin.entries] == [0, 1]
    assert [entry.kind for entry in memory.entries] == [0, 2, 3]
    assert keys(memory.seen_by(EYE)) == keys(memory.entries)


def test_all_that_an_entry_says_counts_when_entries_are_compared() -> None:
    entry = Entry(1, seat=2, card=3, seen=1 << 4, source=5, target=6, word=7, number=8)
    assert entry.key() == (1, 2, 3, 1 << 4, 5, 6, 7, 8)
    assert entry.seen_by(4) is entry
    assert entry.seen_by(5).key() == (1, 2, HIDDEN, 1 << 4, 5, 6, 7, 8)
    assert Entry(1).key() == (1, -1, HIDDEN, PUBLIC, -1, -1, -1, 0)


def test_what_shows_no_card_is_the_same_for_everybody() -> None:
    passed = Entry(1, seat=2, seen=0)
    assert passed.seen_by(0) is passed


def test_each_seat_gets_a_list_of_its_own() -> None:
    memory = Memory([Entry(1, card=7, seen=1 << 0), Entry(2, card=8)])
    assert [entry.card for entry in memory.seen_by(0)] == [7, 8]
    assert [entry.card for entry in memory.seen_by(1)] == [HIDDEN, 8]
    assert [entry.card for entry in memory.seen_by(EYE)] == [7, 8]
    memory.seen_by(EYE).clear()
    memory.seen_by(0).clear()
    assert len(memory.entries) == 2


def test_a_clone_of_a_clone_is_independent_too() -> None:
    memory = Memory([Entry(0)])
    memory.clone()
    memory.add(Entry(1))  # a list of its own from here on
    mine = memory.entries
    memory.add(Entry(2))
    assert memory.entries is mine  # copied once, not at every step
    twin = memory.clone()
    memory.add(Entry(3))
    assert [entry.kind for entry in twin.entries] == [0, 1, 2]
