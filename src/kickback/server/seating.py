"""A table apart from its game: who sits where, and what was agreed before the first card."""

from __future__ import annotations

from collections.abc import Container
from hashlib import sha256
from typing import Any  # facts of a report or message are plain data

import msgspec

from kickback.engine.seats import LETTERS
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.people import handle
from kickback.server.timing import PACES, Pace

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
STRENGTHS = {"intern": "heuristic:greedy", "regular": "heuristic", "shark": "heuristic:shark", "search": "search"}
MOST_ON_A_CHAIR = 4
TOGETHER = " & "  # between the names of a team
WATCHING = " watching"  # after a person: their public screen, which has no seat


class Chair(msgspec.Struct, eq=False):  # two empty chairs are two
    """A seat at the table: nobody's, a bot's, a person's or a team's. A signature holds until the articles change."""

    people: list[str] = []
    names: dict[str, str] = {}  # what each of them is called here
    bot: str = ""
    name: str = ""
    portrait: str = ""
    signatures: list[str] = []
    seal: str = ""  # the hash of the chair's salt, given before anybody's salt is known
    salt: str = ""
    deck: str = ""  # the id of the deck it brings

    @property
    def taken(self) -> bool:
        return bool(self.people or self.bot)

    @property
    def signed(self) -> bool:
        return self.taken and all(person in self.signatures for person in self.people)

    def join(self, person: str, name: str, portrait: str) -> None:
        self.portrait = self.portrait if self.people else portrait
        self.people.append(person)
        self.names[person] = name
        self.name = TOGETHER.join(self.names.values())

    def leave(self, person: str) -> None:
        """The chair keeps the name of the last one: a bot plays on under it."""
        self.people.remove(person)
        if self.people:
            del self.names[person]
            self.name = TOGETHER.join(self.names.values())


class Articles(msgspec.Struct, forbid_unknown_fields=True):
    """What is agreed before the first card."""

    game: str
    seats: int
    options: dict[str, str] = {}
    pace: str = "normal"
    race: str = "speed"  # or "order": seat order instead of speed
    chat: str = "free"  # or "phrases", "off"
    public: bool = False
    device: str = "many"  # or "one": one device behind a curtain; or "screen": a public one, and phones as hands
    absence: str = "bot"  # or "wait": what happens when somebody is away for long
    onlookers: bool = True

    @property
    def teams(self) -> bool:
        """May several people share a seat? A rule of Corporate Espionage (CES-SEAT-3)."""
        return self.options.get("teams", "off") != "off"

    @property
    def captains(self) -> bool:
        return self.teams and self.options.get("team-control", "any") == "captain"


class Sheet(msgspec.Struct):
    """All about a table but its log and the server's secret. Never leaves the server as it is: see `seen`."""

    id: str
    articles: Articles
    rules: int
    host: str
    chairs: list[Chair]
    seal: str  # the hash of the server's secret
    stage: str = LOBBY
    locked: bool = False
    made: int = 0
    before: str = ""  # the table this one is a rematch of
    after: str = ""  # the rematch of this one
    dealt_again: str = ""  # the table where this very deal is dealt once more
    salting: int = 0  # until when salts are taken, once the deal is asked for
    handed: dict[str, list[str]] = {}  # what the last game of these people hands on to the deal
    known: str = ""  # the table whose deal is dealt once more: its secret is open
    salts: dict[str, str] = {}  # with a known deal: those it was dealt with
    brought: dict[str, str] = {}  # the options that are the chairs' own decks: not agreed upon, and nobody's to see

    @property
    def pace(self) -> Pace:
        return PACES[self.articles.pace]

    @property
    def names(self) -> dict[str, str]:
        return {LETTERS[at]: chair.name or LETTERS[at] for at, chair in enumerate(self.chairs)}

    def seats_of(self, person: str) -> list[int]:
        return [at for at, chair in enumerate(self.chairs) if person in chair.people]

    def people(self) -> list[str]:
        return list(dict.fromkeys(person for chair in self.chairs for person in chair.people))

    def may_look(self, person: str) -> bool:
        """Tables can be closed to onlookers; until the deal whoever comes may still sit down."""
        who = person.removesuffix(WATCHING)
        return self.articles.onlookers or self.stage == LOBBY or who == self.host or bool(self.seats_of(who))

    def unsign(self) -> None:
        """The articles have changed: everybody reads them again."""
        for chair in self.chairs:
            chair.signatures = []


