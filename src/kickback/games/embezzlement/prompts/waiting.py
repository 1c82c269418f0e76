"""Slips for whoever is not asked: what the table waits for, and never who has passed or what is hidden."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Prompt
from kickback.engine.seats import letter, letters
from kickback.games.embezzlement.components import BLANK, WORTH, YEARS
from kickback.games.embezzlement.prompts.duels import chain, first_word
from kickback.games.embezzlement.prompts.strips import opened
from kickback.games.embezzlement.table.exchange import PAYMENT_AUDIT, YEAR_AUDIT
from kickback.games.embezzlement.view import EmbezzlementView

WINDOWS = ("blackmail", "blind-blackmail", "audit-payment", "challenge-otr", "replay-blackmail", "replay-audit")


def waiting(view: EmbezzlementView) -> Prompt:
    made = Prompt(view.moment, slip(view))
    made.chain = chain(view)
    exchange = view.exchange
    if exchange is not None and exchange.what in (PAYMENT_AUDIT, YEAR_AUDIT):
        made.stakes = opened(view, exchange.space, exchange.by, view.boards.paid[exchange.space])
    return made


def slip(view: EmbezzlementView) -> Message:
    moment = view.moment
    if moment == "over":
        return Message("slip-over")
    if moment in ("cheap-start", "target"):
        return commit_slip(view)
    if moment in ("answer", "read"):
        return question_slip(view)
    mine = view.seat < view.seats and view.open.asked >> view.seat & 1 == 1
    if moment in WINDOWS and mine and view.open.passed >> view.seat & 1:
        return Message("slip-passed", None, ("EMB-RULING-25",))
    turn = view.turn
    facts: Facts = {"seat": letter(turn.active), "turn": turn.round}
    if moment == "blackmail":
        kind = view.value(turn.settling)
        return Message("slip-blackmail", facts | {"profit": view.boards.paid[turn.settling] - WORTH[kind]})
    if moment == "blind-blackmail":
        return Message("slip-blind", facts | {"year": turn.settling % YEARS + 1})
    if moment == "audit-payment":
        facts |= {"paid": view.boards.paid[turn.paid_now], "year": turn.paid_now % YEARS + 1}
        return Message("slip-audit-silent" if view.rules.silence else "slip-audit", facts)
    if view.exchange is not None:
        return exchange_slip(view)
    if moment == "place":
        silent = view.rules.silence
        facts |= {"year": turn.paying % YEARS + 1 if turn.paying != BLANK else 0, "said": max(0, turn.amount)}
        return Message("slip-place-silent" if silent else "slip-place", facts)
    return Message("slip-seal" if moment == "declare" and view.rules.silence else f"slip-{moment}", facts)


def commit_slip(view: EmbezzlementView) -> Message:
    facts: Facts = {"seats": list[Plain](letters(view.waiting))}
    if view.seat < view.seats and view.open.has_chosen(view.seat):
        facts["amount"] = view.open.picks[view.seat]
        return Message("slip-start-sealed" if view.moment == "cheap-start" else "slip-target-sealed", facts)
    return Message("slip-commit", facts)


def question_slip(view: EmbezzlementView) -> Message:
    question = view.question
    assert question is not None
    facts: Facts = {"seat": letter(question.of), "asker": letter(question.by)}
    if view.moment == "answer":
        return Message("slip-answer", facts)
    return Message("slip-read", facts | {"year": question.about % YEARS + 1})


def exchange_slip(view: EmbezzlementView) -> Message:
    """Who decides what; in a window, that reactions are waited for."""
    exchange = view.exchange
    assert exchange is not None
    moment = view.moment
    facts: Facts = {"year": exchange.space % YEARS + 1, "what": first_word(exchange), "by": letter(exchange.by)}
    active = letter(view.turn.active)
    if moment == "challenge-otr":
        return Message("slip-challenge", facts | {"seat": active})
    if moment == "replay-blackmail":
        return Message("slip-replay-blackmail", facts | {"seat": active})
    if moment == "replay-audit":
        return Message("slip-replay-audit", facts | {"seat": active})
    decides = letter(view.waiting[0]) if view.waiting else active
    facts["seat"] = decides
    if moment == "bribe-blackmail":
        return Message("slip-bribe-blackmail", facts)
    if moment in ("counter", "defend-otr"):
        return Message("slip-falls" if moment == "counter" else "slip-otr-falls", facts)
    return Message("slip-stands", facts)
