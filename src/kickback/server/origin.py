"""Where a request comes from: the page, the person, the address. Secrecy starts here, not from what is said."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any  # ASGI's scope
from urllib.parse import urlsplit

from kickback.server.people import COOKIE, Keys
from kickback.server.settings import Settings

Scope = MutableMapping[str, Any]


def header(scope: Scope, name: str) -> str:
    return next(iter(headers(scope, name)), "")


def headers(scope: Scope, name: str) -> list[str]:
    """A header may come several times."""
    wanted = name.encode()
    return [value.decode("latin-1") for key, value in scope["headers"] if key == wanted]


def person_of(scope: Scope, keys: Keys) -> str:
    """Whom the signed cookie or the bearer token names; "" for nobody."""
    bearer = header(scope, "authorization")
    if bearer.lower().startswith("bearer "):
        return keys.read(bearer[7:].strip())
    for one in "; ".join(headers(scope, "cookie")).split(";"):  # whatever other programs on this host keep there
        name, _, value = one.strip().partition("=")
        if name == COOKIE:
            return keys.read(value)
    return ""


def allowed_origin(scope: Scope, settings: Settings) -> bool:
    """Only our own pages may speak for the person who looks at them. Programs send no Origin, and no cookie jar."""
    origin = header(scope, "origin")
    if not origin:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(host) and host in (header(scope, "host"), urlsplit(settings.public_url).netloc)


def address_of(scope: Scope, settings: Settings) -> str:
    """The proxy names it last: what stands before that came with the request, and may be made up."""
    forwarded = headers(scope, "x-forwarded-for") if settings.proxied else []
    if forwarded:
        return forwarded[-1].rpartition(",")[2].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""
