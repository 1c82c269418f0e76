"""After the game: record, report, replay from any seat, and the proof that the deal was fair."""

from __future__ import annotations

import asyncio
from threading import Lock
from typing import Any  # reports, views and events are each game's own

import msgspec
from litestar import MediaType, get, post
from litestar.params import JSONBody
from litestar.response import Response

from kickback.engine.bans import Refused
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games import game as game_named
from kickback.records.match import Match, replayed
from kickback.records.record import BadRecord, commitment, read, write
from kickback.server.audience import NOT_SENT, News, lines
from kickback.server.course import Course
from kickback.server.http import InQuery, Person, TheTable
from kickback.server.live import LiveTable
from kickback.server.messages import Change, Data
from kickback.server.refusals import No
from kickback.server.seating import sealed, seed_of
from kickback.server.timing import SECOND
from kickback.words import common, refusal

MOST_RECORD = 200_000  # bytes of a record that somebody brings; long games have some 30,000
MOST_LINES = 20_000
FILMING = Lock()


class Step(msgspec.Struct, omit_defaults=True):
    """One line of the record as somebody saw it: the events it made, and what changed in their view."""

    seat: str = ""
    text: str = ""
    by: str = ""
    events: list[Data] = []
    lines: list[list[Data]] = []
    view: Change | None = None


class Replay(msgspec.Struct):
    """A whole game as one viewer saw it; `moments` are those that decided it, where the book may be opened."""

    game: str
    viewer: str
    names: dict[str, str]
    steps: list[Step]
    over: bool
    outcome: Data
    moments: list[Data]


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    """A record as a file holds it, and whose eyes to see it with: a seat, nobody's ("") or all ("eye")."""

    text: str
    viewer: str = "eye"


class Report(msgspec.Struct):
    outcome: Data
    report: Data
    by: list[str]  # who or what said each line of the record: person, bot, clock, ...
    seconds: int  # from the deal to the end


class Proof(msgspec.Struct):
    """All that is needed to deal the game again. `fair`: the server's own check, which nobody has to believe."""

    seal: str
    secret: str
    salts: dict[str, str]
    left_out: list[str]
    seed: str
    commitment: str
    fair: bool
    known: str = ""  # the table whose deal this one has dealt once more


def finished(live: LiveTable) -> Course:
    if live.frozen:
        raise No(409, "frozen", {"rules": live.frozen})
    if not live.course.over:
        raise No(409, "not-over")
    return live.course


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(live: TheTable) -> Response[str]:
    course = finished(live)
    match = course.playing
    open_book(match)
    name = f"{match.game.name}-{live.sheet.id[:8]}.txt"
    written = match.record()
    if live.sheet.known:
        written.header["title"] = common().named("record-known-deal", {"table": live.sheet.known})
    return Response(write(written), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/report")
async def report(live: TheTable) -> Report:
    course = finished(live)
    match = course.playing
    told: dict[str, Any] = dict(match.report()) if match.game.open_book(match.options) else {}
    seconds = (course.latest - course.began) // SECOND
    return Report(live.outcome(), told, [by for _, by in course.who], seconds)


@get("/api/tables/{table:str}/replay")
async def replay(live: TheTable, person: Person, viewer: InQuery = "") -> Replay:
    """The whole game from a seat, as an onlooker ("") or with every card open ("eye")."""
    course = finished(live)
    match = course.playing
    seat = eyes(match, viewer)
    if seat != ONLOOKER and seat not in live.sheet.seats_of(person):
        open_book(match)
    return cut(match, viewer, await asyncio.to_thread(film, match, seat, [by for _, by in course.who]))


@post("/api/replay", status_code=200, request_max_body_size=MOST_RECORD, sync_to_thread=True)
def replay_record(data: JSONBody[RecordText]) -> Replay:
    """A record from anywhere. What is wrong with it is said with its line; nothing of it is kept."""
    try:
        found = read(data.text)
        if len(found.lines) > MOST_LINES:
            raise BadRecord(found.lines[MOST_LINES].number, f"a record has {MOST_LINES} lines at most")
    except BadRecord as bad:
        raise No(400, "bad-record", reason=str(bad)) from None
    try:
        match = replayed(found)
    except BadRecord as bad:
        raise No(400, "bad-record", reason=str(bad)) from None
    except Refused as refused:
        why = refusal(game_named(found.game), refused, {})
        raise No(400, "bad-record", reason=why, clause=refused.ban.clause) from None
    return cut(match, data.viewer, film(match, eyes(match, data.viewer), []))


def eyes(match: Match, viewer: str) -> int:
    """Whose eyes a viewer's name means."""
    seat = {"": ONLOOKER, "eye": EYE}.get(viewer, LETTERS.find(viewer) if len(viewer) == 1 else -1)
    if seat != ONLOOKER and seat != EYE and not 0 <= seat < match.seats:
        raise No(404, "no-such-seat")
    return seat


def film(match: Match, seat: int, by: list[str]) -> list[Step]:
    """The game played once more. That takes a while: in a thread, and one after another, so that tables go on."""
    with FILMING:
        return steps(match, seat, by)


def cut(match: Match, viewer: str, seen: list[Step]) -> Replay:
    over = match.table.over
    told: dict[str, Any] = dict(match.report()) if over and match.game.open_book(match.options) else {}
    outcome: dict[str, Any] = dict(match.table.outcome().plain()) if over else {}
    return Replay(match.game.name, viewer, match.names, seen, over, outcome, told.get("moments", []))


def open_book(match: Match) -> None:
    if not match.game.open_book(match.options):
        raise No(403, "closed-book")


def steps(played: Match, seat: int, by: list[str]) -> list[Step]:
    match = Match(played.game, played.seats, played.options.changed(), played.seed, played.fixed, played.names)
    sent, total = NOT_SENT, 0
    found: list[Step] = []
    heard = 0
    for place in range(len(played.said) + 1):
        step = Step()
        if place:
            actor, text = played.said[place - 1]
            match.act(actor, match.read(actor, text))
            step.seat, step.text = LETTERS[actor], text if seat == EYE else ""
            step.by = by[place - 1] if by else ""
        events = match.events(seat, heard)
        step.events, step.lines = list(events), [lines(match.game, event) for event in events]
        heard += len(events)
        sent, news = sent.then(match.table.view(seat).plain()), News()
        for entry in sent.news.values():
            news.add(entry)
        total ^= news.total
        view: Any = msgspec.Raw(news.change(b"", total) or b"null")
        step.view = view
        found.append(step)
    return found


@get("/api/tables/{table:str}/verify")
async def verify(live: TheTable) -> Proof:
    course = finished(live)
    match = course.playing
    open_book(match)  # whoever can check the deal can deal again
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
        live.sheet.known,
    )


HANDLERS = [record, report, replay, replay_record, verify]
