"""The officer on his way: what each space of the track does when he reaches it."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.pecunia_olet.components import GODFATHER, INVESTIGATION, NOBODY, SPECIALS, STEP, STRIKE
from kickback.games.pecunia_olet.memory import UNSEEN_PAYMENT, paid
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.table import PecuniaOlet


def step(table: PecuniaOlet, seat: int, why: str) -> bool:
    """PEC-POL-1, -3, -5, PEC-RULING-14: the officer moves on and the space he reaches acts at once. Has he arrived?

    `why` is a hat, and the seat that used it, or a stall or the patrol at the end of a round.
    """
    board = table.rules.board
    police = table.police
    grounded = table.strike
    police.officer += 1
    police.moved = table.round.number
    special = board.special[police.officer]
    if table.log is not None:
        clause = "PEC-POL-1" if why == "hat" else "PEC-RULING-14"
        who = letter(seat) if seat != NOBODY else None
        facts: Facts = {"seat": who, "space": police.officer, "special": SPECIALS[special], "why": why}
        table.tell("officer", clause, facts | {"rounds": table.rules.stall_limit} if why == "stall" else facts)
        if grounded and special != STRIKE:
            table.tell("strike-over", "PEC-STRIKE-2", {})
    if special == GODFATHER:
        godfather(table)
    elif special == INVESTIGATION:
        police.banned += 1
        if table.log is not None:
            table.tell("banned", "PEC-INV-1", {"level": police.banned})
    elif special == STRIKE and table.log is not None:
        table.tell("strike", "PEC-STRIKE-1", {})
    return police.officer == board.last


def half(rules: Rules, cash: int) -> int:
    """PEC-GOD-2, PEC-RULING-2: what the Godfather takes, in full tens."""
    tens = cash // STEP
    return ((tens + 1) // 2 if rules.round_up else tens // 2) * STEP


def godfather(table: PecuniaOlet) -> None:
    """PEC-GOD-1, -2: everybody pays half of the cash. PEC-RULING-7: the public hears the same whatever is paid."""
    rules = table.rules
    table.tell("godfather", "PEC-GOD-1", {"open": rules.open_payments})
    for seat in range(table.seats):
        price = half(rules, table.money.cash[seat])
        table.money.hand_in(seat, price)
        table.memory.add(paid(seat, price) if rules.open_payments else UNSEEN_PAYMENT[seat])
        if table.log is not None:
            who: Facts = {"seat": letter(seat)}
            amount: Facts = {"amount": price, "left": table.money.cash[seat]}
            if rules.open_money:
                table.tell("paid", "PEC-GOD-1", who | amount)
            elif rules.open_payments:
                table.tell("paid", "PEC-GOD-1", who | {"amount": price}, {seat: {"left": table.money.cash[seat]}})
            else:
                table.tell("paid", "PEC-GOD-1", who, {seat: amount})
