"""The headline of a finished game: the first that fits."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.pecunia_olet.report.history import History
from kickback.games.pecunia_olet.report.turning_points import rivals

WHISKER: Final = 30
TRUCKLOAD: Final = 300


class Headline:
    def __init__(self, says: Message, under: Message | None = None) -> None:
        self.says: Message = says
        self.under: Message | None = under


def headline(told: History) -> Headline:
    """PEC-SCORE-5, -6."""
    winner, second = rivals(told)
    totals = [seat.total for seat in told.seats]
    gap = totals[winner] - totals[second]
    facts: Facts = {"seat": letter(winner), "total": totals[winner], "gap": gap}
    if told.tied:
        facts["seats"] = list[Plain](letters(told.tied))
        if told.winners:
            return Headline(Message("headline-shared", facts))
        return Headline(Message("headline-draw", facts), Message("under-draw"))
    return late_turn(told, winner, facts) or by_margin(told, winner, gap, facts)


def late_turn(told: History, winner: int, facts: Facts) -> Headline | None:
    """Somebody else led before the scoring, or before the winner's last lawyer."""
    before = [seat.scored_from for seat in told.seats]
    leader = before.index(max(before))
    if before[leader] > before[winner]:
        ticket = told.seats[winner].money["tickets"] > 0
        under: Facts = {"leader": letter(leader), "money": before[leader] - before[winner]}
        return Headline(Message("headline-ticket" if ticket else "headline-diner", facts), Message("under-led", under))
    own = [move for move in told.lawyers if move.seat == winner]
    if own and max(own[-1].before) > own[-1].before[winner]:
        return Headline(Message("headline-lawyer", facts), Message("under-lawyer", {"money": own[-1].brought}))
    return None


def by_margin(told: History, winner: int, gap: int, facts: Facts) -> Headline:
    if gap <= WHISKER:
        return Headline(Message("headline-whisker", facts), Message("under-whisker"))
    paid = [-seat.money["godfather"] for seat in told.seats]
    others = [money for seat, money in enumerate(paid) if seat != winner]
    if told.rules.full_reveal and paid[winner] < min(others):
        under: Facts = {"money": paid[winner], "most": letter(paid.index(max(paid))), "most-money": max(paid)}
        return Headline(Message("headline-pockets", facts), Message("under-pockets", under))
    if told.ender == winner:
        return Headline(Message("headline-time", facts), Message("under-time", facts))
    return Headline(Message("headline-truckload" if gap >= TRUCKLOAD else "headline-won", facts))
