"""What companies do with cards, and what of it others may answer or look back at."""

from __future__ import annotations

from kickback.games.corporate_espionage.components import Effect, Op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.table.companies import NOBODY, Companies


class Happening:
    """An event while it is pending, or when cards look back at it: what, by and to whom, since when. Never changed."""

    def __init__(self, kind: int, by: int, to: int, named: int, began: int) -> None:
        self.kind: int = kind
        self.by: int = by  # NOBODY for a burnout
        self.to: int = to  # a bit per company
        self.named: int = named  # the one rival that a play names
        self.began: int = began

    def concerns(self, by: int, to: int, seat: int) -> bool:
        """Do the sides of an `on` or `react` fit it, for a card of that company?"""
        if by == w.SIDE_ME:
            if self.by != seat:
                return False
        elif by == w.SIDE_RIVAL and (self.by == seat or self.by == NOBODY):
            return False
        if to == w.SIDE_ME:
            return self.to >> seat & 1 == 1
        return to != w.SIDE_RIVAL or self.to & ~(1 << seat) != 0


class Play:
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
        answers: Happening | None,
        began: int,
        number: int = 0,
        reply: int = NOBODY,
    ) -> None:
        self.kind: int = kind  # the event it is, or NO_EVENT for a card that works by itself
        self.seat: int = seat
        self.code: int = code
        self.effects: list[Effect] = effects
        self.target: int = target  # the one rival it names
        self.paid: int = paid
        self.since: int = since  # the permanent it comes from, if it comes from one
        self.answers: Happening | None = answers  # the event it answers or was set off by
        self.began: int = began
        self.number: int = number  # for a card that works by itself: which of its effects
        self.reply: int = reply  # the company whose play a Savvy was played in answer to
        self.actor: int = answers.by if answers is not None else NOBODY
        self.enters: bool = kind == w.EV_HIRE or kind == w.EV_PURCHASE  # a card waits to enter play

    def aimed(self, target: int) -> Play:
        """The same with another rival named."""
        return Play(
            self.kind, self.seat, self.code, self.effects, target, self.paid, self.since, self.answers, self.began,
            self.number, self.reply,
        )  # fmt: skip

    def entered(self, since: int) -> Play:
        """The same once its card has entered play."""
        return Play(
            self.kind, self.seat, self.code, self.effects, self.target, self.paid, since, self.answers, self.began
        )

    def happening(self, companies: Companies) -> Happening:
        """The event this is, as others may answer it or look back at it."""
        to = 0
        if not self.enters:
            for effect in self.effects:
                for op in effect.ops:
                    if op.do == w.CANCEL or op.do == w.REDIRECT:
                        continue
                    if op.who == w.ALL:
                        to = ~0
                    elif op.who == w.RIVALS:
                        to |= ~(1 << self.seat)
                    elif op.who == w.RIVAL and self.target != NOBODY:
                        to |= 1 << self.target
                    elif op.who == w.ACTOR and self.actor != NOBODY:
                        to |= 1 << self.actor  # what a company does for itself is aimed at nobody
            to &= companies.alive
            if self.reply != NOBODY:
                to |= 1 << self.reply
        return Happening(self.kind, self.seat, to, self.target, self.began)

    def hits(self, companies: Companies, op: Op) -> list[int]:
        """CES-OUT-4: the living companies an op hits, rivals clockwise and the own company last."""
        who = op.who
        if who == w.ME:
            found = self.seat
        elif who == w.RIVAL:
            found = self.target
        elif who == w.ACTOR:
            found = self.actor
        else:
            return companies.clockwise_from(self.seat) if who == w.ALL else companies.rivals_of(self.seat)
        return [found] if found != NOBODY and companies.living(found) else []
