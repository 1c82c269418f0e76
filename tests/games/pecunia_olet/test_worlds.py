"""Imagined worlds: the right ones, each equally likely, and never the truth by accident."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kickback.engine.chance import Quick
from kickback.engine.seats import EYE
from kickback.games.pecunia_olet import GAME, fake_notes
from kickback.games.pecunia_olet.components import CARD_GROUP
from kickback.games.pecunia_olet.moments import DinerChoice
from kickback.games.pecunia_olet.table import PecuniaOlet
from tests.games.pecunia_olet.tables import dealt, played, said, some_table

DRAWS = 4000


def imagined(table: PecuniaOlet, seat: int, draws: int = DRAWS) -> list[PecuniaOlet]:
    worlds = GAME.worlds(table.view(seat))
    dice = Quick(7)
    return [worlds.sample(dice) for _ in range(draws)]


def even(counts: Counter[object], kinds: int) -> None:
    """Each of so many outcomes about equally often: within five standard deviations."""
    assert len(counts) == kinds
    draws = sum(counts.values())
    fair = draws / kinds
    assert all(abs(count - fair) < 5 * (fair * (1 - 1 / kinds)) ** 0.5 for count in counts.values())


@pytest.mark.proves("PEC-RULING-7", "PEC-FLY-1")
def test_purses_are_equally_likely() -> None:
    table = dealt(3, fixed={"first": "B", "officer": "8", "B.cash": "30"})
    said(table, "B tax t2", "C pass", "A pass", "B fly c1 keep 10", "C pass", "A pass", "B tax t3")
    found: Counter[object] = Counter((w.money.cash[1], w.money.account[1]) for w in imagined(table, 0))
    assert set(found) == {(30, 0), (20, 10), (20, 20), (10, 30)}
    even(found, 4)


@pytest.mark.proves("PEC-RULING-29", "PEC-SETUP-11")
def test_the_deck_is_shuffled_group_by_group() -> None:
    table = dealt(3, seed=3, fixed={"first": "A", "deck": "A1 A2 A3 A5 A6 A7 A8 A9 ..."})
    tops: Counter[object] = Counter()
    seconds: Counter[object] = Counter()
    for world in imagined(table, 0):
        order = world.market.deck.faces[::-1]
        assert [CARD_GROUP[card] for card in order] == [CARD_GROUP[card] for card in table.market.deck.faces[::-1]]
        tops[tuple(order[:2])] += 1
        seconds[order[2]] += 1
    even(tops, 2)
    even(seconds, 8)


@pytest.mark.proves("PEC-RULING-8")
def test_sealed_answers_and_hidden_lots_are_equally_likely_together() -> None:
    """After a sale of two notes of unknown quality, every holding with every answer it allows counts once."""
    fixed = {"first": "A", "A.cards": "printer ink diner", "A.fakes": "2-2-0", "C.cards": "printer paper diner"}
    fixed |= {"C.fakes": "0-0-3", "A.down": "2", "B.down": "2", "C.down": "2"}
    table = dealt(3, {"sale-log": "cash"}, fixed=fixed)
    said(table, "A shop k1 1-1-0", "B pass", "C pass", "A launder 1-0-0")
    found: Counter[object] = Counter()
    for world in imagined(table, 1):
        moment = world.stack[-1]
        assert isinstance(moment, DinerChoice)
        found[world.money.fakes[0], moment.pick(0).lot] += 1
    one, two = fake_notes.lot(1, 0, 0), fake_notes.lot(0, 1, 0)
    expected = {(2 * one, one), (2 * two, two), (one + two, one), (one + two, two)}
    assert set(found) == expected
    even(found, 4)


@pytest.mark.parametrize("seed", range(30))
def test_equal_views_and_equal_luck_give_equal_worlds(seed: int) -> None:
    """The truth has no part in it: sampling from an imagined world's own view gives the same again."""
    table = some_table(seed)
    dice = Random(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 7 == 0:
            seat = dice.randrange(table.seats)
            luck = dice.randrange(10**6)
            once = GAME.worlds(table.view(seat)).sample(Quick(luck))
            again = GAME.worlds(once.view(seat)).sample(Quick(luck))
            assert once.view(EYE).plain() == again.view(EYE).plain()


@pytest.mark.parametrize("seed", range(30))
def test_an_imagined_world_plays_on_to_the_end(seed: int) -> None:
    table = some_table(seed)
    dice = Random(seed)
    for step, _ in enumerate(played(table, seed)):
        if step == 10 + seed:
            break
    world = GAME.worlds(table.view(dice.randrange(table.seats))).sample(Quick(seed))
    for _ in played(world, seed):
        assert world.faults() == []
    assert world.over
