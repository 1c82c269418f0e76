"""The thinking player: always legal, always the same, and clearly better than chance."""

from __future__ import annotations

from random import Random

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.embezzlement import choose
from kickback.engine.chance import Quick
from kickback.games.embezzlement.components import TRAP
from kickback.games.embezzlement.table import Embezzlement
from tests.games.embezzlement.tables import EIGHTS, dealt, said, some_table

CALM = CHARACTERS["calm"]


def thought(table: Embezzlement, seat: int, character: str = "calm", seed: int = 3) -> str:
    return choose(table.view(seat), table.legal(seat), CHARACTERS[character], Quick(seed)).text


@pytest.mark.parametrize("seed", range(24))
def test_it_plays_any_table_to_its_end(seed: int) -> None:
    table = some_table(seed)
    characters = list(CHARACTERS.values())
    dice = Random(seed)
    luck = Quick(seed + 1)
    while not table.over:
        seat = dice.choice(table.waiting())
        free = table.free(seat)
        if free and dice.random() < 0.1:
            table.act(seat, dice.choice(free))
            continue
        legal = table.legal(seat)
        view = table.view(seat)
        twin = luck.clone()
        action = choose(view, legal, characters[seat], luck)
        assert action in legal
        assert choose(view, legal, characters[seat], twin) is action
        table.act(seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_far_more_than_its_share_among_random_players(seats: int) -> None:
    wins = 0.0
    games = 90
    for seed in range(games):
        table = dealt(seats, seed=seed + 1)
        me = seed % seats
        luck = Quick(seed + 500)
        while not table.over:
            waiting = table.waiting()
            seat = waiting[luck.below(len(waiting))]
            legal = table.legal(seat)
            if seat == me and len(legal) > 1:
                table.act(seat, choose(table.view(seat), legal, CALM, luck))
            else:
                table.act(seat, legal[luck.below(len(legal))])
        if me in table.winners:
            wins += 1 / len(table.winners)
    assert wins / games > (0.8 if seats == 2 else 2.2 / seats)


def test_it_skims_and_baits() -> None:
    amounts = set()
    for seed in range(40):
        table = dealt(3, fixed={"first": "A", "workload": "1"})
        amounts.add(thought(table, 0, seed=seed))
    assert "announce 5" in amounts
    trap = dealt(3, fixed={"first": "A", "workload": "T"})
    assert trap.invoices.kinds[0] == TRAP
    assert {thought(trap, 0, seed=seed) for seed in range(20)} <= {"announce 4", "announce 5"}
    eight = dealt(3, EIGHTS, fixed={"first": "A", "workload": "8"})
    assert {thought(eight, 0, seed=seed) for seed in range(20)} == {"announce 5"}


def test_it_bribes_for_profit_and_lets_traps_be_audited() -> None:
    base = {"turn": "B", "phase": "action", "round": "5", "A.hand": "bribe", "B.hand": "audit", "workload.left": "0"}
    for board, answer in (("3:5/1", "bribe"), ("3:5/T", "pass"), ("3:4/4", "pass"), ("3:5/8", "pass")):
        table = dealt(3, EIGHTS, fixed=base | {"A.board": board})
        said(table, "B audit A 3")
        assert {thought(table, 0, seed=seed) for seed in range(20)} == {answer}


def test_it_takes_a_fat_profit_and_hands_on_an_eight() -> None:
    fixed = {"turn": "A", "round": "8", "A.board": "1:5/1 2:1/1", "B.hand": "blackmail", "workload.left": "0"}
    assert thought(dealt(3, fixed=fixed), 1) == "blackmail"
    fixed = {"turn": "A", "phase": "action", "round": "5", "A.board": "2:5/8", "B.board": "2:5/1", "A.hand": "trade"}
    assert thought(dealt(3, EIGHTS, fixed=fixed), 0) == "trade B 2"


def test_it_does_not_risk_its_last_cap_on_a_blind_audit() -> None:
    fixed = {"first": "A", "workload": "3", "B.hand": "audit", "B.stash": "0"}
    table = dealt(3, fixed=fixed)
    said(table, "A announce 5", "A place")
    assert {thought(table, 1, "paranoid", seed) for seed in range(20)} == {"pass"}
