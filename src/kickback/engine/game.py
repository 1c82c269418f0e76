"""What the rest of Kickback needs to know about a game, and the only door to it."""

from __future__ import annotations

from kickback.engine.actions import BadDeal, Ban, Refused
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.options import Option, Options, settle
from kickback.engine.table import Table
from kickback.engine.view import View


class Fixed:
    """What a scenario fixes of the deal: paths and their values. A game takes those it knows; the rest is an error."""

    def __init__(self, lines: dict[str, list[str]]) -> None:
        self.lines: dict[str, list[str]] = lines
        self.taken: set[str] = set()

    def take(self, path: str) -> list[str] | None:
        self.taken.add(path)
        return self.lines.get(path)

    def number(self, path: str, default: int) -> int:
        values = self.take(path)
        if values is None:
            return default
        if len(values) != 1 or not values[0].lstrip("-").isdecimal():
            raise BadDeal(f"{path} takes one whole number, not '{' '.join(values)}'")
        return int(values[0])

    def finish(self) -> None:
        """Refuses paths that no rule of the game took."""
        for path in self.lines:
            if path not in self.taken:
                raise BadDeal(f"this game fixes no '{path}'")


class Worlds:
    """Draws worlds a seat may imagine: full tables that would have given it the same view. Made from a view alone."""

    def sample(self, chance: Chance) -> Table:
        raise NotImplementedError


class Game:
    """One game: names, seats, options, and how to deal. Each game package has one instance, `GAME`."""

    name: str = ""  # as written on the command line
    code: str = ""  # the prefix of its clauses
    title: str = ""
    version: int = 1  # the rules version stamped on every record; replays of another version are refused
    fewest: int = 2
    most: int = 4
    usual: int = 4  # seats when nobody says how many
    seats_clause: str = ""
    options_clause: str = ""
    options: tuple[Option, ...] = ()
    presets: dict[str, dict[str, str]] = {}  # noqa: RUF012 (games replace it, nobody changes it)
    handed_on: tuple[str, ...] = ()  # deal paths that come from the table's previous game, not from rigging

    def settle(self, seats: int, given: dict[str, str]) -> Options:
        """The options of a table, checked; raises `Refused` with the clause."""
        if not self.fewest <= seats <= self.most:
            span = f"{self.fewest} to {self.most}"
            raise Refused(f"{seats} seats", Ban(self.seats_clause, f"{self.title} is for {span} seats"))
        options = settle(self.options, given, self.options_clause)
        ban = self.conflict(seats, options)
        if ban is not None:
            raise Refused("options", ban)
        return options

    def conflict(self, seats: int, options: Options) -> Ban | None:
        """Why these options cannot go together, or None."""
        return None

    def finite(self, given: dict[str, str]) -> dict[str, str]:
        """The same options, with a limit where a game of random players might never end. For machines only."""
        return given

    def invent(self, seats: int, chance: Chance) -> dict[str, str]:
        """Options that players write as text, made up at random. For soaks, which draw the others themselves."""
        return {}

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Table:
        """A new table, dealt. `options` come from `settle`. With `listen` the log starts with the deal."""
        raise NotImplementedError

    def open_book(self, options: Options) -> bool:
        """May the whole truth be shown once the game is over?"""
        return True

    def worlds(self, view: View) -> Worlds:
        raise NotImplementedError

    def tell(self, event: Facts, names: dict[str, str]) -> str:
        """An event, as somebody saw it, as one line for people. `names` maps seat letters to what to call them."""
        raise NotImplementedError

    def ask(self, view: View, names: dict[str, str]) -> str:
        """What the open question means for the seat that looks: one or two sentences, with what is at stake."""
        raise NotImplementedError

    def hints(self, view: View) -> list[str]:
        """The notations this seat may use now, free text ones included, for people."""
        raise NotImplementedError
