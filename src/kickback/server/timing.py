"""Paces: how long people have. Every deadline is a function of times in the log, so it survives a restart."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass
from time import monotonic_ns, time_ns

SECOND = 1000
GRACE = 150  # milliseconds in which arrivals in a race are compared
MOST_LAG = 250  # of a round trip that the server believes


@dataclass(frozen=True)
class Pace:
    """All in milliseconds. `question` 0: nobody is hurried.

    A window stays open for `floor` at least, so that nobody can tell from an early end who passed fast.
    Bots answer after a time between `quickest` and `slowest`, drawn without looking at anything.
    """

    question: int
    bank: int
    refill: int
    floor: int
    ceiling: int
    quickest: int
    slowest: int
    away: int = 60 * SECOND  # without a socket before somebody counts as away

    @property
    def timed(self) -> bool:
        return self.question > 0

    def hastened(self, times: float) -> Pace:
        return Pace(**{name: int(value / times) for name, value in asdict(self).items()})


PACES = {
    "quick": Pace(15 * SECOND, 60 * SECOND, 2 * SECOND, 2 * SECOND, 8 * SECOND, 500, 1500),
    "normal": Pace(30 * SECOND, 120 * SECOND, 4 * SECOND, 3 * SECOND, 15 * SECOND, 700, 2500),
    "relaxed": Pace(90 * SECOND, 300 * SECOND, 10 * SECOND, 4 * SECOND, 45 * SECOND, 900, 3500),
    "untimed": Pace(0, 0, 0, 3 * SECOND, 0, 700, 2500),
    # for programs among themselves: nothing waits for people's sake
    "machine": Pace(30 * SECOND, 0, 0, 0, 30 * SECOND, 0, 0),
}


def hasten(times: float) -> None:
    """All paces of this process so many times as fast: for trials, never for people."""
    for name, pace in PACES.items():
        PACES[name] = pace.hastened(times)


class Clock:
    """The time of one table: when the open question was asked, and what each seat has left in its bank."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.opened = 0
        self.bank = [pace.bank] * seats

    def asked(self, at: int) -> None:
        """A new question is a new clock."""
        self.opened = at

    def answered(self, seat: int, at: int) -> None:
        """What a seat took longer than its question's own time comes out of its bank, which refills a little."""
        over = max(0, at - self.opened - self.pace.question)
        left = max(0, self.bank[seat] - over)
        self.bank[seat] = min(self.pace.bank, left + self.pace.refill)

    def due(self, seat: int) -> int:
        """When the clock answers for the seat; 0 is never."""
        return self.opened + self.pace.question + self.bank[seat] if self.pace.timed else 0

    def floor(self) -> int:
        return self.opened + self.pace.floor

    def ceiling(self) -> int:
        """When a window closes even if somebody has not answered; 0 is never."""
        return self.opened + self.pace.ceiling if self.pace.ceiling else 0


class SharedClock:
    """How far this machine's clock is from that of a database shared with others, so that all have the same time."""

    def __init__(self) -> None:
        self.offset = 0
        self.measured: deque[tuple[int, int]] = deque(maxlen=8)  # round trip and offset

    def compare(self, before: int, theirs: int, after: int) -> None:
        """Their time was asked for between two times of ours; the quickest of the last answers is the most exact."""
        self.measured.append((after - before, theirs - (before + after) // 2))
        self.offset = min(self.measured)[1]


SHARED = SharedClock()


STARTED = time_ns() - monotonic_ns()


def own_time() -> int:
    """This machine's clock in milliseconds, as it was when the program began, and what has passed since then.

    Whoever sets the clock, or sends the machine to sleep, makes nobody lose their time.
    """
    return (STARTED + monotonic_ns()) // 1_000_000


def now() -> int:
    """The wall clock in milliseconds that everybody on this database shares: the only one the log knows."""
    return own_time() + SHARED.offset
