"""The table of Corporate Espionage as it is played: the market, how it is read, viewed, cloned and checked."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.moments import AUTO, OVER, Over
from kickback.engine.outcome import Outcome
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letters
from kickback.games.corporate_espionage import notation
from kickback.games.corporate_espionage.actions import DROP, MARK, SAVVY, Move, discards_spelled
from kickback.games.corporate_espionage.bans import CLOSED
from kickback.games.corporate_espionage.invariants import faults
from kickback.games.corporate_espionage.moments import EffectStep, ExecSurplus, Expenses, overcrowded
from kickback.games.corporate_espionage.table import NOBODY, Happening, Market, Play
from kickback.games.corporate_espionage.view import EspionageView


class CorporateEspionage(Market):
    """Start-ups in one market; the last company standing wins."""

    def act(self, seat: int, action: Action) -> str:
        said = super().act(seat, action)
        in_play = self.in_play
        if in_play.seats_moved or in_play.stale or in_play.conditional:
            self.make_room()
        return said

    def outside(self, seat: int, action: Action) -> bool:
        """CES-WIN-7, CES-EXP-5: so are a Savvy of a company that is not asked, and a drop but in the own Expenses."""
        if action.free:
            return True
        assert isinstance(action, Move)
        if action.does == SAVVY:
            return not self.stack[-1].asks(self, seat)
        if action.does == DROP:
            top = self.stack[-1]
            return not (isinstance(top, Expenses) and top.seat == seat)
        return False

    def outcome(self) -> Outcome:
        """CES-WON-1, -2: who is left, or net worth when the market closed; scores are net worths at the end."""
        closed = isinstance(self.stack[-1], Over) and self.stack[-1].ban is CLOSED
        living = [seat for seat in range(self.seats) if self.living(seat)]
        facts: Facts = {"seats": list[Plain](letters(self.winners)), "round": self.calendar.round}
        clause = "CES-WON-2" if closed else "CES-WON-1"
        id = "outcome-closed" if closed else "outcome-last" if len(living) == 1 else "outcome-allied"
        scores = [self.worth(seat) if seat in living else 0 for seat in range(self.seats)]
        return self.ended(Message(id, facts, (clause,)), scores)

    def make_room(self) -> None:
        """CES-RULING-34: when executive seats are lost, the surplus goes before anything else is asked."""
        if not self.card_set.flexible_seats or not self.calendar.began or self.stack[-1].kind == OVER:
            return
        for moment in self.stack:
            if isinstance(moment, ExecSurplus):  # perhaps under an audit that was asked meanwhile
                return
        self.in_play.seats_moved = False
        crowded = overcrowded(self)
        if crowded != NOBODY:
            self.stack.append(ExecSurplus(crowded))

    def carry_out(self, play: Play, happening: Happening | None) -> EffectStep:
        return EffectStep(play, happening)

    def settle(self) -> None:
        """Runs what runs by itself; for tables that begin in the middle of something."""
        while self.stack[-1].kind == AUTO:
            self.stack[-1].resume(self)
        self.make_room()

    def read(self, seat: int, text: str) -> Move:
        played = notation.read_own_play(self, seat, text)
        return played if played is not None else notation.read(self, seat, text)

    def spelled(self, steps: list[Action]) -> str:
        """Cards that go together are one line: `discard X Y`."""
        marks = [step for step in steps if isinstance(step, Move) and step.does == MARK]
        return discards_spelled(marks) if marks else super().spelled(steps)

    def view(self, seat: int) -> EspionageView:
        return EspionageView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def clone(self) -> CorporateEspionage:
        twin = CorporateEspionage(
            self.rules,
            self.card_set,
            self.chance.clone(),
            [moment.clone() for moment in self.stack],
            self.aside,
            self.companies.clone(),
            self.zones.clone(),
            self.in_play.clone(),
            self.accounts.clone(),
            self.calendar.clone(),
            self.agreements.clone(),
        )
        twin.drafts = self.drafts
        twin.modifiers = self.modifiers
        twin.winners = self.winners[:]
        return twin
