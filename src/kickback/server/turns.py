"""Who changes a table, one after another. Whoever comes to a free one has it at once, without a task for that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


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
