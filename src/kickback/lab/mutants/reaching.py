"""Which lines each scenario and test runs, recorded once, so that a mutant is tried only where it could be noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kickback.lab.mutants.crew import NoTrials, shared_out
from kickback.lab.mutants.operators import Mutant
from kickback.lab.mutants.targets import Target
from kickback.lab.mutants.worker import LOADED, Job, Reach

BATCH: Final = 25  # scenarios that one loading of the package serves
HOUR: Final = 3600.0


@dataclass
class Check:
    """A scenario (a path ending in .txt) or a test (pytest's name for it)."""

    name: str
    seconds: float
    lines: Reach

    @property
    def scenario(self) -> bool:
        return self.name.endswith(".txt")


class Reaching:
    def __init__(self, checks: list[Check], loaded: Reach) -> None:
        self.checks = checks
        self.loaded = loaded
        self.texts = {check.name: Path(check.name).read_text(encoding="utf-8") for check in checks if check.scenario}

    def of(self, mutant: Mutant) -> list[Check]:
        """The checks that could notice: those of its own clauses first, then the fastest."""
        lines = (1 << mutant.last + 1) - (1 << mutant.first)
        module = mutant.module
        everybody = mutant.always or self.loaded.get(module, 0) & lines
        found = [check for check in self.checks if everybody or check.lines.get(module, 0) & lines]
        return sorted(found, key=lambda check: (not self.proves(check, mutant), check.seconds))

    def proves(self, check: Check, mutant: Mutant) -> bool:
        text = self.texts.get(check.name, "")
        return any(clause in text for clause in mutant.clauses)


def recorded(target: Target, hands: int, kept: Path, tell: Callable[[int, int], None]) -> Reaching:
    """Records, or takes what was recorded if neither sources nor tests have changed; tells how many of how many."""
    prints = {"sources": target.of_sources(), "tests": target.of_tests()}
    if kept.is_file():
        found = json.loads(kept.read_text(encoding="utf-8"))
        if {key: found.get(key) for key in prints} == prints:
            return reaching(found["checks"])
    jobs = [
        {"do": "scenarios", "scenarios": target.scenarios[first : first + BATCH], "limit": HOUR}
        for first in range(0, len(target.scenarios), BATCH)
    ]
    jobs += [{"do": "tests", "tests": str(path), "limit": HOUR} for path in files(target)]
    answers: list[Job] = []
    tell(0, len(jobs))
    for number, (job, said) in enumerate(shared_out(target, jobs, min(hands, len(jobs)))):
        if not said or "how" in said[-1]:
            raise NoTrials(f"recording failed: {job.get('tests') or job['scenarios'][0]}")
        answers += said
        tell(number + 1, len(jobs))
    wrong = [f"{answer['check']}: {answer['wrong']}" for answer in answers if answer["wrong"]]
    if wrong:
        raise NoTrials("not everything passes as it is:\n" + "\n".join(wrong))
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(prints | {"checks": answers}), encoding="utf-8")
    return reaching(answers)


def files(target: Target) -> list[Path]:
    found: list[Path] = []
    for path in map(Path, target.tests):
        found += [path] if path.is_file() else sorted(path.rglob("test_*.py"))
    return found


def reaching(answers: list[Job]) -> Reaching:
    checks: list[Check] = []
    loaded: Reach = {}
    for answer in answers:
        if answer["check"] == LOADED:
            for module, lines in answer["lines"].items():
                loaded[module] = loaded.get(module, 0) | lines
        else:
            checks.append(Check(answer["check"], answer["seconds"], answer["lines"]))
    return Reaching(checks, loaded)
