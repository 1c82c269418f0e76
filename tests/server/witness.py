"""A client that remembers all it was ever shown, and the judges of what it may have seen."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any  # what a server says is JSON

import msgspec
from sqlalchemy import select

from kickback.engine.chance import Seeded
from kickback.engine.moments import RACE
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.records.match import Match, asked
from kickback.server.client import Account, Player
from kickback.server.course import Course, replayed
from kickback.server.database import opened
from kickback.server.process import ServerProcess
from kickback.server.schema import TABLES
from kickback.server.seating import Sheet
from kickback.server.storage import Row

IMAGINED = 4  # one glance in so many


@dataclass(frozen=True)
class Glance:
    """What a client had before it after one frame: all of it as JSON text."""

    question: int
    events: int
    view: str
    ask: str
    waits: str  # whom the clock shows, and whether a window has a floor and a ceiling
    draft: bool


def spelled(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


class Witness(Player):
    """A player who keeps every frame, and what it had before it after each of them, by seat ("" is an onlooker)."""

    def __init__(self, account: Account, table: str) -> None:
        super().__init__(account, table, keep=True)
        self.glances: dict[str, list[Glance]] = {}

    async def take_in(self, message: dict[str, Any]) -> None:
        await super().take_in(message)
        for told in [message] if message["say"] == "told" else message.get("told", []):
            self.glance(told)

    def glance(self, told: dict[str, Any]) -> None:
        sight = self.sight(told["seat"])
        clock = told.get("clock") or {}
        waits = {"due": sorted(clock.get("due", {})), "window": [key in clock for key in ("floor", "ceiling")]}
        self.glances.setdefault(told["seat"], []).append(
            Glance(
                sight.question,
                len(sight.events),
                spelled(sight.view),
                spelled(sight.ask),
                spelled(waits),
                bool(sight.view.get("draft")),
            )
        )


@dataclass
class Story:
    """A table as the database has it."""

    sheet: Sheet
    secret: str
    rows: list[Row]
    course: Course


async def story_of(server: ServerProcess, table: str) -> Story:
    store = opened(server.database)
    store.open()
    rows = await store.log(table)
    found = (await store.find(select(TABLES).where(TABLES.c.id == table)))[0]
    await store.close()
    sheet = msgspec.json.decode(found["sheet"], type=Sheet)
    return Story(sheet, found["secret"], rows, replayed(sheet, found["secret"], rows))


class Allowed:
    """What each seat could see after each row. Some of it is made from worlds the seat imagines, not from the truth:

    nothing may come out otherwise, or it would hang on what the seat cannot know."""

    def __init__(self, story: Story, luck: Seeded) -> None:
        self.story = story
        self.luck = luck
        self.known: dict[int, list[Glance]] = {}

    def by(self, seat: int) -> list[Glance]:
        if seat not in self.known:
            course = Course(self.story.sheet, self.story.secret)
            self.known[seat] = []
            for row in self.story.rows:
                course.apply(row)
                if course.match is not None:
                    self.known[seat].append(self.glance(course, course.match, seat))
        return self.known[seat]

    def glance(self, course: Course, match: Match, seat: int) -> Glance:
        table = match.table
        if seat != ONLOOKER and not table.over and self.luck.below(IMAGINED) == 0:
            table = match.game.worlds(table.view(seat)).sample(self.luck)
        view = table.view(seat)
        prompt: Any = {}
        waits: dict[str, list[Any]] = {"due": [], "window": [False, False]}
        if not table.over:
            found = asked(match.game, table, seat, view)
            if seat == ONLOOKER:
                found.forms, found.locked = [], []
            prompt = found.plain()
            if table.stack[-1].kind == RACE:
                waits["window"] = [course.clock.floor() > 0, course.clock.ceiling() > 0]
            else:
                waits["due"] = [LETTERS[other] for other in table.waiting()]
        heard = len(match.events(seat))
        return Glance(match.question, heard, spelled(view.plain()), spelled(prompt), spelled(waits), False)


def nothing_else_was_seen(witness: Witness, allowed: Allowed) -> int:
    """Every glance is one that was allowed, in their order; how many there were."""
    count = 0
    for letter, glances in witness.glances.items():
        left = allowed.by(LETTERS.index(letter) if letter else ONLOOKER)
        for glance in glances:
            if glance.draft:  # steps of a choice that is not whole are nobody's but this seat's, and in no log
                continue
            at = next((at for at, one in enumerate(left) if one == glance), -1)
            assert at >= 0, unlike(letter, glance, left)
            left = left[at:]
            count += 1
    return count


def unlike(letter: str, glance: Glance, allowed: list[Glance]) -> str:
    """In what it differs from the likeliest of those it should be one of."""
    near = [one for one in allowed if (one.question, one.events) == (glance.question, glance.events)] or allowed[:1]
    for name in ("view", "ask", "waits"):
        seen, truth = getattr(glance, name), {getattr(one, name) for one in near}
        if seen not in truth:
            return (
                f"{letter or 'onlooker'}, question {glance.question}: {name} was {seen[:1500]}, not {sorted(truth)[:1]}"
            )
    return f"{letter or 'onlooker'}: a frame out of order at question {glance.question}"
