"""What holds in every game, whatever is played: checked move by move over random games and random house rules."""

from __future__ import annotations

from random import Random

import pytest

from kickback.engine.chance import Quick
from kickback.engine.seats import EYE
from kickback.games.pecunia_olet import GAME, fake_notes
from kickback.games.pecunia_olet.actions import BOOK, CHEAT, FENCE, FLY, PASS, PRINT, PRINT_CHOSEN, SHOP, Move
from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_GROUP,
    GODFATHER,
    GREAT_LAWYER,
    INVESTIGATION,
    NO_CARD,
    PRINTED,
    QUALITY,
    SPACES,
    STRIKE,
)
from kickback.games.pecunia_olet.table import PecuniaOlet
from tests.games.pecunia_olet.tables import dealt, played, said, some_table

GAMES = range(60)


@pytest.mark.parametrize("seed", GAMES)
def test_legal_actions_are_exactly_what_nothing_forbids(seed: int) -> None:
    """One judge: the list of choices, unjudged where it is exact, and the whole book judged one by one."""
    table = some_table(seed)
    for step, (seat, _) in enumerate(played(table, seed)):
        if step % 5 and table.stack[-1].name == "placement":
            continue
        legal = table.legal(seat)
        assert legal == [a for a in table.stack[-1].candidates(table, seat) if table.forbids(seat, a) is None]
        assert sorted(action.index for action in legal) == [
            a.index for a in BOOK.actions if table.forbids(seat, a) is None
        ]
        for other in range(table.seats):
            if other not in table.waiting():
                assert table.legal(other) == []
                assert all(table.forbids(other, action) is not None for action in legal)


@pytest.mark.parametrize("seed", GAMES)
def test_invariants(seed: int) -> None:
    table = some_table(seed)
    assert table.faults() == []
    for seat, action in played(table, seed):
        before = table.clone()
        twin = table.clone()
        twin.act(seat, action)
        assert table.view(EYE).plain() == before.view(EYE).plain()  # a clone's move does not touch its original
        assert twin.faults() == []
        check_move(before, twin, seat, action)


def check_move(before: PecuniaOlet, after: PecuniaOlet, seat: int, action: Move) -> None:
    """What one answer may change."""
    rules = before.rules
    board = rules.board
    name = before.stack[-1].name
    steps = after.police.officer - before.police.officer
    if name == "placement" and action.verb is not PASS:
        assert before.henchmen.on[action.space] == -1
        assert steps >= board.hat[action.space]
    ends_round = before.round.number != after.round.number or name == "diner-choice" or sum(before.henchmen.ready) == 1
    alone = not ends_round and not after.ending.scored  # nothing but the action itself, and perhaps the officer's step
    if alone:
        assert steps == (name == "placement" and action.verb is not PASS and board.hat[action.space])
    assert 0 <= steps <= 1 + rules.extra_patrol
    passed = board.special[before.police.officer + 1 : after.police.officer + 1]
    assert after.police.banned - before.police.banned == passed.count(INVESTIGATION)
    if GODFATHER in passed:
        assert after.money.account == before.money.account or action.verb is FLY
    if action.verb is FLY:
        assert board.special[before.police.officer] != STRIKE
        fare = board.price[action.space]
        if alone:
            assert after.money.total(seat) == before.money.total(seat) - fare
    if action.verb is SHOP and action.lot:
        assert fake_notes.worst(action.lot) > before.police.banned
    if action.verb in (PRINT, PRINT_CHOSEN) and alone:
        gained = after.money.fakes[seat] - before.money.fakes[seat]
        quality = fake_notes.worst(gained)
        assert gained == fake_notes.single(quality, min(2 * before.equipment.printers[seat], before.in_supply(quality)))
    if action.verb in (SHOP, FENCE) and alone:
        assert after.money.fakes[seat] == before.money.fakes[seat] - action.lot
    if action.verb is not CHEAT or action.space != board.sunglasses:
        assert after.round.pawn == before.round.pawn or name == "choose-first"
    for mine, then in zip(before.equipment.cards, after.equipment.cards, strict=True):
        assert then[: len(mine)] == mine
    if after.round.number > before.round.number and not after.ending.scored:
        check_new_round(before, after)


