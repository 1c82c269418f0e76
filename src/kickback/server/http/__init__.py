"""What a browser asks over HTTP; Litestar publishes it as OpenAPI under /api/schema."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from kickback.server.live import LiveTable
from kickback.server.refusals import No
from kickback.server.table_server import TableServer

TheServer = NamedDependency[TableServer]
TheTable = NamedDependency[LiveTable]  # the one in the path
Person = NamedDependency[str]  # whom the cookie or token names
InPath = FromPath[str]
InQuery = FromQuery[str]


async def the_table(server: TheServer, person: Person, table: InPath) -> LiveTable:  # noqa: ARG001 (see `person_here`)
    live = await server.table(table)
    if live is None:
        raise No(404, "no-such-table")
    return live
