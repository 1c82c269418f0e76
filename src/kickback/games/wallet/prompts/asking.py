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
from kickback.engine.prompts import ENGRAVE, PLAIN, Choice, Locked, Prompt, SteadyChoice
from kickback.games.wallet import bans
from kickback.games.wallet.actions import CLAIMS, SAY, Move
from kickback.games.wallet.components import LIMIT, NAMES, PRICE
from kickback.games.wallet.options import Rules
from kickback.games.wallet.prompts.ending import ask_duty, ask_fine, ask_search, ask_window
from kickback.games.wallet.prompts.facts import checklist
from kickback.games.wallet.prompts.orders import last_minute_orders
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

CLAIM_CHOICES: Final[dict[str, Choice]] = {}  # each made when it is first offered


def prompt(view: WalletView, legal: list[Action], free: list[Action]) -> Prompt:
    moves = [move for move in legal if isinstance(move, Move)]
    made = asked(view, moves) if moves else waiting(view)
    if moves and not view.check.innocent:
        mark_the_only_one(made.choices)
    if view.seat < view.seats and view.moment != "over":
        made.notes += checklist(view)
    made.free = [claim_choice(action) for action in free]
    made.forms = [verb.usage() for verb in CLAIMS if verb.names] + [SAY.usage()]
    if view.moment == "window" and view.seat < view.seats:
        made.orders = last_minute_orders(view)
    show = f"show {NAMES[view.hand[0]]}" if view.seat < view.seats and view.hand else ""
    made.locked.append(Locked(Message("locked-show"), bans.NO_SHOWING, text=show))
    return made


def mark_the_only_one(choices: list[Choice]) -> None:
    """The only choice that makes a guilty reader innocent for sure stands out. It is arithmetic, not advice."""
    saving = [choice for choice in choices if any(saves(line) for line in choice.says)]
    if len(saving) == 1 and saving[0].tone == PLAIN:
        saving[0].tone = ENGRAVE


def saves(line: Message) -> bool:
    """Does the line say that the reader would be innocent, or could be for sure?"""
    return line.facts.get("then") == "innocent" or line.id in ("says-buy-best", "says-can-save")


def claim_choice(action: Action) -> Choice:
    found = CLAIM_CHOICES.get(action.text)
    if found is None:
        facts: Facts = {"claim": action.verb.parts[1]}
        label = Message("choice-claim", facts | action.plain())
        found = CLAIM_CHOICES[action.text] = SteadyChoice(action, label)
    return found


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
