"""What one seat may know: a value of its own type that holds no reference to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.actions import Action
from kickback.engine.memory import Entry
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.engine.shapes import SEAT, SEATS, TEXT, Many, Maybe, OneOf, Shape

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.engine.table import Table


class Shared:
    """What the views of one moment have in common: made by the first that is shown, and not to be changed."""

    def __init__(self) -> None:
        self.made: bool = False
        self.facts: Facts = {}  # what all of them say alike
        self.bases: Facts = {}  # what each of them completes with what it knows itself


class View:
    """Games subclass it with typed fields for bots; `plain` is the same as JSON-ready data for everyone else."""

    def __init__(self, seat: int, table: Table) -> None:
        moment = table.stack[-1]
        self.seat: int = seat
        self.seats: int = table.seats
        self.moment: str = moment.name
        self.kind: str = moment.kind
        self.waiting: list[int] = moment.waiting_seen_by(table, seat)
        self.winners: list[int] = table.winners[:]
        self.draft: list[Action] = table.draft(seat)[:]  # the looking seat's own, nobody else's
        self.memory: list[Entry] = []  # what the seat may remember; machines read it, people get it in words
        self.shared: Shared | None = None  # lent to all views of one moment by whoever shows several

    def plain(self) -> Facts:
        """The view as data with the paths that scenarios and screens use."""
        raise NotImplementedError

    def public(self) -> Shared:
        """What this view has in common with every other of its moment."""
        if self.shared is None:
            self.shared = Shared()
        if not self.shared.made:
            self.share(self.shared)
            self.shared.made = True
        return self.shared

    def share(self, shared: Shared) -> None:
        """For games whose views have much in common: fills in what is the same for everybody."""

    def own_facts(self) -> Facts:
        """What `plain` says beside `public().facts`."""
        return self.plain()

    def common(self, game: str) -> Facts:
        """What the views of all games begin with (`COMMON`)."""
        return {
            "game": game,
            "seat": letter(self.seat) if self.seat < self.seats else None,
            "moment": self.moment,
            "kind": self.kind,
            "waiting": list[Plain](letters(self.waiting)),
            "winners": list[Plain](letters(self.winners)),
            "draft": [step.text for step in self.draft],
        }


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