def check_new_round(before: PecuniaOlet, after: PecuniaOlet) -> None:
    gaps = [column for column, card in enumerate(after.market.row) if card == NO_CARD]
    assert gaps == list(range(len(gaps)))
    assert not gaps or not after.market.deck.faces
    assert after.round.first == after.round.pawn
    assert after.henchmen.ready == [PRINTED.henchmen] * after.seats
    assert after.stack[-1].name == "placement"
    for seat in range(after.seats):
        changed = fake_notes.size(before.money.fakes[seat]) - fake_notes.size(after.money.fakes[seat])
        if before.stack[-1].name == "diner-choice":
            assert changed == min(before.equipment.diners[seat], fake_notes.size(before.money.fakes[seat]))


@pytest.mark.proves("PEC-ROUND-1", "PEC-ROUND-3", "PEC-RULING-16")
@pytest.mark.parametrize("seed", range(20))
def test_everybody_has_one_turn_a_lap(seed: int) -> None:
    table = dealt(4, {"tie": "shared"}, seed)
    turns: list[int] = []
    opened = table.round.first
    number = table.round.number
    for seat, _ in played(table, seed):
        if table.round.number != number:
            assert turns == [(opened + step) % 4 for step in range(12)]
            turns, opened, number = [], table.round.first, table.round.number
        if table.stack[-1].name == "placement":
            turns.append(seat)


@pytest.mark.proves("PEC-GOAL-3", "PEC-END-3", "PEC-LAW-5")
@pytest.mark.parametrize("seed", GAMES)
def test_only_the_officers_arrival_ends_the_game(seed: int) -> None:
    table = some_table(seed)
    last = [0] * table.seats
    lifted = [0, 0]
    for seat, action in played(table, seed):
        if table.stack[-1].name == "placement":
            assert table.police.officer < table.rules.board.last
        elif table.stack[-1].name == "last-henchman":
            last[seat] += 1
        elif table.stack[-1].name == "lawyer-lift" and action.verb is not PASS:
            lifted[table.ending.lawyer] += 1
            assert table.equipment.lawyers[table.ending.lawyer] == seat
    assert table.police.officer == table.rules.board.last
    assert max(last) <= 1
    assert max(lifted) <= 1
    start = table.rules.board.start[table.seats]
    limit = table.rules.stall_limit or 1
    assert table.round.number <= (table.police.officer - start) * limit


