"""Saying a choice: a step that leaves something open waits for the next; a whole choice is carried out."""

from __future__ import annotations

from kickback.engine.actions import Action, Ban
from kickback.games.wallet.actions import DEAL, PLACE, PLAY, Line
from kickback.games.wallet.bans import NO_ORDER, ONE_OPPONENT, TOO_MUCH, TWO_OPPONENTS
from kickback.games.wallet.components import EXTRA
from kickback.games.wallet.moments.birthday import deal_gifts
from kickback.games.wallet.moments.end_cards import play_end_card
from kickback.games.wallet.moments.four_actions import perform
from kickback.games.wallet.moments.special_cards import play
from kickback.games.wallet.steps import next_step
from kickback.games.wallet.table import Wallet


def say(table: Wallet, name: str, seat: int, action: Action) -> None:
    following = next_step(table, name, seat, action)
    if following is not None:
        table.draft.append(action)
        table.stack.append(following)
        return
    steps = table.draft + [action]
    table.close_line(action)
    first = steps[0]
    if first.verb == PLAY:
        if first.a >= EXTRA:
            play_end_card(table, seat, steps)
        else:
            play(table, seat, steps)
    elif first.verb == DEAL:
        deal_gifts(table, seat, steps)
    else:
        perform(table, seat, steps)


def line_ban(table: Wallet, seat: int, line: Line) -> Ban | None:
    """Why this line cannot be said. Its steps are tried on the stack, and all but the last change nothing else."""
    stack = table.stack[:]
    draft = table.draft[:]
    ban = try_steps(table, seat, line)
    table.stack = stack
    table.draft = draft
    return ban


def try_steps(table: Wallet, seat: int, line: Line) -> Ban | None:
    last = len(line.steps) - 1
    for place, step in enumerate(line.steps):
        moment = table.stack[-1]
        ban = moment.forbids(table, seat, step)
        if ban is not None:
            return ban
        following = next_step(table, moment.name, seat, step)
        if place == last:
            return None if following is None else following.lacking
        if following is None:
            return too_much(table, line, line.steps[place + 1])
        table.draft.append(step)
        table.stack.append(following)
    return None


def too_much(table: Wallet, line: Line, step: Action) -> Ban:
    """The line goes on after the choice is whole."""
    if step.verb == PLACE:
        return NO_ORDER
    if line.steps[0].verb == DEAL:
        return ONE_OPPONENT if table.seats == 2 else TWO_OPPONENTS
    return TOO_MUCH
