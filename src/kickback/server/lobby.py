"""Before the first card, and after the last: sitting down, bots, signatures, salts, the deal, a rematch."""

from __future__ import annotations

import asyncio
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
from kickback.server.course import DEAL, HOUSE
from kickback.server.house import House
from kickback.server.live import LiveTable
from kickback.server.messages import Again
from kickback.server.people import tidy_name
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
from kickback.server.timing import PACES, now
from kickback.words import refusal

SALTING = 5000  # milliseconds in which salts are opened once the deal is asked for
CHOICES = {
    "pace": tuple(PACES),
    "race": ("speed", "order"),
    "chat": ("free", "phrases", "off"),
    "device": ("many", "one"),
    "absence": ("wait", "bot"),
}
UNWRITABLE = str.maketrans(",=#", "   ")  # signs that mean something in a record's header
BOT_NAMES = ("Dev", "Edda", "Milo", "Vera", "Otto", "Ines", "Hugo", "Nora")


class No(Exception):
    """The house says no, and why. `facts` and `clause` where a rule of a game is behind it."""

    def __init__(self, status: int, why: str, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.why = why
        self.reason = reason
        self.clause = clause


def checked(articles: Articles) -> Articles:
    """Articles under which a game can be played; raises No with the clause that is against it."""
    if articles.game not in NAMES:
        raise No(404, "no-such-game", f"There is no game '{articles.game[:40]}'.")
    for name, allowed in CHOICES.items():
        if getattr(articles, name) not in allowed:
            raise No(400, "no-such-choice", f"{name} is one of {', '.join(allowed)}.")
    game = game_named(articles.game)
    try:
        options = game.settle(articles.seats, articles.options)
    except Refused as refused:
        raise No(409, refused.ban.id, refusal(game, refused, {}), refused.ban.clause) from None
    articles.options = options.changed()
    if articles.pace == "untimed":
        articles.race = "order"
    return articles


@asynccontextmanager
async def changing(live: LiveTable, person: str = "", stage: str = LOBBY) -> AsyncGenerator[Sheet]:
    """The sheet of a table at that stage, to be changed; by its host, if a person is named."""
    async with live.lock:
        if live.sheet.stage != stage:
            raise No(409, "wrong-stage", f"This table is {live.sheet.stage}.")
        if person and live.sheet.host != person:
            raise No(403, "not-host", "Only the host may do that.")
        async with live.changing() as sheet:
            yield sheet


def chair_at(sheet: Sheet, letter: str) -> Chair:
    at = LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= at < len(sheet.chairs):
        raise No(404, "no-such-seat", "There is no such seat at this table.")
    return sheet.chairs[at]


def free_chair(sheet: Sheet) -> Chair:
    """The first that nobody sits on; else one that a bot keeps warm."""
    waiting = [chair for chair in sheet.chairs if not chair.taken] + [chair for chair in sheet.chairs if chair.bot]
    if waiting:
        return waiting[0]
    raise No(409, "full", "Every chair is taken; you may watch.")


async def sit(live: LiveTable, person: str, letter: str, name: str, portrait: str) -> None:
    """Sits down, or moves to another chair. On a one-device table its host seats everybody."""
    async with changing(live) as sheet:
        one_device = sheet.articles.device == "one"
        if one_device and sheet.host != person:
            raise No(403, "one-device", "This table is played on the host's own device.")
        if sheet.locked and not sheet.seats_of(person):
            raise No(403, "locked", "The host has locked the door.")
        chair = chair_at(sheet, letter) if letter else free_chair(sheet)
        shared = sheet.articles.options.get("teams", "off") == "shared" and len(chair.people) < MOST_ON_A_CHAIR
        if chair.people and person not in chair.people and not shared:
            raise No(409, "taken", "Somebody sits there.")
        if not one_device:
            get_up(sheet, person)
        if chair.people and not one_device:
            chair.people.append(person)
            return
        fresh = Chair([person], name=tidy_name(name) or "Guest", portrait=portrait[:40], signed=one_device)
        sheet.chairs[sheet.chairs.index(chair)] = fresh


def get_up(sheet: Sheet, person: str) -> None:
    for at, chair in enumerate(sheet.chairs):
        if person in chair.people:
            chair.people.remove(person)
            if not chair.people:
                sheet.chairs[at] = Chair()


async def leave(live: LiveTable, person: str) -> None:
    """Gets up. During a game a bot takes the chair for good; the host's duties go to the next person."""
    async with live.lock:
        if not live.sheet.seats_of(person):
            raise No(409, "not-seated", "You do not sit at this table.")
        async with live.changing() as sheet:
            for chair in sheet.chairs:
                if person in chair.people:
                    remove(sheet, chair, person)
            if sheet.host == person and sheet.people():
                sheet.host = sheet.people()[0]
        await go_on(live)


def remove(sheet: Sheet, chair: Chair, person: str) -> None:
    chair.people = [other for other in chair.people if other != person]
    if not chair.people:
        if sheet.stage == PLAYING:
            chair.bot = STRENGTHS["regular"]
        else:
            sheet.chairs[sheet.chairs.index(chair)] = Chair()


async def go_on(live: LiveTable) -> None:
    if live.sheet.stage == PLAYING and not live.frozen:
        await driving.drive(live)


async def seat_bot(live: LiveTable, person: str, letter: str, strength: str) -> None:
    if strength not in STRENGTHS:
        raise No(400, "no-such-bot", f"Bots are {', '.join(STRENGTHS)}.")
    async with changing(live, person) as sheet:
        chair = chair_at(sheet, letter) if letter else free_chair(sheet)
        if chair.people:
            raise No(409, "taken", "Somebody sits there.")
        at = sheet.chairs.index(chair)
        used = [other.name for other in sheet.chairs]
        name = next(name for name in BOT_NAMES if name not in used)
        sheet.chairs[at] = Chair(bot=STRENGTHS[strength], name=name, portrait="bot", signed=True)


async def clear(live: LiveTable, person: str, letter: str) -> None:
    """The host takes a bot away, or removes a person; during a game a bot plays on there."""
    async with live.lock:
        if live.sheet.host != person:
            raise No(403, "not-host", "Only the host may do that.")
        async with live.changing() as sheet:
            chair = chair_at(sheet, letter)
            for other in list(chair.people):
                if other != person:
                    remove(sheet, chair, other)
            if chair.bot and sheet.stage == LOBBY:
                sheet.chairs[sheet.chairs.index(chair)] = Chair()
        await go_on(live)


async def hand_over(live: LiveTable, person: str, letter: str) -> None:
    """Somebody else is the host from now on."""
    async with live.lock:
        if live.sheet.host != person:
            raise No(403, "not-host", "Only the host may do that.")
        async with live.changing() as sheet:
            chair = chair_at(sheet, letter)
            if not chair.people:
                raise No(409, "nobody", "Nobody sits there.")
            sheet.host = chair.people[0]


async def change_articles(live: LiveTable, person: str, articles: Articles) -> None:
    """Other house rules: everybody signs again."""
    articles = checked(articles)
    async with changing(live, person) as sheet:
        if articles.game != sheet.articles.game:
            raise No(409, "another-game", "Another game needs another table.")
        spare = sheet.chairs[articles.seats :]
        if any(chair.people for chair in spare):
            raise No(409, "taken", "Somebody sits on a chair that would go.")
        sheet.chairs = sheet.chairs[: articles.seats]
        sheet.chairs += [Chair() for _ in range(articles.seats - len(sheet.chairs))]
        sheet.articles = articles
        sheet.unsign()


async def lock(live: LiveTable, person: str, locked: bool) -> None:
    async with changing(live, person) as sheet:
        sheet.locked = locked


async def set_chat(live: LiveTable, person: str, mode: str) -> None:
    """The host may open or close the table talk at any time."""
    if mode not in CHOICES["chat"]:
        raise No(400, "no-such-choice", f"chat is one of {', '.join(CHOICES['chat'])}.")
    async with changing(live, person, live.sheet.stage) as sheet:
        sheet.articles.chat = mode


async def draw_seats(live: LiveTable, person: str) -> None:
    """Chairs by lot."""
    async with changing(live, person) as sheet:
        secrets.SystemRandom().shuffle(sheet.chairs)


async def sign(live: LiveTable, person: str, seal: str, signed: bool) -> None:
    """Agrees to the articles; `seal` is the hash of a salt this device keeps until the deal."""
    if len(seal) not in (0, 64):
        raise No(400, "bad-seal", "A seal is a SHA-256 hash in hexadecimal.")
    async with changing(live) as sheet:
        for seat in own(sheet, person):
            sheet.chairs[seat].signed = signed
            sheet.chairs[seat].seal = seal if signed else ""


def own(sheet: Sheet, person: str) -> list[int]:
    seats = sheet.seats_of(person)
    if not seats:
        raise No(403, "not-seated", "You do not sit at this table.")
    return seats


async def bring_deck(live: LiveTable, person: str, deck: str) -> None:
    """Plays with a deck of one's own; an empty id takes it back."""
    articles = live.sheet.articles
    if decks.OPTION not in [option.key for option in game_named(articles.game).options]:
        raise No(409, "no-decks", "This game is not played with decks of your own.")
    found = await live.house.store.find(select(DECKS.c.id).where(DECKS.c.id == deck, DECKS.c.person == person))
    if deck and not found:
        raise No(404, "no-such-deck", "You have no such deck.")
    async with changing(live) as sheet:
        for seat in own(sheet, person):
            sheet.chairs[seat].deck = deck


async def start(live: LiveTable, person: str) -> None:
    """The host asks for the deal. Sealed salts have a little time to be opened; whoever is late is left out."""
    async with changing(live, person) as sheet:
        if any(not chair.taken for chair in sheet.chairs):
            raise No(409, "empty-chair", "A chair is empty: wait, or seat a bot.")
        unsigned = [chair.name for chair in sheet.chairs if not chair.signed and sheet.host not in chair.people]
        if unsigned:
            raise No(409, "unsigned", f"Not signed yet: {', '.join(unsigned)}.")
        given = await decks.brought(live.house.store, sheet)
        if given:
            sheet.articles.options |= given
            sheet.articles = checked(sheet.articles)
        sheet.salting = now() + SALTING
    if all(not chair.seal for chair in live.sheet.chairs):
        await deal(live)
    else:
        live.house.do(deal_later(live))


async def deal_later(live: LiveTable) -> None:
    while now() < live.sheet.salting and any(chair.seal and not chair.salt for chair in live.sheet.chairs):
        await asyncio.sleep(0.05)
    await deal(live)


async def open_salt(live: LiveTable, person: str, salt: str) -> None:
    """Opens a seat's salt; it must be what was sealed."""
    async with changing(live) as sheet:
        if not sheet.salting:
            raise No(409, "too-early", "Salts are opened once the deal is asked for.")
        for seat in own(sheet, person):
            chair = sheet.chairs[seat]
            if len(salt) > 128 or not chair.seal or sealed(salt) != chair.seal:
                raise No(409, "wrong-salt", "That is not what was sealed.")
            chair.salt = salt


async def deal(live: LiveTable) -> None:
    """From here on there is a game: its seed is a hash over the server's secret and every salt that came in time."""
    async with live.lock:
        sheet = live.sheet
        if sheet.stage != LOBBY or live.frozen:
            return
        salts = {LETTERS[at]: chair.salt for at, chair in enumerate(sheet.chairs) if chair.salt}
        late = [LETTERS[at] for at, chair in enumerate(sheet.chairs) if chair.seal and not chair.salt]
        names = {seat: name.translate(UNWRITABLE) for seat, name in sheet.names.items()}
        told = {"salts": salts, "left_out": late, "fixed": {}, "names": names}
        await live.write(DEAL, -1, HOUSE, msgspec.json.encode(told).decode())
        await live.begin()
        await driving.drive(live)


async def rematch(live: LiveTable, person: str, same_seats: bool = False) -> LiveTable:
    """The same people at a new table, everybody one seat further; whoever asks again is shown the same one."""
    house: House = live.house
    async with live.lock:
        if live.sheet.stage != OVER:
            raise No(409, "wrong-stage", "The game is not over.")
        own(live.sheet, person)
        if live.sheet.after:
            found = await house.table(live.sheet.after)
            if found is not None:
                return found
        chairs = [
            Chair(chair.people[:], chair.bot, chair.name, chair.portrait, bool(chair.bot))
            for chair in live.sheet.chairs
        ]
        if not same_seats:
            chairs = chairs[-1:] + chairs[:-1]
        if live.sheet.articles.device == "one":
            for chair in chairs:
                chair.signed = True
        again = await house.make(live.sheet.articles, person, live.sheet.id, chairs)
        async with live.changing() as sheet:
            sheet.after = again.sheet.id
        live.tell_all(Again(again.sheet.id))
        return again
