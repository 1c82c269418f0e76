"""Advice about a lot for the receiver: what mixing costs, and what one note more would bring."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import PRINTED, QUALITIES
from kickback.games.pecunia_olet.prospects import best_for_receiver, receiver_due
from kickback.games.pecunia_olet.view import PecuniaView


def lot_lines(view: PecuniaView, lot: int) -> list[Message]:
    """PEC-FENCE-2: the first thing worth saying about this lot, if anything is."""
    held = view.fakes[view.seat]
    found = dragging(lot) or would_drag(held, lot) or one_more(held, lot)
    if found is not None:
        return [found]
    low = fake_notes.worst(lot)
    facts = fake_notes.facts(lot)
    if "-" in str(facts["mix"]):
        best = receiver_due(lot) == receiver_due(best_for_receiver(held))
        return [Message("lot-mixed-best", facts | {"low": low}, ("PEC-FENCE-2",))] if best else []
    rest = held - lot
    return [Message("lot-keep", fake_notes.facts(rest))] if rest else []


def dragging(lot: int) -> Message | None:
    """A lower note is in, and the same lot without the low ones pays more."""
    for quality in range(2, QUALITIES + 1):
        rest = fake_notes.from_quality(lot, quality)
        low = fake_notes.size(lot) - fake_notes.size(rest)
        if rest and low and receiver_due(rest) > receiver_due(lot):
            facts: Facts = {
                "low": fake_notes.worst(lot),
                "low-count": low,
                "notes": fake_notes.size(lot),
                "rate": PRINTED.fence_rates[fake_notes.worst(lot) - 1],
                "without": fake_notes.size(rest),
                "better-rate": PRINTED.fence_rates[fake_notes.worst(rest) - 1],
                "better": receiver_due(rest),
            }
            return Message("lot-drags", facts, ("PEC-FENCE-2",))
    return None


def would_drag(held: int, lot: int) -> Message | None:
    """A lower note is held and not in, the lot is not full, and adding one would pay less."""
    count = fake_notes.size(lot)
    if count >= PRINTED.fence_most:
        return None
    for quality in range(1, fake_notes.worst(lot)):
        if fake_notes.of_quality(held, quality):
            added = lot + fake_notes.single(quality, 1)
            if receiver_due(added) < receiver_due(lot):
                facts: Facts = {
                    "low": quality,
                    "one-more": count + 1,
                    "low-rate": PRINTED.fence_rates[quality - 1],
                    "worse": receiver_due(added),
                }
                return Message("lot-would-drag", facts, ("PEC-FENCE-2",))
    return None


def one_more(held: int, lot: int) -> Message | None:
    """One more note would bring more."""
    if fake_notes.size(lot) >= PRINTED.fence_most:
        return None
    rest = held - lot
    for quality in range(1, QUALITIES + 1):
        if fake_notes.of_quality(rest, quality):
            added = lot + fake_notes.single(quality, 1)
            if receiver_due(added) > receiver_due(lot):
                return Message("lot-one-more", {"add": quality, "better": receiver_due(added)}, ("PEC-FENCE-2",))
    return None
