"""The application: sockets beside HTTP, and what holds for every request."""

from __future__ import annotations

import functools
import gzip
import json
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any  # ASGI's messages

from litestar import Litestar, MediaType, Request, get
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from kickback import __version__
from kickback.server.http import InPath, TheServer, after, faults, games, me, tables, the_table, watching
from kickback.server.limits import Limits
from kickback.server.origin import Scope, allowed_origin, person_of
from kickback.server.people import COOKIE, YEAR, new_person
from kickback.server.refusals import No, refused
from kickback.server.socket import serve_socket
from kickback.server.storage import NotStored, Outrun
from kickback.server.table_server import TableServer
from kickback.server.wire import Send

LOG = logging.getLogger("kickback.server")
WEB = Path(__file__).resolve().parent / "web"
PACKED = (".css", ".html", ".js", ".svg", ".webmanifest")  # fonts and pictures are small already
MOST_BODY = 100_000
SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/health", "/metrics", "/assets")  # by the limits of how often somebody may ask
CODES = "/api/code"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".mp3": "audio/mpeg",
}
NO_PAGE = (
    "<!doctype html><html lang=en><title>Kickback</title><h1>Kickback</h1>"
    "<p>The table server runs. The browser client is not part of this build; "
    "programs and terminals can play over <a href=/api/schema/openapi.json>its API</a>."
)
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


@get("/health/live", media_type=MediaType.TEXT, sync_to_thread=False)
def live() -> str:
    return "live"


@get("/health/ready", media_type=MediaType.TEXT)
async def ready(server: TheServer) -> Response[str]:
    """Ready to serve; without its bus a server is slower to hear from others, and says so."""
    if server.closing or not await server.store.answers() or not server.store.ready:
        return Response("not ready", status_code=503)
    slow = server.neighbours is not None and not server.neighbours.hears
    return Response("degraded: the bus is away" if slow else "ready")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(server: TheServer) -> str:
    return server.metrics()


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: InPath, request: Request[Any, Any, State]) -> Response[bytes]:
    return shown(path, "gzip" in request.headers.get("accept-encoding", ""))


def shown(path: str, packs: bool) -> Response[bytes]:
    """A file of the browser client; every other address is the client's own to route."""
    wanted = file_at(path)
    if wanted is None:
        if path.startswith("/api/") or "." in path.rpartition("/")[2]:
            raise No(404, "no-such-page")
        wanted = file_at("index.html")
    if wanted is None:
        return Response(NO_PAGE.encode(), media_type=KINDS[".html"])
    lasting = "public, max-age=31536000, immutable" if "assets" in wanted.parts else "no-cache"
    kind = KINDS.get(wanted.suffix, "application/octet-stream")
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    if not packs or wanted.suffix not in PACKED:
        return Response(wanted.read_bytes(), media_type=kind, headers=headers)
    content = packed(wanted, wanted.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers=headers | {"content-encoding": "gzip"})


def file_at(path: str) -> Path | None:
    try:
        wanted = (WEB / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(WEB) and wanted.is_file() else None
    except (OSError, ValueError):  # no file could be called so
        return None


@functools.lru_cache(maxsize=300)
def packed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: Request[Any, Any, State]) -> Response[bytes]:
    return shown("/", "gzip" in request.headers.get("accept-encoding", ""))


def said_no(_: Request[Any, Any, State], no: No) -> Response[dict[str, str]]:
    return Response({"why": no.why, "reason": no.reason, "clause": no.clause}, status_code=no.status)


def not_stored(_: Request[Any, Any, State], fault: Exception) -> Response[dict[str, str]]:
    LOG.error("not stored: %s", type(fault).__name__)
    return Response({"why": "not-stored", "reason": refused("not-stored"), "clause": ""}, status_code=503)


def http_error(_: Request[Any, Any, State], fault: HTTPException) -> Response[dict[str, str]]:
    detail = fault.detail if fault.status_code < 500 else refused("fault")
    return Response({"why": "http", "reason": detail[:300], "clause": ""}, status_code=fault.status_code)


