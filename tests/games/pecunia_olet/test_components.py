"""The file a designer edits: what it says, and how it answers a slip."""

from __future__ import annotations

import pytest

from kickback.games.pecunia_olet.board import BOARDS
from kickback.games.pecunia_olet.components import (
    CARD_KINDS,
    CARD_VALUE,
    CARDS,
    HOLOGRAM,
    KINDS,
    MARKET,
    PRINTED,
    SPACES,
    BadComponents,
    Components,
    written,
)


@pytest.mark.proves("PEC-SETUP-2", "PEC-SETUP-3", "PEC-RULING-1")
def test_the_box_holds_what_the_rules_print() -> None:
    assert (PRINTED.tens, PRINTED.fifties, PRINTED.box) == (32, 68, 3720)
    assert PRINTED.supply == [30, 30, 40]
    assert len(CARDS) == 42
    assert PRINTED.henchmen * 4 == 12


@pytest.mark.proves("PEC-BUY-8", "PEC-SETUP-10")
@pytest.mark.parametrize(
    ("seats", "groups", "kinds", "tickets"),
    [
        (2, [7, 4, 6, 3], [4, 2, 2, 2, 4, 2, 3, 1, 0], [60, 80, 100]),
        (3, [8, 8, 7, 7], [6, 3, 3, 3, 5, 3, 5, 1, 1], [60, 70, 80, 90, 100]),
        (4, [9, 9, 8, 8], [7, 3, 3, 4, 6, 3, 6, 1, 1], [60, 60, 70, 80, 90, 100]),
    ],
)
def test_deck_by_seats(seats: int, groups: list[int], kinds: list[int], tickets: list[int]) -> None:
    deck = [card for card in PRINTED.cards if card.group != "S" and card.fewest <= seats]
    assert [sum(card.group == group for card in deck) for group in "ABCD"] == groups
    assert [sum(card.kind == kind for card in deck) for kind in range(len(CARD_KINDS))] == kinds
    assert sorted(card.value for card in deck if card.value) == tickets
    assert kinds[HOLOGRAM] <= seats


@pytest.mark.proves("PEC-SETUP-1")
def test_two_sides() -> None:
    large, small = BOARDS[4], BOARDS[2]
    assert (BOARDS[3].spaces, BOARDS[3].special) == (large.spaces, large.special)
    assert (len(large.spaces), sum(large.hat)) == (19, 6)
    assert (len(small.spaces), sum(small.hat)) == (14, 4)
    assert [large.price[space] for space in large.columns] == [60, 50, 40, 30, 20, 10]
    assert [small.price[space] for space in small.columns] == [50, 40, 30, 20, 10]
    assert large.bins == [False] * 4 + [True] * 2
    assert small.bins == [False] * 4 + [True]
    assert all(KINDS[space] == MARKET for space in large.columns)
    assert SPACES[large.sunglasses] == SPACES[small.sunglasses] == "t1"


def test_no_ticket_loses_money() -> None:
    dearest = max(board.price[space] for board in BOARDS.values() for space in board.columns)
    assert min(value for value in CARD_VALUE if value) >= dearest


def test_a_price_is_changed_in_the_file_alone() -> None:
    text = written().replace('id = "m3", kind = "market", price = 40', 'id = "m3", kind = "market", price = 70', 1)
    assert [space.price for space in Components(text).sides[0].spaces[:3]] == [60, 50, 70]


def test_a_longer_track() -> None:
    text = written().replace("last = 30", "last = 33").replace("[9, 19, 30]", "[9, 19, 33]")
    side = Components(text).sides[0]
    assert side.last == 33
    assert side.special.count(1) == 3


