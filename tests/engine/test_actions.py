"""Verbs declared once: the book, the notation both ways, and the structured form."""

from __future__ import annotations

import pytest

from kickback.engine.actions import (
    NO_INDEX,
    WORDS,
    Action,
    Book,
    Line,
    Named,
    Number,
    SeatName,
    Verb,
    completed,
    spelled,
)
from kickback.engine.bans import Unreadable
from kickback.engine.plain import Facts

CARD = Named("card", ["ace", "king"], {"K": "king"})
SEAT = SeatName(3)
YEAR = Number("year")
AUDIT = Verb("audit {seat} {year}", {"seat": SEAT, "year": YEAR})
BARE = Verb("audit")
FLY = Verb("fly {card} keep {cash}", {"card": CARD, "cash": Number("cash")})
SAY = Verb("say {words}", {"words": WORDS}, free=True)
SEAL = Verb("seal {year}", {"year": YEAR})
FLEE = Verb("fly {card} burn {cash}", {"card": CARD, "cash": Number("cash")})
TELL = Verb("tell {seat} {words}", {"seat": SEAT, "words": WORDS}, free=True)
GIVE = Verb("give {seat} {card} {year}", {"seat": SEAT, "card": CARD, "year": YEAR})
VERBS = [BARE, AUDIT, FLY, SAY, SEAL, FLEE, TELL, GIVE]


def book() -> Book[Action]:
    made: Book[Action] = Book(Action, VERBS)
    made.enter(BARE)
    made.enter(AUDIT, [1, -1, 2], [1, 2])
    return made


def test_indexes_follow_from_the_declaration() -> None:
    made = book()
    assert [action.text for action in made.actions] == [
        "audit", "audit B 1", "audit B 2", "-", "-", "audit C 1", "audit C 2",
    ]  # fmt: skip
    assert [action.index for action in made.actions] == list(range(7))
    twins = made.share(made.actions[1:3], SEAL, [1, 2])
    assert [(twin.text, twin.index) for twin in twins] == [("seal 1", 1), ("seal 2", 2)]
    assert [twin.verb for twin in twins] == [SEAL, SEAL]
    assert made.read("seal 2") is twins[1]
    outside = made.outside(FLY, [0, 1], [40])
    assert [(action.text, action.index) for action in outside] == [("fly ace keep 40", -1), ("fly king keep 40", -1)]
    assert made.read("fly K keep 40") is outside[1]
    assert len(made) == 7


def test_a_page_is_what_was_entered() -> None:
    made: Book[Action] = Book(Action, VERBS)
    made.enter(BARE)
    page = made.enter(SEAL, [1, -1, 3])
    assert [(action.text, action.index) for action in page] == [("seal 1", 1), ("-", 2), ("seal 3", 3)]
    assert page == made.actions[1:]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("audit", "audit"),
        ("AUDIT b 2", "audit B 2"),
        ("audit  c   9", "audit C 9"),
        ("fly K keep 40", "fly king keep 40"),
        ("say well, well", 'say "well, well"'),
        ('say "a \\"quote\\""', 'say "a \\"quote\\""'),
        ("say  it  is  late ", 'say "it  is  late"'),
        ("tell b good  night", 'tell B "good  night"'),
        ('tell B "\\u00fc"', 'tell B "ü"'),
        ("fly ACE KEEP 0", "fly ace keep 0"),
        ("fly ace burn -3", "fly ace burn -3"),
        ("audit A 123456", "audit A 123456"),
        ("audit A -123456", "audit A -123456"),
        ("audit A 007", "audit A 7"),
        ("give c k 4", "give C king 4"),
    ],
)
def test_what_is_read_is_written_in_one_spelling(text: str, written: str) -> None:
    made = book()
    action = made.read(text)
    assert action.text == written
    assert made.read(action.text).text == written


