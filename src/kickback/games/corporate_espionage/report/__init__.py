"""After a game of Corporate Espionage: what was hidden, who lied, and what decided it."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.report.awards import awards
from kickback.games.corporate_espionage.report.charts import charts, reveal
from kickback.games.corporate_espionage.report.claims import claims, lies
from kickback.games.corporate_espionage.report.headlines import headline, own_line
from kickback.games.corporate_espionage.report.noting import Replay
from kickback.games.corporate_espionage.report.tips import tips
from kickback.games.corporate_espionage.report.turning_points import point_facts, turning_points

__all__ = ["report"]


def report(table: CorporateEspionage, said: list[tuple[int, str]]) -> Facts:
    """Plays the game again and looks; empty if it did not come to its end."""
    history = Replay(table)
    history.hear()
    history.play(said)
    if not table.over:
        return {}
    history.finish()
    head, under = headline(history)
    judged = claims(history)
    own: Facts = {}
    advice: Facts = {}
    for seat in range(table.seats):
        line = own_line(history, seat)
        own[letter(seat)] = line.plain() if line is not None else None
        advice[letter(seat)] = [tip.plain() for tip in tips(history, seat)]
    return {
        "headline": head.plain(),
        "under": under.plain() if under is not None else None,
        "own": own,
        "reveal": reveal(history),
        "charts": charts(history),
        "claims": judged,
        "lies": lies(judged),
        "awards": [award.plain() for award in awards(history)],
        "moments": [point_facts(affair) for affair in turning_points(history)],
        "tips": advice,
    }
