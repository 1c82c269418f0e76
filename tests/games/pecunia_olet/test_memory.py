"""What follows from the public log: compared with the plainest possible way to work it out."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BUY, FLY, Move
from kickback.games.pecunia_olet.components import GODFATHER
from kickback.games.pecunia_olet.memory import (
    CHANGED,
    DRY,
    EARNED,
    EXCHANGED,
    FLEW,
    SOLD,
    Ledger,
    fits,
    handed_over,
    holdings,
    ledgers,
    many,
    notes_held,
    pair,
    purses,
    traded,
)
from kickback.games.pecunia_olet.table import PecuniaOlet
from tests.games.pecunia_olet.tables import dealt, played, said, some_options, some_table

Pairs = set[tuple[int, int]]


def ledger_of(table: PecuniaOlet, seat: int) -> Ledger:
    return ledgers(table.memory.entries, table.seats)[seat]


def pairs(table: PecuniaOlet, seat: int) -> Pairs:
    possible = purses(ledger_of(table, seat), table.rules)
    found = [pair(possible, number) for number in range(many(possible))]
    assert len(set(found)) == len(found)
    return set(found)


@pytest.mark.proves("PEC-RULING-7", "PEC-GOD-2", "PEC-BUY-4", "PEC-FLY-1")
def test_what_the_table_can_know() -> None:
    """The worked example: tax, flight, tax, Godfather, and what two purchases would tell."""
    table = dealt(3, {"memory-aid": "on"}, fixed={"first": "B", "officer": "8", "B.cash": "30"})
    assert pairs(table, 1) == {(30, 0)}
    said(table, "B tax t2")
    assert pairs(table, 1) == {(60, 0)}
    said(table, "C pass", "A pass", "B fly c1 keep 10")
    assert pairs(table, 1) == {(30, 0), (20, 10), (10, 20), (0, 30)}
    said(table, "C pass", "A pass", "B tax t3")
    assert pairs(table, 1) == {(30, 0), (20, 10), (20, 20), (10, 30)}
    said(table, "C pass", "A pass")
    cheap = table.clone()
    said(cheap, "B buy m5")
    assert pairs(cheap, 1) == {(10, 0), (0, 10), (0, 20)}
    rich = dealt(3, fixed={"first": "B", "officer": "8", "B.cash": "30"})
    said(rich, "B tax t2", "C pass", "A pass", "B fly c1 keep 30", "C pass", "A pass", "B tax t3", "C pass", "A pass")
    said(rich, "B buy m4")
    assert pairs(rich, 1) == {(0, 0)}


def plain_pairs(before: PecuniaOlet, after: PecuniaOlet, actor: int, action: Move, now: list[Pairs]) -> None:
    """The rules for what a seat may own, one pair after the other."""
    rules = before.rules
    price = rules.board.price[action.space] if action.verb in (BUY, FLY) else 0
    godfather = after.police.officer > before.police.officer and rules.board.special[after.police.officer] == GODFATHER
    for seat in range(before.seats):
        if seat == actor:
            now[seat] = {(cash - price, account) for cash, account in now[seat] if cash >= price}
        if seat == actor and action.verb is FLY:
            now[seat] = {split for pair in now[seat] for split in splits(pair, rules.empty_suitcase)}
        income = after_income(before, after, seat)
        now[seat] = {(cash + income, account) for cash, account in now[seat]}
        if godfather:
            halves = {cash: -(-cash // 20) * 10 if rules.round_up else cash // 20 * 10 for cash, _ in now[seat]}
            if rules.open_payments:
                paid = before.money.cash[seat] - (price if seat == actor else 0) + income - after.money.cash[seat]
                now[seat] = {pair for pair in now[seat] if halves[pair[0]] == paid}
            now[seat] = {(cash - halves[cash], account) for cash, account in now[seat]}


def splits(pair: tuple[int, int], any_split: bool) -> Pairs:
    total = sum(pair)
    found = {(keep, total - keep) for keep in range(0, 3730, 10) if keep <= total}
    return found if any_split else found - {pair}


def after_income(before: PecuniaOlet, after: PecuniaOlet, seat: int) -> int:
    """What the ledger says the seat was paid by this move."""
    entries = ledger_of(after, seat)[len(ledger_of(before, seat)) :]
    return sum(entry.number for entry in entries if entry.kind in (EARNED, EXCHANGED, SOLD, CHANGED))


@pytest.mark.parametrize("seed", range(25))
def test_purses_by_the_plain_rules(seed: int) -> None:
    dice = Random(seed)
    options = {key: value for key, value in some_options(dice).items() if key not in ("first-player", "extra-patrol")}
    options |= {"tie": "shared", "stall-limit": "9"}
    table = dealt(dice.choice([2, 3, 4]), options, seed)
    now: list[Pairs] = [{(table.money.cash[seat], 0)} for seat in range(table.seats)]
    for seat, action in played(table, seed):
        after = table.clone()
        after.act(seat, action)
        if after.over or (after.round.number != table.round.number and after.police.officer != table.police.officer):
            break  # an end or a stall: several effects in one move, proven elsewhere
        plain_pairs(table, after, seat, action, now)
        for other in range(table.seats):
            assert pairs(after, other) == now[other], (other, action)
            assert (after.money.cash[other], after.money.account[other]) in now[other]
            if not any(entry.kind == FLEW for entry in ledger_of(after, other)):
                assert len(now[other]) == 1
            if table.rules.open_payments:
                assert len({sum(p) for p in now[other]}) == 1


@pytest.mark.parametrize("seed", range(40))
def test_the_truth_is_always_possible(seed: int) -> None:
    table = some_table(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 4 or table.stack[-1].name == "choose-first":
            continue
        for seat in range(table.seats):
            ledger = ledger_of(table, seat)
            assert fits(purses(ledger, table.rules), table.money.cash[seat], table.money.account[seat])
            assert table.money.fakes[seat] in holdings(ledger, table.rules)
            assert notes_held(ledger) == fake_notes.size(table.money.fakes[seat])
            if table.rules.full_log:
                assert holdings(ledger, table.rules) == [table.money.fakes[seat]]


def all_lots(most: int) -> list[int]:
    return [fake_notes.lot(a, b, c) for a, b, c in product(range(most + 1), repeat=3)]


@pytest.mark.parametrize("held", [fake_notes.lot(2, 1, 0), fake_notes.lot(1, 1, 2), fake_notes.lot(0, 0, 3)])
def test_lots_handed_over_face_down(held: int) -> None:
    rules = dealt(3, {"sale-log": "cash"}).rules
    inside = [lot for lot in all_lots(3) if fake_notes.within(lot, held)]
    for count in range(4):
        of_count = [lot for lot in inside if fake_notes.size(lot) == count]
        for banned in range(3):
            found = handed_over(traded(EXCHANGED, 0, 50 * count, count, banned), held, rules)
            assert sorted(found) == sorted(lot for lot in of_count if not count or fake_notes.worst(lot) > banned)
        for rate, quality in ((20, 1), (30, 2), (40, 3)):
            found = handed_over(traded(SOLD, 0, rate * count, count, 0), held, rules)
            assert sorted(found) == sorted(lot for lot in of_count if not count or fake_notes.worst(lot) == quality)
        assert sorted(handed_over(traded(CHANGED, 0, 50 * count, count, 0), held, rules)) == sorted(of_count)
    dry = handed_over(traded(SOLD, 0, 50, 2, DRY), held, rules)
    assert sorted(dry) == sorted(lot for lot in inside if fake_notes.size(lot) == 2 and fake_notes.worst(lot) >= 2)
    lowest = dealt(3, {"sale-log": "cash", "diner-choice": "lowest"}).rules
    assert handed_over(traded(CHANGED, 0, 100, 2, 0), held, lowest) == [fake_notes.lowest(held, 2)]


@pytest.mark.proves("PEC-RULING-7")
def test_numbers_are_public_even_when_qualities_are_not() -> None:
    table = dealt(3, {"sale-log": "cash", "memory-aid": "on"}, fixed={"first": "A", "A.fakes": "1-1-1"})
    said(table, "A fence r1 0-1-1")
    assert holdings(ledger_of(table, 0), table.rules) == [fake_notes.lot(1, 0, 0)]
    again = dealt(3, {"sale-log": "cash"}, fixed={"first": "A", "A.fakes": "1-1-1"})
    said(again, "A shop k1 0-1-1")
    assert holdings(ledger_of(again, 0), again.rules) == [
        fake_notes.lot(1, 0, 0),
        fake_notes.lot(0, 1, 0),
        fake_notes.lot(0, 0, 1),
    ]


def test_a_suitcase_that_must_not_be_empty_tells_more() -> None:
    table = dealt(3, {"empty-suitcase": "off"}, fixed={"first": "A", "A.cash": "50"})
    said(table, "A fly c1 keep 0")
    assert pairs(table, 0) == {(0, 20), (10, 10)}
    assert ledger_of(table, 0)[-1].kind == FLEW


@pytest.mark.proves("PEC-RULING-10", "PEC-FENCE-2")
def test_a_dry_bank_hides_the_rate() -> None:
    """Two notes for $50 from a bank that had no more: two or three stars, for one star is paid in full with $40."""
    fixed = {"first": "A", "A.cash": "0", "A.account": "3670", "B.cash": "0", "C.cash": "0", "A.fakes": "2-2-2"}
    table = dealt(3, {"bank": "box", "sale-log": "cash"}, fixed=fixed)
    said(table, "A fence r1 0-1-1")
    assert table.money.cash[0] == 50
    assert ledger_of(table, 0)[-1].key() == traded(SOLD, 0, 50, 2, DRY).key()
    handed = [fake_notes.lot(2, 2, 2) - left for left in holdings(ledger_of(table, 0), table.rules)]
    assert sorted(handed) == sorted([fake_notes.lot(0, 2, 0), fake_notes.lot(0, 1, 1), fake_notes.lot(0, 0, 2)])
    paid = dealt(3, {"bank": "box", "sale-log": "cash"}, fixed=fixed)
    said(paid, "A fence r1 1-0-1")
    assert ledger_of(paid, 0)[-1].key() == traded(SOLD, 0, 40, 2, 0).key()