def test_an_action_of_the_book_is_read_as_itself() -> None:
    made = book()
    for action in made.actions:
        if action.text != "-":
            assert made.read(action.text) is action
    assert made.read("audit B 7").index == NO_INDEX


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "unreadable-empty"),
        ("dance", "unreadable-verb"),
        ("audit D 1", "unreadable-seat"),
        ("audit B x", "unreadable-year"),
        ("audit B 1234567", "unreadable-year"),
        ("audit B", "unreadable-short"),
        ("audit B 1 2", "unreadable-long"),
        ("fly ace take 4", "unreadable-form"),
        ("fly queen keep 4", "unreadable-card"),
        ('say "broken', "unreadable-quotation"),
        ("-", "unreadable-verb"),
        ("audit AB 1", "unreadable-seat"),
        ("audit B -1234567", "unreadable-year"),
        ("audit B --1", "unreadable-year"),
        ("audit B -", "unreadable-year"),
        ("audit B 1-", "unreadable-year"),
        ("audit B ²", "unreadable-year"),
        ("audit B ٣", "unreadable-year"),
        ("say", "unreadable-short"),
        ('say ""', "unreadable-quotation"),
        ('say "a" b', "unreadable-quotation"),
        ("seal 1 2 3", "unreadable-long"),
    ],
)
def test_what_cannot_be_read_says_where_it_went_wrong(text: str, id: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        book().read(text)
    assert wrong.value.message.id == id


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("dance B", {"word": "dance", "verbs": ["audit", "fly", "say", "seal", "tell", "give"]}),
        ("audit d 1", {"word": "d", "seats": ["A", "B", "C"]}),
        ("audit B x", {"word": "x", "example": "3"}),
        ("seal 1 2 3", {"text": "seal 1 2 3", "example": "seal 3", "rest": "2 3"}),
        ("audit  B ", {"text": "audit  B", "example": "audit B 3", "rest": ""}),
        ("fly ace take 4", {"text": "fly ace take 4", "example": "fly ace keep 3", "rest": ""}),
        ("fly ace burn x", {"word": "x", "example": "3"}),
        ("fly queen keep 4", {"word": "queen", "example": "ace"}),
        ("tell B", {"text": "tell B", "example": 'tell B "well, well"', "rest": ""}),
    ],
)
def test_whoever_mistypes_hears_of_the_form_that_came_nearest(text: str, facts: Facts) -> None:
    with pytest.raises(Unreadable) as wrong:
        book().read(text)
    assert wrong.value.message.facts == facts


def test_what_is_read_has_its_values_and_words() -> None:
    told = book().read("tell c so  be it")
    assert (told.verb, told.values, told.words, told.free) == (TELL, [2, 0], "so  be it", True)
    fled = book().read("fly K burn 12")
    assert (fled.verb, fled.values, fled.words, fled.free) == (FLEE, [1, 12], "", False)


def test_a_line_is_its_steps() -> None:
    steps = [book().read("audit"), book().read("seal 1")]
    line = Line(steps, "audit 1")
    assert (line.steps, line.text, line.index) == (steps, "audit 1", NO_INDEX)
    assert steps[0].steps == []


def test_the_structured_form_and_back() -> None:
    action = book().read("audit B 2")
    assert action.plain() == {"verb": "audit", "seat": "B", "year": 2, "text": "audit B 2"}
    assert (action.value("year"), action.value("cash")) == (2, -1)
    assert spelled(VERBS, {"verb": "audit", "seat": "B", "year": 2}) == "audit B 2"
    assert spelled(VERBS, {"verb": "say", "words": "hello"}) == 'say "hello"'
    assert spelled(VERBS, {"text": "audit B 2"}) == "audit B 2"
    assert book().read("say hello").plain() == {"verb": "say", "words": "hello", "text": 'say "hello"'}
    with pytest.raises(Unreadable, match="structure"):
        spelled(VERBS, {"verb": "audit", "card": "ace"})
    with pytest.raises(Unreadable) as wrong:
        spelled(VERBS, {"text": 5, "seat": "B"})
    assert wrong.value.message.facts == {"verb": "None", "names": ["text", "seat"]}
    assert spelled(VERBS, {"cash": 4, "card": "ace", "verb": "fly"}) == "fly ace keep 4"
    assert spelled(VERBS, {"verb": "tell", "seat": "B", "words": 'a "b"'}) == 'tell B "a \\"b\\""'
    assert spelled(VERBS, {"verb": "audit"}) == "audit"


def test_the_schema_of_the_structured_form() -> None:
    assert FLY.schema() == {
        "type": "object",
        "properties": {
            "verb": {"const": "fly"},
            "text": {"type": "string"},
            "card": {"enum": ["ace", "king"]},
            "cash": {"type": "integer"},
        },
        "required": ["verb", "card", "cash", "text"],
        "additionalProperties": False,
    }
    assert TELL.schema()["properties"] == {
        "verb": {"const": "tell"},
        "text": {"type": "string"},
        "seat": {"enum": ["A", "B", "C"]},
        "words": {"type": "string"},
    }


def test_forms_for_people() -> None:
    assert FLY.usage() == "fly CARD keep CASH"
    assert FLY.example() == "fly ace keep 3"
    assert GIVE.example() == "give B ace 3"
    assert (TELL.wordy, FLY.wordy, BARE.wordy) == (True, False, False)
    assert completed("AUDIT", book().actions)[0] == "audit"
    assert completed("dance", book().actions) == []
    assert completed("audit c", book().actions) == ["audit C 1", "audit C 2"]
