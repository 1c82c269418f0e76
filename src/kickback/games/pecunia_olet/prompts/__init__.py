"""What a seat of Pecunia Olet is asked, as data made from its view alone.

Nothing here may tell another seat's money, what a flight moved or a payment was, or what somebody else can do: what is
the seat's own is said exactly, what is to come as a limit, the rest not at all.
"""

from __future__ import annotations

from typing import Final, cast

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import Choice, Locked, Prompt, SteadyChoice
from kickback.engine.seats import clockwise, letter
from kickback.games.pecunia_olet import bans
from kickback.games.pecunia_olet.actions import CLAIMING, Move
from kickback.games.pecunia_olet.components import MOST_SEATS, PRINTED
from kickback.games.pecunia_olet.prompts.diners import ask_diner_choice, wait_for_diners
from kickback.games.pecunia_olet.prompts.endgame import (
    ask_last_henchman,
    ask_lawyer_lift,
    ask_lawyer_place,
    ask_rematch,
    over,
    wait_in_the_end,
)
from kickback.games.pecunia_olet.prompts.placing import ask_placement, wait_for_placement
from kickback.games.pecunia_olet.view import PecuniaView

FREE_CHOICES: Final[dict[str, Choice]] = {}  # each made when it is first offered


def first_minute() -> list[Message]:
    """How to win, what a turn is and what ends the game."""
    return [Message(id) for id in ("goal", "goal-turn", "goal-end", "goal-beginners")]


def prompt(view: PecuniaView, legal: list[Action], free: list[Action]) -> Prompt:
    """What this seat is asked, or whom it waits for."""
    moves = cast(list[Move], legal)  # a table of this game lists nothing else
    made = asked(view, moves) if moves else waiting(view)
    made.free = [free_choice(action) for action in free]
    if free:
        made.locked.append(Locked(Message("locked-offer"), bans.NO_DEALINGS))
        made.forms = ["say WORDS", "claim at-most CASH", "claim at-least CASH", "claim offshore CASH"]
    return made


def free_choice(action: Action) -> Choice:
    found = FREE_CHOICES.get(action.text)
    if found is None:
        found = FREE_CHOICES[action.text] = SteadyChoice(action, free_label(action))
    return found


def free_label(action: Action) -> Message:
    """PEC-RULING-23: talk and looks behind the own screen, open at any time."""
    if action.verb is CLAIMING:
        return Message("choice-claim", action.plain(), ("PEC-RULING-23",))
    counts = action.verb.word == "count"
    return Message(f"choice-{action.verb.word}", None, ("PEC-SECRET-1" if counts else "PEC-RULING-7",))


def asked(view: PecuniaView, moves: list[Move]) -> Prompt:
    if view.moment == "placement":
        return ask_placement(view, moves)
    if view.moment == "diner-choice":
        return ask_diner_choice(view, moves)
    if view.moment == "last-henchman":
        return ask_last_henchman(view, moves)
    if view.moment == "lawyer-lift":
        return ask_lawyer_lift(view, moves)
    if view.moment == "lawyer-place":
        return ask_lawyer_place(view, moves)
    return ask_rematch(view, moves) if view.moment == "rematch" else ask_choose_first(view, moves)


def waiting(view: PecuniaView) -> Prompt:
    if view.moment == "over":
        return over(view)
    if view.moment == "placement":
        return wait_for_placement(view)
    if view.moment == "diner-choice":
        return wait_for_diners(view)
    if view.moment == "choose-first":
        facts: Facts = {"seat": letter(view.waiting[0])}
        return Prompt("choose-first", Message("waiting-choose-first", facts, ("PEC-SETUP-6",)))
    return wait_in_the_end(view)


def ask_choose_first(view: PecuniaView, moves: list[Move]) -> Prompt:
    """PEC-SETUP-6, -7: who picks first, and what each seat would begin with."""
    rules = view.rules
    made = Prompt("choose-first", Message("ask-choose-first", None, ("PEC-SETUP-6",)))
    made.kicker = Message("kicker-choose-first")
    sums = ", ".join(f"${cash}" for cash in PRINTED.start_cash[: view.seats])
    facts: Facts = {"sums": sums, "cash": PRINTED.equal_start}
    id = "stakes-choose-first-equal" if rules.equal_start else "stakes-choose-first"
    made.stakes = [Message(id, facts, ("PEC-SETUP-7",))]
    made.clock = Message("clock-choose-first")
    for number, move in enumerate(moves, start=1):
        if rules.equal_start:
            says = [Message("says-first-equal", facts)]
        else:
            order = clockwise(move.first, view.seats)
            says = [
                Message("says-first", {"seat": letter(seat), "cash": rules.start_cash(place)})
                for place, seat in enumerate(order)
            ]
        made.choices.append(Choice(move, Message("choice-first", {"seat": letter(move.first)}), says, str(number)))
    for chair in range(view.seats, MOST_SEATS):
        label = Message("locked-empty-chair", {"chair": letter(chair)})
        made.locked.append(Locked(label, bans.NOBODY_SITS_THERE, text=f"first {letter(chair)}"))
    return made
