"""Which table is played: the game, how many sit down, the house rules, and perhaps how it begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kickback.engine.game import Game
from kickback.engine.options import Options
from kickback.games import game as game_named

Deal = Mapping[str, Sequence[str]]

# What differs from the defaults when machines play, unless somebody asks for it.
# Ties are shared out, for a rematch is no part of a game; Savvy is played when asked, and the market closes some day.
MACHINES: dict[str, dict[str, str]] = {
    "pecunia-olet": {"tie": "shared"},
    "corporate-espionage": {"anytime-savvy": "windows", "max-rounds": "60"},
}


@dataclass(frozen=True)
class Setting:
    """One kind of table. `deals` fix the beginning as a scenario does; each of them is equally likely."""

    game: Game
    seats: int
    options: Options
    deals: tuple[Deal, ...] = ({},)

    def __reduce__(self) -> tuple[Any, ...]:
        """Options of a compiled build cannot be pickled; what was chosen can."""
        return setting, (self.game.name, self.seats, self.options.changed(), self.deals)


def setting(
    name: str, seats: int = 0, options: Mapping[str, str] | None = None, deals: Sequence[Deal] = ({},)
) -> Setting:
    """A table by the name of its game. Raises KeyError, or `Refused` with the clause, if there is no such table."""
    game = game_named(name)
    seats = seats or game.usual
    given = game.finite(MACHINES.get(name, {}) | dict(options or {}))
    return Setting(game, seats, game.settle(seats, given), tuple(deals))
