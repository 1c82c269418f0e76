"""Fits a game's weights to games between heuristic players: python -m kickback.bots.values.fit GAME [GAMES]

Maximum likelihood of who won, given the features at the end of every chapter; prints the weights for the module.
"""

from __future__ import annotations

import sys
from math import log

from kickback.bots.character import CHARACTERS
from kickback.bots.heuristic import policy
from kickback.bots.values import Features, Outlook, dot, outlook, softmax, won_shares
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.moments import RACE
from kickback.games import game as game_named

Sample = tuple[Features, list[float]]
DECAY = 1e-3
ROUNDS = 400


def samples(name: str, look: Outlook, games: int) -> list[Sample]:
    """Tables as search will judge them, at the ends of chapters or after so many steps, and who won in the end."""
    game = game_named(name)
    options = game.settle(game.usual, game.finite({}))
    choose = policy(name)
    characters = list(CHARACTERS.values())
    found: list[Sample] = []
    for number in range(games):
        dice = Quick(number)
        table = game.deal(game.usual, options, Seeded(f"fit-{number}", "deal"), Fixed({}))
        seen: list[Features] = []
        chapter = look.chapter(table)
        steps = 0
        while waiting := table.waiting():
            seat = waiting[dice.below(len(waiting)) if table.stack[-1].kind == RACE else 0]
            legal = table.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                character = characters[(number + seat) % len(characters)]
                action = choose(table.view(seat), legal, character, dice)
            table.act(seat, action)
            steps += 1
            if look.chapter(table) != chapter or steps % look.steps == 0:
                chapter = look.chapter(table)
                seen.append(look.features(table))
        shares = won_shares(table)
        found += [(features, shares) for features in seen]
    return found


def surprise(weights: list[float], data: list[Sample]) -> float:
    """The mean negative log-likelihood; an even guess has log(seats)."""
    total = 0.0
    for features, shares in data:
        guess = softmax([dot(weights, numbers) for numbers in features])
        total -= sum(share * log(max(1e-9, p)) for share, p in zip(shares, guess, strict=True))
    return total / len(data)


def fitted(data: list[Sample], count: int) -> list[float]:
    """Gradient descent with a step of its own for each weight (RMSprop), a little decay."""
    weights = [0.0] * count
    square = [1e-6] * count
    for turn in range(ROUNDS):
        slope = [DECAY * weight for weight in weights]
        for features, shares in data:
            guess = softmax([dot(weights, numbers) for numbers in features])
            for numbers, share, p in zip(features, shares, guess, strict=True):
                off = (p - share) / len(data)
                for k, number in enumerate(numbers):
                    slope[k] += off * number
        rate = 0.05 if turn < ROUNDS // 2 else 0.01
        for k in range(count):
            square[k] = 0.9 * square[k] + 0.1 * slope[k] ** 2
            weights[k] -= rate * slope[k] / square[k] ** 0.5
    return weights


def main() -> None:
    name = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    look = outlook(name)
    if look is None:
        raise SystemExit(f"nobody has said how to judge {name}")
    data = samples(name, look, games)
    half = len(data) * 3 // 4
    weights = fitted(data[:half], len(look.weights))
    even = log(len(data[0][1]))
    print(f"{len(data)} tables of {games} games; surprise of an even guess {even:.3f},")
    print(f"of the present weights {surprise(list(look.weights), data[half:]):.3f}, of these:")
    print(f"fitted {surprise(weights, data[:half]):.3f}, held out {surprise(weights, data[half:]):.3f}")
    print("WEIGHTS = (" + ", ".join(f"{weight:.3f}" for weight in weights) + ")")


if __name__ == "__main__":
    main()
