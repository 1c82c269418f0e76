"""Who I am here: a name, codes for other devices, tokens for bots, my tables, my decks."""

from __future__ import annotations

import msgspec
from litestar import get, patch, post
from litestar.params import JSONBody
from litestar.response import Response
from sqlalchemy import delete, insert, select

from kickback.server.decks import faults_of
from kickback.server.house import House
from kickback.server.http import Person, TheHouse
from kickback.server.lobby import No
from kickback.server.people import (
    COOKIE,
    LONGEST_NAME,
    YEAR,
    handle,
    hashed,
    new_person,
    person_code,
    tidy_name,
)
from kickback.server.schema import CODES, DECKS, PLACES, TABLES
from kickback.server.seating import OVER, Sheet, SheetSeen, seen
from kickback.server.timing import SECOND, now

CODE_LIVES = 300 * SECOND
MOST_DECKS = 20
LONGEST_DECK = 60_000


class Me(msgspec.Struct):
    handle: str
    name: str
    portrait: str


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    portrait: str = ""


class CodeGiven(msgspec.Struct):
    """`code` brings this identity to another device, once, within `seconds`."""

    code: str
    seconds: int


class CodeSaid(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class Led(msgspec.Struct):
    """Where a code leads: to a table, or to being this person here too."""

    table: str = ""
    me: Me | None = None


class Token(msgspec.Struct):
    token: str
    name: str


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    text: str


class DeckSeen(msgspec.Struct):
    id: str
    name: str


@get("/api/me")
async def me(house: TheHouse, person: Person) -> Me:
    name, portrait = await house.name_of(person)
    return Me(handle(person), name, portrait)


@patch("/api/me")
async def rename(house: TheHouse, person: Person, data: JSONBody[Naming]) -> Me:
    name = tidy_name(data.name)
    if not name:
        raise No(400, "no-name", f"A name has 1 to {LONGEST_NAME} visible signs.")
    await house.rename(person, name, tidy_name(data.portrait))
    return Me(handle(person), name, tidy_name(data.portrait))


@get("/api/me/tables")
async def my_tables(house: TheHouse, person: Person) -> list[SheetSeen]:
    """The unfinished tables I sit at, newest first."""
    query = (
        select(TABLES.c.sheet)
        .join(PLACES, PLACES.c.table_id == TABLES.c.id)
        .where(PLACES.c.person == person, TABLES.c.stage != OVER)
        .order_by(TABLES.c.changed.desc())
        .limit(50)
    )
    sheets = [msgspec.json.decode(row["sheet"], type=Sheet) for row in await house.store.find(query)]
    return [seen(sheet, person) for sheet in sheets]


@post("/api/me/code")
async def another_device(house: TheHouse, person: Person) -> CodeGiven:
    code = person_code()
    time = now()
    await house.store.write(
        delete(CODES).where(CODES.c.leads == "person", CODES.c.target == person),
        delete(CODES).where(CODES.c.expires < time),
        insert(CODES).values(code=hashed(code), leads="person", target=person, expires=time + CODE_LIVES),
    )
    return CodeGiven(code, CODE_LIVES // SECOND)


@post("/api/code", status_code=200)
async def use_code(house: TheHouse, data: JSONBody[CodeSaid]) -> Response[Led]:
    """A code said aloud or typed: a table's leads there, a person's works once and makes this device theirs."""
    code = data.code.strip().upper()
    for spelled in (code, hashed(code.replace("-", ""))):
        found = await house.store.find(select(CODES).where(CODES.c.code == spelled, CODES.c.expires > now()))
        if not found:
            continue
        if found[0]["leads"] == "table":
            return Response(Led(found[0]["target"]))
        target = found[0]["target"]
        await house.store.write(delete(CODES).where(CODES.c.code == spelled))
        name, portrait = await house.name_of(target)
        led = Response(Led(me=Me(handle(target), name, portrait)))
        led.set_cookie(
            COOKIE,
            house.keys.signed(target),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=house.settings.address.startswith("https"),
        )
        return led
    raise No(404, "no-such-code", "That code is not known, or has run out.")


@post("/api/tokens")
async def bot_token(house: TheHouse, data: JSONBody[Naming]) -> Token:
    """A new identity for a program, sent as `Authorization: Bearer ...`; keep it, it is shown once."""
    person = new_person()
    name = tidy_name(data.name) or "Bot"
    await house.rename(person, name, "bot")
    return Token(house.keys.signed(person), name)


@get("/api/me/decks")
async def my_decks(house: TheHouse, person: Person) -> list[DeckSeen]:
    return await decks_of(house, person)


async def decks_of(house: House, person: str) -> list[DeckSeen]:
    found = await house.store.find(select(DECKS.c.id, DECKS.c.name).where(DECKS.c.person == person))
    return [DeckSeen(row["id"], row["name"]) for row in found]


@post("/api/me/decks")
async def bring_deck(house: TheHouse, person: Person, data: JSONBody[DeckText]) -> DeckSeen:
    """A deck of one's own for Corporate Espionage: checked here, secret until it is played."""
    if len(data.text) > LONGEST_DECK:
        raise No(413, "too-long", "That deck is too long.")
    faults = faults_of(data.text)
    if faults:
        raise No(409, "bad-deck", "; ".join(faults)[:2000])
    mine = await decks_of(house, person)
    if len(mine) >= MOST_DECKS:
        raise No(409, "too-many", f"You may keep {MOST_DECKS} decks.")
    id = new_person()
    name = tidy_name(data.name) or "Deck"
    await house.store.write(insert(DECKS).values(id=id, person=person, name=name, text=data.text, made=now()))
    return DeckSeen(id, name)


HANDLERS = [me, rename, my_tables, another_device, use_code, bot_token, my_decks, bring_deck]
