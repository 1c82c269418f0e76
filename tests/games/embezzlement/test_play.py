"""Whole games at random: what holds at every moment, what a single step may change, what the clock chooses."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickback.engine.chance import Quick
from kickback.engine.moments import AUTO
from kickback.engine.seats import EYE
from kickback.games import ledger
from kickback.games.embezzlement.actions import DISCARD, DRAW, PAGES, RESIGN
from kickback.games.embezzlement.components import BLANK, BOXES, MOST, SETTLE_AFTER, WORTH, YEARS
from kickback.games.embezzlement.memory import RESHUFFLED
from kickback.games.embezzlement.table import Embezzlement
from tests.games.embezzlement.tables import dealt, played, said, some_table

SEEDS = range(120)


def events_since(table: Embezzlement, count: int) -> list[dict[str, object]]:
    log = table.log
    assert log is not None
    return [dict(event.seen_by(EYE) or {}) for event in log[count:]]


@given(st.integers(min_value=0, max_value=10**9))
@settings(max_examples=60, deadline=None)
def test_invariants_hold_in_every_game(seed: int) -> None:
    table = some_table(seed, listen=seed % 2 == 0)
    assert table.faults() == []
    for _ in played(table, seed):
        assert table.faults() == []
    assert table.faults() == []
    assert abs(sum(table.returns())) < 1e-9


@pytest.mark.proves("EMB-RULING-49", "EMB-TURN-6")
def test_who_was_to_be_first_may_resign_before_the_first_turn() -> None:
    table = dealt(3, {"cheap-start": "on", "first-player": "B"})
    said(table, "C start 7", "B resign")
    assert table.faults() == []
    assert table.waiting() == [0]
    said(table, "A start 8")
    assert table.faults() == []
    assert table.turn.active == 2
    assert table.waiting() == [2]


@pytest.mark.parametrize("seed", SEEDS)
def test_each_step_changes_only_what_it_may(seed: int) -> None:
    """Debts and gains: a settlement changes one stash at most, an audit those it names, a card no stash at all."""
    table = some_table(seed, listen=True)
    log = table.log
    assert log is not None
    heard = len(log)
    stash = table.money.stash[:]
    hands = table.cards.held[:]
    owners = (table.turn.active, table.turn.round)
    bust = len(table.people.bust)
    for _seat, action in played(table, seed):
        news = events_since(table, heard)
        moved = Counter[str]()
        for event in news:
            amount = event.get("amount", 0)
            assert isinstance(amount, int)
            if event["kind"] in ("profit", "reward"):
                moved[str(event["seat"])] += amount
            elif event["kind"] == "debt":
                paid = event["paid"]
                assert isinstance(paid, int)
                moved[str(event["seat"])] -= paid
        choosing = [event for event in news if event["kind"] == "starts"]
        for seat in range(table.seats):
            letter = "ABCD"[seat]
            if not table.people.out >> seat & 1 and not choosing:
                assert table.money.stash[seat] == stash[seat] + moved[letter]
            if table.cards.held[seat] > hands[seat]:
                assert owners[0] == seat  # nobody picks up outside their own turn
                assert table.cards.held[seat] == hands[seat] + 1
        debts = [event for event in news if event["kind"] == "bust" and event["owed"]]
        assert len(debts) <= 1 or table.over or not table.rules.survivor_ends
        assert len(table.people.bust) >= bust
        heard = len(log)
        stash, hands, owners, bust = (
            table.money.stash[:],
            table.cards.held[:],
            (table.turn.active, table.turn.round),
            len(table.people.bust),
        )
        del action


@pytest.mark.proves("EMB-SETTLE-1", "EMB-SETTLE-14", "EMB-SETTLE-15", "EMB-TURN-3", "EMB-TURN-6")
def test_from_the_eighth_turn_one_invoice_is_settled_each_turn() -> None:
    """Without audits' trades in the way: what is paid in round r is settled in round r + 7."""
    for seats in (2, 3, 4):
        table = dealt(seats, {"abundance": "on", "workload-size": str(9 * seats), "first-player": "A"}, listen=True)
        paid: dict[tuple[str, int], list[int]] = {}
        settled = 0
        while not table.over:
            seat = table.waiting()[0]
            action = table.default(seat, Quick(1))
            if table.stack[-1].name == "declare":
                worth = WORTH[table.invoices.kinds[table.turn.fresh]]
                action = PAGES[seats][seat].announces[min(max(worth, 1), MOST) - 1]
            assert table.log is not None
            heard = len(table.log)
            table.act(seat, action)
            for event in events_since(table, heard):
                if event["kind"] == "placed":
                    key = (str(event["seat"]), int(str(event["year"])))
                    paid.setdefault(key, []).append(table.turn.round)
                if event["kind"] == "archived":
                    key = (str(event["seat"]), int(str(event["year"])))
                    if not table.people.bust:
                        assert table.turn.round == paid[key].pop(0) + SETTLE_AFTER
                    settled += 1
        assert settled > 5 * seats


