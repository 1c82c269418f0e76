"""What a seat could do better next time, from its own game."""

from __future__ import annotations

from typing import Final

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import CARD_KIND, HOLOGRAM, INK, JET, PRINTED, PRINTER, QUALITY
from kickback.games.pecunia_olet.report.awards import costly_star, favourite, own_goal
from kickback.games.pecunia_olet.report.history import PLAY, History
from kickback.games.pecunia_olet.report.turning_points import saved

SHOWN: Final = 2
FARE: Final = 30


class Lesson:
    """What went wrong, with the numbers that show it."""

    def __init__(self, name: str, count: int = 0, money: int = 0, other: int = 0) -> None:
        self.name: str = name
        self.count: int = count
        self.money: int = money
        self.other: int = other


def lessons(told: History, seat: int) -> list[Lesson]:
    """The first two that fit; if none does, watch the three moments. Kept secrets are in nobody's lesson."""
    found = of_printing(told, seat) + of_play(told, seat)
    if told.rules.full_reveal:
        found += of_money(told, seat)
    rank = {name: place for place, name in enumerate(ORDER)}
    found.sort(key=lambda lesson: rank[lesson.name])
    return found[:SHOWN] or [Lesson("close")]


ORDER: Final = (
    "cash-at-home", "few-printers", "poor-notes", "unsold", "mixing", "dear-flights", "own-goal", "no-last-move",
    "late-stars", "idle-diners", "unused-jet", "twin-component", "cash-before-the-end", "passing",
)  # fmt: skip


def of_money(told: History, seat: int) -> list[Lesson]:
    owner = told.seats[seat]
    found: list[Lesson] = []
    taken = favourite(told, seat)
    if owner.total and 4 * taken >= owner.total and taken:
        kept = sum(max(0, visit.paid[seat] - FARE) for visit in told.visits)
        found.append(Lesson("cash-at-home", money=taken, other=kept))
    fares = -owner.money["fares"]
    kept = sum(saved(told, flight) + flight.fare for flight in told.flights if flight.seat == seat)
    if fares > kept:
        found.append(Lesson("dear-flights", money=fares, other=max(0, kept)))
    goal = own_goal(told, seat)
    if goal:
        found.append(Lesson("own-goal", money=next(v.cash[seat] for v in told.visits if v.paid[seat] == goal)))
    last = told.visits[-1] if told.visits else None
    if last is not None and last.paid[seat] >= 50 and told.tickets_in_reach[seat]:
        found.append(Lesson("cash-before-the-end", money=last.paid[seat]))
    return found


def of_printing(told: History, seat: int) -> list[Lesson]:
    owner = told.seats[seat]
    found: list[Lesson] = []
    if owner.count(PRINTER) <= 2:
        found.append(Lesson("few-printers", owner.count(PRINTER)))
    if QUALITY[owner.parts] == 1:
        found.append(Lesson("poor-notes"))
    left = fake_notes.size(owner.fakes)
    if left >= PRINTED.fence_most:
        found.append(Lesson("unsold", left))
    if not (told.rules.full_reveal or told.rules.full_log):
        return found  # the rest tells of notes that nobody saw
    mixed = costly_star(told, seat)
    if mixed >= 40:
        found.append(Lesson("mixing", money=mixed))
    early = [t for t in told.trades if t.seat == seat and t.way == "receiver" and t.shop_was_free and t.banned == 0]
    if any(fake_notes.ones(trade.lot) for trade in early):
        found.append(Lesson("late-stars"))
    return found


def of_play(told: History, seat: int) -> list[Lesson]:
    owner = told.seats[seat]
    found: list[Lesson] = []
    if told.order and seat not in told.order and owner.fakes:
        found.append(Lesson("no-last-move"))
    if owner.idle >= 3:
        found.append(Lesson("idle-diners", owner.idle))
    flown = sum(1 for flight in told.flights if flight.seat == seat and flight.jet)
    if owner.count(JET) and flown <= 1:
        found.append(Lesson("unused-jet", flown))
    kinds = [CARD_KIND[card] for card in owner.cards if INK <= CARD_KIND[card] <= HOLOGRAM]
    if len(kinds) > len(set(kinds)):
        twin = next(kind for kind in kinds if kinds.count(kind) > 1)
        found.append(Lesson("twin-component", twin))
    if owner.passes >= 3 and told.phase > PLAY:
        found.append(Lesson("passing", owner.passes))
    return found
