"""Declared data: what does not fit is named by its path, and the same declaration is JSON Schema."""

from __future__ import annotations

import jsonschema
import pytest

from kickback.engine.events import EventKind
from kickback.engine.plain import Facts, Plain
from kickback.engine.shapes import CARDS, SEAT, SWITCH, WHOLE, ByName, Fields, Many, Maybe, OneOf, Shape

SHAPE = Fields(
    {"seat": SEAT, "sum?": WHOLE, "way": OneOf("up", "down"), "more": Many(Maybe(SWITCH)), "by": ByName(WHOLE)}
)
GOOD: Plain = {"seat": "A", "sum": 3, "way": "up", "more": [True, None], "by": {"B": 2}}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({}, ""),
        ({"sum": 1 << 53}, "sum: 9007199254740992 does not fit in 53 bits"),
        ({"sum": True}, "sum: True is no whole number"),
        ({"way": "sideways"}, "way: 'sideways' is none of up, down"),
        ({"more": [1]}, "more: 1: 1 is neither true nor false"),
        ({"more": 1}, "more: 1 is no list"),
        ({"by": {"B": "x"}}, "by: B: 'x' is no whole number"),
        ({"extra": 1}, "extra is not declared"),
        ({"seat": 4}, "seat: 4 is no text"),
    ],
)
def test_faults_are_named_by_their_path(change: dict[str, Plain], fault: str) -> None:
    assert isinstance(GOOD, dict)
    value: Plain = GOOD | change
    assert SHAPE.fault(value) == fault
    if fault and "53 bits" not in fault:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(value, SHAPE.schema())
    elif not fault:
        jsonschema.validate(value, SHAPE.schema())


def test_what_is_missing_is_named() -> None:
    assert SHAPE.fault({"seat": "A"}) == "way is missing"
    assert SHAPE.fault([]) == "[] is no table"


def test_an_event_may_add_secrets_for_single_seats() -> None:
    shape: Shape = EventKind("drew", {"count": WHOLE}, {"cards": CARDS}).shape()
    drew: Facts = {"kind": "drew", "clause": "X-1", "count": 2}
    additions: list[Facts] = [{}, {"cards": ["7H"]}, {"secrets": {"A": {"cards": ["7H"]}}}]
    for more in additions:
        assert not shape.fault(drew | more)
    assert shape.fault({"kind": "drew", "clause": "X-1", "count": 2, "leak": 1}) == "leak is not declared"
