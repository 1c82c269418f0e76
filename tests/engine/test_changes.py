"""What changed between two values leads from the one to the other, by one rule for objects and lists."""

from __future__ import annotations

import json
import random

import pytest

from kickback.engine.changes import change_within, changed
from kickback.engine.plain import Facts, Plain


def anything(luck: random.Random, depth: int) -> Plain:
    if depth == 0 or luck.random() < 0.3:
        return luck.choice([1, 2, "card", "hidden", None, ""])
    if luck.random() < 0.5:
        return [anything(luck, depth - 1) for _ in range(luck.randrange(6))]
    return {key: anything(luck, depth - 1) for key in luck.sample("abcdef0123", luck.randrange(8))}


def touched(luck: random.Random, value: Plain) -> Plain:
    """A copy with something of it changed."""
    if isinstance(value, dict) and value:
        key = luck.choice(list(value))
        rest = {name: entry for name, entry in value.items() if name != key}
        return rest if luck.random() < 0.2 else rest | {key: touched(luck, value[key])}
    if isinstance(value, list) and value:
        if luck.random() < 0.4:
            return value[:-1] if luck.random() < 0.5 else [*value, anything(luck, 1)]
        place = luck.randrange(len(value))
        return [*value[:place], touched(luck, value[place]), *value[place + 1 :]]
    return anything(luck, 2)


@pytest.mark.parametrize("seed", range(5))
def test_what_changed_leads_from_one_value_to_the_next(seed: int) -> None:
    luck = random.Random(seed)
    found = 0
    for _ in range(2000):
        before = anything(luck, 4)
        now = touched(luck, before)
        kept = json.dumps(before)
        change = change_within(before, now) if before != now else None
        if change is not None:
            found += 1
            assert changed(before, change) == now
            assert json.dumps(before) == kept, "what was there before is not to be changed: others look at it, too"
    assert found > 200


def test_only_what_changed_is_said() -> None:
    cards: list[Plain] = ["hidden"] * 35
    before: Facts = {"deck": {"count": 35, "cards": cards}, "table": [{"card": "7H"}, {"card": "8H"}], "turn": 1}
    after: Facts = {"deck": {"count": 34, "cards": cards[:-1]}, "table": [{"card": "7H"}, {"card": "8H"}, {}]}
    now = before | after
    assert change_within(before, now) == {
        "within": {
            "deck": {"set": {"count": 34}, "within": {"cards": {"gone": ["34"]}}},
            "table": {"set": {"2": {}}},
        }
    }


def test_what_is_mostly_new_is_said_whole() -> None:
    assert change_within([1, 2, 3], [4, 5, 3]) is None
    assert change_within([1, 2, 3, 4], [1, 2, 5, 6]) == {"set": {"2": 5, "3": 6}}, "half of it is not most of it"
    assert change_within({"a": 1, "b": 2, "c": 3}, {"a": 2, "b": 3, "c": 3}) is None
    each: Facts = {key: [1, 2, 3, 4] for key in "abcd"}
    most: Facts = {key: [1, 2, 3, 5] for key in "abc"}
    assert change_within(each, each | most) is None, "though a little of each changed"
    assert change_within({"a": 1}, [1]) is None
    assert change_within([1, 2], []) is None
