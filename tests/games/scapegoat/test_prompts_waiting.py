"""What those read who are not asked in Scapegoat, what stands on the board, and how it ends."""

from __future__ import annotations

import pytest

from kickback.engine.seats import LETTERS
from kickback.games.scapegoat.board import last_year_slip, turn_marker, year_box
from tests.games.scapegoat.tables import BLAME, NAMES, PURGE, THREE, Page, in_words, say, table, view_of

# The waiting slip: position, reader, question, stands, notes.
WAITS = [
    ("A up KC", "C", "Q1 at 10 of 20, 20 left to waste.", ["You are next."]),
    ("A up KC", "A", "Q1 at 10 of 20, 20 left to waste.", ["You play in 2 turns."]),
    ("A up KC; B up QS", "B", "Q2 at 0 of 20, 20 left to waste.", ["You play in 2 turns, if the year lasts."]),
    ("A up KC; B up QS; C up JD", "C", "10 more ends it.", ["You play in 2 turns, if the year lasts."]),
    ("A up KC; B up TS; C up 9D; A up 4D", "A", "7 more ends it.", ["You have played your last card this year."]),
    ("A up 4D; B up 2H; C up 4C; A up 5D", "C", "This year can no longer be filled.", ["You are next."]),
    ("A up KC", "", "Q1 at 10 of 20, 20 left to waste.", []),
]


@pytest.mark.parametrize(("said", "seat", "stands", "notes"), WAITS)
def test_whoever_waits_knows_for_what(said: str, seat: str, stands: str, notes: list[str]) -> None:
    match = table(THREE, said)
    page = Page(match, seat)
    playing = NAMES[LETTERS[match.table.waiting()[0]]]
    turn = said.count(";") + 2
    assert page.question == f"**{playing} is playing,** turn {turn} of 6."
    assert (page.stakes, page.notes) == (stands, notes)


def test_played_is_played() -> None:
    page = Page(table(THREE, "A up KC"), "A")
    assert page.locked == {
        "Play a card": "**One card a turn.** Now it is Boris’s.",
        "Take it back": "**Played is played.** You have drawn already.",
    }


def test_after_the_end() -> None:
    deal = "A.hand = KC 2S AD 7D; B.size = 5; B.hand = KD 7C KS QH 2D; C.hand = 9D 9S QD 8D; start = A"
    won = table(deal, "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD")
    assert Page(won, "B").kicker == "The game is over"
    assert Page(won, "B").question == "You made Executive."
    assert Page(won, "").question == "Boris made Executive."
    assert Page(won, "A").locked == {"Play a card": "**The game is won.** Replay it or ask for a rematch."}
    time = table(deal.replace("B.size = 5; ", "").replace(" 2D;", ";"), "", round_limit="1")
    say(time, "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD")
    assert Page(time, "B").question == "Time is up. You stand highest."
    assert Page(time, "A").question == "Time is up. Boris stands highest."
    assert Page(time, "A").locked == {"Play a card": "**Year 1 was the last.** Replay it or ask for a rematch."}


def test_a_silent_table_says_so() -> None:
    silent = Page(table(THREE, table_talk="off"), "A")
    assert silent.locked["Talk"] == "**This table plays in silence.** The house rule was set before the deal."
    assert (silent.prompt.forms, silent.prompt.free) == ([], [])
    claims = [in_words(choice.label) for choice in table(THREE).prompt(0).free]
    assert claims == [
        "I have filed only black this year",
        "My last filed card is black",
        "I have an Ace",
        "I have no Ace",
        "I can make it exact",
        "I will not file this turn",
    ]


@pytest.mark.parametrize(
    ("said", "seat", "lines"),
    [
        (
            "A up KC",
            "B",
            ["Spent this year 10 / 40", "Left to waste 20 of 20", "After Clara’s turn the year is over."],
        ),
        (
            "A up KC; B up TS; C up 9D; A up 4D",
            "C",
            [
                "Spent this year 33 / 40",
                "Left to waste 13 of 20",
                "7 more makes Perfect Zero.",
                "After your turn the year is over.",
            ],
        ),
        (
            "A up 4D; B up 2H; C up 4C; A up 5D",
            "",
            [
                "Spent this year 15 / 40",
                "Left to waste -5 of 20",
                "After Clara’s turn the year is over.",
                "This year can no longer be filled.",
            ],
        ),
        (
            "A up KC; B up TS; C up JD",
            "B",
            [
                "Spent this year 30 / 40",
                "Left to waste 20 of 20",
                "10 more makes Perfect Zero.",
                "After Clara’s turn the year is over.",
            ],
        ),
        ("A up KC; B up TS; C up 9D; A up KD; B up 2H", "A", ["Spent this year 41 / 40"]),
    ],
)
def test_the_year_box(said: str, seat: str, lines: list[str]) -> None:
    found = [in_words(message, seat) for message in year_box(view_of(table(THREE, said), seat))]
    news = "A quarter is a folder with a line at 20; only the last one decides how the year ends."
    assert [line for line in found if line != news] == lines
    assert (news in found) == (said.count(";") < 2)


def test_the_board_is_in_the_view() -> None:
    match = table(THREE, "A up KC; B up TS")
    plain = match.table.view(0).plain()
    assert plain["waste"] == 20
    assert plain["whole-waste"] == 20
    board = plain["board"]
    assert isinstance(board, dict)
    assert board["hot"] == [5, 6]
    assert board["slip"] is None
    marker = turn_marker(view_of(match, "C"))
    assert marker is not None
    assert [in_words(marker, seat) for seat in "AC"] == ["Clara’s turn, 3 of 6", "Your turn, 3 of 6"]


def test_the_last_year_stays_as_a_slip() -> None:
    match = table(THREE, BLAME + "; B drop 5H; A reveal 4D; C reveal JD")
    slip = last_year_slip(view_of(match, "A"))
    assert slip is not None
    assert in_words(slip, "A") == "Year 1: Overspend, Boris fell, Clara climbed."
    assert in_words(slip, "C") == "Year 1: Overspend, Boris fell, you climbed."
    match = table(THREE + "; audit = 5D", PURGE + "; A drop 4D; B drop 5H; C drop 4C")
    slip = last_year_slip(view_of(match, "A"))
    assert slip is not None
    assert in_words(slip, "A") == "Year 1: Perfect Zero, everybody fell."
