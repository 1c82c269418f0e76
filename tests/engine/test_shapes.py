"""Declared data: what does not fit is named by its path, and the same declaration is JSON Schema."""

from __future__ import annotations

import jsonschema
import pytest

from kickback.engine.events import EventKind, declared
from kickback.engine.plain import Plain
from kickback.engine.shapes import (
    ANYTHING,
    CARDS,
    SEAT,
    SWITCH,
    TEXT,
    WHOLE,
    ByName,
    Fields,
    Known,
    Many,
    Maybe,
    OneOf,
    Open,
    Shape,
)

SHAPE = Fields(
    {"seat": SEAT, "sum?": WHOLE, "way": OneOf("up", "down"), "more": Many(Maybe(SWITCH)), "by": ByName(WHOLE)}
)
GOOD: Plain = {"seat": "A", "sum": 3, "way": "up", "more": [True, None], "by": {"B": 2}}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({}, ""),
        ({"sum": (1 << 53) - 1}, ""),
        ({"sum": 1 - (1 << 53)}, ""),
        ({"sum": 1 << 53}, "sum: 9007199254740992 does not fit in 53 bits"),
        ({"sum": -(1 << 53)}, "sum: -9007199254740992 does not fit in 53 bits"),
        ({"sum": "3"}, "sum: '3' is no whole number"),
        ({"sum": True}, "sum: True is no whole number"),
        ({"way": "sideways"}, "way: 'sideways' is none of up, down"),
        ({"more": [1]}, "more: 1: 1 is neither true nor false"),
        ({"more": 1}, "more: 1 is no list"),
        ({"more": [None, False, "x"]}, "more: 3: 'x' is neither true nor false"),
        ({"more": []}, ""),
        ({"by": 3}, "by: 3 is no table"),
        ({"by": {"B": 1, "C": None}}, "by: C: None is no whole number"),
        ({"by": {}}, ""),
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
    assert SHAPE.fault({"seat": "A", "way": "up", "more": [], "by": {}}) == ""  # the sum may be missing


def test_the_same_declaration_is_json_schema() -> None:
    assert SHAPE.schema() == {
        "type": "object",
        "properties": {
            "seat": {"type": "string", "title": "seat"},
            "sum": {"type": "integer"},
            "way": {"enum": ["up", "down"]},
            "more": {"type": "array", "items": {"anyOf": [{"type": "boolean"}, {"type": "null"}]}},
            "by": {"type": "object", "additionalProperties": {"type": "integer"}},
        },
        "required": ["seat", "way", "more", "by"],
        "additionalProperties": False,
    }
    assert TEXT.schema() == {"type": "string"}
    assert ANYTHING.schema() == {}
    assert ANYTHING.fault({"what": [1, None]}) == ""


def test_what_is_hidden_says_so() -> None:
    shape = Known(WHOLE)
    assert [shape.fault(value) for value in (3, "hidden", "3")] == ["", "", "'3' is no whole number"]
    assert shape.schema() == {"anyOf": [{"type": "integer"}, {"const": "hidden"}]}


def test_an_open_table_has_at_least_its_texts() -> None:
    shape = Open("verb", "text")
    good: Plain = {"verb": "audit", "seat": "B", "text": "audit B"}
    assert shape.fault(good) == ""
    assert shape.fault({"verb": "audit"}) == "text is no text"
    assert shape.fault({"verb": 1, "text": "audit"}) == "verb is no text"
    assert shape.fault("audit") == "'audit' is no table"
    jsonschema.validate(good, shape.schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"verb": "audit"}, shape.schema())


def test_a_table_may_have_a_name() -> None:
    assert Fields({"seat": SEAT}, "Seat").schema()["title"] == "Seat"


def test_an_event_may_add_secrets_for_single_seats() -> None:
    shape: Shape = EventKind("drew", {"count": WHOLE}, {"cards": CARDS}).shape()
    events: list[Plain] = [
        {"kind": "drew", "clause": "X-1", "count": 2},
        {"kind": "drew", "clause": "X-1", "count": 2, "cards": ["7H"]},
        {"kind": "drew", "clause": "X-1", "count": 2, "secrets": {"A": {"cards": ["7H"]}}},
    ]
    assert [shape.fault(event) for event in events] == ["", "", ""]
    assert shape.fault({"kind": "drew", "clause": "X-1", "count": 2, "leak": 1}) == "leak is not declared"
    assert shape.fault({"kind": "lost", "clause": "X-1", "count": 2}) == "kind: 'lost' is none of drew"
    assert shape.fault({"kind": "drew", "clause": "X-1"}) == "count is missing"


def test_an_event_without_secrets_has_none_for_the_eye_either() -> None:
    passed = EventKind("passed", {"seat": SEAT})
    event: Plain = {"kind": "passed", "clause": "X-1", "seat": "A", "secrets": {}}
    assert passed.shape().fault(event) == "secrets is not declared"
    kinds = declared(passed, EventKind("drew", {}, {"cards?": CARDS}))
    assert list(kinds) == ["passed", "drew"]
    assert list(kinds["drew"].secrets) == ["cards?"]
