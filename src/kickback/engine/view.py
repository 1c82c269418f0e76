"""What one seat may know: a value of its own type that holds no reference to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.actions import Action
from kickback.engine.memory import Entry
from kickback.engine.moments import RACE
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import ONLOOKER, letter, letters
from kickback.engine.shapes import SEAT, SEATS, TEXT, Many, Maybe, OneOf, Shape

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.engine.table import Table


class View:
    """Games subclass it with typed fields for bots; `plain` is the same as JSON-ready data for everyone else."""

    def __init__(self, seat: int, table: Table) -> None:
        moment = table.stack[-1]
        self.seat: int = seat
        self.seats: int = table.seats
        self.moment: str = moment.name
        self.kind: str = moment.kind
        self.waiting: list[int] = moment.waiting_seen_by(table, seat)
        self.seem_to_wait: list[int] = moment.waiting_seen_by(table, ONLOOKER) if moment.kind == RACE else self.waiting
        self.winners: list[int] = table.winners[:]
        self.draft: list[Action] = table.draft(seat)[:]  # the looking seat's own, nobody else's
        self.memory: list[Entry] = []  # what the seat may remember; machines read it, people get it in words
        self.shared: Facts = {}  # what all views of one moment say alike: one object for all, if somebody lends it

    def plain(self) -> Facts:
        """The view as data with the paths that scenarios and screens use."""
        return self.public() | self.own_facts()

    def public(self) -> Facts:
        """The table as everybody sees it: made by the first view that is shown, and not to be changed."""
        if not self.shared:
            self.shared |= self.public_facts()
        return self.shared

    def public_facts(self) -> Facts:
        """For games whose views have much in common: what is so for everybody, with `common_to_all`."""
        return {}

    def own_facts(self) -> Facts:
        """What the looking seat sees beside that, or otherwise, with `common_own`."""
        raise NotImplementedError

    def common_to_all(self, game: str) -> Facts:
        """What the views of all games begin with (`COMMON`), as everybody sees it."""
        return {
            "game": game,
            "seat": None,
            "moment": self.moment,
            "kind": self.kind,
            "waiting": list[Plain](letters(self.seem_to_wait)),
            "winners": list[Plain](letters(self.winners)),
            "draft": [],
        }

    def common_own(self) -> Facts:
        """What of it the looking seat sees otherwise."""
        own: Facts = {}
        if self.seat < self.seats:
            own["seat"] = letter(self.seat)
        if self.waiting != self.seem_to_wait:
            own["waiting"] = list[Plain](letters(self.waiting))
        if self.draft:
            own["draft"] = [step.text for step in self.draft]
        return own


COMMON: Final[dict[str, Shape]] = {
    "game": TEXT,
    "seat": Maybe(SEAT),
    "moment": TEXT,
    "kind": OneOf("turn", "race", "commit", "over"),
    "waiting": SEATS,
    "winners": SEATS,
    "draft": Many(TEXT),
}


def at(facts: Facts, path: str) -> Plain:
    """The value at a dotted path: keys of tables, positions of lists from 1, `count` of a list. Raises KeyError."""
    value: Plain = facts
    for step in path.split("."):
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step == "count":
            value = len(value)
        elif isinstance(value, list) and step.isdigit() and 1 <= int(step) <= len(value):
            value = value[int(step) - 1]
        else:
            raise KeyError(path)
    return value
