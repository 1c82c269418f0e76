"""One game between bots."""

from __future__ import annotations

from typing import cast

from kickback.bots.bot import Bot
from kickback.engine.chance import Chance, Seeded
from kickback.engine.game import Fixed, Game, Worlds
from kickback.engine.moments import RACE
from kickback.engine.options import Options
from kickback.engine.table import Table
from kickback.engine.view import View


class Imagining:
    """The worlds of a view, made ready only when somebody imagines one: most bots never do, and it takes time."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.worlds: Worlds | None = None

    def sample(self, chance: Chance) -> Table:
        if self.worlds is None:
            self.worlds = self.game.worlds(self.view)
        return self.worlds.sample(chance)


def imagining(game: Game, view: View) -> Worlds:
    return cast(Worlds, Imagining(game, view))  # not a subclass: a compiled class cannot have interpreted ones


def play(game: Game, options: Options, players: list[Bot], seed: str) -> tuple[Table, int]:
    """Plays a game to its end, a bot for each seat. Returns the table and how many decisions it took."""
    table = game.deal(len(players), options, Seeded(seed, "deal"), Fixed({}))
    asking = Seeded(seed, "race")
    decisions = 0
    while waiting := table.waiting():
        seat = waiting[0]
        if len(waiting) > 1 and table.stack[-1].kind == RACE:
            seat = waiting[asking.below(len(waiting))]
        view = table.view(seat)
        table.act(seat, players[seat].answer(view, table.legal(seat), imagining(game, view)).action)
        decisions += 1
    return table, decisions
