"""The short way of frames says and hears what the long way does, however the bytes arrive."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from typing import Any  # ASGI's messages

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from kickback.server.frames import STRAIGHT, FrameProtocol
from kickback.server.requests import RequestProtocol

REQUEST = (
    b"GET /ws/x HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n"
)
MOST = 64 * 1024
SAID = ["", "a", "ß" * 40, "x" * 125, "x" * 126, "x" * 5000, "y" * 70_000]


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closed = False
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def text(said: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, said, fin).serialize(mask=True)


def whole_story() -> bytes:
    """All that a client can say, in order, with a goodbye."""
    parts = [text(said.encode()) for said in SAID[:-1]]
    parts += [Frame(Opcode.PING, b"p").serialize(mask=True), text(b"one ", fin=False)]
    parts += [Frame(Opcode.PONG, b"").serialize(mask=True), Frame(Opcode.CONT, b"two").serialize(mask=True)]
    parts += [Frame(Opcode.BINARY, b"\x00\xff").serialize(mask=True), text(b"after")]
    return b"".join([*parts, Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)])


FAULTS = {
    "too long": text(b"z" * (MOST + 1)),
    "as long as may be": text(b"z" * MOST) + text(b"after"),
    "not masked": Frame(Opcode.TEXT, b"open").serialize(mask=False),
    "reserved bits": b"\xf1\x80abcd",
    "no such kind": b"\x83\x80abcd",
    "not UTF-8": text(b"\xff\xfe"),
    "text inside of a text": text(b"one", fin=False) + text(b"two"),
    "nothing after all": b"\x81",
}


async def told(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application hears, what goes over the wire and whether it ends, if that comes in."""
    heard: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        straight = scope["extensions"].get(STRAIGHT)
        assert straight is None or not straight["write"]([b"too early"])
        await send({"type": "websocket.accept"})
        for said in SAID:
            if straight is None or not straight["write"]([said.encode()]):
                await send({"type": "websocket.send", "text": said})
        while True:
            heard.append(await receive())
            if heard[-1]["type"] == "websocket.disconnect":
                return

    config = uvicorn.Config(
        application, ws_per_message_deflate=False, ws_max_size=MOST, lifespan="off", log_config=None
    )
    protocol = kind(config, ServerState(), {})
    transport = Transport()
    protocol.connection_made(transport)
    protocol.data_received(REQUEST)
    for _ in range(5):
        await asyncio.sleep(0)
    for piece in pieces:
        protocol.data_received(piece)
        await asyncio.sleep(0)
    for _ in range(30):
        await asyncio.sleep(0)
    for task in list(protocol.tasks):
        task.cancel()
    protocol.stop_keepalive()
    return heard, transport.written, transport.closed


def cut(came: bytes, luck: random.Random) -> list[bytes]:
    """The same bytes as a network may deliver them."""
    pieces = []
    while came:
        size = luck.choice((1, 2, 3, 7, 100, 4000, 100_000))
        pieces.append(came[:size])
        came = came[size:]
    return pieces


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("came", [whole_story(), *FAULTS.values()], ids=["whole story", *FAULTS])
def test_both_ways_are_one(came: bytes, seed: int) -> None:
    pieces = cut(came, random.Random(seed)) if seed else [came]

    async def both() -> None:
        assert await told(FrameProtocol, pieces) == await told(WebSocketsSansIOProtocol, pieces)

    asyncio.run(both())


