"""What a person says at a table, judged: done, or refused with a reason. Nothing is shown before it is stored."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.bans import Refused as Forbidden
from kickback.engine.bans import Unreadable
from kickback.engine.seats import LETTERS
from kickback.records.match import Match
from kickback.server import driving, teams, telling
from kickback.server.course import ACT, CHAT, PERSON, SEALED, STANDING
from kickback.server.live import REACTION, LiveTable
from kickback.server.messages import (
    Absent,
    Act,
    Chat,
    Done,
    React,
    Reaction,
    Refused,
    Standing,
    ToClient,
    Undo,
    encoded,
)
from kickback.server.people import handle
from kickback.server.refusals import LONGEST_ID, no
from kickback.server.storage import NotStored, Outrun, Row
from kickback.server.timing import now
from kickback.server.wire import Wire
from kickback.words import refusal, unreadable

LONGEST_TALK = 400
TRIES = 20  # others can be faster: each of them once, mostly
SIGNS = ("clap", "laugh", "gasp", "think", "frown", "wave")
PHRASES = ("hello", "well-played", "thanks", "sorry", "one-moment", "liar", "trust-me", "good-game")


class Answer:
    """An answer that waits for its table's lock."""

    def __init__(self, wire: Wire, said: Act) -> None:
        self.wire = wire
        self.said = said
        self.ref = f"{handle(wire.person)}/{said.id}"
        self.arrived = now() - wire.lag

    def reply(self, message: ToClient) -> None:
        self.wire.send(encoded(message))


async def act(live: LiveTable, wire: Wire, said: Act) -> None:
    """An answer or a free action. The same id again is answered the same again."""
    if live.frozen:
        wire.send(encoded(no(said.id, "frozen")))
        return
    if len(said.id) > LONGEST_ID or len(said.text) > LONGEST_TALK:
        wire.send(encoded(no(said.id, "too-long")))
        return
    answer = Answer(wire, said)
    live.waiting.append(answer)
    async with live.lock:
        if answer not in live.waiting:  # whoever had the lock before has seen to it
            return
        if live.course.in_secret:  # others may answer while the last commit is on its way, and share the next
            await live.server.store.calm.wait()
        await answer_all(live)


async def answer_all(live: LiveTable) -> None:
    """Judges everything that waits, in the order it came; what can be is stored and told together."""
    waiting, live.waiting = live.waiting, []
    rows = 0
    for _ in range(TRIES + len(waiting)):  # judged again if another process was faster with its row
        together = Together(live)
        while waiting and together.takes(waiting[0]):
            del waiting[0]
        if together.rows:
            try:
                await live.write_rows(together.rows, replies=together.replies)
            except Outrun:
                waiting = together.answers + waiting
                continue
            except NotStored:
                together.refuse("not-stored")
                continue
            rows += len(together.rows)
        if not waiting:
            break
    for answer in waiting:
        answer.reply(no(answer.said.id, "busy", live.course.question))
    if rows:
        await driving.drive(live)


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


async def undo(live: LiveTable, wire: Wire, said: Undo) -> None:
    async with live.lock:
        seat = seat_called(wire, said.seat)
        if seat is None or live.frozen or live.course.match is None:
            wire.send(encoded(no(said.id, "not-your-seat")))
        elif not teams.may_answer(live, wire.person, seat):
            wire.send(encoded(no(said.id, "not-captain", live.course.question)))
        elif live.course.match.step_back(seat):
            telling.tell_alone(live, seat)
            wire.send(encoded(Done(said.id, live.course.question, draft=True)))
        else:
            wire.send(encoded(no(said.id, "nothing-to-undo", live.course.question)))


async def chat(live: LiveTable, wire: Wire, said: Chat) -> None:
    wire.send(encoded(await chatted(live, wire, said)))


async def chatted(live: LiveTable, wire: Wire, said: Chat) -> ToClient:
    mode = live.sheet.articles.chat
    text = " ".join(said.text.split())
    if live.frozen:
        return no(said.id, "frozen")
    if mode == "off" and not said.team:
        return no(said.id, "no-talk")
    if mode == "phrases" and not said.team and text not in PHRASES:
        return no(said.id, "phrases-only")
    if not 0 < len(text) <= LONGEST_TALK or len(said.id) > LONGEST_ID:
        return no(said.id, "too-long")
    async with live.lock:
        seat = wire.seats[0] if wire.seats else -1
        if said.team and not live.in_a_team(wire):
            return no(said.id, "no-team")
        whom, ref = "team" if said.team else "all", f"chat/{handle(wire.person)}/{wire.name}"
        if not await written(live, CHAT, seat, f"{whom} {text}", ref):
            return no(said.id, "not-stored")
        return Done(said.id, live.course.question)


async def written(live: LiveTable, kind: str, seat: int, text: str, ref: str = "") -> bool:
    """Writes what may be said whatever others have said meanwhile."""
    for _ in range(TRIES):
        try:
            await live.write(kind, seat, PERSON, text, ref)
        except NotStored:
            return False
        except Outrun:
            continue
        return True
    return False


def react(live: LiveTable, wire: Wire, said: React) -> None:
    if said.sign not in SIGNS:
        wire.send(encoded(no("", "no-such-sign")))
        return
    seat = LETTERS[wire.seats[0]] if wire.seats else ""
    reaction = Reaction(wire.name, seat, said.sign, handle(wire.person))
    telling.tell_all(live, reaction)
    live.server.ring(live, REACTION, encoded(reaction).decode())


async def standing(live: LiveTable, wire: Wire, said: Standing) -> None:
    wire.send(encoded(await ordered(live, wire, said)))


async def ordered(live: LiveTable, wire: Wire, said: Standing) -> ToClient:
    async with live.lock:
        seat = seat_called(wire, said.seat)
        if seat is None or live.frozen or live.course.match is None:
            return no(said.id, "not-your-seat")
        if not teams.may_answer(live, wire.person, seat):
            return no(said.id, "not-captain", live.course.question)
        if said.order.partition(" ")[0] not in [order.id for order in live.course.match.game.orders]:
            return no(said.id, "no-such-order")
        if not await written(live, STANDING, seat, f"{said.order} {'on' if said.on else 'off'}"):
            return no(said.id, "not-stored")
        await driving.drive(live)
        return Done(said.id, live.course.question)


async def absent(live: LiveTable, wire: Wire, said: Absent) -> None:
    """Somebody at the table decides what happens about a seat that is away."""
    async with live.lock:
        if live.frozen or not wire.seats or said.choice not in ("bot", "wait") or said.seat not in LETTERS:
            wire.send(encoded(no("", "not-your-seat")))
            return
        seat = LETTERS.index(said.seat)
        if seat in live.course.away and live.course.away[seat] != said.choice:
            await driving.decide_absence(live, seat, said.choice)


def seat_called(wire: Wire, letter: str) -> int | None:
    """The seat, if it is this person's own: never what the message says alone."""
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    return seat if seat in wire.seats else None
