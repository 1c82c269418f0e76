"""How fast the doors are: decisions a second as a learner sees them, dealing and observing included."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pyspiel

from kickback.research.setting import setting
from kickback.research.spiel import register, short_name
from kickback.research.zoo import KickbackEnv


def pettingzoo_steps(name: str, seconds: float) -> float:
    """Random play in PettingZoo: observation and mask of the asked agent, one of its actions, the next agent."""
    env = KickbackEnv(setting(name))
    dice = Random(1).random
    steps = 0
    env.reset(seed=1)
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        for _ in range(20):
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = info["action_mask"].nonzero()[0]
            env.step(int(legal[int(dice() * len(legal))]))
            steps += 1
    return steps / spent


def openspiel_steps(name: str, seconds: float) -> float:
    """Random play in OpenSpiel: legal actions and one of them, nobody observing."""
    register()
    game = pyspiel.load_game(short_name(name))
    dice = Random(1).random
    steps = 0
    state = game.new_initial_state()
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        for _ in range(20):
            if state.is_terminal():
                state = game.new_initial_state()
            legal = state.legal_actions()
            steps += not state.is_chance_node()
            state.apply_action(legal[int(dice() * len(legal))])
    return steps / spent
