"""Tables over HTTP: made, found, sat down at, begun."""

from __future__ import annotations

from io import BytesIO

import msgspec
import segno
from litestar import get, post, put
from litestar.params import JSONBody
from litestar.response import Response
from sqlalchemy import delete, insert, select

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server import lobby, phones
from kickback.server.http import Person, TheServer, TheTable
from kickback.server.people import table_code
from kickback.server.refusals import No
from kickback.server.schema import CODES, TABLES
from kickback.server.seating import LOBBY, PLAYING, Articles, Sheet, SheetSeen, seen
from kickback.server.table_server import TableServer
from kickback.server.timing import SECOND, now

CODE_LIVES = 1800 * SECOND
LISTED = 24 * 3600 * SECOND  # after the last change before the deal


class Making(Articles, forbid_unknown_fields=True):
    """A table to be made; a preset's options come first. `bots` fills so many of the chairs, `sit` takes the first."""

    preset: str = ""
    bots: list[str] = msgspec.field(default_factory=list)
    sit: bool = True
    start: bool = False


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Any free chair if none is named. On a one-device table the host names who sits there."""

    seat: str = ""
    name: str = ""


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: str = ""
    strength: str = "regular"


class AtSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits there; of a team only the member of that handle, if one is named."""

    seat: str
    member: str = ""


class Locking(msgspec.Struct, forbid_unknown_fields=True):
    locked: bool


class ChatMode(msgspec.Struct, forbid_unknown_fields=True):
    chat: str


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    signed: bool = True
    seal: str = ""


class DeckBrought(msgspec.Struct, forbid_unknown_fields=True):
    deck: str


class Salt(msgspec.Struct, forbid_unknown_fields=True):
    salt: str


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    same_seats: bool = False
    same_deal: bool = False


class SeatCode(msgspec.Struct):
    """`code` brings a seat of a one-device table to another device, once, within `seconds`; `qr` is its link as SVG."""

    code: str
    seconds: int
    link: str
    qr: str


class Invitation(msgspec.Struct):
    link: str
    code: str
    expires: int


async def named(server: TableServer, person: str) -> tuple[str, str]:
    name, portrait = await server.name_of(person)
    return name or "Guest", portrait


@post("/api/tables")
async def make(server: TheServer, person: Person, data: JSONBody[Making]) -> SheetSeen:
    given = dict(data.options)
    if data.preset:
        presets = game_named(data.game).presets if data.game in NAMES else {}
        if data.preset not in presets:
            raise No(404, "no-such-preset", {"allowed": ", ".join(presets)})
        given = presets[data.preset] | given
    articles = Articles(
        data.game,
        data.seats,
        given,
        data.pace,
        data.race,
        data.chat,
        data.public,
        data.device,
        data.absence,
        data.onlookers,
    )
    lobby.check_strengths(data.bots)
    live = await server.make(lobby.checked(articles), person)
    if data.sit:
        await lobby.sit(live, person, "", *await named(server, person))
    for strength in data.bots[: data.seats - data.sit]:
        await lobby.seat_bot(live, person, "", strength)
    if data.start:
        await lobby.start(live, person)
    return live.seen(person)


@get("/api/tables")
async def public_tables(server: TheServer, person: Person) -> list[SheetSeen]:
    """Public tables that can be joined or watched, newest first. At some nobody has waited for long."""
    waiting = (TABLES.c.stage == LOBBY) & (TABLES.c.changed > now() - LISTED)
    query = (
        select(TABLES.c.sheet)
        .where(TABLES.c.public, (TABLES.c.stage == PLAYING) | waiting)
        .order_by(TABLES.c.changed.desc())
        .limit(100)
    )
    sheets = [msgspec.json.decode(row["sheet"], type=Sheet) for row in await server.store.find(query)]
    return [seen(sheet, person) for sheet in sheets if open_to_strangers(sheet)]


def open_to_strangers(sheet: Sheet) -> bool:
    return not sheet.locked if sheet.stage == LOBBY else sheet.articles.onlookers


@get("/api/tables/{table:str}")
async def one_table(live: TheTable, person: Person) -> SheetSeen:
    return live.seen(person)


@put("/api/tables/{table:str}")
async def change(live: TheTable, person: Person, data: JSONBody[Articles]) -> SheetSeen:
    await lobby.change_articles(live, person, data)
    return live.seen(person)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(server: TheServer, live: TheTable, person: Person, data: JSONBody[Sitting]) -> SheetSeen:
    name, portrait = await named(server, person)
    await lobby.sit(live, person, data.seat, data.name or name, "" if data.name else portrait)
    return live.seen(person)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(live: TheTable, person: Person) -> SheetSeen:
    await lobby.leave(live, person)
    return live.seen(person)


