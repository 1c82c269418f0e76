"""Honest intervals for shares of wins, for a fixed number of games and for looking again and again."""

from __future__ import annotations

from collections.abc import Callable
from math import lgamma, log, sqrt

Z = 1.959964  # 95 %
LEVEL = 0.05
TINY = 1e-9


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's) over a fixed number of games, honest for few and near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def anytime(wins: float, games: int, even: float) -> tuple[float, float]:
    """A 95 % interval that holds after every game at once, so that one may look after each and stop when one likes.

    It has all shares on which somebody betting against them would not yet have made twentyfold money (Robbins' mixture,
    a Beta of two imagined games around the even share). Shared wins count in parts: the bet is convex in the result,
    so the bound holds for them too.
    """
    a, b = 2 * even, 2 * (1 - even)
    won = lgamma(a + wins) + lgamma(b + games - wins) - lgamma(a + b + games)
    won -= lgamma(a) + lgamma(b) - lgamma(a + b)

    def beaten(share: float) -> bool:
        return won - wins * log(share) - (games - wins) * log(1 - share) > log(1 / LEVEL)

    middle = min(1 - TINY, max(TINY, wins / games if games else even))
    return edge(TINY, middle, beaten), edge(1 - TINY, middle, beaten)


def edge(outside: float, inside: float, beaten: Callable[[float], bool]) -> float:
    """Where belief ends between an extreme share and one that is believable."""
    for _ in range(50):
        middle = (outside + inside) / 2
        if beaten(middle):
            outside = middle
        else:
            inside = middle
    return outside
