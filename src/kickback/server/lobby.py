"""Before the first card, and after the last: sitting down, bots, signatures, salts, a rematch."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import select

from kickback.engine.bans import Refused
from kickback.engine.seats import LETTERS
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server import decks, driving
from kickback.server.dealing import SALTING, deal, deal_later
from kickback.server.live import LiveTable
from kickback.server.people import handle, tidy_name
from kickback.server.refusals import No
from kickback.server.schema import DECKS
from kickback.server.seating import (
    LOBBY,
    MOST_ON_A_CHAIR,
    OVER,
    PLAYING,
    STRENGTHS,
    Articles,
    Chair,
    Sheet,
    sealed,
)
from kickback.server.table_server import TableServer
from kickback.server.timing import PACES
from kickback.server.turns import judged_again
from kickback.words import refusal

CHOICES = {
    "pace": tuple(PACES),
    "race": ("speed", "order"),
    "chat": ("free", "phrases", "off"),
    "device": ("many", "one", "screen"),
    "absence": ("wait", "bot"),
}
SEAL = re.compile("[0-9a-f]{64}")
BOT_NAMES = ("Dev", "Edda", "Milo", "Vera", "Otto", "Ines", "Hugo", "Nora")


def checked(articles: Articles) -> Articles:
    """Articles under which a game can be played; raises No with the clause that is against it."""
    if articles.game not in NAMES:
        raise No(404, "no-such-game", {"name": articles.game[:40]})
    for name, allowed in CHOICES.items():
        if getattr(articles, name) not in allowed:
            raise No(400, "no-such-choice", {"name": name, "allowed": ", ".join(allowed)})
    game = game_named(articles.game)
    try:
        options = game.settle(articles.seats, articles.options)
    except Refused as refused:
        raise No(409, refused.ban.id, reason=refusal(game, refused, {}), clause=refused.ban.clause) from None
    articles.options = options.changed()
    if articles.teams and articles.device == "one":
        raise No(409, "team-needs-devices", clause="CES-SEAT-3")
    if articles.pace == "untimed":
        articles.race = "order"
    return articles


def check_brought(articles: Articles, brought: dict[str, str]) -> None:
    """May people play with what they bring along? Raises No with the clause that is against it."""
    if brought:
        checked(msgspec.structs.replace(articles, options=articles.options | brought))


@asynccontextmanager
async def changing(
    live: LiveTable, person: str = "", stage: str = LOBBY, dealing: bool = False
) -> AsyncGenerator[Sheet]:
    """The sheet of a table at that stage, to be changed; by its host, if a person is named.

    Unless it is a part of dealing, that calls off a deal for which salts are being opened: it was agreed otherwise.
    """
    async with live.lock:
        if live.frozen:
            raise No(409, "frozen", {"rules": live.frozen})
        if live.sheet.stage != stage:
            raise No(409, "wrong-stage", {"stage": live.sheet.stage})
        if person and live.sheet.host != person:
            raise No(403, "not-host")
        async with live.changing() as sheet:
            if not dealing:
                sheet.salting = 0
            yield sheet


def chair_at(sheet: Sheet, letter: str) -> Chair:
    at = LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= at < len(sheet.chairs):
        raise No(404, "no-such-seat")
    return sheet.chairs[at]


def free_chair(sheet: Sheet) -> Chair:
    """The first that nobody sits on; else one that a bot keeps warm; else, with teams, the smallest of them."""
    waiting = [chair for chair in sheet.chairs if not chair.taken] + [chair for chair in sheet.chairs if chair.bot]
    waiting += sorted((chair for chair in sheet.chairs if has_room(sheet, chair)), key=lambda chair: len(chair.people))
    if waiting:
        return waiting[0]
    raise No(409, "full")


def has_room(sheet: Sheet, chair: Chair) -> bool:
    """May somebody more sit down there, in a team? (CES-SEAT-3)"""
    return sheet.articles.teams and len(chair.people) < MOST_ON_A_CHAIR


@judged_again
async def sit(live: LiveTable, person: str, letter: str, name: str, portrait: str) -> None:
    """Sits down, moves to another chair, or joins a team. On a one-device table its host seats everybody."""
    async with changing(live) as sheet:
        one_device = sheet.articles.device == "one"
        if one_device and sheet.host != person:
            raise No(403, "one-device")
        if sheet.locked and not sheet.seats_of(person):
            raise No(403, "locked")
        chair = chair_at(sheet, letter) if letter else free_chair(sheet)
        at = sheet.chairs.index(chair)
        if one_device or not chair.people:
            chair = Chair()
        elif person in chair.people:
            return
        elif not has_room(sheet, chair):
            raise No(409, "taken")
        if not one_device:
            get_up(sheet, person)
        sheet.chairs[at] = chair
        sheet.host = sheet.host or person
        chair.join(person, tidy_name(name) or "Guest", portrait[:40])
        if one_device:
            chair.signatures = [person]


def get_up(sheet: Sheet, person: str) -> None:
    """Before the deal an empty chair is anybody's; during a game a bot takes it for good (SCG-RULING-29)."""
    for at in sheet.seats_of(person):
        chair = sheet.chairs[at]
        chair.leave(person)
        if not chair.people and sheet.stage == PLAYING:
            chair.bot = STRENGTHS["regular"]
        elif not chair.people:
            sheet.chairs[at] = Chair()


