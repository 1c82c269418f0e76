"""Open questions as one seat may know them."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import EYE, letter
from kickback.engine.table import AUTO, Commit, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.bills import Bill, Insolvency
from kickback.games.corporate_espionage.box import Box
from kickback.games.corporate_espionage.carry import Carry, Deed, Reactions
from kickback.games.corporate_espionage.closing import Closing
from kickback.games.corporate_espionage.deals import EmbargoVote, Invitation, OfferAnswer
from kickback.games.corporate_espionage.picks import PickInHand, PickInPlay
from kickback.games.corporate_espionage.plays import Pending
from kickback.games.corporate_espionage.questions import Ask, Matter, Window
from kickback.games.corporate_espionage.setup import Cut, Setup
from kickback.games.corporate_espionage.takeover import TakeoverChoice
from kickback.games.corporate_espionage.turns import Opening

SEALED: Final = Action(a.NO_INDEX, "sealed", a.YES)  # somebody else's choice, made but not shown
SECRET_OFFER: Final = a.Offer("offer", a.BID, a.NO_CARD, a.NOBODY)


def seen_moment(moment: Moment[Any], seat: int) -> Moment[Any]:
    """A copy without what is sealed: others' passes and votes, and offers between other companies."""
    copy = moment.clone()
    if seat == EYE:
        return copy
    if isinstance(copy, Window):
        copy.passed &= 1 << seat
    elif isinstance(copy, Commit):
        for other, pick in enumerate(copy.picks):
            if pick is not None and other != seat:
                copy.picks[other] = SEALED
    elif isinstance(copy, OfferAnswer) and seat != copy.seat and seat != copy.maker:
        return OfferAnswer(copy.seat, copy.seat, SECRET_OFFER)
    return copy


def told_moment(moment: Moment[Any], box: Box) -> Facts:
    """An open question as data; nothing of it that matters is left out."""
    facts: Facts = {"moment": moment.name, "kind": moment.kind if moment.kind != AUTO else None}
    if isinstance(moment, Ask):
        facts["seat"] = letter(moment.seat)
    if isinstance(moment, Window):
        facts |= told_window(moment, box)
    elif isinstance(moment, Carry):
        facts |= told_deed(moment.deed, box)
        facts["at"] = [moment.effect, moment.op, moment.hit, moment.stage, moment.count]
    elif isinstance(moment, Reactions):
        left = moment.triggers[moment.at :]
        facts["cards"] = [f"{letter(t.seat)}:{box.book.mark(t.code, t.seat)}:{t.number}" for t in left]
    elif isinstance(moment, (PickInPlay, PickInHand)):
        facts["by"] = letter(moment.actor)
        facts["target"] = letter(moment.victim if isinstance(moment, PickInPlay) else moment.holder)
    elif isinstance(moment, Insolvency):
        facts["owed"] = [f"{letter(debt.to)}:{debt.amount}:{debt.held}" for debt in moment.owed]
    elif isinstance(moment, TakeoverChoice):
        facts["target"] = letter(moment.target)
    elif isinstance(moment, OfferAnswer):
        facts["offer"] = moment.offer.text
        facts["by"] = letter(moment.maker)
    elif isinstance(moment, Invitation):
        facts["offer"] = moment.club
        facts["at"] = [moment.members, moment.invited]
    elif isinstance(moment, Commit):
        facts["votes"] = [pick.text if pick is not None else None for pick in moment.picks]
        facts["about"] = told_commit(moment)
    elif isinstance(moment, (Opening, Closing, Setup)):
        facts["at"] = moment.stage
    return facts


def told_commit(moment: Commit[Any]) -> Plain:
    if isinstance(moment, EmbargoVote):
        return f"{a.WORDS[moment.motion]} {letter(moment.target)} {moment.club}"
    return moment.asked if isinstance(moment, Cut) else None


def told_window(window: Window, box: Box) -> Facts:
    facts = told_matter(window.matter)
    facts["passed"] = window.passed
    facts["cancelled"] = window.cancelled
    if isinstance(window, Pending):
        facts |= told_deed(window.deed, box)
    elif isinstance(window, Bill):
        by = window.matter.by
        facts["card"] = box.book.mark(window.code, by) if by != a.NOBODY else None
        facts["amount"] = window.amount
        facts["collect"] = window.collect
        facts["charged"] = window.charged
    return facts


def told_matter(matter: Matter) -> Facts:
    return {
        "event": w.EVENTS[matter.kind],
        "by": letter(matter.by) if matter.by != a.NOBODY else None,
        "to": [letter(seat) for seat in range(8) if matter.to >> seat & 1],
        "target": letter(matter.named) if matter.named != a.NOBODY else None,
        "began": matter.began,
    }


def told_deed(deed: Deed, box: Box) -> Facts:
    return {
        "play": w.EVENTS[deed.kind] if deed.kind != w.NO_EVENT else None,
        "seat": letter(deed.seat),
        "card": box.book.mark(deed.code, deed.seat) if deed.code != a.NO_CARD else None,
        "target": letter(deed.target) if deed.target != a.NOBODY else None,
        "paid": deed.paid,
    }
