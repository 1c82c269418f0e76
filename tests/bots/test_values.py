"""The judges of unfinished games: shares of one win, better than a blind guess."""

from __future__ import annotations

from math import log

import pytest

from kickback.bots.values import outlook, won_shares
from kickback.bots.values.fit import fitted, samples, surprise
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.games import NAMES
from kickback.games import game as game_named


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_judge_that_beats_a_blind_guess(name: str) -> None:
    look = outlook(name)
    assert look is not None
    data = samples(name, look, 8)
    for features, _ in data:
        assert all(len(numbers) == len(look.weights) for numbers in features)
    assert surprise(list(look.weights), data) < log(game_named(name).usual)


@pytest.mark.parametrize("name", NAMES)
def test_shares_make_one_win_at_any_time(name: str) -> None:
    game = game_named(name)
    look = outlook(name)
    assert look is not None
    table = game.deal(game.usual, game.settle(game.usual, game.finite({})), Seeded("values", "deal"), Fixed({}))
    dice = Quick(3)
    while waiting := table.waiting():
        shares = look.shares(table)
        assert all(share >= 0 for share in shares)
        assert sum(shares) == pytest.approx(1)
        seat = waiting[dice.below(len(waiting))]
        legal = table.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])
    shares = won_shares(table)
    assert sum(shares) == pytest.approx(1)
    assert [seat for seat, share in enumerate(shares) if share] == (table.winners or list(range(table.seats)))


def test_a_game_nobody_judges_is_played_to_its_end() -> None:
    assert outlook("no-such-game") is None


def test_fitting_finds_what_decides() -> None:
    """The second number decides every game, the first is noise."""
    dice = Quick(1)
    data = []
    for _ in range(120):
        features = [[dice.below(100) / 100, dice.below(100) / 100] for _ in range(3)]
        best = max(range(3), key=lambda seat: features[seat][1])
        data.append((features, [float(seat == best) for seat in range(3)]))
    noise, signal = fitted(data, 2)
    assert signal > 5 * abs(noise)
    assert surprise([noise, signal], data) < 0.5 * log(3)
