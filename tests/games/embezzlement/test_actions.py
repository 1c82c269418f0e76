"""The action book: indices as published, one notation, and helpful answers to slips."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Unreadable
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.actions import BOOK, PAGES, SIZE, read
from kickback.words import unreadable
from tests.games.embezzlement.tables import dealt

BLOCKS = [
    (0, "pass"),
    (1, "done"),
    (2, "draw"),
    (3, "place"),
    (4, "bribe"),
    (5, "blackmail"),
    (6, "audit"),
    (7, "otr"),
    (8, "punch"),
    (9, "announce 1"),
    (13, "announce 5"),
    (14, "place 1"),
    (18, "place 5"),
    (19, "otr 1"),
    (26, "otr 8"),
    (27, "audit B 1"),
    (35, "audit C 1"),
    (50, "audit D 8"),
    (51, "trade B 1"),
    (74, "trade D 8"),
    (75, "discard audit"),
    (79, "discard bribe"),
    (80, "peek 1"),
    (87, "peek 8"),
    (88, "read B 1"),
    (111, "read D 8"),
    (112, "declare 1"),
    (117, "declare 8"),
    (118, "declare T"),
    (119, "answer yes"),
    (120, "answer no"),
    (121, "ask B value 1"),
    (144, "ask D value 8"),
    (145, "ask B honest 1"),
    (168, "ask D honest 8"),
    (169, "ask B have audit"),
    (183, "ask D have bribe"),
    (184, "start 0"),
    (204, "start 20"),
    (205, "target 1"),
    (264, "target 60"),
    (265, "finish"),
    (266, "resign"),
]


@pytest.mark.parametrize(("index", "text"), BLOCKS)
def test_the_book_is_as_published(index: int, text: str) -> None:
    assert BOOK[index].text == text
    assert BOOK[index].index == index
    assert len(BOOK) == SIZE == 267


def test_seats_are_counted_from_the_actor() -> None:
    assert PAGES[4][2].actions[27].text == "audit D 1"
    assert PAGES[4][2].actions[35].text == "audit A 1"
    assert PAGES[3][2].actions[27].text == "audit A 1"
    assert PAGES[2][1].actions[27].text == "audit A 1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_read_back_from_its_notation(seats: int) -> None:
    for seat in range(seats):
        book = PAGES[seats][seat]
        for action in book.by_text.values():
            assert read(seats, seat, action.text) is action
            assert read(seats, seat, f"  {action.text.upper()} ") is action
        for index, action in enumerate(book.actions):
            assert action.index == index
        assert [action.index for action in book.seals] == list(range(9, 14))
        assert [action.index for action in book.answers] == list(range(112, 119))


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("say hello there", 'say "hello there"'),
        ('say "a \\"quoted\\" word"', 'say "a \\"quoted\\" word"'),
        ('ask c "well?"', 'ask C "well?"'),
        ('answer "no comment"', 'answer "no comment"'),
        ("claim year 3 t", "claim year 3 T"),
        ("claim hand BRIBE 2", "claim hand bribe 2"),
        ("declare trap", "declare T"),
        ("announce 8", "announce 8"),
        ("announce 2.50", "announce 2.5"),
        ("peek B 3", "peek B 3"),
        ("show my hand", 'show "my hand"'),
    ],
)
def test_free_text_and_claims_have_one_spelling(text: str, spelled: str) -> None:
    action = read(3, 0, text)
    assert action.text == spelled
    assert read(3, 0, spelled).text == spelled


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "unreadable-empty"),
        ("say", "unreadable-short"),
        ('say "broken', "unreadable-quotation"),
        ("fold", "unreadable-verb"),
        ("audit D 1", "unreadable-seat"),
        ("audit B 9", "unreadable-year"),
        ("audit A 9", "unreadable-year"),
        ("announce lots", "unreadable-amount"),
        ("claim year 9 3", "unreadable-year"),
        ("claim hand ace 3", "unreadable-card"),
        ("claim everything now please", "unreadable-form"),
        ('ask Q "why?"', "unreadable-seat"),
        ("ask B valu 3", "unreadable-form"),
        ("answer 9", "unreadable-form"),
        ("discard joker", "unreadable-card"),
        ("give", "unreadable-short"),
    ],
)
def test_what_cannot_be_read_says_what_can(text: str, says: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read(3, 0, text)
    assert wrong.value.message.id == says
    assert unreadable(GAME, wrong.value)


def test_without_house_rules_only_the_first_indices_are_ever_legal() -> None:
    """Ids 0-7, 9-13 and 19-87; the punch, reads, questions, starts, targets and votes need their options."""
    from tests.games.embezzlement.tables import played

    seen: set[int] = set()
    for seed in range(60):
        table = dealt(2 + seed % 3, seed=seed)
        for seat, _ in played(table, seed):
            seen |= {action.index for action in table.legal(seat)}
            seen |= {action.index for action in table.free(seat)}
    assert seen <= {*range(8), *range(9, 14), *range(19, 88)}
    assert len(seen) > 60
