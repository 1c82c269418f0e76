"""Lines, refusals and outcomes that a table produces, each from a position made for it."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Refused
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.telling import tell
from kickback.words import Reader, speech, unmarked
from tests.games.embezzlement.tables import dealt, said

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dora"}
WORDS = speech("embezzlement")


def heard(table: Embezzlement, seat: str = "") -> list[str]:
    """The ledger as that seat reads it."""
    viewer = "ABCD".index(seat) if seat else 4
    found = [seen for event in table.log or [] if (seen := event.seen_by(viewer)) is not None]
    return [unmarked(WORDS.say(message, Reader(NAMES, seat))) for event in found for message in tell(event)]


def refusal(table: Embezzlement, line: str) -> str:
    letter, _, text = line.partition(" ")
    seat = "ABCD".index(letter)
    action = table.read(seat, text)
    ban = table.forbids(seat, action)
    assert ban is not None, f"{line} is allowed"
    return unmarked(WORDS.say(ban.message(table.explain(seat, action, ban)), Reader(NAMES, letter)))


def ended(table: Embezzlement) -> str:
    assert table.over
    return unmarked(WORDS.say(table.outcome().why, Reader(NAMES)))


LAST_INVOICE = {"turn": "A", "first": "A", "round": "14", "workload.left": "0"}
SETTLING = LAST_INVOICE | {"A.board": "7:5/1", "B.hand": "blackmail", "A.hand": "bribe"}


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["B pass", "C pass"], "Anna keeps the 4"),
        (["B blackmail", "A pass"], "Boris takes Anna’s 4"),
        (["B blackmail", "A bribe", "B pass", "C pass"], "Anna keeps the 4 after all"),
    ],
)
@pytest.mark.proves("EMB-SETTLE-5", "EMB-BLACK-4", "EMB-BLACK-12")
def test_who_gets_a_profit(lines: list[str], told: str) -> None:
    table = dealt(3, fixed=SETTLING | {"C.board": "7:2/2"}, listen=True)
    said(table, *lines)
    assert told in heard(table, "C")


@pytest.mark.parametrize(
    ("fixed", "options", "says"),
    [
        ({"A.stash": "6", "B.stash": "3"}, {}, "Most caps: 6"),
        ({"A.stash": "6", "B.stash": "6"}, {}, "Shared, to the cap: 6 caps each"),
        ({"A.stash": "1", "B.stash": "1"}, {}, "Shared, to the cap: 1 cap each"),
    ],
)
@pytest.mark.proves("EMB-END-2", "EMB-RULING-33")
def test_an_outcome_says_why(fixed: dict[str, str], options: dict[str, str], says: str) -> None:
    table = dealt(2, options, fixed=LAST_INVOICE | {"A.board": "7:2/2"} | fixed, listen=True)
    assert ended(table) == says


@pytest.mark.proves("EMB-HOUSE-19")
def test_the_outcome_of_a_cheap_start_names_it() -> None:
    table = dealt(3, {"cheap-start": "on"}, fixed={"first": "A", "workload.left": "0"}, listen=True)
    said(table, "A start 2", "B start 4", "C start 9", "C resign")
    assert ended(table) == "The smallest start that survived: began with 2, ended with 2"


def test_nobody_is_left() -> None:
    fixed = {"turn": "A", "first": "A", "round": "14", "A.board": "7:1/5", "A.stash": "1", "workload.left": "0"}
    table = dealt(2, {"lone-survivor": "plays-on"}, fixed=fixed | {"B.bust": "yes"}, listen=True)
    assert ended(table) == "Nobody gets away"


def test_whose_moment_it_is_stands_in_the_refusal() -> None:
    fixed = {"turn": "A", "phase": "action", "first": "A", "round": "3", "A.hand": "audit bribe", "B.hand": "bribe"}
    table = dealt(3, fixed=fixed | {"B.board": "1:4/2"})
    said(table, "A audit B 1")
    assert refusal(table, "A bribe") == "Boris decides now. Your answer comes after."


@pytest.mark.proves("EMB-HOUSE-15", "EMB-HOUSE-18")
def test_choices_before_the_first_turn_name_their_bounds() -> None:
    table = dealt(2, {"planned-financing": "on", "target-min": "8"})
    assert refusal(table, "A target 7") == "A target here is 8 to 60 caps."
    assert refusal(table, "A announce 3") == "First everybody names a target, once."
    table = dealt(2, {"cheap-start": "on", "cheap-start-max": "6"})
    assert refusal(table, "A start 7") == "A start here is 0 to 6 caps."
    assert refusal(table, "A announce 3") == "First everybody chooses a start, once."


@pytest.mark.proves("EMB-PEEK-1")
def test_only_what_is_not_known_is_offered_to_be_looked_at() -> None:
    table = dealt(3, fixed={"first": "A", "turn": "A", "round": "4", "A.board": "1:3/3 2:4/4 3:1/1", "A.unseen": "2"})
    assert [action.text for action in table.free(0) if action.text.startswith("peek")] == ["peek 2"]


@pytest.mark.proves("EMB-RULING-38")
def test_machines_play_no_game_without_an_end() -> None:
    assert GAME.finite({"endless-laps": "0"})["endless-laps"] != "0"
    assert GAME.finite({"endless-laps": "5"}) == {"endless-laps": "5"}
    assert GAME.finite({}) == {}


@pytest.mark.proves("EMB-RULING-25", "EMB-DRAW-5")
def test_refusals_know_who_has_passed_and_whose_hand_is_full() -> None:
    fixed = {"turn": "A", "first": "A", "workload": "3", "A.hand": "trade " * 5, "B.hand": "audit", "C.hand": "audit"}
    table = dealt(3, fixed=fixed)
    said(table, "A announce 3", "A place", "B pass")
    assert refusal(table, "B audit").startswith("You let it go. You have passed;")
    said(table, "C pass")
    assert refusal(table, "A draw") == "Your hand is full."
    table = dealt(3, fixed=fixed | {"A.hand": "trade", "C.hand": "trade " * 5})
    said(table, "A announce 3", "A place", "B pass", "C pass")
    assert refusal(table, "A draw") == "After your cards."


@pytest.mark.proves("EMB-BRIBE-8")
def test_every_bribe_there_is_may_lie_on_one_card() -> None:
    fixed = {"turn": "A", "first": "A", "phase": "action", "round": "3", "A.board": "1:5/3", "B.board": "1:5/3"}
    table = dealt(2, {"deterministic": "on"}, fixed=fixed)
    said(table, "A audit B 1", "B bribe", "A bribe", "B bribe", "A bribe", "B bribe", "A bribe")
    exchange = table.exchange
    assert exchange is not None
    assert exchange.bribes == table.rules.cards
    assert table.faults() == []


@pytest.mark.proves("EMB-TRADE-4", "EMB-CARD-1", "EMB-SETUP-2")
def test_refusals_name_the_card_the_year_and_the_wait() -> None:
    fixed = {"turn": "A", "first": "A", "phase": "action", "round": "3", "A.board": "1:5/3 2:1/1", "B.board": "1:5/3"}
    table = dealt(3, fixed=fixed | {"A.hand": "trade"})
    said_of_two = "Nothing to swap. Both of you need an invoice on year 2."
    assert refusal(table, "A trade B 2") == f"{said_of_two} Boris has none there now."
    assert refusal(table, "B done") == "Not your turn. Anna is on turn. You are next."
    assert refusal(table, "C done") == "Not your turn. Anna is on turn. Your turn comes in 2 turns."
    assert refusal(dealt(3, fixed=fixed | {"A.hand": "audit"}), "A trade B 1").startswith("No Trade.")


@pytest.mark.proves("EMB-HOUSE-13")
def test_questions_and_answers_are_told() -> None:
    fixed = {"turn": "A", "first": "A", "phase": "action", "round": "3", "B.board": "1:5/3", "B.hand": "bribe"}
    table = dealt(3, {"answer-me": "on"}, fixed=fixed, listen=True)
    said(table, "A ask B have bribe")
    question = table.view(2).plain()["question"]
    assert isinstance(question, dict)
    assert question["card"] == "bribe"
    said(table, "B answer yes", "C ask B value 1", "B answer 5")
    assert heard(table, "C")[-4:] == [
        "Anna asks Boris: do you hold a Bribe?",
        "Boris answers Anna: yes",
        "You ask Boris: what is year 1 worth?",
        "Boris answers you: year 1 is a 5",
    ]


@pytest.mark.proves("EMB-HOUSE-8")
def test_any_colleague_may_punch() -> None:
    fixed = {"first": "A", "workload": "1", "A.hand": "otr", "C.hand": "bribe audit"}
    table = dealt(3, {"one-two-punch": "on"}, fixed=fixed, listen=True)
    said(table, "A announce 5", "A otr", "C punch")
    assert "You answer Anna’s Off the Record with Bribe and Audit at once" in heard(table, "C")


@pytest.mark.proves("EMB-RULING-27")
def test_a_look_after_a_trade_fades_only_with_what_came() -> None:
    fixed = {"turn": "A", "first": "A", "phase": "action", "round": "3", "A.hand": "trade", "A.board": "1:5/3"}
    table = dealt(2, fixed=fixed | {"B.board": "1:1/4"}, listen=True)
    said(table, "A trade B 1", "B pass")
    log = table.log
    assert log is not None
    for seat in range(2):
        seen = [event.seen_by(seat) for event in log if event.kind == "traded"]
        assert [GAME.fades(event, table.view(seat)) for event in seen if event is not None] == [False]


@pytest.mark.proves("EMB-RULING-38")
def test_laps_run_from_none_to_ninety_nine() -> None:
    for laps in ("0", "2", "99"):
        GAME.settle(2, {"endless": "on", "endless-laps": laps})
    for laps in ("-1", "100"):
        with pytest.raises(Refused):
            GAME.settle(2, {"endless": "on", "endless-laps": laps})


def test_a_bust_seat_with_caps_is_a_fault() -> None:
    table = dealt(3, fixed={"turn": "A", "first": "A", "B.bust": "yes"})
    assert table.faults() == []
    table.money.earn(1, 2)
    assert table.faults()
