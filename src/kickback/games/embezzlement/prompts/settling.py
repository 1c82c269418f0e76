"""Blackmail: the window over a settlement, the settler's Bribe, and who goes on after it."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import Choice, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.embezzlement import bans
from kickback.games.embezzlement.actions import PASS, USE_BLACKMAIL, USE_BRIBE, Move
from kickback.games.embezzlement.components import BLACKMAIL, BRIBE, WORTH, kind_name
from kickback.games.embezzlement.prompts.duels import NO_CARD_YET, bribes_on_pile, chain, keeps_bribe, odd_or_even
from kickback.games.embezzlement.prompts.reckoning import (
    Payment,
    answers_left,
    base,
    could_answer,
    left_after,
    year_facts,
)
from kickback.games.embezzlement.prompts.strips import count_line
from kickback.games.embezzlement.view import EmbezzlementView


def settled_facts(view: EmbezzlementView) -> Facts:
    """The settlement on the table; its profit, once it is turned up."""
    space = view.turn.settling
    facts = base(view) | year_facts(view, space)
    if not view.rules.blind:
        kind = view.value(space)
        facts |= {"value": kind_name(kind), "profit": view.boards.paid[space] - WORTH[kind]}
    return facts | {"blind": view.rules.blind} | Payment(view, view.boards.paid[space]).over.facts()


def ask_blackmail(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-BLACK-3 to -5, EMB-HOUSE-6: the first card down takes it."""
    facts = settled_facts(view)
    blind = view.rules.blind
    possible = Payment(view, view.boards.paid[view.turn.settling]).over.any
    made = Prompt(view.moment, Message("ask-blind-blackmail" if blind else "ask-blackmail", facts))
    made.kicker = Message("kicker-window", facts)
    if not blind:
        made.stakes = [Message("stakes-blackmail", facts, ("EMB-BLACK-3", "EMB-BLACK-4", "EMB-BLACK-5"))]
        made.stands = Message("stands-blackmail", facts, ("EMB-SETTLE-5",))
    else:
        id = "stakes-blind" if possible else "stakes-blind-nothing"
        made.stakes = [Message(id, facts, ("EMB-HOUSE-6", "EMB-RULING-40"))]
        made.stands = Message("stands-blind", facts, ("EMB-SETTLE-3",))
        made.notes = [count_line(view, view.turn.settling)]
    made.clock = Message("clock-let-go")
    for move in moves:
        if move.verb is PASS:
            says = Message("says-invoice-opens" if blind else "says-keeps-profit", facts)
            made.choices.append(Choice(move, Message("choice-let-go"), [says], "Enter"))
        else:
            made.choices.append(blackmail_choice(view, move, facts, "says-blackmail"))
    open_already = Message("why-open-already", None, ("EMB-AUDIT-1",)) if not blind else None
    made.locked = [
        Locked(Message("locked-blackmail"), bans.NOT_HELD, text="blackmail"),
        Locked(Message("locked-audit"), bans.AUDIT_ONLY_THEN, text="audit", why=open_already),
        Locked(Message("locked-bribe"), bans.NOTHING_TO_BRIBE, text="bribe", why=NO_CARD_YET),
    ]
    made.orders = ["let-blind"] if blind else ["let-profits-1", "let-profits-2"]
    return made


def blackmail_choice(view: EmbezzlementView, move: Move, facts: Facts, id: str, again: bool = False) -> Choice:
    victim = view.turn.active
    more = left_after(view, BLACKMAIL) | {"answerable": could_answer(view, victim, BRIBE)}
    blind = "-blind" if view.rules.blind and not again else ""
    possible = Payment(view, view.boards.paid[view.turn.settling]).over.any
    nothing = "-nothing" if blind and not possible else ""
    label = Message("choice-blackmail-again" if again else "choice-blackmail")
    clause = "EMB-BLACK-10" if again else "EMB-BLACK-11" if view.exchange is not None else "EMB-BLACK-4"
    return Choice(move, label, [Message(f"{id}{blind}{nothing}", facts | more, (clause,))], "M")


