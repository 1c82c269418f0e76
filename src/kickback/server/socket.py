"""The socket of a table, as a plain ASGI application: one for each tab."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from kickback.server import answering, answers, pumping
from kickback.server.frames import STRAIGHT
from kickback.server.judging import Answer
from kickback.server.limits import Limits
from kickback.server.live import LiveTable
from kickback.server.messages import (
    READER,
    Absent,
    Act,
    Chat,
    Hello,
    Ping,
    Pong,
    React,
    Said,
    Standing,
    Undo,
    encoded,
)
from kickback.server.origin import Scope, allowed_origin, person_of
from kickback.server.refusals import no, refused
from kickback.server.seating import WATCHING
from kickback.server.storage import NotStored
from kickback.server.table_server import TableServer
from kickback.server.wire import BAD, NO_TABLE, NOT_ALLOWED, TOO_FAST, UNKNOWN, Receive, Send, Wire, fits, never

LOG = logging.getLogger("kickback.server")
PATIENCE = 10.0  # seconds for `hello`
PING_EVERY = 15.0
MOST_BAD = 5  # messages that make no sense before the socket is closed
MOST_WIRES = 12  # of one person at one table
MOST_AT_A_TABLE = 200
WATCH = b"watch"
ANSWER = '{"say":"act"'  # how clients begin one; whatever else looks like one takes the longer way
NUL = "\\u0000"  # as JSON spells it; nobody means it, and not every database takes it


class Stopped(Exception):
    """The client has gone."""


async def serve_socket(server: TableServer, limits: Limits, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    guest = await turned_away(server, limits, scope)
    await send({"type": "websocket.accept"})  # so that the browser learns the reason
    if isinstance(guest, tuple):
        await send({"type": "websocket.close", "code": guest[0], "reason": guest[1]})
        return
    live = guest.live
    straight = scope.get("extensions", {}).get(STRAIGHT, {})
    wire = Wire(guest.person, guest.name or "Guest", send, straight.get("write", never))
    ear = Ear(live, wire, receive)
    straight.get("hear", never)(ear.at_once)
    ping_on(wire, 1)
    try:
        await ear.listen()
    except Stopped:
        wire.gone = True
    except TimeoutError:
        wire.close(BAD, refused("hello-first"))
    except Exception:
        failed(wire)
    finally:
        live.leave(wire)
        await pumping.end(wire)


class Guest:
    """Somebody who may look at this table."""

    def __init__(self, live: LiveTable, person: str, name: str) -> None:
        self.live = live
        self.person = person
        self.name = name


async def turned_away(server: TableServer, limits: Limits, scope: Scope) -> Guest | tuple[int, str]:
    """Whoever comes: let in, or a code and a reason."""
    if not allowed_origin(scope, server.settings):
        return NOT_ALLOWED, refused("wrong-origin")
    person = person_of(scope, server.keys)
    if limits.too_fast(scope, person):
        return TOO_FAST, refused("too-fast")
    if not person:
        return UNKNOWN, refused("no-identity")
    if scope.get("query_string") == WATCH:
        person += WATCHING  # nobody's: a public screen hears what onlookers hear, whoever has opened it
    try:
        live = await server.table(scope["path"].rpartition("/")[2])
        name, _ = await server.name_of(person)
    except NotStored:
        return 1013, refused("database-away")
    if live is None:
        return NO_TABLE, refused("no-such-table")
    if not live.sheet.may_look(person):
        return NOT_ALLOWED, refused("no-onlookers")
    mine = sum(wire.person == person for wire in live.wires)
    crowded = len(live.wires) >= MOST_AT_A_TABLE and not live.sheet.seats_of(person)  # players always get in
    if mine >= MOST_WIRES or crowded:
        return TOO_FAST, refused("too-many-sockets")
    return Guest(live, person, name)


def failed(wire: Wire) -> None:
    LOG.exception("a socket failed")
    wire.close(BAD, refused("fault"))


class Ear:
    """What comes from one socket, in the order it comes.

    An answer that has nothing before it is heard the moment it arrives: no task is woken for it.
    """

    def __init__(self, live: LiveTable, wire: Wire, receive: Receive) -> None:
        self.live = live
        self.wire = wire
        self.receive = receive
        self.entered = False
        self.idle = False  # all that has come is heard
        self.answer: Answer | None = None  # the last one that was heard at once
        self.bad = 0

    def at_once(self, text: str) -> bool:
        """Takes an answer, if it can be heard now."""
        free = self.entered and self.idle and (self.answer is None or self.answer.ended)
        if not free or self.wire.closing is not None or not text.startswith(ANSWER):
            return False
        try:
            said = self.understood(text)
            if isinstance(said, Act):
                self.answer = answering.begin(self.live, self.wire, said)
        except Exception:
            failed(self.wire)
        return True

    async def listen(self) -> None:
        """All that comes, until it is over."""
        live, wire = self.live, self.wire
        while wire.closing is None:
            said = self.understood(await (self.message() if self.entered else self.first()))
            if isinstance(said, Hello):
                if not self.entered:
                    await live.enter(wire, said.since)
                    self.entered = True
            elif said is not None and not self.entered:
                wire.send(encoded(no("", "hello-first")))
                self.bad += 1
            elif said is not None:
                await heard(live, wire, said)

    async def message(self) -> str:
        """The next text; raises Stopped when the client has gone."""
        self.idle = True
        got = await self.receive()
        self.idle = False
        if self.answer is not None:
            await answers.ended(self.answer)
        if got["type"] == "websocket.disconnect":
            raise Stopped
        text = got.get("text")
        if text is None:
            raw = got.get("bytes") or b""
            text = raw.decode(errors="replace")
        assert isinstance(text, str)
        return text

    async def first(self) -> str:
        async with asyncio.timeout(PATIENCE):
            return await self.message()

    def understood(self, text: str) -> Said | None:
        """The message, if it is one; whoever says too much that is none is let go."""
        said = understood(self.live, self.wire, text)
        if said is None:
            self.bad += 1
            if self.bad >= MOST_BAD:
                self.wire.close(BAD, refused("too-many-unreadable"))
        return said


def understood(live: LiveTable, wire: Wire, text: str) -> Said | None:
    """The message, if it is one, fits and does not come too fast."""
    if not wire.bucket.take() and live.server.settings.rates:
        wire.send(encoded(no("", "too-fast")))
        wire.close(TOO_FAST, refused("too-fast"))
        return None
    if not fits(text):
        wire.send(encoded(no("", "too-long")))
        return None
    try:
        if NUL in text:
            raise msgspec.DecodeError
        said: Said = READER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        wire.send(encoded(no("", "unreadable")))
        return None
    return said


async def heard(live: LiveTable, wire: Wire, said: Said) -> None:
    if isinstance(said, Act):
        await answers.act(live, wire, said)
    elif isinstance(said, Pong):
        wire.pong(said.number)
    elif isinstance(said, Chat):
        await answers.chat(live, wire, said)
    elif isinstance(said, Undo):
        await answers.undo(live, wire, said)
    elif isinstance(said, React):
        answers.react(live, wire, said)
    elif isinstance(said, Standing):
        await answers.standing(live, wire, said)
    elif isinstance(said, Absent):
        await answers.absent(live, wire, said)


def ping_on(wire: Wire, number: int) -> None:
    """Measures the round trip, and notices who has gone without a word."""
    if wire.closing is None:
        wire.ping(number)
        wire.send(encoded(Ping(number)))
        wire.heartbeat = asyncio.get_running_loop().call_later(PING_EVERY, ping_on, wire, number + 1)
