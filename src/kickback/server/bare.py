"""What sockets alone cost on this machine: a measure by which figures of two machines can be compared.

An action is one message in and four of a frame's usual size out, over uvicorn, and nothing else is done.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from time import perf_counter, process_time
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from kickback.server.load import listening
from kickback.server.origin import Scope
from kickback.server.process import PATIENCE, free_port
from kickback.server.wire import Receive, Send

SEATS = 4
SAID = b'{"say":"act"}'
HEARD = "x" * 1900
WARM_UP = 0.5  # seconds that are not counted


@dataclass
class Bare:
    """What came of it. Times in milliseconds."""

    tables: int
    seconds: float
    actions: int
    per_second: float
    p50: float
    p99: float
    cpu_per_action: float


class Tables:
    """The server: what one of a table's sockets says, all of them hear. Requests are told its CPU time."""

    def __init__(self) -> None:
        self.sockets: dict[str, list[Send]] = defaultdict(list)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": str(process_time()).encode()})
            return
        await send({"type": "websocket.accept"})
        sockets = self.sockets[scope["path"]]
        sockets.append(send)
        while (await receive())["type"] == "websocket.receive":
            for heard in sockets:
                await heard({"type": "websocket.send", "text": HEARD})
        sockets.remove(send)


def serve(port: int) -> None:
    config = uvicorn.Config(
        Tables(), port=port, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    uvicorn.Server(config).run()


class Caller(WSListener):
    """Says something whenever it is its turn at its table."""

    def __init__(self, seat: int, times: list[float]) -> None:
        self.seat = seat
        self.times = times
        self.turn = 0
        self.said_at = 0.0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        if self.said_at:
            self.times.append(perf_counter() - self.said_at)
            self.said_at = 0.0
        self.turn = (self.turn + 1) % SEATS
        self.speak()

    def speak(self) -> None:
        if self.turn == self.seat:
            assert self.transport is not None
            self.said_at = perf_counter()
            self.transport.send(WSMsgType.TEXT, SAID)


async def tried(port: int, tables: int, seconds: float) -> Bare:
    times: list[float] = []
    callers = [Caller(number % SEATS, times) for number in range(tables * SEATS)]
    for number, caller in enumerate(callers):
        await ws_connect(listening(caller), f"ws://127.0.0.1:{port}/{number // SEATS}")
    for caller in callers:
        caller.speak()
    await asyncio.sleep(WARM_UP)
    times.clear()
    cpu, began = cpu_of(port), perf_counter()
    await asyncio.sleep(seconds)
    took, counted, cpu = perf_counter() - began, sorted(times), cpu_of(port) - cpu
    for caller in callers:
        assert caller.transport is not None
        caller.transport.disconnect()
    count = len(counted)
    return Bare(
        tables,
        round(took, 2),
        count,
        round(count / took, 1),
        round(1000 * counted[count // 2], 2),
        round(1000 * counted[count * 99 // 100], 2),
        round(1000 * cpu / count, 4),
    )


def cpu_of(port: int) -> float:
    with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
        return float(answer.read())


def run(tables: int, seconds: float) -> Bare:
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "kickback.server.bare", str(port)])
    try:
        wait_for(port)
        return asyncio.run(tried(port, tables, seconds))
    finally:
        server.kill()
        server.wait()


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cpu_of(port)
            return
        except (URLError, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
