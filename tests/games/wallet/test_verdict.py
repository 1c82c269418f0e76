"""The verdict: a pure function of the cards that count and the coin, explained clause by clause."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from kickback.engine.actions import Action
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import IS_DONE, TO_FLIP
from kickback.games.wallet.components import BADGE as POLICE_BADGE
from kickback.games.wallet.components import CARD_KINDS, CODES, CREDIT_CARD, CURRENCY_OF, IDENTITY, MONEY, NOTES, WORTH
from kickback.games.wallet.reasons import reasons
from kickback.games.wallet.verdict import judge
from tests.games.wallet.tables import cards, dealt, played, some_table


def by_the_book(hand: list[int], coin: int) -> bool:
    """The five identities once more, written down independently from the rules text."""
    total = sum(WORTH[card] for card in hand) * 100 + coin
    notes = {CURRENCY_OF[card] for card in hand if card < NOTES}
    jewels = [card for card in hand if NOTES <= card < MONEY]
    who = [IDENTITY[card] for card in hand if IDENTITY[card] != HIDDEN]
    credit = hand.count(CREDIT_CARD)
    badges = hand.count(POLICE_BADGE)
    if 4 in who:
        return len(who) >= 2 and not credit and not badges and total <= 50000 and len(notes) <= 2
    if len(who) != 1:
        return False
    if who == [0]:
        return not badges and total <= 50000 and len(notes) <= 2
    if who == [1]:
        return not credit and total <= 50000 and len(notes) <= 2
    if credit or badges:
        return False
    if who == [2]:
        return total > 50000 and len(notes) <= 2
    return total <= 50000 and bool(jewels)


@pytest.mark.proves(
    "WAL-VERDICT-1", "WAL-VERDICT-2", "WAL-VERDICT-8", "WAL-VERDICT-9", "WAL-JS-1", "WAL-PO-1", "WAL-MI-1", "WAL-PG-1"
)
def test_random_hands_are_judged_by_the_book() -> None:
    dice = Random(4)
    found = {True: 0, False: 0}
    for _ in range(20000):
        hand = sorted(dice.choices(range(CARD_KINDS), k=dice.randint(0, 5)))
        coin = dice.choice([1, 2, 5, 7, 10, 20, 50])
        verdict = judge(hand, HIDDEN, HIDDEN, coin, True)
        assert verdict.innocent == by_the_book(hand, coin), hand
        found[verdict.innocent] += 1
    assert min(found.values()) > 500


@pytest.mark.proves("WAL-VERDICT-11")
def test_a_failed_condition_is_among_the_lines_and_named_by_its_clause() -> None:
    dice = Random(5)
    for _ in range(5000):
        hand = sorted(dice.choices(range(CARD_KINDS), k=dice.randint(0, 6)))
        verdict = judge(hand, HIDDEN, HIDDEN, 7, True)
        failed = [line["clause"] for line in verdict.lines() if isinstance(line, dict) and not line["ok"]]
        assert bool(failed) != verdict.innocent
        if failed:
            assert verdict.why == failed[0]


@pytest.mark.proves("WAL-VERDICT-4", "WAL-VERDICT-6")
def test_only_notes_are_currencies() -> None:
    for pair in combinations_with_replacement(("D50", "E50", "J50", "JS", "CC"), 2):
        hand = cards(" ".join(pair))
        notes = {card for card in pair if card in ("D50", "E50")}
        assert judge(hand, HIDDEN, HIDDEN, 50, True).currencies == len(notes)


@pytest.mark.proves("WAL-FX-1", "WAL-FX-2", "WAL-VERDICT-1")
def test_an_exchanged_note_counts_in_its_new_currency() -> None:
    hand = cards("JS D50 E100")
    assert judge(hand, CODES["P100"], 0, 1, True).innocent
    assert not judge(hand, CODES["P100"], 2, 1, True).innocent
    assert judge(hand, CODES["P100"], 0, 1, True).money == 25001


@pytest.mark.proves("WAL-VERDICT-10", "WAL-REVEAL-1")
def test_the_own_checklist_is_the_verdict_to_come() -> None:
    """What a player reads before the last flip or `done` is what the police say, and nothing changes it afterwards."""
    compared = 0
    for seed in range(15):
        table = some_table(seed)
        checks: list[bool] = []
        before = -1
        last: Action = TO_FLIP
        for _, action in played(table, seed):
            fresh = table.reports[-1].verdicts if len(table.reports) > before >= 0 else table.round.verdicts
            if checks and fresh and last in (TO_FLIP, IS_DONE):
                assert checks == [verdict.innocent for verdict in fresh]
                compared += 1
            checks = [] if table.round.verdicts else [table.view(seat).check.innocent for seat in range(table.seats)]
            before = len(table.reports)
            last = action
    assert compared > 20


def test_no_two_totals_are_equal_with_whole_units() -> None:
    table = dealt(7)
    assert all(WORTH[card] == int(WORTH[card]) for card in table.rules.cards)
    assert len(set(table.round.coins)) == 7
    assert max(table.round.coins) < 100


@pytest.mark.proves("WAL-VERDICT-11")
@pytest.mark.parametrize(
    ("hand", "failed"),
    [
        ("JS D200 E200", []),
        ("D50", [("no-id", "WAL-VERDICT-7", 0)]),
        ("JS PO", [("many-ids", "WAL-VERDICT-8", 2)]),
        (
            "JS PO MI CC PB",
            [("many-ids", "WAL-VERDICT-8", 3), ("credit-card", "WAL-CC-1", 1), ("badge", "WAL-PB-1", 1)],
        ),
        ("SA D50", [("agent-alone", "WAL-SA-2", 0)]),
        ("SA JS D50", []),
        ("SA SA D50", []),
        ("SA JS CC", [("agent-credit-card", "WAL-SA-4", 0)]),
        ("SA JS PB", [("agent-badge", "WAL-SA-4", 0)]),
        ("SA CC PB", [("agent-alone", "WAL-SA-2", 0), ("agent-both", "WAL-SA-4", 0)]),
        ("JS CC CC", []),
        ("JS PB PB", [("badge", "WAL-PB-1", 2)]),
        ("PO PB", []),
        ("PO CC CC", [("credit-card", "WAL-CC-1", 2)]),
        ("MI CC PB D500 J50", [("credit-card", "WAL-CC-1", 1), ("badge", "WAL-PB-1", 1)]),
        ("JS D500", [("coin-tips", "WAL-JS-1", 7)]),
        ("JS D500 D20", [("too-much", "WAL-JS-1", 2007)]),
        ("D500", [("no-id", "WAL-VERDICT-7", 0), ("coin-tips", "WAL-VERDICT-2", 7)]),
        ("MI D500", []),
        ("MI D200", [("too-little", "WAL-MI-1", 20007)]),
        ("PO D20 E20 P20", [("currencies", "WAL-PO-1", 3)]),
        ("D20 E20 P20", [("no-id", "WAL-VERDICT-7", 0), ("currencies", "WAL-VERDICT-2", 3)]),
        ("PG D20 E20 P20 Y20", [("no-jewelry", "WAL-PG-1", 0)]),
        ("PG D20 E20 P20 J50", []),
        ("MI D200 E20 P20 Y20", [("too-little", "WAL-MI-1", 26007), ("currencies", "WAL-MI-1", 4)]),
    ],
)
def test_all_that_fails_is_named_in_judging_order(hand: str, failed: list[tuple[str, str, int]]) -> None:
    verdict = judge(cards(hand), HIDDEN, HIDDEN, 7, True)
    found = [(reason.what, reason.clause, reason.number) for reason in reasons(verdict)]
    assert found == failed
    assert verdict.innocent == (not failed)
    if failed:
        assert verdict.why == failed[0][1]
    lines = [line["clause"] for line in verdict.lines() if isinstance(line, dict) and not line["ok"]]
    assert lines[:1] == [clause for _, clause, _ in failed[:1]]


def test_without_an_id_money_is_judged_by_the_usual_rule() -> None:
    lines = [line for line in judge(cards("D50"), HIDDEN, HIDDEN, 7, True).lines() if isinstance(line, dict)]
    clauses = {str(line["what"]): line["clause"] for line in lines}
    assert clauses["money"] == clauses["currencies"] == "WAL-VERDICT-2"