SLIPS = [
    ("henchmen = 3", "henchmen = 0", "henchmen must lie between 1 and 9, not 0"),
    ("henchmen = 3", "henchman = 3", "'henchmen' is missing"),
    ("tens = 32", 'tens = "many"', "tens must be a whole number, not 'many'"),
    ("tens = 32", "tens = true", "tens must be a whole number, not True"),
    ("start = [20, 30, 40, 50]", "start = [20, 30, 40]", "start takes a list of 4 numbers"),
    ("start = [20, 30, 40, 50]", "start = [20, 30, 45, 50]", "start: 45 must be a multiple of 10, not 45"),
    ("price = 40", "price = 45", "m3: price must be a multiple of 10, not 45"),
    ("price = 40", "cost = 40", "m3: a market needs price"),
    ('id = "k2"', 'id = "k1"', "k1 stands here already"),
    ('id = "k2"', 'id = "x2"', "x2: the id of a supermarket space begins with k"),
    ('id = "k2"', 'id = "kk"', "an id is a letter and a number, not 'kk'"),
    ('kind = "tax", hat', 'kind = "fraud", hat', "t3: kind must be one of"),
    ('"p2", kind = "print", hat = true', '"p2", kind = "print", hat = 1', "p2: hat is true or false"),
    ('"p2", kind = "print", hat = true', '"p2", kind = "print", bin = true', "p2: bin is true or false, for market"),
    ("sunglasses = true", "sunglasses = false", "exactly one tax space of a side has the sunglasses"),
    ('kind = "commercial", fee = 30', 'kind = "commercial"', "c1: a commercial needs fee"),
    ('{ id = "j2", kind = "jet" }', '{ id = "j2", kind = "jet", fee = 10 }', "j2: a jet has no fee"),
    ('{ id = "j2", kind = "jet" }', '{ id = "j2", kind = "jet", size = 1 }', "j2: nothing is called 'size' here"),
    ("[9, 19, 30]", "[9, 19]", "the last space (30) must be a godfather"),
    ("[9, 19, 30]", "[9, 19, 30, 31]", "godfather: the track ends at 30, there is no space 31"),
    ("[12, 21, 26]", "[12, 19, 26]", "investigation: space 19 is a godfather already"),
    ("[12, 21, 26]", "[12, 21, 25, 26]", "there are only 3 qualities to find out"),
    ("{ seats = 3, space = 4 }", "{ seats = 3, space = 30 }", "space must lie between 0 and 29, not 30"),
    ("{ seats = 3, space = 4 },", "", "where does the officer start with 3 seats?"),
    ("{ seats = 3, space = 4 }", "{ seats = 2, space = 4 }", "seats 2 is not to be placed here"),
    ("{ seats = 3, space = 4 }", "{ seat = 3, space = 4 }", "a start takes seats and space"),
    ("seats = [3, 4]", "seats = [4]", "seats 3 is not to be placed here"),
    ("seats = [2]", "seats = [2, 3]", "where does the officer start with 3 seats?"),
    ('id = "S4", kind = "printer"', 'id = "S4", kind = "ink"', "group S needs 4 printers"),
    ('id = "S8", kind = "paper"', 'id = "S8", kind = "jet"', "S8: an S card is a printer, ink or paper"),
    ('id = "D2"', 'id = "E2"', "E2: the groups are S, A, B, C and D"),
    ("value = 100", "value = 105", "D2: value must be a multiple of 10, not 105"),
    ('id = "D7", kind = "diner"', 'id = "D7", kind = "diner", value = 10', "D7: a diner has no value"),
    ('"D6", kind = "bad-lawyer", from = 3', '"D6", kind = "great-lawyer"', "D6: there is only one great-lawyer"),
    ("value = 60, from = 4", "value = 60, from = 5", "D5: from must be 3 or 4, not 5"),
    ("per-printer = 2", "per-printer = 2\nper-press = 3", "nothing is called 'per-press' here"),
    ("last = 16", "last = ", "Invalid value"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "reason"), SLIPS)
def test_a_slip_is_named_with_its_line(before: str, after: str, reason: str) -> None:
    text = written()
    assert before in text
    with pytest.raises(BadComponents) as caught:
        Components(text.replace(before, after, 1))
    assert caught.value.reason.startswith(reason)
    assert f"line {caught.value.line}: {caught.value.reason}" in str(caught.value)
    slip = after.rpartition("\n")[2].strip()
    line = text.replace(before, after, 1).splitlines()[caught.value.line - 1]
    wholes = ("missing", "sunglasses", "group S", "where does", "seats 3")  # told at the list that lacks something
    assert slip in line or any(word in reason for word in wholes), line


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("supply = [30, 30, 40]", "supply = [0, 30, 40]"),
        ("price = 40", "price = 990"),
        ("equal-start = 30", "equal-start = 990"),
        ("equal-start = 30", "equal-start = 0"),
    ],
)
def test_what_a_designer_may_write(before: str, after: str) -> None:
    text = written()
    assert before in text
    Components(text.replace(before, after, 1))


def test_a_visit_may_take_a_single_note() -> None:
    text = written()
    receiver = text.index("[receiver]")
    assert Components(text[:receiver] + text[receiver:].replace("most = 8", "most = 1", 1)).fence_most == 1


def test_a_missing_name_is_told_at_its_section_and_others_at_their_line() -> None:
    def line_of(before: str, after: str) -> tuple[int, str]:
        text = written().replace(before, after, 1)
        with pytest.raises(BadComponents) as caught:
            Components(text)
        return caught.value.line, text.splitlines()[caught.value.line - 1]

    assert line_of("henchmen = 3", "henchman = 3")[0] == 1
    assert line_of("tens = 32", "ten = 32")[1] == "[money]"
    assert line_of("[money]", "[cash]")[0] == 1
    assert line_of("start = [\n  { seats = 3", "start = [\n  3, { seats = 3")[1] == "start = ["
    diner = written().index("[diner]")
    text = written()[:diner] + written()[diner:].replace("pays = 50", "pays = 1000", 1)
    with pytest.raises(BadComponents, match="pays must lie between 10 and 999"):
        Components(text)