def ask_bribe_blackmail(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-BLACK-8, EMB-BRIBE-8: the settler lets it stand, or bribes."""
    exchange = view.exchange
    assert exchange is not None
    facts = settled_facts(view) | {"who": letter(exchange.by), "bribes": exchange.bribes, "what": "blackmail"}
    possible = Payment(view, view.boards.paid[view.turn.settling]).over.any
    id = "ask-let-stand-again" if exchange.bribes else "ask-bribe-blind" if view.rules.blind else "ask-bribe-blackmail"
    made = Prompt(view.moment, Message(id, facts))
    made.kicker = Message("kicker-yours", facts)
    made.stands = odd_or_even("stands-card-stands", facts)
    made.stakes = [bribes_on_pile(view, exchange.by)]
    made.chain = chain(view)
    made.clock = Message("clock-let-stand")
    for move in moves:
        if move.verb is PASS:
            taken = "says-let-blackmail" if not view.rules.blind else "says-let-blind"
            if view.rules.blind and not possible:
                taken = "says-let-blind-nothing"
            says = [Message(taken, facts, ("EMB-BLACK-4",)), *keeps_bribe(view)]
            made.choices.append(Choice(move, Message("choice-let-stand"), says, "Enter"))
        else:
            more = left_after(view, BRIBE) | answers_left(view, exchange)
            label = Message("choice-bribe-again" if exchange.bribes else "choice-bribe")
            made.choices.append(Choice(move, label, [Message("says-falls", facts | more, ("EMB-BRIBE-2",))], "B"))
    made.locked = [
        Locked(Message("locked-bribe"), bans.NOT_HELD, text="bribe"),
        Locked(Message("locked-blackmail"), bans.BLACKMAIL_SELF, text="blackmail"),
        Locked(Message("locked-peek"), bans.PEEK_SUSPENDED, {"window": False}),
    ]
    return made


def ask_replay_blackmail(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-BLACK-9 to -13: after the settler's Bribe."""
    exchange = view.exchange
    assert exchange is not None
    mine = exchange.by == view.seat
    victim = letter(view.turn.active)
    facts = settled_facts(view) | {"who": letter(exchange.by), "victim": victim, "mine": mine}
    made = Prompt(view.moment, Message("ask-replay-blackmail-mine" if mine else "ask-replay-blackmail", facts))
    made.kicker = Message("kicker-replay", facts)
    made.stands = Message("stands-blackmail-falls", facts, ("EMB-BLACK-12",))
    made.chain = chain(view)
    made.clock = Message("clock-let-go")
    for move in moves:
        if move.verb is PASS:
            made.choices.append(Choice(move, Message("choice-let-go"), [Message("says-victim-keeps", facts)], "Enter"))
        elif move.verb is USE_BRIBE:
            more = left_after(view, BRIBE) | {"answerable": could_answer(view, view.turn.active, BRIBE)}
            says = [Message("says-blackmail-stands-again", facts | more, ("EMB-BLACK-9",))]
            made.choices.append(Choice(move, Message("choice-bribe-back"), says, "B"))
        elif move.verb is USE_BLACKMAIL:
            id = "says-blackmail-again" if mine else "says-blackmail"
            made.choices.append(blackmail_choice(view, move, facts | {"who": victim}, id, again=mine))
    made.locked = [
        Locked(Message("locked-blackmail"), bans.NOT_HELD, text="blackmail"),
        Locked(Message("locked-bribe"), bans.NOT_YOUR_FIGHT, text="bribe"),
    ]
    if mine:
        made.locked.append(Locked(Message("locked-peek"), bans.PEEK_SUSPENDED, {"window": True}))
    else:
        made.orders = ["stay-out"]
    return made
