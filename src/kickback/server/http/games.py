"""The games as a browser needs them: forms of house rules, rules in words, message files."""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from typing import Any  # declarations of a game are plain data

import msgspec
from litestar import MediaType, get, post
from litestar.params import JSONBody
from litestar.response import Response

from kickback.engine.messages import Message
from kickback.games import NAMES, ledger, package
from kickback.games import game as game_named
from kickback.server.http import InPath
from kickback.server.lengths import Length, length
from kickback.server.lobby import CHOICES, checked
from kickback.server.refusals import No
from kickback.server.seating import STRENGTHS, Articles
from kickback.server.timing import PACES
from kickback.words import LANGUAGES, Reader, speech

NOBODY = Reader({})


class GameShort(msgspec.Struct):
    name: str
    title: str
    fewest: int
    most: int
    usual: int
    version: int


class GameForm(msgspec.Struct):
    """One game for the table maker: every option with its words, presets, paces, bots, and how to begin."""

    game: GameShort
    options: list[dict[str, Any]]
    presets: dict[str, dict[str, str]]
    orders: list[str]
    choices: dict[str, tuple[str, ...]]
    paces: dict[str, dict[str, int]]
    bots: list[str]
    first_minute: list[dict[str, Any]]
    events: list[str]


class ClauseSeen(msgspec.Struct):
    id: str
    section: str
    text: str


class Verdict(msgspec.Struct):
    """Can a table like that be opened? What is changed from the book, or what stands against it."""

    fine: bool
    changed: dict[str, str] = {}
    why: str = ""
    reason: str = ""
    clause: str = ""
    warnings: list[str] = []  # what is allowed and yet makes little sense
    length: Length | None = None  # of such a game, as far as it can be told


def short(name: str) -> GameShort:
    game = game_named(name)
    return GameShort(game.name, game.title, game.fewest, game.most, game.usual, game.version)


def known(name: str) -> str:
    if name not in NAMES:
        raise No(404, "no-such-game", {"name": name[:40]})
    return name


@get("/api/games", sync_to_thread=False)
def all_games() -> list[GameShort]:
    return [short(name) for name in NAMES]


@get("/api/games/{name:str}", sync_to_thread=False)
def one_game(name: InPath) -> GameForm:
    game = game_named(known(name))
    words = speech(name)
    options: list[dict[str, Any]] = []
    for option in game.options:
        message = Message(f"option-{option.key}")
        said = {"name": words.say(message, NOBODY), "says": words.say(message, NOBODY, "says")}
        ids = {word: f"option-{option.key}-{word}" for word in option.choices}
        called = {word: words.named(id) for word, id in ids.items() if words.has(id)}
        options.append(dict(option.plain()) | said | {"called": called})
    paces = {name: asdict(pace) for name, pace in PACES.items()}
    minute = [dict(message.plain()) for message in game.first_minute(game.usual, game.settle(game.usual, {}))]
    return GameForm(
        short(name),
        options,
        game.presets,
        [order.id for order in game.orders],
        CHOICES,
        paces,
        list(STRENGTHS),
        minute,
        list(game.events),
    )


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(name: InPath) -> list[ClauseSeen]:
    return [ClauseSeen(clause.id, clause.section, clause.text) for clause in ledger(known(name)).clauses.values()]


@post("/api/games/{name:str}/check", status_code=200, sync_to_thread=False)
def check(name: InPath, data: JSONBody[Articles]) -> Verdict:
    """What the table maker asks after every switch."""
    known(name)
    try:
        agreed = checked(data)
        changed = agreed.options
        game, words = game_named(name), speech(name)
        warnings = game.warnings(data.seats, game.settle(data.seats, changed))
        told = [words.say(message, NOBODY) for message in warnings]
        return Verdict(True, changed, warnings=told, length=length(agreed))
    except No as no:
        return Verdict(False, why=no.why, reason=no.reason, clause=no.clause)


@get("/api/messages/{name:str}/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def messages(name: InPath, language: InPath) -> Response[str]:
    """The message file of a game, or of what all games share (`common`), for Fluent in the browser."""
    if language not in LANGUAGES:
        raise No(404, "no-such-language", {"allowed": ", ".join(LANGUAGES)})
    place = "kickback.words" if name == "common" else package(known(name))
    text = files(place).joinpath("messages", f"{language}.ftl").read_text(encoding="utf-8")
    return Response(text, headers={"cache-control": "public, max-age=300"})


HANDLERS = [all_games, one_game, rules, check, messages]
