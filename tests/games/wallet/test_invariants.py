"""Every invariant of Wallet notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kickback.games.wallet.components import BIRTHDAY, CODES, EMERGENCY, EXTRA
from kickback.games.wallet.memory import PAID
from kickback.games.wallet.moments.round_end import Fine
from kickback.games.wallet.table import Wallet
from tests.games.wallet.tables import dealt, said

HANDS = {"A.hand": "D50 JS", "B.hand": "E500 PO PB", "C.hand": "P50 PG", "A.coin": "1", "B.coin": "2", "C.coin": "5"}
SPECIALS = {"A.specials": "fund left", "B.specials": "hide fx", "C.specials": "extra atm"}


def playing() -> Wallet:
    return dealt(3, fixed=HANDS | SPECIALS, listen=True)


def fined() -> Wallet:
    """B and C are guilty and asked for a token; A is innocent."""
    table = dealt(3, {"specials": "off"}, fixed=HANDS | {"hourglasses": "1"})
    said(table, "A flip")
    return table


def paid_too_little(table: Wallet) -> None:
    table.cards.note(0, PAID, CODES["D50"], 1)
    table.cards.lacked(0, 0)


def exchanged_without_the_card(table: Wallet) -> None:
    table.cards.fx[0] = table.cards.wallet.pop()


def on_the_table(table: Wallet, special: int) -> None:
    table.specials.pile.append(special)


def a_pile_card_before_its_owner(table: Wallet) -> None:
    table.specials.up[0].append(table.specials.down[0].pop())


def emergency_twice(table: Wallet) -> None:
    table.specials.pile += [EMERGENCY, EMERGENCY]


def a_card_of_the_end_on_the_pile(table: Wallet) -> None:
    on_the_table(table, EXTRA)


def a_special_twice(table: Wallet) -> None:
    on_the_table(table, BIRTHDAY)


def a_card_is_gone(table: Wallet) -> None:
    table.cards.hands[0].remove(CODES["JS"])


def a_card_twice(table: Wallet) -> None:
    table.cards.wallet.append(CODES["D50"])


def an_extra_id_is_gone(table: Wallet) -> None:
    table.cards.compartment.pop()


def unsorted_hand(table: Wallet) -> None:
    table.cards.hands[0].reverse()


def unsorted_compartment(table: Wallet) -> None:
    table.cards.compartment.reverse()


def unsorted_tokens(table: Wallet) -> None:
    table.tokens.pocket.remove(3)
    table.tokens.own[0] = [3, 1]


def a_token_is_gone(table: Wallet) -> None:
    table.tokens.pocket.pop()


def equal_coins(table: Wallet) -> None:
    table.round.coins[2] = 2


def a_coin_of_no_box(table: Wallet) -> None:
    table.round.coins[2] = 99


def too_many_hourglasses(table: Wallet) -> None:
    table.round.hourglasses = 7


def no_hourglass_in_a_turn(table: Wallet) -> None:
    table.round.hourglasses = 0


def too_many_turns(table: Wallet) -> None:
    table.round.turns = [7, 7, 6]


def somebody_left_out(table: Wallet) -> None:
    table.round.turns = [3, 1, 1]


def another_first_player(table: Wallet) -> None:
    table.round.first = 2


def nothing_to_say(table: Wallet) -> None:
    table.stack.append(Fine(1, [None] * 3))
    table.tokens.pocket += table.tokens.own[0]
    table.tokens.own[0] = []


def nobody_asked(table: Wallet) -> None:
    table.stack.append(Fine(0, [None] * 3))


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (a_card_is_gone, "the playing cards are not the deck that was chosen"),
        (a_card_twice, "money has appeared or vanished"),
        (an_extra_id_is_gone, "the Extra IDs are not one of each"),
        (unsorted_hand, "a hand is out of order"),
        (unsorted_compartment, "a hand is out of order"),
        (paid_too_little, "somebody paid too little"),
        (a_special_twice, "the Special cards are not one of each"),
        (a_card_of_the_end_on_the_pile, "an end-of-round card was played in a turn"),
        (a_pile_card_before_its_owner, "a card lies before its owner that belongs on the pile"),
        (exchanged_without_the_card, "a note was exchanged without Currency Exchange"),
        (emergency_twice, "Emergency was played twice"),
        (unsorted_tokens, "a seat's tokens are out of order"),
        (a_token_is_gone, "the tokens are not those of the box"),
        (equal_coins, "the coins are not one different coin per seat"),
        (a_coin_of_no_box, "the coins are not one different coin per seat"),
        (too_many_hourglasses, "there are too many hourglasses or too few"),
        (no_hourglass_in_a_turn, "a turn goes on without an hourglass"),
        (too_many_turns, "turns were not taken in order"),
        (somebody_left_out, "turns were not taken in order"),
        (another_first_player, "the first player has not the lowest coin"),
        (nothing_to_say, "fine leaves a seat nothing to say"),
        (nobody_asked, "fine asks nobody"),
    ],
)
def test_a_broken_table_is_noticed(breaks: Callable[[Wallet], None], fault: str) -> None:
    table = playing()
    assert table.faults() == []
    breaks(table)
    assert fault in table.faults()


def an_hourglass_is_back(table: Wallet) -> None:
    table.round.hourglasses = 1


def a_verdict_turns(table: Wallet) -> None:
    table.round.verdicts[1].innocent = True


def an_innocent_hand_changes(table: Wallet) -> None:
    table.cards.wallet.append(table.cards.hands[0].pop())


def a_guilty_hand_confiscates(table: Wallet) -> None:
    table.cards.seized[1] = [table.cards.hands[2].pop(0)]


def a_hand_is_covered(table: Wallet) -> None:
    table.round.shown = 3


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (an_hourglass_is_back, "the round ended while an hourglass was showing"),
        (a_verdict_turns, "a verdict changed after it was fixed"),
        (an_innocent_hand_changes, "an innocent player lost a card after the verdict"),
        (a_guilty_hand_confiscates, "somebody who is no innocent Officer on duty confiscated money"),
        (a_hand_is_covered, "a hand is still hidden when the fines are paid"),
    ],
)
def test_a_broken_end_of_a_round_is_noticed(breaks: Callable[[Wallet], None], fault: str) -> None:
    table = fined()
    assert table.faults() == []
    breaks(table)
    assert fault in table.faults()


def equally_rich(table: Wallet) -> None:
    table.reports[0].wealth = [1, 1, 1]
    for verdict in table.reports[0].verdicts:
        verdict.innocent = True


def wrong_prizes(table: Wallet) -> None:
    table.reports[0].drew[0] += 1


def too_few_prizes(table: Wallet) -> None:
    table.reports[0].drew[0] -= 1


def an_innocent_is_fined(table: Wallet) -> None:
    table.reports[0].lost |= 1


@pytest.mark.parametrize(
    ("breaks", "fault"),
    [
        (equally_rich, "two innocent players are equally rich"),
        (wrong_prizes, "the wrong number of tokens was drawn"),
        (too_few_prizes, "the wrong number of tokens was drawn"),
        (an_innocent_is_fined, "an innocent player lost a token"),
    ],
)
def test_a_broken_report_is_noticed(breaks: Callable[[Wallet], None], fault: str) -> None:
    table = fined()
    said(table, "B lose 1", "C lose 1")
    assert table.faults() == []
    breaks(table)
    assert fault in table.faults()


def test_false_knowledge_is_noticed() -> None:
    """What a seat is sure of follows from the memory; a card that is not where it was put belies it."""
    table = dealt(2, {"specials": "off"}, fixed={"A.hand": "D50 JS", "B.hand": "E50 PO", "A.coin": "1"})
    said(table, "A put D50")
    while len(table.cards.memory.entries) % 2:
        table.cards.lacked(1, 3)
    assert table.faults() == []
    wallet = table.cards.wallet
    table.cards.hands[1].append(wallet.pop(wallet.index(CODES["D50"])))
    table.cards.hands[1].sort()
    assert "a seat is sure of a card in the wallet that is not there" in table.faults()
