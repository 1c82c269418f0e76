"""What a seat of Embezzlement is asked, as data made from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import ASK_ME, Prompt, StandingOrder
from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.actions import Move
from kickback.games.embezzlement.components import SEATS, SETTLE_AFTER, TRAP, WORTH
from kickback.games.embezzlement.options import Rules
from kickback.games.embezzlement.prompts.acting import ask_action, ask_draw
from kickback.games.embezzlement.prompts.beside import (
    ask_answer,
    ask_read,
    ask_start,
    ask_target,
    free_choices,
    open_forms,
)
from kickback.games.embezzlement.prompts.duels import ask_bribe, ask_counter
from kickback.games.embezzlement.prompts.paying import (
    ask_audit_payment,
    ask_bribe_audit,
    ask_challenge,
    ask_declare,
    ask_defend,
    ask_place,
    ask_replay_audit,
)
from kickback.games.embezzlement.prompts.settling import ask_blackmail, ask_bribe_blackmail, ask_replay_blackmail
from kickback.games.embezzlement.prompts.waiting import WINDOWS, waiting
from kickback.games.embezzlement.view import EmbezzlementView

ASKS: Final[dict[str, Callable[[EmbezzlementView, list[Move]], Prompt]]] = {
    "cheap-start": ask_start,
    "target": ask_target,
    "blackmail": ask_blackmail,
    "blind-blackmail": ask_blackmail,
    "bribe-blackmail": ask_bribe_blackmail,
    "replay-blackmail": ask_replay_blackmail,
    "declare": ask_declare,
    "place": ask_place,
    "challenge-otr": ask_challenge,
    "defend-otr": ask_defend,
    "audit-payment": ask_audit_payment,
    "bribe-audit": ask_bribe_audit,
    "replay-audit": ask_replay_audit,
    "action": ask_action,
    "bribe": ask_bribe,
    "counter": ask_counter,
    "draw": ask_draw,
    "answer": ask_answer,
    "read": ask_read,
}

ORDERS: Final = (
    StandingOrder("let-payments", ("audit-payment",)),
    StandingOrder("let-payments-1", ("audit-payment",)),
    StandingOrder("let-payments-2", ("audit-payment",)),
    StandingOrder("let-payments-3", ("audit-payment",)),
    StandingOrder("let-profits-1", ("blackmail",)),
    StandingOrder("let-profits-2", ("blackmail",)),
    StandingOrder("let-blind", ("blind-blackmail",)),
    StandingOrder("let-otr", ("challenge-otr",)),
    StandingOrder("stay-out", ("replay-blackmail", "replay-audit")),
    *[StandingOrder(f"stop-for-{seat}", WINDOWS) for seat in LETTERS[:SEATS]],
)
MOMENTS_OF: Final = {order.id: order.moments for order in ORDERS}
UNTIL_MY_TURN: Final = ("let-payments", "let-blind", "let-otr")


def prompt(view: EmbezzlementView, legal: list[Action], free: list[Action]) -> Prompt:
    """What this seat is asked, or whom it waits for."""
    moves = [move for move in legal if isinstance(move, Move)]
    made = ASKS[view.moment](view, moves) if moves else waiting(view)
    if made.orders:
        made.orders.append(f"stop-for-{LETTERS[view.turn.active]}")
    made.free = free_choices(view, free)
    made.forms += open_forms(view)
    return made


def order_answers(order: str, view: EmbezzlementView) -> str:
    """A standing order lets go, by public facts alone; it never plays a card and never decides what is yours alone.

    To be stopped for everything of somebody overrules the others: that somebody's turn is what a window is about.
    """
    if view.moment not in MOMENTS_OF.get(order, ()):
        return ""
    if order.startswith("stop-for-"):
        return ASK_ME if order[-1] == LETTERS[view.turn.active] else ""
    if order == "stay-out":
        return "pass" if view.exchange is not None and view.exchange.by != view.seat else ""
    limit = order[-1]
    if limit.isdecimal():
        return "pass" if stake(view) <= int(limit) else ""
    return "pass"


def order_ends(order: str, view: EmbezzlementView) -> bool:
    return order in UNTIL_MY_TURN and view.turn.active == view.seat


def stake(view: EmbezzlementView) -> int:
    """The payment or the profit that a window is about."""
    if view.moment == "audit-payment":
        return view.boards.paid[view.turn.paid_now]
    kind = view.value(view.turn.settling)
    return view.boards.paid[view.turn.settling] - (0 if kind == TRAP else WORTH[kind])


def first_minute(rules: Rules) -> list[Message]:
    facts: Facts = {"first": SETTLE_AFTER + 1, "traps": rules.pool[TRAP] > 0}
    return [Message(id, facts) for id in ("goal", "goal-turn", "goal-end", "goal-beginners")]


def reference() -> list[Message]:
    """EMB-SETUP-10: everybody's reference card is the same."""
    names = ("turn", "audit", "audit-found", "blackmail", "otr", "trade", "bribe", "bust")
    return [Message(f"reference-{name}") for name in names]
