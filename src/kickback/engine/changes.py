"""What is different between two values as data, so that only that is sent: entries `set`, `gone`, or changed `within`.

A list counts as an object whose keys are its positions from 0 on.
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Final

from kickback.engine.plain import Facts, Plain

FEW: Final = 2  # entries that are looked into even if they are all there is


def new_keys(before: Facts, now: Facts) -> list[str]:
    """The entries that are new or have another value; usually both have the same entries in the same order."""
    if list(before) == list(now):
        return list(compress(now, map(ne, now.values(), before.values())))
    return [key for key, value in now.items() if key not in before or before[key] != value]


def gone_keys(before: Facts, now: Facts) -> list[str]:
    return [] if before.keys() <= now.keys() else [key for key in before if key not in now]


def change_within(was: Plain, value: Plain) -> Facts | None:
    """What changed inside of a value; None if it had better be said whole, since more than half of it is new."""
    if isinstance(value, dict):
        return change_in_object(was, value) if isinstance(was, dict) else None
    if isinstance(value, list):
        return change_in_list(was, value) if isinstance(was, list) else None
    return None


def change_in_object(was: Facts, value: Facts) -> Facts | None:
    keys = new_keys(was, value)
    if len(keys) > max(FEW, len(value) // 2):
        return None
    made = Made()
    for key in keys:
        made.add(key, was.get(key), value[key])
    made.gone = list[Plain](gone_keys(was, value))
    return made.plain(len(value))


def change_in_list(was: list[Plain], value: list[Plain]) -> Facts | None:
    both, size = min(len(was), len(value)), len(value)
    places = [place for place in range(both) if was[place] != value[place]]
    if 2 * (len(places) + abs(size - len(was))) > size:
        return None
    made = Made()
    for place in places:
        made.add(str(place), was[place], value[place])
    for place in range(both, size):
        made.set[str(place)] = value[place]
    made.gone = [str(place) for place in range(size, len(was))]
    return made.plain(size)


class Made:
    """A change that is being put together."""

    def __init__(self) -> None:
        self.set: Facts = {}
        self.gone: list[Plain] = []
        self.within: Facts = {}

    def add(self, key: str, was: Plain, value: Plain) -> None:
        """An entry that is not as it was: what changed in it, or all of it."""
        within = change_within(was, value)
        if within is None:
            self.set[key] = value
        else:
            self.within[key] = within

    def plain(self, size: int) -> Facts | None:
        """None if more than half of an object of that size is new."""
        if 2 * (len(self.set) + len(self.gone)) > size:
            return None
        facts: Facts = {}
        if self.set:
            facts["set"] = self.set
        if self.gone:
            facts["gone"] = self.gone
        if self.within:
            facts["within"] = self.within
        return facts


def changed(before: Plain, change: Facts) -> Plain:
    """The value after the change: how a client puts together what it is sent."""
    now: Facts = {}
    if isinstance(before, dict):
        now |= before
    elif isinstance(before, list):
        now |= {str(place): entry for place, entry in enumerate(before)}
    gone, new, within = change.get("gone"), change.get("set"), change.get("within")
    if isinstance(gone, list):
        now = {key: value for key, value in now.items() if key not in gone}
    if isinstance(new, dict):
        now |= new
    if isinstance(within, dict):
        for key, inner in within.items():
            assert isinstance(inner, dict)
            now[key] = changed(now[key], inner)
    return list(now.values()) if isinstance(before, list) else now
