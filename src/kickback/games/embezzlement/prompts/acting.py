"""The action phase: cards, a discard, and one card picked up."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import SIGNAL, Choice, Locked, Prompt, Step
from kickback.engine.seats import letter
from kickback.games.embezzlement import bans
from kickback.games.embezzlement.actions import AUDIT_YEAR, DISCARD, DONE, DRAW, OTR_YEAR, TRADE_YEAR, Move
from kickback.games.embezzlement.components import AUDIT, BRIBE, CARD_NAMES, OTR, TRADE, TRAP, TYPES, WORTH, YEARS
from kickback.games.embezzlement.prompts.duels import trade_lines
from kickback.games.embezzlement.prompts.reckoning import (
    Payment,
    base,
    breaks,
    could_answer,
    left_after,
    year_facts,
)
from kickback.games.embezzlement.prompts.strips import opened
from kickback.games.embezzlement.view import EmbezzlementView


def ask_action(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-ACT-1 to -6: any number of cards, a discard, or nothing more."""
    held = view.held[view.seat]
    rules = view.rules
    full = held >= rules.hand_limit and not rules.deterministic
    facts = base(view) | {"cards": held, "limit": rules.hand_limit, "deterministic": rules.deterministic, "full": full}
    cards = any(move.verb in (AUDIT_YEAR, TRADE_YEAR, OTR_YEAR) for move in moves)
    discards = any(move.verb is DISCARD for move in moves)
    id = "ask-action-discard" if discards else "ask-action" if cards else "ask-action-nothing"
    made = Prompt("action", Message(id, facts))
    made.kicker = Message("kicker-action", facts)
    made.stakes = [Message("stakes-action", facts)]
    made.notes = turn_notes(view)
    made.clock = Message("clock-done")
    made.choices = [action_choice(view, move, facts) for move in moves]
    made.steps = [Step(Message("step-card")), Step(Message("step-seat")), Step(Message("step-year"))] if cards else []
    made.locked = [
        Locked(Message("locked-blackmail"), bans.NO_BLACKMAIL_IN_ACTION, text="blackmail"),
        Locked(Message("locked-bribe"), bans.NO_BRIBE_IN_ACTION, text="bribe"),
        Locked(Message("locked-discard"), bans.DISCARD_FULL, text=f"discard {CARD_NAMES[AUDIT]}"),
        *years_that_lock(view),
    ]
    return made


def turn_notes(view: EmbezzlementView) -> list[Message]:
    """What this turn had nothing of, said once."""
    notes: list[Message] = []
    if not view.boards.laid[view.seat] and not any(view.workloads):
        notes.append(Message("note-board-clear", None, ("EMB-RULING-9",)))
    elif not view.workloads[view.seat if view.rules.deterministic else 0]:
        notes.append(Message("note-nothing-to-take", None, ("EMB-TURN-4",)))
    return notes


def action_choice(view: EmbezzlementView, move: Move, facts: Facts) -> Choice:
    verb = move.verb
    if verb is AUDIT_YEAR:
        return audit_year(view, move)
    if verb is TRADE_YEAR:
        return trade_year(view, move)
    if verb is OTR_YEAR:
        return otr_year(view, move)
    if verb is DISCARD:
        card: Facts = {"card": CARD_NAMES[move.card]}
        says = [Message("says-discard", card, ("EMB-ACT-4", "EMB-RULING-50"))]
        return Choice(move, Message("choice-discard", card), says, "X")
    assert verb is DONE
    next_seat = (view.seat + 1) % view.seats
    while view.people.is_out(next_seat):
        next_seat = (next_seat + 1) % view.seats
    return Choice(move, Message("choice-done"), [Message("says-done", facts | {"next": letter(next_seat)})], "Enter")


def audit_year(view: EmbezzlementView, move: Move) -> Choice:
    space = move.space
    owner = space // YEARS
    facts = base(view) | year_facts(view, space) | left_after(view, AUDIT) | {"who": letter(owner)}
    facts["answerable"] = could_answer(view, owner, BRIBE)
    paid = view.boards.paid[space]
    says = [Message("says-audit-year", facts, ("EMB-AUDIT-3",)), *opened(view, space, view.seat, paid)]
    tone = SIGNAL if breaks(view, Payment(view, paid)) else "plain"
    return Choice(move, Message("choice-audit-year", facts), says, "A", tone)


def trade_year(view: EmbezzlementView, move: Move) -> Choice:
    theirs = move.space
    mine = YEARS * view.seat + theirs % YEARS
    facts = base(view) | year_facts(view, theirs) | left_after(view, TRADE) | {"who": letter(move.seat)}
    facts["answerable"] = could_answer(view, move.seat, BRIBE)
    says = [*trade_lines(view, mine, theirs), Message("says-trade", facts, ("EMB-TRADE-2", "EMB-TRADE-9"))]
    return Choice(move, Message("choice-trade-year", facts), says, "T")


def otr_year(view: EmbezzlementView, move: Move) -> Choice:
    space = move.space
    facts = base(view) | year_facts(view, space) | left_after(view, OTR)
    says = [Message("says-otr-year", facts, ("EMB-OTR-6", "EMB-OTR-8"))]
    if view.shown(space):
        kind = view.value(space)
        if kind == TRAP or view.boards.paid[space] <= WORTH[kind]:
            says.append(Message("says-nothing-to-protect"))
    return Choice(move, Message("choice-otr-year", facts), says, "O")


def years_that_lock(view: EmbezzlementView) -> list[Locked]:
    """Years that cannot be chosen answer why: the rules are asked for each of them."""
    locks: list[Locked] = []
    for seat in range(view.seats):
        for year in range(1, YEARS + 1):
            where: Facts = {"who": letter(seat), "year": year}
            if seat == view.seat:
                if view.hands[TYPES * seat + OTR] > 0:
                    locks.append(Locked(Message("locked-otr-year", where), bans.OTR_BLANK, where, f"otr {year}"))
            elif not view.people.is_out(seat):
                if view.hands[TYPES * view.seat + AUDIT] > 0:
                    text = f"audit {letter(seat)} {year}"
                    locks.append(Locked(Message("locked-audit-year", where), bans.AUDIT_BLANK, where, text))
                if view.hands[TYPES * view.seat + TRADE] > 0:
                    text = f"trade {letter(seat)} {year}"
                    locks.append(Locked(Message("locked-trade-year", where), bans.TRADE_BLANK, where, text))
    return locks


def ask_draw(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-DRAW-1 to -3: one card, or none."""
    facts = base(view) | {"cards": view.held[view.seat], "deck": view.deck, "pile": len(view.pile)}
    made = Prompt("draw", Message("ask-draw", facts))
    made.kicker = Message("kicker-draw", facts)
    made.stakes = [Message("stakes-draw", facts, ("EMB-DRAW-1", "EMB-DRAW-2"))]
    made.clock = Message("clock-draw")
    for move in moves:
        if move.verb is DRAW:
            says = [Message("says-draw" if view.deck else "says-draw-shuffled", facts, ("EMB-CARD-4",))]
            made.choices.append(Choice(move, Message("choice-draw"), says, "Enter"))
        else:
            made.choices.append(Choice(move, Message("choice-leave"), [Message("says-leave", facts)], "L"))
    return made
