"""Typed lines: notation, short forms, numbers, orders, and what completion offers."""

from __future__ import annotations

import pytest

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.terminal.keyboard import MENU, completions
from kickback.terminal.typed import ORDERS, Choice, Order, Puzzled, begins, meaning

GAME = game_named("scapegoat")
FIXED = {"A.hand": ["5C", "5H", "KD", "2S"], "start": ["A"]}


def meant(line: str) -> Choice | Order | Puzzled:
    match = Match(GAME, 3, {}, "1", FIXED)
    return meaning(line, match, 0, match.table.legal(0))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("up 5C", "up 5C"),
        ("UP 5c", "up 5C"),
        ("up 10d", "up TD"),  # readable, though not in the hand: a clause will refuse it
        ("1", "up 2S"),
        ("5", "down 2S"),
        ("u k", "up KD"),
        ("d 2", "down 2S"),
        ("do k", "down KD"),
        ("up 5C Q2", "up 5C Q2"),
        ("say Hi there", 'say "Hi there"'),
    ],
)
def test_means_this_action(line: str, text: str) -> None:
    found = meant(line)
    assert isinstance(found, Choice)
    assert found.action.text == text


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("?", Order("help")),
        ("help", Order("help")),
        ("HELP", Order("help")),
        ("hel", Order("help")),
        ("q", Order("quit")),
        ("exit", Order("quit")),
        ("log", Order("log")),
        ("why up 5C", Order("why", "up 5C")),
        ("rules  SCG-TURN-1 ", Order("rules", "SCG-TURN-1")),
        ("save my game.txt", Order("save", "my game.txt")),
        ("un", Order("undo")),
    ],
)
def test_means_this_order(line: str, order: Order) -> None:
    assert meant(line) == order


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("u 5", "could be up 5C, up 5H"),
        ("up", "could be up 2S, up 5C, up 5H, up KD"),
        ("h", "could be help, hint"),
        ("u", "could be up 2S, up 5C, up 5H, up KD, undo"),
        ("9", "there is no choice 9"),
        ("0", "there is no choice 0"),
        ("shrug", "is nothing to say here; there are show, up, down"),
        ("up XX", "is no card"),
        ("bot plays badly", "'bot' stands alone"),
        ("? up", "'help' stands alone"),
    ],
)
def test_is_puzzling(line: str, says: str) -> None:
    found = meant(line)
    assert isinstance(found, Puzzled)
    assert says in found.says


def test_a_game_that_answers_with_bare_numbers_is_taken_at_its_word() -> None:
    """Wallet with an ordered wallet: `take` is followed by a place, and place 5 is not choice 5 of something else."""
    match = Match(game_named("wallet"), 3, {"wallet-access": "ordered"}, "1")
    seat = match.table.waiting()[0]
    match.act(seat, match.read(seat, "take"))
    listed = match.table.legal(seat)
    found = meaning("5", match, seat, listed)
    assert isinstance(found, Choice)
    assert found.action.text == "place 5"


@pytest.mark.parametrize("name", NAMES)
def test_no_order_hides_a_games_own_word(name: str) -> None:
    """What a game lists is never taken for an order, whatever the order is called."""
    game = game_named(name)
    match = Match(game, game.usual, {}, "orders")
    for seat in match.table.waiting():
        listed = match.table.legal(seat) + match.table.free(seat)
        for action in listed:
            found = meaning(action.text, match, seat, listed)
            assert isinstance(found, Choice)
            assert found.action.text.casefold() == action.text.casefold()
            assert action.text.split(" ")[0] not in ORDERS


def test_begins_word_by_word() -> None:
    assert begins("tr b", "trade B 5")
    assert not begins("tr 5", "trade B 5")
    assert not begins("", "trade B 5")
    assert not begins("trade b 5 x", "trade B 5")


def test_completion_offers_what_goes_on_from_the_typed_words() -> None:
    offers = ["up 5C", "up KD", "down 5C", "undo"]
    assert completions("", offers) == offers
    assert completions("U", offers) == ["up 5C", "up KD", "undo"]
    assert completions("up k", offers) == ["up KD"]
    assert completions("zz", offers) == []


def test_completion_of_very_many_goes_word_by_word() -> None:
    offers = [f"shop k{space} {lot}" for space in (1, 2) for lot in range(20)] + ["pass"]
    assert len(offers) > MENU
    assert completions("", offers) == ["shop", "pass"]
    assert completions("sh", offers) == ["shop"]
    assert completions("shop ", offers) == ["shop k1", "shop k2"]
    assert completions("shop k2 1", offers) == [f"shop k2 {lot}" for lot in (1, *range(10, 20))]
