"""Imagined worlds against counting by hand: every order of deck and workload that fits is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.embezzlement import choose
from kickback.engine.chance import Quick
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.components import AUDIT, BLACKMAIL, BRIBE, CARD_NAMES, OTR, TRADE, TYPES
from kickback.games.embezzlement.memory import DREW, RESHUFFLED
from kickback.games.embezzlement.table import Embezzlement
from tests.games.embezzlement.tables import EIGHTS, dealt, said

DRAWS = 2000


def imagined(table: Embezzlement, seat: int, draws: int = DRAWS) -> list[Embezzlement]:
    worlds = GAME.worlds(table.view(seat))
    dice = Quick(11)
    return [worlds.sample(dice) for _ in range(draws)]


def hand(table: Embezzlement, seat: int) -> tuple[int, ...]:
    return tuple(table.cards.hands[TYPES * seat : TYPES * seat + TYPES])


def counted(cards: list[int]) -> tuple[int, ...]:
    return tuple(cards.count(card) for card in range(TYPES))


def agree(found: Counter[object], expected: Counter[object]) -> None:
    """The same outcomes, each as often as it should be within five standard deviations."""
    assert set(found) == set(expected)
    draws, pasts = sum(found.values()), sum(expected.values())
    for outcome, count in expected.items():
        chance = count / pasts
        assert abs(found[outcome] - chance * draws) < 5 * (draws * chance * (1 - chance)) ** 0.5 + 1


def apart(found: Counter[object], expected: Counter[object]) -> float:
    """Total variation between what was drawn and what should be."""
    draws, pasts = sum(found.values()), sum(expected.values())
    return sum(abs(found[o] / draws - expected[o] / pasts) for o in set(found) | set(expected)) / 2


def pile_without(cards: list[int]) -> str:
    """All sixty cards but these, as a pile."""
    return " ".join(CARD_NAMES[card] for card in range(TYPES) for _ in range(12 - cards.count(card)))


def few_cards(unseen: list[int], mine: list[int], others: dict[str, list[int]], extra: dict[str, str]) -> Embezzlement:
    """A table where almost every card lies on the pile, so that all pasts can be counted."""
    fixed = {"pile": pile_without(unseen + mine), "A.hand": " ".join(CARD_NAMES[card] for card in mine)}
    fixed |= {f"{seat}.hand": " ".join(CARD_NAMES[card] for card in cards) for seat, cards in others.items()}
    rest = unseen[:]
    for cards in others.values():
        for card in cards:
            rest.remove(card)
    return dealt(
        1 + len(others), {"first-player": "A"}, fixed=fixed | {"deck": " ".join(CARD_NAMES[c] for c in rest)} | extra
    )


ACTION = {"turn": "A", "phase": "action", "round": "3", "workload.left": "0", "A.board": "1:5/1", "B.board": "1:3/3"}


def test_hands_before_anything_is_played() -> None:
    unseen = [BRIBE, BRIBE, AUDIT, AUDIT, OTR, TRADE]
    table = few_cards(unseen, [OTR], {"B": [BRIBE, AUDIT], "C": [AUDIT, OTR]}, ACTION)
    found: Counter[object] = Counter((hand(w, 1), hand(w, 2), w.cards.deck[-1]) for w in imagined(table, 0))
    expected: Counter[object] = Counter(
        (counted(list(p[:2])), counted(list(p[2:4])), p[4]) for p in permutations(unseen)
    )
    agree(found, expected)


def test_a_card_played_must_have_been_held_and_nothing_more_is_read_into_it() -> None:
    """B bribes, draws, and bribes again: so many Bribes had come by then; which of them was played does not matter."""
    unseen = [BRIBE, BRIBE, BRIBE, AUDIT, AUDIT, OTR, TRADE]
    fixed = ACTION | {"A.board": "1:5/1 2:2/2", "B.board": "1:3/3 2:2/2"}
    table = few_cards(unseen, [OTR, OTR, OTR], {"B": [BRIBE, AUDIT], "C": [AUDIT, OTR]}, fixed)
    table.cards.deck = [TRADE, BRIBE, BRIBE]  # B will draw a Bribe
    said(table, "A otr 1", "B bribe", "A pass", "A done", "A pass", "B done", "B draw", "C done", "C pass")
    said(table, "A otr 1", "B bribe", "A pass")
    found: Counter[object] = Counter((hand(w, 1), hand(w, 2)) for w in imagined(table, 0))
    expected: Counter[object] = Counter()
    for p in permutations(unseen):
        first, drawn, others = list(p[:2]), p[4], list(p[2:4])
        if BRIBE not in first:
            continue
        first.remove(BRIBE)
        first.append(drawn)
        if BRIBE not in first:
            continue
        first.remove(BRIBE)
        expected[(counted(first), counted(others))] += 1
    agree(found, expected)


def test_three_unseen_hands_are_exact_too() -> None:
    unseen = [BRIBE, BRIBE, AUDIT, OTR, OTR, TRADE, BLACKMAIL]
    others = {"B": [BRIBE, AUDIT], "C": [BRIBE, OTR], "D": [OTR, TRADE]}
    table = few_cards(unseen, [OTR, OTR, TRADE], others, ACTION | {"C.board": "1:1/1"})
    said(table, "A otr 1", "C bribe", "A pass", "A trade B 1", "B bribe", "A pass", "A done", "A pass")
    said(table, "B done", "B draw")
    found: Counter[object] = Counter((hand(w, 1), hand(w, 2), hand(w, 3)) for w in imagined(table, 0, 4000))
    expected: Counter[object] = Counter()
    for p in permutations(unseen):
        b, c, d = list(p[:2]), list(p[2:4]), list(p[4:6])
        if BRIBE in b and BRIBE in c:
            b.remove(BRIBE)
            c.remove(BRIBE)
            expected[(counted([*b, p[6]]), counted(c), counted(d))] += 1
    agree(found, expected)


@pytest.mark.proves("EMB-CARD-4", "EMB-RULING-51")
def test_counting_at_a_reshuffle() -> None:
    """With two players the other hand is exactly what was in neither the own hand nor the pile."""
    table = dealt(
        2, fixed={"first": "A", "turn": "A", "phase": "draw", "A.hand": "audit audit trade otr", "deck.left": "0"}
    )
    before = hand(table, 1)
    said(table, "A draw")
    assert len(table.cards.deck) == 50
    for world in imagined(table, 0, 200):
        assert hand(world, 1) == before
    assert len({tuple(world.cards.deck) for world in imagined(table, 0, 20)}) == 20
    assert len({hand(world, 0) for world in imagined(table, 1, 300)}) > 1  # B did not see what A drew


@pytest.mark.no_cover
def test_after_a_reshuffle_hands_come_from_what_was_not_on_the_pile() -> None:
    """Three hands: B and C share what was neither on the pile nor with A; what they play later tells who had what."""
    unseen = [BRIBE, BRIBE, AUDIT, OTR]
    fixed = ACTION | {"C.board": "1:1/1"}
    table = few_cards(unseen, [OTR, OTR, OTR], {"B": [BRIBE, AUDIT], "C": [BRIBE, OTR]}, fixed)
    said(table, "A otr 1", "B bribe", "A pass", "A done", "A draw")  # the deck was empty
    drawn = [entry.card for entry in table.cards.memory.entries if entry.kind == DREW]
    assert len(drawn) == 1
    said(table, "B done", "B draw", "C done", "C pass", "A otr 1", "C bribe", "A pass")
    found: Counter[object] = Counter((hand(w, 1), hand(w, 2)) for w in imagined(table, 0, 4000))
    pile = [card for card in range(TYPES) for _ in range(12 - unseen.count(card) - (3 if card == OTR else 0))]
    pile += [OTR, BRIBE]  # A's Off the Record and B's Bribe, played before the shuffle
    pile.remove(drawn[0])
    expected: Counter[object] = Counter()
    for p in permutations(unseen):
        b, c = list(p[:2]), list(p[2:])
        if BRIBE in b and BRIBE in c:
            b.remove(BRIBE)
            c.remove(BRIBE)
            for card in pile:
                expected[(counted([*b, card]), counted(c))] += 1
    assert set(found) == set(expected)
    assert apart(found, expected) < 0.04


@pytest.mark.proves("EMB-HOUSE-1")
def test_delayed_blackmail_is_in_no_imagined_starting_hand() -> None:
    table = dealt(3, {"delayed-blackmail": "on", "first-player": "A"})
    assert all(world.cards.hands[TYPES + BLACKMAIL] == 0 for world in imagined(table, 0, 300))
    said(table, "A announce 5", "A place", "B pass", "C pass", "A done", "B announce 5", "B place", "C pass", "A pass")
    kept = table.legal(1)
    discard = next(action for action in kept if action.text.startswith("discard"))
    table.act(1, discard)
    said(table, "B draw")
    drawn = [world.cards.hands[TYPES + BLACKMAIL] for world in imagined(table, 0, 1200)]
    assert set(drawn) == {0, 1}  # it can only be the card just drawn
    assert 0.2 < sum(drawn) / 1200 < 0.5  # twelve of the 45 in the deck


def test_invoices_of_a_known_mix() -> None:
    """Custom workload, nothing settled: the unseen years and the workload hold what is left of the mix."""
    options = EIGHTS | {"workload": "custom", "custom-counts": "2,2,2,2,2,2,2", "first-player": "A"}
    board = "1:1/1 2:1/1 3:2/2 4:2/2 5:3/3"
    table = dealt(
        2,
        options,
        fixed={
            "turn": "A",
            "phase": "action",
            "A.board": board,
            "B.board": "1:3/3 2:[4] 3:[4] 4:[5] 5:5/5",
            "workload.left": "4",
        },
    )
    unseen = [2, 4, 5, 5, 6, 6]  # the 3 and the 5 on B's board, and four in the workload
    found: Counter[object] = Counter(
        (w.invoices.kinds[w.boards.lying[8]], w.invoices.kinds[w.boards.lying[12]], w.invoices.workloads[0][-1])
        for w in imagined(table, 0)
    )
    expected: Counter[object] = Counter((p[0], p[1], p[2]) for p in permutations(unseen))
    agree(found, expected)


def test_deterministic_invoices_come_from_the_seat_that_took_them() -> None:
    fixed = {"turn": "A", "phase": "action", "A.hand": "trade", "A.board": "1:5/8", "B.board": "1:3/T 2:2/2"}
    table = dealt(2, EIGHTS | {"deterministic": "on", "first-player": "A"}, fixed=fixed)
    said(table, "A trade B 1", "B pass")
    for world in imagined(table, 0, 300):
        assert world.invoices.kinds[world.boards.lying[0]] == 6  # A has been shown the trap
        second = world.invoices.kinds[world.boards.lying[9]]
        assert sorted([*world.invoices.workloads[1], second, 6]) == sorted(list(range(7)) * 2)
        assert sorted([*world.invoices.workloads[0], 5]) == sorted(list(range(7)) * 2)


@pytest.mark.proves("EMB-WORK-7", "EMB-RULING-35")
def test_an_invoice_that_lay_through_a_refill_is_none_of_the_refilled_ones() -> None:
    """All the archive was public: what lies on B's board is exactly the rest of the pool."""
    options = EIGHTS | {"workload": "custom", "custom-counts": "2,2,2,2,2,2,2", "endless": "on", "first-player": "A"}
    fixed = {"turn": "B", "phase": "draw", "round": "15", "A.next": "6", "B.hand": "audit"}
    fixed |= {"B.board": "6:5/8 7:5/8 8:1/1", "workload.left": "0"}
    table = dealt(2, options, fixed=fixed)
    said(table, "B pass")  # round 16: twelve invoices come back, A takes one of eleven
    assert len(table.invoices.refills) == 1
    seen: Counter[object] = Counter()
    for world in imagined(table, 0, 1500):
        kinds = [world.invoices.kinds[world.boards.lying[space]] for space in (13, 14, 15)]
        assert sorted(kinds) == [0, 5, 5]
        seen[tuple(kinds)] += 1
    agree(seen, Counter({(0, 5, 5): 1, (5, 0, 5): 1, (5, 5, 0): 1}))