def test_a_full_socket_and_one_that_has_gone_are_not_written_to() -> None:
    """Whoever reads slowly is left to the queue, which has a bound."""

    async def run() -> None:
        accepted = asyncio.Event()

        async def application(_scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            accepted.set()
            while (await receive())["type"] != "websocket.disconnect":
                pass

        config = uvicorn.Config(application, ws_per_message_deflate=False, lifespan="off", log_config=None)
        protocol, transport = FrameProtocol(config, ServerState(), {}), Transport()
        protocol.connection_made(transport)
        protocol.data_received(REQUEST)
        await accepted.wait()
        written = len(transport.written)
        protocol.pause_writing()
        assert not protocol.write([b"not now"])
        protocol.resume_writing()
        assert protocol.write([b"now", b"and this"])
        protocol.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        assert not protocol.write([b"never"])
        said = [Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"now", b"and this")]
        assert transport.written[written:].startswith(b"".join(said))
        assert b"never" not in transport.written
        protocol.connection_lost(None)
        assert not protocol.write([b"never"])
        protocol.stop_keepalive()
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
@pytest.mark.parametrize("long", [False, True])
def test_whoever_floods_with_frames_that_are_no_messages_is_hung_up_on(kind: Opcode, long: bool) -> None:
    """They would be answered into a socket that nobody reads, or pile up until the text is whole."""

    async def run() -> None:
        async def application(_scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

        config = uvicorn.Config(application, ws_per_message_deflate=False, lifespan="off", log_config=None)
        protocol, transport = FrameProtocol(config, ServerState(), {}), Transport()
        protocol.connection_made(transport)
        protocol.data_received(REQUEST)
        await asyncio.sleep(0.01)
        if long:  # after an unusual frame uvicorn reads alone
            protocol.data_received(b"\x81\xff\0\0\0\0\0\0\0\x02\0\0\0\0ab")
        if kind is Opcode.CONT:
            protocol.data_received(text(b"begun", fin=False))
        flood = Frame(kind, b"", fin=kind is not Opcode.CONT).serialize(mask=True)
        for _ in range(50):
            protocol.data_received(flood)
        ended = [transport.closed]
        for _ in range(200):
            protocol.data_received(flood)
        written = len(transport.written)
        protocol.data_received(flood * 1000)
        assert [*ended, transport.closed] == [False, True]
        assert len(transport.written) == written
        assert len(protocol.frames) < 200
        protocol.connection_lost(None)
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("said", [b"", b"GET /", REQUEST.replace(b"Version: 13", b"Version: 1")])
def test_who_goes_before_being_let_in_does_no_harm(said: bytes) -> None:
    async def run() -> None:
        async def application(_scope: Any, _receive: Any, _send: Any) -> None:
            raise AssertionError("nobody was let in")

        config = uvicorn.Config(application, lifespan="off", log_config=None)
        protocol = FrameProtocol(config, ServerState(), {})
        protocol.connection_made(Transport())
        if said:
            protocol.data_received(said)
        protocol.connection_lost(None)
        assert not protocol.connections

    asyncio.run(run())


def test_who_has_gone_leaves_nothing_for_the_collector() -> None:
    """Else a whole table would stay in memory until it comes, and everybody would wait for it."""

    async def run() -> list[weakref.ref[Any]]:
        async def application(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            straight = scope["extensions"][STRAIGHT]
            straight["hear"](lambda text: receive is not None and straight["write"]([text.encode()]))
            while (await receive())["type"] != "websocket.disconnect":
                pass

        config = uvicorn.Config(
            application, ws=FrameProtocol, ws_per_message_deflate=False, lifespan="off", log_config=None
        )
        transport = Transport()
        request = RequestProtocol(config, ServerState(), {})
        request.connection_made(transport)
        request.data_received(REQUEST)
        socket, transport.protocol = transport.protocol, None  # real ones let go of it, too
        assert isinstance(socket, FrameProtocol)
        for _ in range(5):
            await asyncio.sleep(0)
        socket.data_received(text(b"said at once"))
        assert transport.written.endswith(b"said at once")
        socket.connection_lost(None)
        for _ in range(5):
            await asyncio.sleep(0)
        return [weakref.ref(request), weakref.ref(socket), weakref.ref(socket.conn)]

    gc.collect()
    gc.disable()
    try:
        left = asyncio.run(run())
        assert [one() for one in left] == [None, None, None]
    finally:
        gc.enable()
