"""What a company would look for in its own turn and may not do now, each with the ban that locks it."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import Locked
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import TAKEOVER_COMPANIES
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import event_word
from kickback.games.corporate_espionage.prompts.clauses import card_name
from kickback.games.corporate_espionage.table import references
from kickback.games.corporate_espionage.view import EspionageView


def main_locks(view: EspionageView, moves: list[Move]) -> list[Locked]:
    """CES-MAIN-1: what a person would look for, with the text that Match judges for the real ban."""
    found: list[Locked] = []
    playable = [move.card for move in moves if move.does <= a.SAVVY]
    for code in dict.fromkeys(view.hand):
        if code in playable:
            continue
        card = view.card_set.card(code)
        facts: Facts = {"card": card_name(view, code)}
        word = ("hire", "hire", "buy", "savvy", "spy")[card.type]
        rivals = view.companies.rivals_of(view.seat)
        aim = f" {letter(rivals[0])}" if card.names and rivals else ""
        text = f"{word} {view.named(code, view.seat)}{aim}"
        ban = lock_ban(view, code)
        why: Message | None = None
        if ban is bans.NOT_PENDING:
            why = Message("lock-answer", lock_facts(view, code, ban), (ban.clause,))
        found.append(Locked(Message("locked-card", facts), ban, lock_facts(view, code, ban), text, why))
    return found + board_locks(view, moves) + takeover_locks(view)


def board_locks(view: EspionageView, moves: list[Move]) -> list[Locked]:
    """Abilities that cannot be used now, and people, who cannot be sold."""
    found: list[Locked] = []
    board = view.in_play.boards[view.seat]
    usable = [move.card for move in moves if move.does == a.USE]
    rivals = view.companies.rivals_of(view.seat)
    aim = f" {letter(rivals[0])}" if rivals else ""
    for permanent, reference in zip(board, references(board, view.calendar.turn), strict=True):
        if permanent.card.use is None or reference < 0 or reference in usable:
            continue
        came = permanent.came == view.calendar.turn
        facts: Facts = {"card": card_name(view, permanent.code), "just-came": came}
        text = f"use {view.card_set.book.reference(reference, view.seat)}{aim if permanent.card.use_names else ''}"
        found.append(Locked(Message("locked-use", facts), bans.USED, facts, text))
    people = [permanent for permanent in board if permanent.card.roster]
    if people:
        sold: Facts = {"card": card_name(view, people[0].code)}
        text = f"liquidate {view.named(people[0].code, view.seat)}"
        found.append(Locked(Message("locked-sell", sold), bans.NOT_AN_ASSET, None, text))
    return found


def takeover_locks(view: EspionageView) -> list[Locked]:
    """CES-TKO-1, -10, -13: whom a company cannot even try to buy."""
    rivals = view.companies.rivals_of(view.seat)
    if not rivals:
        return []
    every = Message("locked-takeover")
    first = f"takeover {letter(rivals[0])}"
    if view.companies.count() < TAKEOVER_COMPANIES:
        return [Locked(every, bans.TOO_FEW, None, first)]
    if view.calendar.round < view.rules.takeover_from:
        return [Locked(every, bans.TOO_EARLY, {"round": view.rules.takeover_from}, first)]
    if view.calendar.attempted:
        return [Locked(every, bans.ONE_ATTEMPT, None, first)]
    found: list[Locked] = []
    for rival in rivals:
        facts: Facts = {"target": letter(rival)}
        label = Message("locked-takeover-of", facts)
        if view.agreements.partners(view.seat, rival):
            broken: Facts = {"broken": not view.agreements.bound(view.seat, rival)}
            found.append(Locked(label, bans.A_PARTNER, facts | broken, f"takeover {letter(rival)}"))
        elif view.blocked(rival, w.V_TAKEOVER):
            facts["blocker"] = source_name(view, rival, w.V_TAKEOVER)
            found.append(Locked(label, bans.PROTECTED, facts, f"takeover {letter(rival)}"))
    return found


def lock_ban(view: EspionageView, code: int) -> Ban:
    """Why a card of the own hand cannot be played in the own Main."""
    card = view.card_set.card(code)
    me = view.seat
    if card.react is not None:
        return bans.NOT_PENDING
    if card.roster and view.calendar.hires >= view.hires_allowed(me):
        return bans.NO_HIRE_LEFT
    if card.type == w.EXECUTIVE and view.in_play.executives(me) >= view.executive_seats[me]:
        return bans.NO_SEAT
    verb = (w.V_HIRE, w.V_HIRE, w.V_PURCHASE, w.V_SAVVY, w.V_ESPIONAGE)[card.type]
    if view.blocked(me, verb):
        return bans.FORBIDDEN
    return bans.BROKE if view.accounts.banks[me] <= 0 and card.type == w.SAVVY else bans.TOO_DEAR


def lock_facts(view: EspionageView, code: int, ban: Ban) -> Facts:
    card = view.card_set.card(code)
    me = view.seat
    facts: Facts = {"card": card_name(view, code), "cost": view.cost_of(me, code), "bank": view.accounts.banks[me]}
    if ban is bans.NOT_PENDING and card.react is not None:
        facts["event"] = event_word(card.react)
    elif ban is bans.NO_HIRE_LEFT:
        facts["allowed"] = view.hires_allowed(me)
    elif ban is bans.NO_SEAT:
        sitting = [p.code for p in view.in_play.boards[me] if p.card.type == w.EXECUTIVE]
        facts["card"] = card_name(view, sitting[0]) if sitting else facts["card"]
        facts["firing"] = view.calendar.firings < view.firings_allowed(me)
    elif ban is bans.FORBIDDEN:
        verb = (w.V_HIRE, w.V_HIRE, w.V_PURCHASE, w.V_SAVVY, w.V_ESPIONAGE)[card.type]
        facts |= {"badge": w.VERBS[verb], "source": source_name(view, me, verb)}
    return facts


def source_name(view: EspionageView, seat: int, verb: int) -> str:
    """A card that blocks this for that company, as CARD() calls it."""
    for maker, board in enumerate(view.in_play.boards):
        for permanent in board:
            for effect in permanent.card.statics:
                for op in effect.ops:
                    reaches = op.who == w.ALL or (op.who == w.ME) == (maker == seat)
                    if op.do == w.BLOCK and op.what == verb and reaches:
                        return card_name(view, permanent.code)
    for change in view.in_play.timed_changes:
        if change.seat == seat and change.op.do == w.BLOCK and change.op.what == verb:
            return card_name(view, change.code)
    return "nothing"