@judged_again
async def leave(live: LiveTable, person: str) -> None:
    """Gets up. During a game a bot takes the chair for good; the host's duties go to the next person, or who comes."""
    async with live.lock:
        if not live.sheet.seats_of(person):
            raise No(409, "not-seated")
        async with live.changing() as sheet:
            sheet.salting = 0
            get_up(sheet, person)
            others = sheet.people()
            if sheet.host == person and (others or sheet.articles.device != "one"):
                sheet.host = others[0] if others else ""
        await go_on(live)


async def go_on(live: LiveTable) -> None:
    if live.sheet.stage == PLAYING and not live.frozen:
        await driving.drive(live)


def check_strengths(wanted: list[str]) -> None:
    if not set(wanted) <= set(STRENGTHS):
        raise No(400, "no-such-bot", {"allowed": ", ".join(STRENGTHS)})


@judged_again
async def seat_bot(live: LiveTable, person: str, letter: str, strength: str) -> None:
    check_strengths([strength])
    async with changing(live, person) as sheet:
        chair = chair_at(sheet, letter) if letter else free_chair(sheet)
        if chair.people:
            raise No(409, "taken")
        at = sheet.chairs.index(chair)
        used = [other.name for other in sheet.chairs]
        name = next(name for name in BOT_NAMES if name not in used)
        sheet.chairs[at] = Chair(bot=STRENGTHS[strength], name=name, portrait="bot")


@judged_again
async def clear(live: LiveTable, person: str, letter: str, member: str) -> None:
    """The host takes a bot away, or removes a person (of a team: the member of that handle, or all of them)."""
    async with live.lock:
        if live.sheet.host != person:
            raise No(403, "not-host")
        async with live.changing() as sheet:
            sheet.salting = 0
            chair = chair_at(sheet, letter)
            if sheet.stage == LOBBY and (chair.bot or sheet.articles.device == "one"):
                sheet.chairs[sheet.chairs.index(chair)] = Chair()
            for other in called(chair, member):
                if other != person:
                    get_up(sheet, other)
        await go_on(live)


def called(chair: Chair, member: str) -> list[str]:
    """The people of a chair, or the one of that handle."""
    return [person for person in chair.people if member in ("", handle(person))]


@judged_again
async def hand_over(live: LiveTable, person: str, letter: str, member: str) -> None:
    """Somebody else is the host from now on."""
    async with live.lock:
        if live.sheet.host != person:
            raise No(403, "not-host")
        async with live.changing() as sheet:
            found = called(chair_at(sheet, letter), member)
            if not found:
                raise No(409, "nobody")
            sheet.host = found[0]


@judged_again
async def change_articles(live: LiveTable, person: str, articles: Articles) -> None:
    """Other house rules: everybody signs again."""
    articles = checked(articles)
    async with changing(live, person) as sheet:
        if articles.game != sheet.articles.game:
            raise No(409, "another-game")
        if sheet.known and (articles.seats, articles.options) != (sheet.articles.seats, sheet.articles.options):
            raise No(409, "known-deal")
        spare = sheet.chairs[articles.seats :]
        if any(chair.people for chair in spare):
            raise No(409, "chair-would-go")
        if not articles.teams and any(len(chair.people) > 1 for chair in sheet.chairs):
            raise No(409, "team-would-go")
        sheet.chairs = sheet.chairs[: articles.seats]
        sheet.chairs += [Chair() for _ in range(articles.seats - len(sheet.chairs))]
        sheet.articles = articles
        if articles.device != "one":
            one_chair_each(sheet)
        if not sheet.known:
            sheet.handed = {}
        sheet.unsign()


def one_chair_each(sheet: Sheet) -> None:
    """Whoever sat everywhere, on one device, keeps the first chair."""
    for person in sheet.people():
        for at in sheet.seats_of(person)[1:]:
            sheet.chairs[at] = Chair()


@judged_again
async def lock(live: LiveTable, person: str, locked: bool) -> None:
    async with changing(live, person) as sheet:
        sheet.locked = locked


@judged_again
async def set_chat(live: LiveTable, person: str, mode: str) -> None:
    """The host may open or close the table talk at any time."""
    if mode not in CHOICES["chat"]:
        raise No(400, "no-such-choice", {"name": "chat", "allowed": ", ".join(CHOICES["chat"])})
    async with changing(live, person, live.sheet.stage) as sheet:
        sheet.articles.chat = mode


