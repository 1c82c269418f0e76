"""WebSocket frames as they mostly are at a table, one text each: read and written here, all others by uvicorn."""

from __future__ import annotations

from struct import Struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

STRAIGHT = "kickback.straight"  # an extension of ASGI: how to write a frame without waiting for anything
TEXT = 0x81  # the first byte of a message that is one frame of text
MASKED = 0x80  # in the second byte: clients have to
MASK = 4  # bytes
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a length: it follows in so many bytes
SHORT, MIDDLE, LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
UNUSUAL = -1
MOST_UNREAD = 16  # messages until no more is read


class FrameProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket with a short way for what is said at tables; whatever is not that goes its own way there."""

    rest: bytearray | None = None  # of a frame that has not come whole
    may_write = True
    unusual = False  # from here on uvicorn reads alone: too long, or it will find a fault

    def data_received(self, data: bytes) -> None:
        if self.unusual or not self.handshake_initiated:
            super().data_received(data)
            return
        came = bytearray(data) if self.rest is None else self.rest
        if self.rest is not None:
            came += data
        begin = 0
        while begin < len(came):
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
        if came[begin] != TEXT or self.frames or self.conn.state is not OPEN:
            super().data_received(bytes(came[begin:end]))
            return
        said = apply_mask(came[body:end], came[body - MASK : body])
        try:
            text = said.decode()
        except UnicodeDecodeError:
            super().data_received(bytes(came[begin:end]))
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # uvicorn stops reading after each message, and starts again when it has been read
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        extensions = self.scope.get("extensions") if not self.close_sent else None  # refused at once: nobody will write
        if extensions is not None:
            extensions[STRAIGHT] = {"write": self.write}

    def write(self, texts: list[bytes]) -> bool:
        """Sends texts in one write, if the socket may be written to without waiting and has nothing to say first."""
        free = (
            self.handshake_complete
            and self.may_write
            and not self.disconnected
            and not self.close_sent
            and self.conn.state is OPEN
        )
        if free:
            self.transport.write(b"".join([header(len(text)) + text for text in texts]))
        return free

    def pause_writing(self) -> None:
        super().pause_writing()
        self.may_write = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.may_write = True


def bounds(came: bytearray, begin: int, most: int) -> tuple[int, int]:
    """Where the body of the frame that begins there begins and ends; 0 if that cannot be told yet."""
    if len(came) < begin + 2:
        return 0, 0
    length, body = came[begin + 1] - MASKED, begin + 2
    if length == TWO_BYTES:
        if len(came) < body + 2:
            return 0, 0
        length, body = came[body] << 8 | came[body + 1], body + 2
    if not 0 <= length <= most or (length == EIGHT_BYTES and body == begin + 2):
        return 0, UNUSUAL
    return body + MASK, body + MASK + length


def header(length: int) -> bytes:
    if length < TWO_BYTES:
        return SHORT.pack(TEXT, length)
    if length < 1 << 16:
        return MIDDLE.pack(TEXT, TWO_BYTES, length)
    return LONG.pack(TEXT, EIGHT_BYTES, length)
