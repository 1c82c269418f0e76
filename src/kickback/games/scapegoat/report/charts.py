"""The charts after the game, as exact series. Shares and chances are told in thousandths."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.scapegoat.components import FACE_DOWN, NAMES, RED
from kickback.games.scapegoat.report.history import History, Year, chance_of_red
from kickback.games.scapegoat.year import OVERSPEND

THOUSAND: Final = 1000


def thousandths(value: Fraction) -> int:
    return round(value * THOUSAND)


def charts(history: History, moments: list[Facts]) -> list[Plain]:
    return [ladder(history, moments), money(history), waste(history), files(history), luck(history)]


def settled(history: History) -> list[Year]:
    return [year for year in history.years if year.ending]


def ladder(history: History, moments: list[Facts]) -> Facts:
    """Hand sizes after each year, rises and falls marked, and the numbers of the moments that decided it."""
    series: Facts = {}
    for seat in range(history.seats):
        points: list[Plain] = []
        points.append(point(0, history.first_sizes[seat]))
        points.extend(point(year.number, year.after[seat]) for year in settled(history))
        series[letter(seat)] = points
    marks: list[Plain] = []
    for year in settled(history):
        marks.extend(mark(year, seat, "fall") for seat in year.fell)
        if year.climbed != HIDDEN:
            marks.append(mark(year, year.climbed, "rise"))
    dots: list[Plain] = [
        {"number": number, "year": moment["year"], "seat": moment["seat"]}
        for number, moment in enumerate(moments, start=1)
    ]
    return {"id": "ladder", "series": series, "goal": history.table.rules.victory_hand, "marks": marks, "dots": dots}


def point(year: int, value: int) -> list[Plain]:
    return [year, value]


def mark(year: Year, seat: int, way: str) -> Facts:
    return {"year": year.number, "seat": letter(seat), "way": way}


def money(history: History) -> Facts:
    """One bar a year, its turns in order; the line is the budget."""
    series: list[Plain] = []
    for year in settled(history):
        turns: list[Plain] = [
            {"seat": letter(play.seat), "value": play.value, "filed": not play.up, "card": NAMES[play.card]}
            for play in year.plays
        ]
        series.append({"year": year.number, "turns": turns, "ending": year.ending})
    return {"id": "money", "series": series, "line": history.table.rules.budget}


def waste(history: History) -> Facts:
    """What each seat wasted in each year; the line is what the table could waste in all."""
    series: Facts = {}
    for seat in range(history.seats):
        series[letter(seat)] = [[year.number, wasted(year, seat)] for year in settled(history)]
    return {"id": "waste", "series": series, "line": history.table.rules.whole_waste}


def wasted(year: Year, seat: int) -> int:
    return sum(FACE_DOWN - play.value for play in year.plays if play.seat == seat)


def files(history: History) -> Facts:
    series: list[Plain] = []
    for year in settled(history):
        red = sum(RED[card] for card in year.opened)
        row: Facts = {"year": year.number, "red": year.red_filed, "black": len(year.filed) - year.red_filed}
        series.append(row | {"opened-red": red, "opened-black": len(year.opened) - red})
    return {"id": "files", "series": series}


def luck(history: History) -> Facts:
    """Audits that could go either way, and how much oftener than expected each seat fell by audits."""
    audits: list[Plain] = []
    sums = [Fraction(0)] * history.seats
    series: dict[int, list[Plain]] = {seat: [] for seat in range(history.seats)}
    for year in settled(history):
        if not year.audited:
            continue
        chance = chance_of_red([play.card for play in year.filed], history.table.rules.audit_size)
        found = bool(year.red_opened)
        if 0 < chance < 1:
            row: Facts = {"year": year.number, "red": year.red_filed, "pool": len(year.filed)}
            audits.append(row | {"chance": thousandths(chance), "came": int(found)})
        liable = [year.last.seat] if year.ending == OVERSPEND else list(range(history.seats))
        for seat in liable:
            sums[seat] += int(found) - chance
        for seat, points in series.items():
            points.append([year.number, thousandths(sums[seat])])
    by_seat: Facts = {letter(seat): points for seat, points in series.items()}
    return {"id": "luck", "audits": audits, "series": by_seat}
