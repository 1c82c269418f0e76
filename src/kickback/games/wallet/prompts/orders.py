"""Standing orders: what a person may have said for many questions of a public kind, by public facts alone."""

from __future__ import annotations

from typing import Final

from kickback.engine.moments import RACE
from kickback.engine.prompts import ASK_ME, StandingOrder
from kickback.engine.seats import LETTERS, letter
from kickback.games.wallet.actions import MOST_SEATS
from kickback.games.wallet.components import MATCHING, NAMES
from kickback.games.wallet.moments.card_request import cheapest
from kickback.games.wallet.options import MOST_ROUNDS
from kickback.games.wallet.prompts.facts import others
from kickback.games.wallet.view import WalletView

THIS_ROUND: Final = "done-round-"  # and the number of the round in which it ends
STOP: Final = "stop-"  # and the seat whose card is waited for

ORDERS: Final = (
    StandingOrder("answer-requests", ("give",)),
    StandingOrder("done-first-call", ("window",)),
    *(StandingOrder(f"{THIS_ROUND}{number}", ("window",)) for number in range(1, MOST_ROUNDS + 1)),
    StandingOrder("done-always", ("window",)),
    *(StandingOrder(f"{STOP}{seat}", ("window",)) for seat in LETTERS[:MOST_SEATS]),
    StandingOrder("quiet-always", ("duty",)),
    StandingOrder("smallest-always", ("fine",)),
)


def last_minute_orders(view: WalletView) -> list[str]:
    """Offered to everybody alike, whoever holds what; in a race also to be stopped again."""
    found = ["done-first-call"] if view.rules.two_calls else []
    found += [f"{THIS_ROUND}{view.round}", "done-always"]
    return found + [f"{STOP}{letter(seat)}" for seat in others(view)] if view.kind == RACE else found


def order_answers(order: str, view: WalletView) -> str:
    """What a standing order says to the open question; it answers every question of its kind alike."""
    moment = view.moment
    if moment == "window":
        return last_minute_answer(order, view)
    if order == "answer-requests" and moment == "give":
        fitting = [card for card in view.hand if MATCHING[view.about.word] >> card & 1]
        return f"give {NAMES[cheapest(fitting)]}" if fitting else "none"
    if order == "quiet-always" and moment == "duty":
        return "done"
    return f"lose {min(view.tokens[view.seat])}" if order == "smallest-always" and moment == "fine" else ""


def last_minute_answer(order: str, view: WalletView) -> str:
    if order.startswith(STOP):
        played = view.ended >> LETTERS.index(order[-1]) & 1
        return ASK_ME if played and view.kind == RACE else ""
    said = order == "done-always" or (order == "done-first-call" and view.first_call)
    return "done" if said or order == f"{THIS_ROUND}{view.round}" else ""


def order_ends(order: str, view: WalletView) -> bool:
    """An order for one round is over with it."""
    return order.startswith(THIS_ROUND) and view.round > int(order.removeprefix(THIS_ROUND))
