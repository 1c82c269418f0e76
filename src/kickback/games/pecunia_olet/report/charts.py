"""Exact series for the charts and tables of a report."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import CARDS, NOBODY, QUALITIES
from kickback.games.pecunia_olet.report.history import SCORING, History


def charts(told: History, bounds: list[Plain]) -> list[Plain]:
    """Where the table keeps its secrets only notes and the officer's way are drawn."""
    found: list[Plain] = []
    if told.rules.full_reveal:
        found.append({"id": "true-money", "series": true_money(told), "visits": visits(told)})
        found.append({"id": "sources", "series": sources(told)})
    found.append({"id": "notes", "series": notes(told)})
    if told.rules.full_reveal:
        found.append({"id": "known", "series": bounds})
    found.append({"id": "officer", "series": officer(told)})
    return found


def by_seat(values: list[Plain]) -> Facts:
    return {letter(seat): value for seat, value in enumerate(values)}


def true_money(told: History) -> Facts:
    """Cash and account after each turn, with the round it was in."""
    return {
        "rounds": [shot.round for shot in told.snapshots],
        "cash": by_seat([[shot.cash[seat] for shot in told.snapshots] for seat in range(len(told.seats))]),
        "account": by_seat([[shot.account[seat] for shot in told.snapshots] for seat in range(len(told.seats))]),
    }


def sources(told: History) -> Facts:
    """Where each seat's money came from and went: the parts sum to the total."""
    return by_seat([dict[str, Plain](seat.money) | {"total": seat.total} for seat in told.seats])


def notes(told: History) -> Facts:
    """By seat and quality: printed = exchanged + sold + changed + left."""
    found: list[Plain] = []
    for seat in told.seats:
        lots = {
            "printed": seat.printed,
            "exchanged": seat.exchanged,
            "sold": seat.sold,
            "changed": seat.changed,
            "left": seat.fakes,
        }
        found.append(
            {
                word: [fake_notes.of_quality(lot, quality) for quality in range(1, QUALITIES + 1)]
                for word, lot in lots.items()
            }
        )
    return by_seat(found)


def officer(told: History) -> list[Plain]:
    return [
        {"turn": step.turn, "space": step.space, "seat": letter(step.seat) if step.seat != NOBODY else None}
        for step in told.steps
    ]


def visits(told: History) -> list[Plain]:
    """Who cost whom: whose hat woke the Godfather, and what everybody paid."""
    return [
        {
            "seat": letter(visit.seat) if visit.seat != NOBODY else None,
            "round": visit.round,
            "turn": visit.turn,
            "paid": by_seat(list[Plain](visit.paid)),
        }
        for visit in told.visits
    ]


def flights(told: History) -> list[Plain]:
    """Who flew what: out, home, or a suitcase that was empty."""
    return [
        {"seat": letter(flight.seat), "round": flight.round, "fare": flight.fare, "out": flight.out}
        for flight in told.flights
    ]


def reveal(told: History, deck: list[int]) -> Facts:
    """PEC-SECRET-1: what the screens hid, as far as this table shows it."""
    last = [trade for trade in told.trades if trade.phase == SCORING]
    found: list[Plain] = []
    for seat, owner in enumerate(told.seats):
        facts: Facts = {
            "total": owner.total,
            "tickets": owner.money["tickets"],
            "last-diners": sum(trade.paid for trade in last if trade.seat == seat),
            "unsold": fake_notes.written(owner.fakes),
        }
        if told.rules.full_reveal:
            facts |= {"cash": owner.cash, "account": owner.account}
        found.append(facts)
    facts = {"seats": by_seat(found), "secrets-kept": not told.rules.full_reveal}
    if told.rules.full_reveal:
        facts |= {"flights": flights(told), "visits": visits(told), "deck": [CARDS[card] for card in reversed(deck)]}
    return facts
