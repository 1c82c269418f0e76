"""One game between bots."""

from __future__ import annotations

from kickback.bots.bot import Bot
from kickback.engine.chance import Seeded
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Options
from kickback.engine.table import RACE, Table


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
        table.act(seat, players[seat].answer(view, table.legal(seat), game.worlds(view)).action)
        decisions += 1
    return table, decisions
