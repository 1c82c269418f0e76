"""Setting a table: a game by its name or the beginning of one, who sits where, house rules, the deal."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import cycle
from secrets import token_hex

from kickback.engine.bans import Refused
from kickback.engine.game import Game
from kickback.games import NAMES, called
from kickback.games import game as loaded
from kickback.records.match import Match
from kickback.terminal.home import HomeTable, one_at_each_seat
from kickback.terminal.seating import SOMEBODY, Player, WrongTable, bot_name, seated, usual_bots
from kickback.terminal.texts import text
from kickback.words import refusal

PERSON, EASY, REGULAR, SHARP = "person", "easy", "regular", "sharp"
KINDS = (PERSON, EASY, REGULAR, SHARP)
SHARP_BOT = "search:300"


def a_game(word: str) -> Game:
    """The one game the word can mean; raises `WrongTable` with a suggestion."""
    found = called(word)
    if len(found) == 1:
        return loaded(found[0])
    if found:
        raise WrongTable(text("game-several", word=word, found=", ".join(found)))
    near = get_close_matches(word.casefold().replace(" ", "-"), NAMES, 1)
    raise WrongTable(
        text("game-near", word=word, near=near[0]) if near else text("game-none", word=word, found=", ".join(NAMES))
    )


def bot_of(kind: str, game: Game, place: int) -> str:
    """How a bot of that strength is spelled; regular ones have a character each."""
    usual = usual_bots(game)
    if kind == EASY:
        return "random"
    return SHARP_BOT if kind == SHARP else usual[place % len(usual)]


def dealt(game: Game, players: list[Player], options: dict[str, str], seed: str | None = None) -> HomeTable:
    """A new table; a real game's seed has 128 bits. Raises `WrongTable`."""
    try:
        match = Match(game, len(players), options, seed or token_hex(16))
    except Refused as refused:
        raise WrongTable(refusal(game, refused, {})) from None
    one_at_each_seat(match)
    return HomeTable(match, players)


def from_words(
    game: Game, seats: int | None, people: list[str], bots: list[str], options: dict[str, str], seed: str | None
) -> HomeTable:
    """The table that a command line describes."""
    return dealt(game, seated(game, seats, people, bots), options, seed)


def from_kinds(game: Game, kinds: list[str], names: list[str], options: dict[str, str]) -> HomeTable:
    """The table of the menu: a kind for every seat, names for the people."""
    players: list[Player] = []
    spare = cycle([name for name in names if name] or [SOMEBODY])
    taken: set[str] = set()
    for place, kind in enumerate(kinds):
        if kind == PERSON:
            name = names[len(taken)] if len(taken) < len(names) and names[len(taken)] else next(spare)
            while name.casefold() in taken:
                name = f"{name} {chr(ord('A') + place)}"
            taken.add(name.casefold())
            players.append(Player(name))
        else:
            players.append(Player(bot_name(place, players), bot_of(kind, game, place)))
    return dealt(game, players, options)


def again(table: HomeTable, swap: bool) -> HomeTable:
    """The same people at a new table; swapped, everybody sits one seat further."""
    players = table.players[-1:] + table.players[:-1] if swap else table.players
    return dealt(table.game, players, table.match.options.changed())


__all__ = ["EASY", "KINDS", "PERSON", "REGULAR", "SHARP", "a_game", "again", "dealt", "from_kinds", "from_words"]