@judged_again
async def draw_seats(live: LiveTable, person: str) -> None:
    """Chairs by lot."""
    async with changing(live, person) as sheet:
        if sheet.known:
            raise No(409, "known-deal")
        secrets.SystemRandom().shuffle(sheet.chairs)
        sheet.handed = {}


@judged_again
async def sign(live: LiveTable, person: str, seal: str, signed: bool) -> None:
    """Agrees to the articles; `seal` is the hash of a salt this device keeps until the deal."""
    if seal and not SEAL.fullmatch(seal):
        raise No(400, "bad-seal")
    async with changing(live) as sheet:
        for seat in own(sheet, person):
            chair = sheet.chairs[seat]
            chair.signatures = [one for one in chair.signatures if one != person] + [person] * signed
            chair.seal = seal if signed and not sheet.known else ""
            chair.salt = ""


def own(sheet: Sheet, person: str) -> list[int]:
    seats = sheet.seats_of(person)
    if not seats:
        raise No(403, "not-seated")
    return seats


@judged_again
async def bring_deck(live: LiveTable, person: str, deck: str) -> None:
    """Plays with a deck of one's own, if the articles allow what is in it; an empty id takes it back."""
    articles = live.sheet.articles
    if decks.OPTION not in [option.key for option in game_named(articles.game).options]:
        raise No(409, "no-decks")
    found = await live.server.store.find(select(DECKS.c.text).where(DECKS.c.id == deck, DECKS.c.person == person))
    if deck and not found:
        raise No(404, "no-such-deck")
    async with changing(live) as sheet:
        if sheet.known:
            raise No(409, "known-deal")
        for seat in own(sheet, person):
            if deck:
                check_brought(sheet.articles, decks.as_options({seat: str(found[0]["text"])}, sheet.articles.seats))
            sheet.chairs[seat].deck = deck


@judged_again
async def start(live: LiveTable, person: str) -> None:
    """The host asks for the deal. Sealed salts have a little time to be opened; whoever is late is left out."""
    async with changing(live, person) as sheet:
        if any(not chair.taken for chair in sheet.chairs):
            raise No(409, "empty-chair")
        unsigned = [
            chair.names[one]
            for chair in sheet.chairs
            for one in chair.people
            if one != sheet.host and one not in chair.signatures
        ]
        if unsigned:
            raise No(409, "unsigned", {"names": ", ".join(unsigned)})
        given = sheet.brought if sheet.known else await decks.brought(live.server.store, sheet)
        check_brought(sheet.articles, given)
        sheet.brought = given
        sheet.salting = live.time() + SALTING
    if all(not chair.seal for chair in live.sheet.chairs):
        await deal(live)
    else:
        live.server.do(deal_later(live))


@judged_again
async def open_salt(live: LiveTable, person: str, salt: str) -> None:
    """Opens a seat's salt; it must be what was sealed."""
    async with changing(live, dealing=True) as sheet:
        if not sheet.salting:
            raise No(409, "too-early")
        for seat in own(sheet, person):
            chair = sheet.chairs[seat]
            if len(salt) > 128 or not chair.seal or sealed(salt) != chair.seal:
                raise No(409, "wrong-salt")
            chair.salt = salt


@judged_again
async def rematch(live: LiveTable, person: str, same_seats: bool = False, same_deal: bool = False) -> LiveTable:
    """The same people at a new table, everybody one seat further; whoever asks the same again is shown the same one.

    With the same deal nobody moves, nothing about it can be changed, and everybody is told that it is known.
    """
    server: TableServer = live.server
    async with live.lock:
        if live.sheet.stage != OVER or live.frozen:
            raise No(409, "not-over")
        own(live.sheet, person)
        made = live.sheet.dealt_again if same_deal else live.sheet.after
        if made:
            found = await server.table(made)
            if found is not None:
                return found
        chairs = [
            Chair(chair.people[:], dict(chair.names), chair.bot, chair.name, chair.portrait, deck=chair.deck)
            for chair in live.sheet.chairs
        ]
        if not (same_seats or same_deal):
            chairs = chairs[-1:] + chairs[:-1]
        if live.sheet.articles.device == "one":
            for chair in chairs:
                chair.signatures = chair.people[:]
        if same_deal:
            articles, handed = msgspec.structs.replace(live.sheet.articles), live.sheet.handed
        else:
            articles, handed = handed_on(live, 0 if same_seats else 1)
        return await server.make(articles, person, live, chairs, handed, same_deal)


def handed_on(live: LiveTable, moved: int) -> tuple[Articles, dict[str, list[str]]]:
    """The articles of the next game, and what its deal takes over from this one."""
    match = live.course.playing
    found = match.game.hand_on(match.table, moved)
    handed = {path: [value] for path, value in found.items() if path in match.game.handed_on}
    options = {key: value for key, value in found.items() if key not in handed}
    articles = live.sheet.articles
    return msgspec.structs.replace(articles, options=articles.options | options), handed
