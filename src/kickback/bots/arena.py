"""Bots against each other: who wins how often over rotated seats, how sure that is, and a rating.

Game k seats the line-up rotated by k places, so no bot profits from a chair. When every share is clearly above or below
an even one the arena stops; the intervals allow for having looked after every batch.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import islice

from kickback.bots.bot import Bot
from kickback.bots.intervals import anytime, wilson
from kickback.bots.make import make
from kickback.bots.outside import OutsideBot
from kickback.bots.play import play
from kickback.bots.processes import pool
from kickback.bots.values import won_shares
from kickback.games import game as game_named

BATCH = 10  # games between two looks at whether the answer is clear
FEWEST = 40  # games before it may be


@dataclass(frozen=True)
class Match:
    """What is played: a game, its table, and the line-up that is rotated around it."""

    game: str
    bots: list[str]  # one for each seat
    options: dict[str, str]
    seed: str
    games: int
    stop: bool = True  # as soon as the answer is clear


@dataclass(frozen=True)
class Result:
    """One game: who sat where, each seat's share of the win, and what went wrong with outside bots."""

    number: int
    seated: list[str]
    shares: list[float]
    decisions: int
    nobody: bool
    troubles: list[str]


@dataclass
class Standing:
    """One bot so far. A bot on several chairs has one line; `even` is the share it would have by chance."""

    bot: str
    chairs: int
    even: float
    wins: float = 0.0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    rating: float | None = None  # openskill's: 25 for a newcomer
    unsure: float | None = None  # its standard deviation

    @property
    def verdict(self) -> str:
        return "above even" if self.low > self.even else "below even" if self.high < self.even else "open"


@dataclass
class Score:
    """All that came of a match so far."""

    match: Match
    standings: list[Standing]
    games: int = 0
    nobody: int = 0
    decisions: int = 0
    stopped: bool = False
    troubles: dict[str, int] = field(default_factory=dict)

    @property
    def clear(self) -> bool:
        return self.games >= FEWEST and all(line.verdict != "open" for line in self.standings)

    def plain(self) -> dict[str, object]:
        """As data for programs."""
        lines = [asdict(line) | {"verdict": line.verdict} for line in self.standings]
        return {
            "game": self.match.game,
            "seats": len(self.match.bots),
            "bots": self.match.bots,
            "options": self.match.options,
            "seed": self.match.seed,
            "games": self.games,
            "stopped-early": self.stopped,
            "interval": "95 %, valid at every look" if self.match.stop else "95 % (Wilson)",
            "nobody-won": self.nobody,
            "decisions": self.decisions,
            "standings": lines,
            "troubles": self.troubles,
        }


def opened(match: Match) -> Score:
    """The score before the first game."""
    seats = len(match.bots)
    names = list(dict.fromkeys(match.bots))
    return Score(match, [Standing(bot, match.bots.count(bot), match.bots.count(bot) / seats) for bot in names])


def play_one(task: tuple[Match, int]) -> Result:
    """Game number k of a match; depends on nothing but the match and k, unless a bot thinks by the clock."""
    match, number = task
    seats = len(match.bots)
    game = game_named(match.game)
    options = game.settle(seats, match.options)
    seed = f"{match.seed}-{number}"
    seated = [match.bots[(seat - number) % seats] for seat in range(seats)]
    players = [make(bot, match.game, f"{seed}-{seat}", outside=True) for seat, bot in enumerate(seated)]
    try:
        table, decisions = play(game, options, players, seed)
    finally:
        for player in players:
            dismiss(player)
    troubles = [f"{p.command} {p.trouble}" for p in players if isinstance(p, OutsideBot) and p.trouble]
    return Result(number, seated, won_shares(table), decisions, not any(table.returns()), troubles)


def dismiss(player: Bot) -> None:
    if isinstance(player, OutsideBot):
        player.close()


def compete(match: Match, jobs: int) -> Iterator[Score]:
    """Plays the match, yielding the score after every batch; games count in their order, however many play at once."""
    tasks = ((match, number) for number in range(match.games))
    if jobs == 1:
        yield from scored(match, map(play_one, tasks))
        return
    with pool(jobs) as crew:
        yield from scored(match, crew.imap(play_one, tasks))


def scored(match: Match, results: Iterator[Result]) -> Iterator[Score]:
    score = opened(match)
    ratings = Ratings(score)
    while batch := list(islice(results, BATCH)):
        for result in batch:
            count(score, result)
            ratings.rate(result)
        weigh(score)
        score.stopped = match.stop and score.clear and score.games < match.games
        yield score
        if score.stopped:
            return


def count(score: Score, result: Result) -> None:
    score.games += 1
    score.nobody += result.nobody
    score.decisions += result.decisions
    for trouble in result.troubles:
        score.troubles[trouble] = score.troubles.get(trouble, 0) + 1
    for line in score.standings:
        for bot, share in zip(result.seated, result.shares, strict=True):
            if bot == line.bot:
                line.wins += share


def weigh(score: Score) -> None:
    """Shares and intervals; a game that nobody won counts as shared by all."""
    for line in score.standings:
        line.share = line.wins / score.games
        if line.even == 1:
            line.low, line.high = 1.0, 1.0
        elif score.match.stop:
            line.low, line.high = anytime(line.wins, score.games, line.even)
        else:
            line.low, line.high = wilson(line.wins, score.games)


class Ratings:
    """Openskill's Plackett-Luce ratings, where it is installed. Chairs of the same bot share one rating."""

    def __init__(self, score: Score) -> None:
        self.score = score
        self.model = None
        with suppress(ImportError):
            from openskill.models import PlackettLuce

            self.model = PlackettLuce()
        for line in score.standings:
            if self.model is not None:
                newcomer = self.model.rating()
                line.rating, line.unsure = newcomer.mu, newcomer.sigma

    def rate(self, result: Result) -> None:
        if self.model is None or len(self.score.standings) < 2:
            return
        lines = {line.bot: line for line in self.score.standings}
        chairs = [lines[bot] for bot in result.seated]
        teams = [[self.model.rating(mu=line.rating, sigma=line.unsure)] for line in chairs]
        after = self.model.rate(teams, scores=result.shares)
        for line in lines.values():
            mine = [team[0] for team, chair in zip(after, chairs, strict=True) if chair is line]
            line.rating = sum(rating.mu for rating in mine) / len(mine)
            line.unsure = sum(rating.sigma for rating in mine) / len(mine)
