"""A choice is whole: it is carried out."""

from __future__ import annotations

from typing import Final, cast

from kickback.engine.chance import Chance
from kickback.games.wallet.actions import DEAL, PLAY, Move
from kickback.games.wallet.components import EXTRA
from kickback.games.wallet.moments.birthday import deal_gifts
from kickback.games.wallet.moments.end_cards import play_end_card
from kickback.games.wallet.moments.four_actions import perform, perform_in_steps
from kickback.games.wallet.moments.special_cards import play
from kickback.games.wallet.table import Wallet

NO_MOVES: Final[list[Move]] = []
NO_CARDS: Final[list[int]] = []


def carry_out(table: Wallet, seat: int, last: Move) -> None:
    """The choice that this step completes."""
    steps = cast("list[Move]", table.drafts[seat].steps) if seat in table.drafts else NO_MOVES
    table.close()
    if not steps and last.verb is not PLAY and last.verb is not DEAL:
        perform(table, seat, last, 0, NO_CARDS)
        return
    steps = [*steps, last]
    first = steps[0]
    if first.verb is PLAY:
        if first.special >= EXTRA:
            play_end_card(table, seat, steps)
        else:
            play(table, seat, steps)
    elif first.verb is DEAL:
        deal_gifts(table, seat, steps)
    else:
        perform_in_steps(table, seat, steps)


def any_next_step(table: Wallet, seat: int, chance: Chance) -> Move:
    """The clock goes on with a choice it has begun: any way."""
    steps = table.drafts[seat].parts[-1].candidates(table, seat)
    step = steps[chance.below(len(steps))]
    assert isinstance(step, Move)
    return step
