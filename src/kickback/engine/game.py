"""What the rest of Kickback needs to know about a game, and the only door to it."""

from __future__ import annotations

from typing import Any

from kickback.engine.actions import Action, Book, Verb
from kickback.engine.bans import BadDeal, Ban, Refused
from kickback.engine.chance import Chance
from kickback.engine.events import EventKind
from kickback.engine.messages import Message
from kickback.engine.options import Option, Options, settle
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Choice, Prompt, StandingOrder
from kickback.engine.seats import letters
from kickback.engine.shapes import Fields
from kickback.engine.table import Table
from kickback.engine.view import COMMON, View

AnyBook = Book[Any] | None


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
    events: dict[str, EventKind] = {}  # noqa: RUF012 (likewise)
    orders: tuple[StandingOrder, ...] = ()

    book: AnyBook = None  # all that can be said, if it is the same at every table

    def verbs(self, seats: int) -> list[Verb]:
        """All that can be said at a table of so many seats."""
        assert self.book is not None, "a game without one book for all says what its verbs are"
        return self.book.verbs

    def indexes(self, seats: int) -> int:
        """How many indexes the book of such a table has; programs that learn choose among them."""
        assert self.book is not None, "a game without one book for all says how many indexes it has"
        return len(self.book)

    def view_shape(self) -> Fields:
        """What `view.plain()` looks like."""
        return Fields(COMMON)

    def settle(self, seats: int, given: dict[str, str]) -> Options:
        """The options of a table, checked; raises `Refused` with the clause."""
        if not self.fewest <= seats <= self.most:
            facts: Facts = {"game": self.title, "fewest": self.fewest, "most": self.most}
            raise Refused(f"{seats} seats", Ban("seats", self.seats_clause), facts)
        options = settle(self.options, given, self.options_clause or self.seats_clause)
        refused = self.conflict(seats, options)
        if refused is not None:
            raise refused
        return options

    def conflict(self, seats: int, options: Options) -> Refused | None:
        """Why these options cannot go together, or None."""
        return None

    def warnings(self, seats: int, options: Options) -> list[Message]:
        """What whoever sets up such a table should know, though it is allowed."""
        return []

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

    def first_minute(self, seats: int, options: Options) -> list[Message]:
        """How to win, what a turn is and what ends the game, for somebody who has never played."""
        return [Message("goal")]

    def hand_on(self, table: Table, moved: int) -> dict[str, str]:
        """What the same people's next game takes over from this one: options, and deal paths of `handed_on`.

        Everybody sits `moved` seats further there."""
        return {}

    def tell(self, event: Facts) -> list[Message]:
        """An event, as somebody saw it, in lines of the ledger."""
        return [Message(f"event-{event['kind']}", event)]

    def fades(self, event: Facts, view: View) -> bool:
        """Is what this event told the looking seat alone out of its sight by now? Then its lines are said `.faded`."""
        return False

    def prompt(self, view: View, legal: list[Action], free: list[Action]) -> Prompt:
        """What the looking seat is asked, or what it waits for. `legal` and `free` are what it may say now."""
        waiting: list[Plain] = list[Plain](letters(view.waiting))
        asked = Message(f"ask-{view.moment}") if legal else Message("waiting", {"seats": waiting})
        prompt = Prompt(view.moment, asked)
        prompt.choices = [Choice(action, Message("choice", action.plain())) for action in legal]
        prompt.free = [Choice(action, Message("choice", action.plain())) for action in free]
        return prompt

    def order_answers(self, order: str, view: View) -> str:
        """What a standing order says to the open question, by public facts alone; "" if it does not concern it.

        `ASK_ME` overrules whatever other orders of that seat say.
        """
        return ""

    def order_ends(self, order: str, view: View) -> bool:
        """Has this order run out, such as one until the seat's next turn?"""
        return False

    def report(self, table: Table, said: list[tuple[int, str]]) -> Facts:
        """The report after the game. `table` is as dealt and listened to; the report plays `said` on it and looks."""
        return {}
