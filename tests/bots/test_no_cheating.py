"""A bot answers by its view: put another truth under the same view, and it must not notice."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.make import make
from kickback.bots.outside import OutsideBot
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed, Game
from kickback.engine.seats import EYE
from kickback.engine.table import Table
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.games.scapegoat.table import Scapegoat

OUTSIDE = f"outside:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot_outside.py'}"
BOTS = ("random", *(f"heuristic:{character}" for character in CHARACTERS), "search:24", OUTSIDE)


def tables(game: Game, number: int, every: int) -> list[tuple[Table, int]]:
    """Tables on the way through a random game at which somebody has a choice, and who."""
    dice = Quick(number)
    options = game.settle(game.usual, game.finite({}))
    table = game.deal(game.usual, options, Seeded(f"cheat-{number}", "deal"), Fixed({}))
    found: list[tuple[Table, int]] = []
    for step in range(160):
        waiting = table.waiting()
        if not waiting:
            break
        seat = waiting[dice.below(len(waiting))]
        legal = table.legal(seat)
        if step % every == every - 1 and len(legal) > 1:
            found.append((table.clone(), seat))
        table.act(seat, legal[dice.below(len(legal))])
    return found


def answered(bot: str, game: Game, table: Table, seat: int) -> str:
    view = table.view(seat)
    player = make(bot, game.name, "the same seed", outside=True)
    answer = player.answer(view, table.legal(seat), game.worlds(view))
    if isinstance(player, OutsideBot):
        player.close()
        assert not player.trouble
    return f"{answer.action.text} / {answer.talk} / {answer.sure}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.partition(" ")[0])
def test_the_hidden_truth_changes_no_answer(name: str, bot: str) -> None:
    game = game_named(name)
    slow = bot.startswith(("search", "outside"))
    swapped = 0
    for table, seat in tables(game, 5, 23 if slow else 7)[: 4 if slow else 20]:
        world = game.worlds(table.view(seat)).sample(Quick(17))
        swapped += world.view(EYE).plain() != table.view(EYE).plain()
        assert answered(bot, game, world, seat) == answered(bot, game, table, seat)
    assert swapped, "no world differed from the truth, so nothing was shown"


@pytest.mark.parametrize("name", NAMES)
def test_thinking_leaves_the_table_alone(name: str) -> None:
    game = game_named(name)
    for table, seat in tables(game, 8, 31)[:3]:
        before = table.view(EYE).plain()
        answered("search:24", game, table, seat)
        assert table.view(EYE).plain() == before


def scribbled(value: object) -> None:
    """Empties every list and every dictionary in there."""
    if isinstance(value, list | dict):
        for inner in value.values() if isinstance(value, dict) else value:
            scribbled(inner)
        value.clear()


@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_does_to_its_view_does_nothing_to_the_table(name: str) -> None:
    game = game_named(name)
    for table, seat in tables(game, 2, 9):
        before = table.view(EYE).plain()
        view = table.view(seat)
        for part in dir(view):
            if not part.startswith("_"):
                scribbled(getattr(view, part))
                assert table.view(EYE).plain() == before, part


def test_a_bot_that_peeks_would_be_found_out() -> None:
    """The same comparison with somebody who looks at the deck: it must differ, or the tests above prove nothing."""
    game = game_named("scapegoat")
    noticed = 0
    for table, seat in tables(game, 5, 7):
        world = game.worlds(table.view(seat)).sample(Quick(17))
        noticed += peeking(world, seat) != peeking(table, seat)
    assert noticed


def peeking(table: Table, seat: int) -> str:
    assert isinstance(table, Scapegoat)
    legal = table.legal(seat)
    return legal[table.deck.faces[-1] % len(legal)].text
