"""Tables to research at: every game, its option sets, and random play."""

from __future__ import annotations

from collections.abc import Iterator

from kickback.engine.chance import Chance, Quick, Seeded
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.lab.soak import random_options
from kickback.research.play import Play, begun
from kickback.research.setting import Setting, setting


def presets() -> list[tuple[str, int, str]]:
    """Every ready-made option set of every game; the numbers of seats go round."""
    found: list[tuple[str, int, str]] = []
    for name in NAMES:
        game = game_named(name)
        most = min(game.most, 5)
        for number, preset in enumerate(game.presets):
            seats = game.fewest + number % (most - game.fewest + 1)
            found.append((name, seats, preset))
    return found


def preset(name: str, seats: int, chosen: str) -> Setting:
    return setting(name, seats, game_named(name).presets[chosen])


def some_setting(name: str, luck: Chance) -> Setting:
    """A table with some options changed."""
    game = game_named(name)
    seats = game.fewest + luck.below(min(game.most, 5) - game.fewest + 1)
    return setting(name, seats, random_options(game, seats, luck))


def moments(table: Setting, seed: str, listen: bool = False, most: int = 400) -> Iterator[Play]:
    """A random game, stopped at every question; the last time it is over, unless `most` came first."""
    play = begun(table, seed, listen=listen)
    dice = Quick(Seeded(seed, "test").word())
    for _ in range(most):
        yield play
        if play.over:
            return
        numbers = sorted(play.offered)
        play.choose(numbers[dice.below(len(numbers))])
