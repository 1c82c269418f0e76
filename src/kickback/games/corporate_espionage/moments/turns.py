"""A company's turn: Income, Expenses, Draw; Main; the end of the turn, and whose turn comes next."""

from __future__ import annotations

from typing import Any

from kickback.engine.moments import TURN, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import TURN_DRAW
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.agreements import debts_of, end_broken_pacts, fall_due
from kickback.games.corporate_espionage.moments.expenses import Expenses
from kickback.games.corporate_espionage.moments.insolvency import charge
from kickback.games.corporate_espionage.moments.leaving import close_market
from kickback.games.corporate_espionage.moments.main_phase import Main
from kickback.games.corporate_espionage.moments.ops import burn_out, own_bank
from kickback.games.corporate_espionage.moments.questions import Step
from kickback.games.corporate_espionage.moments.turn_end import LAST, Closing
from kickback.games.corporate_espionage.table import (
    EARNED,
    NOBODY,
    OVERHEAD,
    REPAID,
    Association,
    Loan,
    Market,
    Play,
    TimedChange,
    blocked,
    income,
    overhead,
)


class Turnover(Step):
    """The bottom of the stack: when nothing is left of a turn, the next living company begins its own."""

    def __init__(self) -> None:
        super().__init__("turnover")

    def resume(self, table: Market) -> None:
        """CES-SETUP-3, CES-END-6, CES-BOOK-2: clockwise; passing the first company's seat ends a round."""
        seat = table.calendar.active
        while True:
            seat = (seat + 1) % table.seats
            if seat == table.calendar.first and round_ends(table):
                return
            if table.living(seat):
                break
        begin_turn(table, seat)


def begin_turn(table: Market, seat: int) -> None:
    table.calendar.active = seat
    table.calendar.turn += 1
    table.stack.append(Opening(seat, 0, []))


def round_ends(table: Market) -> bool:
    """CES-BOOK-2, CES-WON-2, `max-rounds`: is the game over with this round?"""
    dead = table.calendar.dry_round and not table.calendar.lively and table.rules.market_close
    if dead or table.calendar.round == table.rules.max_rounds:
        close_market(table)
        return True
    table.calendar.round += 1
    begin_round(table)
    return False


def begin_round(table: Market) -> None:
    table.calendar.lively = False
    table.calendar.dry_round = True
    for seat in range(table.seats):
        if table.living(seat) and table.zones.decks[seat].faces and not blocked(table, seat, w.V_DRAW):
            table.calendar.dry_round = False
    clubs = table.agreements
    if clubs.associations:
        clubs.associations = [lapsed(table, club) for club in clubs.associations]


def lapsed(table: Market, club: Association) -> Association:
    """An embargo ends after its rounds."""
    if club.target == NOBODY or table.calendar.round <= club.until:
        return club
    if table.log is not None:
        table.tell("embargo-over", "CES-CARD-2", {"association": club.name, "target": letter(club.target)})
    return Association(club.name, club.members, NOBODY, 0)


