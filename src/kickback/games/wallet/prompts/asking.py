"""What a seat of Wallet is asked, as data made from its view alone.

Nothing here may tell whether another player is innocent before the hand lies open, anybody's rank or wealth before the
prizes, which cards a hand or the wallet holds beyond what the reader was shown, which Special cards others hold, values
of others' tokens, or that a seat has nothing to play.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import Choice, Locked, Prompt, StandingOrder
from kickback.games.wallet import bans
from kickback.games.wallet.actions import CLAIMS, SAY, Move
from kickback.games.wallet.components import LIMIT, MATCHING, NAMES, PRICE
from kickback.games.wallet.moments.card_request import cheapest
from kickback.games.wallet.options import Rules
from kickback.games.wallet.prompts.ending import ask_duty, ask_fine, ask_search, ask_window
from kickback.games.wallet.prompts.questions import (
    ask_fund_lay,
    ask_fund_pick,
    ask_gifts,
    ask_give,
    ask_look,
    ask_pick_id,
    ask_slip,
)
from kickback.games.wallet.prompts.turn import ask_turn
from kickback.games.wallet.prompts.unfinished import ask_part
from kickback.games.wallet.prompts.waiting import round_slip, waiting
from kickback.games.wallet.view import WalletView


def prompt(view: WalletView, legal: list[Action], free: list[Action]) -> Prompt:
    moves = [move for move in legal if isinstance(move, Move)]
    made = asked(view, moves) if moves else waiting(view)
    made.free = [Choice(action, Message("choice-claim", claim_facts(action))) for action in free]
    made.forms = [verb.usage() for verb in CLAIMS if verb.names] + [SAY.usage()]
    show = f"show {NAMES[view.hand[0]]}" if view.seat < view.seats and view.hand else ""
    made.locked.append(Locked(Message("locked-show"), bans.NO_SHOWING, text=show))
    return made


def claim_facts(action: Action) -> Facts:
    facts: Facts = {"claim": action.verb.parts[1]}
    return facts | action.plain()


def asked(view: WalletView, moves: list[Move]) -> Prompt:
    if view.draft:
        return ask_part(view, moves)
    moment = view.moment
    if moment == "turn" or moment == "act":
        made = ask_turn(view, moves)
        made.notes += round_slip(view)
        return made
    if moment == "pick-id":
        return ask_pick_id(view, moves)
    if moment == "gifts":
        return ask_gifts(view, moves)
    if moment == "fund-lay":
        return ask_fund_lay(view, moves)
    if moment == "fund-pick":
        return ask_fund_pick(view, moves)
    if moment == "slip" or moment == "swap":
        return ask_slip(view, moves)
    if moment == "look":
        return ask_look(view, moves)
    if moment == "give":
        made = ask_give(view, moves)
        made.orders = ["answer-requests"]
        return made
    return asked_at_the_end(view, moves)


def asked_at_the_end(view: WalletView, moves: list[Move]) -> Prompt:
    if view.moment == "window":
        return ask_window(view, moves)
    if view.moment == "duty":
        return ask_duty(view, moves)
    return ask_search(view, moves) if view.moment == "search" else ask_fine(view, moves)


def first_minute(rules: Rules) -> list[Message]:
    facts: Facts = {"rounds": rules.rounds, "specials": rules.specials, "price": PRICE, "limit": LIMIT}
    return [Message(id, facts) for id in ("goal", "goal-turn", "goal-innocent", "goal-end", "goal-beginners")]


ORDERS: Final = (
    StandingOrder("answer-requests", ("give",)),
    StandingOrder("done-first-call", ("window",)),
    StandingOrder("done-always", ("window",)),
    StandingOrder("quiet-always", ("duty",)),
    StandingOrder("smallest-always", ("fine",)),
)


def order_answers(order: str, view: WalletView) -> str:
    """What a standing order says to the open question; it answers every question of its kind alike."""
    moment = view.moment
    if order == "answer-requests" and moment == "give":
        fitting = [card for card in view.hand if MATCHING[view.about.word] >> card & 1]
        return f"give {NAMES[cheapest(fitting)]}" if fitting else "none"
    if moment == "window" and (order == "done-always" or (order == "done-first-call" and view.first_call)):
        return "done"
    if order == "quiet-always" and moment == "duty":
        return "done"
    return f"lose {min(view.tokens[view.seat])}" if order == "smallest-always" and moment == "fine" else ""
