"""Verbs declared once: the book, the notation both ways, and the structured form."""

from __future__ import annotations

import pytest

from kickback.engine.actions import (
    NO_INDEX,
    WORDS,
    Action,
    Book,
    Named,
    Number,
    SeatName,
    Verb,
    completed,
    spelled,
)
from kickback.engine.bans import Unreadable

CARD = Named("card", ["ace", "king"], {"K": "king"})
SEAT = SeatName(3)
YEAR = Number("year")
AUDIT = Verb("audit {seat} {year}", {"seat": SEAT, "year": YEAR})
BARE = Verb("audit")
FLY = Verb("fly {card} keep {cash}", {"card": CARD, "cash": Number("cash")})
SAY = Verb("say {words}", {"words": WORDS}, free=True)
SEAL = Verb("seal {year}", {"year": YEAR})
VERBS = [BARE, AUDIT, FLY, SAY, SEAL]


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
    assert made.outside(FLY, [0], [40])[0].index == NO_INDEX


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("audit", "audit"),
        ("AUDIT b 2", "audit B 2"),
        ("audit  c   9", "audit C 9"),
        ("fly K keep 40", "fly king keep 40"),
        ("say well, well", 'say "well, well"'),
        ('say "a \\"quote\\""', 'say "a \\"quote\\""'),
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
    ],
)
def test_what_cannot_be_read_says_where_it_went_wrong(text: str, id: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        book().read(text)
    assert wrong.value.message.id == id


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


def test_forms_for_people() -> None:
    assert FLY.usage() == "fly CARD keep CASH"
    assert FLY.example() == "fly ace keep 3"
    assert completed("audit c", book().actions) == ["audit C 1", "audit C 2"]
