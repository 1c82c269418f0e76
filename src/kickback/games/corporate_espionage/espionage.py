"""The table of Corporate Espionage: the market with all its doors tied to the rules behind them."""

from __future__ import annotations

from typing import Any

from kickback.engine.actions import Action, Ban
from kickback.engine.table import AUTO, OVER, Moment
from kickback.games.corporate_espionage import bills, deals, leaving, notation, takeover
from kickback.games.corporate_espionage.deals import EmbargoVote
from kickback.games.corporate_espionage.invariants import faults
from kickback.games.corporate_espionage.picks import PickInHand
from kickback.games.corporate_espionage.questions import Ask, Step, Window
from kickback.games.corporate_espionage.table import NOBODY, Market
from kickback.games.corporate_espionage.view import EspionageView


class CorporateEspionage(Market):
    """Start-ups in one market; the last company standing wins."""

    def act(self, seat: int, action: Action) -> None:
        super().act(seat, action)
        if self.crowding or self.swayed or self.fickle:
            self.make_room()

    def make_room(self) -> None:
        """CES-RULING-34: when executive seats are lost, the surplus goes before anything else is asked."""
        if not self.box.flexible_seats or not self.began or self.stack[-1].kind == OVER:
            return
        for moment in self.stack:
            if isinstance(moment, takeover.ExecSurplus):  # perhaps under an audit that was asked meanwhile
                return
        self.crowding = False
        crowded = takeover.overcrowded(self)
        if crowded != NOBODY:
            self.stack.append(takeover.ExecSurplus(crowded))

    def open_bill(self, biller: int, billed: int, amount: int, collect: bool, code: int) -> None:
        bills.open_bill(self, biller, billed, amount, collect, code)

    def company_leaves(self, seat: int, how: str, clause: str) -> None:
        leaving.leave(self, seat, how, clause)

    def loan_answers(self, seat: int) -> list[Action]:
        return deals.loan_answers(self, seat)

    def judge_loan(self, seat: int, action: Action) -> Ban | None:
        return deals.judge_loan(self, seat, action)

    def take_loan(self, seat: int, action: Action) -> None:
        deals.take_loan(self, seat, action)

    def inherit_loans(self, lender: int, heir: int) -> None:
        deals.inherit_loans(self, lender, heir)

    def stays(self, moment: Moment[Any], seat: int) -> Moment[Any] | None:
        """CES-OUT-2: what is left of an open question when a company leaves."""
        if isinstance(moment, Ask):
            return moment.gone(self, seat)
        if isinstance(moment, Step):
            return moment.gone(self, seat)
        if isinstance(moment, Window):
            return moment.gone(self, seat)
        return moment.gone(self, seat) if isinstance(moment, EmbargoVote) else moment

    def picked_hand(self) -> int:
        """Whose hand the open question picks from, or NOBODY."""
        top = self.stack[-1]
        return top.holder if isinstance(top, PickInHand) else NOBODY

    def read(self, seat: int, text: str) -> Action:
        return notation.read(self, seat, text)

    def view(self, seat: int) -> EspionageView:
        return EspionageView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def settle(self) -> None:
        """Runs what runs by itself; for tables that begin in the middle of something."""
        while self.stack[-1].kind == AUTO:
            self.stack[-1].resume(self)
        self.make_room()

    def clone(self) -> CorporateEspionage:
        twin = CorporateEspionage(
            self.rules,
            self.box,
            self.chance.clone(),
            [moment.clone() for moment in self.stack],
            self.aside,
            self.lists,
            self.open_lists,
            [hand.clone() for hand in self.hands],
            [deck.clone() for deck in self.decks],
            [pile[:] for pile in self.piles],
            [[permanent.clone() for permanent in board] for board in self.boards],
            self.banks[:],
            [book[:] for book in self.books],
            [memory[:] for memory in self.memory],
        )
        copy_rest(self, twin)
        return twin


def copy_rest(table: Market, twin: Market) -> None:
    """The small numbers and lists of a table."""
    twin.winners = table.winners[:]
    twin.starts = table.starts
    twin.firms = table.firms
    twin.names = table.names
    twin.briefs = table.briefs[:]
    twin.alive = table.alive
    twin.began = table.began
    twin.active = table.active
    twin.first = table.first
    twin.round = table.round
    twin.turn = table.turn
    twin.clock = table.clock
    twin.pulse = table.pulse
    twin.hires = table.hires
    twin.firings = table.firings
    twin.attempted = table.attempted
    twin.card_played = table.card_played
    twin.dry_round = table.dry_round
    twin.burnouts = table.burnouts[:]
    twin.put_back = table.put_back[:]
    twin.left_how = table.left_how[:]
    twin.figures = table.figures[:]
    twin.figure_turns = table.figure_turns[:]
    twin.asked_at = table.asked_at[:]
    twin.loans = table.loans[:]
    twin.clubs = table.clubs.clone(table.seats)
    twin.rigged = table.rigged[:]
    twin.spoils = table.spoils
    twin.dances = table.dances[:]
    twin.stars = table.stars[:]
    twin.watchers = table.watchers
    twin.crowding = table.crowding
