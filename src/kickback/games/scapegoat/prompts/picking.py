"""The secret picks: a card shown for the start, revealed for the promotion, or revealed after an Underspend."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Choice, Locked, Prompt, Step
from kickback.engine.seats import letter, letters
from kickback.games.scapegoat import bans
from kickback.games.scapegoat.actions import Move
from kickback.games.scapegoat.components import DECK, NAMES, SMALLEST_HAND, STRENGTH, is_ace, names
from kickback.games.scapegoat.memory import DROPPED, PLAYED_DOWN, SHOWED
from kickback.games.scapegoat.prompts.unseen import stronger, unseen, weaker, weakest
from kickback.games.scapegoat.view import ScapegoatView

FEW: Final = 3  # so many cards above or below one's own are named instead of counted


def pick_prompt(view: ScapegoatView, question: Message, moves: list[Move], clock: Message) -> Prompt:
    """What all picks of one card have in common."""
    made = Prompt(view.moment, question)
    made.clock = clock
    made.steps = [Step(Message("step-show-card" if view.moment == "show" else "step-card"))]
    made.steps.append(Step(Message(f"step-{view.moment}", {"card": NAMES[moves[0].card]})))
    made.choices = [
        Choice(move, Message(f"choice-{move.verb.word}", {"card": NAMES[move.card]}), key=str(number))
        for number, move in enumerate(moves, start=1)
    ]
    return made


def rivals(view: ScapegoatView) -> int:
    """How many other seats give a card in this pick."""
    return sum(1 for seat in range(view.seats) if view.asked >> seat & 1 and seat != view.seat)


def start_order(move: Move) -> int:
    return move.card


def strongest_first(move: Move) -> int:
    return -STRENGTH[move.card]


def ask_show(view: ScapegoatView, moves: list[Move]) -> Prompt:
    moves = sorted(moves, key=start_order)
    clock = Message("clock-show", {"card": NAMES[max(view.hand)]})
    made = pick_prompt(view, Message("ask-show"), moves, clock)
    made.kicker = Message("kicker-show")
    made.stakes = [
        Message("stakes-show", {"safe": view.rules.first_is_safe}, ("SCG-SETUP-8", "SCG-SETUP-9", "SCG-SETUP-11"))
    ]
    for choice, move in zip(made.choices, moves, strict=True):
        choice.says = what_showing_means(view, move.card)
    why_play = Message("why-nobody-plays-yet", None, ("SCG-TURN-1",))
    why_nothing = Message("why-show-nothing", None, ("SCG-SETUP-8",))
    made.locked = [
        Locked(Message("locked-show-nothing"), bans.SHOW_PICK.nothing, text="pass", why=why_nothing),
        Locked(Message("locked-play"), bans.NOBODY_PLAYS_YET, text=f"up {NAMES[moves[0].card]}", why=why_play),
    ]
    return made


def what_showing_means(view: ScapegoatView, card: int) -> list[Message]:
    hand = view.hand
    below = card - len([own for own in hand if own < card])  # as many cards lie elsewhere and are lower
    if not below:
        found = [Message("says-lowest-there-is")]
    elif DECK - len(hand) - below < rivals(view):
        found = [Message("says-too-high")]
    else:
        lowest = [other for other in range(min(card, len(hand) + FEW + 1)) if other not in hand]
        facts: Facts = {"below": below, "cards": names(lowest[: FEW + 1])}
        found = [Message("says-starts-unless" if below <= FEW else "says-starts-if", facts)]
    if is_ace(card):
        found.append(Message("says-shown-ace"))
    return found


def ask_promote(view: ScapegoatView, moves: list[Move]) -> Prompt:
    moves = sorted(moves, key=strongest_first)
    goal = view.rules.victory_hand
    wins = view.sizes[view.seat] + 1 >= goal
    clock = Message("clock-promote", {"card": NAMES[weakest(view.hand)]})
    made = pick_prompt(view, Message("ask-promote-wins" if wins else "ask-promote"), moves, clock)
    made.kicker = promote_kicker(view)
    others = [seat for seat in range(view.seats) if view.asked >> seat & 1 and seat != view.seat]
    near = [seat for seat in others if view.sizes[seat] + 1 >= goal]
    clauses = ("SCG-PROMO-2", "SCG-PROMO-4", "SCG-PROMO-5", "SCG-CARD-9", "SCG-CARD-10")
    made.stakes = [Message("stakes-promote", None, clauses)]
    if near:
        made.stakes.append(Message("stakes-promote-near", {"seats": list[Plain](letters(near))}))
    made.notes = still_held(view)
    for choice, move in zip(made.choices, moves, strict=True):
        choice.says = [chance_to_climb(view, move.card, wins)]
    why = Message("why-promote-nothing", None, ("SCG-PROMO-2", "SCG-PROMO-6"))
    made.locked = [
        Locked(Message("locked-sit-out"), bans.PROMOTE_PICK.nothing, text="pass", why=why),
        Locked(Message("locked-keep"), bans.NO_KEEPING),
    ]
    return made


def chance_to_climb(view: ScapegoatView, card: int, wins: bool) -> Message:
    hidden = unseen(view)
    above = stronger(hidden, card)
    facts: Facts = {"above": len(above), "cards": names(above[: FEW + 1]), "size": view.sizes[view.seat] + 1}
    if not above:
        return Message("says-unbeatable-wins" if wins else "says-unbeatable", facts)
    if len(hidden) - len(above) < rivals(view):
        return Message("says-cannot-win")
    return Message("says-loses-only-to" if len(above) <= FEW else "says-above", facts)


def promote_kicker(view: ScapegoatView) -> Message:
    if view.fell:
        return Message("kicker-promote-without", {"seat": letter(view.scapegoat)})
    empty = [seat for seat in range(view.seats) if not view.asked >> seat & 1]
    if empty:
        return Message("kicker-promote-empty", {"seat": letter(empty[0])})
    return Message("kicker-promote")


def ask_axe(view: ScapegoatView, moves: list[Move]) -> Prompt:
    moves = sorted(moves, key=strongest_first)
    rules = view.rules
    size = view.sizes[view.seat]
    clock = Message("clock-axe", {"card": NAMES[moves[0].card]})
    made = pick_prompt(view, Message("ask-axe"), moves, clock)
    made.kicker = Message("kicker-axe", {"left": rules.budget - view.spent})
    price = "none" if size == SMALLEST_HAND else "extra" if rules.axe_takes_extra else "revealed"
    starter = {"last-player": view.last_player, "start-player": view.start}.get(rules.underspend_starter, HIDDEN)
    facts: Facts = {"price": price, "size": max(SMALLEST_HAND, size - 1)}
    if starter != HIDDEN:
        facts |= {"starts": letter(starter), "mine": starter == view.seat}
    clauses = ("SCG-UNDER-2", "SCG-UNDER-3", "SCG-UNDER-4", "SCG-UNDER-7")
    made.stakes = [
        Message("stakes-axe", facts, clauses),
        Message("stakes-axe-starts" if starter != HIDDEN else "stakes-axe-fallen-starts", facts),
    ]
    made.notes = still_held(view)
    for choice, move in zip(made.choices, moves, strict=True):
        choice.says = [chance_to_fall(view, move.card)]
    why = Message("why-axe-nothing", None, ("SCG-UNDER-2",))
    made.locked = [
        Locked(Message("locked-sit-out"), bans.AXE_PICK.nothing, text="pass", why=why),
        Locked(Message("locked-audit"), bans.NO_AUDIT),
        Locked(Message("locked-one-more"), bans.LAPS_OVER, {"laps": rules.orbits}, f"up {NAMES[moves[0].card]}"),
    ]
    return made


def chance_to_fall(view: ScapegoatView, card: int) -> Message:
    hidden = unseen(view)
    below = weaker(hidden, card)
    bottom = view.sizes[view.seat] == SMALLEST_HAND
    facts: Facts = {"below": len(below), "cards": names(below[: FEW + 1]), "bottom": bottom}
    if len(hidden) - len(below) < rivals(view):
        return Message("says-safe")
    if not below:
        return Message("says-falls-not" if bottom else "says-falls")
    return Message("says-falls-unless" if len(below) <= FEW else "says-below", facts)


def still_held(view: ScapegoatView) -> list[Message]:
    """A start card that surely is still in its hand: not seen leaving it, and nothing has left that hand unseen."""
    found: list[Message] = []
    unsure: set[int] = set()  # seats of whose hands something has left unseen
    gone: set[int] = set()  # cards that were seen leaving a hand
    for entry in view.memory:
        if entry.card == HIDDEN:
            if entry.kind == PLAYED_DOWN or entry.kind == DROPPED:
                unsure.add(entry.seat)
        elif entry.kind != SHOWED:
            gone.add(entry.card)
    for seat, card in enumerate(view.shown):
        if card != HIDDEN and seat != view.seat and seat not in unsure and card not in gone:
            found.append(Message("note-still-held", {"seat": letter(seat), "card": NAMES[card]}))
    return found
