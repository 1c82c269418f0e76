"""`associations`: companies under one name that vote on embargoes."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import TURN, Moment
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import BAD_ASSOCIATION, BAD_EMBARGO, NO_ASSOCIATION, NO_EMBARGO, ONE_OFFER
from kickback.games.corporate_espionage.moments.questions import Ask, Ballot, out_of_place
from kickback.games.corporate_espionage.options import EMBARGO_ROUNDS
from kickback.games.corporate_espionage.table import NOBODY, Association, Market, Vote

MOTIONS: Final = {a.EMBARGO: "embargo", a.LIFT: "lift"}


def judge_found(table: Market, seat: int, action: Move) -> Ban | None:
    invited = action.members
    if (
        not invited
        or invited >> seat & 1
        or invited & ~table.companies.alive
        or table.agreements.association_of(seat) is not None
    ):
        return BAD_ASSOCIATION
    for association in table.agreements.associations:
        if association.name == action.association or association.members & invited:
            return BAD_ASSOCIATION
    return None


def judge_membership(table: Market, seat: int, action: Move) -> Ban | None:
    association = table.agreements.association_of(seat)
    if association is None:
        return NO_ASSOCIATION
    if action.does == a.LEAVE:
        return None if action.association == association.name else NO_ASSOCIATION
    for moment in table.stack:
        if isinstance(moment, EmbargoVote):
            return ONE_OFFER
    target = action.target
    if action.does == a.EMBARGO:
        fits = association.target == NOBODY and table.living(target) and not association.members >> target & 1
        return None if fits else BAD_EMBARGO
    return None if association.target == target else NO_EMBARGO


def call_vote(table: Market, seat: int, action: Move) -> None:
    """All living members are asked, whatever else is going on."""
    association = table.agreements.association_of(seat)
    assert association is not None
    name, target, motion = association.name, action.target, action.does
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "association": name, "target": letter(target)}
        table.tell("vote-called", "CES-TALK-1", facts | {"motion": MOTIONS[motion]})
    members = association.members & table.companies.alive
    table.stack.append(EmbargoVote(members, [None] * table.seats, name, target, motion))


def found(table: Market, seat: int, action: Move) -> None:
    if table.log is not None:
        names: list[Plain] = [letter(s) for s in range(table.seats) if action.members >> s & 1]
        table.tell("founding", "CES-TALK-1", {"seat": letter(seat), "association": action.association, "with": names})
    invite(table, action.association, 1 << seat, action.members)


def leave_association(table: Market, seat: int) -> None:
    table.calendar.news += 1
    left: list[Association] = []
    for association in table.agreements.associations:
        members = association.members & ~(1 << seat)
        if members:
            left.append(Association(association.name, members, association.target, association.until))
        if table.log is not None and association.members >> seat & 1:
            table.tell("left-association", "CES-TALK-1", {"seat": letter(seat), "association": association.name})
    table.agreements.associations = left


def invite(table: Market, name: str, members: int, invited: int) -> None:
    """Each invited company is asked in turn; an association needs two members to come into being."""
    for seat in range(table.seats):
        if invited >> seat & 1:
            table.stack.append(Invitation(seat, name, members, invited & ~(1 << seat)))
            return
    table.calendar.news += 1
    founded = members.bit_count() >= 2
    if founded:
        table.agreements.associations = [*table.agreements.associations, Association(name, members, NOBODY, 0)]
    if table.log is not None:
        names: list[Plain] = [letter(s) for s in range(table.seats) if members >> s & 1]
        kind = "founded" if founded else "not-founded"
        table.tell(kind, "CES-TALK-1", {"association": name, "members": names})


class Invitation(Ask):
    """A company is asked whether it joins an association."""

    def __init__(self, seat: int, name: str, members: int, invited: int) -> None:
        super().__init__("offer-answer", seat, TURN)
        self.association: str = name
        self.members: int = members
        self.invited: int = invited

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return [table.card_set.book.accepting, table.card_set.book.declining]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        fits = seat == self.seat and action.does in (a.ACCEPT, a.DECLINE)
        return None if fits else out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        joins = 1 << seat if action.does == a.ACCEPT else 0
        if not joins and table.log is not None:
            facts: Facts = {"seat": letter(seat), "association": self.association}
            table.tell("invitation-declined", "CES-TALK-1", facts)
        invite(table, self.association, self.members | joins, self.invited)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.declining

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        members = self.members & ~(1 << seat)
        if not members:
            return None
        invited = self.invited & ~(1 << seat)
        if seat != self.seat:
            return Invitation(self.seat, self.association, members, invited)
        for other in range(table.seats):
            if invited >> other & 1:
                return Invitation(other, self.association, members, invited & ~(1 << other))
        return None


class EmbargoVote(Ballot):
    """`associations`: all members vote in secret; a strict majority begins or ends an embargo."""

    def __init__(self, asked: int, picks: list[Move | None], association: str, target: int, motion: int) -> None:
        super().__init__("embargo-vote", asked, picks)
        self.association: str = association
        self.target: int = target
        self.motion: int = motion

    def clone(self) -> EmbargoVote:
        return EmbargoVote(self.asked, self.picks[:], self.association, self.target, self.motion)

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return [table.card_set.book.saying_yes, table.card_set.book.saying_no]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        fits = self.asks(table, seat) and action.does in (a.YES, a.NO)
        return None if fits else out_of_place(table, seat, action)

    def sealed(self, table: Market, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("voted", "CES-TALK-1", {"seat": letter(seat)}, {seat: {"vote": action.text}})

    def resolve(self, table: Market) -> None:
        table.stack.pop()
        table.calendar.news += 1
        members = [s for s in range(table.seats) if self.asked >> s & 1]
        ayes = sum(1 for s in members if self.pick(s).does == a.YES)
        vote = Vote(self.association, self.target, MOTIONS[self.motion], ayes, len(members))
        table.agreements.vote = vote
        if vote.carried:
            target = self.target if self.motion == a.EMBARGO else NOBODY
            until = table.calendar.round + EMBARGO_ROUNDS - 1
            table.agreements.associations = [
                Association(c.name, c.members, target, until) if c.name == self.association else c
                for c in table.agreements.associations
            ]
        if table.log is not None:
            table.tell("vote-counted", "CES-TALK-1", vote.plain())

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.saying_no

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        """A vote is off when a member or the company voted on leaves."""
        return None if self.asked >> seat & 1 or seat == self.target else self
