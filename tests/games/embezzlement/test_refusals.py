"""Which of several reasons is given, where more than one would fit."""

from __future__ import annotations

import pytest

from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.bans import NO_PEEKING
from kickback.games.embezzlement.options import warnings
from kickback.games.embezzlement.refusals import passed, turns_until
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.view import bits
from tests.games.embezzlement.tables import dealt

PAID = {"turn": "A", "workload": "3", "B.hand": "audit blackmail", "C.hand": "audit blackmail bribe"}


def say(table: Embezzlement, *lines: str) -> Embezzlement:
    for line in lines:
        seat, _, text = line.partition(" ")
        number = LETTERS.index(seat)
        table.act(number, table.read(number, text))
    return table


def ban(table: Embezzlement, line: str) -> str:
    seat, _, text = line.partition(" ")
    number = LETTERS.index(seat)
    found = table.forbids(number, table.read(number, text))
    return found.id if found is not None else ""


@pytest.mark.proves("EMB-BLACK-1")
def test_why_nobody_may_blackmail_now() -> None:
    table = say(dealt(3, fixed=PAID), "A announce 4", "A place")
    assert table.stack[-1].name == "audit-payment"
    assert not passed(table, 1)
    say(table, "C pass")
    assert passed(table, 2)
    assert not passed(table, 1)
    assert ban(table, "C blackmail") == "no-blackmail-in-audit"  # that it has passed an audit is not the reason
    say(table, "B audit")
    assert ban(table, "C blackmail") == "no-blackmail-in-audit"
    fixed = {"turn": "A", "phase": "action", "round": "3", "A.hand": "trade audit", "B.hand": "bribe"}
    fixed |= {"C.hand": "blackmail", "A.board": "1:5/1", "B.board": "1:3/3"}
    assert ban(say(dealt(3, fixed=fixed), "A audit B 1"), "C blackmail") == "no-blackmail-in-audit"
    assert ban(say(dealt(3, fixed=fixed), "A trade B 1"), "C blackmail") == "no-profit"


@pytest.mark.proves("EMB-HOUSE-8")
def test_who_has_let_a_card_stand_may_not_punch_it_any_more() -> None:
    fixed = {"turn": "A", "workload": "3", "A.hand": "otr bribe", "B.hand": "bribe audit", "C.hand": "bribe audit"}
    table = say(dealt(3, {"one-two-punch": "on"}, fixed=fixed), "A announce 4", "A otr", "B pass")
    assert ban(table, "B punch") == "passed"
    assert ban(table, "C punch") == ""
    other = say(dealt(3, {"one-two-punch": "on"}, fixed=fixed), "A announce 4", "A otr", "C pass")
    assert ban(other, "C punch") == "passed"


def test_no_peeking_comes_before_a_seat_that_may_not_peek() -> None:
    table = dealt(3, {"no-peeking": "on"})
    assert table.view(0).no_peek is NO_PEEKING


def test_seats_of_a_window() -> None:
    assert bits(0b1011) == [0, 1, 3]


@pytest.mark.proves("EMB-RULING-37")
@pytest.mark.parametrize(("ones", "warned"), [(1, True), (2, False), (3, False)])
def test_an_endless_game_with_few_invoices_is_warned_of(ones: int, warned: bool) -> None:
    """Two seats need thirty invoices: eight years and seven in reserve each."""
    counts = f"{ones},6,6,6,5,5"
    table = dealt(2, {"endless": "on", "workload": "custom", "custom-counts": counts})
    assert sum(table.rules.pool) == 28 + ones
    assert bool(warnings(table.rules)) == warned


@pytest.mark.proves("EMB-AUDIT-3")
def test_an_audit_without_a_year_points_at_years_only_where_there_is_one() -> None:
    fixed = {"turn": "A", "phase": "action", "round": "3", "A.hand": "audit trade", "A.board": "1:5/1"}
    assert told(dealt(3, fixed=fixed | {"B.board": "1:3/3"}), "A audit")["any"] is True
    assert told(dealt(3, fixed=fixed), "A audit")["any"] is False


@pytest.mark.proves("EMB-HOUSE-10")
def test_a_silent_table_says_put_the_caps_down_only_when_that_is_asked() -> None:
    table = dealt(3, {"silence": "on"}, fixed={"turn": "A", "workload": "3", "A.hand": "otr"})
    assert told(table, "A announce 4")["place"] is True
    assert told(say(table, "A otr"), "A announce 4")["place"] is False, "others may bribe it first"


@pytest.mark.proves("EMB-END-1")
def test_a_turn_comes_while_anybody_has_invoices_of_their_own() -> None:
    workloads = {"A.workload.left": "0", "B.workload.left": "0"}
    table = dealt(3, {"deterministic": "on"}, fixed={"turn": "A", "phase": "action"} | workloads)
    assert [turns_until(table, seat) for seat in range(3)] == [3, 1, 2]


@pytest.mark.proves("EMB-END-1")
def test_no_turn_comes_after_the_last_invoice() -> None:
    """B settles the last one in this round, after A's turn."""
    last = {"turn": "A", "phase": "action", "round": "8", "workload.left": "0", "B.board": "1:3/3"}
    assert [turns_until(dealt(3, fixed=last), seat) for seat in range(3)] == [0, 1, 0]


def told(table: Embezzlement, line: str) -> Facts:
    """What a refused line is told beside its reason."""
    seat, _, text = line.partition(" ")
    number = LETTERS.index(seat)
    action = table.read(number, text)
    found = table.forbids(number, action)
    assert found is not None
    return table.explain(number, action, found)
