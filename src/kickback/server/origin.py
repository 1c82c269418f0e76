"""Where a request comes from: the page, the person, the address. Secrecy starts here, not from what is said."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any  # ASGI's scope
from urllib.parse import urlsplit

from kickback.server.people import COOKIE, Keys
from kickback.server.settings import Settings

Scope = MutableMapping[str, Any]


def header(scope: Scope, name: str) -> str:
    wanted = name.encode()
    for key, value in scope["headers"]:
        if key == wanted:
            return str(value.decode("latin-1"))
    return ""


def person_of(scope: Scope, keys: Keys) -> str:
    """Whom the signed cookie or the bearer token names; "" for nobody."""
    bearer = header(scope, "authorization")
    if bearer.lower().startswith("bearer "):
        return keys.read(bearer[7:].strip())
    try:
        cookie = SimpleCookie(header(scope, "cookie")).get(COOKIE)
    except CookieError:
        return ""
    return keys.read(cookie.value) if cookie is not None else ""


def allowed_origin(scope: Scope, settings: Settings) -> bool:
    """Only our own pages may speak for the person who looks at them. Programs send no Origin, and no cookie jar."""
    origin = header(scope, "origin")
    if not origin:
        return True
    host = urlsplit(origin).netloc
    return bool(host) and host in (header(scope, "host"), urlsplit(settings.public_url).netloc)


def address_of(scope: Scope, settings: Settings) -> str:
    if settings.proxied:
        forwarded = header(scope, "x-forwarded-for")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""