def test_unseen_invoices_through_a_refill_are_weighed_by_what_came_after() -> None:
    """C went bust, its invoice lies unseen in the archive; B's two lay through the refill. A's next one tells more."""
    options = EIGHTS | {"workload": "custom", "custom-counts": "2,2,4,4,4,4,2", "endless": "on", "first-player": "A"}
    fixed = {"turn": "C", "phase": "draw", "round": "15", "A.next": "6", "C.hand": "audit"}
    fixed |= {"B.board": "7:5/8 8:1/1", "C.board": "7:4/8", "workload.left": "0"}
    table = dealt(3, options, fixed=fixed)
    said(table, "C resign")  # the turn passes, round 16 begins with a refill, and A takes one
    assert len(table.invoices.refills) == 1
    mine = table.invoices.kinds[table.turn.fresh]
    public = [1, 2, 4, 4, 4, 2, 2]  # what came back besides C's invoice: all but two 8s and a 1
    expected: Counter[object] = Counter()
    for p in permutations([5, 5, 0]):  # B's year 7, B's year 8, C's lost one
        refilled = public[:]
        refilled[p[2]] += 1
        expected[(p[0], p[1])] += refilled[mine]
    found: Counter[object] = Counter(
        (w.invoices.kinds[w.boards.lying[14]], w.invoices.kinds[w.boards.lying[15]]) for w in imagined(table, 0)
    )
    agree(found, expected)


