"""Notes the lines of the target that each check runs, in the process of one job."""

from __future__ import annotations

import importlib
import os
import signal
from collections.abc import Callable, Generator
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any  # pytest hands over what it likes

import coverage
import pytest

from kickback.lab.mutants.checks import check_scenario, check_soak, ending, pytest_run, say
from kickback.lab.mutants.forking import Clock
from kickback.lab.mutants.jobs import LOADED, SOAK, Job, Reach

RECORDER = str(Path(coverage.__file__).parent)
SLOW = 1.0  # seconds of processor time, with its lines noted: a longer test is not asked
AGAIN = 0.05  # seconds later, if it could not be stopped then


class Lines:
    """The lines of the target that run, from one moment to the next."""

    def __init__(self, target: Job) -> None:
        self.modules: dict[str, str] = target["modules"]
        self.recorder = coverage.Coverage(
            data_file=None, config_file=False, include=list(self.modules.values()), messages=False
        )
        self.recorder.start()

    def now(self, name: str) -> None:
        self.recorder.switch_context(name)

    def found(self) -> dict[str, Reach]:
        """By name; asked once, at the end."""
        self.recorder.stop()
        data = self.recorder.get_data()
        by_name: dict[str, Reach] = {}
        for module, path in self.modules.items():
            for line, names in data.contexts_by_lineno(path).items():
                for name in names:
                    reach = by_name.setdefault(name, {})
                    reach[module] = reach.get(module, 0) | 1 << line
        return by_name


def record_scenarios(target: Job, job: Job, pipe: int, _: Clock) -> None:
    """Each in a process of its own, so that what an earlier one left in memory is not missing."""
    lines = Lines(target)
    lines.now(LOADED)
    for module in (*target["modules"], *target["then"]):
        importlib.import_module(module)
    say(pipe, {"check": LOADED, "seconds": 0.0, "wrong": "", "lines": lines.found().get(LOADED, {})})
    for path in job["scenarios"]:
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            continue
        with ending():
            record_scenario(target, path, pipe)
    say(pipe, {"done": True})


def record_scenario(target: Job, path: str, pipe: int) -> None:
    record(target, path, lambda: check_scenario(path), pipe)


def record_soak(target: Job, _: Job, pipe: int, __: Clock) -> None:
    record(target, SOAK, lambda: check_soak(target["soaked"]), pipe)
    say(pipe, {"done": True})


def record(target: Job, name: str, check: Callable[[], None], pipe: int) -> None:
    lines = Lines(target)
    lines.now(name)
    started = process_time()
    wrong = ""
    try:
        check()
    except Exception as fault:
        wrong = f"{type(fault).__name__}: {fault}"
    seconds = process_time() - started
    say(pipe, {"check": name, "seconds": seconds, "wrong": wrong, "lines": lines.found().get(name, {})})


class Reached:
    """A pytest plugin: the lines that each test reaches, and those that run while its file is loaded.

    A slow test is stopped and left out: all survivors would meet it, and a fault that only it would notice is one that
    nobody has written a scenario or a test for.
    """

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.started = 0.0
        self.now = ""
        self.seconds: dict[str, float] = {}
        self.wrong: dict[str, str] = {}
        self.slow: set[str] = set()
        signal.signal(signal.SIGPROF, self.stop)

    def stop(self, number: int, frame: FrameType | None) -> None:
        if frame is not None and frame.f_code.co_filename.startswith(RECORDER):
            return  # it holds a lock just now
        self.slow.add(self.now)
        pytest.skip("it is slow")

    def pytest_collectstart(self, collector: Any) -> None:
        self.lines.now(LOADED)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.lines.now(nodeid)
        self.wrong.setdefault(nodeid, "")
        self.now = nodeid
        self.started = process_time()

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_PROF, SLOW, AGAIN)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.seconds[nodeid] = process_time() - self.started

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.wrong[report.nodeid] = "it fails without any fault planted"

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.wrong[report.nodeid] = "it cannot be loaded"


def record_tests(target: Job, job: Job, pipe: int, _: Clock) -> None:
    lines = Lines(target)
    plugin = Reached(lines)
    pytest_run(["--maxfail=10000", job["tests"]], plugin)
    found = lines.found()
    for name, wrong in plugin.wrong.items():
        if name in plugin.slow:
            continue
        reach = dict(found.get(name, {}))
        for module, lines_then in found.get(LOADED, {}).items():
            reach[module] = reach.get(module, 0) | lines_then
        say(pipe, {"check": name, "seconds": plugin.seconds.get(name, 0.0), "wrong": wrong, "lines": reach})
    say(pipe, {"done": True})
