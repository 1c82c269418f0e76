"""Speed of every game beside peers measured in the same run, as ratios."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter

from kickback.engine import COMPILED
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.playout import playout
from kickback.games import game as game_named

ROUNDS = 5  # the best of so many slices counts: the others were disturbed


@dataclass
class Speed:
    """One line of the table: what was measured, how often a second."""

    name: str
    decisions: float = 0.0
    clones: float = 0.0
    views: float = 0.0
    worlds: float = 0.0


def playouts(name: str, seconds: float, first: int) -> float:
    """Random games, legal list plus act on one core: decisions a second."""
    game = game_named(name)
    options = game.settle(game.usual, game.finite({}))
    decisions = 0
    spent = 0.0
    number = first
    while spent < seconds:
        table = game.deal(game.usual, options, Seeded(f"bench-{number}", "deal"), Fixed({}))
        dice = Quick(number)
        started = perf_counter()
        decisions += playout(table, dice)
        spent += perf_counter() - started
        number += 1
    return decisions / spent


def midgame(name: str, seconds: float) -> tuple[float, float, float]:
    """Clones, views and imagined worlds a second, taken in the middle of random games."""
    game = game_named(name)
    options = game.settle(game.usual, game.finite({}))
    counts = [0, 0, 0]
    spent = [0.0, 0.0, 0.0]
    number = 0
    while min(spent) < seconds:
        table = game.deal(game.usual, options, Seeded(f"bench-{number}", "deal"), Fixed({}))
        playout(table, Quick(number), 40)
        number += 1
        started = perf_counter()
        for _ in range(200):
            table.clone()
        spent[0] += perf_counter() - started
        counts[0] += 200
        started = perf_counter()
        for _ in range(20):
            table.view(0)
        spent[1] += perf_counter() - started
        counts[1] += 20
        started = perf_counter()
        worlds = game.worlds(table.view(0))
        for step in range(2):
            worlds.sample(Quick(step))
        spent[2] += perf_counter() - started
        counts[2] += 2
    return counts[0] / spent[0], counts[1] / spent[1], counts[2] / spent[2]


def measure(name: str, seconds: float) -> Speed:
    best = max(playouts(name, seconds / ROUNDS, part * 1000) for part in range(ROUNDS))
    clones, views, worlds = midgame(name, seconds / 4)
    return Speed(name, best, clones, views, worlds)


def peers(seconds: float) -> list[Speed]:
    """RLCard and OpenSpiel doing the same, where they are installed."""
    found: list[Speed] = []
    for name, run in (("RLCard UNO", rlcard_uno), ("OpenSpiel Leduc (C++)", openspiel_leduc)):
        try:
            found.append(Speed(name, max(run(seconds / ROUNDS) for _ in range(ROUNDS)), peer_clones(name, seconds)))
        except ImportError:
            continue
    return found


def rlcard_uno(seconds: float) -> float:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    dice = Random(1).random
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice() * len(legal))])
            decisions += 1
    return decisions / (perf_counter() - started)


def openspiel_leduc(seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game("leduc_poker")
    dice = Random(1).random
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(dice() * len(legal))])
            decisions += 1
    return decisions / (perf_counter() - started)


def peer_clones(name: str, seconds: float) -> float:
    if not name.startswith("OpenSpiel"):
        return 0.0
    import pyspiel

    state = pyspiel.load_game("leduc_poker").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    count = 0
    started = perf_counter()
    while perf_counter() - started < seconds / 4:
        for _ in range(200):
            state.clone()
        count += 200
    return count / (perf_counter() - started)


def build() -> str:
    return "compiled" if COMPILED else "plain Python"
