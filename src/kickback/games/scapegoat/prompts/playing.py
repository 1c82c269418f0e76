"""One card into the open quarter, face up or face down, and where either way leads."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt, Step
from kickback.engine.seats import letter
from kickback.games.scapegoat import bans
from kickback.games.scapegoat.actions import UP, Move
from kickback.games.scapegoat.budget import Budget
from kickback.games.scapegoat.components import (
    FACE_DOWN,
    NAMES,
    RED,
    SMALLEST_HAND,
    VALUES,
    is_ace,
    value_of,
)
from kickback.games.scapegoat.prompts.unseen import Files, weakest
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FILED

TIGHT: Final = 8  # with so little left to waste one low card can lose the year


def ask_play(view: ScapegoatView, moves: list[Move]) -> Prompt:
    now = Budget(view)
    hand = view.hand
    made = Prompt("play", play_question(view))
    made.kicker = play_kicker(view, now)
    made.stakes = [play_stakes(view, now), *own_turns(view, now)]
    clocked = clock_card(hand)
    made.clock = Message("clock-play", {"card": NAMES[clocked], "value": VALUES[clocked]})
    made.choices = [play_choice(view, move) for move in moves]
    made.steps = [Step(Message("step-card")), Step(Message("step-way"))]
    made.locked = play_locks(view)
    return made


def play_question(view: ScapegoatView) -> Message:
    card = NAMES[view.hand[0]]
    if len(view.hand) == 1:
        return Message("ask-play-only", {"card": card})
    return Message("ask-play", {"quarter": view.quarter, "card": card})


def play_kicker(view: ScapegoatView, now: Budget) -> Message:
    if now.turns == 1:
        return Message("kicker-play-last")
    if now.turns == 2:
        return Message("kicker-play-next-to-last", {"next": letter(view.next_player)})
    if view.turn == 0:
        return Message("kicker-play-first", {"round": view.round})
    turns: Facts = {"turn": view.turn + 1, "turns": view.rules.deadline, "next": letter(view.next_player)}
    return Message("kicker-play", turns)


def play_stakes(view: ScapegoatView, now: Budget) -> Message:
    if now.waste < 0:
        clauses = ("SCG-DEAD-2", "SCG-UNDER-1")
        if now.turns == 1:
            return Message("stakes-lost-last", None, clauses)
        return Message("stakes-lost", {"last": letter(view.final_player)}, clauses)
    if now.left == 1:
        return Message("stakes-one-left", None, ("SCG-END-2", "SCG-END-3"))
    if now.turns == 1:
        if now.left == FACE_DOWN:
            return Message("stakes-last-ten", None, ("SCG-END-3", "SCG-DEAD-4"))
        return Message("stakes-last", {"left": now.left}, ("SCG-END-2", "SCG-END-3", "SCG-END-4"))
    if now.left == FACE_DOWN:
        return Message("stakes-ten", {"next": letter(view.next_player)}, ("SCG-END-3",))
    if now.left < FACE_DOWN:
        near: Facts = {"left": now.left, "next": letter(view.next_player)}
        return Message("stakes-near", near, ("SCG-END-3", "SCG-OVER-1"))
    facts: Facts = {"left": now.left, "waste": now.waste, "turns-left": now.turns}
    return Message("stakes-tight" if now.waste <= TIGHT else "stakes", facts, ("SCG-DEAD-1",))


def own_turns(view: ScapegoatView, now: Budget) -> list[Message]:
    """What this turn is among the seat's own turns of the year."""
    if not plays_again(view):
        return [Message("stakes-my-last")] if now.turns > 1 else []
    hot = view.spent + FACE_DOWN * (view.seats + 1) > view.rules.budget
    return [Message("stakes-hot-again")] if hot else []


def plays_again(view: ScapegoatView) -> bool:
    """Has whoever plays now another turn this year, if it lasts?"""
    return view.turn + 1 + view.seats <= view.rules.deadline


def play_choice(view: ScapegoatView, move: Move) -> Choice:
    up = move.verb is UP
    card = move.card
    value = value_of(card, up)
    after = Budget(view, value, 1)
    files = Files(view, HIDDEN if up else card) if after.left <= 0 else None  # opened only when the year ends
    short = after.waste < 0 or (after.turns == 0 and after.left > 0)
    says = leads_to(view, after, files) + (about_ace(card) if up else about_filing(card, short))
    caught = files is not None and after.left < 0 and files.most > 0
    signal = caught or (not up and RED[card] and not short)
    label = Message("choice-up" if up else "choice-down", {"card": NAMES[card], "value": value})
    return Choice(move, label, says, "U" if up else "D", SIGNAL if signal else PLAIN)


def about_filing(card: int, short: bool) -> list[Message]:
    """What filing this card means; in a year that is surely short nobody opens anything."""
    facts: Facts = {"card": NAMES[card]}
    if short:
        found = [Message("says-nobody-will-see", facts, ("SCG-UNDER-1",))]
    elif RED[card]:
        found = [Message("says-red", facts, ("SCG-CARD-7",))]
    else:
        found = [Message("says-black", facts, ("SCG-CARD-6",))]
    if VALUES[card] == FACE_DOWN:
        found.append(Message("says-same-ten"))
    return found


