"""Trains a small policy in PettingZoo: a linear softmax, improved by its own wins (REINFORCE), against a random rival.

The table is Wallet's miniature: the last hourglass, two seats, four deals. Run it with

    python examples/research_train_pettingzoo.py
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kickback import research

GAMES = 1000
RATE = 0.02
Weights = NDArray[np.float64]


def chances(weights: Weights, observation: Weights, mask: NDArray[np.int8]) -> Weights:
    """How likely each action is: only what the mask allows."""
    scores = np.where(mask, weights @ observation, -np.inf)
    odds = np.exp(scores - scores.max())
    return np.asarray(odds / odds.sum())


def play(
    env: research.KickbackEnv, weights: Weights, learner: str, dice: np.random.Generator
) -> tuple[float, list[Weights]]:
    """One game: the learner's payoff, and for each decision the direction in which what it did grows likelier."""
    directions: list[Weights] = []
    payoff = 0.0
    env.reset()
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            if agent == learner:
                payoff = reward
            env.step(None)
            continue
        mask = info["action_mask"]
        if agent == learner:
            seen = np.asarray(observation, np.float64)
            likely = chances(weights, seen, mask)
            action = int(dice.choice(len(likely), p=likely))
            taken = np.zeros_like(likely)
            taken[action] = 1
            directions.append(np.outer(taken - likely, seen))
        else:
            action = int(dice.choice(np.flatnonzero(mask)))
        env.step(action)
    return payoff, directions


def average(env: research.KickbackEnv, weights: Weights, dice: np.random.Generator) -> float:
    """The mean payoff over both seats."""
    payoffs = [play(env, weights, f"seat_{game % 2}", dice)[0] for game in range(500)]
    return float(np.mean(payoffs))


def main() -> tuple[float, float]:
    env = research.mini("wallet")
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    weights = np.zeros((env.encoder.actions, env.encoder.length))
    before = average(env, weights, dice)
    for game in range(GAMES):
        payoff, directions = play(env, weights, f"seat_{game % 2}", dice)
        for direction in directions:
            weights += RATE * payoff * direction
    after = average(env, weights, dice)
    print(f"mean payoff against a random rival: {before:+.2f} before, {after:+.2f} after {GAMES} games")
    return before, after


if __name__ == "__main__":
    main()
