"""Answers on their way: judged, stored, then told. Nothing here waits, so no task is woken for one.

What the database has to say comes by a call, and what has to wait is left to `driving`.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kickback.server import driving, telling
from kickback.server.judging import TRIES, Answer, Together
from kickback.server.messages import Act
from kickback.server.refusals import LONGEST_ID, LONGEST_TALK, no, refused
from kickback.server.storage import NotStored, Outrun, Pending
from kickback.server.wire import BAD

if TYPE_CHECKING:  # a live table keeps the answers that wait
    from kickback.server.live import LiveTable
    from kickback.server.wire import Wire

LOG = logging.getLogger("kickback.server")


def begin(live: LiveTable, wire: Wire, said: Act) -> Answer:
    """An answer or a free action. The same id again is answered the same again."""
    answer = Answer(live, wire, said)
    if live.frozen:
        answer.reply(no(said.id, "frozen"))
    elif len(said.id) > LONGEST_ID or len(said.text) > LONGEST_TALK:
        answer.reply(no(said.id, "too-long"))
    else:
        live.waiting.append(answer)
        if len(live.waiting) == 1:
            live.lock.call(Answering(live).begin)
    return answer


class Answering:
    """All the answers that wait at a table, in the order they came; what can be is stored and told together.

    It has the table from `begin` to its end.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.waiting: list[Answer] = []
        self.together = Together(live)
        self.tries = TRIES
        self.changed = False  # something was stored

    def begin(self) -> None:
        if self.live.course.in_secret:  # others may answer while the last commit is on its way, and share the next
            self.live.server.store.when_calm(self.judge)
        else:
            self.judge()

    def judge(self) -> None:
        try:
            self.judge_all()
        except Exception:
            self.fail()

    def judge_all(self) -> None:
        live = self.live
        self.tries += len(live.waiting) - 1  # judged again if another process was faster with its row
        self.waiting += live.waiting
        live.waiting = []
        self.together = together = Together(live)
        while self.tries >= 0 and self.waiting and together.takes(self.waiting[0]):
            del self.waiting[0]
        if together.rows:
            live.server.store.put(Pending(together.rows, (), self.stored))
        else:
            self.end()

    def stored(self, fault: Exception | None) -> None:
        """What came of it."""
        try:
            if isinstance(fault, Outrun):
                self.live.server.do(driving.read_on(self.live, self.read_on))
                return
            if fault is None:
                self.tell()
            elif isinstance(fault, NotStored):
                self.together.refuse("not-stored")
            else:
                raise fault
            if self.waiting:
                self.judge_all()
            else:
                self.end()
        except Exception:
            self.fail()

    def read_on(self, fault: Exception | None) -> None:
        """What others have written is read, unless that failed: now all is judged again."""
        if fault is not None:
            self.stored(fault)
        else:
            self.waiting = self.together.answers + self.waiting
            self.judge()

    def tell(self) -> None:
        together = self.together
        telling.tell_stored(self.live, together.rows, together.replies)
        for answer in together.answers:
            answer.end()
        self.changed = True

    def end(self) -> None:
        for answer in self.waiting:
            answer.reply(no(answer.said.id, "busy", self.live.course.question))
        if self.changed and not driving.went_on(self.live):
            self.live.server.do(driving.drive_on(self.live))
        else:
            self.live.lock.release()

    def fail(self) -> None:
        """A fault of the server's own: whoever waits is told so, and the table is free for all others."""
        LOG.exception("an answer failed")
        for answer in [*self.together.answers, *self.waiting]:
            if not answer.ended:
                answer.wire.close(BAD, refused("fault"))
                answer.end()
        self.live.lock.release()
