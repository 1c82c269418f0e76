"""Towards the end of a game: nobody is told to wait for a turn that cannot come."""

from __future__ import annotations

import pytest

from kickback.engine.chance import Quick
from kickback.games import game
from kickback.games.embezzlement.refusals import turns_until
from kickback.games.embezzlement.table import Embezzlement
from kickback.records.match import Match

GAME = game("embezzlement")


@pytest.mark.no_cover
@pytest.mark.proves("EMB-END-1")
def test_a_turn_that_cannot_come_is_not_promised() -> None:
    """Whoever is told that no turn comes any more gets none; before that everybody does, or is bust."""
    promised = denied = 0
    for number in range(12):
        match = Match(GAME, 3, {}, f"last turns {number}")
        table, dice = match.table, Quick(number)
        assert isinstance(table, Embezzlement)
        last = [0, 0, 0]  # the round of each seat's last turn
        none_left: list[tuple[int, int]] = []
        while table.waiting():
            last[table.turn.active] = table.turn.round
            none_left += [(seat, last[seat]) for seat in range(3) if turns_until(table, seat) == 0]
            promised += sum(1 for seat in range(3) if turns_until(table, seat) == 1)
            seat = table.waiting()[dice.below(len(table.waiting()))]
            legal = table.legal(seat)
            match.act(seat, legal[dice.below(len(legal))])
        denied += len(none_left)
        assert all(last[seat] == then for seat, then in none_left)
    assert promised > 500
    assert denied > 10