@pytest.mark.proves("PEC-RULING-14", "PEC-RULING-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_passers_still_ends(seats: int) -> None:
    """Everybody leaves the choice to the clock: nothing but passes, and the officer comes all the same."""
    table = dealt(seats, {"tie": "shared"}, seed=seats)
    rounds = 3 * (table.rules.board.last - table.police.officer)
    while not table.over:
        seat = table.waiting()[0]
        action = table.default(seat, Quick(1))
        assert action.text == "pass"
        table.act(seat, action)
    assert table.round.number == rounds
    assert all(fake_notes.size(held) == 0 for held in table.money.fakes)


@pytest.mark.proves("PEC-RULING-31", "PEC-RULING-8")
@pytest.mark.parametrize("seed", range(20))
def test_a_seat_that_left_is_played_by_the_clock(seed: int) -> None:
    """Seat A has left: it passes, its diners take the worst fakes, its cash still pays, and it is ranked."""
    fixed = {"first": "A", "A.cards": "printer ink diner diner", "A.fakes": "2-1-4", "A.cash": "100", "officer": "8"}
    table = dealt(3, {"tie": "shared"}, seed, fixed)
    dice = Random(seed)
    worst = table.money.fakes[0]
    while not table.over:
        seat = table.waiting()[0]
        if seat:
            table.act(seat, dice.choice(table.legal(seat)))
            continue
        action = table.default(0, Quick(1))
        if table.stack[-1].name == "diner-choice":
            assert isinstance(action, Move)
            assert action.lot == fake_notes.lowest(worst, 2)
            worst -= action.lot
        else:
            assert action.text == "pass"
        table.act(0, action)
    assert table.money.cash[0] < 100 + 7 * PRINTED.diner_pays
    assert table.view(1).place(0) in (1, 2, 3)


def test_defaults_of_the_rare_questions() -> None:
    table = dealt(4, {"first-player": "host"})
    assert {table.default(0, Quick(seed)).text for seed in range(40)} == {"first A", "first B", "first C", "first D"}
    fixed = {"first": "A", "officer": "29", "A.down": "3", "B.down": "3", "C.down": "2", "C.cash": "0"}
    tied = dealt(3, fixed=fixed | {"A.cash": "20", "B.cash": "20"})
    said(tied, "C tax t3")
    assert tied.stack[-1].name == "rematch"
    assert tied.default(0, Quick(1)).text == "enough"
    lawyer = dealt(3, fixed={"first": "C", "officer": "29", "A.cards": "printer ink great-lawyer"})
    said(lawyer, "C tax t3", "A tax t2", "B pass", "C pass")
    assert lawyer.default(0, Quick(1)).text == "pass"
    said(lawyer, "A lift t2")
    assert lawyer.default(0, Quick(1)).text == "pass"


@pytest.mark.proves("PEC-SCORE-5", "PEC-SCORE-6", "PEC-RULING-9")
@pytest.mark.parametrize("tie", ["shared", "draw", "rematch"])
def test_returns_share_a_tie(tie: str) -> None:
    fixed = {"first": "A", "officer": "29", "A.down": "3", "B.down": "3", "C.down": "2", "C.cash": "0"}
    table = dealt(3, {"tie": tie}, fixed=fixed | {"A.account": "500", "A.cash": "0", "B.account": "500", "B.cash": "0"})
    said(table, "C tax t3")
    if tie == "rematch":
        said(table, "A again", "B again", "C enough")
    assert table.over
    assert table.returns() == [0.5, 0.5, -1.0]
    assert table.winners == ([0, 1] if tie == "shared" else [])


@pytest.mark.proves("PEC-SETUP-4", "PEC-POL-5")
@pytest.mark.parametrize("seed", range(20))
def test_the_officer_only_goes_forward(seed: int) -> None:
    table = some_table(seed)
    place = table.rules.board.start[table.seats]
    assert table.police.officer == place
    for _ in played(table, seed):
        assert place <= table.police.officer <= table.rules.board.last
        place = table.police.officer


@pytest.mark.proves("PEC-RULING-29")
def test_the_next_group_is_public() -> None:
    table = dealt(3, seed=5)
    for _ in played(table, 5):
        top = CARD_GROUP[table.market.deck.faces[-1]] if table.market.deck.faces else None
        deck = table.view(1).plain()["deck"]
        assert isinstance(deck, dict)
        assert deck["next"] == top
        assert deck["count"] == len(table.market.deck)
        assert set(deck["cards"] if isinstance(deck["cards"], list) else []) <= {"hidden"}


@pytest.mark.proves("PEC-LAW-4")
def test_two_seats_have_no_bad_lawyer() -> None:
    for seats, kinds in ((2, {GREAT_LAWYER}), (3, {GREAT_LAWYER, BAD_LAWYER})):
        table = dealt(seats)
        deck = [PRINTED.cards[card].kind for card in table.market.deck.faces + table.market.row]
        assert {kind for kind in deck if kind >= GREAT_LAWYER} == kinds
    bare = dealt(3, {"lawyers": "off"})
    assert all(PRINTED.cards[card].kind < GREAT_LAWYER for card in bare.market.deck.faces + bare.market.row)


def test_free_looks_change_nothing_and_stay_private() -> None:
    table = dealt(3, fixed={"first": "A", "B.cash": "70", "B.fakes": "0-1-0"}, listen=True)
    before = table.view(EYE).plain()
    assert [action.text for action in table.free(1)][:2] == ["count", "history"]
    said(table, "B count", "B history")
    assert table.view(EYE).plain() == before
    assert table.log is not None
    counted, leafed = table.log[-2:]
    assert counted.seen_by(0) is None
    assert leafed.seen_by(0) is None
    seen = counted.seen_by(1)
    assert seen is not None
    assert (seen["cash"], seen["account"], seen["fakes"]) == (70, 0, "0-1-0")


def test_spaces_have_one_number_on_both_sides() -> None:
    assert [SPACES[space] for space in dealt(2).rules.board.spaces] == [
        "m1", "m2", "m3", "m4", "m5", "p1", "p2", "k1", "r1", "r2", "t1", "t2", "c1", "j1",
    ]  # fmt: skip


@pytest.mark.proves("PEC-RULING-11")
def test_an_endless_stock_counts_on_and_on() -> None:
    """Thousands of notes of each quality, and none turns into another."""
    fixed = {"first": "A", "A.fakes": "999-999-999", "A.cards": "printer printer printer printer ink paper hologram"}
    table = dealt(2, {"fake-stock": "endless", "stall-limit": "0"}, fixed=fixed)
    for number in range(1, 400):
        said(table, "A print p1", "B pass", "A pass", "B pass", "A pass", "B pass")
        assert fake_notes.written(table.money.fakes[0]) == f"999-999-{999 + 8 * number}"
    assert table.faults() == []


def finished(tie: str) -> PecuniaOlet:
    fixed = {"first": "A", "officer": "29", "A.down": "3", "B.down": "3", "C.down": "2"}
    money = (
        {"A.account": "200", "B.account": "200", "A.cash": "0", "B.cash": "0"} if tie != "one" else {"A.account": "900"}
    )
    table = dealt(3, {"tie": tie if tie != "one" else "draw"}, fixed=fixed | money)
    said(table, "C tax t3")
    return table


@pytest.mark.parametrize(
    ("tie", "id", "clause", "winners", "tied"),
    [
        ("one", "outcome-won", "PEC-SCORE-5", [0], []),
        ("shared", "outcome-shared", "PEC-SCORE-6", [0, 1], [0, 1]),
        ("draw", "outcome-draw", "PEC-SCORE-6", [], [0, 1]),
    ],
)
def test_how_a_game_ends(tie: str, id: str, clause: str, winners: list[int], tied: list[int]) -> None:
    table = finished(tie)
    why = table.outcome().why
    assert (why.id, why.clauses, table.winners, table.ending.tied) == (id, (clause,), winners, tied)
    twin = table.clone()
    assert (twin.winners, twin.ending.tied) == (winners, tied)
    assert twin.view(0).plain() == table.view(0).plain()


def test_a_clone_knows_how_the_question_for_another_game_came_out() -> None:
    table = finished("one")
    table.ending.again = False
    assert table.clone().ending.again is False


@pytest.mark.proves("PEC-PRINT-2")
def test_quality_is_how_many_different_components_a_workshop_has() -> None:
    assert [components.bit_count() for components in range(8)] == QUALITY


def test_before_the_end_clones_share_that_nothing_has_ended() -> None:
    table = dealt(3)
    assert table.clone().ending is table.ending
    done = finished("one")
    assert done.clone().ending is not done.ending


def test_the_shape_of_a_view_knows_what_a_sum_is() -> None:
    view = dealt(3, fixed={"first": "A"}).view(0).plain()
    shape = GAME.view_shape()
    assert shape.fault(view) == ""
    own, other = view["A"], view["B"]
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert other["cash"] == "hidden"
    own["cash"] = "much"
    assert shape.fault(view)


def test_a_flight_that_must_move_money_may_keep_any_other_sum() -> None:
    fixed = {"first": "A", "A.cash": "50", "A.account": "20"}
    table = dealt(3, {"empty-suitcase": "off"}, fixed=fixed)
    flights = [action.text for action in table.legal(0) if action.text.startswith("fly")]
    assert flights == [f"fly c1 keep {keep}" for keep in (0, 10, 30, 40)]


def test_without_a_note_to_print_only_the_presses_are_shut() -> None:
    fixed = {"first": "A", "A.cards": "printer ink", "B.fakes": "30-0-0", "A.cash": "0"}
    texts = [action.text for action in dealt(3, fixed=fixed).legal(0)]
    assert texts == ["pass", "tax t1", "tax t2", "tax t3"]
