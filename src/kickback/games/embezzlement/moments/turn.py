"""A turn: settle, pay, act, draw, and on to the next seat. It lies under everything and goes on by itself."""

from __future__ import annotations

from typing import Final

from kickback.engine.moments import AUTO, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import Move
from kickback.games.embezzlement.components import AUDITED, OFF_RECORD, YEARS
from kickback.games.embezzlement.effects import after_effect, close, drop_audited, refill, settle, turn_up
from kickback.games.embezzlement.moments.action_phase import Act, PickUp
from kickback.games.embezzlement.moments.exchange import open_window
from kickback.games.embezzlement.moments.payment_phase import Declare, Place
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.current_turn import TO_ACT, TO_DRAW, TO_PAY, TO_SETTLE, WAS_OFF_RECORD
from kickback.games.embezzlement.table.exchange import BLACKMAILING


class Steps(Moment[Embezzlement, Move]):
    """EMB-TURN-1, -2: the steps of the active player's turn, each begun when the one before is over."""

    def __init__(self) -> None:
        super().__init__("turn", AUTO)

    def resume(self, table: Embezzlement) -> None:
        step = table.turn.step
        seat = table.turn.active
        table.turn.step = step + 1
        if table.people.is_out(seat):
            next_turn(table)
        elif step == TO_SETTLE:
            if table.log is not None:
                facts: Facts = {"seat": letter(seat), "round": table.turn.round, "endless": table.rules.endless}
                table.tell("turn", "EMB-TURN-6", facts | {"lap": (table.turn.round - 1) // YEARS + 1})
            if table.settles(seat):
                begin_settlement(table)
        elif step == TO_PAY:
            if table.workload(seat):
                begin_payment(table)
        elif step == TO_ACT:
            table.stack.append(Act("action", seat, exact=True))
        elif step == TO_DRAW:
            if table.cards.held[seat] < table.rules.hand_limit and not table.rules.deterministic:
                table.stack.append(PickUp("draw", seat, exact=True))
        else:
            next_turn(table)


TURN: Final = Steps()


def begin_settlement(table: Embezzlement) -> None:
    """EMB-SETTLE-1 to -3, -11: the oldest invoice; colleagues may blackmail before or after it is turned up."""
    space = table.boards.oldest(table.turn.active)
    table.turn.settling = space
    mark = table.boards.marks[space]
    if mark == AUDITED:
        drop_audited(table)
        return
    if mark == OFF_RECORD:
        table.turn.settled = WAS_OFF_RECORD
    elif table.rules.blind and open_window(table, "blind-blackmail", BLACKMAILING):
        return
    profit = turn_up(table)
    stealable = profit > 0 and mark != OFF_RECORD and not table.rules.blind
    if not stealable or not open_window(table, "blackmail", BLACKMAILING):
        settle(table, table.turn.active)


def begin_payment(table: Embezzlement) -> None:
    """EMB-PAY-1, -2, EMB-HOUSE-10 to -12: take an invoice; then announce, or lay it down in silence."""
    seat = table.turn.active
    table.take(seat)
    if not table.rules.silence:
        table.stack.append(Declare("declare", seat, exact=True))
        return
    table.lay(seat)
    if table.log is not None:
        table.tell("laid", "EMB-PAY-5", table.invoice_on(table.turn.paying))
    table.stack.append(Declare("declare", seat, exact=True) if table.rules.punch else Place("place", seat, exact=True))


def next_turn(table: Embezzlement) -> None:
    """EMB-TURN-7, EMB-SETUP-2: the next seat clockwise that is in play; passing the first seat begins a new round."""
    places = table.seats
    turn = table.turn
    before = (turn.active - turn.first) % places
    seat = (turn.active + 1) % places
    while table.people.is_out(seat):
        seat = (seat + 1) % places
    turn.pass_to(seat)
    table.statement = None
    if (seat - turn.first) % places <= before:
        turn.round += 1
        begin_round(table)


def begin_round(table: Embezzlement) -> None:
    """EMB-WORK-7, EMB-RULING-36, -38: in year 8 of a lap the archive comes back, or the workload closes."""
    rules = table.rules
    if rules.endless and not table.invoices.closed and table.turn.round % YEARS == 0:
        if table.turn.round == YEARS * rules.laps:
            close(table, "laps")
            after_effect(table)
        else:
            refill(table)
