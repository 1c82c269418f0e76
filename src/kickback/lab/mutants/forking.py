"""One job in a process of its own, with limits in processor time, since others use the machine as well."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Callable
from time import process_time
from types import FrameType
from typing import NoReturn

from kickback.lab.mutants.checks import ending, say
from kickback.lab.mutants.jobs import Job

IN_C = 3.0  # seconds more for a loop that no signal gets into, before the kernel ends it
PATIENCE = 10.0  # times its limit of processor time, and a job that works is still given more
WORKING = 0.1  # seconds of processor time meanwhile: less than that is waiting for something


class Clock:
    """Ends this process when a check takes too long, and says which one it was."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe
        self.check = ""
        self.worked = 0.0
        signal.signal(signal.SIGPROF, self.ring)
        signal.signal(signal.SIGALRM, self.wait)

    def ring(self, number: int, frame: FrameType | None) -> NoReturn:
        say(self.pipe, {"outcome": "killed", "how": "time-out", "by": self.check})
        os._exit(0)

    def wait(self, number: int, frame: FrameType | None) -> None:
        """A busy machine lets a job work slowly; one that does nothing at all waits for what never comes."""
        if process_time() - self.worked < WORKING:
            self.ring(number, frame)
        self.worked = process_time()

    def start(self, check: str, seconds: float) -> None:
        self.check = check
        signal.setitimer(signal.ITIMER_PROF, seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time() + seconds + IN_C), resource.RLIM_INFINITY))


def forked(do: Callable[[Job, int, Clock], None], job: Job) -> list[Job]:
    """What a job says, line by line. Running out of memory is the mutant's fault, everything else is ours."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with ending():
            os.close(reading)
            clock = Clock(writing)
            every = PATIENCE * job["limit"]
            signal.setitimer(signal.ITIMER_REAL, every, every)
            try:
                do(job, writing, clock)
            except MemoryError:
                say(writing, {"outcome": "killed", "how": "crash", "by": "MemoryError"})
            except BaseException as fault:
                say(writing, {"outcome": "broken", "how": f"{type(fault).__name__}: {fault}", "by": ""})
    os.close(writing)
    with os.fdopen(reading, "rb") as answers:
        said = answers.read().splitlines()
    _, status = os.waitpid(child, 0)
    if not said and os.WIFSIGNALED(status):
        late = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGPROF)
        return [{"outcome": "killed", "how": "time-out" if late else "crash", "by": f"signal {os.WTERMSIG(status)}"}]
    return [json.loads(line) for line in said]


def quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
