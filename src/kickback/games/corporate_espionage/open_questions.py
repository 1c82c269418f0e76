"""Open questions as one seat may know them."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import EYE, letter
from kickback.engine.table import AUTO, Commit, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.card_set import CardSet
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import (
    Ask,
    Bill,
    Closing,
    Cut,
    EffectStep,
    EmbargoVote,
    Insolvency,
    Invitation,
    OfferAnswer,
    Opening,
    Pending,
    PickInHand,
    PickInPlay,
    Reactions,
    Setup,
    TakeoverChoice,
    Window,
)
from kickback.games.corporate_espionage.table import Happening, Play

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


def told_moment(moment: Moment[Any], card_set: CardSet) -> Facts:
    """An open question as data; nothing of it that matters is left out."""
    facts: Facts = {"moment": moment.name, "kind": moment.kind if moment.kind != AUTO else None}
    if isinstance(moment, Ask):
        facts["seat"] = letter(moment.seat)
    if isinstance(moment, Window):
        facts |= told_window(moment, card_set)
    elif isinstance(moment, EffectStep):
        facts |= told_play(moment.play, card_set)
        facts["at"] = [moment.effect, moment.op, moment.hit, moment.progress.stage, moment.progress.count]
    elif isinstance(moment, Reactions):
        left = moment.triggers[moment.at :]
        facts["cards"] = [f"{letter(t.seat)}:{card_set.book.mark(t.code, t.seat)}:{t.number}" for t in left]
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
        facts["offer"] = moment.association
        facts["at"] = [moment.members, moment.invited]
    elif isinstance(moment, Commit):
        facts["votes"] = [pick.text if pick is not None else None for pick in moment.picks]
        facts["about"] = told_commit(moment)
    elif isinstance(moment, (Opening, Closing, Setup)):
        facts["at"] = moment.stage
    return facts


def told_commit(moment: Commit[Any]) -> Plain:
    if isinstance(moment, EmbargoVote):
        return f"{a.WORDS[moment.motion]} {letter(moment.target)} {moment.association}"
    return moment.asked if isinstance(moment, Cut) else None


def told_window(window: Window, card_set: CardSet) -> Facts:
    facts = told_happening(window.happening)
    facts["passed"] = window.passed
    facts["cancelled"] = window.cancelled
    if isinstance(window, Pending):
        facts |= told_play(window.play, card_set)
    elif isinstance(window, Bill):
        by = window.happening.by
        facts["card"] = card_set.book.mark(window.code, by) if by != a.NOBODY else None
        facts["amount"] = window.amount
        facts["collect"] = window.collect
        facts["charged"] = window.charged
    return facts


def told_happening(happening: Happening) -> Facts:
    return {
        "event": w.EVENTS[happening.kind],
        "by": letter(happening.by) if happening.by != a.NOBODY else None,
        "to": [letter(seat) for seat in range(8) if happening.to >> seat & 1],
        "target": letter(happening.named) if happening.named != a.NOBODY else None,
        "began": happening.began,
    }


def told_play(play: Play, card_set: CardSet) -> Facts:
    return {
        "play": w.EVENTS[play.kind] if play.kind != w.NO_EVENT else None,
        "seat": letter(play.seat),
        "card": card_set.book.mark(play.code, play.seat) if play.code != a.NO_CARD else None,
        "target": letter(play.target) if play.target != a.NOBODY else None,
        "paid": play.paid,
    }
