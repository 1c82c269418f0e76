"""A process that tries mutants: `python -m kickback.lab.mutants.worker`, one line of JSON in, one out.

The first line is the target. It loads what knows no target (pytest, and for a game the engine) and then forks for every
job, so that each starts from clean modules: a trial loads the package with the fault in it, a recording loads it as it
is and notes the lines that each check reaches. Limits are in processor time, since others use the machine as well.

It loads nothing of engine, records and games by itself: the fault may be in any of it.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any, NoReturn  # pytest hands over what it likes

from kickback.lab.mutants.checks import check_scenario, check_soak, ending, pytest_run, say
from kickback.lab.mutants.jobs import LOADED, SOAK, Job
from kickback.lab.mutants.recording import record_scenarios, record_soak, record_tests
from kickback.lab.mutants.targets import fingerprint

MEMORY = 3 << 30
LOADING = 20.0  # seconds to load the package
PATIENCE = 10.0  # a job that waits for something is given up after so many times what it may take
WORDS = 120  # characters of a reason that are worth keeping
IN_C = 3.0  # seconds more for a loop that no signal gets into, before the kernel ends it


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


class Clock:
    """Ends this process when a check takes too long, and says which one it was."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe
        self.check = ""
        signal.signal(signal.SIGPROF, self.ring)

    def ring(self, number: int, frame: FrameType | None) -> NoReturn:
        say(self.pipe, {"outcome": "killed", "how": "time-out", "by": self.check})
        os._exit(0)

    def start(self, check: str, seconds: float) -> None:
        self.check = check
        signal.setitimer(signal.ITIMER_PROF, seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time() + seconds + IN_C), resource.RLIM_INFINITY))


class FirstFailure:
    """A pytest plugin: the fastest test first, each with its limit; keeps the first that fails."""

    def __init__(self, limits: dict[str, float], clock: Clock) -> None:
        self.limits = limits
        self.clock = clock
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items.sort(key=lambda item: self.limits.get(item.nodeid, LOADING))

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


def trial(target: Job, job: Job, pipe: int) -> None:
    """Plants one fault and runs the checks that reach it, scenarios first, until one notices."""
    source = Path(job["path"]).read_bytes()
    if fingerprint([Path(job["path"])]) != job["file"]:
        return say(pipe, {"outcome": "broken", "how": f"{job['path']} has changed since the run began", "by": ""})
    source = source[: job["start"]] + job["text"].encode() + source[job["end"] :]
    try:
        compile(source, job["path"], "exec", dont_inherit=True)
    except SyntaxError as wrong:
        return say(pipe, {"outcome": "invalid", "how": str(wrong), "by": ""})
    sys.meta_path.insert(0, Planted(job["module"], job["path"], source))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
    clock = Clock(pipe)
    clock.start(LOADED, LOADING)
    try:
        for module in (target["package"], job["module"], *target["then"]):
            importlib.import_module(module)
    except BaseException as fault:
        return say(pipe, {"outcome": "killed", "how": LOADED, "by": type(fault).__name__})
    for path, limit in job["scenarios"]:
        clock.start(path, limit)
        try:
            check_scenario(path)
        except BaseException:
            return say(pipe, {"outcome": "killed", "how": "scenario", "by": path})
    if job["tests"]:
        failure = failing_test(job["tests"], clock)
        if failure:
            return say(pipe, {"outcome": "killed", "how": "test", "by": failure})
    if job["soak"]:
        clock.start(SOAK, job["soak"])
        try:
            check_soak(target["soaked"])
        except BaseException as fault:
            why = str(fault.args[0] if fault.args else fault).partition("\n")[0]
            return say(pipe, {"outcome": "killed", "how": SOAK, "by": why[:WORDS]})
    return say(pipe, {"outcome": "survived", "how": "", "by": ""})


def failing_test(tests: list[tuple[str, float]], clock: Clock) -> str:
    limits = dict(tests)
    plugin = FirstFailure(limits, clock)
    clock.start("collecting tests", LOADING + IN_C)
    code = pytest_run(list(limits), plugin)
    if code == 4:  # a test has another name, made from what was changed: take the whole files
        clock.start("collecting tests", LOADING + IN_C)
        code = pytest_run(list(dict.fromkeys(name.partition("::")[0] for name in limits)), plugin)
    return "" if code == 0 else plugin.failed or f"pytest ({code})"


JOBS: dict[str, Callable[[Job, Job, int], None]] = {
    "trial": trial,
    "scenarios": record_scenarios,
    "tests": record_tests,
    SOAK: record_soak,
}


def done(target: Job, job: Job, pipe: int) -> None:
    """A job, in its own process. Running out of memory is the mutant's fault, everything else is ours."""
    try:
        JOBS[job["do"]](target, job, pipe)
    except MemoryError:
        say(pipe, {"outcome": "killed", "how": "crash", "by": "MemoryError"})
    except BaseException as fault:
        say(pipe, {"outcome": "broken", "how": f"{type(fault).__name__}: {fault}", "by": ""})


def forked(target: Job, job: Job) -> list[Job]:
    """Does one job in a process of its own; what it says, line by line."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with ending():
            os.close(reading)
            quiet()
            signal.alarm(int(PATIENCE * job["limit"]))
            done(target, job, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as answers:
        said = answers.read().splitlines()
    _, status = os.waitpid(child, 0)
    if not said and os.WIFSIGNALED(status):
        late = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGALRM, signal.SIGPROF)
        return [{"outcome": "killed", "how": "time-out" if late else "crash", "by": f"signal {os.WTERMSIG(status)}"}]
    return [json.loads(line) for line in said]


def quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def main() -> None:
    target = json.loads(sys.stdin.readline())
    sys.path[:0] = target["paths"]
    os.chdir(target["root"])
    for module in ("pytest", "coverage", "hypothesis", *target["first"]):
        importlib.import_module(module)
    repeatable()
    for line in sys.stdin:
        print(json.dumps(forked(target, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
