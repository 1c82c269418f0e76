"""What one audience (a seat, or the onlookers) has been sent, and what it is sent next."""

from __future__ import annotations

from zlib import crc32

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.server.course import Course
from kickback.server.messages import SORTED, Change, ClockSeen, Data, Told

EMPTY: Data = {}


class Audience:
    """The stream of one audience. All its sockets are sent the same frames, so a frame is made once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.letter = LETTERS[seat] if seat != ONLOOKER else ""
        self.heard = 0
        self.view = EMPTY
        self.ask = EMPTY
        self.question = 0

    def told(self, course: Course, clock: ClockSeen | None) -> Told:
        """What is new since the last frame."""
        view, ask = sights(course, self.seat)
        first = self.heard + 1
        events = course.playing.events(self.seat, self.heard)
        self.heard += len(events)
        said = Told(
            self.letter,
            course.question,
            first if events else 0,
            events,
            change(self.view, view),
            self.asked(course, ask),
        )
        self.view, self.ask = view, ask
        return finished(said, course, self.seat, clock)

    def asked(self, course: Course, ask: Data) -> Change | None:
        """What changed of the prompt; a new question brings its choices, even if they are the old ones."""
        if course.question == self.question or not ask:
            return change(self.ask, ask, with_sum=False)
        self.question = course.question
        return change({key: value for key, value in self.ask.items() if key != "choices"}, ask, with_sum=False)

    def whole(self, course: Course, since: int, clock: ClockSeen | None) -> Told:
        """Everything, for somebody who has just come: the view whole, and the events after `since`."""
        self.view, self.ask = sights(course, self.seat)
        events = course.playing.events(self.seat)
        self.heard = len(events)
        self.question = course.question
        since = since if 0 <= since <= len(events) else 0
        view = Change(self.view, whole=True, sum=summed(self.view))
        ask = Change(self.ask, whole=True)
        said = Told(self.letter, course.question, since + 1, events[since:], view, ask)
        return finished(said, course, self.seat, clock)


def sights(course: Course, seat: int) -> tuple[Data, Data]:
    """The seat's view and what it is asked; onlookers see the waiting slip."""
    match = course.playing
    view = match.table.view(seat)
    if match.table.over:
        return dict(view.plain()), EMPTY
    prompt = match.prompt(seat, view)
    if seat == ONLOOKER:  # whoever watches says nothing
        prompt.forms, prompt.locked = [], []
    return dict(view.plain()), dict(prompt.plain())


def finished(said: Told, course: Course, seat: int, clock: ClockSeen | None) -> Told:
    said.clock = clock
    own = course.sealed.get(seat)
    if own is not None:
        said.sealed = own.text
    return said


def change(before: Data, now: Data, with_sum: bool = True) -> Change | None:
    """Shallow: the keys whose values differ, perhaps with a sum of the whole to notice a difference."""
    found = {key: value for key, value in now.items() if key not in before or before[key] != value}
    gone = [key for key in before if key not in now]
    if not found and not gone:
        return None
    return Change(found, gone, sum=summed(now) if with_sum else 0)


def summed(data: Data) -> int:
    return crc32(SORTED.encode(data))