@pytest.mark.proves("EMB-HOUSE-12")
def test_a_sealed_amount_is_any() -> None:
    table = dealt(2, {"silence": "on", "one-two-punch": "on"}, fixed={"first": "A"})
    said(table, "A seal 2")
    found: Counter[object] = Counter(world.turn.amount for world in imagined(table, 1))
    agree(found, Counter({1: 1, 2: 1, 3: 1, 4: 1, 5: 1}))
    assert {world.turn.amount for world in imagined(table, 0, 50)} == {2}


@pytest.mark.proves("EMB-HOUSE-18", "EMB-HOUSE-15")
def test_a_secret_choice_is_any_legal_one() -> None:
    table = dealt(3, {"cheap-start": "on", "cheap-start-max": "6"})
    said(table, "B start 4")
    picks = [world.stack[-1].picks for world in imagined(table, 0, 1200)]  # type: ignore[attr-defined]  # a Commit
    agree(Counter(pick[1].amount for pick in picks), Counter(range(7)))
    table = dealt(3, {"planned-financing": "on", "target-min": "56"})
    said(table, "B target 58")
    picks = [world.stack[-1].picks for world in imagined(table, 2, 1200)]  # type: ignore[attr-defined]  # a Commit
    agree(Counter(pick[1].amount for pick in picks), Counter(range(56, 61)))


