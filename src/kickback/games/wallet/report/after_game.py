"""The whole report: headline, what was hidden, charts, lies, awards, turning points, and a word for each seat."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.wallet.report.advice import advice
from kickback.games.wallet.report.awards import awards
from kickback.games.wallet.report.charts import charts, reveal
from kickback.games.wallet.report.claims import claims_told, poison
from kickback.games.wallet.report.turning_points import turning_points
from kickback.games.wallet.report.watching import Watch, watched
from kickback.games.wallet.table import Wallet

CLEAR_LEAD: Final = 5


def report(table: Wallet, said: list[tuple[int, str]]) -> Facts:
    watch = watched(table, said)
    if not table.over:
        return {}
    claims = claims_told(watch)
    seats = range(table.seats)
    headline, under = headlines(watch)
    own: Facts = {letter(seat): own_line(watch, seat).plain() for seat in seats if seat not in table.winners}
    tips: Facts = {letter(seat): advice(watch, seat) for seat in seats}
    return {
        "headline": headline.plain(),
        "under": under.plain(),
        "own": own,
        "reveal": reveal(watch),
        "charts": charts(watch),
        "claims": claims,
        "lies": [claim for claim in claims if isinstance(claim, dict) and claim["outcome"] != "true"],
        "poison": poison(watch),
        "awards": awards(watch),
        "moments": turning_points(watch),
        "tips": tips,
    }


def innocent_rounds(watch: Watch, seat: int) -> int:
    return sum(found.ended.verdicts[seat].innocent for found in watch.rounds)


def headlines(watch: Watch) -> tuple[Message, Message]:
    """The first that fits."""
    table = watch.table
    points = watch.points[-1]
    winner = table.winners[0]
    best = points[winner]
    others = sorted((points[seat] for seat in range(table.seats) if seat not in table.winners), reverse=True)
    second = others[0] if others else 0
    innocent = innocent_rounds(watch, winner)
    rounds = len(watch.rounds)
    rivals = [s for s in range(table.seats) if points[s] == best and s != winner]
    facts: Facts = {
        "seat": letter(winner),
        "seats": list[Plain](letters(table.winners)),
        "points": best,
        "second": second,
        "tokens": len(table.tokens.own[winner]),
        "fewer": max([len(table.tokens.own[s]) for s in rivals], default=0),
        "innocent": innocent,
        "rounds": rounds,
    }
    if len(table.winners) > 1:
        id = "nothing" if best == 0 else "shared"
    elif rivals:
        id = "tokens"
    elif not watch.rounds[-1].ended.verdicts[winner].innocent:
        id = "guilty"
    elif innocent == rounds:
        id = "clean"
    elif best - second == 1:
        id = "single"
    else:
        id = "clear" if best - second >= CLEAR_LEAD else "away"
    return Message(f"headline-{id}", facts), Message(f"under-{id}", facts)


def own_line(watch: Watch, seat: int) -> Message:
    points = watch.points[-1]
    winners = len(watch.table.winners)
    place = winners + 1 + sum(p > points[seat] for s, p in enumerate(points) if s not in watch.table.winners)
    facts: Facts = {"points": points[seat], "place": place, "players": watch.table.seats}
    return Message("own-line", facts | {"innocent": innocent_rounds(watch, seat), "rounds": len(watch.rounds)})
