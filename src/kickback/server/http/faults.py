"""What broke on somebody's page, sent because they wanted to: one line in the log, with the table's public state."""

from __future__ import annotations

import logging

import msgspec
from litestar import post
from litestar.params import JSONBody

from kickback.engine.seats import ONLOOKER
from kickback.server.http import TheServer

LOG = logging.getLogger("kickback.server")
LONGEST = 300
LONGEST_TRACE = 1500


class Fault(msgspec.Struct, forbid_unknown_fields=True):
    """`told` is the browser's own message, `where` the top of its trace; `table` an id, or nothing."""

    page: str
    told: str
    where: str = ""
    browser: str = ""
    table: str = ""


class Noted(msgspec.Struct):
    noted: bool
    state: dict[str, str]


@post("/api/faults", status_code=200)
async def fault(server: TheServer, data: JSONBody[Fault]) -> Noted:
    """Kept in the log alone. The state is what an onlooker sees: which game, which moment, whom it waits for."""
    state: dict[str, str] = {}
    live = await server.table(data.table) if data.table else None
    if live is not None and not live.frozen and live.course.match is not None:
        view = live.course.match.table.view(ONLOOKER).plain()
        waiting = view["waiting"]
        assert isinstance(waiting, list)
        state = {"game": str(view["game"]), "moment": str(view["moment"]), "question": str(live.course.question)}
        state["waiting"] = " ".join(str(seat) for seat in waiting)
    LOG.warning(
        "a page broke: %s on /%s at %s; %s; %s",
        one_line(data.told, LONGEST),
        one_line(data.page, 20),
        one_line(data.where, LONGEST_TRACE),
        one_line(data.browser, LONGEST),
        state,
    )
    return Noted(True, state)


def one_line(text: str, most: int) -> str:
    """What a page sends may be anything: it must not look like more lines of the log."""
    return " ".join(text[:most].split())


HANDLERS = [fault]
