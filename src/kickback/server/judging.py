"""Answers judged: done, or refused with a reason. Nothing here waits, so it is compiled where that works."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kickback.engine.actions import Action
from kickback.engine.bans import Refused as Forbidden
from kickback.engine.bans import Unreadable
from kickback.engine.seats import LETTERS
from kickback.records.match import Match
from kickback.server import teams, telling
from kickback.server.course import ACT, PERSON, SEALED
from kickback.server.messages import Act, Done, Refused, ToClient, encoded
from kickback.server.people import handle
from kickback.server.refusals import no
from kickback.server.storage import Row
from kickback.server.timing import now
from kickback.words import refusal, unreadable

if TYPE_CHECKING:  # a live table keeps the answers that wait
    from kickback.server.live import LiveTable
    from kickback.server.wire import Wire
TALK = ("say", "whisper")  # moves that are talk: whoever closes the table's talk closes them, too
TRIES = 20  # others can be faster: each of them once, mostly


class Answer:
    """An answer that waits for its table's lock."""

    def __init__(self, live: LiveTable, wire: Wire, said: Act) -> None:
        self.wire = wire
        self.said = said
        self.ref = f"{handle(wire.person)}/{said.id}"
        self.arrived = now() + live.ahead - wire.lag
        self.ended = False
        self.then: Callable[[], None] | None = None  # for whoever waits for its end

    def reply(self, message: ToClient) -> None:
        self.wire.send(encoded(message))
        self.end()

    def end(self) -> None:
        """Done, or refused."""
        self.ended = True
        if self.then is not None:
            self.then()


class Together:
    """Answers that are stored in one commit, since none of them can change how another is judged.

    That holds for sealed answers of several seats: to a race, or to a question that all of them are asked in secret.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.answers: list[Answer] = []
        self.rows: list[Row] = []
        self.replies: list[tuple[Wire, bytes]] = []  # once they are stored
        self.alone = False  # one that goes by itself is there already

    def takes(self, answer: Answer) -> bool:
        """Is it answered, or will it be once the rows are stored? Otherwise it has to wait for them."""
        live, said = self.live, answer.said
        course = live.course
        seat = seat_called(answer.wire, said.seat)
        if seat is None:
            answer.reply(no(said.id, "not-your-seat"))
        elif self.alone or any(row.seat == seat for row in self.rows):
            return False
        elif not teams.may_answer(live, answer.wire.person, seat):
            answer.reply(no(said.id, "not-captain", course.question))
        elif answer.ref in course.refs:  # also if the database took it when it seemed lost
            answer.reply(Done(said.id, course.refs[answer.ref]))
        elif course.match is None:
            answer.reply(no(said.id, "not-begun"))
        else:
            return self.takes_action(answer, seat, course.match)
        return True

    def takes_action(self, answer: Answer, seat: int, match: Match) -> bool:
        said = answer.said
        judged = judge(self.live, seat, said)
        if isinstance(judged, Refused):
            answer.reply(judged)
            return True
        if match.unfinished(seat, judged):
            match.act(seat, judged)
            telling.tell_alone(self.live, seat)
            answer.reply(Done(said.id, match.question, draft=True))
            return True
        aside = match.aside(seat, judged)
        if aside and self.rows:
            return False
        self.alone = aside or not self.live.course.in_secret
        row = self.row(answer, seat, judged, aside)
        self.answers.append(answer)
        self.rows.append(row)
        self.replies.append((answer.wire, encoded(Done(said.id, match.question, sealed=row.kind == SEALED))))
        return True

    def row(self, answer: Answer, seat: int, action: Action, aside: bool) -> Row:
        live = self.live
        table = live.course.playing.table
        whole = action.text
        if not aside and not action.steps:
            whole = table.spelled([*table.draft(seat), action])
        if aside or not live.course.racing:
            return live.row(ACT, seat, PERSON, whole, answer.ref, after=len(self.rows))
        at = live.time()
        return live.row(SEALED, seat, PERSON, f"{at - answer.arrived} {whole}", answer.ref, at, len(self.rows))

    def refuse(self, why: str) -> None:
        for answer in self.answers:
            answer.reply(no(answer.said.id, why, self.live.course.question))


def judge(live: LiveTable, seat: int, said: Act) -> Action | Refused:
    match = live.course.playing
    question = match.question
    try:
        action = match.read(seat, said.text)
    except Unreadable as wrong:
        return Refused(said.id, "unreadable", unreadable(match.game, wrong), question=question)
    mode = live.sheet.articles.chat
    if mode != "free" and action.verb.word in TALK:
        return no(said.id, "no-talk" if mode == "off" else "phrases-only", question)
    if not match.aside(seat, action):
        if said.question != question:
            return no(said.id, "stale", question)
        if seat in live.course.sealed:
            return no(said.id, "answered", question)
        if action.steps:  # a whole choice in one line takes the place of one begun
            match.table.drop_draft(seat)
    ban = match.table.forbids(seat, action)
    if ban is None:
        return action
    if 0 < said.question < question:  # it was allowed then: whoever clicked was late, not wrong
        return no(said.id, "stale", question)
    why = Forbidden(f"{LETTERS[seat]} {action.text}", ban, match.table.explain(seat, action, ban))
    reason = refusal(match.game, why, match.names, LETTERS[seat])
    return Refused(said.id, ban.id, reason, ban.clause, dict(why.facts), question)


def seat_called(wire: Wire, letter: str) -> int | None:
    """The seat, if it is this person's own: never what the message says alone."""
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    return seat if seat in wire.seats else None
