"""What one seat may know: a value of its own type that holds no reference to the table."""

from __future__ import annotations

from kickback.engine.events import Facts, Plain


class View:
    """Games subclass it with typed fields for bots; `plain` is the same as JSON-ready data for everyone else."""

    def __init__(self, seat: int, seats: int, moment: str, kind: str, waiting: list[int], winners: list[int]) -> None:
        self.seat: int = seat
        self.seats: int = seats
        self.moment: str = moment
        self.kind: str = kind
        self.waiting: list[int] = waiting
        self.winners: list[int] = winners

    def plain(self) -> Facts:
        """The view as data with the paths that scenarios and screens use."""
        raise NotImplementedError


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
