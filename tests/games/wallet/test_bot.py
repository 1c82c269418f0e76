"""The thinking player: always legal, always the same, and clearly better than chance."""

from __future__ import annotations

from random import Random

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.wallet import choose, plan_for
from kickback.engine.chance import Quick
from kickback.games.wallet.components import NAMES
from kickback.games.wallet.table import Wallet
from tests.games.wallet.tables import cards, dealt, said, some_table


def thought(table: Wallet, seat: int, character: str = "calm", seed: int = 3) -> str:
    return choose(table.view(seat), table.legal(seat), CHARACTERS[character], Quick(seed)).text


@pytest.mark.parametrize("seed", range(20))
def test_it_plays_any_table_to_its_end(seed: int) -> None:
    table = some_table(seed)
    characters = list(CHARACTERS.values())
    dice = Random(seed)
    luck = Quick(seed + 1)
    decisions = 0
    while not table.over:
        seat = dice.choice(table.waiting())
        legal = table.legal(seat)
        view = table.view(seat)
        twin = luck.clone()
        action = choose(view, legal, characters[seat % len(characters)], luck)
        assert action in legal
        assert choose(view, legal, characters[seat % len(characters)], twin) is action
        table.act(seat, action)
        decisions += 1
        assert decisions < 3000


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_wins_far_more_than_its_share_among_random_players(seats: int) -> None:
    wins = 0.0
    games = 40
    for seed in range(games):
        table = dealt(seats, seed=seed + 1)
        me = seed % seats
        luck = Quick(seed + 500)
        while not table.over:
            waiting = table.waiting()
            seat = waiting[luck.below(len(waiting))]
            legal = table.legal(seat)
            if seat == me and len(legal) > 1:
                table.act(seat, choose(table.view(seat), legal, CHARACTERS["calm"], luck))
            else:
                table.act(seat, legal[luck.below(len(legal))])
        if me in table.winners:
            wins += 1 / len(table.winners)
    assert wins / games > (0.85 if seats == 2 else 2.4 / seats)


def test_it_plans_for_the_identity_it_has() -> None:
    assert plan_for(cards("JS D200 E100 J150")).innocent
    assert [NAMES[card] for card in plan_for(cards("JS D200 E100 P20 J150")).shed] == ["P20"]
    assert [NAMES[card] for card in plan_for(cards("PO CC D100")).shed] == ["CC"]
    assert plan_for(cards("SA PO D100")).innocent
    assert plan_for(cards("SA D100")).lacks == 1
    assert plan_for(cards("MI D500 D100")).innocent
    assert plan_for(cards("PG D100 E100 P100 Y50 J100")).innocent
    assert plan_for(cards("D100")).lacks == 1


def test_it_flips_when_it_is_rich_and_innocent() -> None:
    table = dealt(3, {"specials": "off"}, fixed={"A.hand": "JS D200 E200 J50", "A.coin": "1"})
    assert thought(table, 0) == "flip"


def test_it_takes_when_it_has_no_identity_and_little_money() -> None:
    table = dealt(3, {"specials": "off"}, fixed={"A.hand": "D50 E50", "A.coin": "1"})
    assert thought(table, 0) == "take"


def test_it_buys_an_identity_with_money_it_cannot_keep() -> None:
    table = dealt(3, {"specials": "off"}, fixed={"A.hand": "D500 E50 J100", "A.coin": "1"})
    assert thought(table, 0) == "buy"
    said(table, "A buy")
    while table.draft(0):
        table.act(0, choose(table.view(0), table.legal(0), CHARACTERS["calm"], Quick(1)))
    assert [NAMES[card] for card in table.cards.paid] == ["D500"]
    assert thought(table, 0).startswith("pick X")


def test_it_hands_the_poison_on_and_hides_what_is_left() -> None:
    fixed = {"A.hand": "JS PB D200 E100", "A.coin": "1", "A.specials": "dispose hide", "hourglasses": "1"}
    table = dealt(3, fixed=fixed)
    assert thought(table, 0) == "play dispose"
    said(table, "A play dispose", "A B")
    assert thought(table, 0) == "with PB"
    late = dealt(2, fixed=fixed | {"A.specials": "hide", "B.specials": "-"})
    said(late, "A flip")
    assert thought(late, 0) == "done"  # the first call is for Extra Time
    said(late, "A done")
    assert thought(late, 0) == "play hide"
    said(late, "A play hide")
    assert thought(late, 0) == "with PB"


def test_it_inspects_an_officer_who_failed_while_there_is_money() -> None:
    fixed = {"A.hand": "PO PB", "B.hand": "PO PB E500 E100", "C.hand": "D50 E50 J50 J100 MI PG SA", "A.coin": "1"}
    fixed |= {"B.coin": "2", "C.coin": "5", "D.hand": "PO PB", "D.coin": "7", "hourglasses": "1"}
    table = dealt(4, {"specials": "off"}, fixed=fixed)
    said(table, "A flip")
    assert thought(table, 0) == "search B"
    said(table, "A search B")
    assert thought(table, 3) == "search C"


def test_it_inspects_whom_it_knows_to_be_guilty() -> None:
    fixed = {"A.hand": "PO PB", "B.hand": "JS", "C.hand": "D500 E500 P500 Y500", "A.coin": "1", "hourglasses": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed)
    said(table, "A flip")
    assert thought(table, 0) == "search C"
