"""The deal: salts have a little time to be opened, and whoever is late is left out and named."""

from __future__ import annotations

import asyncio

import msgspec

from kickback.engine.seats import LETTERS
from kickback.server import driving
from kickback.server.course import DEAL, HOUSE
from kickback.server.live import LiveTable
from kickback.server.refusals import No
from kickback.server.seating import PLAYING, Sheet
from kickback.server.storage import NotStored
from kickback.server.turns import judged_again

SALTING = 5000  # milliseconds in which salts are opened once the deal is asked for
UNWRITABLE = str.maketrans(",=#", "   ")  # signs that mean something in a record's header


def to_be_dealt(live: LiveTable) -> bool:
    """Has the host asked for the deal, and nobody changed the table since?"""
    return live.in_lobby and bool(live.sheet.salting) and not live.frozen


async def deal_later(live: LiveTable) -> None:
    """Deals when all salts are open, or their time is over; a server that was down gives it back."""
    end = live.time() + SALTING
    while live.time() < end and any(chair.seal and not chair.salt for chair in live.sheet.chairs):
        await asyncio.sleep(0.05)
    while to_be_dealt(live):
        try:
            await deal(live)
        except (NotStored, No):
            await asyncio.sleep(driving.TRY_AGAIN)


@judged_again
async def deal(live: LiveTable) -> None:
    """From here on there is a game: its seed is a hash over the server's secret and every salt that came in time."""
    async with live.lock:
        if not to_be_dealt(live):
            return
        dealt = msgspec.structs.replace(live.sheet, stage=PLAYING)
        live.show_out(dealt)
        await live.write(DEAL, -1, HOUSE, msgspec.json.encode(terms(dealt)).decode(), sheet=dealt)
        await driving.drive(live)


def terms(sheet: Sheet) -> dict[str, object]:
    """What the deal hangs on beside the server's secret, and what it is told."""
    thrown = {LETTERS[at]: chair.salt for at, chair in enumerate(sheet.chairs) if chair.salt}
    return {
        "salts": sheet.salts if sheet.known else thrown,
        "left_out": [LETTERS[at] for at, chair in enumerate(sheet.chairs) if chair.seal and not chair.salt],
        "fixed": sheet.handed,
        "names": {seat: name.translate(UNWRITABLE) for seat, name in sheet.names.items()},
    }
