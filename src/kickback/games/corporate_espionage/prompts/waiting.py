"""What whoever is not asked reads: whom the table waits for, by public facts alone."""

from __future__ import annotations

from typing import Any

from kickback.engine.messages import Message
from kickback.engine.moments import Commit, Moment
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Locked, Prompt
from kickback.engine.seats import letter, letters
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.moments import (
    Ask,
    AuditAnswer,
    Bill,
    EndWindow,
    HandLimit,
    Insolvency,
    Main,
    NameRival,
    Pending,
    PickInHand,
    PickInPlay,
    TakeoverChoice,
    Window,
)
from kickback.games.corporate_espionage.prompts.clauses import pending_name
from kickback.games.corporate_espionage.prompts.figures import assets_worth
from kickback.games.corporate_espionage.prompts.inside_effects import source_card
from kickback.games.corporate_espionage.prompts.windows import links
from kickback.games.corporate_espionage.view import EspionageView


def waiting(view: EspionageView) -> Prompt:
    if view.moment == "over":
        facts: Facts = {"seats": list[Plain](letters(view.winners)), "round": view.calendar.round}
        return Prompt("over", Message("over-won", facts))
    top = view.stack[-1]
    asked: list[Plain] = list[Plain](letters(view.waiting))
    facts = {"seats": asked}
    if view.seat < view.seats and not view.living(view.seat) and view.moment != "dance":
        return Prompt(view.moment, Message("waiting-ghost" if view.rules.ghosts_see_all else "waiting-gone", facts))
    made = Prompt(view.moment, slip(view, top, facts))
    if isinstance(top, Window) and not isinstance(top, AuditAnswer):
        made.chain = links(view)
        passed = view.seat < view.seats and top.passed >> view.seat & 1
        if passed:
            made.locked = [Locked(Message("locked-answer"), bans.PASSED)]
        elif isinstance(top, Pending) and top.play.seat == view.seat:
            made.locked = [Locked(Message("locked-answer"), bans.OWN_PLAY)]
    return made


def slip(view: EspionageView, top: Moment[Any, Any], facts: Facts) -> Message:
    if isinstance(top, Pending):
        return window_slip(view, top, facts)
    if isinstance(top, Bill):
        return Message("waiting-bill", facts | {"target": letter(top.billed)})
    if isinstance(top, EndWindow):
        following = view.companies.rivals_of(view.calendar.active)
        return Message("waiting-end", {"next": letter(following[0] if following else view.calendar.active)})
    if isinstance(top, AuditAnswer):
        named: Facts = {"seat": letter(top.happening.by), "target": letter(top.audited)}
        return Message("waiting-audit", named)
    if isinstance(top, Commit):
        done = sum(1 for pick in top.picks if pick is not None)
        count: Facts = {"in": done, "asked": top.asked.bit_count()}
        return Message(f"waiting-{view.moment}", count | facts)
    if not isinstance(top, Ask):
        return Message("waiting", facts)
    one: Facts = {"seat": letter(top.seat)}
    return ask_slip(view, top, one)


def window_slip(view: EspionageView, top: Pending, facts: Facts) -> Message:
    if top.play.seat == view.seat:
        return Message("waiting-own-play", {"card": pending_name(view, top)})
    if view.seat < view.seats and top.passed >> view.seat & 1:
        return Message("waiting-passed")
    if view.seat < view.seats and not view.hand:
        return Message("waiting-no-cards", None, ("CES-RULING-27",))
    return Message("waiting-response", facts | {"card": pending_name(view, top)})


def ask_slip(view: EspionageView, top: Ask, one: Facts) -> Message:
    seat = top.seat
    if isinstance(top, Main):
        hired = view.calendar.hires > 0
        return Message("waiting-main", one | {"cards": len(view.zones.hands[seat]), "hired": hired})
    if isinstance(top, Insolvency):
        return Message(
            "waiting-insolvency", one | {"short": -view.accounts.banks[seat], "worth": assets_worth(view, seat)}
        )
    if isinstance(top, PickInPlay):
        return Message("waiting-pick", one | {"target": letter(top.victim)})
    if isinstance(top, PickInHand):
        return Message("waiting-pick-hand", one | {"target": letter(top.holder), "own": top.holder == seat})
    if isinstance(top, TakeoverChoice):
        return Message("waiting-takeover-choice", one | {"name": view.companies.names[top.target]})
    if isinstance(top, HandLimit):
        return Message("waiting-hand-limit", one | {"limit": view.hand_limits[seat]})
    if isinstance(top, NameRival):
        return Message("waiting-name", one | {"card": source_card(view)})
    return Message(f"waiting-{view.moment}", one)
