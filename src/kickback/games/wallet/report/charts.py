"""The charts of the report: exact series, from the true table."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.wallet.components import CENTS, WORTH_CENTS, card_plain, money_in, named_cards, named_specials
from kickback.games.wallet.reasons import verdict_facts
from kickback.games.wallet.report.watching import Watch
from kickback.games.wallet.verdict import LIMIT_CENTS


def charts(watch: Watch) -> list[Plain]:
    return [
        {"id": "points", "series": points(watch)},
        {"id": "money", "series": money(watch)},
        {"id": "line", "limit": LIMIT_CENTS, "series": line(watch)},
        {"id": "clock", "series": clock(watch)},
    ]


def points(watch: Watch) -> Facts:
    """Points of each seat at the start and after each round."""
    return {letter(seat): [row[seat] for row in watch.points] for seat in range(watch.table.seats)}


def money(watch: Watch) -> list[Plain]:
    """Where the money came from: by round and seat, in cents."""
    rows: list[Plain] = []
    for found in watch.rounds:
        report = found.ended
        row: Facts = {}
        for seat in range(watch.table.seats):
            verdict = report.verdicts[seat]
            credit = report.credit[seat]
            row[letter(seat)] = {
                "innocent": verdict.innocent,
                "cards": verdict.cards,
                "coin": verdict.coin,
                "confiscated": money_in(report.seized[seat]) * CENTS,
                "credit": WORTH_CENTS[credit] if credit != HIDDEN else 0,
                "wealth": report.wealth[seat],
            }
        rows.append(row)
    return rows


def line(watch: Watch) -> list[Plain]:
    """Close to the line: each seat's money after each of its own actions, and whether it was innocent then."""
    rows: list[Plain] = []
    for found in watch.rounds:
        row: Facts = {}
        for seat in range(watch.table.seats):
            own = [action.after for action in found.actions if action.seat == seat]
            row[letter(seat)] = [{"money": verdict.money, "innocent": verdict.innocent} for verdict in own]
        rows.append(row)
    return rows


def clock(watch: Watch) -> list[Plain]:
    """Who ran the clock: the hourglasses of each round in order."""
    rows: list[Plain] = []
    for found in watch.rounds:
        turned: list[Plain] = []
        for glass in found.hourglasses:
            by: Plain = letter(glass.by) if glass.by != HIDDEN else None
            turned.append({"by": by, "innocent": glass.innocent})
        rows.append(turned)
    return rows


def reveal(watch: Watch) -> list[Plain]:
    """One sheet per round: hands as judged, what was hidden, never played and set aside, tokens with their values."""
    sheets: list[Plain] = []
    for found in watch.rounds:
        report = found.ended
        sheet: Facts = {"round": found.number, "aside": named_specials(report.aside)}
        for seat in range(watch.table.seats):
            verdict = report.verdicts[seat]
            facts: Facts = {
                "hand": named_cards(report.hands[seat]),
                "fx": card_plain(report.notes[seat]),
                "hid": card_plain(report.hidden[seat]),
                "unplayed": named_specials(report.unplayed[seat]),
                "confiscated": named_cards(report.seized[seat]),
                "credit": card_plain(report.credit[seat]),
                "wealth": report.wealth[seat] if verdict.innocent else None,
                "rank": report.ranks[seat] or None,
                "drew": list[Plain](found.drawn.get(seat, [])),
                "returned": found.returned.get(seat),
            }
            facts["says"] = Message("sheet-verdict", verdict_facts(verdict), (verdict.why,)).plain()
            sheet[letter(seat)] = facts
        sheets.append(sheet)
    return sheets