@pytest.mark.proves("EMB-WORK-8", "EMB-WORK-1")
@pytest.mark.parametrize("seed", range(40))
def test_without_endless_the_work_only_shrinks_and_games_end_in_time(seed: int) -> None:
    table = dealt(2 + seed % 3, {"lone-survivor": "plays-on"} if seed % 2 else {}, seed)
    work = sum(map(len, table.invoices.workloads)) + sum(table.boards.laid) + (table.turn.fresh != BLANK)
    since = 1
    players = table.left
    size = work
    for _ in played(table, seed):
        now = sum(map(len, table.invoices.workloads)) + sum(table.boards.laid) + (table.turn.fresh != BLANK)
        assert now <= work
        work = now
        if table.left != players:
            players, since, size = table.left, table.turn.round, sum(map(len, table.invoices.workloads))
        assert table.turn.round <= since + -(-size // max(players, 1)) + 8


@pytest.mark.parametrize("seed", range(60))
def test_listing_and_judging_agree(seed: int) -> None:
    """Everything in the book is either listed or refused with a clause of the ledger, for every seat."""
    clauses = ledger("embezzlement").clauses
    table = some_table(seed)
    for number, _ in enumerate(played(table, seed)):
        if number % 9:
            continue
        for seat in range(table.seats):
            legal = {action.text for action in table.legal(seat)}
            free = {action.text for action in table.free(seat)}
            assert bool(legal) == (seat in table.waiting())
            for action in PAGES[table.seats][seat].by_text.values():
                ban = table.forbids(seat, action)
                if ban is not None:
                    assert ban.clause in clauses
                    assert action.text not in legal | free
                elif action.free:
                    looked = action.text.startswith("peek") or action.verb is RESIGN
                    assert action.text in free or looked  # a second look is allowed, but no news
                else:
                    assert action.text in legal


@pytest.mark.proves("EMB-RULING-25", "EMB-PAY-3")
@pytest.mark.parametrize("seed", range(30))
def test_the_clock_can_play_a_whole_game(seed: int) -> None:
    """The clock's choice is always legal, passes in every window, and never depends on the invoice."""
    table = some_table(seed)
    dice = Quick(seed + 5)
    steps = 0
    while not table.over:
        seat = table.waiting()[0]
        name = table.stack[-1].name
        action = table.default(seat, dice)
        if table.stack[-1].kind == "race" or "bribe" in name or name in ("counter", "defend-otr"):
            assert action.text == "pass"
        elif name == "declare":
            assert action.text in ("announce 5", "seal 5")
        elif name == "place":
            assert action.text in ("place", "place 5")
        elif name == "draw":
            assert action.text == "draw"
        elif name == "action":
            assert action.text == "done"
        table.act(seat, action)
        steps += 1
    assert steps < 60 * YEARS * table.seats * (table.rules.laps + 2)


@pytest.mark.proves("EMB-HOUSE-15", "EMB-HOUSE-18", "EMB-HOUSE-13", "EMB-HOUSE-28")
@pytest.mark.parametrize("box", list(BOXES))
def test_the_clock_chooses_starts_targets_and_answers(box: str) -> None:
    kinds = BOXES[box].names
    table = dealt(2, {"cheap-start": "on"})
    assert table.default(0, Quick(1)).text == "start 5"
    table = dealt(2, {"planned-financing": "on", "target-min": "17"})
    assert table.default(1, Quick(1)).text == "target 17"
    table = dealt(2, {"box": box, "answer-me": "on", "ask-limit": "9"}, fixed={"first": "A", "B.board": "1:3/3"})
    for question, answers in (
        ("value 1", {f"answer {kind}" for kind in kinds}),
        ("honest 1", {"answer yes", "answer no"}),
        ("have bribe", {"answer yes", "answer no"}),
        ('"why?"', {'answer "no comment"'}),
    ):
        said(table, f"A ask B {question}")
        assert {table.default(1, Quick(seed)).text for seed in range(60)} == answers
        table.act(1, table.default(1, Quick(3)))
    table = dealt(2, {"box": box, "read-only": "on"}, fixed={"first": "A", "B.board": "1:3/3"})
    said(table, "A read B 1")
    assert {table.default(1, Quick(seed)).text for seed in range(60)} == {f"declare {kind}" for kind in kinds}


def test_a_clone_is_independent_and_the_same() -> None:
    for seed in range(25):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number == 40:
                before = table.view(EYE).plain()
                twin = table.clone()
                assert twin.view(EYE).plain() == before
                for _ in played(twin, seed + 1):
                    pass
                assert table.view(EYE).plain() == before


@pytest.mark.proves("EMB-DRAW-2", "EMB-DRAW-4", "EMB-CARD-4")
def test_cards_are_picked_up_one_by_one_and_reshuffled() -> None:
    rich = {f"{seat}.stash": "60" for seat in "ABCD"}
    table = dealt(4, {"workload-size": "60"}, 3, rich)
    shuffled = 0
    for seat, action in played(table, 1, aside=0.0):
        if action.verb is DRAW:
            assert seat == table.turn.active
            shuffled += not table.cards.deck
        elif action.verb is DISCARD:
            assert table.cards.held[seat] == 5
    assert sum(entry.kind == RESHUFFLED for entry in table.cards.memory.entries) == shuffled > 0


def test_the_stack_never_rests_on_an_automatic_step() -> None:
    for seed in range(20):
        table = some_table(seed)
        for _ in played(table, seed):
            assert table.stack[-1].kind != AUTO
            assert len(table.stack) <= 4


@pytest.mark.proves("EMB-BRIBE-8")
def test_all_twelve_bribes_on_one_card() -> None:
    """No depth is forbidden: two deterministic hands hold six Bribes, and all of them may be played."""
    table = dealt(2, {"deterministic": "on"}, fixed={"first": "A", "turn": "A", "phase": "action", "B.board": "1:5/1"})
    said(table, "A audit B 1")
    for _ in range(3):
        said(table, "B bribe", "A bribe")
    assert table.exchange is not None
    assert table.exchange.bribes == 6
    assert [action.text for action in table.legal(1)] == ["pass"]
    said(table, "B pass")
    assert table.money.stash == [6, 5]


@pytest.mark.proves("EMB-HOUSE-3", "EMB-HOUSE-4", "EMB-HOUSE-5", "EMB-RULING-43")
@pytest.mark.parametrize(("box", "each"), [("traps", 12), ("eights", 14)])
def test_a_deterministic_game_of_four_takes_two_of_each_kind_and_never_draws(box: str, each: int) -> None:
    options = {"box": box, "deterministic": "on", "abundance": "on", "first-player": "A"}
    table = dealt(4, options, 1, listen=True)
    table.money.stash = [60] * 4  # nobody goes bust, so that all invoices of everybody are paid
    table.money.coffers -= 200
    table.money.starts = [60] * 4
    last = 0
    while not table.over:
        seat = table.waiting()[0]
        last = table.turn.round
        table.act(seat, table.default(seat, Quick(1)))
    assert last == each + 7
    log = table.log
    assert log is not None
    placed = Counter(event.facts["seat"] for event in log if event.kind == "placed")
    assert placed == dict.fromkeys("ABCD", each)
    assert not [event for event in log if event.kind == "drew"]
