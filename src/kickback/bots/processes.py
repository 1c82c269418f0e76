"""Processes that calculate side by side for the one that started them."""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.pool import Pool


def pool(jobs: int) -> Pool:
    return multiprocessing.Pool(jobs, leave_stopping_to_the_first)


def leave_stopping_to_the_first() -> None:
    """Ctrl-C reaches all of them, and only one has something to say about it; that one ends the others."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
