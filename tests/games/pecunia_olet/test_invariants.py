"""Every invariant of Pecunia Olet notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import CARD, NOBODY, PRINTED, SPACE
from kickback.games.pecunia_olet.table import PecuniaOlet
from tests.games.pecunia_olet.tables import dealt, said

FIXED = {"first": "A", "A.cash": "110", "A.fakes": "1-5-0", "B.cash": "70", "officer": "10", "round": "3", "quiet": "0"}


def playing() -> PecuniaOlet:
    return dealt(3, fixed=FIXED)


def scored() -> PecuniaOlet:
    fixed = {"first": "A", "officer": "29", "A.down": "3", "B.down": "3", "C.down": "2", "A.fakes": "1-5-0"}
    table = dealt(3, fixed=fixed)
    said(table, "C tax t3")
    assert table.ending.scored
    return table


def money_appears(table: PecuniaOlet) -> None:
    table.money.cash[0] += 50


def an_odd_dollar(table: PecuniaOlet) -> None:
    table.money.cash[0] += 5
    table.money.bank -= 5


def a_debt(table: PecuniaOlet) -> None:
    table.money.cash[0] -= 120
    table.money.bank += 120


def a_fake_appears(table: PecuniaOlet) -> None:
    table.money.fakes[1] += fake_notes.single(2, 1)


def impossible_lot(table: PecuniaOlet) -> None:
    table.money.fakes[1] = -1


def oversized_lot(table: PecuniaOlet) -> None:
    table.money.fakes[1] = 1 << 3 * fake_notes.BITS


def a_card_twice(table: PecuniaOlet) -> None:
    table.market.binned = [*table.market.binned, table.market.row[0]]


def groups_mixed(table: PecuniaOlet) -> None:
    table.market.deck.faces.reverse()


def a_known_card(table: PecuniaOlet) -> None:
    table.market.deck.known[0] = 1


def officer_off_the_track(table: PecuniaOlet) -> None:
    table.police.officer = 3


def too_few_bans(table: PecuniaOlet) -> None:
    table.police.banned = 1


def ended_early(table: PecuniaOlet) -> None:
    table.ending = table.ending.__class__([], scored=True)


def stood_too_long(table: PecuniaOlet) -> None:
    table.police.moved = table.round.number - 1 - table.rules.stall_limit


def a_henchman_too_many(table: PecuniaOlet) -> None:
    table.henchmen.ready[1] += 1


def a_henchman_owed(table: PecuniaOlet) -> None:
    table.henchmen.ready[1] = -1
    table.henchmen.down[1] = 4


def a_space_taken_by_nobody(table: PecuniaOlet) -> None:
    table.henchmen.taken |= 1 << SPACE["t1"]


def an_engine_of_nothing(table: PecuniaOlet) -> None:
    table.equipment.printers[2] += 1


def a_jet_without_its_card(table: PecuniaOlet) -> None:
    table.equipment.jets[2] = True


def two_jets(table: PecuniaOlet) -> None:
    table.equipment.cards[2] = (*table.equipment.cards[2], CARD["B8"], CARD["B9"])


def no_printer(table: PecuniaOlet) -> None:
    table.equipment.cards[2] = table.equipment.cards[2][1:]
    table.equipment.printers[2] = 0


def a_lawyer_of_nobody(table: PecuniaOlet) -> None:
    table.equipment.lawyers[1] = 2


def no_pawn(table: PecuniaOlet) -> None:
    table.round.pawn = NOBODY


def a_pawn_too_far(table: PecuniaOlet) -> None:
    table.round.pawn = 3


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (money_appears, "real money is"),
        (an_odd_dollar, "a pile of 115 cannot be laid out in notes"),
        (a_debt, "a pile of -10 cannot be laid out in notes"),
        (a_fake_appears, "there are 31 fakes of quality 2"),
        (impossible_lot, "B holds an impossible lot"),
        (oversized_lot, "B holds an impossible lot"),
        (a_card_twice, "the cards are not all in one place each"),
        (groups_mixed, "the deck's groups are out of order"),
        (a_known_card, "somebody knows a card of the deck"),
        (officer_off_the_track, "the officer stands on 3"),
        (too_few_bans, "the banned level is 1"),
        (ended_early, "the game ended before the officer arrived"),
        (stood_too_long, "the officer has stood still for too long"),
        (a_henchman_too_many, "B has 4 henchmen"),
        (a_henchman_owed, "B has 3 henchmen"),
        (a_space_taken_by_nobody, "the spaces taken are not those with henchmen"),
        (an_engine_of_nothing, "C's cards do not make its engine"),
        (a_jet_without_its_card, "C's cards do not make its engine"),
        (two_jets, "C owns 2 jets or lacks its start cards"),
        (no_printer, "C owns 0 jets or lacks its start cards"),
        (a_lawyer_of_nobody, "C and the lawyers do not agree"),
        (no_pawn, "nobody holds the first-player pawn"),
        (a_pawn_too_far, "nobody holds the first-player pawn"),
        (a_fake_appears, "B's ledger miscounts the fakes"),
    ],
)
def test_a_broken_table_is_noticed(breaks: Callable[[PecuniaOlet], None], fault: str) -> None:
    table = playing()
    assert table.faults() == []
    breaks(table)
    assert any(found.startswith(fault) for found in table.faults()), table.faults()


def test_somebody_beside_the_board_is_noticed() -> None:
    table = dealt(2, fixed={"first": "A"})
    assert table.faults() == []
    table.henchmen.stand(0, SPACE["m6"])
    table.henchmen.ready[0] -= 1
    assert table.faults() == ["somebody stands beside the board: m6"]


def test_a_counted_bank_is_never_in_debt() -> None:
    table = dealt(3, {"bank": "box"}, fixed={"first": "A"})
    assert table.faults() == []
    table.money.account[0] += PRINTED.box
    table.money.bank -= PRINTED.box
    assert f"a counted bank holds {table.money.bank}" in table.faults()


def other_fakes(table: PecuniaOlet) -> None:
    """As many notes, of another quality."""
    table.money.fakes[0] = fake_notes.read("0-6-0")
    table.money.supply = fake_notes.read("30-24-40")


def other_money(table: PecuniaOlet) -> None:
    table.money.cash[1] += 10
    table.money.bank -= 10


def other_money_of_the_last(table: PecuniaOlet) -> None:
    table.money.cash[2] += 10
    table.money.bank -= 10


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (other_fakes, "A's fakes do not fit its ledger"),
        (other_money, "B's money does not fit its ledger"),
        (other_money_of_the_last, "C's money does not fit its ledger"),
    ],
)
def test_what_the_table_has_seen_belies_a_false_end(breaks: Callable[[PecuniaOlet], None], fault: str) -> None:
    table = scored()
    assert table.faults() == []
    breaks(table)
    assert table.faults() == [fault]
