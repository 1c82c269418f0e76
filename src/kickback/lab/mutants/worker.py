"""A process that tries mutants: `python -m kickback.lab.mutants.worker`, one line of JSON in, one out.

The first line is the target. It loads what knows no target (pytest, and for a game the engine) and then forks for every
job, so that each starts from clean modules: a trial loads the package with the fault in it, a recording loads it as it
is and notes the lines that each check reaches. Most trials need no loading: `warm` does them in a process that has
loaded everything. This one loads nothing of engine, records and games by itself: the fault may be in any of it.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any  # pytest hands over what it likes

from kickback.lab.mutants.checks import pytest_run, say
from kickback.lab.mutants.forking import Clock, forked, quiet
from kickback.lab.mutants.jobs import LOADED, SOAK, Job
from kickback.lab.mutants.recording import record_scenarios, record_soak, record_tests
from kickback.lab.mutants.trying import Tests, faulty, limit_memory, notice
from kickback.lab.mutants.warm import NOT_HERE, Warm

LOADING = 20.0  # seconds to load the package, or the tests


class Mutated(SourceFileLoader):
    """Loads a module from a text that is not the one in its file."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Planted:
    """Finds one module, before anybody else does."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        self.name = name
        self.path = path
        self.source = source

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        inside = [str(Path(self.path).parent)] if self.path.endswith("__init__.py") else None
        loader = Mutated(name, self.path, self.source)
        return spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=inside)


class FirstFailure:
    """A pytest plugin: the tests in the order they are asked for, each with its limit; keeps the first that fails."""

    def __init__(self, limits: dict[str, float], clock: Clock) -> None:
        self.limits = limits
        self.clock = clock
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        order = {name: place for place, name in enumerate(self.limits)}
        items.sort(key=lambda item: order.get(item.nodeid, len(order)))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.clock.start(nodeid, self.limits.get(nodeid, LOADING))

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def repeatable() -> None:
    """Property-based tests draw the same examples every time, and do not look for the smallest one."""
    from hypothesis import HealthCheck, Phase, settings

    settings.register_profile(
        "mutants",
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")


def trial(target: Job, job: Job, pipe: int, clock: Clock) -> None:
    """Loads the package with the fault in it, and runs the checks that reach it."""
    source = faulty(job, pipe)
    if source is None:
        return
    sys.meta_path.insert(0, Planted(job["module"], job["path"], source))
    limit_memory()
    clock.start(LOADED, LOADING)
    try:
        for module in (target["package"], job["module"], *target["then"]):
            importlib.import_module(module)
    except BaseException as fault:
        say(pipe, {"outcome": "killed", "how": LOADED, "by": type(fault).__name__})
        return
    notice(target, job, pipe, clock, failing_test)


def failing_test(tests: Tests, clock: Clock) -> str:
    limits = dict(tests)
    plugin = FirstFailure(limits, clock)
    clock.start("collecting tests", LOADING)
    code = pytest_run(list(limits), plugin)
    if code == 4:  # a test has another name, made from what was changed: take the whole files
        clock.start("collecting tests", LOADING)
        code = pytest_run(list(dict.fromkeys(name.partition("::")[0] for name in limits)), plugin)
    return "" if code == 0 else plugin.failed or f"pytest ({code})"


JOBS: dict[str, Callable[[Job, Job, int, Clock], None]] = {
    "trial": trial,
    "scenarios": record_scenarios,
    "tests": record_tests,
    SOAK: record_soak,
}


class Jobs:
    """All jobs on one target, in whatever process is the right one."""

    def __init__(self, target: Job) -> None:
        self.target = target
        self.warm: Warm | None = None

    def do(self, job: Job) -> list[Job]:
        if job.get("swap"):
            if self.warm is None:
                self.warm = Warm(self.target)
            answers = self.warm.do(job)
            if not answers or answers[-1]["outcome"] != NOT_HERE:
                return answers
        return forked(self.alone, job)

    def alone(self, job: Job, pipe: int, clock: Clock) -> None:
        quiet()
        JOBS[job["do"]](self.target, job, pipe, clock)


def main() -> None:
    target = json.loads(sys.stdin.readline())
    sys.path[:0] = target["paths"]
    os.chdir(target["root"])
    for module in ("pytest", "coverage", "hypothesis", *target["first"]):
        importlib.import_module(module)
    for plugin in entry_points(group="pytest11"):  # or every process would load all of pytest's plugins
        plugin.load()
    repeatable()
    jobs = Jobs(target)
    for line in sys.stdin:
        print(json.dumps(jobs.do(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
