"""A table as the database has it, played again under the clocks of a trial."""

from __future__ import annotations

from dataclasses import dataclass

from kickback.server.course import ACT, CLOCK, SEALED, WINDOW, Course
from kickback.server.seating import Sheet
from kickback.server.storage import Row
from kickback.server.timing import Clock


@dataclass
class StoredTable:
    sheet: Sheet
    secret: str
    rows: list[Row]
    haste: float  # clocks so many times as fast

    def course(self) -> Course:
        """Before its first row."""
        found = Course(self.sheet, self.secret)
        found.clock = Clock(self.sheet.pace.hastened(self.haste), self.sheet.articles.seats)
        return found

    def wrong_times(self, downs: list[int]) -> list[str]:
        """Of all rows; `downs` is when the whole server was killed."""
        course, found = self.course(), []
        for row in self.rows:
            found += [f"row {row.number}: {fault}" for fault in wrong_times(course, row, downs)]
            course.apply(row)
        return found


def wrong_times(course: Course, row: Row, downs: list[int]) -> list[str]:
    """Nobody pays for the time the server was down, no clock rings and no window closes before its time."""
    clock, found = course.clock, []
    if row.kind in (ACT, SEALED, CLOCK, WINDOW):
        down = max((time for time in downs if time < row.at), default=0)
        if clock.opened < down:
            found.append(f"its question was asked at {clock.opened}, before a kill at {down}")
    if row.kind == CLOCK and row.at < clock.due(row.seat):
        found.append(f"the clock rang {clock.due(row.seat) - row.at} ms early")
    if row.kind == WINDOW and row.at < course.closing_time():
        found.append(f"the window closed {course.closing_time() - row.at} ms early")
    return found
