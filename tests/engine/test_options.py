"""Options: one declaration, and a clear refusal for everything outside it."""

import pytest

from kickback.engine.bans import Refused
from kickback.engine.options import Option, settle
from kickback.engine.plain import Facts
from kickback.words import Reader, speech

DECLARED = (
    Option("loud", False, excludes=("quiet",)),
    Option("quiet", False),
    Option("size", 4, low=2, high=6),
    Option("count", "auto", choices=("auto",), low=1, high=8),
    Option("colour", "red", choices=("red", "blue")),
    Option("motto", ""),
    Option("offset", -2, low=-3, high=-1),
    Option("one", 1, low=1, high=1),
)


def test_defaults_and_changes() -> None:
    options = settle(DECLARED, {"size": "6", "loud": "on", "count": "3", "motto": "hold your nerve"}, "X-OPT-1")
    assert options.on("loud")
    assert not options.on("quiet")
    assert options.number("size") == 6
    assert options.word("count") == "3"
    assert options.changed() == {"loud": "on", "size": "6", "count": "3", "motto": "hold your nerve"}
    assert settle(DECLARED, {"size": "4"}, "X-OPT-1").changed() == {}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"speed": "9"}, "There is no house rule speed."),
        ({"size": "7"}, "2–6"),
        ({"size": "-1"}, "2–6"),
        ({"size": "many"}, "2–6"),
        ({"size": ""}, "2–6"),
        ({"count": "9"}, "auto, 1–8"),
        ({"colour": "green"}, "red, blue"),
        ({"loud": "perhaps"}, "on, off"),
        ({"loud": "on", "quiet": "on"}, "exclude each other"),
    ],
)
def test_refusals_cite_the_clause_and_say_what_is_allowed(given: dict[str, str], says: str) -> None:
    with pytest.raises(Refused, match="X-OPT-1") as refused:
        settle(DECLARED, given, "X-OPT-1")
    message = refused.value.ban.message(refused.value.facts)
    assert says in speech("scapegoat").say(message, Reader({}))


def test_every_written_value_reads_back() -> None:
    for option in DECLARED:
        options = settle(DECLARED, {option.key: settle(DECLARED, {}, "X").word(option.key)}, "X")
        assert options.changed() == {}


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("loud", " ON ", True),
        ("loud", "true", True),
        ("loud", "Yes", True),
        ("loud", "off", False),
        ("loud", "false", False),
        ("loud", "NO", False),
        ("size", "2", 2),
        ("size", " 6 ", 6),
        ("count", "auto", "auto"),
        ("count", "1", 1),
        ("count", "8", 8),
        ("colour", "blue", "blue"),
        ("motto", "  7 ", "7"),
        ("offset", "-3", -3),
        ("one", "1", 1),
    ],
)
def test_spellings(key: str, text: str, value: bool | int | str) -> None:
    assert settle(DECLARED, {key: text}, "X").values[key] == value


@pytest.mark.parametrize(
    ("given", "ban", "facts"),
    [
        ({"speed": "9"}, "no-such-option", {"key": "speed", "known": sorted(o.key for o in DECLARED)}),
        ({"size": "1"}, "option-value", {"key": "size", "value": "1", "allowed": "2–6"}),
        ({"size": "4.0"}, "option-value", {"key": "size", "value": "4.0", "allowed": "2–6"}),
        ({"count": "0"}, "option-value", {"key": "count", "value": "0", "allowed": "auto, 1–8"}),
        ({"colour": "Red"}, "option-value", {"key": "colour", "value": "Red", "allowed": "red, blue"}),
        ({"colour": "1"}, "option-value", {"key": "colour", "value": "1", "allowed": "red, blue"}),
        ({"loud": "1"}, "option-value", {"key": "loud", "value": "1", "allowed": "on, off"}),
        ({"offset": "0"}, "option-value", {"key": "offset", "value": "0", "allowed": "-3–-1"}),
        ({"quiet": "on", "loud": "on"}, "options-exclude", {"one": "loud", "other": "quiet"}),
    ],
)
def test_refusals_carry_their_facts(given: dict[str, str], ban: str, facts: Facts) -> None:
    with pytest.raises(Refused) as refused:
        settle(DECLARED, given, "X-OPT-1")
    assert refused.value.plain()["ban"] == ban
    assert refused.value.plain()["clause"] == "X-OPT-1"
    assert refused.value.facts == facts


def test_switches_exclude_each_other_only_when_both_are_on() -> None:
    assert settle(DECLARED, {"loud": "on", "quiet": "off"}, "X").changed() == {"loud": "on"}
    assert settle(DECLARED, {"quiet": "on"}, "X").changed() == {"quiet": "on"}


def test_a_declaration_as_data() -> None:
    count = Option("count", "auto", ("X-1",), choices=("auto",), low=1, high=8, excludes=("loud",), screen=True)
    assert count.plain() == {
        "key": "count",
        "kind": "number",
        "default": "auto",
        "choices": ["auto"],
        "low": 1,
        "high": 8,
        "clauses": ["X-1"],
        "excludes": ["loud"],
        "screen": True,
    }
    forms = [(o.key, o.kind, o.plain()["default"], o.plain()["low"], o.plain()["high"]) for o in DECLARED]
    assert forms == [
        ("loud", "switch", "off", None, None),
        ("quiet", "switch", "off", None, None),
        ("size", "number", "4", 2, 6),
        ("count", "number", "auto", 1, 8),
        ("colour", "word", "red", None, None),
        ("motto", "text", "", None, None),
        ("offset", "number", "-2", -3, -1),
        ("one", "number", "1", 1, 1),
    ]
    assert not DECLARED[0].plain()["screen"]
    assert Option("any", "").allowed() == ""
    assert Option("most", 2, high=3).allowed() == "0–3"
