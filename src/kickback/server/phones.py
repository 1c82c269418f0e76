"""A seat behind the curtain of a one-device table goes to a phone of its own, by a code that works once, and back."""

from __future__ import annotations

from sqlalchemy import delete, insert

from kickback.server.live import LiveTable
from kickback.server.lobby import chair_at, changing
from kickback.server.people import hashed, person_code
from kickback.server.refusals import No
from kickback.server.schema import CODES
from kickback.server.seating import PLAYING
from kickback.server.timing import SECOND, now
from kickback.server.turns import judged_again

CODE_LIVES = 300 * SECOND
ONE_DEVICE = "one"


async def seat_code(live: LiveTable, person: str, letter: str) -> str:
    """A code that leads to the seat, for whoever plays it now; an older one for it no longer works."""
    if live.sheet.articles.device != ONE_DEVICE or person not in chair_at(live.sheet, letter).people:
        raise No(403, "not-seated")
    code, place, time = person_code(), f"{live.sheet.id} {letter}", now()
    await live.server.store.write(
        delete(CODES).where(CODES.c.leads == "seat", CODES.c.target == place),
        delete(CODES).where(CODES.c.expires < time),
        insert(CODES).values(code=hashed(code), leads="seat", target=place, expires=time + CODE_LIVES),
    )
    return code


@judged_again
async def move_seat(live: LiveTable, person: str, letter: str) -> None:
    """A seat behind the curtain goes to the device of whoever plays it; the one device forgets it."""
    async with changing(live, stage=PLAYING) as sheet:
        chair = chair_at(sheet, letter)
        if sheet.articles.device != ONE_DEVICE or chair.bot or person in chair.people:
            raise No(409, "taken")
        name = chair.name
        chair.people, chair.names = [], {}
        chair.join(person, name, chair.portrait)
        chair.signatures = [person]


@judged_again
async def bring_back(live: LiveTable, person: str, letter: str) -> None:
    """Whoever took a seat to a phone lays it behind the curtain again; the host's device plays it from then on."""
    async with changing(live, stage=PLAYING) as sheet:
        chair = chair_at(sheet, letter)
        if sheet.articles.device != ONE_DEVICE or person not in chair.people:
            raise No(403, "not-seated")
        if person == sheet.host:
            raise No(409, "taken")
        name = chair.name
        chair.people, chair.names = [], {}
        chair.join(sheet.host, name, chair.portrait)
        chair.signatures = [sheet.host]
