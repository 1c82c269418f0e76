"""Every invariant notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kickback.games.corporate_espionage.components import parse_effect
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.table import TRADED, TimedChange
from tests.games.corporate_espionage.tables import sit


def in_its_main() -> CorporateEspionage:
    return sit(3, None, 1, A_company="NIM", B_company="NIM", A_hand="COM-01", A_table="COM-02", B_table="COM-04").table


def below_zero() -> CorporateEspionage:
    """B is in its Insolvency."""
    deal = {"A_company": "NIM", "A_hand": "COM-11", "B_bank": "1", "B_table": "COM-06", "B_company": "NIM"}
    return sit(3, None, 1, **deal).play("A spy COM-11 B").table


def a_card_is_gone(table: CorporateEspionage) -> None:
    table.zones.decks[0].faces.pop()


def a_card_of_somebody_else(table: CorporateEspionage) -> None:
    table.zones.piles[0].append(table.zones.decks[1].faces.pop())


def a_forgotten_card(table: CorporateEspionage) -> None:
    table.zones.hands[0].known[0] = 0


def a_hand_behind_its_back(table: CorporateEspionage) -> None:
    hand, deck = table.zones.hands[0].faces, table.zones.decks[0].faces
    hand[0], deck[0] = deck[0], hand[0]


def a_pile_without_track(table: CorporateEspionage) -> None:
    table.zones.decks[0].known.pop()


def a_one_shot_in_play(table: CorporateEspionage) -> None:
    table.in_play.boards[0][0].card = table.card_set.faces[table.card_set.by_id["COM-11"]]


def somebody_elses_seat(table: CorporateEspionage) -> None:
    table.in_play.boards[0][0].seat = 1


def chips_without_end(table: CorporateEspionage) -> None:
    table.in_play.boards[1][0].chips = 4


def no_chips_left(table: CorporateEspionage) -> None:
    table.in_play.boards[1][0].chips = 0


def a_hand_after_leaving(table: CorporateEspionage) -> None:
    table.companies.alive &= ~1


def money_after_leaving(table: CorporateEspionage) -> None:
    table.companies.alive &= ~4


def another_book(table: CorporateEspionage) -> None:
    table.accounts.banks[1] += 1


def no_insolvency(table: CorporateEspionage) -> None:
    table.accounts.change(1, -60, TRADED)


def an_insolvency_too_many(table: CorporateEspionage) -> None:
    table.accounts.change(1, 60, TRADED)


def the_last_one(table: CorporateEspionage) -> None:
    table.companies.alive = 1


def the_main_of_another(table: CorporateEspionage) -> None:
    table.calendar.active = 1


def something_below(table: CorporateEspionage) -> None:
    table.stack.insert(1, table.stack[0])


def a_change_without_time(table: CorporateEspionage) -> None:
    op = parse_effect("play: modify cost +1 savvy @rival for 2").ops[0]
    table.in_play.timed_changes.append(TimedChange(op, 1, 0, 0, 0, 0))


BROKEN: dict[Callable[[CorporateEspionage], None], str] = {
    a_card_is_gone: "cards have been lost or made",
    a_card_of_somebody_else: "lies in A's pile",
    a_forgotten_card: "A does not know its own COM-01",
    a_hand_behind_its_back: "A's hand has changed and its different cards have not",
    a_pile_without_track: "A's piles have lost track of who knows what",
    a_one_shot_in_play: "should not be in play under A",
    somebody_elses_seat: "COM-02 should not be in play under A",
    chips_without_end: "COM-04 has 4 chips",
    no_chips_left: "COM-04 has 0 chips",
    a_hand_after_leaving: "A has left and still holds cards",
    money_after_leaving: "C has left and still has money",
    another_book: "B's book says 20, its bank 21",
    no_insolvency: "B has -40 points and no Insolvency",
    the_last_one: "one company is left and the game goes on",
    the_main_of_another: "the Main of a company that is not active",
    something_below: "something lies under a Main",
    a_change_without_time: "a change has outlived its time or its company",
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda one: one.__name__)
def test_it_is_noticed(broken: Callable[[CorporateEspionage], None]) -> None:
    table = in_its_main()
    assert table.faults() == []
    broken(table)
    assert any(BROKEN[broken] in fault for fault in table.faults()), table.faults()


def test_the_main_of_a_company_that_has_left_is_noticed() -> None:
    table = in_its_main()
    table.companies.alive &= ~1
    assert "the Main of a company that is not active" in table.faults()


def test_an_insolvency_with_money_is_noticed() -> None:
    table = below_zero()
    assert table.faults() == []
    an_insolvency_too_many(table)
    assert any("points and is asked in its Insolvency" in fault for fault in table.faults())


def test_a_transfer_that_loses_money_is_noticed() -> None:
    table = in_its_main()
    table.accounts.change(0, -3, TRADED)
    assert f"transfers of kind {TRADED} sum to -3" in table.faults()
