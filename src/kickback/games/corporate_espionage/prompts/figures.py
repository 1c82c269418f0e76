"""Rivals' banks as a seat was shown them: the newest figure and its age, never brought up to date."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import TAKEOVER_WORTH, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.table import UNKNOWN, pair
from kickback.games.corporate_espionage.view import EspionageView


def seen_bank(view: EspionageView, seat: int) -> Facts:
    """CES-RULING-21: `seen` says how the figure came: now, announced, shown, or never; `ago` in turns."""
    figure = view.figure(seat)
    if isinstance(figure, int):
        return {"seen": "now", "figure": figure, "ago": 0, "start": view.rules.start_bank}
    accounts = view.accounts
    best = pair(view.seats, seat)
    if view.seat < view.seats and accounts.figures[pair(view.seat, seat)] != UNKNOWN:
        own = pair(view.seat, seat)
        if accounts.figures[best] == UNKNOWN or accounts.figure_turns[own] >= accounts.figure_turns[best]:
            best = own
    if accounts.figures[best] == UNKNOWN:
        return {"seen": "never", "figure": 0, "ago": 0, "start": view.rules.start_bank}
    how = "announced" if best == pair(view.seats, seat) else "shown"
    ago = view.calendar.turn - accounts.figure_turns[best]
    return {"seen": how, "figure": accounts.figures[best], "ago": ago, "start": view.rules.start_bank}


def rival_facts(view: EspionageView, seat: int) -> Facts:
    facts = seen_bank(view, seat)
    return facts | {"target": letter(seat), "in_play": view.in_play.printed_cost(seat)}


def assets_worth(view: EspionageView, seat: int) -> int:
    """What a company's assets would bring, each sold alone."""
    return sum(sold_for(p.card.cost) for p in view.in_play.boards[seat] if p.card.type == w.ASSET)


def takeover_limit(view: EspionageView, target: int) -> int:
    """The target's bank up to which a takeover works; below zero it cannot."""
    me = view.seat
    bank = view.accounts.banks[me]
    measure = bank if view.rules.takeover_by_bank else view.worth(me)
    return min(measure // TAKEOVER_WORTH, bank) - view.in_play.printed_cost(target)
