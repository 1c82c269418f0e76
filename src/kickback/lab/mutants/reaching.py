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
from kickback.lab.mutants.targets import SHARED, Target, fingerprint

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
    kills: int = 0  # so far

    @property
    def scenario(self) -> bool:
        return self.name.endswith(".txt")


class Reaching:
    """`changed`: modules that are not as they were when the lines were noted; every check may reach them."""

    def __init__(self, checks: list[Check], loaded: Reach, changed: set[str]) -> None:
        self.checks = checks
        self.loaded = loaded
        self.changed = changed
        self.named = {check.name: check for check in checks}
        self.texts = {check.name: Path(check.name).read_text(encoding="utf-8") for check in checks if check.scenario}

    def of(self, mutant: Mutant) -> list[Check]:
        """The checks that could notice: those of its own clauses first, then the fastest and those that often do."""
        lines = (1 << mutant.last + 1) - (1 << mutant.first)
        module = mutant.module
        everybody = self.at_loading(mutant) or module in self.changed
        found = [check for check in self.checks if everybody or check.lines.get(module, 0) & lines]
        return sorted(found, key=lambda check: (not self.proves(check, mutant), check.seconds / (1 + check.kills)))

    def at_loading(self, mutant: Mutant) -> bool:
        lines = (1 << mutant.last + 1) - (1 << mutant.first)
        return mutant.always or bool(self.loaded.get(mutant.module, 0) & lines)

    def noticed(self, by: str) -> None:
        """By this check; it will be asked earlier from now on."""
        if by in self.named:
            self.named[by].kills += 1

    def proves(self, check: Check, mutant: Mutant) -> bool:
        text = self.texts.get(check.name, "")
        return any(clause in text for clause in mutant.clauses)


def recorded(target: Target, hands: int, kept: Path, resume: bool, tell: Callable[[int, int], None]) -> Reaching:
    """Records what was not recorded yet, of other sources only if it is to `resume`; tells how many of how many."""
    sources, prints = target.sources(), target.prints()
    earlier = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    changed = {module for module, one in sources.items() if earlier.get("modules", {}).get(module) != one}
    before = earlier.get("prints", {})
    usable = before.get(SHARED) == prints[SHARED] and (resume or not changed) and len(changed) < len(sources)
    if usable and before == prints:
        return reaching(earlier["checks"], changed)
    same = {path for path, one in prints.items() if usable and before.get(path) == one}
    known: list[Job] = (
        [answer for answer in earlier["checks"] if file_of(answer["check"], target) in same] if same else []
    )
    new = noted(target, hands, same, tell)
    answers = known + new
    missing = set(target.scenarios) - {answer["check"] for answer in answers}
    wrong = [f"{answer['check']}: {answer['wrong']}" for answer in answers if answer["wrong"]]
    wrong += [f"{name}: it ends the process" for name in sorted(missing)]
    if wrong:
        raise NoTrials("not everything passes as it is:\n" + "\n".join(wrong))
    found = reaching(answers, changed if same else set())
    try_nothing(target, [found.named[answer["check"]] for answer in new if answer["check"] != LOADED], hands)
    kept.parent.mkdir(exist_ok=True)
    modules = {module: one for module, one in sources.items() if module not in found.changed}
    kept.write_text(json.dumps({"modules": modules, "prints": prints, "checks": answers}), encoding="utf-8")
    return found


def noted(target: Target, hands: int, known: set[str], tell: Callable[[int, int], None]) -> list[Job]:
    """What each scenario and test reaches, but for the files that are known."""
    scenarios = [path for path in target.scenarios if path not in known]
    jobs: list[Job] = [
        {"do": "scenarios", "scenarios": scenarios[first : first + BATCH], "limit": HOUR}
        for first in range(0, len(scenarios), BATCH)
    ]
    jobs += [{"do": "tests", "tests": str(path), "limit": HOUR} for path in files(target) if str(path) not in known]
    if target.soaked and not known:
        jobs.append({"do": SOAK, "limit": HOUR})
    answers: list[Job] = []
    tell(0, len(jobs))
    for number, (job, said) in enumerate(shared_out(target, jobs, min(hands, len(jobs)))):
        if not said or "done" not in said[-1]:
            why = said[-1].get("how", "it ended early") if said else "it ended the process"
            raise NoTrials(f"{job.get('tests') or job.get('scenarios') or SOAK}: noting what it reaches failed: {why}")
        answers += said[:-1]
        tell(number + 1, len(jobs))
    return answers


def file_of(check: str, target: Target) -> str:
    """The file a check stands in, as `Target.prints` names it."""
    if check in (LOADED, SOAK):
        return SHARED
    path = check.partition("::")[0]
    return path if path.startswith("/") else f"{target.root}/{path}"


def try_nothing(target: Target, checks: list[Check], hands: int) -> None:
    """A mutant without a fault must survive what is new; whatever kills it would kill the others for no reason."""
    module = next(iter(target.modules))
    fastest_first = sorted(checks, key=lambda check: check.seconds)
    job = a_trial(target, module, fastest_first) | {"start": 0, "end": 0, "text": ""}
    for _, said in shared_out(target, [job | {"swap": True}, job | {"swap": False}], min(hands, 2)):
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


def reaching(answers: list[Job], changed: set[str]) -> Reaching:
    checks: list[Check] = []
    loaded: Reach = {}
    for answer in answers:
        if answer["check"] == LOADED:
            for module, lines in answer["lines"].items():
                loaded[module] = loaded.get(module, 0) | lines
        else:
            checks.append(Check(answer["check"], answer["seconds"], answer["lines"]))
    return Reaching(checks, loaded, changed)
