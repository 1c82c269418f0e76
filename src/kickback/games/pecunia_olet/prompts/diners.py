"""PEC-DINER: which fakes the diners change, answered by all owners at once and in secret."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Choice, Locked, Prompt
from kickback.engine.seats import clockwise, letters
from kickback.games.pecunia_olet import bans, fake_notes
from kickback.games.pecunia_olet.actions import Move
from kickback.games.pecunia_olet.components import PRINTED
from kickback.games.pecunia_olet.prospects import payable
from kickback.games.pecunia_olet.view import NOT_YET, PecuniaView


def ask_diner_choice(view: PecuniaView, moves: list[Move]) -> Prompt:
    seat = view.seat
    held = view.fakes[seat]
    count = view.diners[seat]
    diners: Facts = {"diners": count, "round": view.round}
    made = Prompt("diner-choice", Message("ask-diner-choice", diners, ("PEC-DINER-4",)))
    made.kicker = Message("kicker-diner-choice", diners)
    rates: Facts = {"pays": PRINTED.diner_pays, "low": PRINTED.fence_rates[0], "high": PRINTED.fence_rates[-1]}
    made.stakes = [Message("stakes-diner-choice", rates, ("PEC-DINER-1",))]
    refused = held - fake_notes.from_quality(held, view.banned + 1)
    if refused:
        made.stakes.append(Message("stakes-diner-refused", fake_notes.facts(refused), ("PEC-DINER-5",)))
    if len(moves) == 1:
        made.stakes.append(Message("stakes-diner-alike", None, ("PEC-RULING-8",)))
    made.clock = Message("clock-diner-choice")
    made.choices = [diner_choice(view, move) for move in moves]
    made.locked = [
        Locked(Message("locked-keep-all"), bans.TOO_FEW, {"diners": count}, "pass"),
    ]
    made.orders = ["worst-notes"]
    return made


def diner_choice(view: PecuniaView, move: Move) -> Choice:
    """What changing this lot brings; a counted bank may be emptied by those it serves first."""
    due = PRINTED.diner_pays * fake_notes.size(move.lot)
    facts = fake_notes.facts(view.fakes[view.seat] - move.lot, "asked-")
    if view.rules.counted_bank:
        order = clockwise(view.pawn, view.seats)
        before = [seat for seat in order[: order.index(view.seat)] if view.diners[seat]]
        facts |= {"due": payable(view, due), "bank": view.bank, "seats": list[Plain](letters(before))}
        says = Message("says-launder-bank", facts, ("PEC-RULING-10",))
    else:
        says = Message("says-launder", facts | {"due": due, "after": view.cash[view.seat] + due}, ("PEC-DINER-1",))
    return Choice(move, Message("choice-launder", fake_notes.facts(move.lot)), [says])


def wait_for_diners(view: PecuniaView) -> Prompt:
    facts: Facts = {"seats": list[Plain](letters(view.waiting))}
    sealed = view.seat < view.seats and view.picks[view.seat] != NOT_YET
    id = "waiting-diner-sealed" if sealed else "waiting-diner-choice"
    return Prompt("diner-choice", Message(id, facts, ("PEC-RULING-8",)))
