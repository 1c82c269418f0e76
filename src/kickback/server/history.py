"""What clients said and saw, held against the final log: the judge of a trial.

Every client writes down when it first said a thing, and when and what it was answered. The log must hold whatever was
acknowledged, once, in an order that real time allows, and nothing that was refused; and every frame that a client was
ever sent must be the projection of the log at some row, never of an earlier one than the frame before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Any, NamedTuple  # Any: what a server says is JSON
from zlib import crc32

from kickback.engine.seats import LETTERS
from kickback.server.client import Account, Data, Player, Sight
from kickback.server.course import ACT, DEAL, SEALED, Course
from kickback.server.messages import SORTED
from kickback.server.storage import Row

DONE = "done"
UNDECIDED = ("", "not-stored", "busy")  # nobody knows yet: it is said again under the same id


@dataclass
class Said:
    """One thing said by a client, however often it was sent. Times are seconds of one clock for all clients."""

    ref: str  # as the log has it
    seat: int
    question: int
    text: str  # "" if it only ended a choice that was begun before
    sent: float
    answered: float = inf
    answer: str = ""  # DONE, why it was refused, or nothing yet

    def hears(self, reply: Data, at: float) -> None:
        self.answer = DONE if reply["say"] == DONE else str(reply["why"])
        self.answered = at

    @property
    def decided(self) -> bool:
        return self.answer not in UNDECIDED


class Glance(NamedTuple):
    """What a seat had before it at one moment."""

    question: int
    heard: int
    sum: int  # of its view and its prompt


def glance(question: int, heard: int, view: Any, ask: Any) -> Glance:
    return Glance(question, heard, crc32(SORTED.encode((view, ask))))


class Witness(Player):
    """A player who remembers what each frame made of its sight, by seat."""

    def __init__(self, account: Account, table: str) -> None:
        super().__init__(account, table)
        self.glances: dict[str, list[Glance]] = {}

    async def take_in(self, message: Data) -> None:
        await super().take_in(message)
        for told in [message] if message["say"] == "told" else message.get("told", []):
            sight = self.sight(told["seat"])
            if not sight.view.get("draft"):  # steps of a choice that is not whole are in no log
                seen = glance(sight.question, len(sight.events), sight.view, sight.ask)
                self.glances.setdefault(told["seat"], []).append(seen)


def log_faults(rows: Sequence[Row], said: Sequence[Said]) -> list[str]:
    """The log alone, and against what the clients were answered."""
    found = []
    if [row.number for row in rows] != list(range(1, len(rows) + 1)):
        found.append("the log has gaps")
    if sum(row.kind == DEAL for row in rows) != 1:
        found.append("dealt more than once, or never")
    found += [f"row {after.number} is older than the one before" for row, after in pairwise(rows) if after.at < row.at]
    stored = Counter(row.ref for row in rows if row.ref and row.kind in (ACT, SEALED))
    found += [f"{ref} is there {count} times" for ref, count in stored.items() if count > 1]
    by_ref = {row.ref: row for row in rows}
    for one in said:
        row = by_ref.get(one.ref)
        if one.answer == DONE and row is None:
            found.append(f"{one.ref} was acknowledged and is lost")
        elif one.decided and one.answer != DONE and row is not None:
            found.append(f"{one.ref} was refused ({one.answer}) and is there")
        if row is not None and (row.seat, one.text and text_of(row)) != (one.seat, one.text):
            found.append(f"{one.ref} is there, but says {row.text!r} instead of {one.text!r}")
    return found + out_of_order(rows, said)


def out_of_order(rows: Sequence[Row], said: Sequence[Said]) -> list[str]:
    """Nothing stands after what was said only when it had been acknowledged already."""
    by_ref = {one.ref: one for one in said}
    found = []
    first, earliest = "", inf  # of all later rows, the one that was acknowledged first
    for row in reversed(rows):
        one = by_ref.get(row.ref)
        if one is None:
            continue
        if earliest < one.sent:
            found.append(f"{first} was acknowledged before {one.ref} was said, and stands after it")
        if one.answer == DONE and one.answered < earliest:
            first, earliest = one.ref, one.answered
    return found


def play_faults(course: Course, rows: Sequence[Row], said: Sequence[Said]) -> list[str]:
    """Plays the log: no answer may stand under another question than the one it was given to."""
    by_ref = {one.ref: one for one in said}
    found = []
    for row in rows:
        one = by_ref.get(row.ref)
        if one is not None and one.question != course.question and not aside(course, row):
            found.append(f"{one.ref} answers question {one.question} and stands under {course.question}")
        course.apply(row)
    return found


def aside(course: Course, row: Row) -> bool:
    match = course.playing
    return match.aside(row.seat, match.read(row.seat, text_of(row)))


def text_of(row: Row) -> str:
    return row.text.partition(" ")[2] if row.kind == SEALED else row.text


def projections(course: Course, rows: Sequence[Row], seats: Sequence[int]) -> dict[int, list[Glance]]:
    """What each seat may see after each row."""
    found: dict[int, list[Glance]] = {seat: [] for seat in seats}
    for row in rows:
        course.apply(row)
        for seat in seats if course.match is not None else ():
            table, view = course.playing.table, course.playing.table.view(seat)
            ask = {} if table.over else course.playing.prompt(seat, view).plain()
            heard = len(course.playing.events(seat))
            found[seat].append(glance(course.question, heard, view.plain(), ask))
    return found


def stream_faults(glances: Sequence[Glance], allowed: Sequence[Glance], over: bool) -> list[str]:
    """Every glance is one of those allowed, in their order; the last one the last, if the game is over."""
    at = 0
    for number, seen in enumerate(glances, 1):
        try:
            at = allowed.index(seen, at)
        except ValueError:
            where = "went back in time" if seen in allowed else "is in no projection of the log"
            return [f"frame {number} of {len(glances)} (question {seen.question}) {where}"]
    if over and glances and glances[-1] != allowed[-1]:
        return ["the last frame is not the end of the game"]
    return []


def sight_faults(course: Course, seat: str, sight: Sight, over: bool) -> list[str]:
    """What it heard is what the log tells: all of it, if the game is over."""
    heard = course.playing.events(LETTERS.index(seat))
    if sight.events != heard[: len(sight.events)]:
        return [f"{seat} heard something that is not in the record"]
    return [f"{seat} has not heard all"] if over and len(sight.events) != len(heard) else []


def witness_faults(witness: Witness, allowed: dict[int, list[Glance]], played: Course) -> list[str]:
    """All that one client was ever sent, against the log."""
    found: list[str] = []
    over = witness.over is not None
    for seat, glances in witness.glances.items():
        streams = stream_faults(glances, allowed[LETTERS.index(seat)], over)
        found += [f"{seat}: {fault}" for fault in streams]
        found += sight_faults(played, seat, witness.sight(seat), over)
    return found
