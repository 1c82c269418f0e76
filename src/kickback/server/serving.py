"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing.context import SpawnProcess
from threading import Event, Thread

import uvicorn

from kickback.games import ADDED, add
from kickback.server.app import Application
from kickback.server.bus import client_of
from kickback.server.database import opened
from kickback.server.frames import FrameProtocol
from kickback.server.requests import RequestProtocol
from kickback.server.settings import Settings
from kickback.server.storage import NotStored, Unusable
from kickback.server.table_server import open_server
from kickback.server.thinking import go_with_the_server
from kickback.server.timing import hasten

LOG = logging.getLogger("kickback.server")
WATCH = 1.0  # seconds between looks at the workers
COLLECT = (10_000, 500, 50)  # how soon the collector looks: at what is new, briefly; at what is older, hardly ever
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up_logs() -> None:
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [to_stderr]
    root.setLevel(logging.WARNING)
    logging.getLogger("kickback").setLevel(logging.INFO)


def listening(settings: Settings) -> socket.socket:
    """The socket, before anything else is started: a taken port is the commonest mistake."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OverflowError:
        found.close()
        raise Unusable(f"port {settings.port} is none: there are 1 to 65535") from None
    except OSError as fault:
        found.close()
        if fault.errno == errno.EADDRINUSE:
            raise Unusable(f"port {settings.port} is taken; choose another with --port") from None
        raise Unusable(f"cannot listen on {settings.host}:{settings.port}: {fault.strerror}") from None
    found.listen(1024)
    return found


def refuse_what_cannot_work(settings: Settings) -> None:
    if not settings.database_url.startswith("sqlite"):
        if settings.bus:
            client_of(settings.bus)
        return
    several = "which is for one process: use --database postgresql://…"
    if settings.workers > 1:
        raise Unusable(f"--workers {settings.workers} cannot share SQLite, {several}")
    if settings.bus:
        raise Unusable(f"--bus makes no sense with SQLite, {several}")
    if settings.thinkers == 0:
        raise Unusable(f"--thinkers 0 leaves bots to kickback think, and that cannot reach SQLite, {several}")


async def serve(settings: Settings, announce: Callable[[str], None], door: socket.socket | None = None) -> None:
    """Serves until SIGTERM or Ctrl+C; then tells everybody when to come back."""
    door = door or listening(settings)
    try:
        server = await open_server(settings)
    except (Unusable, NotStored) as fault:
        door.close()
        raise Unusable(str(fault)) from None
    config = uvicorn.Config(
        Application(server),
        http=RequestProtocol,
        ws=FrameProtocol,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        timeout_keep_alive=75,  # longer than a proxy keeps an idle line: whoever asks again must not meet a closing one
        timeout_graceful_shutdown=3,
    )
    listener = uvicorn.Server(config)
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(sign, stopping.set)
    running = asyncio.create_task(listener._serve(sockets=[door]))
    announce(settings.address)
    stopped = asyncio.create_task(stopping.wait())
    await asyncio.wait([running, stopped], return_when=asyncio.FIRST_COMPLETED)
    await server.close()
    listener.should_exit = True
    await running


def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """The whole life of a server. Raises Unusable if it cannot begin."""
    set_up_logs()
    refuse_what_cannot_work(settings)
    if settings.workers > 1:
        supervise(settings, announce)
    else:
        run_one(settings, announce)


def run_one(settings: Settings, announce: Callable[[str], None], door: socket.socket | None = None) -> None:
    gc.freeze()  # what is loaded stays; views, prompts and connections are trees, which need no collector
    gc.set_threshold(*COLLECT)
    hasten(settings.haste)
    try:
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve(settings, announce, door))
    except ImportError:
        asyncio.run(serve(settings, announce, door))


def supervise(settings: Settings, announce: Callable[[str], None]) -> None:
    """Several processes behind one door. One that dies is replaced; all are told when to stop."""
    door = listening(settings)
    try:
        opened(settings.database_url).engine.dispose()  # says at once what cannot work
    except Unusable:
        door.close()
        raise
    stopping = Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: stopping.set())
    workers = [worker(settings, door) for _ in range(settings.workers)]
    announce(settings.address)
    while not stopping.wait(WATCH):
        for at, one in enumerate(workers):
            if not one.is_alive():
                LOG.error("a worker died (%s); another one takes its place", one.exitcode)
                workers[at] = worker(settings, door)
    for one in workers:
        one.terminate()
    for one in workers:
        one.join()
    door.close()


def worker(settings: Settings, door: socket.socket) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=work, args=(settings, door, [*ADDED.values()]))
    process.start()
    return process


def work(settings: Settings, door: socket.socket, packages: list[str]) -> None:
    """In a worker: a server like any other, with the games that were added, which goes when its supervisor has gone."""
    set_up_logs()
    for package in packages:
        add(package)
    Thread(target=go_with_the_server, daemon=True).start()
    try:
        run_one(settings, lambda _: None, door)
    except Unusable as unusable:  # the database is away just now: the supervisor tries again
        LOG.error("%s", unusable)
        sys.exit(2)
