"""Who changes a table, one after another. Whoever comes to a free one has it at once, without a task for that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from kickback.server.refusals import No
from kickback.server.storage import Outrun

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 20  # before giving up on a sheet that others keep changing


class Turns:
    """A lock that is handed on in the order in which it was asked for, by `async with` or by a function to call."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def call(self, whoever: Callable[[], None]) -> None:
        """Calls back as soon as the table is theirs, which may be now; they `release` it when they are done."""
        if self.taken:
            self.waiting.append(whoever)
        else:
            self.taken = True
            whoever()

    def release(self) -> None:
        if self.waiting:
            self.waiting.popleft()()
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.taken = True
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(lambda: self.hand_to(mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed over, and nobody is there to take it
                self.release()
            raise

    def hand_to(self, waiting: asyncio.Future[None]) -> None:
        if waiting.cancelled():
            self.release()
        else:
            waiting.set_result(None)

    async def __aexit__(self, kind: object, fault: object, trace: object) -> None:
        self.release()


def judged_again(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Another process may have changed the sheet meanwhile: then it has been read again, and is judged again."""

    @wraps(change)
    async def tried(*args: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES):
            with suppress(Outrun):
                return await change(*args, **named)
        raise No(503, "busy")

    return tried
