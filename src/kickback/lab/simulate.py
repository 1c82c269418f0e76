"""Many games between bots, and what came of them with honest intervals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kickback.bots.intervals import wilson
from kickback.bots.make import make
from kickback.bots.play import play
from kickback.bots.processes import pool
from kickback.engine.seats import LETTERS
from kickback.games import game as game_named

CHUNK = 10


@dataclass
class Work:
    """Some games to play in one process. Seats rotate: game k seats bot i at seat (i + k) mod n."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    first: int
    count: int
    rotate: bool = True


@dataclass
class Played:
    """What came of some games: wins (shared ones in parts) and payoffs by seat and by bot, decisions of each game."""

    games: int = 0
    nobody: int = 0
    seat_wins: list[float] = field(default_factory=list)
    bot_wins: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)

    def add(self, other: Played) -> None:
        self.games += other.games
        self.nobody += other.nobody
        self.seat_wins = added(self.seat_wins, other.seat_wins)
        self.bot_wins = added(self.bot_wins, other.bot_wins)
        self.decisions += other.decisions


def added(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)] if one else other[:]


def play_games(work: Work) -> Played:
    game = game_named(work.game)
    options = game.settle(work.seats, work.options)
    played = Played(0, 0, [0.0] * work.seats, [0.0] * work.seats, [])
    for number in range(work.first, work.first + work.count):
        seed = f"{work.seed}-{number}"
        seat_of = [(bot + (number if work.rotate else 0)) % work.seats for bot in range(work.seats)]
        players = [
            make(work.bots[seat_of.index(s)], work.game, f"{seed}-{seat_of.index(s)}") for s in range(work.seats)
        ]
        table, decisions = play(game, options, players, seed)
        played.games += 1
        played.decisions.append(decisions)
        played.nobody += not table.winners
        for seat in table.winners:
            played.seat_wins[seat] += 1 / len(table.winners)
            played.bot_wins[seat_of.index(seat)] += 1 / len(table.winners)
    return played


def simulate(work: Work, jobs: int) -> Iterator[Played]:
    """Plays all games on several cores, yielding what came of them so far."""
    total = Played()
    starts = range(0, work.count, CHUNK)
    parts = [replace(work, first=first, count=min(CHUNK, work.count - first)) for first in starts]
    with pool(jobs) as crew:
        for played in crew.imap_unordered(play_games, parts):
            total.add(played)
            yield total


def summary(work: Work, played: Played) -> dict[str, object]:
    """The figures as data: shares with their 95 % intervals, and how long games were."""
    decisions = sorted(played.decisions)
    count = max(1, len(decisions))

    def share(wins: float) -> dict[str, float]:
        low, high = wilson(wins, played.games)
        return {"wins": wins, "share": wins / max(1, played.games), "low": low, "high": high}

    return {
        "game": work.game,
        "seats": work.seats,
        "options": work.options,
        "seed": work.seed,
        "games": played.games,
        "nobody-won": played.nobody,
        "by-seat": {LETTERS[seat]: share(wins) for seat, wins in enumerate(played.seat_wins)},
        "by-bot": [{"bot": work.bots[i]} | share(wins) for i, wins in enumerate(played.bot_wins)],
        "decisions": {
            "mean": sum(decisions) / count,
            "median": decisions[len(decisions) // 2] if decisions else 0,
            "most": decisions[-1] if decisions else 0,
        },
    }
