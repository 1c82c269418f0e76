"""Carrying out effects: op by op, company by company, waiting wherever somebody has to be asked."""

from __future__ import annotations

from typing import Any

from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.engine.table import Moment
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.effects import Effect, Op
from kickback.games.corporate_espionage.ops import UNCOUNTED, stop, take_from_hand, take_from_play, turn_aside, work
from kickback.games.corporate_espionage.permanents import Permanent
from kickback.games.corporate_espionage.picks import NameRival, nameable
from kickback.games.corporate_espionage.questions import Matter, Step, concerns
from kickback.games.corporate_espionage.sums import holds
from kickback.games.corporate_espionage.table import NOBODY, Market


class Deed:
    """Something a company does with effects: a play, a use, or a card that works by itself. Never changed."""

    def __init__(
        self,
        kind: int,
        seat: int,
        code: int,
        effects: list[Effect],
        target: int,
        paid: int,
        since: int,
        answers: Matter | None,
        began: int,
        number: int = 0,
        reply: int = NOBODY,
    ) -> None:
        self.kind: int = kind  # the event it is, or words.NO_EVENT for a card that works by itself
        self.seat: int = seat
        self.code: int = code
        self.effects: list[Effect] = effects
        self.target: int = target  # the one rival it names
        self.paid: int = paid
        self.since: int = since  # the permanent it comes from, if it comes from one
        self.answers: Matter | None = answers  # the event it answers or was set off by
        self.began: int = began
        self.number: int = number  # for a card that works by itself: which of its effects
        self.reply: int = reply  # the company whose play a Savvy was played in answer to

    @property
    def actor(self) -> int:
        return self.answers.by if self.answers is not None else NOBODY

    def aimed(self, target: int) -> Deed:
        """The same deed with another rival named."""
        return Deed(
            self.kind, self.seat, self.code, self.effects, target, self.paid, self.since, self.answers, self.began,
            self.number, self.reply,
        )  # fmt: skip

    def matter(self, table: Market) -> Matter:
        """The event this deed is, as others may answer it or look back at it."""
        to = 0
        for effect in self.effects:
            for op in effect.ops:
                if op.do != w.CANCEL and op.do != w.REDIRECT and op.who != w.ME:
                    for seat in self.hits(table, op):
                        to |= 1 << seat
        if self.reply != NOBODY:
            to |= 1 << self.reply
        if self.kind == w.EV_HIRE or self.kind == w.EV_PURCHASE:
            to = 0
        return Matter(self.kind, self.seat, to, self.target, self.began)

    def hits(self, table: Market, op: Op) -> list[int]:
        """CES-OUT-4: the living companies an op hits, rivals clockwise and the own company last."""
        who = op.who
        if who == w.ME:
            found = self.seat
        elif who == w.RIVAL:
            found = self.target
        elif who == w.ACTOR:
            found = self.actor
        else:
            others = table.clockwise_from(self.seat)
            return others if who == w.ALL else [other for other in others if other != self.seat]
        return [found] if found != NOBODY and table.living(found) else []


class Trigger:
    """A card in play that an event sets off. Never changed."""

    def __init__(
        self, seat: int, since: int, code: int, effect: Effect, number: int, matter: Matter, itself: bool
    ) -> None:
        self.seat: int = seat
        self.since: int = since
        self.code: int = code
        self.effect: Effect = effect
        self.number: int = number
        self.matter: Matter = matter
        self.itself: bool = itself  # CES-FX-8: the card that was lost


