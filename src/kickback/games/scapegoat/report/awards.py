"""Awards after the game: at most four, each for the most of something; a tie of more than two goes to nobody."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.scapegoat.components import RED, is_ace
from kickback.games.scapegoat.report.history import History
from kickback.games.scapegoat.year import OVERSPEND, PERFECT_ZERO

MOST_AWARDS: Final = 4
MOST_SHARED: Final = 2
CLEAN_FILES: Final = 3  # so many cards filed, and none of them red
LONG_WAY: Final = 2
NEARLY_NOTHING: Final = 3  # what a hot potato leaves at most
AWARDS: Final = (
    "fall-guy",
    "teflon",
    "to-the-cent",
    "hot-potato",
    "clean-hands",
    "sandbagger",
    "burnt-ace",
    "long-way-back",
    "gravedigger",
)


def awards(history: History) -> list[Plain]:
    found: list[Plain] = []
    given = 0
    for award in AWARDS:
        values = [value_for(history, award, seat) for seat in range(history.seats)]
        best = max(values)
        seats = [seat for seat, value in enumerate(values) if value == best]
        if best > 0 and len(seats) <= MOST_SHARED and given < MOST_AWARDS:
            given += 1
            found += [awarded(history, award, seat, best) for seat in seats]
    return found


def awarded(history: History, award: str, seat: int, value: int) -> Facts:
    facts: Facts = {"seat": letter(seat), "value": value}
    if award == "long-way-back":
        facts |= {"low": lowest(history, seat), "final": history.table.sizes[seat]}
    return {"award": award, "seat": letter(seat), "value": value, "says": Message(f"award-{award}", facts).plain()}


def value_for(history: History, award: str, seat: int) -> int:
    if award == "fall-guy":
        return sum(year.fell_for_others(seat) for year in history.years)
    if award == "teflon":
        return red_past_the_audit(history, seat)
    if award == "to-the-cent":
        return sum(year.ending == PERFECT_ZERO and year.last.seat == seat for year in history.years)
    if award == "hot-potato":
        return hot_potatoes(history, seat)
    if award == "clean-hands":
        filed = [play.card for year in history.years for play in year.filed if play.seat == seat]
        return len(filed) if len(filed) >= CLEAN_FILES and not any(RED[card] for card in filed) else 0
    if award == "sandbagger":
        return promotions_held_back(history, seat)
    if award == "burnt-ace":
        return burnt_aces(history, seat)
    if award == "long-way-back":
        rise = history.table.sizes[seat] - lowest(history, seat)
        return rise if rise >= LONG_WAY else 0
    return sum(play.loses_the_year for year in history.years for play in year.plays if play.seat == seat)


def lowest(history: History, seat: int) -> int:
    return min([history.first_sizes[seat]] + [year.after[seat] for year in history.years if year.ending])


def red_past_the_audit(history: History, seat: int) -> int:
    """Red cards filed in years with an audit, and not opened."""
    return sum(
        play.seat == seat and RED[play.card] and play.card not in year.opened
        for year in history.years
        if year.audited
        for play in year.filed
    )


def hot_potatoes(history: History, seat: int) -> int:
    """Turns that left next to nothing, after which the very next card went over."""
    return sum(
        play.seat == seat and 1 <= play.left - play.value <= NEARLY_NOTHING
        for year in history.years
        if year.ending == OVERSPEND
        for play in year.plays[-2:-1]
    )


def promotions_held_back(history: History, seat: int) -> int:
    held = 0
    for year in history.years:
        reveal = year.promotion()
        if reveal is not None and seat in reveal.cards and reveal.decides != seat:
            held += reveal.better_kept(seat) >= 0
    return held


def burnt_aces(history: History, seat: int) -> int:
    burnt = 0
    for year in history.years:
        reveal = year.promotion()
        if reveal is not None and seat in reveal.cards and reveal.decides != seat:
            burnt += is_ace(reveal.cards[seat])
    return burnt
