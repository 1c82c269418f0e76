"""Runs what might notice a fault that is planted already, until something does."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path

from kickback.lab.mutants.checks import check_scenario, check_soak, say
from kickback.lab.mutants.forking import Clock
from kickback.lab.mutants.jobs import SOAK, Job
from kickback.lab.mutants.operators import mutated
from kickback.lab.mutants.targets import fingerprint

MEMORY = 3 << 30
WORDS = 120  # characters of a reason that are worth keeping

Tests = list[tuple[str, float]]  # each with the seconds it may take, in the order in which they are run


def faulty(job: Job, pipe: int) -> bytes | None:
    """The source with the fault in it; None if it cannot be had, which then is said."""
    path = Path(job["path"])
    if fingerprint([path]) != job["file"]:
        say(pipe, {"outcome": "broken", "how": f"{path} has changed since the run began", "by": ""})
        return None
    source = mutated(path.read_bytes(), job["start"], job["end"], job["text"])
    try:
        compile(source, path, "exec", dont_inherit=True)
    except SyntaxError as wrong:
        say(pipe, {"outcome": "invalid", "how": str(wrong), "by": ""})
        return None
    return source


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))


def notice(target: Job, job: Job, pipe: int, clock: Clock, failing: Callable[[Tests, Clock], str]) -> None:
    """Scenarios first, then tests (`failing` names the first that fails), then random games."""
    for path, limit in job["scenarios"]:
        clock.start(path, limit)
        try:
            check_scenario(path)
        except BaseException:
            return say(pipe, {"outcome": "killed", "how": "scenario", "by": path})
    failed = failing(job["tests"], clock) if job["tests"] else ""
    if failed:
        return say(pipe, {"outcome": "killed", "how": "test", "by": failed})
    if job["soak"]:
        clock.start(SOAK, job["soak"])
        try:
            check_soak(target["soaked"])
        except BaseException as fault:
            why = str(fault.args[0] if fault.args else fault).partition("\n")[0]
            return say(pipe, {"outcome": "killed", "how": SOAK, "by": why[:WORDS]})
    return say(pipe, {"outcome": "survived", "how": "", "by": ""})