class Carry(Step):
    """A deed being carried out. CES-FX-1: effects in written order, ops in written order."""

    def __init__(self, deed: Deed, matter: Matter | None) -> None:
        super().__init__("effect")
        self.deed: Deed = deed
        self.matter: Matter | None = matter  # the event it is, to which cards react when it is over
        self.effect: int = 0
        self.started: bool = False  # the name is known and `if` held
        self.op: int = 0
        self.opened: bool = False  # the companies hit are known
        self.hits: list[int] = []
        self.hit: int = 0
        self.op_began: int = 0
        self.stage: int = 0
        self.count: int = UNCOUNTED  # what is still to be drawn, picked or taken from the company hit
        self.named: int = NOBODY
        self.asked_name: bool = False
        self.losses: list[Permanent] = []  # what others lost to this op, as it was
        self.entered: bool = False

    def clone(self) -> Carry:
        twin = Carry(self.deed, self.matter)
        twin.effect = self.effect
        twin.started = self.started
        twin.op = self.op
        twin.opened = self.opened
        twin.hits = self.hits
        twin.hit = self.hit
        twin.op_began = self.op_began
        twin.stage = self.stage
        twin.count = self.count
        twin.named = self.named
        twin.asked_name = self.asked_name
        twin.losses = self.losses[:]
        twin.entered = self.entered
        return twin

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        """CES-WIN-8: what its player has not done yet is dropped."""
        return None if seat == self.deed.seat else self

    def resume(self, table: Market) -> None:
        deed = self.deed
        if not self.entered:
            self.entered = True
            self.enter(table)
        while self.effect < len(deed.effects):
            effect = deed.effects[self.effect]
            if not self.started and not self.start(table, effect):
                if self.asked_name:
                    return
                self.effect += 1
                continue
            while self.op < len(effect.ops):
                if not self.carry_op(table, effect.ops[self.op]):
                    return
                self.op += 1
                table.pulse += 1
                if self.losses and self.tell_losses(table):
                    return
            self.effect += 1
            self.op = 0
            self.started = False
        table.stack.pop()
        table.pulse += 1
        if self.matter is not None:
            set_off_by(table, self.matter)

    def enter(self, table: Market) -> None:
        """CES-HIRE-1, CES-BUY-1: a hired or bought card enters play when nobody has stopped it."""
        deed = self.deed
        if deed.kind != w.EV_HIRE and deed.kind != w.EV_PURCHASE:
            return
        permanent = table.enter(deed.seat, deed.code)
        self.deed = Deed(
            deed.kind,
            deed.seat,
            deed.code,
            deed.effects,
            deed.target,
            deed.paid,
            permanent.since,
            deed.answers,
            deed.began,
        )
        if table.log is not None:
            clause = "CES-HIRE-1" if deed.kind == w.EV_HIRE else "CES-BUY-1"
            table.tell("entered", clause, {"seat": letter(deed.seat), "card": table.mark(deed.code, deed.seat)})

    def start(self, table: Market, effect: Effect) -> bool:
        """CES-FX-5, CES-FX-2: first the rival is named, where that is still open, then `if` is checked, once."""
        deed = self.deed
        if effect.names and deed.kind == w.NO_EVENT and deed.target == NOBODY:
            if not self.asked_name and nameable(table, deed.seat):
                self.asked_name = True
                table.stack.append(NameRival(deed.seat))
                return False
            self.asked_name = False
            if self.named == NOBODY:
                return False
            deed = deed.aimed(self.named)
            self.deed = deed
        them = deed.target if deed.target != NOBODY else deed.actor
        if effect.conditions and not holds(table, effect.conditions, deed.seat, them):
            return False
        if effect.once:
            permanent = table.still(deed.seat, deed.since)
            if permanent is not None:
                permanent.once[deed.number] = table.turn
        self.started = True
        return True

    def carry_op(self, table: Market, op: Op) -> bool:
        """One op on every company it hits, one after another; False while somebody is being asked."""
        if op.do == w.CANCEL:
            stop(table, self, op)
            return True
        if op.do == w.REDIRECT:
            return turn_aside(table, self, op)
        if not self.opened:
            self.opened = True
            self.op_began = table.tick()
            self.hits = self.deed.hits(table, op)
            self.hit = 0
            self.stage = 0
            self.count = UNCOUNTED
        while self.hit < len(self.hits):
            victim = self.hits[self.hit]
            if table.living(victim) and not work(table, self, op, victim):
                return False
            self.hit += 1
            self.stage = 0
            self.count = UNCOUNTED
        self.opened = False
        return True

    def tell_losses(self, table: Market) -> bool:
        """CES-FX-7, -8: what was lost to this op sets off cards before the next op. True if it does."""
        found: list[Trigger] = []
        for lost in self.losses:
            matter = Matter(w.EV_LOST, self.deed.seat, 1 << lost.seat, NOBODY, self.op_began)
            found += triggers_of(table, matter, lost)
        self.losses = []
        if found:
            table.stack.append(Reactions(found, 0))
        return bool(found)

    def rival_named(self, table: Market, seat: int) -> None:
        self.named = seat
        if table.log is not None:
            facts: Facts = {"seat": letter(self.deed.seat), "card": table.mark(self.deed.code, self.deed.seat)}
            table.tell("named", "CES-FX-5", facts | {"target": letter(seat)})

    def card_picked(self, table: Market, permanent: Permanent) -> None:
        self.count -= 1
        take_from_play(table, self, self.current(), permanent)

    def card_chosen(self, table: Market, code: int) -> None:
        self.count -= 1
        take_from_hand(table, self, self.current(), self.hits[self.hit], code)

    def current(self) -> Op:
        return self.deed.effects[self.effect].ops[self.op]


