"""Which lines each scenario and test runs, recorded once, so that a mutant is tried only where it could be noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kickback.lab.mutants.crew import NoTrials, shared_out
from kickback.lab.mutants.jobs import LOADED, SOAK, Job, Reach
from kickback.lab.mutants.operators import Mutant
from kickback.lab.mutants.targets import Target, fingerprint

BATCH: Final = 25  # scenarios that one loading of the package serves
HOUR: Final = 3600.0
LOADING: Final = 30.0  # seconds
SLOWER: Final = 5.0  # a check may take so many times what it took when its lines were noted


@dataclass
class Check:
    """A scenario (a path ending in .txt), a test (pytest's name for it), or the soak."""

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
        earlier = json.loads(kept.read_text(encoding="utf-8"))
        if {key: earlier.get(key) for key in prints} == prints:
            return reaching(earlier["checks"])
    jobs = [
        {"do": "scenarios", "scenarios": target.scenarios[first : first + BATCH], "limit": HOUR}
        for first in range(0, len(target.scenarios), BATCH)
    ]
    jobs += [{"do": "tests", "tests": str(path), "limit": HOUR} for path in files(target)]
    if target.soaked:
        jobs.append({"do": SOAK, "limit": HOUR})
    answers: list[Job] = []
    steps = len(jobs) + 1
    tell(0, steps)
    for number, (job, said) in enumerate(shared_out(target, jobs, min(hands, len(jobs)))):
        if not said or "done" not in said[-1]:
            why = said[-1].get("how", "it ended early") if said else "it ended the process"
            raise NoTrials(f"{job.get('tests') or job.get('scenarios') or SOAK}: noting what it reaches failed: {why}")
        answers += said[:-1]
        tell(number + 1, steps)
    wrong = [f"{answer['check']}: {answer['wrong']}" for answer in answers if answer["wrong"]]
    missing = set(target.scenarios) - {answer["check"] for answer in answers}
    wrong += [f"{name}: it ends the process" for name in sorted(missing)]
    if wrong:
        raise NoTrials("not everything passes as it is:\n" + "\n".join(wrong))
    found = reaching(answers)
    try_nothing(target, found)
    tell(steps, steps)
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(prints | {"checks": answers}), encoding="utf-8")
    return found


def try_nothing(target: Target, found: Reaching) -> None:
    """A mutant without a fault must survive everything; whatever kills it would kill the others for no reason."""
    module = next(iter(target.modules))
    fastest_first = sorted(found.checks, key=lambda check: check.seconds)
    job = a_trial(target, module, fastest_first) | {"start": 0, "end": 0, "text": ""}
    _, said = next(shared_out(target, [job], 1))
    if not said or said[-1]["outcome"] != "survived":
        by = said[-1] if said else {"by": "something", "how": "crash"}
        raise NoTrials(f"{by['by']} fails without any fault planted, if it is run after others ({by['how']})")


def a_trial(target: Target, module: str, checks: list[Check]) -> Job:
    """A job that is still without its fault."""
    limits = [(check, max(target.shortest, SLOWER * check.seconds)) for check in checks]
    return {
        "do": "trial",
        "module": module,
        "path": target.modules[module],
        "file": fingerprint([Path(target.modules[module])]),
        "scenarios": [(check.name, limit) for check, limit in limits if check.scenario],
        "tests": [(check.name, limit) for check, limit in limits if not check.scenario and check.name != SOAK],
        "soak": sum(limit for check, limit in limits if check.name == SOAK),
        "limit": LOADING + sum(check.seconds for check in checks),
    }


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
