"""What a seat of Corporate Espionage is asked, as data made from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Prompt
from kickback.engine.seats import letter, letters
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import code_in
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.prompts.clauses import card_name
from kickback.games.corporate_espionage.prompts.deals import (
    ask_cut,
    ask_dance,
    ask_duel,
    ask_first,
    ask_offer,
    ask_vote,
)
from kickback.games.corporate_espionage.prompts.figures import seen_bank
from kickback.games.corporate_espionage.prompts.inside_effects import (
    ask_name,
    ask_pick,
    ask_surplus,
    ask_takeover_choice,
)
from kickback.games.corporate_espionage.prompts.own_turn import (
    ask_expenses,
    ask_hand_limit,
    ask_insolvency,
    ask_main,
    bank_says,
    clause_says,
)
from kickback.games.corporate_espionage.prompts.waiting import waiting
from kickback.games.corporate_espionage.prompts.windows import (
    ORDERS,
    ask_audit,
    ask_bill,
    ask_end_window,
    ask_response,
    order_answers,
)
from kickback.games.corporate_espionage.table import NOBODY
from kickback.games.corporate_espionage.view import EspionageView

ASKING: Final[dict[str, Callable[[EspionageView, list[Move]], Prompt]]] = {
    "main": ask_main,
    "response": ask_response,
    "bill": ask_bill,
    "end-window": ask_end_window,
    "audit-answer": ask_audit,
    "name-rival": ask_name,
    "pick": ask_pick,
    "exec-surplus": ask_surplus,
    "takeover-choice": ask_takeover_choice,
    "expenses": ask_expenses,
    "insolvency": ask_insolvency,
    "hand-limit": ask_hand_limit,
    "offer-answer": ask_offer,
    "embargo-vote": ask_vote,
    "duel": ask_duel,
    "first": ask_first,
    "cut": ask_cut,
    "dance": ask_dance,
}

__all__ = ["ORDERS", "first_minute", "order_answers", "prompt", "seen_bank"]


def first_minute(rules: Rules) -> list[Message]:
    facts: Facts = {"limit": rules.hand_limit}
    return [Message(id, facts) for id in ("goal", "goal-turn", "goal-main", "goal-end", "goal-beginners")]


def prompt(view: EspionageView, legal: list[Action], free: list[Action]) -> Prompt:
    """The open question for this seat, or whom it waits for; beside it what may be said at any time."""
    moves = [move for move in legal if isinstance(move, Move)]
    made = ASKING[view.moment](view, moves) if moves else waiting(view)
    made.free = [free_choice(view, move) for move in free if isinstance(move, Move)]
    made.forms = [form.usage() for form in (view.card_set.book.forms.say, view.card_set.book.forms.whisper)]
    if view.seat < view.seats and view.living(view.seat) and view.moment != "over":
        made.forms += forms_of_deals(view)
    return made


def forms_of_deals(view: EspionageView) -> list[str]:
    rules = view.rules
    book = view.card_set.book.forms
    found = [form.usage() for form in (book.claims[0], book.claims[2])]
    if rules.sells_hands:
        found += [book.sell.usage(), book.bid.usage()]
    if rules.loans:
        found += [book.lend.usage(), book.borrow.usage()]
    if rules.associations:
        found.append(book.found.usage())
    return found


FREE_WORDS: Final = {
    a.AUDIT: "audit", a.SAVVY: "savvy", a.DROP: "drop", a.APPLAUD: "applaud", a.DISQUALIFY: "disqualify",
    a.SELL: "sell-card", a.BID: "bid", a.LEND: "lend", a.BORROW: "borrow", a.REPAY: "repay", a.PACT: "pact",
    a.BREAK: "break", a.FOUND: "found", a.LEAVE: "leave", a.EMBARGO: "embargo", a.LIFT: "lift", a.CLAIM: "claim",
}  # fmt: skip


def free_choice(view: EspionageView, move: Move) -> Choice:
    """What may be said outside the open question."""
    facts: Facts = {"price": move.price, "back": move.back, "turns": move.turns, "stars": max(0, move.number)}
    facts |= {"association": move.association, "seats": list[Plain](letters(seats_in(move.members)))}
    if move.target != NOBODY:
        facts["target"] = letter(move.target)
    if move.enemy != NOBODY:
        facts["enemy"] = letter(move.enemy)
    if move.card >= 0 and move.does != a.CLAIM:
        facts["card"] = card_name(view, code_in(move.card))
    word = FREE_WORDS[move.does]
    if move.does == a.CLAIM:
        return Choice(move, Message(f"free-claim-{a.CLAIMS[move.number]}", facts))
    if move.does == a.SAVVY:
        aimed = "-aimed" if move.target != NOBODY else ""
        cost = view.cost_of(view.seat, move.card)
        says = bank_says(view, cost)
        says += clause_says(view, move.card, view.card_set.card(move.card).plays, move.target, cost)
        return Choice(move, Message(f"free-savvy{aimed}", facts), [*says, Message("says-may-be-answered")])
    return Choice(
        move,
        Message(f"free-{word}", facts),
        free_says(view, move),
        "",
        SIGNAL if move.does in LOUD else PLAIN,
        move.does == a.DISQUALIFY,
    )


LOUD: Final = (a.BREAK, a.DISQUALIFY)


def free_says(view: EspionageView, move: Move) -> list[Message]:
    if move.does == a.AUDIT:
        return [Message("says-audit-free", None, ("CES-AUD-1", "CES-AUD-4"))]
    if move.does == a.BREAK:
        return [Message("says-break")]
    if move.does == a.DROP:
        return [Message("says-drop-free", None, ("CES-EXP-5",))]
    if move.does == a.REPAY:
        debt = view.agreements.first_debt(view.seat, move.target)
        bank = view.accounts.banks[view.seat]
        owed = debt.owed if debt is not None else 0
        return [Message("says-repay", {"amount": owed, "before": bank, "after": bank - owed})]
    return []


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(8) if bits >> seat & 1]
