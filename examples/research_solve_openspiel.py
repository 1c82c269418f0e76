"""Solves a miniature in OpenSpiel by counterfactual regret, and asks OpenSpiel how far the answer can be exploited.

The table is Embezzlement's last invoice: A knows what it is worth and says a price, B may audit. Run it with

    python examples/research_solve_openspiel.py
"""

from __future__ import annotations

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import kickback.research  # registers the games

ROUNDS = 30


def main() -> float:
    print(kickback.research.MINIATURES["embezzlement"].says)
    game = pyspiel.load_game("kickback_embezzlement_mini")
    solver = cfr.CFRPlusSolver(game)
    for number in range(1, ROUNDS + 1):
        solver.evaluate_and_update_policy()
        if number % 10 == 0:
            print(f"after {number:3} rounds: {exploitability.exploitability(game, solver.average_policy()):.5f}")
    policy = solver.average_policy()

    print("\nWhat A says:")
    for deal, held in ((0, "a 1 and a Bribe"), (2, "a 1 and a Trade"), (4, "a 5 and a Bribe"), (6, "a 5 and a Trade")):
        state = game.new_initial_state()
        state.apply_action(deal)
        likely = policy.action_probabilities(state)
        said = ", ".join(f"{state.action_to_string(a)} {p:.0%}" for a, p in likely.items() if p > 0.005)
        print(f"  holding {held}: {said}")
    return float(exploitability.exploitability(game, policy))


if __name__ == "__main__":
    main()
