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
