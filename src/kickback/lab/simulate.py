"""Many games between bots, and what came of them with honest intervals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from multiprocessing import Pool

from kickback.bots.make import make
from kickback.engine.chance import Seeded
from kickback.engine.game import Fixed
from kickback.engine.seats import LETTERS
from kickback.games import game as game_named

CHUNK = 10
Z = 1.959964  # 95 %


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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's), honest for few games and near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def play_games(work: Work) -> Played:
    game = game_named(work.game)
    options = game.settle(work.seats, work.options)
    played = Played(0, 0, [0.0] * work.seats, [0.0] * work.seats, [])
    for number in range(work.first, work.first + work.count):
        seed = f"{work.seed}-{number}"
        seat_of = [(bot + (number if work.rotate else 0)) % work.seats for bot in range(work.seats)]
        players = {seat_of[i]: make(spelled, work.game, f"{seed}-{i}") for i, spelled in enumerate(work.bots)}
        table = game.deal(work.seats, options, Seeded(seed, "deal"), Fixed({}))
        asking = Seeded(seed, "race")
        decisions = 0
        while waiting := table.waiting():
            seat = waiting[0]
            if len(waiting) > 1 and table.stack[-1].kind == "race":
                seat = waiting[asking.below(len(waiting))]
            view = table.view(seat)
            table.act(seat, players[seat].answer(view, table.legal(seat), game.worlds(view)).action)
            decisions += 1
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
    with Pool(jobs) as pool:
        for played in pool.imap_unordered(play_games, parts):
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
