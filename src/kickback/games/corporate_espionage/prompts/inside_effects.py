"""What an effect or a takeover asks while it is carried out."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import Op, code_in, owner_of, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import (
    EffectStep,
    Pending,
    PickInHand,
    PickInPlay,
    TakeoverChoice,
    Window,
)
from kickback.games.corporate_espionage.prompts.clauses import (
    Doing,
    card_name,
    effect_clauses,
    pending_name,
    play_clauses,
)
from kickback.games.corporate_espionage.prompts.windows import chain_of
from kickback.games.corporate_espionage.table import NOBODY, Permanent
from kickback.games.corporate_espionage.view import EspionageView


def effect_under_way(view: EspionageView) -> EffectStep | None:
    found: EffectStep | None = None
    for moment in view.stack:
        if isinstance(moment, EffectStep):
            found = moment  # the last one is on top
    return found


def source_card(view: EspionageView) -> str:
    step = effect_under_way(view)
    return card_name(view, step.play.code) if step is not None and step.play.code >= 0 else "nothing"


def ask_name(view: EspionageView, moves: list[Move]) -> Prompt:
    step = effect_under_way(view)
    turning = step is not None and any(op.do == w.REDIRECT for effect in step.play.effects for op in effect.ops)
    chain = chain_of(view)
    facts: Facts = {"card": pending_name(view, chain[-1]) if turning and chain else source_card(view)}
    made = Prompt("name-rival", Message("ask-name-turned" if turning else "ask-name", facts))
    made.kicker = Message("kicker-name")
    made.clock = Message("clock-name")
    for number, move in enumerate(moves, start=1):
        says = named_says(view, step, chain[-1] if turning and chain else None, move.target)
        made.choices.append(Choice(move, Message("choice-name", {"target": letter(move.target)}), says, str(number)))
    made.locked = [Locked(Message("locked-yourself"), bans.NAME_A_RIVAL, text=f"name {letter(view.seat)}")]
    return made


def named_says(view: EspionageView, step: EffectStep | None, below: Window | None, target: int) -> list[Message]:
    """What would hit that company."""
    if isinstance(below, Pending):
        return [clause.does() for clause in play_clauses(view, below.play.aimed(target), None)]
    if step is None:
        return []
    effect = step.play.effects[min(step.effect, len(step.play.effects) - 1)]
    return [
        clause.does() for clause in effect_clauses(Doing(view, view.seat, step.play.code, target, NOBODY), [effect])
    ]


DEEDS: Final = {w.FIRE: "fire", w.DESTROY: "destroy", w.STEAL: "steal", w.BOUNCE: "bounce"}


def ask_pick(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    if isinstance(top, PickInHand):
        return ask_pick_in_hand(view, top, moves)
    assert isinstance(top, PickInPlay)
    op = top.op
    mine = top.victim == view.seat
    kind = w.ASSET if op.do == w.DESTROY else op.what
    step = effect_under_way(view)
    left = max(1, step.progress.count) if step is not None else 1
    facts: Facts = {"card": source_card(view), "target": letter(top.victim), "what": w.KINDS[kind], "count": left}
    own = "-own" if mine else ""
    made = Prompt("pick", Message(f"ask-pick-{DEEDS[op.do]}{own}", facts))
    made.kicker = Message("kicker-pick", facts)
    made.stakes = [Message("stakes-pick", facts, ("CES-HIT-1", "CES-HIT-2"))]
    made.clock = Message("clock-pick-own" if mine else "clock-pick")
    for number, move in enumerate(moves, start=1):
        permanent = view.in_play.referred(top.victim, move.card)
        assert permanent is not None
        label = Message("choice-pick", {"card": card_name(view, permanent.code)})
        made.choices.append(Choice(move, label, pick_says(view, op, permanent), str(number)))
    made.locked = pick_locks(view, top, moves)
    return made


def pick_says(view: EspionageView, op: Op, permanent: Permanent) -> list[Message]:
    number = view.in_play.boards[permanent.seat].index(permanent)
    facts: Facts = {
        "target": letter(permanent.seat), "owner": letter(permanent.owner), "cost": permanent.card.cost,
        "income": view.card_incomes[permanent.seat][number], "overhead": view.card_overheads[permanent.seat][number],
    }  # fmt: skip
    if permanent.seat == view.seat:
        return [Message("says-you-lose", facts)]
    if op.do == w.STEAL:
        return [Message("says-you-take", facts, ("CES-FX-17",))]
    if op.do == w.BOUNCE:
        return [Message("says-goes-home", facts)]
    return [Message("says-they-lose", facts)]


def pick_locks(view: EspionageView, top: PickInPlay, moves: list[Move]) -> list[Locked]:
    """Cards of that company that this effect cannot take."""
    pickable = [code_in(move.card) for move in moves]
    found: list[Locked] = []
    for permanent in view.in_play.boards[top.victim]:
        if permanent.code not in pickable and len(found) < 3:
            facts: Facts = {"card": source_card(view)}
            text = f"pick {letter(top.victim)}:{view.named(permanent.code, top.victim)}"
            label = Message("locked-card", {"card": card_name(view, permanent.code)})
            found.append(Locked(label, bans.CANNOT_BE_HIT, facts, text))
    return found


def ask_pick_in_hand(view: EspionageView, top: PickInHand, moves: list[Move]) -> Prompt:
    step = effect_under_way(view)
    takes = step is not None and step.current().do == w.PILFER
    mine = top.holder == view.seat
    facts: Facts = {"card": source_card(view), "target": letter(top.holder)}
    id = "ask-pick-hand-own" if mine else "ask-pick-hand-take" if takes else "ask-pick-hand"
    made = Prompt("pick", Message(id, facts))
    made.kicker = Message("kicker-pick", facts)
    made.stakes = [] if mine else [Message("stakes-pick-hand", None, ("CES-FX-14",))]
    made.clock = Message("clock-pick-own" if mine else "clock-pick")
    for number, move in enumerate(moves, start=1):
        own: Facts = {"card": card_name(view, move.card), "cost": view.card_set.cost_of(move.card)}
        own |= {"owner": letter(owner_of(move.card)), "target": letter(top.holder)}
        says = Message("says-into-your-hand" if takes and not mine else "says-owners-pile", own)
        made.choices.append(Choice(move, Message("choice-pick-held", own), [says], str(number)))
    return made


def ask_surplus(view: EspionageView, moves: list[Move]) -> Prompt:
    me = view.seat
    facts: Facts = {"count": view.in_play.executives(me), "seats": view.executive_seats[me]}
    made = Prompt("exec-surplus", Message("ask-surplus", facts))
    made.kicker = Message("kicker-surplus")
    made.stakes = [Message("stakes-surplus", None, ("CES-TKO-12", "CES-RULING-34"))]
    made.clock = Message("clock-surplus")
    chiefs = [p.code for p in view.in_play.boards[me] if p.card.type == w.EXECUTIVE]
    for number, move in enumerate(moves, start=1):
        code = code_in(move.card)
        kept: list[Plain] = [card_name(view, other) for other in chiefs if other != code]
        says = [Message("says-keeps", {"cards": kept})] if kept else []
        made.choices.append(Choice(move, Message("choice-goes", {"card": card_name(view, code)}), says, str(number)))
    return made


def ask_takeover_choice(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    assert isinstance(top, TakeoverChoice)
    board = view.in_play.boards[top.target]
    made = Prompt("takeover-choice", Message("ask-takeover-choice"))
    made.kicker = Message("kicker-takeover-choice", {"name": view.companies.names[top.target]})
    made.stakes = [Message("stakes-bank-gone", None, ("CES-TKO-8",))]
    if view.rules.inherits_bank:
        made.stakes = [Message("stakes-bank-comes", None, ("CES-TKO-8",))]
    if view.rules.loans:
        made.stakes.append(Message("stakes-ious", {"target": letter(top.target)}, ("CES-RULING-7",)))
    made.clock = Message("clock-takeover-choice")
    for move in moves:
        made.choices.append(merge_choice(view, move, board))
    if not view.rules.takeover_mix:
        made.locked = [Locked(Message("locked-mix"), bans.KEEP_OR_LAY_OFF, text="keep-team")]
    return made


def merge_choice(view: EspionageView, move: Move, board: list[Permanent]) -> Choice:
    me = view.seat
    people = [p for p in board if p.card.roster]
    assets = [p for p in board if not p.card.roster]
    half = sold_for(sum(p.card.cost for p in assets))
    bank = view.accounts.banks[me]
    kept = {a.KEEP: board, a.KEEP_TEAM: people, a.KEEP_ASSETS: assets}.get(move.does, [])
    facts: Facts = {
        "count": len(kept), "income": sum(p.card.income for p in kept), "overhead": sum(p.card.overhead for p in kept),
        "worth": view.worth(me) + sum(p.card.cost for p in kept), "half": half, "before": bank, "after": bank + half,
        "gone": len(board) - len(kept), "people": len(people), "assets": len(assets),
    }  # fmt: skip
    chiefs = view.in_play.executives(me) + sum(1 for p in kept if p.card.type == w.EXECUTIVE)
    says = [Message(f"says-{a.PLAIN_WORDS[move.does - a.KEEP]}", facts, ("CES-TKO-6", "CES-TKO-7"))]
    if kept and chiefs > view.executive_seats[me]:
        says.append(Message("says-choose-chief", {"count": chiefs}, ("CES-TKO-12",)))
    key = {a.KEEP: "K", a.LAYOFF: "L"}.get(move.does, "")
    tone = SIGNAL if move.does == a.LAYOFF else PLAIN
    return Choice(move, Message(f"choice-{a.PLAIN_WORDS[move.does - a.KEEP]}"), says, key, tone)
