"""WebSocket frames as they mostly are at a table, one text each: read and written here, all others by uvicorn."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from kickback.server.framing import MASK, TEXT, UNUSUAL, bounds, framed
from kickback.server.wire import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

STRAIGHT = "kickback.straight"  # an extension of ASGI: how to write a frame, and to hear one, without waiting
Hears = Callable[[str], bool]  # says whether it took the message
MOST_UNREAD = 16  # messages until no more is read
BURST, PER_SECOND = 100.0, 10.0  # frames that are no messages: pings, pongs, pieces of a text


class FrameProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket with a short way for what is said at tables; whatever is not that goes its own way there."""

    rest: bytearray | None = None  # of a frame that has not come whole
    may_write = True
    hears: Hears | None = None  # may take a message the moment it has arrived
    offer: dict[object, object] | None = None  # the short way, as the application knows it
    unusual = False  # from here on uvicorn reads alone: too long, or it will find a fault
    beside: Bucket | None = None
    unbearable = False  # whoever it is has been hung up on

    def data_received(self, data: bytes) -> None:
        if self.unbearable:
            return
        if self.unusual or not self.handshake_initiated:
            super().data_received(data)
            return
        came = bytearray(data) if self.rest is None else self.rest
        if self.rest is not None:
            came += data
        begin = 0
        while begin < len(came) and not self.unbearable:
            body, end = bounds(came, begin, self.config.ws_max_size)
            if end == UNUSUAL:
                self.unusual = True
                super().data_received(bytes(came[begin:]))
                return
            if not 0 < end <= len(came):
                break
            self.frame_received(came, begin, body, end)
            begin = end
        self.rest = came[begin:] if begin < len(came) else None

    def frame_received(self, came: bytearray, begin: int, body: int, end: int) -> None:
        if came[begin] != TEXT or self.frames or self.close_sent or self.transport.is_closing():
            super().data_received(bytes(came[begin:end]))
            return
        said = apply_mask(came[body:end], came[body - MASK : body])
        try:
            text = said.decode()
        except UnicodeDecodeError:
            super().data_received(bytes(came[begin:end]))
            return
        if self.hears is not None and self.queue.empty() and self.hears(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # uvicorn stops reading after each message, and starts again when it has been read
            self.transport.pause_reading()

    def bears(self) -> bool:
        """Frames that are no messages cost time and room, too: they are answered, or kept until the rest has come."""
        if self.beside is None:
            self.beside = Bucket(BURST, PER_SECOND)
        if not self.unbearable and not self.beside.take():
            self.unbearable = True
            self.transport.abort()
        return not self.unbearable

    def handle_ping(self) -> None:
        if self.bears():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.bears():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.bears():
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        extensions = self.scope.get("extensions") if not self.close_sent else None  # refused at once: nobody will write
        if extensions is not None:
            self.offer = {"write": self.write, "hear": self.hear}
            extensions[STRAIGHT] = self.offer

    def hear(self, hears: Hears) -> None:
        """From now on what arrives is offered there first, if nothing that came before it waits to be read."""
        self.hears = hears

    def write(self, texts: list[bytes]) -> bool:
        """Sends texts in one write, if the socket may be written to without waiting and has nothing to say first."""
        free = (
            self.handshake_complete
            and self.may_write
            and not self.disconnected
            and not self.close_sent
            and not self.transport.is_closing()
        )
        if free:
            self.transport.write(framed(texts))
        return free

    def connection_lost(self, exc: Exception | None) -> None:
        """What holds this, and is held by it, is let go by hand: else a whole table waits for the collector."""
        super().connection_lost(exc)
        self.hears = None
        if self.offer is not None:
            self.offer.clear()
        self.conn.parser.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.may_write = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.may_write = True
