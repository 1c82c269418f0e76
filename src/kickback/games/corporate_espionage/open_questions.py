"""Open questions as one seat may know them."""

from __future__ import annotations

from typing import Any

from kickback.engine.moments import AUTO, Commit, Moment
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, letter
from kickback.games.corporate_espionage.actions import NO_CARD, SEALED, SECRET_OFFER
from kickback.games.corporate_espionage.card_set import CardSet
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import (
    MOTIONS,
    Ask,
    Bill,
    Closing,
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
from kickback.games.corporate_espionage.table import NOBODY, Happening, Play


def seen_moment(moment: Moment[Any, Any], seat: int) -> Moment[Any, Any]:
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


def told_moment(moment: Moment[Any, Any], card_set: CardSet) -> Facts:
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
        facts["offer"] = moment.offer.plain() if moment.offer is not SECRET_OFFER else None
        facts["by"] = letter(moment.maker)
    elif isinstance(moment, Invitation):
        facts["association"] = moment.association
        facts["members"] = companies_in(moment.members)
        facts["invited"] = companies_in(moment.invited)
    elif isinstance(moment, Commit):
        facts["votes"] = [pick.text if pick is not None else None for pick in moment.picks]
        if isinstance(moment, EmbargoVote):
            facts |= {"motion": MOTIONS[moment.motion], "target": letter(moment.target)}
            facts["association"] = moment.association
    elif isinstance(moment, (Opening, Closing, Setup)):
        facts["at"] = [moment.stage]
    return facts


def companies_in(bits: int) -> list[Plain]:
    return [letter(seat) for seat in range(8) if bits >> seat & 1]


def told_window(window: Window, card_set: CardSet) -> Facts:
    facts = told_happening(window.happening)
    facts["passed"] = companies_in(window.passed)
    facts["cancelled"] = window.cancelled
    if isinstance(window, Pending):
        facts |= told_play(window.play, card_set)
    elif isinstance(window, Bill):
        by = window.happening.by
        facts["card"] = card_set.book.mark(window.code, by) if by != NOBODY else None
        facts["amount"] = window.amount
        facts["collect"] = window.collect
        facts["charged"] = window.charged
    return facts


def told_happening(happening: Happening) -> Facts:
    return {
        "event": w.EVENTS[happening.kind],
        "by": letter(happening.by) if happening.by != NOBODY else None,
        "to": companies_in(happening.to),
        "target": letter(happening.named) if happening.named != NOBODY else None,
    }


def told_play(play: Play, card_set: CardSet) -> Facts:
    return {
        "play": w.EVENTS[play.kind] if play.kind != w.NO_EVENT else None,
        "seat": letter(play.seat),
        "card": card_set.book.mark(play.code, play.seat) if play.code != NO_CARD else None,
        "target": letter(play.target) if play.target != NOBODY else None,
        "paid": play.paid,
    }