@post("/api/tables/{table:str}/bot", status_code=200)
async def bot(live: TheTable, person: Person, data: JSONBody[BotSeat]) -> SheetSeen:
    await lobby.seat_bot(live, person, data.seat, data.strength)
    return live.seen(person)


@post("/api/tables/{table:str}/clear", status_code=200)
async def clear(live: TheTable, person: Person, data: JSONBody[AtSeat]) -> SheetSeen:
    await lobby.clear(live, person, data.seat, data.member)
    return live.seen(person)


@post("/api/tables/{table:str}/host", status_code=200)
async def host(live: TheTable, person: Person, data: JSONBody[AtSeat]) -> SheetSeen:
    await lobby.hand_over(live, person, data.seat, data.member)
    return live.seen(person)


@post("/api/tables/{table:str}/lock", status_code=200)
async def lock(live: TheTable, person: Person, data: JSONBody[Locking]) -> SheetSeen:
    await lobby.lock(live, person, data.locked)
    return live.seen(person)


@post("/api/tables/{table:str}/chat", status_code=200)
async def chat(live: TheTable, person: Person, data: JSONBody[ChatMode]) -> SheetSeen:
    await lobby.set_chat(live, person, data.chat)
    return live.seen(person)


@post("/api/tables/{table:str}/draw", status_code=200)
async def draw(live: TheTable, person: Person) -> SheetSeen:
    await lobby.draw_seats(live, person)
    return live.seen(person)


@post("/api/tables/{table:str}/sign", status_code=200)
async def sign(live: TheTable, person: Person, data: JSONBody[Signature]) -> SheetSeen:
    await lobby.sign(live, person, data.seal, data.signed)
    return live.seen(person)


@post("/api/tables/{table:str}/salt", status_code=200)
async def salt(live: TheTable, person: Person, data: JSONBody[Salt]) -> SheetSeen:
    await lobby.open_salt(live, person, data.salt)
    return live.seen(person)


@post("/api/tables/{table:str}/deck", status_code=200)
async def deck(live: TheTable, person: Person, data: JSONBody[DeckBrought]) -> SheetSeen:
    await lobby.bring_deck(live, person, data.deck)
    return live.seen(person)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(live: TheTable, person: Person) -> SheetSeen:
    await lobby.start(live, person)
    return live.seen(person)


@post("/api/tables/{table:str}/again", status_code=200)
async def again(live: TheTable, person: Person, data: JSONBody[Rematch]) -> SheetSeen:
    return (await lobby.rematch(live, person, data.same_seats, data.same_deal)).seen(person)


@get("/api/tables/{table:str}/invitation")
async def invitation(server: TheServer, live: TheTable) -> Invitation:
    """The link, and a code short enough to be said aloud; a code that has run out is replaced."""
    table = live.sheet.id
    link = f"{server.settings.address}/t/{table}"
    time = now()
    wanted = select(CODES).where(
        CODES.c.leads == "table", CODES.c.target == table, CODES.c.expires > time + 60 * SECOND
    )
    found = await server.store.find(wanted)
    if found:
        return Invitation(link, found[0]["code"], found[0]["expires"])
    for _ in range(20):
        code = table_code()
        taken = await server.store.find(select(CODES.c.code).where(CODES.c.code == code, CODES.c.expires > time))
        if not taken:
            expires = time + CODE_LIVES
            await server.store.write(
                delete(CODES).where(CODES.c.code == code),
                insert(CODES).values(code=code, leads="table", target=table, expires=expires),
            )
            return Invitation(link, code, expires)
    raise No(503, "no-code")


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr(server: TheServer, live: TheTable) -> Response[bytes]:
    return Response(drawn(f"{server.settings.address}/t/{live.sheet.id}"), media_type="image/svg+xml")


def drawn(link: str) -> bytes:
    out = BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=4, xmldecl=False, svgns=True)
    return out.getvalue()


@post("/api/tables/{table:str}/phone", status_code=200)
async def phone(server: TheServer, live: TheTable, person: Person, data: JSONBody[AtSeat]) -> SeatCode:
    """Whoever plays a seat behind the curtain may take it to a device of their own."""
    code = await phones.seat_code(live, person, data.seat)
    link = f"{server.settings.address}/#code={code}"
    return SeatCode(code, phones.CODE_LIVES // SECOND, link, drawn(link).decode())


@post("/api/tables/{table:str}/curtain", status_code=200)
async def curtain(live: TheTable, person: Person, data: JSONBody[AtSeat]) -> SheetSeen:
    """Whoever took a seat to a device of their own brings it back behind the curtain."""
    await phones.bring_back(live, person, data.seat)
    return live.seen(person)


HANDLERS = [
    make,
    public_tables,
    one_table,
    change,
    sit,
    leave,
    bot,
    clear,
    host,
    lock,
    chat,
    draw,
    sign,
    salt,
    deck,
    start,
    again,
    invitation,
    qr,
    phone,
    curtain,
]
