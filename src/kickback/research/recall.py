"""What every seat has heard, been asked and said: its information state, with perfect recall."""

from __future__ import annotations

from hashlib import sha256
from json import dumps

from kickback.engine.events import Event
from kickback.engine.plain import Facts
from kickback.engine.table import Table


def written(facts: Facts) -> str:
    return dumps(facts, separators=(",", ":"), ensure_ascii=False)


class Recall:
    """One step of a game as a link to the step before. Never changed, so that cloned games share their past."""

    def __init__(
        self,
        before: Recall | None,
        seat: int,
        asked: str,
        said: str,
        events: list[Event],
        laid_out: Table | None = None,
    ) -> None:
        self.before = before
        self.seat = seat
        self.asked = asked
        self.said = said
        self.events = events
        self.laid_out = laid_out  # a beginning that was fixed and not played: seats know what they see of it
        self.lines: dict[int, str] = {}
        self.marks: dict[int, bytes] = {}

    def line(self, seat: int) -> str:
        """What this step was to that seat; nothing at all if it neither acted nor heard of it."""
        known = self.lines.get(seat)
        if known is None:
            told = [f"{self.asked} > {self.said}"] if seat == self.seat else []
            if self.laid_out is not None:
                told.append(written(self.laid_out.view(seat).plain()))
            heard = [event.seen_by(seat) for event in self.events]
            told += [written(facts) for facts in heard if facts is not None]
            known = self.lines[seat] = "\n".join(told)
        return known

    def steps(self) -> list[Recall]:
        """From the deal to this step."""
        found: list[Recall] = []
        step: Recall | None = self
        while step is not None:
            found.append(step)
            step = step.before
        return found[::-1]

    def story(self, seat: int) -> str:
        return "\n".join(line for line in (step.line(seat) for step in self.steps()) if line)

    def fingerprint(self, seat: int) -> bytes:
        """A digest of the story; equal for two games only if the seat has lived through the same."""
        pending: list[Recall] = []
        step: Recall | None = self
        while step is not None and seat not in step.marks:
            pending.append(step)
            step = step.before
        mark = step.marks[seat] if step is not None else b""
        for step in reversed(pending):
            line = step.line(seat)
            if line:
                mark = sha256(mark + line.encode()).digest()
            step.marks[seat] = mark
        return mark