class MemberSeen(msgspec.Struct):
    """One of the people who share a chair."""

    handle: str
    name: str
    you: bool
    host: bool
    signed: bool
    here: bool
    captain: bool


class ChairSeen(msgspec.Struct):
    """A chair as anybody may see it; `members` only where chairs may be shared."""

    seat: str
    name: str
    portrait: str
    taken: str  # "", "person", "team" or "bot"
    strength: str
    yours: bool
    host: bool
    signed: bool
    sealed: bool
    here: bool = False
    away: bool = False
    members: list[MemberSeen] = []
    deck: str = ""  # the deck it brings, to whoever sits on it alone


class SheetSeen(msgspec.Struct):
    """A table as one person may see it: a list of what is shown, nothing else of the sheet."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    pace: str
    race: str
    chat: str
    public: bool
    device: str
    absence: str
    onlookers: bool
    locked: bool
    stage: str
    made: int
    seal: str
    chairs: list[ChairSeen]
    you_host: bool
    before: str
    after: str
    salting: int = 0  # until when salts are taken, once the deal is asked for
    watching: int = 0
    your_turn: bool = False
    known: str = ""  # the table whose deal is dealt once more: everybody may have seen it
    waiting: list[str] = []  # in a list of tables: the seats whose answer the game waits for


def seen(
    sheet: Sheet,
    person: str,
    here: Container[str] = (),
    away: Container[int] = (),
    captains: Container[str] = (),
) -> SheetSeen:
    """The table as that person may see it. Texts that players wrote (own decks) stay out until they are played."""
    articles = sheet.articles
    options = game_named(articles.game).options if articles.game in NAMES else ()
    shown = {option.key for option in options if option.kind != "text"}
    chairs = [
        ChairSeen(
            LETTERS[at],
            chair.name,
            chair.portrait,
            "bot" if chair.bot else "team" if len(chair.people) > 1 else "person" if chair.people else "",
            chair.bot,
            person in chair.people,
            sheet.host in chair.people,
            chair.signed,
            bool(chair.seal),
            any(one in here for one in chair.people),
            at in away,
            members_seen(sheet, chair, person, here, captains) if articles.teams else [],
            chair.deck if person in chair.people else "",
        )
        for at, chair in enumerate(sheet.chairs)
    ]
    return SheetSeen(
        sheet.id,
        articles.game,
        sheet.rules,
        articles.seats,
        {key: value for key, value in articles.options.items() if key in shown},
        articles.pace,
        articles.race,
        articles.chat,
        articles.public,
        articles.device,
        articles.absence,
        articles.onlookers,
        sheet.locked,
        sheet.stage,
        sheet.made,
        sheet.seal,
        chairs,
        sheet.host == person,
        sheet.before,
        sheet.after or sheet.dealt_again,
        sheet.salting,
        known=sheet.known,
    )


def members_seen(
    sheet: Sheet, chair: Chair, person: str, here: Container[str], captains: Container[str]
) -> list[MemberSeen]:
    return [
        MemberSeen(
            handle(one),
            chair.names.get(one, chair.name),
            one == person,
            one == sheet.host,
            one in chair.signatures,
            one in here,
            one in captains,
        )
        for one in chair.people
    ]


def sealed(secret: str) -> str:
    """What is shown of a secret before it is opened."""
    return sha256(f"kickback seal|{secret}".encode()).hexdigest()


def seed_of(secret: str, salts: dict[str, str]) -> str:
    """The deal's seed: a hash over the server's secret and every salt that was opened in time, by seat."""
    mixed = "|".join(f"{seat}={salts[seat]}" for seat in sorted(salts))
    return sha256(f"kickback deal|{secret}|{mixed}".encode()).hexdigest()


def facts(value: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(value)
    return found
