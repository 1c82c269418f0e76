"""Options: one declaration, and a clear refusal for everything outside it."""

import pytest

from kickback.engine.bans import Refused
from kickback.engine.options import Option, settle
from kickback.words import Reader, speech

DECLARED = (
    Option("loud", False, excludes=("quiet",)),
    Option("quiet", False),
    Option("size", 4, low=2, high=6),
    Option("count", "auto", choices=("auto",), low=1, high=8),
    Option("colour", "red", choices=("red", "blue")),
    Option("motto", ""),
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
