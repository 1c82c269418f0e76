"""What a browser asks over HTTP; Litestar publishes it as OpenAPI under /api/schema."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from kickback.server.house import House

TheHouse = NamedDependency[House]
Person = NamedDependency[str]  # whom the cookie or token names
InPath = FromPath[str]
InQuery = FromQuery[str]
