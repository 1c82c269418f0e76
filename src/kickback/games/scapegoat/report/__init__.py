"""After a game of Scapegoat: everything that was hidden, as data. Only finished games have a report."""

from __future__ import annotations

from kickback.engine.messages import plain_messages
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.scapegoat.report.awards import awards
from kickback.games.scapegoat.report.charts import charts
from kickback.games.scapegoat.report.files import reveal_grid, said_and_true, who_paid
from kickback.games.scapegoat.report.headline import headline, own_line
from kickback.games.scapegoat.report.history import History
from kickback.games.scapegoat.report.tips import tips
from kickback.games.scapegoat.report.turning_points import turning_points
from kickback.games.scapegoat.table import Scapegoat


def report(table: Scapegoat, said: list[tuple[int, str]]) -> Facts:
    """`table` is as dealt and listened to; what was said is played on it once more."""
    history = History(table, said)
    if not table.over:
        return {}
    head = headline(history)
    moments = turning_points(history)
    losers = [seat for seat in range(table.seats) if seat not in table.winners]
    own: Facts = {letter(seat): own_line(history, seat).plain() for seat in losers}
    advice: Facts = {letter(seat): plain_messages(tips(history, seat)) for seat in range(table.seats)}
    return {
        "headline": head.message.plain(),
        "under": head.under.plain(),
        "stamp": head.stamp.plain() if head.stamp is not None else None,
        "own": own,
        "reveal": reveal_grid(history),
        "charts": charts(history, moments),
        "lies": who_paid(history),
        "claims": said_and_true(history),
        "awards": awards(history),
        "moments": list[Plain](moments),
        "tips": advice,
    }
