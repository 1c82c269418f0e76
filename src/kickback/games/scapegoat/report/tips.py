"""Next time: mistakes that the record shows, told to the seat that made them."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.scapegoat.components import FACE_DOWN, NAMES, RED, STRENGTH, VALUES, is_ace
from kickback.games.scapegoat.report.history import History, Play, Reveal, Year
from kickback.games.scapegoat.year import OVERSPEND, PERFECT_ZERO

MOST_TIPS: Final = 2


def tips(history: History, seat: int) -> list[Message]:
    """At most two, in this order; each mistake is told of the first year that shows it."""
    looked_for = (
        spent_ace,
        own_fraud,
        needless_fraud,
        blame_too_early,
        lost_year,
        overpaid_safety,
        held_back,
        fed_the_leader,
        exact_risk,
    )
    found: list[Message] = []
    for mistake in looked_for:
        for year in history.years:
            tip = mistake(year, seat) if year.ending else None
            if tip is not None:
                found.append(tip)
                break
    return found[:MOST_TIPS]


def plays_of(year: Year, seat: int) -> list[Play]:
    return [play for play in year.plays if play.seat == seat]


def lost_promotion(year: Year, seat: int) -> Reveal | None:
    """The year's promotion, if the seat took part and did not win it."""
    reveal = year.promotion()
    return reveal if reveal is not None and seat in reveal.cards and reveal.decides != seat else None


def spent_ace(year: Year, seat: int) -> Message | None:
    reveal = lost_promotion(year, seat)
    for play in plays_of(year, seat):
        spent = play.up and is_ace(play.card)
        if spent and reveal is not None and STRENGTH[play.card] > reveal.strength(reveal.decides):
            return Message("tip-spent-ace", {"card": NAMES[play.card], "year": year.number})
    return None


def own_fraud(year: Year, seat: int) -> Message | None:
    if year.ending != OVERSPEND or year.last.seat != seat:
        return None
    mine = any(play.seat == seat for play in year.red_opened)
    return Message("tip-own-fraud", {"year": year.number}) if mine else None


def needless_fraud(year: Year, seat: int) -> Message | None:
    for play in plays_of(year, seat):
        tens = [card for card in play.hand if VALUES[card] == FACE_DOWN]
        if not play.up and RED[play.card] and tens:
            ten = play.card if play.card in tens else min(tens, key=STRENGTH.__getitem__)
            return Message("tip-needless-fraud", {"card": NAMES[ten], "year": year.number})
    return None


def blame_too_early(year: Year, seat: int) -> Message | None:
    last = year.last
    if year.ending != OVERSPEND or last.seat != seat or last.turns == 1:
        return None
    below = [card for card in last.hand if VALUES[card] < last.left]
    if not below:
        return None
    card = max(below, key=VALUES.__getitem__)
    facts: Facts = {"year": year.number, "card": NAMES[card], "next": letter((seat + 1) % len(year.sizes))}
    return Message("tip-blame-too-early", facts)


def lost_year(year: Year, seat: int) -> Message | None:
    """Filing wastes nothing, so another choice was always there."""
    for play in plays_of(year, seat):
        if play.loses_the_year:
            return Message("tip-lost-year", {"card": NAMES[play.card], "year": year.number, "turn": play.number})
    return None


def overpaid_safety(year: Year, seat: int) -> Message | None:
    reveal = year.cutting()
    if reveal is None or reveal.decides == seat:
        return None
    lowest = min(reveal.strength(other) for other in reveal.cards if other != seat)
    safe = [card for card in reveal.kept[seat] if lowest < STRENGTH[card] < reveal.strength(seat)]
    if not safe:
        return None
    lower = min(safe, key=STRENGTH.__getitem__)
    return Message("tip-overpaid-safety", {"lower": NAMES[lower], "card": NAMES[reveal.cards[seat]]})


def held_back(year: Year, seat: int) -> Message | None:
    reveal = lost_promotion(year, seat)
    better = reveal.better_kept(seat) if reveal is not None else HIDDEN
    return Message("tip-held-back", {"card": NAMES[better], "year": year.number}) if better != HIDDEN else None


def fed_the_leader(year: Year, seat: int) -> Message | None:
    """The last card brought a promotion that ended the game for somebody else, and the hand had a way out of it."""
    last, climbed = year.last, year.climbed
    if last.seat != seat or climbed in (HIDDEN, seat) or last.turns > 1:
        return None
    if year.sizes[climbed] != year.goal - 1:
        return None
    way_out = any(VALUES[card] < last.left for card in last.hand)
    return Message("tip-fed-the-leader", {"seat": letter(climbed)}) if way_out else None


def exact_risk(year: Year, seat: int) -> Message | None:
    closed = year.ending == PERFECT_ZERO and year.last.seat == seat
    mine = any(play.seat == seat and RED[play.card] for play in year.filed)
    return Message("tip-exact-risk", {"year": year.number}) if closed and mine and year.red_opened else None