@pytest.mark.proves("EMB-RULING-25")
def test_passes_in_an_open_race_are_any_that_fit() -> None:
    table = dealt(4, fixed={"first": "A", "workload": "3"})
    said(table, "A announce 4", "A place", "B pass")
    asked: Counter[object] = Counter(tuple(world.waiting()) for world in imagined(table, 1, 1200))
    agree(asked, Counter({(2, 3): 1, (2,): 1, (3,): 1}))  # B has passed, somebody is still asked


@pytest.mark.proves("EMB-HOUSE-24")
def test_caps_are_the_true_ones_even_in_a_vault() -> None:
    table = dealt(3, {"vault": "on"}, fixed={"first": "A", "B.stash": "9", "workload": "2", "B.hand": "audit"})
    said(table, "A announce 5", "A place", "B audit", "A pass")
    assert all(world.money.stash == [5, 10, 5] for world in imagined(table, 2, 20))


@pytest.mark.no_cover
def test_a_seat_that_played_many_cards_after_a_reshuffle_still_imagines() -> None:
    """Thinking players get through the deck; whoever has played more than a hand since, knows its own draws."""
    reshuffled = 0
    for seed in range(3):
        table = dealt(4, {"workload-size": "40"}, seed)
        dice = Quick(seed + 1)
        while table.waiting():
            seat = table.waiting()[0]
            table.act(seat, choose(table.view(seat), table.legal(seat), CHARACTERS["greedy"], dice))
            if any(entry.kind == RESHUFFLED for entry in table.cards.memory.entries) and dice.below(25) == 0:
                reshuffled += 1
                for other in range(4):
                    world = GAME.worlds(table.view(other)).sample(Quick(reshuffled))
                    assert world.view(other).plain() == table.view(other).plain()
    assert reshuffled > 3
