"""Corporate Espionage in words: what is asked, what is at stake, and what may be said."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.seats import letter
from kickback.engine.table import Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.components import card_text, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import (
    AuditAnswer,
    Bill,
    EffectStep,
    EmbargoVote,
    ExecSurplus,
    Expenses,
    HandLimit,
    Insolvency,
    Invitation,
    NameRival,
    OfferAnswer,
    Pending,
    PickInHand,
    PickInPlay,
    TakeoverChoice,
)
from kickback.games.corporate_espionage.view import EspionageView

Names = dict[str, str]

WORDS: Final = {
    "end-window": "The turn is over. Last chance for Savvy before the next company takes its income.",
    "duel": "Who begins? Show rock, paper or scissors.",
    "first": "You are the host: say who begins.",
    "cut": "Cut your neighbour's deck: how many cards go from the top to the bottom?",
    "dance": "You are out of the market. Pick your farewell dance.",
}


def ask(view: EspionageView, names: Names) -> str:
    """What the open question means for the seat that looks."""
    top = view.stack[-1]
    if view.moment == "over":
        return "The game is over."
    if view.seat not in view.waiting:
        return f"Waiting for {' and '.join(names[letter(seat)] for seat in view.waiting)}."
    if view.moment in WORDS:
        return WORDS[view.moment]
    if isinstance(top, (Pending, Bill, AuditAnswer)):
        return ask_window(view, top, names)
    if isinstance(top, (NameRival, PickInPlay, PickInHand, TakeoverChoice, ExecSurplus)):
        return ask_effect(view, top, names)
    if isinstance(top, (OfferAnswer, Invitation, EmbargoVote)):
        return ask_deal(top, names)
    return ask_turn(view, top)


def ask_turn(view: EspionageView, top: Moment[Any]) -> str:
    seat = view.seat
    bank = view.accounts.banks[seat]
    if isinstance(top, Expenses):
        return f"Your overhead is {view.overheads[seat]}, your bank holds {bank}: drop a card or sell an asset."
    if isinstance(top, Insolvency):
        assets = sum(sold_for(p.card.cost) for p in view.in_play.boards[seat] if p.card.type == w.ASSET)
        return f"You are {-bank} below zero. Your assets would bring {assets}. Sell, play free Savvy, or declare."
    if isinstance(top, HandLimit):
        return f"You hold {len(view.hand)} cards and may keep {view.hand_limits[seat]}: discard one."
    hire = "you may hire" if view.calendar.hires < view.rules.hires else "you have hired"
    return f"Your turn, {bank} in the bank, next +{view.incomes[seat]} / -{view.overheads[seat]}; {hire}."


def ask_window(view: EspionageView, top: Moment[Any], names: Names) -> str:
    if isinstance(top, Bill):
        by = names[letter(top.happening.by)] if top.happening.by >= 0 else "an empty deck"
        whose = "You are" if top.billed == view.seat else f"{names[letter(top.billed)]} is"
        return f"{whose} about to be charged {top.amount} by {by}. Savvy, or pass."
    if isinstance(top, AuditAnswer):
        return (
            f"{names[letter(top.happening.by)]} asks to see your books. Show them, unless you hold a card against it."
        )
    assert isinstance(top, Pending)
    play = top.play
    who = names[letter(play.seat)]
    if play.kind == w.EV_TAKEOVER:
        whose = "you" if play.target == view.seat else names[letter(play.target)]
        return f"{who} wants to take over {whose}. Savvy, or pass."
    card = view.card_set.card(play.code)
    against = ""
    if play.target >= 0:
        against = " against you" if play.target == view.seat else f" against {names[letter(play.target)]}"
    does = " ".join(card_text(card))
    text = f" It says: {does}" if does else ""
    verb = {w.EV_HIRE: "hires", w.EV_PURCHASE: "buys", w.EV_USE: "uses"}.get(play.kind, "plays")
    return f"{who} {verb} {card.name}{against}.{text} Savvy, or pass."


def ask_effect(view: EspionageView, top: Moment[Any], names: Names) -> str:
    source = ""
    for moment in view.stack:
        if isinstance(moment, EffectStep):
            source = view.card_set.card(moment.play.code).name
    if isinstance(top, NameRival):
        return f"{source}: name a rival."
    if isinstance(top, PickInPlay):
        whose = "your own cards" if top.victim == view.seat else f"the cards of {names[letter(top.victim)]}"
        return f"{source}: pick one of {whose}."
    if isinstance(top, PickInHand):
        whose = "your hand" if top.holder == view.seat else f"the hand of {names[letter(top.holder)]}"
        return f"{source}: pick a card of {whose}."
    if isinstance(top, TakeoverChoice):
        return f"{names[letter(top.target)]} is yours. Keep its cards, or lay off and sell?"
    return "You have more executives than seats: one has to go."


def ask_deal(top: Moment[Any], names: Names) -> str:
    if isinstance(top, OfferAnswer):
        return f"{names[letter(top.maker)]} offers you: {top.offer.text}. Accept or decline?"
    if isinstance(top, Invitation):
        return f"You are invited to join {top.association}. Accept or decline?"
    assert isinstance(top, EmbargoVote)
    motion = "an embargo on" if top.motion == a.EMBARGO else "lifting the embargo on"
    return f"{top.association} votes on {motion} {names[letter(top.target)]}: yes or no?"


def hints(view: EspionageView) -> list[str]:
    """The notations this seat may use now, for people."""
    said: list[str] = []
    top = view.moment
    if view.seat in view.waiting:
        said += HINTS.get(top, [])
    if view.seat < view.seats and view.living(view.seat) and view.calendar.began and top != "over":
        said += ["audit B"]
        if view.seat not in view.waiting and view.rules.anytime_savvy:
            said.append("savvy CARD [B]")
        if view.rules.sells_hands:
            said += ["sell CARD to B for 4", "buy CARD from B for 4"]
        if view.rules.loans:
            said += ["lend B 4 repay 6 in 2", "borrow B 4 repay 6 in 2", "repay B"]
        if view.rules.pacts:
            said += ["pact B vs C", "break B"]
        if view.rules.associations:
            said += ["found NAME with BC", "leave NAME", "embargo B", "lift B"]
    return said + ["say TEXT", "whisper BC TEXT"]


HINTS: Final[dict[str, list[str]]] = {
    "main": [
        "hire CARD [B]", "buy CARD [B]", "spy CARD [B]", "savvy CARD [B]", "use CARD [B]", "fire CARD",
        "liquidate CARD", "takeover B", "end",
    ],
    "response": ["savvy CARD [B]", "pass"],
    "bill": ["savvy CARD [B]", "pass"],
    "end-window": ["savvy CARD [B]", "pass"],
    "audit-answer": ["show", "savvy CARD"],
    "insolvency": ["liquidate CARD", "savvy CARD [B]", "declare"],
    "expenses": ["drop CARD", "liquidate CARD", "savvy CARD [B]"],
    "hand-limit": ["discard CARD"],
    "exec-surplus": ["discard CARD"],
    "takeover-choice": ["keep", "layoff"],
    "name-rival": ["name B"],
    "pick": ["pick B:CARD", "pick CARD"],
    "offer-answer": ["accept", "decline"],
    "embargo-vote": ["yes", "no"],
    "duel": ["rock", "paper", "scissors"],
    "first": ["first B"],
    "cut": ["cut 20"],
    "dance": ["dance robot"],
}  # fmt: skip
