"""The server says no, without a rule of a game behind it."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.server.messages import Refused
from kickback.words import common

LONGEST_ID = 40
LONGEST_TALK = 400


class No(Exception):
    """The answer to a request. Its words stand as `refused-<why>`; `reason` is for what others have worded already."""

    def __init__(
        self, status: int, why: str, facts: Facts | None = None, *, reason: str = "", clause: str = ""
    ) -> None:
        self.status = status
        self.why = why
        self.reason = reason or refused(why, facts)
        self.clause = clause
        super().__init__(self.reason)


def no(id: str, why: str, question: int = 0) -> Refused:
    """The answer to a message."""
    return Refused(id[:LONGEST_ID], why, refused(why), question=question)


def refused(why: str, facts: Facts | None = None) -> str:
    return common().named(f"refused-{why}", facts)
