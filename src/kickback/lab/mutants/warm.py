"""A process that has loaded the target and all of its tests, where a fault is planted by swapping one function's code.

Loading takes seconds, and noticing a fault mostly milliseconds: so it is loaded once, and forks for every mutant. That
is as good as loading it anew with the fault if nothing has called the function while loading; otherwise what it made is
there already, without the fault, and the answer is that it must be loaded anew.
"""

from __future__ import annotations

import gc
import importlib
import inspect
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any  # pytest hands over what it likes

from kickback.lab.mutants.checks import ending, pytest_run, say
from kickback.lab.mutants.forking import Clock, forked, quiet
from kickback.lab.mutants.jobs import Job
from kickback.lab.mutants.trying import Tests, faulty, limit_memory, notice

NOT_HERE = "not here"  # the outcome of a fault that cannot be planted without loading it


class Warm:
    """The process, as seen by the one who has started it."""

    def __init__(self, target: Job) -> None:
        here, jobs = os.pipe()
        answers, there = os.pipe()
        if not os.fork():
            with ending():
                os.close(jobs)
                os.close(answers)
                quiet()
                with os.fdopen(here) as reading:
                    Loaded(target, there).serve(reading)
        os.close(here)
        os.close(there)
        self.jobs = os.fdopen(jobs, "w")
        self.answers = os.fdopen(answers)

    def do(self, job: Job) -> list[Job]:
        try:
            self.jobs.write(json.dumps(job) + "\n")
            self.jobs.flush()
            line = self.answers.readline()
        except BrokenPipeError:
            line = ""
        found: list[Job] = (
            json.loads(line) if line else [{"outcome": "broken", "how": "no loading the tests", "by": ""}]
        )
        return found


class Loaded:
    """The process itself. As a plugin of pytest it collects all tests, and instead of running them it serves."""

    def __init__(self, target: Job, answers: int) -> None:
        self.target = target
        self.answers = answers
        self.jobs: Iterator[str] = iter(())
        self.paths = set(target["modules"].values())
        self.called: set[CodeType] = set()
        self.alive: dict[tuple[str, str, int], list[FunctionType]] = {}
        self.tests: dict[str, Any] = {}
        self.failed = ""

    def serve(self, jobs: Iterator[str]) -> None:
        self.jobs = jobs
        sys.setprofile(self.note)
        for module in (self.target["package"], *self.target["modules"], *self.target["then"]):
            importlib.import_module(module)
        if self.target["tests"]:
            pytest_run(self.target["tests"], self)
        else:
            self.work()

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename in self.paths:
            self.called.add(frame.f_code)

    def pytest_runtestloop(self, session: Any) -> bool:
        self.tests = {item.nodeid: item for item in session.items}
        self.work()
        return True

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def work(self) -> None:
        sys.setprofile(None)
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename in self.paths:
                self.alive.setdefault((one.__code__.co_filename, *named(one.__code__)), []).append(one)
        gc.collect()
        gc.freeze()
        for line in self.jobs:
            os.write(self.answers, json.dumps(forked(self.trial, json.loads(line))).encode() + b"\n")

    def trial(self, job: Job, pipe: int, clock: Clock) -> None:
        source = faulty(job, pipe)
        if source is None:
            return
        if job["text"] and not self.swapped(job["path"], source):
            say(pipe, {"outcome": NOT_HERE, "how": "", "by": ""})
            return
        limit_memory()
        notice(self.target, job, pipe, clock, self.failing)

    def swapped(self, path: str, source: bytes) -> bool:
        """Whether the fault was within one function, and that is one we can swap."""
        before = functions(compile(Path(path).read_bytes(), path, "exec", dont_inherit=True))
        after = functions(compile(source, path, "exec", dont_inherit=True))
        changed = [key for key, code in after.items() if before.get(key) != code]
        if len(changed) != 1 or before.keys() != after.keys() or before[changed[0]] in self.called:
            return False
        new = after[changed[0]]
        alive = self.alive.get((path, *changed[0]), [])
        if len(alive) != 1 or alive[0].__code__.co_freevars != new.co_freevars:
            return False
        alive[0].__code__ = new
        return True

    def failing(self, tests: Tests, clock: Clock) -> str:
        wanted = [self.tests[name] for name, _ in tests]
        for item, after, (name, limit) in zip(wanted, [*wanted[1:], None], tests, strict=True):
            clock.start(name, limit)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                break
        return self.failed


def named(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def functions(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """Those of a module and its classes; what stands inside a function belongs to it. Of namesakes none."""
    found: dict[tuple[str, int], CodeType] = {}
    twice: set[tuple[str, int]] = set()
    for inner in code.co_consts:
        if not isinstance(inner, CodeType):
            continue
        more = {named(inner): inner} if inner.co_flags & inspect.CO_OPTIMIZED else functions(inner)
        twice |= found.keys() & more.keys()
        found |= more
    return {key: one for key, one in found.items() if key not in twice}
