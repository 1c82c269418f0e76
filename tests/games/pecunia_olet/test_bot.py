"""The thinking player: always legal, always the same in the same place, and much better than luck."""

from __future__ import annotations

from random import Random

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.pecunia_olet import choose
from kickback.engine.chance import Quick
from tests.games.pecunia_olet.tables import dealt, said, some_options


@pytest.mark.parametrize("character", list(CHARACTERS))
def test_always_legal_and_deterministic(character: str) -> None:
    dice = Random(character)
    for seed in range(10):
        table = dealt(dice.choice([2, 3, 4]), some_options(dice), seed)
        while seats := table.waiting():
            seat = seats[0]
            legal = table.legal(seat)
            action = choose(table.view(seat), legal, CHARACTERS[character], Quick(seed))
            assert action in legal
            assert action is choose(table.view(seat), legal, CHARACTERS[character], Quick(seed))
            table.act(seat, action)


@pytest.mark.parametrize("seats", [3, 4])
def test_beats_random_players(seats: int) -> None:
    """One thinking seat among random ones wins more than twice its even share, by a wide margin."""
    games = 48
    won = 0.0
    for seed in range(games):
        me = seed % seats
        table = dealt(seats, {"tie": "shared"}, seed)
        dice = Quick(seed + 1)
        while waiting := table.waiting():
            seat = waiting[0]
            legal = table.legal(seat)
            thinks = seat == me and len(legal) > 1
            pick = (
                choose(table.view(seat), legal, CHARACTERS["calm"], dice) if thinks else legal[dice.below(len(legal))]
            )
            table.act(seat, pick)
        won += 1 / len(table.winners) if me in table.winners else 0
    assert won > 2 * games / seats + 5


def test_the_end_is_played_for_money() -> None:
    """The last henchman sells, and the lawyer sells again."""
    fixed = {"first": "C", "officer": "29", "A.cards": "printer ink great-lawyer", "A.fakes": "0-0-14"}
    table = dealt(3, fixed=fixed)
    said(table, "C tax t3")
    told = []
    while table.waiting() == [0]:
        action = choose(table.view(0), table.legal(0), CHARACTERS["calm"], Quick(1))
        told.append(action.text)
        table.act(0, action)
    assert told[0] in ("fence r1 0-0-8", "fence r2 0-0-8")
    said(table, "B pass", "C pass")
    while table.waiting() == [0]:
        action = choose(table.view(0), table.legal(0), CHARACTERS["calm"], Quick(1))
        told.append(action.text)
        table.act(0, action)
    assert told[1].startswith("lift r")
    assert told[2].endswith(" 0-0-6")
    assert table.money.total(0) >= 560
