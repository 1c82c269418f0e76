"""The reveal and the charts: exact series from the game as it was played."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.moments import trophies
from kickback.games.corporate_espionage.report.history import History


def points(pairs: list[tuple[int, int]]) -> list[Plain]:
    return [{"x": x, "y": y} for x, y in pairs]


def charts(history: History) -> list[Plain]:
    seats = range(history.seats)
    worth: Facts = {letter(s): points(history.companies[s].worths) for s in seats}
    armour: Facts = {
        letter(s): [
            {"x": turn, "round": number, "bank": bank, "largest-bill": bill}
            for turn, number, bank, bill in history.companies[s].announced
        ]
        for s in seats
    }
    hits: Facts = {letter(by): {letter(to): history.damage[by][to] for to in seats if to != by} for by in seats}
    flows: Facts = {
        letter(s): {"income": points(history.companies[s].incomes), "expenses": points(history.companies[s].expenses)}
        for s in seats
    }
    answers: list[Plain] = [
        {"seat": letter(one.seat), "card": one.card, "cost": one.cost, "stopped": one.stopped, "event": one.event}
        for one in history.answers
    ]
    return [
        {"id": "net-worth", "series": worth},
        {"id": "armour", "series": armour},
        {"id": "who-hit-whom", "series": hits},
        {"id": "income-and-expenses", "series": flows},
        {"id": "answers", "series": {"answers": answers}},
    ]


def reveal(history: History) -> Facts:
    table = history.table
    found: Facts = {}
    for seat, company in enumerate(history.companies):
        put_back: list[Plain] = [history.named(code) for code in table.zones.put_back[seat]]
        found[letter(seat)] = {
            "hand": list[Plain](company.hand),
            "next": list[Plain](company.next_cards),
            "put-back": put_back,
            "bank": table.accounts.banks[seat],
        }
    return {
        "companies": found,
        "looks": list[Plain](history.looks),
        "offers": list[Plain](history.offers),
        "loans": list[Plain](history.loans),
        "pacts": list[Plain](history.pacts),
        "strangers": list[Plain](trophies(table)),
    }