def about_ace(card: int) -> list[Message]:
    return [Message("says-ace", None, ("SCG-CARD-1", "SCG-CARD-9"))] if is_ace(card) else []


def leads_to(view: ScapegoatView, after: Budget, files: Files | None) -> list[Message]:
    """Where a play leads: an ending with its audit, or how the open quarter stands and what comes next."""
    target = view.rules.target
    facts: Facts = {"quarter": view.quarter}
    if files is not None and after.left < 0:
        facts["total"] = after.total
        return [Message("says-overspend", facts, ("SCG-OVER-1",)), *audit_phrase(view, files, True)]
    if files is not None:
        facts["target"] = target
        return [Message("says-zero", facts, ("SCG-ZERO-1",)), *audit_phrase(view, files, False)]
    if after.turns == 0:
        return [Message("says-underspend", {"short": after.left}, ("SCG-END-4",))]
    facts["total"] = after.total
    if after.total >= target:
        facts |= {"carry": after.total - target, "next-quarter": view.closed + 2, "next": letter(view.next_player)}
        return [Message("says-closes", facts, ("SCG-QTR-3",)), *outlook(view, after)]
    facts["target"] = target
    return [Message("says-open", facts, ("SCG-TURN-7",)), *outlook(view, after)]


def outlook(view: ScapegoatView, after: Budget) -> list[Message]:
    """What the next colleague is left with. Where nothing is left to waste, an Overspend is out of reach."""
    if after.waste < 0:
        return [Message("outlook-lost", None, ("SCG-DEAD-2",))] if Budget(view).waste >= 0 else []
    last = after.turns == 1
    following: Facts = {"next": letter(view.next_player)}
    if after.left == 1:
        found = [Message("outlook-one-left", following)]
    elif after.left < FACE_DOWN:
        found = [Message("outlook-last" if last else "outlook-near", following | {"left": after.left})]
    elif after.left == FACE_DOWN:
        found = [Message("outlook-last-ten" if last else "outlook-ten", following)]
    else:
        found = [Message("outlook-waste", {"waste": after.waste})]
    if not plays_again(view) and after.waste > 0:
        found.append(Message("outlook-not-mine"))
    return found


def audit_phrase(view: ScapegoatView, files: Files, over: bool) -> list[Message]:
    """What the audit of an Overspend, or of a Perfect Zero, may find, and what red would cost."""
    way = "over" if over else "zero"
    empty = not view.rules.closer_draws and len(view.hand) == 1
    cost = "nothing" if empty else "promotion" if view.sizes[view.seat] == SMALLEST_HAND else "card"
    facts = files.facts() | {"cost": cost}
    if files.count == 0:
        found = [Message(f"audit-{way}-nothing", facts, ("SCG-OVER-3" if over else "SCG-ZERO-3",))]
    elif files.most == 0:
        found = [Message(f"audit-{way}-clean", facts, ("SCG-OVER-7" if over else "SCG-ZERO-7",))]
    elif files.sure_red:
        found = [Message(f"audit-{way}-sure", facts, ("SCG-OVER-5" if over else "SCG-ZERO-5",))]
    elif files.least == files.most:
        found = [Message(f"audit-{way}-counted", facts)]
    else:
        found = [Message(f"audit-{way}", facts)]
    if files.only_this:
        found.append(Message("audit-only-this"))
    if not view.rules.closer_draws:
        found.append(Message("audit-hand-empty" if empty else "audit-draws-late", None, ("SCG-END-6",)))
    return found


def clock_card(hand: list[int]) -> int:
    most = max(VALUES[card] for card in hand)
    return weakest([card for card in hand if VALUES[card] == most])


def play_locks(view: ScapegoatView) -> list[Locked]:
    turn = view.turn + 1
    one, other = NAMES[view.hand[0]], NAMES[view.hand[-1]]
    quarter: Facts = {"quarter": view.closed + 1}
    again: Facts = {"again": turn + view.seats if plays_again(view) else 0}
    locks = [Locked(Message("locked-pass"), bans.NO_PASS, text="pass")]
    if view.rules.quarters > 1:
        elsewhere = f"up {one} Q{1 if view.closed else 2}"
        why = Message("why-other-quarter", quarter, ("SCG-TURN-3",))
        locks.append(Locked(Message("locked-quarter"), bans.NO_CHOICE_OF_QUARTER, text=elsewhere, why=why))
    if len(view.hand) > 1:
        why = Message("why-second-card", again, ("SCG-TURN-2",))
        locks.append(Locked(Message("locked-second"), bans.ONE_CARD, text=f"up {one} {other}", why=why))
    locks.append(Locked(Message("locked-call-audit"), bans.NO_CALLED_AUDIT))
    filers = [(view.start + place) % view.seats for place, way in enumerate(view.ways) if way == FILED]
    others = [seat for seat in filers if seat != view.seat]
    if others:
        locks.append(Locked(Message("locked-look"), bans.NOT_YOUR_FILE, {"seat": letter(others[-1])}))
    locks.append(Locked(Message("locked-show-card"), bans.NO_SHOWING))
    return locks
