"""The socket of a table, as a plain ASGI application: one for each tab."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from kickback.server import answers
from kickback.server.frames import STRAIGHT
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
NUL = "\\u0000"  # as JSON spells it; nobody means it, and not every database takes it


class Stopped(Exception):
    """The client has gone."""


async def serve_socket(server: TableServer, scope: Scope, receive: Receive, send: Send) -> None:
    hear = Hearing(receive)
    await hear.message()  # websocket.connect
    guest = await turned_away(server, scope)
    await send({"type": "websocket.accept"})  # so that the browser learns the reason
    if isinstance(guest, tuple):
        await send({"type": "websocket.close", "code": guest[0], "reason": guest[1]})
        return
    live = guest.live
    straight = scope.get("extensions", {}).get(STRAIGHT, {}).get("write", never)
    wire = Wire(guest.person, guest.name or "Guest", send, straight)
    ping_on(wire, 1)
    try:
        await listen(live, wire, hear)
    except Stopped:
        wire.gone = True
    except TimeoutError:
        wire.close(BAD, refused("hello-first"))
    except Exception:
        LOG.exception("a socket failed")
        wire.close(BAD, refused("fault"))
    finally:
        live.leave(wire)
        await wire.end()


class Guest:
    """Somebody who may look at this table."""

    def __init__(self, live: LiveTable, person: str, name: str) -> None:
        self.live = live
        self.person = person
        self.name = name


async def turned_away(server: TableServer, scope: Scope) -> Guest | tuple[int, str]:
    """Whoever comes: let in, or a code and a reason."""
    if not allowed_origin(scope, server.settings):
        return NOT_ALLOWED, refused("wrong-origin")
    person = person_of(scope, server.keys)
    if not person:
        return UNKNOWN, refused("no-identity")
    if scope.get("query_string") == WATCH:
        person = f"{person} watching"  # nobody's: a public screen hears what onlookers hear, whoever has opened it
    try:
        live = await server.table(scope["path"].rpartition("/")[2])
        name, _ = await server.name_of(person)
    except NotStored:
        return 1013, refused("database-away")
    if live is None:
        return NO_TABLE, refused("no-such-table")
    if not live.sheet.articles.onlookers and not live.sheet.seats_of(person) and not live.in_lobby:
        return NOT_ALLOWED, refused("no-onlookers")
    mine = sum(wire.person == person for wire in live.wires)
    if mine >= MOST_WIRES or len(live.wires) >= MOST_AT_A_TABLE:
        return TOO_FAST, refused("too-many-sockets")
    return Guest(live, person, name)


class Hearing:
    """The incoming half of an ASGI socket."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive

    async def message(self) -> str:
        """The next text; raises Stopped when the client has gone."""
        got = await self.receive()
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


async def listen(live: LiveTable, wire: Wire, hear: Hearing) -> None:
    bad = 0
    entered = False
    while wire.closing is None:
        text = await (hear.message() if entered else hear.first())
        said = understood(live, wire, text)
        if said is None:
            bad += 1
            if bad >= MOST_BAD:
                wire.close(BAD, refused("too-many-unreadable"))
        elif isinstance(said, Hello):
            if not entered:
                entered = True
                await live.enter(wire, said.since)
        elif not entered:
            wire.send(encoded(no("", "hello-first")))
            bad += 1
        else:
            await heard(live, wire, said)


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
