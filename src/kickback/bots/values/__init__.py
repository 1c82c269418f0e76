"""What a table in the middle of a game is worth to each seat, so that search need not play every game to its end.

A game may have a module of its name here with

    chapter(table)    a number that changes when a year, a round or a turn closes: a good time to judge
    CHAPTERS, STEPS   a rollout is judged after so many chapters, or so many decisions
    features(table)   per seat, the few numbers that tell who will win
    WEIGHTS           how much each of them counts; fitted to games of heuristic players by `kickback.bots.values.fit`
    RANKS             can the game's rules of thumb be asked again with their first choice left out?

The tables judged here are imagined ones, so reading all of them gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import exp

from kickback.engine.table import Table
from kickback.games import beside

Features = list[list[float]]


@dataclass(frozen=True)
class Outlook:
    """How search looks ahead in one game."""

    steps: int
    chapters: int
    chapter: Callable[[Table], int]
    features: Callable[[Table], Features]
    weights: Sequence[float]
    ranks: bool = False

    def shares(self, table: Table) -> list[float]:
        """Each seat's expected share of the win."""
        return softmax([dot(self.weights, numbers) for numbers in self.features(table)])


def outlook(game: str) -> Outlook | None:
    """How to judge tables of that game, or None if nobody has said."""
    name = beside(__name__, game)
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Outlook(module.STEPS, module.CHAPTERS, module.chapter, module.features, module.WEIGHTS, module.RANKS)


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))


def softmax(scores: list[float]) -> list[float]:
    highest = max(scores)
    parts = [exp(score - highest) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]


def won_shares(table: Table) -> list[float]:
    """Each seat's share of the win in a game that is over, from its payoffs; even if nobody has won."""
    gains = [max(0.0, payoff) for payoff in table.returns()]
    total = sum(gains)
    if not total:
        return [1 / table.seats] * table.seats
    return [gain / total for gain in gains]
