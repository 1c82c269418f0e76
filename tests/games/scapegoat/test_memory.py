"""What a table of Scapegoat remembers, for whom, and what is forgotten with a shuffle."""

from __future__ import annotations

import pytest

from kickback.engine.pile import HIDDEN
from kickback.engine.view import at
from kickback.games.scapegoat import memory
from kickback.games.scapegoat.memory import AUDITED, CLEARED, DREW, NEW_DECK, PUT_UNDER
from kickback.games.scapegoat.table import Scapegoat
from tests.games.scapegoat.tables import BLAME, THREE, table

CLOSER = "A.hand = KC QC KS 2H; B.hand = TS 2D 3D 4C; C.hand = TD 9C 5C 6C; start = A"
FIRST_YEAR = "A up KC; B up TS; C up TD; A up QC; A reveal KS; B reveal 2D; C reveal 9C"


def scapegoat(deal: str, said: str, **options: str) -> Scapegoat:
    found = table(deal, said, 3, "x", **options).table
    assert isinstance(found, Scapegoat)
    return found


def kinds(found: Scapegoat, seat: int) -> list[int]:
    return [entry.kind for entry in found.view(seat).memory]


def test_no_two_kinds_are_the_same() -> None:
    numbers = [value for name, value in vars(memory).items() if name.isupper() and isinstance(value, int)]
    own = [number for number in numbers if 0 <= number <= memory.LAID_OUT]
    assert sorted(own) == list(range(memory.LAID_OUT + 1))


@pytest.mark.proves("SCG-HIDE-1")
def test_a_drawn_card_is_remembered_by_its_seat_alone() -> None:
    found = scapegoat(THREE, "A up KC")
    for seat in range(3):
        drawn = [entry for entry in found.view(seat).memory if entry.kind == DREW]
        assert [(entry.seat, entry.card != HIDDEN) for entry in drawn] == [(0, seat == 0)]


@pytest.mark.proves("SCG-HIDE-6")
def test_an_audit_and_a_cleared_table_are_remembered_by_all() -> None:
    found = scapegoat(THREE, BLAME)
    for seat in range(3):
        audited = [entry.card for entry in found.view(seat).memory if entry.kind == AUDITED]
        assert len(audited) == 1
        assert audited[0] != HIDDEN
    ended = scapegoat(CLOSER, FIRST_YEAR)
    for seat in range(3):
        assert kinds(ended, seat).count(CLEARED) == 1


def test_a_new_deck_is_remembered() -> None:
    found = scapegoat(CLOSER, FIRST_YEAR, reshuffle="every-round")
    assert kinds(found, 1).count(NEW_DECK) == 1
    assert PUT_UNDER not in kinds(found, 1)


@pytest.mark.proves("SCG-DECK-3")
def test_the_discards_are_shuffled_before_they_go_under_a_low_deck() -> None:
    found = scapegoat(THREE, "")
    discards = found.deck.faces[:20]
    del found.deck.faces[:-5], found.deck.known[:-5]
    for card in discards:
        found.discard.put(card, 0)
    old = found.deck.faces[:]
    found.reshuffle()
    assert found.deck.faces[-5:] == old
    assert sorted(found.deck.faces[:-5]) == sorted(discards)
    assert found.deck.faces[:-5] != discards
    assert kinds(found, 0)[-1] == PUT_UNDER


@pytest.mark.proves("SCG-END-6")
def test_a_draw_that_is_owed_is_owed_once() -> None:
    found = scapegoat(CLOSER, FIRST_YEAR, closer_draws="off")
    assert found.round == 2
    assert found.view(0).owed == HIDDEN


def test_a_revealed_card_lies_before_its_seat() -> None:
    found = scapegoat(THREE, "")
    found.revealed = [HIDDEN, found.hands[1].faces[0], HIDDEN]
    seen = found.view(2).plain()
    assert [at(seen, f"{seat}.revealed") is not None for seat in "ABC"] == [False, True, False]
