"""PEC-END, PEC-LAW, PEC-SCORE: last henchmen, lawyers, a tie, and the game that is over."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Choice, Locked, Prompt
from kickback.engine.seats import letter, letters
from kickback.games.pecunia_olet import bans, fake_notes
from kickback.games.pecunia_olet.actions import AGAIN, PASS, Move
from kickback.games.pecunia_olet.components import NOBODY, PRINTED, SPACES
from kickback.games.pecunia_olet.prompts.cards import lawyer_to_come
from kickback.games.pecunia_olet.prompts.moves import BAD, GREAT, ends_on, has_standing, placement_choice
from kickback.games.pecunia_olet.prompts.placing import locked_spaces, placing_steps
from kickback.games.pecunia_olet.prospects import standing
from kickback.games.pecunia_olet.view import LAWYERS, PecuniaView


def ask_last_henchman(view: PecuniaView, moves: list[Move]) -> Prompt:
    made = placing_in_the_end(view, moves, "last-henchman", "choice-leave-home", "PEC-END-6")
    made.kicker = Message("kicker-last-henchman")
    made.question = Message("ask-last-henchman", None, ("PEC-END-3",))
    return made


def ask_lawyer_place(view: PecuniaView, moves: list[Move]) -> Prompt:
    made = placing_in_the_end(view, moves, "lawyer-place", "choice-leave-off", "PEC-RULING-21")
    made.kicker = Message("kicker-lawyer-place", {"lawyer": LAWYERS[view.lawyer]})
    made.question = Message("ask-lawyer-place", None, ("PEC-LAW-3",))
    made.notes = [Message("note-no-way-back", None, ("PEC-RULING-21",))]
    made.locked.append(Locked(Message("locked-lift-another"), bans.ALREADY_LIFTED))
    for choice in made.choices:
        if choice.action.verb is PASS:
            choice.says.insert(0, Message("says-leave-off", None, ("PEC-RULING-21",)))
    return made


def placing_in_the_end(view: PecuniaView, moves: list[Move], moment: str, leave: str, clause: str) -> Prompt:
    """PEC-END-7: hats no longer count, and every choice says what the seat ends on."""
    made = Prompt(moment, Message(f"ask-{moment}"))
    now = standing(view)
    diners = min(now.diners, fake_notes.size(now.fakes))
    made.stakes = [Message("stakes-last-henchman", {"diners": diners}, ("PEC-END-7", "PEC-SCORE-4"))]
    if lawyer_to_come(view):
        made.stakes.append(Message("stakes-lawyer-to-come", None, ("PEC-LAW-1",)))
    made.clock = Message(f"clock-{moment}")
    made.steps = placing_steps(view)
    for move in moves:
        if move.verb is PASS:
            made.choices.append(Choice(move, Message(leave), [ends_on(view, now)], "L"))
            made.choices[-1].says[0].clauses = (clause,)
        else:
            made.choices.append(placement_choice(view, move, ending=True))
    made.locked = locked_spaces(view, moves)
    return made


def ask_lawyer_lift(view: PecuniaView, moves: list[Move]) -> Prompt:
    great = view.lawyer == GREAT
    lawyer: Facts = {"lawyer": LAWYERS[view.lawyer]}
    made = Prompt("lawyer-lift", Message("ask-lawyer-lift", None, ("PEC-LAW-1" if great else "PEC-LAW-4",)))
    made.kicker = Message("kicker-lawyer-lift", lawyer)
    made.stakes = [Message("stakes-lawyer-lift", None, ("PEC-LAW-2", "PEC-RULING-21"))]
    made.clock = Message("clock-lawyer-lift")
    number = 0
    for move in moves:
        if move.verb is PASS:
            says = [ends_on(view, standing(view))]
            made.choices.append(Choice(move, Message("choice-lawyer-home", None, ("PEC-LAW-5",)), says, "L"))
            continue
        number += 1
        facts = view.rules.board.space_facts(move.space) | {"due": PRINTED.tax_pays}
        says = [Message("says-lift", facts, ("PEC-LAW-2", "PEC-RULING-19"))]
        rival = view.lawyers[BAD]
        if great and rival != view.seat and has_standing(view, rival):
            says.append(Message("says-lift-rival", {"rival": letter(rival)}, ("PEC-RULING-20",)))
        made.choices.append(Choice(move, Message("choice-lift", facts), says, str(number), asks_back=True))
    for space in view.rules.board.spaces:
        if view.henchman[space] not in (NOBODY, view.seat):
            label = Message("choice-lift", view.rules.board.space_facts(space))
            made.locked.append(Locked(label, bans.NOT_YOURS, text=f"lift {SPACES[space]}"))
    if view.ready[view.seat] or view.down[view.seat]:
        made.locked.append(Locked(Message("locked-lift-nobody"), bans.STANDING_ONLY))
    made.locked.append(Locked(Message("locked-place-first"), bans.LIFT_FIRST))
    return made


def ask_rematch(view: PecuniaView, moves: list[Move]) -> Prompt:
    made = Prompt("rematch", Message("ask-rematch", None, ("PEC-SCORE-6",)))
    made.kicker = Message("kicker-rematch")
    mine = view.seat in view.tied
    others = [seat for seat in view.tied if seat != view.seat]
    facts: Facts = {"seats": list[Plain](letters(others)), "total": max(view.totals)}
    made.stakes = [Message("stakes-rematch-mine" if mine else "stakes-rematch", facts, ("PEC-RULING-9",))]
    made.clock = Message("clock-rematch")
    first = (view.starter + 1) % view.seats
    for move in moves:
        if move.verb is AGAIN:
            again: Facts = {"first": letter(first), "mine": first == view.seat}
            made.choices.append(Choice(move, Message("choice-again"), [Message("says-again", again)], "Enter"))
        else:
            made.choices.append(Choice(move, Message("choice-enough"), [Message("says-enough")]))
    return made


def over(view: PecuniaView) -> Prompt:
    total = max(view.totals)
    best = view.winners or view.tied
    facts: Facts = {"seats": list[Plain](letters(best)), "total": total}
    if not view.winners:
        question = Message("over-draw", facts, ("PEC-SCORE-6",))
    elif len(view.winners) > 1:
        question = Message("over-shared", facts, ("PEC-SCORE-6",))
    else:
        question = Message("over-won", facts | {"seat": letter(view.winners[0])}, ("PEC-SCORE-5",))
    made = Prompt("over", question)
    made.kicker = Message("kicker-over")
    return made


def wait_in_the_end(view: PecuniaView) -> Prompt:
    """Whoever is not asked in the end, and onlookers."""
    seat = letter(view.waiting[0])
    if view.moment == "last-henchman":
        facts: Facts = {"seat": seat, "seats": list[Plain](letters(view.queue))}
        return Prompt(view.moment, Message("waiting-last-henchman", facts, ("PEC-END-5",)))
    if view.moment == "rematch":
        sealed = view.seat < view.seats
        id = "waiting-rematch" if sealed else "waiting-rematch-onlooker"
        return Prompt(view.moment, Message(id, {"answers": len(view.waiting)}, ("PEC-RULING-9",)))
    facts = {"seat": seat, "lawyer": LAWYERS[view.lawyer]}
    return Prompt(view.moment, Message(f"waiting-{view.moment}", facts, ("PEC-LAW-1",)))
