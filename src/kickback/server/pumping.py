"""What could not be sent to a socket at once: sent when it can be, and goodbye at the end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a wire starts it
    from kickback.server.wire import Wire

LAST_WORDS = 5.0  # seconds for a goodbye to be sent
GONE = 1000


async def pump(wire: Wire) -> None:
    """Sends what is waiting, and goodbye if that has been said."""
    try:
        while wire.waiting:
            frame = wire.waiting.popleft()
            wire.size -= len(frame)
            await wire.outgoing({"type": "websocket.send", "text": frame.decode()})
        if wire.closing is not None:
            wire.gone = True
            code, reason = wire.closing
            await wire.outgoing({"type": "websocket.close", "code": code, "reason": reason})
    except Exception:  # the client has gone: its socket ends in a moment
        wire.gone = True
        wire.closing = wire.closing or (GONE, "")
    wire.pumping = None


async def end(wire: Wire) -> None:
    """The last that is done with it."""
    if wire.heartbeat is not None:
        wire.heartbeat.cancel()
    wire.close(GONE, "")
    if wire.pumping is not None:
        with suppress(Exception):
            await asyncio.wait_for(wire.pumping, LAST_WORDS)
