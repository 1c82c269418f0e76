"""After the game: record, report, replay from any seat, and the proof that the deal was fair."""

from __future__ import annotations

from typing import Any  # reports, views and events are each game's own

import msgspec
from litestar import MediaType, get
from litestar.response import Response

from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.records.match import Match
from kickback.records.record import commitment, write
from kickback.server.audience import NOTHING, change, lines, parts
from kickback.server.course import Course
from kickback.server.house import House
from kickback.server.http import InPath, InQuery, Person, TheHouse
from kickback.server.http.tables import at
from kickback.server.live import LiveTable
from kickback.server.lobby import No
from kickback.server.messages import Change, Data
from kickback.server.seating import sealed, seed_of


class Step(msgspec.Struct, omit_defaults=True):
    """One line of the record as somebody saw it: the events it made, and what changed in their view."""

    seat: str = ""
    text: str = ""
    by: str = ""
    events: list[Data] = []
    lines: list[list[Data]] = []
    view: Change | None = None


class Replay(msgspec.Struct):
    game: str
    viewer: str
    names: dict[str, str]
    steps: list[Step]


class Report(msgspec.Struct):
    outcome: Data
    report: Data
    by: list[str]  # who or what said each line of the record: person, bot, clock, ...


class Proof(msgspec.Struct):
    """All that is needed to deal the game again. `fair`: the server's own check, which nobody has to believe."""

    seal: str
    secret: str
    salts: dict[str, str]
    left_out: list[str]
    seed: str
    commitment: str
    fair: bool


async def finished(house: House, table: str) -> tuple[LiveTable, Course]:
    live = await at(house, table)
    if live.frozen:
        raise No(409, "frozen", f"This table was played under other rules ({live.frozen}).")
    if not live.course.over:
        raise No(409, "not-over", "The game is not over.")
    return live, live.course


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(house: TheHouse, table: InPath) -> Response[str]:
    live, course = await finished(house, table)
    match = course.playing
    open_book(match)
    name = f"{match.game.name}-{live.sheet.id[:8]}.txt"
    return Response(write(match.record()), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/report")
async def report(house: TheHouse, table: InPath) -> Report:
    live, course = await finished(house, table)
    match = course.playing
    told: dict[str, Any] = dict(match.report()) if match.game.open_book(match.options) else {}
    return Report(live.outcome(), told, [by for _, by in course.who])


@get("/api/tables/{table:str}/replay")
async def replay(house: TheHouse, person: Person, table: InPath, viewer: InQuery = "") -> Replay:
    """The whole game from a seat, as an onlooker ("") or with every card open ("eye")."""
    live, course = await finished(house, table)
    match = course.playing
    seat = {"": ONLOOKER, "eye": EYE}.get(viewer, LETTERS.find(viewer) if len(viewer) == 1 else -1)
    if seat != ONLOOKER and seat != EYE and not 0 <= seat < match.seats:
        raise No(404, "no-such-seat", "There is no such seat at this table.")
    if seat != ONLOOKER and seat not in live.sheet.seats_of(person):
        open_book(match)
    return Replay(match.game.name, viewer, match.names, steps(course, seat))


def open_book(match: Match) -> None:
    if not match.game.open_book(match.options):
        raise No(403, "closed-book", "At this table nobody's cards are shown afterwards.")


def steps(course: Course, seat: int) -> list[Step]:
    played = course.playing
    match = Match(played.game, played.seats, played.options.changed(), played.seed, played.fixed, played.names)
    view = NOTHING
    found: list[Step] = []
    heard = 0
    for place in range(len(played.said) + 1):
        step = Step()
        if place:
            actor, text = played.said[place - 1]
            match.act(actor, match.read(actor, text))
            step.seat, step.text, step.by = LETTERS[actor], text if seat == EYE else "", course.who[place - 1][1]
        events = match.events(seat, heard)
        step.events, step.lines = list(events), lines(course, events)
        heard += len(events)
        now = parts(match.table.view(seat).plain())
        step.view = change(view, now, with_sum=True)
        view = now
        found.append(step)
    return found


@get("/api/tables/{table:str}/verify")
async def verify(house: TheHouse, table: InPath) -> Proof:
    live, course = await finished(house, table)
    match = course.playing
    options = match.options.changed()
    fair = sealed(live.secret) == live.sheet.seal and seed_of(live.secret, course.salts) == match.seed
    return Proof(
        live.sheet.seal,
        live.secret,
        course.salts,
        course.left_out,
        match.seed,
        commitment(match.game.name, match.seats, options, match.fixed, match.seed),
        fair,
    )


HANDLERS = [record, report, replay, verify]
