"""How fast search thinks: playouts and imagined worlds a second, in the middle of games between heuristic players."""

from __future__ import annotations

from time import perf_counter

from kickback.bots.make import make
from kickback.bots.search import SearchBot
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed, Game
from kickback.engine.table import RACE, Table
from kickback.games import game as game_named

PLAYOUTS = 100  # for one answer


def middle(game: Game, number: int) -> Table:
    """A table after some decisions of random players, with somebody who has a choice."""
    options = game.settle(game.usual, game.finite({}))
    while True:
        dice = Quick(number)
        table = game.deal(game.usual, options, Seeded(f"speed-{number}", "deal"), Fixed({}))
        for step in range(200):
            waiting = table.waiting()
            if not waiting:
                break
            seat = waiting[dice.below(len(waiting)) if table.stack[-1].kind == RACE else 0]
            legal = table.legal(seat)
            if step >= 25 and len(legal) > 1:
                return table
            table.act(seat, legal[dice.below(len(legal))])
        number += 1000


def worlds_per_second(name: str, seconds: float) -> float:
    """Imagined worlds a second, making the sampler included once for every ten."""
    game = game_named(name)
    count = 0
    spent = 0.0
    number = 0
    while spent < seconds:
        table = middle(game, number)
        number += 1
        started = perf_counter()
        worlds = game.worlds(table.view(table.waiting()[0]))
        for step in range(10):
            worlds.sample(Quick(step))
        spent += perf_counter() - started
        count += 10
    return count / spent


def playouts_per_second(name: str, seconds: float) -> float:
    """Playouts of a search a second, imagining included."""
    game = game_named(name)
    count = 0
    spent = 0.0
    number = 0
    while spent < seconds:
        table = middle(game, number)
        seat = next(seat for seat in table.waiting() if len(table.legal(seat)) > 1)
        view = table.view(seat)
        bot = make(f"search:{PLAYOUTS}", name, str(number))
        assert isinstance(bot, SearchBot)
        started = perf_counter()
        bot.answer(view, table.legal(seat), game.worlds(view))
        spent += perf_counter() - started
        count += bot.playouts
        number += 1
    return count / spent
