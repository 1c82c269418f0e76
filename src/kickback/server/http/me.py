"""Who I am here: a name, codes for other devices, tokens for bots, my tables, my decks."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar import delete as delete_at
from litestar import get, patch, post
from litestar.params import JSONBody
from litestar.response import Response
from sqlalchemy import delete, insert, select, update

from kickback.engine.seats import letters
from kickback.server import phones
from kickback.server.decks import faults_of
from kickback.server.http import InPath, Person, TheServer
from kickback.server.live import LiveTable
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
from kickback.server.refusals import No
from kickback.server.schema import CODES, DECKS, PLACES, TABLES
from kickback.server.seating import OVER, SheetSeen
from kickback.server.storage import Outrun
from kickback.server.table_server import TableServer
from kickback.server.timing import SECOND, now

CODE_LIVES = 300 * SECOND
MOST_DECKS = 20
MOST_TABLES = 30  # in the list of mine
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
    """A deck as its owner writes it; `id` is that of the deck it takes the place of."""

    name: str
    text: str
    id: str = ""


class DeckSeen(msgspec.Struct):
    id: str
    name: str


@get("/api/me")
async def me(server: TheServer, person: Person) -> Me:
    name, portrait = await server.name_of(person)
    return Me(handle(person), name, portrait)


@patch("/api/me")
async def rename(server: TheServer, person: Person, data: JSONBody[Naming]) -> Me:
    name = tidy_name(data.name)
    if not name:
        raise No(400, "no-name", {"most": LONGEST_NAME})
    await server.rename(person, name, tidy_name(data.portrait))
    return Me(handle(person), name, tidy_name(data.portrait))


@get("/api/me/tables")
async def my_tables(server: TheServer, person: Person) -> list[SheetSeen]:
    """The unfinished tables I sit at, newest first, and whom each of them waits for."""
    query = (
        select(TABLES.c.id)
        .join(PLACES, PLACES.c.table_id == TABLES.c.id)
        .where(PLACES.c.person == person, TABLES.c.stage != OVER)
        .order_by(TABLES.c.changed.desc())
        .limit(MOST_TABLES)
    )
    found = [await server.table(row["id"]) for row in await server.store.find(query)]
    return [listed(live, person) for live in found if live is not None]


def listed(live: LiveTable, person: str) -> SheetSeen:
    table = live.seen(person)
    if not live.frozen and live.course.match is not None:
        table.waiting = letters(live.course.match.table.waiting())
    return table


@post("/api/me/code")
async def another_device(server: TheServer, person: Person) -> CodeGiven:
    code = person_code()
    time = now()
    await server.store.write(
        delete(CODES).where(CODES.c.leads == "person", CODES.c.target == person),
        delete(CODES).where(CODES.c.expires < time),
        insert(CODES).values(code=hashed(code), leads="person", target=person, expires=time + CODE_LIVES),
    )
    return CodeGiven(code, CODE_LIVES // SECOND)


@post("/api/code", status_code=200)
async def use_code(server: TheServer, person: Person, data: JSONBody[CodeSaid]) -> Response[Led]:
    """A code said aloud or typed: a table's leads there. A person's makes this device theirs, a seat's brings the
    seat to this person; both work once.
    """
    code = data.code.strip().upper()
    for spelled in (code, hashed(code.replace("-", ""))):
        found = await server.store.find(select(CODES).where(CODES.c.code == spelled, CODES.c.expires > now()))
        if not found:
            continue
        if found[0]["leads"] == "table":
            return Response(Led(found[0]["target"]))
        target = found[0]["target"]
        with suppress(Outrun):  # somebody was faster: it works once
            await server.store.write(delete(CODES).where(CODES.c.code == spelled).execution_options(must_meet=True))
            return (
                await theirs(server, target) if found[0]["leads"] == "person" else await seated(server, person, target)
            )
    raise No(404, "no-such-code")


async def theirs(server: TableServer, person: str) -> Response[Led]:
    """This device is that person's from now on."""
    name, portrait = await server.name_of(person)
    led = Response(Led(me=Me(handle(person), name, portrait)))
    led.set_cookie(
        COOKIE,
        server.keys.signed(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=server.settings.address.startswith("https"),
    )
    return led


async def seated(server: TableServer, person: str, place: str) -> Response[Led]:
    """This person plays that seat from now on."""
    table, _, letter = place.partition(" ")
    live = await server.table(table)
    if live is None:
        raise No(404, "no-such-table")
    await phones.move_seat(live, person, letter)
    return Response(Led(table))


@post("/api/tokens")
async def bot_token(server: TheServer, data: JSONBody[Naming]) -> Token:
    """A new identity for a program, sent as `Authorization: Bearer ...`; keep it, it is shown once."""
    person = new_person()
    name = tidy_name(data.name) or "Bot"
    await server.rename(person, name, "bot")
    return Token(server.keys.signed(person), name)


@get("/api/me/decks")
async def my_decks(server: TheServer, person: Person) -> list[DeckSeen]:
    return await decks_of(server, person)


async def decks_of(server: TableServer, person: str) -> list[DeckSeen]:
    found = await server.store.find(select(DECKS.c.id, DECKS.c.name).where(DECKS.c.person == person))
    return [DeckSeen(row["id"], row["name"]) for row in found]


@post("/api/me/decks")
async def bring_deck(server: TheServer, person: Person, data: JSONBody[DeckText]) -> DeckSeen:
    """A deck of one's own for Corporate Espionage: checked here, secret until it is played."""
    if len(data.text) > LONGEST_DECK:
        raise No(413, "too-long")
    faults = faults_of(data.text)
    if faults:
        raise No(409, "bad-deck", reason="\n\n".join(faults)[:2000])
    mine = await decks_of(server, person)
    name = tidy_name(data.name) or "Deck"
    if data.id:
        if data.id not in [deck.id for deck in mine]:
            raise No(404, "no-such-deck")
        await server.store.write(update(DECKS).where(DECKS.c.id == data.id).values(name=name, text=data.text))
        return DeckSeen(data.id, name)
    if len(mine) >= MOST_DECKS:
        raise No(409, "too-many-decks", {"most": MOST_DECKS})
    id = new_person()
    await server.store.write(insert(DECKS).values(id=id, person=person, name=name, text=data.text, made=now()))
    return DeckSeen(id, name)


@get("/api/me/decks/{deck:str}")
async def my_deck(server: TheServer, person: Person, deck: InPath) -> DeckText:
    """One of one's own decks, as it was brought."""
    own = select(DECKS.c.name, DECKS.c.text).where(DECKS.c.id == deck, DECKS.c.person == person)
    for row in await server.store.find(own):
        return DeckText(row["name"], row["text"], deck)
    raise No(404, "no-such-deck")


@delete_at("/api/me/decks/{deck:str}", status_code=200)
async def throw_away(server: TheServer, person: Person, deck: InPath) -> list[DeckSeen]:
    """What is left of one's own decks. Tables where it is played already have their copy."""
    await server.store.write(delete(DECKS).where(DECKS.c.id == deck, DECKS.c.person == person))
    return await decks_of(server, person)


HANDLERS = [
    me,
    rename,
    my_tables,
    another_device,
    use_code,
    bot_token,
    my_decks,
    my_deck,
    bring_deck,
    throw_away,
]
