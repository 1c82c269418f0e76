"""What a scenario may fix before the deal, and what is refused."""

from __future__ import annotations

import pytest

from kickback.engine.bans import BadDeal
from kickback.games.wallet import GAME
from kickback.games.wallet.components import NAMES
from kickback.games.wallet.options import Rules
from tests.games.wallet.tables import dealt


@pytest.mark.parametrize(
    ("fixed", "why"),
    [
        ({"A.hand": "XJS XJS"}, "no further XJS"),
        ({"A.hand": "D500", "B.hand": "D500", "C.hand": "D500", "wallet": "D500 D500"}, "no further D500"),
        ({"A.hand": "D30"}, "A.hand: 'D30' is not possible"),
        ({"A.coin": "3"}, "no further coin of 3 cents"),
        ({"A.coin": "5", "B.coin": "5"}, "no further coin of 5 cents"),
        ({"A.tokens": "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3"}, "not enough tokens of value 3"),
        ({"A.specials": "fund", "B.specials": "fund"}, "no further fund"),
        ({"discard": "fund", "B.specials": "fund"}, "no further fund"),
        ({"wallet": "D50 E50", "wallet.size": "1"}, "wallet.size must hold the named cards"),
        ({"wallet.size": "90"}, "wallet.size must hold the named cards"),
        ({"hourglasses": "7"}, "round and hourglasses"),
        ({"hourglasses": "0"}, "round and hourglasses"),
        ({"round": "4"}, "round and hourglasses"),
        ({"round": "0"}, "round and hourglasses"),
        ({"turn": "D"}, "turn names one seat"),
        ({"turn": "A B"}, "turn names one seat"),
    ],
)
def test_impossible_deals_are_refused(fixed: dict[str, str], why: str) -> None:
    with pytest.raises(BadDeal, match=why):
        dealt(3, fixed=fixed)


def test_hands_cannot_be_dealt_from_too_few_cards() -> None:
    lean = {"deck": "lean-35"}
    with pytest.raises(BadDeal, match="not enough cards for all hands"):
        dealt(2, lean, fixed={"A.hand": " ".join(NAMES[card] for card in Rules(2, GAME.settle(2, lean)).cards[:31])})


def test_what_a_scenario_may_say_of_the_time() -> None:
    table = dealt(3, fixed={"A.coin": "1", "turn": "B", "round": "3", "hourglasses": "6"})
    assert (table.round.turn, table.round.first, table.round.number, table.round.turns) == (1, 0, 3, [0, 1, 0])
    assert table.waiting() == [1]
