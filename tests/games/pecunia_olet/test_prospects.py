"""What lies ahead: limits that always hold, and outcomes that come true."""

from __future__ import annotations

from random import Random

import pytest

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import LAUNDER
from kickback.games.pecunia_olet.components import CARD_KIND, CARD_KINDS, GODFATHER, INVESTIGATION, NO_CARD, STRIKE
from kickback.games.pecunia_olet.prospects import (
    NO_SPACE,
    after,
    best_for_receiver,
    best_for_shop,
    free_hats,
    later_price,
    next_cards,
    reach,
    receiver_due,
    run,
    standing,
    steps_to,
    steps_to_end,
)
from tests.games.pecunia_olet.tables import dealt, played, said, some_table


@pytest.mark.proves("PEC-POL-1", "PEC-POL-2", "PEC-RULING-14")
@pytest.mark.parametrize("seed", range(60))
def test_the_officer_never_comes_further_than_said(seed: int) -> None:
    table = some_table(seed)
    limits: list[tuple[int, int]] = []
    number = table.round.number
    for seat, action in played(table, seed):
        if table.round.number != number:
            limits, number = [], table.round.number
        if table.stack[-1].name == "placement":
            view = table.view(seat)
            limits.append((table.police.officer, reach(view)))
            drafted = action.space if action.places and view.rules.board.hat[action.space] else NO_SPACE
            if drafted != NO_SPACE:
                limits.append((table.police.officer + 1, reach(view, drafted)))
        following = table.clone()
        following.act(seat, action)
        if following.round.number > number:
            assert all(following.police.officer <= officer + limit for officer, limit in limits)


@pytest.mark.proves("PEC-REND-3", "PEC-REND-4")
@pytest.mark.parametrize("seed", range(30))
def test_a_card_costs_at_most_what_was_said(seed: int) -> None:
    table = some_table(seed)
    expected: dict[int, int] = {}
    number = table.round.number
    for seat, _ in played(table, seed):
        board = table.rules.board
        if table.round.number != number:
            for card, price in expected.items():
                if card in table.market.row:
                    assert board.price[board.columns[table.market.row.index(card)]] <= price
                    assert price > 0
            expected, number = {}, table.round.number
        view = table.view(seat)
        for column, card in enumerate(view.market):
            if card != NO_CARD and view.moment == "placement":
                expected.setdefault(card, later_price(view, column))


@pytest.mark.proves("PEC-BUY-2", "PEC-PRINT-1", "PEC-SHOP-1", "PEC-FENCE-2", "PEC-TAX-1", "PEC-FLY-1", "PEC-RULING-10")
@pytest.mark.parametrize("seed", range(60))
def test_outcomes_come_true(seed: int) -> None:
    """What a move was said to bring is what it brings, unless the officer or the end of the round step in."""
    table = some_table(seed)
    for seat, action in played(table, seed):
        if table.stack[-1].name in ("choose-first", "rematch") or action.verb is LAUNDER:
            continue
        told = after(table.view(seat), action)
        then = table.clone()
        then.act(seat, action)
        if then.police.officer != table.police.officer or then.round.number != table.round.number:
            continue
        if then.stack[-1].name in ("placement", "last-henchman", "lawyer-lift", "lawyer-place"):
            now = standing(then.view(seat))
            assert (now.cash, now.account, now.fakes) == (told.cash, told.account, told.fakes)
            assert (now.diners, now.tickets) == (told.diners, told.tickets)
        if then.ending.scored and not table.rules.counted_bank:
            assert told.final == then.money.total(seat)


@pytest.mark.parametrize("seed", range(40))
def test_best_lots(seed: int) -> None:
    dice = Random(seed)
    held = fake_notes.lot(dice.randrange(9), dice.randrange(9), dice.randrange(9))
    best = best_for_receiver(held)
    lots = [lot for lot in fake_notes.of_size(1, 8) if fake_notes.within(lot, held)]
    assert receiver_due(best) == max(map(receiver_due, lots), default=0)
    table = dealt(
        3, fixed={"first": "A", "A.fakes": fake_notes.written(held), "officer": dice.choice(["5", "13", "22"])}
    )
    view = table.view(0)
    lot = best_for_shop(view, held)
    assert not lot or fake_notes.worst(lot) > view.banned
    assert fake_notes.within(lot, held)


@pytest.mark.proves("PEC-POL-3", "PEC-STRIKE-1", "PEC-INV-1")
def test_the_way_ahead() -> None:
    view = dealt(4, fixed={"first": "A", "officer": "18", "A.cash": "110"}).view(0)
    assert (steps_to(view, GODFATHER), steps_to(view, INVESTIGATION), steps_to(view, STRIKE)) == (1, 3, 10)
    assert steps_to_end(view) == 12
    assert free_hats(view) == 6
    assert free_hats(view, view.rules.board.spaces[7]) == 5
    late = dealt(4, fixed={"first": "A", "officer": "29"}).view(0)
    assert steps_to(late, STRIKE) == 0
    assert free_hats(late) == 4  # the supermarket is shut for good


@pytest.mark.proves("PEC-RULING-11", "PEC-RULING-29")
def test_what_is_left() -> None:
    fixed = {"first": "A", "A.cards": "printer ink", "A.fakes": "29-0-0"}
    view = dealt(3, fixed=fixed | {"market": "B1 A2 A3 A5 A6 A7", "deck": "A8 ..."}).view(0)
    assert run(view, 1) == 1
    table = dealt(3, fixed={"first": "A", "market": "A1 A2 A3 A5 A6 A7"})
    found = next_cards(table.view(0))
    assert [CARD_KINDS[CARD_KIND[card]] for card in found] == ["paper", "diner"]
    assert CARD_KIND[table.market.deck.faces[-1]] in [CARD_KIND[card] for card in found]
    said(table, "A pass")
    assert next_cards(table.view(1)) == found


def test_a_flight_moves_nothing_but_the_split() -> None:
    table = dealt(3, fixed={"first": "A", "A.cash": "110", "A.account": "150"})
    flight = table.read(0, "fly c1 keep 20")
    assert flight in table.legal(0)
    told = after(table.view(0), flight)
    assert (told.cash, told.account, told.total, told.final) == (20, 210, 230, 230)
