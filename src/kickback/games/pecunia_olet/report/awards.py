"""Awards of a finished game: who was best, worst or luckiest at what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import PRINTED, QUALITIES
from kickback.games.pecunia_olet.police import half
from kickback.games.pecunia_olet.report.happenings import Trade
from kickback.games.pecunia_olet.report.history import History

SHOWN: Final = 3


class Award:
    """A title, the seats that share it and the number they earned it with."""

    def __init__(self, name: str, seats: list[int], value: int) -> None:
        self.name: str = name
        self.seats: list[int] = seats
        self.value: int = value


def lost_by_mixing(trade: Trade) -> int:
    """What a receiver would have paid more for the same lot without its worst notes."""
    if trade.way != "receiver":
        return 0
    best = 0
    for quality in range(2, QUALITIES + 1):
        rest = fake_notes.from_quality(trade.lot, quality)
        best = max(best, PRINTED.fence_rates[fake_notes.worst(rest) - 1] * fake_notes.size(rest) if rest else 0)
    return max(0, best - trade.paid)


def own_goal(told: History, seat: int) -> int:
    """Woke the Godfather and paid more than anybody else."""
    own = [visit.paid for visit in told.visits if visit.seat == seat]
    return max((paid[seat] for paid in own if paid.count(max(paid)) == 1 and paid[seat] == max(paid)), default=0)


def it_was_him(told: History, seat: int) -> int:
    """Woke the Godfather for the others: their payments less the own."""
    return max((sum(visit.paid) - 2 * visit.paid[seat] for visit in told.visits if visit.seat == seat), default=0)


def empty_suitcase(told: History, seat: int) -> int:
    return sum(1 for flight in told.flights if flight.seat == seat and flight.out == 0)


def travel_agent(told: History, seat: int) -> int:
    """What the Godfather would have taken of the money abroad."""
    rules = told.rules
    return sum(half(rules, v.cash[seat] + v.account[seat]) - half(rules, v.cash[seat]) for v in told.visits)


def last_word(told: History, seat: int) -> int:
    return max((move.brought for move in told.lawyers if move.seat == seat), default=0)


def clean_pockets(told: History, seat: int) -> int:
    return sum(1 for visit in told.visits if visit.paid[seat] == 0 and any(visit.paid))


def favourite(told: History, seat: int) -> int:
    return sum(visit.paid[seat] for visit in told.visits)


def costly_star(told: History, seat: int) -> int:
    return sum(lost_by_mixing(trade) for trade in told.trades if trade.seat == seat)


def doorbell(told: History, seat: int) -> int:
    return sum(1 for step in told.steps if step.seat == seat)


def landlord(told: History, seat: int) -> int:
    return told.seats[seat].money["diners"]


def regular_customer(told: History, seat: int) -> int:
    return told.seats[seat].money["supermarket"]


def early_bird(told: History, seat: int) -> int:
    return told.seats[seat].sunglasses


def bargain_hunter(told: History, seat: int) -> int:
    return sum(1 for purchase in told.purchases if purchase.seat == seat and purchase.price <= 20)


def fine_printing(told: History, seat: int) -> int:
    return sum(fake_notes.threes(run.lot) for run in told.runs if run.seat == seat)


def waste_paper(told: History, seat: int) -> int:
    return fake_notes.size(told.seats[seat].fakes)


def best_lot(told: History, seat: int) -> int:
    return max((trade.paid for trade in told.trades if trade.seat == seat and trade.way == "receiver"), default=0)


Judged = Callable[[History, int], int]

SECRET: Final[dict[str, Judged]] = {
    "own-goal": own_goal,
    "it-was-him": it_was_him,
    "empty-suitcase": empty_suitcase,
    "travel-agent": travel_agent,
    "clean-pockets": clean_pockets,
    "favourite": favourite,
}
"""These tell of flights and payments, so a table that keeps its secrets does not give them."""

AWARDS: Final[dict[str, Judged]] = {
    "own-goal": own_goal,
    "it-was-him": it_was_him,
    "empty-suitcase": empty_suitcase,
    "travel-agent": travel_agent,
    "last-word": last_word,
    "clean-pockets": clean_pockets,
    "favourite": favourite,
    "costly-star": costly_star,
    "doorbell": doorbell,
    "landlord": landlord,
    "regular-customer": regular_customer,
    "early-bird": early_bird,
    "bargain-hunter": bargain_hunter,
    "fine-printing": fine_printing,
    "waste-paper": waste_paper,
    "best-lot": best_lot,
}
"""In the order in which they are given."""


def awards(told: History) -> list[Award]:
    """All that somebody has earned. Lots nobody saw are not judged where the table keeps its secrets."""
    rules = told.rules
    found: list[Award] = []
    for name, judged in AWARDS.items():
        if name in SECRET and not rules.full_reveal:
            continue
        if name == "costly-star" and not (rules.full_reveal or rules.full_log):
            continue
        values = [judged(told, seat) for seat in range(len(told.seats))]
        most = max(values)
        if most > 0:
            found.append(Award(name, [seat for seat, value in enumerate(values) if value == most], most))
    return found


def chosen(found: list[Award]) -> list[Award]:
    """Three of them, no seat twice if that can be."""
    first: list[Award] = []
    honoured: set[int] = set()
    for award in found:
        if len(first) < SHOWN and not honoured.intersection(award.seats):
            first.append(award)
            honoured.update(award.seats)
    for award in found:
        if len(first) < SHOWN and award not in first:
            first.append(award)
    return first
