"""The speed of two builds in one run: both in turn, many times round, so that a slow moment of the machine hits both.

Both do the same work (the same deals, the same luck), and what counts is processor time. Each round has new processes:
where a process happens to lie in memory is worth a few per cent too. A ratio is the median over the rounds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from kickback.lab import measuring
from kickback.lab.builds import Build, NoBuild

FIGURES = tuple(measuring.MEASURES)
ROUNDS = 9
MOST_TABLES = 4096


@dataclass
class Duel:
    """One figure of one game on both builds; `wrong` says why there is none."""

    game: str
    figure: str
    tables: int = 0  # in each round
    olds: list[float] = field(default_factory=list)  # times a second, one for each round
    news: list[float] = field(default_factory=list)
    wrong: str = ""

    @property
    def ratios(self) -> list[float]:
        return sorted(new / old for new, old in zip(self.news, self.olds, strict=True))

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    def plain(self) -> dict[str, object]:
        """For programs. Low and high: all rounds but the two outermost, about 96 % sure of the true median."""
        if self.wrong:
            return {"game": self.game, "figure": self.figure, "wrong": self.wrong}
        ratios = self.ratios
        outer = 1 if len(ratios) > 4 else 0
        return {
            "game": self.game,
            "figure": self.figure,
            "old": median(self.olds),
            "new": median(self.news),
            "ratio": self.ratio,
            "low": ratios[outer],
            "high": ratios[-1 - outer],
        }


@dataclass
class Games:
    """The tables to measure at, by number, and how each was played so far; from the deal there are no lines."""

    tables: list[int]
    lines: list[object] = field(default_factory=list)

    def first(self) -> Games:
        return Games(self.tables[:1], self.lines[:1])


class Runner:
    """A process that measures one build."""

    def __init__(self, build: Build) -> None:
        self.build = build
        program = [sys.executable, "-P", str(Path(measuring.__file__)), str(build.folder)]
        even = {word: value for word, value in os.environ.items() if word != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=even
        )
        try:
            self.compiled = bool(self.answer()["compiled"])
        except NoBuild:
            self.close()
            raise

    def answer(self) -> dict[str, object]:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            last = self.process.stderr.read().strip().splitlines()[-1:]
            raise NoBuild(f"{self.build.name} does not run: {' '.join(last) or 'it stopped'}")
        found: dict[str, object] = json.loads(line)
        return found

    def ask(self, game: str, figure: str, tables: list[int], lines: list[object]) -> dict[str, object]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"game": game, "figure": figure, "tables": tables, "lines": lines}) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def measure(self, duel: Duel, games: Games) -> tuple[int, float] | str:
        """How often and for how long, or what is wrong."""
        found = self.ask(duel.game, duel.figure, games.tables, games.lines)
        if "wrong" in found:
            return f"{self.build.name}: {found['wrong']}"
        count, seconds = found["count"], found["seconds"]
        assert isinstance(count, int)
        assert isinstance(seconds, float)
        return count, seconds

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def against(old: Build, new: Build, games: list[str], seconds: float, rounds: int = ROUNDS) -> Iterator[list[Duel]]:
    """Measures, yielding all figures after every step; `seconds` are for each game and build."""
    duels = [Duel(game, figure) for game in games for figure in FIGURES]
    for number in range(rounds):
        last = number == rounds - 1
        with ExitStack() as stack:
            runners = [Runner(build) for build in (old, new)]
            for runner in runners:
                stack.callback(runner.close)
            if runners[0].compiled != runners[1].compiled:
                which = next(runner.build.name for runner in runners if runner.compiled)
                raise NoBuild(f"only {which} is compiled, so there is nothing to compare")
            for duel in duels:
                one_round(duel, runners, number, seconds / rounds / len(FIGURES))
                if last and not duel.news:
                    duel.wrong = duel.wrong or "nothing to measure in these games"
                yield duels


def one_round(duel: Duel, runners: list[Runner], number: int, seconds: float) -> None:
    if duel.wrong:
        return
    if not duel.tables:
        duel.tables = enough(duel, runners, seconds)
    games = to_measure(duel, runners, number * duel.tables, duel.tables)
    speeds = [0.0, 0.0]
    for place in (0, 1) if number % 2 else (1, 0):
        warm = runners[place].measure(duel, games.first())
        found = runners[place].measure(duel, games)
        if isinstance(warm, str) or isinstance(found, str):
            duel.wrong = warm if isinstance(warm, str) else str(found)
            return
        speeds[place] = found[0] / found[1] if found[1] else 0.0
    if min(speeds) > 0:
        duel.olds.append(speeds[0])
        duel.news.append(speeds[1])


def to_measure(duel: Duel, runners: list[Runner], first: int, tables: int) -> Games:
    """The same work for both: in the middle of games, only at tables that both builds can play to."""
    numbers = list(range(first, first + tables))
    if duel.figure in measuring.FROM_THE_DEAL:
        return Games(numbers)
    old, new = runners
    lines = new.ask(duel.game, "begun", numbers, []).get("lines")
    both = old.ask(duel.game, "replayed", numbers, lines).get("tables") if isinstance(lines, list) else None
    if not isinstance(lines, list) or not isinstance(both, list):
        return Games(numbers, [[]] * tables)  # measuring will say what is wrong
    kept = [number for number in numbers if number in both]
    return Games(kept, [lines[number - first] for number in kept])


def enough(duel: Duel, runners: list[Runner], seconds: float) -> int:
    """How many tables keep the other build busy for so long."""
    tables = 1
    while tables < MOST_TABLES:
        found = runners[0].measure(duel, to_measure(duel, runners, 0, tables))
        if isinstance(found, str) or found[1] >= seconds:
            break
        tables *= 2
    return tables
