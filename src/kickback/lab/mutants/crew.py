"""Several workers side by side, each with one job at a time."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread

from kickback.lab.mutants.jobs import Job
from kickback.lab.mutants.targets import Target


class NoTrials(Exception):
    """Mutants cannot be tried here, and why."""


class Worker:
    """A process that does jobs on one target. It leads a group, so that it can be ended with all it has started."""

    def __init__(self, target: Target) -> None:
        program = [sys.executable, "-m", "kickback.lab.mutants.worker"]
        self.process = subprocess.Popen(
            program,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=os.environ | {"PYTHONHASHSEED": "0", "NO_COLOR": "1"},
        )
        self.say(target.plain())

    def say(self, words: object) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(words) + "\n")
            self.process.stdin.flush()

    def do(self, job: Job) -> list[Job]:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.say(job)
        line = self.process.stdout.readline()
        if not line:
            last = self.process.stderr.read().strip().splitlines()[-1:]
            raise NoTrials(f"a worker stopped: {' '.join(last) or 'it said nothing'}")
        answers: list[Job] = json.loads(line)
        return answers

    def end(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """Once nobody listens to it any more."""
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            with suppress(BrokenPipeError):
                stream.close()


Done = tuple[Job, list[Job]]


def shared_out(target: Target, jobs: Iterable[Job], hands: int) -> Iterator[Done]:
    """Each job with its answers, in the order in which they are done; ends all workers, however it is left."""
    waiting = iter(jobs)
    taking = Lock()
    done: SimpleQueue[Done | NoTrials | None] = SimpleQueue()
    workers = [Worker(target) for _ in range(hands)]

    def work(worker: Worker) -> None:
        try:
            while True:
                with taking:
                    job = next(waiting, None)
                if job is None:
                    break
                done.put((job, worker.do(job)))
            done.put(None)
        except NoTrials as wrong:
            done.put(wrong)

    threads = [Thread(target=work, args=(worker,), daemon=True) for worker in workers]
    try:
        for thread in threads:
            thread.start()
        busy = len(threads)
        while busy:
            found = done.get()
            if found is None:
                busy -= 1
            elif isinstance(found, NoTrials):
                raise found
            else:
                yield found
    finally:
        for worker in workers:
            worker.end()
        for worker, thread in zip(workers, threads, strict=True):
            thread.join()
            worker.close()