class Opening(Step):
    """CES-TURN-1: Income, Expenses, Draw, in that order, before anything else."""

    def __init__(self, seat: int, stage: int, queue: list[Play]) -> None:
        super().__init__("opening")
        self.seat: int = seat
        self.stage: int = stage
        self.queue: list[Play] = queue  # income effects still to come, or the debts of this step
        self.debts: list[Loan] = []  # those of when the Expenses step began; what is lent in it counts from the next
        self.due: list[Loan] = []
        self.draws: int = 0

    def clone(self) -> Opening:
        twin = Opening(self.seat, self.stage, self.queue)
        twin.debts = self.debts
        twin.due = self.due
        twin.draws = self.draws
        return twin

    def resume(self, table: Market) -> None:
        """Goes on from its stage as far as nothing has to be done first."""
        seat = self.seat
        if self.stage == 0:
            start_turn(table, seat)
            self.stage = 1
            self.queue = collect_income(table, seat)
        if self.stage == 1:
            if self.queue:
                play = self.queue[0]
                self.queue = self.queue[1:]
                if table.in_play.still(seat, play.since) is not None:
                    table.stack.append(table.carry_out(play, None))
                return
            self.stage = 2
            self.debts = debts_of(table, seat)
        if self.stage == 2:
            total = overhead(table, seat)
            if total > table.accounts.banks[seat]:
                table.stack.append(Expenses(seat, TURN))
                return
            self.pay_overhead(table, total)
            self.stage = 3
        if self.due:
            loan = self.due[0]
            self.due = self.due[1:]
            if table.living(loan.lender):
                charge(table, seat, loan.owed, loan.lender, REPAID)
        elif self.draws < TURN_DRAW:
            self.draws += 1
            draw_step(table, seat)
        else:
            table.calendar.began = True
            table.stack[-1] = Main(seat)

    def pay_overhead(self, table: Market, total: int) -> None:
        seat = self.seat
        table.accounts.change(seat, -total, OVERHEAD)
        if table.log is not None:
            own = own_bank(table, seat, -total)
            table.tell("overhead", "CES-EXP-1", {"seat": letter(seat), "amount": total}, {seat: own})
        if table.agreements.loans:
            self.due = fall_due(table, self.debts)

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return Closing(seat, LAST, 0) if seat == self.seat else self


def start_turn(table: Market, seat: int) -> None:
    """CES-TURN-2: what this company made for a number of turns counts down; its counters start anew."""
    table.calendar.hires = 0
    table.calendar.firings = 0
    table.calendar.acted = False
    table.calendar.attempted = False
    table.calendar.news += 1
    if table.log is not None:
        table.tell("turn", "CES-TURN-1", {"seat": letter(seat), "round": table.calendar.round})
    if table.in_play.timed_changes:
        count_down(table, seat)
    if table.agreements.pacts:
        end_broken_pacts(table, seat)


def count_down(table: Market, seat: int) -> None:
    left: list[TimedChange] = []
    for change in table.in_play.timed_changes:
        if change.maker != seat or change.left == w.THIS_TURN:
            left.append(change)
        elif change.left > 1:
            left.append(change.counted_down())
        elif table.log is not None:
            facts: Facts = {"seat": letter(change.seat), "card": table.mark(change.code, seat)}
            table.tell("ended", "CES-FX-6", facts)
    table.in_play.timed_changes = left
    table.in_play.stale = True


def collect_income(table: Market, seat: int) -> list[Play]:
    """CES-INC-1 to -5: the income of everything in play; then, one by one, the effects of this step."""
    if blocked(table, seat, w.V_INCOME):
        if table.log is not None:
            table.tell("no-income", "CES-INC-5", {"seat": letter(seat)})
        return []
    amount = income(table, seat)
    table.accounts.change(seat, amount, EARNED)
    if table.log is not None:
        own = own_bank(table, seat, amount)
        table.tell("income", "CES-INC-1", {"seat": letter(seat), "amount": amount}, {seat: own})
    queue: list[Play] = []
    for permanent in table.in_play.boards[seat]:
        if permanent.card.incomes:
            for number, effect in enumerate(permanent.card.effects):
                if effect.when == w.INCOME:
                    queue.append(
                        Play(
                            w.NO_EVENT,
                            seat,
                            permanent.code,
                            [effect],
                            NOBODY,
                            0,
                            permanent.since,
                            None,
                            table.calendar.clock,
                            number,
                        )
                    )
    return queue


def draw_step(table: Market, seat: int) -> None:
    """CES-DRAW-1 to -3."""
    if blocked(table, seat, w.V_DRAW):
        if table.log is not None:
            table.tell("no-draw", "CES-DRAW-3", {"seat": letter(seat)})
    elif not table.draw(seat, "CES-DRAW-1"):
        if table.log is not None:
            table.tell("no-draw", "CES-DRAW-2", {"seat": letter(seat)})
        if table.rules.burnout:
            burn_out(table, seat)
