"""What a person says at a table: judged, stored, then told. Nothing is shown before it is stored."""

from __future__ import annotations

import asyncio

from kickback.engine.seats import LETTERS
from kickback.server import answering, driving, teams, telling
from kickback.server.course import CHAT, PERSON, STANDING
from kickback.server.judging import TRIES, Answer, seat_called
from kickback.server.live import LiveTable
from kickback.server.messages import (
    Absent,
    Act,
    Chat,
    Done,
    React,
    Reaction,
    Standing,
    ToClient,
    Undo,
    encoded,
)
from kickback.server.people import handle, visible
from kickback.server.refusals import LONGEST_ID, LONGEST_TALK, no
from kickback.server.storage import NotStored, Outrun
from kickback.server.wire import Wire

SIGNS = ("clap", "laugh", "gasp", "think", "frown", "wave")
PHRASES = ("hello", "well-played", "thanks", "sorry", "one-moment", "liar", "trust-me", "good-game")


async def act(live: LiveTable, wire: Wire, said: Act) -> None:
    """An answer or a free action; `answering` does all that needs no waiting."""
    await ended(answering.begin(live, wire, said))


async def ended(answer: Answer) -> None:
    """Waits until it is answered."""
    if not answer.ended:
        end = asyncio.Event()
        answer.then = end.set
        await end.wait()


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
    text = visible(said.text)
    if live.frozen:
        return no(said.id, "frozen")
    if mode == "off" and not said.team:
        return no(said.id, "no-talk")
    if mode == "phrases" and not said.team and text not in PHRASES:
        return no(said.id, "phrases-only")
    if not 0 < len(text) <= LONGEST_TALK or len(said.id) > LONGEST_ID:
        return no(said.id, "too-long")
    if talks_too_fast(live, wire):
        return no(said.id, "too-fast")
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


def talks_too_fast(live: LiveTable, wire: Wire) -> bool:
    return not wire.talk.take() and live.server.settings.rates


def react(live: LiveTable, wire: Wire, said: React) -> None:
    why = ""
    if said.sign not in SIGNS:
        why = "no-such-sign"
    elif live.sheet.articles.chat == "off":
        why = "no-talk"
    elif talks_too_fast(live, wire):
        why = "too-fast"
    if why:
        wire.send(encoded(no("", why)))
        return
    seat = LETTERS[wire.seats[0]] if wire.seats else ""
    reaction = Reaction(wire.name, seat, said.sign, handle(wire.person))
    telling.tell_all(live, reaction)
    live.server.ring(live, telling.REACTION, encoded(reaction).decode())


async def standing(live: LiveTable, wire: Wire, said: Standing) -> None:
    wire.send(encoded(await ordered(live, wire, said)))


async def ordered(live: LiveTable, wire: Wire, said: Standing) -> ToClient:
    async with live.lock:
        seat = seat_called(wire, said.seat)
        if seat is None or live.frozen or live.course.match is None:
            return no(said.id, "not-your-seat")
        if not teams.may_answer(live, wire.person, seat):
            return no(said.id, "not-captain", live.course.question)
        if said.order not in [order.id for order in live.course.match.game.orders]:
            return no(said.id, "no-such-order")
        if not await written(live, STANDING, seat, f"{said.order} {'on' if said.on else 'off'}"):
            return no(said.id, "not-stored")
        await driving.drive(live)
        return Done(said.id, live.course.question)


async def absent(live: LiveTable, wire: Wire, said: Absent) -> None:
    """Somebody at the table decides what happens about a seat that is away."""
    async with live.lock:
        seat = LETTERS.find(said.seat) if len(said.seat) == 1 else -1
        if live.frozen or not wire.seats or said.choice not in ("bot", "wait") or seat < 0:
            wire.send(encoded(no("", "not-your-seat")))
            return
        if seat in live.course.away and live.course.away[seat] != said.choice:
            await driving.decide_absence(live, seat, said.choice)