class Reactions(Step):
    """CES-FX-7: the cards an event set off, one after another; each must still be there when its turn comes."""

    def __init__(self, triggers: list[Trigger], at: int) -> None:
        super().__init__("reactions")
        self.triggers: list[Trigger] = triggers
        self.at: int = at

    def clone(self) -> Reactions:
        return Reactions(self.triggers, self.at)

    def resume(self, table: Market) -> None:
        if self.at == len(self.triggers):
            table.stack.pop()
            return
        trigger = self.triggers[self.at]
        self.at += 1
        if not table.living(trigger.seat):
            return
        permanent = table.still(trigger.seat, trigger.since)
        if permanent is None and not trigger.itself:
            return
        if permanent is not None and trigger.effect.once and permanent.once[trigger.number] == table.turn:
            return
        deed = Deed(
            w.NO_EVENT, trigger.seat, trigger.code, [trigger.effect], NOBODY, 0, trigger.since, trigger.matter,
            table.tick(), trigger.number,
        )  # fmt: skip
        table.stack.append(Carry(deed, None))


def triggers_of(table: Market, matter: Matter, lost: Permanent | None = None) -> list[Trigger]:
    """CES-FX-7 to -9: the `on` effects an event sets off, clockwise from the active company, oldest first."""
    found: list[Trigger] = []
    if table.watchers == 0 and lost is None:
        return found
    n = table.seats
    for step in range(n):
        seat = (table.active + step) % n
        if not table.alive >> seat & 1:
            continue
        for permanent in table.boards[seat]:
            if permanent.card.ons and permanent.since < matter.began:
                watch(table, permanent, seat, matter, False, found)
        if lost is not None and matter.to >> seat & 1 and lost.card.ons:
            watch(table, lost, seat, matter, True, found)
    return found


def watch(table: Market, permanent: Permanent, seat: int, matter: Matter, itself: bool, found: list[Trigger]) -> None:
    for number, effect in enumerate(permanent.card.effects):
        if effect.when != w.ON or effect.event != matter.kind or not concerns(effect.by, effect.to, matter, seat):
            continue
        if effect.once and permanent.once[number] == table.turn:
            continue
        if not under_way(table, permanent.since, number):
            found.append(Trigger(seat, permanent.since, permanent.code, effect, number, matter, itself))


def under_way(table: Market, since: int, number: int) -> bool:
    """CES-FX-9: is this effect being carried out right now, so that this event is its own consequence?"""
    for moment in table.stack:
        if isinstance(moment, Carry):
            deed = moment.deed
            if deed.kind == w.NO_EVENT and deed.since == since and deed.number == number:
                return True
    return False


def set_off_by(table: Market, matter: Matter, lost: Permanent | None = None) -> bool:
    """Puts the reactions to an event on the stack, if there are any."""
    found = triggers_of(table, matter, lost)
    if found:
        table.stack.append(Reactions(found, 0))
    return bool(found)
