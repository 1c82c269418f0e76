"""Typed lines: notation, short forms, numbers, amounts, orders, and what completion offers."""

from __future__ import annotations

import pytest

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.terminal.asking import Asked, asked
from kickback.terminal.texts import Voice
from kickback.terminal.typed import ORDERS, Order, Puzzled, Said, begins, completions, meaning

GAME = game_named("scapegoat")
FIXED = {"A.hand": ["5C", "5H", "KD", "2S"], "start": ["A"]}
CALLED = {"A": "Ann", "B": "Boris", "C": "Clara"}


def question(match: Match, seat: int = 0) -> Asked:
    names = {letter: CALLED.get(letter, letter) for letter in "ABCDEFGH"[: match.seats]}
    voice = Voice(match.game.name, names, "ABCDEFGH"[seat])
    return asked(dict(match.prompt(seat).plain()), dict(match.table.view(seat).plain()), voice)


def meant_at(match: Match, line: str, seat: int = 0) -> Said | Order | Puzzled:
    found = question(match, seat)
    verbs = [verb.word for verb in match.game.verbs(match.seats)]
    texts = [leaf.text for one in found.entries for leaf in one.leaves()]
    return meaning(line, found, verbs, texts, CALLED)


def meant(line: str) -> Said | Order | Puzzled:
    return meant_at(Match(GAME, 3, {}, "1", FIXED), line)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("up 5C", "up 5C"),
        ("UP 5c", "up 5C"),
        ("up 10d", "up 10d"),  # not in the hand: the rules will say so
        ("1", "up 2S"),
        ("5", "down 2S"),
        ("u k", "up KD"),
        ("d 2", "down 2S"),
        ("do k", "down KD"),
        ("up 5C Q2", "up 5C Q2"),
        ("say Hi there", "say Hi there"),
    ],
)
def test_means_this_action(line: str, text: str) -> None:
    found = meant(line)
    assert isinstance(found, Said)
    assert found.text == text


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
        ("log 10", Order("log", "10")),
        ("card COM-09", Order("card", "COM-09")),
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
        ("h", "could be help, hint"),
        ("9", "There is no choice 9"),
        ("0", "There is no choice 0"),
        ("shrug", "is nothing to say here"),
        ("rulse", "did you mean rules?"),
        ("bot plays badly", "“bot” stands alone"),
        ("? up", "“help” stands alone"),
    ],
)
def test_is_puzzling(line: str, says: str) -> None:
    found = meant(line)
    assert isinstance(found, Puzzled)
    assert says in found.says


def test_a_number_where_an_amount_is_asked_is_that_amount() -> None:
    """Embezzlement's target: 12 means 12 caps, not the twelfth line of a list."""
    match = Match(game_named("embezzlement"), 3, {"planned-financing": "on"}, "1")
    while match.table.stack[-1].name != "target":
        seat = match.table.waiting()[0]
        match.act(seat, match.table.legal(seat)[0])
    seat = match.table.waiting()[0]
    amounts = sorted(int(action.text.split()[-1]) for action in match.table.legal(seat))
    wanted = amounts[len(amounts) // 2]
    found = meant_at(match, str(wanted), seat)
    assert isinstance(found, Said)
    assert found.text.split()[-1] == str(wanted)
    beyond = meant_at(match, str(amounts[-1] + 1), seat)
    assert isinstance(beyond, Puzzled)
    assert f"from {amounts[0]} to {amounts[-1]}" in beyond.says


def test_a_game_that_answers_with_bare_numbers_is_taken_at_its_word() -> None:
    """Wallet with an ordered wallet: `take` is followed by a place, and place 5 is not choice 5 of something else."""
    match = Match(game_named("wallet"), 3, {"wallet-access": "ordered"}, "1")
    seat = match.table.waiting()[0]
    match.act(seat, match.read(seat, "take"))
    found = meant_at(match, "5", seat)
    assert isinstance(found, Said)
    assert found.text == "place 5"


def test_names_work_as_well_as_letters() -> None:
    match = Match(game_named("embezzlement"), 3, {}, "names")
    assert meant_at(match, "audit Boris 5", match.table.waiting()[0]) == Said("audit B 5")


@pytest.mark.parametrize("name", NAMES)
def test_no_order_hides_a_games_own_word(name: str) -> None:
    """What a game lists is never taken for an order, whatever the order is called."""
    game = game_named(name)
    match = Match(game, game.usual, {}, "orders")
    for seat in match.table.waiting():
        for action in match.table.legal(seat) + match.table.free(seat):
            assert meant_at(match, action.text, seat) == Said(action.text)
            assert action.text.split(" ")[0] not in ORDERS


def test_begins_word_by_word() -> None:
    assert begins("tr b", "trade B 5")
    assert not begins("tr 5", "trade B 5")
    assert not begins("", "trade B 5")
    assert not begins("trade b 5 x", "trade B 5")


def test_completion_offers_what_goes_on_from_the_typed_words() -> None:
    found = question(Match(GAME, 3, {}, "1", FIXED))
    assert completions("up k", found) == ["up KD"]
    assert completions("up ", found) == ["up 2S", "up 5C", "up 5H", "up KD"]
    assert completions("zz", found) == []
    assert "rules" in completions("ru", found)


def test_completion_of_very_many_goes_word_by_word() -> None:
    match = Match(game_named("pecunia-olet"), 4, {}, "many")
    seat = match.table.waiting()[0]
    found = question(match, seat)
    offers = completions("", found, most=12)
    assert all(" " not in offer for offer in offers)
