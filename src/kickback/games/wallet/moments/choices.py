"""A choice is whole: it is carried out. And why a line cannot be said, which goes through several steps at once."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.games.wallet.actions import DEAL, PLACE, PLAY, Move
from kickback.games.wallet.bans import NO_PLACES, ONE_OPPONENT, TOO_MUCH, TWO_OPPONENTS
from kickback.games.wallet.components import EXTRA
from kickback.games.wallet.moments.birthday import deal_gifts
from kickback.games.wallet.moments.drafts import Missing, said
from kickback.games.wallet.moments.end_cards import play_end_card
from kickback.games.wallet.moments.four_actions import perform, perform_in_steps
from kickback.games.wallet.moments.special_cards import play
from kickback.games.wallet.table import Wallet

NO_MOVES: Final[list[Move]] = []
NO_CARDS: Final[list[int]] = []


def carry_out(table: Wallet, seat: int, last: Move) -> None:
    """The choice that this step completes."""
    steps = said(table, seat) if table.drafts else NO_MOVES
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


def line_ban(table: Wallet, seat: int, line: Action) -> Ban | None:
    """Why this line cannot be said: a step is forbidden, something is missing, or it goes on after the choice is whole.

    Its steps are tried in the seat's draft, which is as it was afterwards.
    """
    begun = table.drafts
    ban = try_steps(table, seat, line)
    table.drafts = begun
    return ban


def try_steps(table: Wallet, seat: int, line: Action) -> Ban | None:
    last = len(line.steps) - 1
    for place, step in enumerate(line.steps):
        ban = table.judged(seat, step)
        if ban is not None:
            return ban
        going_on = table.stack[-1].stepwise and table.take_step(seat, step)
        if place == last:
            return lacking(table, seat) if going_on else None
        if not going_on:
            return too_much(table, line, line.steps[place + 1])
    return None


def lacking(table: Wallet, seat: int) -> Ban:
    part = table.drafts[seat].parts[-1]
    assert isinstance(part, Missing)
    return part.lacking


def too_much(table: Wallet, line: Action, step: Action) -> Ban:
    """The line goes on after the choice is whole."""
    if step.verb is PLACE:
        return NO_PLACES
    if line.steps[0].verb is DEAL:
        return ONE_OPPONENT if table.seats == 2 else TWO_OPPONENTS
    return TOO_MUCH
