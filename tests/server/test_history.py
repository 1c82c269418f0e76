"""The judge of a trial finds what it is there for: a lost, a doubled, a reordered row, and a frame of another log."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from kickback.server.course import ACT, Course
from kickback.server.history import (
    DONE,
    Glance,
    Said,
    log_faults,
    play_faults,
    projections,
    stream_faults,
    text_of,
)
from kickback.server.storage import Row
from tests.server.test_course import SECRET, Writing, sheet_of

SHEET = sheet_of("scapegoat")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """Twenty answers of a game, each with a sender's id."""
    writing, luck = Writing(SHEET), random.Random(3)
    while len(writing.rows) < 21:
        seat = writing.course.asked()[0]
        action = luck.choice(writing.course.playing.table.legal(seat))
        writing.add(ACT, seat, action.text)
    refs = [f"p{row.seat}/t{row.number}" if row.seat >= 0 else "" for row in writing.rows]
    return [msgspec.structs.replace(row, ref=ref) for row, ref in zip(writing.rows, refs, strict=True)]


def history(rows: Sequence[Row]) -> list[Said]:
    """As honest clients would have written it down: one after the other."""
    course, said = Course(SHEET, SECRET), []
    for row in rows:
        if row.ref:
            question = course.question
            said.append(Said(row.ref, row.seat, question, text_of(row), row.number, row.number + 0.5, DONE))
        course.apply(row)
    return said


def numbered(rows: Sequence[Row]) -> list[Row]:
    return [msgspec.structs.replace(row, number=number, at=number) for number, row in enumerate(rows, 1)]


def test_an_honest_log_has_no_fault(rows: list[Row]) -> None:
    said = history(rows)
    assert len(said) > 10
    assert log_faults(rows, said) == []
    assert play_faults(Course(SHEET, SECRET), rows, said) == []


def test_a_lost_row_is_found(rows: list[Row]) -> None:
    lost = rows[-1].ref
    assert log_faults(rows[:-1], history(rows)) == [f"{lost} was acknowledged and is lost"]
    assert log_faults(rows[:9] + rows[10:], history(rows))[0] == "the log has gaps"


def test_a_doubled_row_is_found(rows: list[Row]) -> None:
    doubled = numbered([*rows, rows[-1]])
    assert f"{rows[-1].ref} is there 2 times" in log_faults(doubled, history(rows))


def test_a_reordered_row_is_found(rows: list[Row]) -> None:
    swapped = numbered([*rows[:-2], rows[-1], rows[-2]])
    found = log_faults(swapped, history(rows))
    assert found == [f"{rows[-2].ref} was acknowledged before {rows[-1].ref} was said, and stands after it"]


def test_what_was_said_at_the_same_time_may_stand_in_either_order(rows: list[Row]) -> None:
    said = history(rows)
    said[-1].sent = said[-2].sent
    assert log_faults(numbered([*rows[:-2], rows[-1], rows[-2]]), said) == []


def test_what_was_never_answered_may_be_there_or_not(rows: list[Row]) -> None:
    said = history(rows)
    said[-1].answer = ""
    assert log_faults(rows, said) == log_faults(rows[:-1], said) == []


def test_what_was_refused_and_is_there_is_found(rows: list[Row]) -> None:
    said = history(rows)
    said[4].answer = "stale"
    assert log_faults(rows, said) == [f"{said[4].ref} was refused (stale) and is there"]


def test_another_text_another_deal_and_a_row_of_the_past_are_found(rows: list[Row]) -> None:
    said = history(rows)
    said[3].text = "dance"
    assert "instead of 'dance'" in log_faults(rows, said)[0]
    assert "dealt more than once, or never" in log_faults(numbered([rows[0], *rows]), history(rows))
    early = [*rows[:-1], msgspec.structs.replace(rows[-1], at=rows[-2].at - 1)]
    assert log_faults(early, history(rows)) == [f"row {rows[-1].number} is older than the one before"]


def test_an_answer_under_another_question_is_found(rows: list[Row]) -> None:
    said = history(rows)
    said[6].question -= 1
    found = play_faults(Course(SHEET, SECRET), rows, said)
    assert [fault.split(" answers ")[0] for fault in found] == [said[6].ref]


def test_frames_are_held_against_the_log(rows: list[Row]) -> None:
    allowed = projections(Course(SHEET, SECRET), rows, [0])[0]
    assert stream_faults(allowed, allowed, over=True) == []
    assert stream_faults(allowed[::3], allowed, over=False) == [], "rows may share a frame"
    distinct = next(at for at in range(1, len(allowed)) if allowed[at] not in allowed[:at])
    back = [*allowed[: distinct + 1], allowed[0]]
    assert stream_faults(back, allowed, over=False)[0].endswith("went back in time")
    strange = [*allowed[:3], Glance(allowed[3].question, allowed[3].heard, 1)]
    assert stream_faults(strange, allowed, over=False)[0].endswith("is in no projection of the log")
    assert stream_faults(allowed[:distinct], allowed, over=True) == ["the last frame is not the end of the game"]
