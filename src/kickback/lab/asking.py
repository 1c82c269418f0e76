"""Questions held against the rules: what a prompt offers is what the seat may do, and what it locks is locked."""

from __future__ import annotations

from kickback.engine.game import Game
from kickback.engine.table import Table
from kickback.records.match import asked


def amiss(game: Game, table: Table, seat: int) -> str:
    """What is wrong with the seat's prompt; "" if all it says may be done may be done, and nothing is left out."""
    prompt = asked(game, table, seat)
    offered = [choice.action.text for choice in prompt.choices]
    legal = [action.text for action in table.legal(seat)]
    if len(set(offered)) < len(offered):
        return "a choice is offered twice"
    if set(offered) != set(legal):
        wrong = sorted(set(offered) ^ set(legal))
        return f"choices are not what is legal: {', '.join(wrong)}"
    for choice in prompt.free:
        if table.forbids(seat, choice.action) is not None:
            return f"'{choice.action.text}' is called free and forbidden"
    for lock in prompt.locked:
        if lock.text and table.forbids(seat, table.read(seat, lock.text)) is None:
            return f"'{lock.text}' is called locked and allowed"
    return ""
