"""What one audience (a seat, or the onlookers) has been sent, and what it is sent next."""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

import msgspec

from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.server.course import Course
from kickback.server.messages import SORTED, Change, ClockSeen, Data, Told

Parts = dict[str, bytes]  # an object, each of its values as JSON: cheap to compare, and ready to be sent
NOTHING: Final[Parts] = {}


class Audience:
    """The stream of one audience. All its sockets are sent the same frames, so a frame is made once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.letter = LETTERS[seat] if seat != ONLOOKER else ""
        self.heard = 0
        self.view = NOTHING
        self.ask = NOTHING
        self.question = 0

    def told(self, course: Course, clock: ClockSeen | None) -> Told:
        """What is new since the last frame."""
        view, ask = sights(course, self.seat)
        first = self.heard + 1
        events = course.playing.events(self.seat, self.heard)
        self.heard += len(events)
        said = Told(self.letter, course.question, first if events else 0, list(events), lines(course, events))
        said.view, said.ask = change(self.view, view, with_sum=True), self.asked(course, ask)
        self.view, self.ask = view, ask
        return finished(said, course, self.seat, clock)

    def asked(self, course: Course, ask: Parts) -> Change | None:
        """What changed of the prompt; a new question brings its choices, even if they are the old ones."""
        before = self.ask
        if course.question != self.question and ask:
            self.question = course.question
            before = {key: value for key, value in before.items() if key != "choices"}
        return change(before, ask)

    def whole(self, course: Course, since: int, clock: ClockSeen | None) -> Told:
        """Everything, for somebody who has just come: the view whole, and the events after `since`."""
        self.view, self.ask = sights(course, self.seat)
        self.question = course.question
        events = course.playing.events(self.seat)
        self.heard = len(events)
        since = since if 0 <= since <= len(events) else 0
        new = events[since:]
        said = Told(self.letter, course.question, since + 1, list(new), lines(course, new))
        said.view = Change(raw(self.view), whole=True, sum=summed(self.view))
        said.ask = Change(raw(self.ask), whole=True)
        return finished(said, course, self.seat, clock)


def lines(course: Course, events: list[Facts]) -> list[list[Data]]:
    """The lines of the ledger that each event becomes."""
    tell = course.playing.game.tell
    return [[message.plain() for message in tell(event)] for event in events]


def sights(course: Course, seat: int) -> tuple[Parts, Parts]:
    """The seat's view and what it is asked; onlookers see the waiting slip."""
    match = course.playing
    view = match.table.view(seat)
    if match.table.over:
        return parts(view.plain()), NOTHING
    prompt = match.prompt(seat, view)
    if seat == ONLOOKER:  # whoever watches says nothing
        prompt.forms, prompt.locked = [], []
    return parts(view.plain()), parts(prompt.plain())


def finished(said: Told, course: Course, seat: int, clock: ClockSeen | None) -> Told:
    said.clock = clock
    own = course.sealed.get(seat)
    if own is not None:
        said.sealed = own.text
    return said


def parts(data: Facts) -> Parts:
    encode = SORTED.encode
    return {key: encode(value) for key, value in data.items()}


def raw(found: Parts) -> dict[str, msgspec.Raw]:
    return {key: msgspec.Raw(value) for key, value in found.items()}


def summed(found: Parts) -> int:
    """The CRC-32 of the object as JSON with sorted keys."""
    return crc32(b"{" + b",".join([spelled(key) + found[key] for key in sorted(found)]) + b"}")


@cache
def spelled(key: str) -> bytes:
    return SORTED.encode(key) + b":"


def change(before: Parts, now: Parts, with_sum: bool = False) -> Change | None:
    """Shallow: the keys whose values differ, perhaps with a sum of the whole to notice a difference."""
    found = {key: value for key, value in now.items() if before.get(key) != value}
    gone = [key for key in before if key not in now]
    if not found and not gone:
        return None
    return Change(raw(found), gone, sum=summed(now) if with_sum else 0)
