"""Who sits where: people, and bots with the names of people."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import cycle, islice

from kickback.bots.make import UnknownBot, known, make
from kickback.engine.game import Game
from kickback.engine.seats import LETTERS
from kickback.terminal.signs import clean

SOMEBODY = "Ann"
# A bot's name begins with the letter of its seat, so that notation such as `audit B 5` is easy to say.
CALLED = (
    ("Ada", "Anton"), ("Boris", "Bela"), ("Clara", "Cyril"), ("Dev", "Dora"), ("Edda", "Emil"), ("Farid", "Fanny"),
    ("Greta", "Gus"), ("Hugo", "Hanna"), ("Ines", "Igor"), ("Jon", "Juno"), ("Kaya", "Karl"), ("Luca", "Lena"),
    ("Mira", "Max"), ("Noor", "Nils"),
)  # fmt: skip
CHARACTERS = ("shark", "honest", "greedy", "paranoid", "calm")
NAME = re.compile(r"[^\W_]([\w .'’-]{0,18}[\w.])?")
LABEL = re.compile(r"(?P<name>.+) \(bot (?P<bot>[\w:.-]+)\)")


class WrongTable(ValueError):
    """This table cannot be set; says why."""


@dataclass(frozen=True)
class Player:
    name: str
    bot: str = ""  # how the bot is spelled; "" for a person

    @property
    def label(self) -> str:
        """As a record's `names:` line keeps it."""
        return f"{self.name} (bot {self.bot})" if self.bot else self.name


def thinks(game: Game) -> bool:
    """Does somebody know rules of thumb for this game?"""
    return known(game.name) is not None


def stand_in(game: Game) -> str:
    """The bot that gives hints and takes over for a person."""
    return "heuristic:calm" if thinks(game) else "random"


def usual_bots(game: Game) -> list[str]:
    return [f"heuristic:{character}" for character in CHARACTERS] if thinks(game) else ["random"]


def seated(game: Game, seats: int | None, people: list[str], bots: list[str]) -> list[Player]:
    """People first, bots in the rest; raises `WrongTable`. How many seats a game takes is for its rules to say."""
    persons = [name.strip() for name in people] or ([] if seats is not None and len(bots) >= seats else [SOMEBODY])
    for name in persons:
        if not NAME.fullmatch(name):
            raise WrongTable(f"'{name}' is no name: letters, digits, spaces and . ' - only, at most 20 signs")
    if len({name.casefold() for name in persons}) < len(persons):
        raise WrongTable("two people have the same name")
    count = seats if seats is not None else max(game.usual, len(persons) + len(bots))
    if not 1 <= count <= len(LETTERS) or len(persons) > count:
        raise WrongTable(f"{len(persons)} people do not fit on {count} seats")
    if len(persons) + len(bots) > count:
        raise WrongTable(f"{len(persons)} people and {len(bots)} bots do not fit on {count} seats")
    for spelled in bots:
        checked(spelled, game)
    players = [Player(name) for name in persons]
    kinds = bots or usual_bots(game)
    for spelled in islice(cycle(kinds), count - len(persons)):
        players.append(Player(bot_name(len(players), players), spelled))
    return players


def bot_name(seat: int, others: list[Player]) -> str:
    taken = {player.name.casefold() for player in others}
    return next((name for name in CALLED[seat] if name.casefold() not in taken), f"Bot {LETTERS[seat]}")


def checked(spelled: str, game: Game) -> None:
    try:
        make(spelled, game.name, "")
    except UnknownBot as wrong:
        raise WrongTable(str(wrong)) from None
    except ModuleNotFoundError:
        raise WrongTable(f"nobody has taught '{spelled}' to play {game.title} yet; try random") from None


def from_labels(game: Game, names: dict[str, str], named: bool) -> list[Player]:
    """The players of a record. One without names gives seat A to a person and the rest to bots."""
    players: list[Player] = []
    kinds = cycle(usual_bots(game))
    for seat, label in enumerate(names.values()):
        found = LABEL.fullmatch(label)
        if found:
            checked(found["bot"], game)
            players.append(Player(clean(found["name"]), found["bot"]))
        elif named or seat == 0:
            players.append(Player(clean(label) if named else SOMEBODY))
        else:
            players.append(Player(bot_name(seat, players), next(kinds)))
    return players
