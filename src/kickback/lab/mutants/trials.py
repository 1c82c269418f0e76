"""Tries mutants and keeps what came of each, one line of JSON after the other, so that a stopped run can go on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from kickback.lab.mutants.crew import NoTrials, shared_out
from kickback.lab.mutants.jobs import Job
from kickback.lab.mutants.operators import Mutant
from kickback.lab.mutants.reaching import Reaching, a_trial, file_of, recorded
from kickback.lab.mutants.source import mutants
from kickback.lab.mutants.targets import SHARED, Target, fingerprint

KEPT: Final = ".mutants"
KILLED: Final = "killed"
SURVIVED: Final = "survived"
UNREACHED: Final = "not reached"
EXPLAINED: Final = "the scenarios of "  # a fingerprint of tests: all that an explained mutant meets


@dataclass
class Result:
    """What came of one mutant: `how` it was killed (scenario, test, soak, loading, time-out, crash) and `by` what."""

    name: str
    module: str
    function: str
    operator: str
    before: str
    after: str
    at: int
    clauses: list[str]
    outcome: str
    how: str
    by: str
    file: str  # fingerprint of the source
    tests: str  # of the tests that were there, or of the one that killed it

    @property
    def killed(self) -> bool:
        return self.outcome == KILLED


@dataclass
class State:
    """A run so far."""

    everybody: list[Mutant]
    wanted: int  # of them, to be tried
    results: list[Result]

    def count(self, outcome: str) -> int:
        return sum(result.outcome == outcome for result in self.results)


def population(target: Target) -> list[Mutant]:
    return [mutant for module, path in target.modules.items() for mutant in mutants(module, Path(path).read_bytes())]


def drawn(all_of_them: list[Mutant], sample: int | None, seed: str) -> list[Mutant]:
    """In an order of luck; a larger sample of a seed holds the smaller one, and edits elsewhere change nothing."""

    def luck(mutant: Mutant) -> str:
        return sha256(f"{seed}/{mutant.name}".encode()).hexdigest()

    return sorted(all_of_them, key=luck)[:sample]


def kept_results(path: Path) -> dict[str, Result]:
    """By name; of a line that was cut off nothing is left, and the later line counts."""
    found: dict[str, Result] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                result = Result(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[result.name] = result
    return found


def unexplained(_: Mutant) -> bool:
    return False


def still_holds(result: Result, tests: str, root: Path) -> bool:
    """The test that killed it is as it was; or, for a survivor, all tests are."""
    return result.tests == (killer(result.by, root) if result.killed else tests)


def begin(path: Path, known: list[Result]) -> None:
    """A file with what is known; what was there before is kept beside it, should somebody have forgotten `--resume`."""
    fresh = path.with_suffix(".new.jsonl")
    fresh.write_text("".join(f"{json.dumps(asdict(result))}\n" for result in known), encoding="utf-8")
    if path.is_file():
        path.replace(path.with_suffix(".before.jsonl"))
    fresh.replace(path)


def killer(by: str, root: Path) -> str:
    """The fingerprint of the file of what killed it, if that is a file."""
    path = root / by.partition("::")[0]
    return fingerprint([path]) if path.is_file() else ""


def trials(
    target: Target,
    hands: int,
    sample: int | None,
    seed: str,
    resume: bool,
    tell: Callable[[int, int], None],
    explained: Callable[[Mutant], bool] = unexplained,
) -> Iterator[State]:
    """Tries what is to be tried, yielding the state after each; `tell` hears of the recording before it."""
    root = Path(target.root)
    folder = root / KEPT
    folder.mkdir(exist_ok=True)
    kept = folder / f"{target.name}.jsonl"
    everybody = population(target)
    wanted = drawn(everybody, sample, seed)
    files = target.sources()
    tests = target.of_tests()
    prints = kept_prints(folder / f"{target.name}.tests.json", tests, target.prints())
    earlier = kept_results(kept) if resume else {}
    earlier = {name: result for name, result in earlier.items() if files.get(result.module) == result.file}
    met = {mutant.name: EXPLAINED + tests if explained(mutant) else tests for mutant in everybody}
    known = {name: result for name, result in earlier.items() if still_holds(result, met.get(name, tests), root)}
    begin(kept, [result for name, result in earlier.items() if name in known or not result.killed])
    state = State(everybody, len(wanted), [known[m.name] for m in wanted if m.name in known])
    left = [mutant for mutant in wanted if mutant.name not in known]
    yield state
    if not left:
        return
    map_of_tests = recorded(target, hands, folder / f"{target.name}.reach.json", resume, tell)
    for one in known.values():
        map_of_tests.noticed(one.by if "::" in one.by else str(root / one.by))
    by_name = {mutant.name: mutant for mutant in left}

    def job_for(mutant: Mutant) -> Job:
        before = earlier.get(mutant.name)
        survived = prints.get(before.tests, {}) if before is not None and not before.killed else {}
        job = planted(mutant, target, map_of_tests, files[mutant.module], unchanged(survived, prints[tests]))
        return job if met[mutant.name] == tests else job | {"tests": [], "soak": 0.0}

    with kept.open("a", encoding="utf-8") as file:
        for job, answers in shared_out(target, map(job_for, left), min(hands, len(left))):
            result = judged(by_name[job["name"]], job, answers, root, files, met[job["name"]])
            if result is None:
                state.wanted -= 1
                continue
            map_of_tests.noticed(str(answers[-1]["by"]) if answers else "")
            file.write(json.dumps(asdict(result)) + "\n")
            file.flush()
            state.results.append(result)
            yield state


Prints = dict[str, str]  # as `Target.prints` makes them


def kept_prints(path: Path, tests: str, now: Prints) -> dict[str, Prints]:
    """By the fingerprint of all tests those of each file, of this run and earlier ones."""
    known: dict[str, Prints] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    known[tests] = now
    path.write_text(json.dumps(known), encoding="utf-8")
    return known


def unchanged(before: Prints, now: Prints) -> set[str]:
    """The files that are as they were: what has survived them then would survive them again."""
    if before.get(SHARED) != now[SHARED]:
        return set()
    return {path for path, one in now.items() if before.get(path) == one}


def planted(mutant: Mutant, target: Target, map_of_tests: Reaching, file: str, survived: set[str]) -> Job:
    checks = map_of_tests.of(mutant)
    left = [check for check in checks if file_of(check.name, target) not in survived]
    fault = {"name": mutant.name, "start": mutant.start, "end": mutant.end, "text": mutant.text}
    how = {"file": file, "swap": not map_of_tests.at_loading(mutant), "reached": bool(checks)}
    return a_trial(target, mutant.module, left) | fault | how


def judged(
    mutant: Mutant, job: Job, answers: list[Job], root: Path, files: dict[str, str], tests: str
) -> Result | None:
    """None where the fault was no Python."""
    answer = answers[-1] if answers else {"outcome": KILLED, "how": "crash", "by": ""}
    if answer["outcome"] == "broken":
        raise NoTrials(f"a trial went wrong: {answer['how']}")
    if answer["outcome"] == "invalid":
        return None
    by = str(answer["by"])
    if by.startswith(f"{root}/"):
        by = by[len(str(root)) + 1 :]
    survived = answer["outcome"] == SURVIVED
    unreached = survived and not job["reached"]
    return Result(
        mutant.name,
        mutant.module,
        mutant.function,
        mutant.operator,
        mutant.before,
        mutant.after,
        mutant.at,
        list(mutant.clauses),
        str(answer["outcome"]),
        UNREACHED if unreached else str(answer["how"]),
        by,
        files[mutant.module],
        tests if survived else killer(by, root),
    )
