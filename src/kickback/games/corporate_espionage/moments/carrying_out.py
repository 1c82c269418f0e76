"""Carrying out effects: op by op, company by company, waiting wherever somebody has to be asked."""

from __future__ import annotations

from typing import Any

from kickback.engine.moments import Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import Effect, Op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.ops import (
    Progress,
    stop,
    take_from_hand,
    take_from_play,
    turn_aside,
    work,
)
from kickback.games.corporate_espionage.moments.picks import NameRival
from kickback.games.corporate_espionage.moments.questions import Step
from kickback.games.corporate_espionage.moments.reactions import Reactions, Trigger, set_off_by, triggers_of
from kickback.games.corporate_espionage.moments.targets import nameable
from kickback.games.corporate_espionage.table import NOBODY, Happening, Market, Permanent, Play, holds


class EffectStep(Step):
    """A play being carried out. CES-FX-1: effects in written order, ops in written order."""

    def __init__(self, play: Play, happening: Happening | None) -> None:
        super().__init__("effect")
        self.happening: Happening | None = happening  # the event it is, to which cards react when it is over
        self.progress: Progress = Progress(play)
        self.effect: int = 0
        self.started: bool = False  # the name is known and `if` held
        self.op: int = 0
        self.opened: bool = False  # the companies hit are known
        self.hits: list[int] = []
        self.hit: int = 0
        self.op_began: int = 0
        self.asked_name: bool = False
        self.entered: bool = False

    def clone(self) -> EffectStep:
        twin = EffectStep(self.play, self.happening)
        twin.progress = self.progress.clone()
        twin.effect = self.effect
        twin.started = self.started
        twin.op = self.op
        twin.opened = self.opened
        twin.hits = self.hits
        twin.hit = self.hit
        twin.op_began = self.op_began
        twin.asked_name = self.asked_name
        twin.entered = self.entered
        return twin

    @property
    def play(self) -> Play:
        return self.progress.play

    def card_code(self) -> int:
        return self.play.code

    def carries(self, since: int, number: int) -> bool:
        play = self.play
        return play.kind == w.NO_EVENT and play.since == since and play.number == number

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        """CES-WIN-8: what its player has not done yet is dropped."""
        return None if seat == self.play.seat else self

    def resume(self, table: Market) -> None:
        play = self.play
        if not self.entered:
            self.entered = True
            self.enter(table)
        while self.effect < len(play.effects):
            effect = play.effects[self.effect]
            if not self.started and not self.start(table, effect):
                if self.asked_name:
                    return
                self.effect += 1
                continue
            while self.op < len(effect.ops):
                if not self.carry_op(table, effect.ops[self.op]):
                    return
                self.op += 1
                table.calendar.news += 1
                if self.progress.losses and self.tell_losses(table):
                    return
            self.effect += 1
            self.op = 0
            self.started = False
        table.stack.pop()
        table.calendar.news += 1
        if self.happening is not None:
            set_off_by(table, self.happening)

    def enter(self, table: Market) -> None:
        """CES-HIRE-1, CES-BUY-1: a hired or bought card enters play when nobody has stopped it."""
        play = self.play
        if not play.enters:
            return
        permanent = table.enter(play.seat, play.code)
        self.progress.play = play.entered(permanent.since)
        if table.log is not None:
            clause = "CES-HIRE-1" if play.kind == w.EV_HIRE else "CES-BUY-1"
            table.tell("entered", clause, {"seat": letter(play.seat), "card": table.mark(play.code, play.seat)})

    def start(self, table: Market, effect: Effect) -> bool:
        """CES-FX-5, CES-FX-2: first the rival is named, where that is still open, then `if` is checked, once."""
        play = self.play
        if effect.names and play.kind == w.NO_EVENT and play.target == NOBODY:
            if not self.asked_name and nameable(table, play.seat):
                self.asked_name = True
                table.stack.append(NameRival(play.seat))
                return False
            self.asked_name = False
            if self.progress.named == NOBODY:
                return False
            play = play.aimed(self.progress.named)
            self.progress.play = play
        them = play.target if play.target != NOBODY else play.actor
        if effect.conditions and not holds(table, effect.conditions, play.seat, them):
            if table.log is not None and play.kind != w.NO_EVENT:
                facts: Facts = {"seat": letter(play.seat), "card": table.mark(play.code, play.seat)}
                table.tell("idle", "CES-FX-2", facts)
            return False
        if effect.once:
            permanent = table.in_play.still(play.seat, play.since)
            if permanent is not None:
                permanent.once[play.number] = table.calendar.turn
        self.started = True
        return True

    def carry_op(self, table: Market, op: Op) -> bool:
        """One op on every company it hits, one after another; False while somebody is being asked."""
        if op.do == w.CANCEL:
            stop(table, self.progress, op)
            return True
        if op.do == w.REDIRECT:
            return turn_aside(table, self.progress, op)
        if not self.opened:
            self.opened = True
            self.op_began = table.calendar.tick()
            self.hits = self.play.hits(table.companies, op)
            self.hit = 0
            self.progress.next_company()
        while self.hit < len(self.hits):
            victim = self.hits[self.hit]
            if table.living(victim) and not work(table, self.progress, op, victim):
                return False
            self.hit += 1
            self.progress.next_company()
        self.opened = False
        return True

    def tell_losses(self, table: Market) -> bool:
        """CES-FX-7, -8: what was lost to this op sets off cards before the next op. True if it does."""
        found: list[Trigger] = []
        for lost in self.progress.losses:
            happening = Happening(w.EV_LOST, self.play.seat, 1 << lost.seat, NOBODY, self.op_began)
            found += triggers_of(table, happening, lost)
        self.progress.losses = []
        if found:
            table.stack.append(Reactions(found, 0))
        return bool(found)

    def rival_named(self, table: Market, seat: int) -> None:
        self.progress.named = seat
        if table.log is not None:
            facts: Facts = {"seat": letter(self.play.seat), "card": table.mark(self.play.code, self.play.seat)}
            table.tell("named", "CES-FX-5", facts | {"target": letter(seat)})

    def card_picked(self, table: Market, permanent: Permanent) -> None:
        self.progress.count -= 1
        take_from_play(table, self.progress, self.current(), permanent)

    def card_chosen(self, table: Market, code: int) -> None:
        self.progress.count -= 1
        take_from_hand(table, self.progress, self.current(), self.hits[self.hit], code)

    def current(self) -> Op:
        return self.play.effects[self.effect].ops[self.op]