def surprise(request: Request[Any, Any, State], fault: Exception) -> Response[dict[str, str]]:
    LOG.error("a request failed: %s", request.url.path.split("/")[1:3], exc_info=fault)
    return Response({"why": "fault", "reason": refused("fault"), "clause": ""}, status_code=500)


def person_here(request: Request[Any, Any, State], server: TheServer) -> str:  # noqa: ARG001
    """Asks for the server it does not need, as a table asks for the person: Litestar starts a group of tasks for what
    may be found at the same time, and that takes longer than all of it one after the other."""
    return str(request.scope["person"])  # type: ignore[typeddict-item]  # set by Application


def described() -> dict[str, Any]:
    """The HTTP interface as OpenAPI, without a server behind it."""
    found: dict[str, Any] = litestar_for(None).openapi_schema.to_schema()
    return found


def litestar_for(server: TableServer | None) -> Litestar:
    def the_server() -> TableServer:
        assert server is not None
        return server

    handlers = [live, ready, metrics, home, page, *games.HANDLERS, *me.HANDLERS, *tables.HANDLERS, *after.HANDLERS]
    handlers += [*faults.HANDLERS, *watching.HANDLERS]
    return Litestar(
        handlers,
        dependencies={
            "server": Provide(the_server, sync_to_thread=False),
            "person": Provide(person_here, sync_to_thread=False),
            "live": Provide(the_table),
        },
        exception_handlers={
            No: said_no,
            NotStored: not_stored,
            Outrun: not_stored,
            HTTPException: http_error,
            Exception: surprise,
        },
        openapi_config=OpenAPIConfig("Kickback", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        signature_namespace={"TableServer": TableServer},
        request_max_body_size=MOST_BODY,
        logging_config=None,
        on_app_init=[no_stray_defaults],
    )


def no_stray_defaults(config: AppConfig) -> AppConfig:
    config.debug = False
    return config


class Application:
    """Sockets go to `serve_socket`, everything else to Litestar, with identity, limits and headers around it."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.http = litestar_for(server)
        self.limits = Limits(server.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(self.server, self.limits, scope, receive, send)
        elif scope["type"] == "http":
            await self.request(scope, receive, send)
        else:
            await self.http(scope, receive, send)  # type: ignore[arg-type]  # Litestar has types of its own for ASGI

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        person = person_of(scope, self.server.keys)
        fresh = not person and scope["path"].startswith("/api/")
        if fresh:
            person = new_person()
        scope["person"] = person
        cookie = self.cookie(person) if fresh else b""
        guesses = self.limits.guesses(scope) if scope["path"] == CODES and self.server.settings.rates else None

        async def answer(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                given = {name for name, _ in headers}
                if scope["path"].startswith("/api/") and b"cache-control" not in given:
                    headers.append((b"cache-control", b"no-store"))
                    if cookie and b"set-cookie" not in given:  # never with what others may keep and hand on
                        headers.append((b"set-cookie", cookie))
                message["headers"] = headers
                told = self.server.counters.requests
                told[message["status"]] = told.get(message["status"], 0) + 1
                if guesses is not None and message["status"] < 400:
                    guesses.give_back()  # it was none
            await send(message)

        if scope["method"] not in SAFE and not allowed_origin(scope, self.server.settings):
            await refuse(answer, 403, "origin", "This page may not speak for you here.")
        elif self.too_fast(scope, person if not fresh else "") or (guesses is not None and not guesses.take()):
            await refuse(answer, 429, "too-fast", "Too many requests; slow down.")
        else:
            if scope["method"] == "HEAD":  # as GET; uvicorn keeps the body to itself
                scope = {**scope, "method": "GET"}
            await self.http(scope, receive, answer)  # type: ignore[arg-type]  # likewise

    def cookie(self, person: str) -> bytes:
        secure = "; Secure" if self.server.settings.address.startswith("https") else ""
        return (
            f"{COOKIE}={self.server.keys.signed(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        ).encode()

    def too_fast(self, scope: Scope, person: str) -> bool:
        return not scope["path"].startswith(UNCOUNTED) and self.limits.too_fast(scope, person)


async def refuse(send: Send, status: int, why: str, reason: str) -> None:
    body = json.dumps({"why": why, "reason": reason, "clause": ""}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
