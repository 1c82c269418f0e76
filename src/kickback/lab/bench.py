"""Speed of every game beside peers measured in the same run, as ratios."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter

from kickback.bots.make import make
from kickback.bots.search import SearchBot
from kickback.engine import COMPILED
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.playout import playout
from kickback.games import game as game_named

UNO = "RLCard UNO"
LEDUC = "OpenSpiel Leduc"
ROUNDS = 8  # the best of so many slices counts: the others were disturbed
THOUGHTS = 100  # playouts for one answer of a search


@dataclass
class Speed:
    """One line of the table: what was measured, how often a second; 0 is what was not."""

    name: str
    decisions: float = 0.0  # legal list plus act
    clones: float = 0.0
    views: float = 0.0
    worlds: float = 0.0  # imagined from a view, whole
    playouts: float = 0.0  # playouts of a search, imagining included
    steps: float = 0.0  # of a learner: observation, mask, act


def deciding(name: str, seconds: float, first: int) -> float:
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


def midgame(name: str, seconds: float, first: int) -> tuple[float, float, float]:
    """Clones, views and imagined worlds a second, taken in the middle of random games."""
    game = game_named(name)
    options = game.settle(game.usual, game.finite({}))
    counts = [0, 0, 0]
    spent = [0.0, 0.0, 0.0]
    number = first
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


def thinking(name: str, seconds: float) -> float:
    """Playouts of a search a second, at questions in the middle of random games."""
    game = game_named(name)
    options = game.settle(game.usual, game.finite({}))
    count = 0
    spent = 0.0
    number = 0
    while spent < seconds:
        number += 1
        table = game.deal(game.usual, options, Seeded(f"bench-{number}", "deal"), Fixed({}))
        playout(table, Quick(number), 40)
        seat = next((seat for seat in table.waiting() if len(table.legal(seat)) > 1), -1)
        if seat < 0:
            continue
        view, legal = table.view(seat), table.legal(seat)
        bot = make(f"search:{THOUGHTS}", name, str(number))
        assert isinstance(bot, SearchBot)
        started = perf_counter()
        bot.answer(view, legal, game.worlds(view))
        spent += perf_counter() - started
        count += bot.playouts
    return count / spent


def learning(name: str, seconds: float) -> float:
    """Steps a second in PettingZoo, where it is installed."""
    try:
        from kickback.research.speed import pettingzoo_steps
    except ImportError:
        return 0.0
    return pettingzoo_steps(name, seconds)


def measure(name: str, seconds: float) -> Speed:
    """All but the decisions, which are raced."""
    slices = [midgame(name, seconds / ROUNDS / 4, part * 1000) for part in range(ROUNDS)]
    clones, views, worlds = (max(figures) for figures in zip(*slices, strict=True))
    return Speed(name, 0.0, clones, views, worlds, thinking(name, seconds / 2), learning(name, seconds / 2))


def peers(seconds: float) -> list[Speed]:
    """RLCard and OpenSpiel doing the same, where they are installed."""
    found: list[Speed] = []
    with suppress(ImportError):
        found.append(Speed(UNO, steps=rlcard_uno(seconds / 2)))  # it observes at every step anyway
    with suppress(ImportError):
        clones, worlds, searched = openspiel_midgame(seconds / 4)
        found.append(Speed(LEDUC, 0.0, clones, 0.0, worlds, searched, openspiel_leduc(seconds / 2, observing=True)))
    return found


def race(speeds: list[Speed], seconds: float) -> None:
    """Decisions a second: all in turn, several times round, so that a slow moment of the machine hits everybody."""
    for part in range(ROUNDS):
        for speed in speeds:
            if speed.name == UNO:
                count = rlcard_uno(seconds / ROUNDS)
            elif speed.name == LEDUC:
                count = openspiel_leduc(seconds / ROUNDS)
            else:
                count = deciding(speed.name, seconds / ROUNDS, part * 1000)
            speed.decisions = max(speed.decisions, count)


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


def openspiel_leduc(seconds: float, observing: bool = False) -> float:
    """Only what players decide counts, as in our games; the deal is a chance node, and takes its time."""
    import pyspiel

    game = pyspiel.load_game("leduc_poker")
    dice = Random(1).random
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                if observing:
                    state.information_state_tensor()
                    state.legal_actions_mask()
            state.apply_action(legal[int(dice() * len(legal))])
    return decisions / (perf_counter() - started)


def openspiel_midgame(seconds: float) -> tuple[float, float, float]:
    """Clones, worlds and playouts of its own search (C++, random rollouts) a second, after the deal of Leduc poker."""
    import pyspiel

    state = pyspiel.load_game("leduc_poker").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    dice = Random(1).random
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, THOUGHTS)
    clones = often(state.clone, seconds)
    worlds = often(lambda: state.resample_from_infostate(0, dice), seconds)
    return clones, worlds, THOUGHTS * often(lambda: bot.step(state), seconds)


def often(run: Callable[[], object], seconds: float) -> float:
    """How often a second."""
    count = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        for _ in range(20):
            run()
        count += 20
    return count / spent


def build() -> str:
    return "compiled" if COMPILED else "plain Python"
