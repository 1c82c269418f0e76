"""The deal: what luck decides, and what a scenario may not ask for."""

from __future__ import annotations

from collections import Counter

import pytest

from kickback.engine.bans import BadDeal, Refused
from kickback.games.pecunia_olet import GAME
from kickback.games.pecunia_olet.components import CARD, CARD_GROUP, CARD_KIND, CARDS, INK, PAPER, PRINTED, PRINTER
from tests.games.pecunia_olet.tables import dealt


@pytest.mark.proves("PEC-SETUP-11", "PEC-SETUP-12")
def test_groups_are_shuffled_each_for_itself() -> None:
    tops = set()
    for seed in range(60):
        table = dealt(4, seed=seed)
        order = table.market.row[::-1] + table.market.deck.faces[::-1]
        groups = "".join(CARD_GROUP[card] for card in order)
        assert groups == "A" * 9 + "B" * 9 + "C" * 8 + "D" * 8
        tops.add(tuple(CARDS[card] for card in order[:2]))
    assert len(tops) > 30


@pytest.mark.proves("PEC-SETUP-8", "PEC-SETUP-9", "PEC-RULING-28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_cards(seats: int) -> None:
    components: Counter[int] = Counter()
    for seed in range(200):
        table = dealt(seats, seed=seed)
        for cards in table.equipment.cards:
            assert [CARD_GROUP[card] for card in cards] == ["S", "S"]
            assert CARD_KIND[cards[0]] == PRINTER
            components[CARD_KIND[cards[1]]] += 1
        given = [card for cards in table.equipment.cards for card in cards]
        assert sorted(given + [c for c in table.market.out if CARD_GROUP[c] == "S"]) == list(range(8))
    assert set(components) == {INK, PAPER}
    if seats < 4:
        assert min(components.values()) > 60 * seats
    else:
        assert components[INK] == components[PAPER]


@pytest.mark.proves("PEC-SETUP-6")
def test_every_seat_may_be_drawn_to_start() -> None:
    starters = Counter(dealt(4, seed=seed).round.starter for seed in range(400))
    assert sorted(starters) == [0, 1, 2, 3]
    assert min(starters.values()) > 60


@pytest.mark.proves("PEC-SETUP-6")
def test_rotate_takes_the_seat_that_is_handed_on() -> None:
    table = dealt(3, {"first-player": "rotate"}, fixed={"first": "C"})
    assert (table.round.starter, table.round.pawn, table.money.cash) == (2, 2, [30, 40, 20])
    assert GAME.handed_on == ("first",)
    assert len({dealt(3, {"first-player": "rotate"}, seed=seed).round.starter for seed in range(20)}) > 1


@pytest.mark.proves("PEC-SETUP-6", "PEC-RULING-9")
def test_the_next_game_is_started_by_who_sat_after_the_first_player() -> None:
    rotating = dealt(3, {"first-player": "rotate"}, fixed={"first": "B"})
    assert GAME.hand_on(rotating, 0) == {"first": "C"}
    assert GAME.hand_on(rotating, 1) == {"first": "A"}, "everybody has moved one seat further"
    drawn = dealt(3, fixed={"first": "C"}, listen=True)
    assert GAME.hand_on(drawn, 0) == {}
    drawn.tell("rematch", "PEC-RULING-9", {"first": "A"})
    assert GAME.hand_on(drawn, 0) == {"first": "A"}


@pytest.mark.proves("PEC-GOAL-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_seats(seats: int) -> None:
    with pytest.raises(Refused, match="PEC-GOAL-1"):
        GAME.settle(seats, {})


def test_unknown_options() -> None:
    for given in ({"bank": "mattress"}, {"house": "mine"}, {"stall-limit": "10"}):
        with pytest.raises(Refused, match="PEC-SETUP-1"):
            GAME.settle(3, given)


@pytest.mark.parametrize(
    ("seats", "fixed", "reason"),
    [
        (3, {"first": "D"}, "first names one seat"),
        (3, {"first": "AB"}, "first names one seat"),
        (3, {"A.cash": "15"}, "A.cash is a multiple of 10"),
        (3, {"A.cash": "-10"}, "A.cash is a multiple of 10"),
        (3, {"A.fakes": "1-1"}, "A.fakes takes a lot"),
        (3, {"A.fakes": "31-0-0"}, "A.fakes: the box has only 30-30-40 left"),
        (3, {"A.cards": "printer"}, "A.cards: everybody has a printer and ink or paper"),
        (3, {"A.cards": "printer ink jet jet"}, "A.cards holds two jets"),
        (3, {"A.cards": "printer ink yacht"}, "A.cards: 'yacht' is neither"),
        (3, {"A.cards": "S1 S2 S5"}, "A.cards: everybody has one printer and one component"),
        (3, {"A.cards": "printer ink bad-lawyer", "B.cards": "printer ink D6"}, "A.cards: there are not so many"),
        (2, {"A.cards": "printer ink D6"}, "A.cards: D6 is not in play at this table"),
        (3, {"A.cards": "printer ink A1", "market": "A1 A2 A3 A5 A6 A7"}, "A.cards: A1 is in two places"),
        (3, {"market": "A1 A2 A3"}, "market takes 6 cards"),
        (3, {"market": "A1 A2 A3 A5 A6 S5"}, "market: 'S5' is no card of the deck"),
        (3, {"deck": "B1 A1"}, "deck: the groups lie in the order"),
        (3, {"deck": "A1 Z1"}, "deck: 'Z1' is no card"),
        (3, {"A.placed": "x1"}, "A.placed: there is no space x1"),
        (2, {"A.placed": "p3"}, "A.placed: there is no space p3"),
        (3, {"A.placed": "t1", "B.placed": "t1"}, "B.placed: somebody stands on t1"),
        (3, {"first": "A", "A.placed": "m1"}, "A.placed: the card above m1 should be gone"),
        (3, {"A.down": "4"}, "A.down: everybody has 3 henchmen"),
        (3, {"B.down": "-1"}, "B.down: everybody has 3 henchmen"),
        (3, {"first": "A", "B.down": "1"}, "down and placed: seats use their henchmen in turn"),
        (3, {"first": "A", "A.down": "2"}, "down and placed"),
        (3, {"A.down": "3", "B.down": "3", "C.down": "3"}, "down and placed"),
        (3, {"officer": "30"}, "officer stands between 4 and 29"),
        (3, {"officer": "3"}, "officer stands between 4 and 29"),
        (3, {"quiet": "3"}, "quiet rounds are fewer"),
        (3, {"round": "1", "quiet": "1"}, "quiet rounds are fewer"),
        (3, {"colour": "red"}, "this game fixes no 'colour'"),
    ],
)
def test_impossible_deals(seats: int, fixed: dict[str, str], reason: str) -> None:
    with pytest.raises(BadDeal, match=reason.replace("(", r"\(")):
        dealt(seats, fixed=fixed)


def test_a_counted_bank_cannot_be_overdrawn() -> None:
    with pytest.raises(BadDeal, match="the bank has only 3720"):
        dealt(3, {"bank": "box"}, fixed={"A.account": "3710", "B.cash": "20"})


def test_the_host_chooses_before_anything_else_is_fixed() -> None:
    with pytest.raises(BadDeal, match=r"this game fixes no 'A\.cash'"):
        dealt(3, {"first-player": "host"}, fixed={"A.cash": "50"})
    for fixed in ({"A.cards": "printer ink"}, {"market": "A1 A2 A3 A5 A6 A7"}):
        with pytest.raises(BadDeal, match="until the host has chosen"):
            dealt(3, {"first-player": "host"}, fixed=fixed)
    assert dealt(3, {"first-player": "host"}, fixed={"deck": "A1 A2 ..."}).market.deck.faces[-2:] == [
        CARD["A2"],
        CARD["A1"],
    ]


@pytest.mark.parametrize(
    "fixed",
    [
        {"A.down": "-1"},
        {"A.down": "4"},
        {"A.down": "3", "B.down": "3", "C.down": "1"},
        {"A.down": "3", "B.down": "3", "C.down": "3"},
        {"A.down": "1", "B.down": "0", "C.down": "1"},
    ],
)
def test_henchmen_are_used_in_turn(fixed: dict[str, str]) -> None:
    with pytest.raises(BadDeal):
        dealt(3, fixed={"first": "A"} | fixed)


def test_a_counted_bank_may_be_empty_and_no_more() -> None:
    rest = PRINTED.box - 20 - 30 - 40
    assert dealt(3, {"bank": "box"}, fixed={"first": "A", "A.account": str(rest)}).money.bank == 0
    with pytest.raises(BadDeal):
        dealt(3, {"bank": "box"}, fixed={"first": "A", "A.account": str(rest + 10)})


def test_before_the_host_has_chosen_nobody_can_print() -> None:
    view = dealt(3, {"first-player": "host"}).view(0)
    assert (view.quality(0), view.new_cards, view.cash[0]) == (0, 0, 0)
