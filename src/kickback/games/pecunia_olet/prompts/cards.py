"""What a card of the market would do for the seat that looks."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_KIND,
    CARD_VALUE,
    COMPONENTS,
    DINER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    PRINTED,
    PRINTER,
    TICKET,
)
from kickback.games.pecunia_olet.prospects import Outcome, later_price
from kickback.games.pecunia_olet.view import PecuniaView


def card_lines(view: PecuniaView, space: int, card: int) -> list[Message]:
    """During a round: what the card is good for, and what happens if it is left."""
    column = view.rules.board.column[space]
    later = later_price(view, column)
    left = (
        Message("card-line-later", {"later": later}, ("PEC-REND-4",))
        if later
        else Message("card-line-bin", None, ("PEC-REND-3",))
    )
    return [use_line(view, view.rules.board.price[space], card), left]


def use_line(view: PecuniaView, price: int, card: int) -> Message:
    seat = view.seat
    kind = CARD_KIND[card]
    quality = view.quality(seat)
    if kind == PRINTER:
        run = PRINTED.per_printer * (view.printers[seat] + 1)
        return Message("card-line-printer", {"run": run, "quality": quality}, ("PEC-PRINT-1",))
    if INK <= kind <= HOLOGRAM:
        if view.parts[seat] >> (kind - INK) & 1:
            return Message("card-line-twin", {"component": COMPONENTS[kind - INK]}, ("PEC-PRINT-4",))
        return Message("card-line-component", {"quality": quality, "better": quality + 1}, ("PEC-PRINT-2",))
    if kind == DINER:
        idle = view.diners[seat] + 1 > fake_notes.size(view.fakes[seat])
        return Message("card-line-diner", {"diner": PRINTED.diner_pays, "idle": idle}, ("PEC-DINER-1",))
    if kind == JET:
        when = "strike" if view.strike else "round" if view.ready[seat] == 1 else "next"
        return Message("card-line-jet", {"when": when}, ("PEC-FLY-2", "PEC-RULING-25"))
    if kind == TICKET:
        value = CARD_VALUE[card]
        return Message("card-line-ticket", {"value": value, "more": value - price}, ("PEC-GOD-5", "PEC-SCORE-2"))
    if kind == GREAT_LAWYER:
        return Message("card-line-great-lawyer", None, ("PEC-LAW-1",))
    return Message("card-line-bad-lawyer", None, ("PEC-LAW-4",))


def end_card_line(view: PecuniaView, card: int, outcome: Outcome) -> Message:
    """Once the officer has arrived: only tickets, diners with a fake left and lawyers still to come help."""
    kind = CARD_KIND[card]
    price = view.cash[view.seat] - outcome.cash
    if kind == TICKET:
        value = CARD_VALUE[card]
        return Message("end-ticket", {"value": value, "more": value - price}, ("PEC-SCORE-2",))
    if kind == DINER:
        if fake_notes.size(outcome.fakes) < outcome.diners:
            return Message("end-diner-idle", None, ("PEC-DINER-2",))
        return Message("end-diner", {"diner": PRINTED.diner_pays, "price": price}, ("PEC-SCORE-1",))
    if kind == BAD_LAWYER or (kind == GREAT_LAWYER and view.moment == "last-henchman"):
        return Message("end-lawyer", None, ("PEC-RULING-20",))
    if lawyer_to_come(view) and kind != GREAT_LAWYER:
        return use_line(view, price, card)
    return Message("end-too-late", None, ("PEC-RULING-20",))


def lawyer_to_come(view: PecuniaView) -> bool:
    """Does the looking seat own a lawyer who has yet to lift somebody?"""
    return any(owner == view.seat and lawyer > view.lawyer for lawyer, owner in enumerate(view.lawyers))
