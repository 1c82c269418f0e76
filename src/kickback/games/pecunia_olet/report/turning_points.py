"""The moments that decided a game, each with what it was worth to the winner against the best of the rest."""

from __future__ import annotations

from typing import Final

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import CARD_KIND, CARD_VALUE, DINER, PRINTED, PRINTER, TICKET
from kickback.games.pecunia_olet.police import half
from kickback.games.pecunia_olet.report.awards import lost_by_mixing
from kickback.games.pecunia_olet.report.happenings import Flight, Happening, Purchase
from kickback.games.pecunia_olet.report.history import History

SHOWN: Final = 3
MOST_OF_A_KIND: Final = 2
BAD_LOT: Final = 40  # dollars lost by mixing that are worth a word


class TurningPoint:
    """What kind of moment, whose, when, and how many dollars it moved; `count` and `money` are for its words."""

    def __init__(self, kind: str, at: Happening, swing: int, count: int = 0, money: int = 0) -> None:
        self.kind: str = kind
        self.seat: int = at.seat
        self.round: int = at.round
        self.turn: int = at.turn
        self.event: int = at.event
        self.swing: int = swing
        self.count: int = count
        self.money: int = money


def rivals(told: History) -> tuple[int, int]:
    """The winner and the best of the rest; of equals those with the lowest letters."""
    order = sorted(range(len(told.seats)), key=lambda seat: (-told.seats[seat].total, seat))
    return order[0], order[1]


def average(told: History, seat: int) -> float:
    """What a note of this seat has brought: all the money for fakes over all the notes printed."""
    owner = told.seats[seat]
    printed = fake_notes.size(owner.printed)
    money = owner.money["supermarket"] + owner.money["receiver"] + owner.money["diners"]
    return money / printed if printed else 0.0


def turning_points(told: History, viewer: int) -> list[TurningPoint]:
    """The three largest, at most two of a kind; what the table keeps secret is left out unless it is the viewer's."""
    found: list[TurningPoint] = []
    winner, second = rivals(told)
    if told.rules.full_reveal:
        for visit in told.visits:
            swing = abs(visit.paid[second] - visit.paid[winner])
            found.append(TurningPoint("godfather", visit, swing, visit.paid[second], visit.paid[winner]))
    for seat in (winner, second):
        found += purchases(told, seat)
        if told.rules.full_reveal or seat == viewer:
            found += flights(told, seat)
        if told.rules.full_reveal or told.rules.full_log or seat == viewer:
            found += bad_lots(told, seat)
        found += [TurningPoint("lawyer", move, move.brought) for move in told.lawyers if move.seat == seat]
    left = [unsold(told, seat) for seat in (winner, second)]
    last = told.steps[-1] if told.steps else Happening(told.ender, told.round, told.turn, told.phase, told.event)
    end = Happening(told.ender, last.round, last.turn, last.phase, last.event)
    found.append(TurningPoint("end", end, abs(left[1] - left[0])))
    return largest(found)


def largest(found: list[TurningPoint]) -> list[TurningPoint]:
    chosen: list[TurningPoint] = []
    for point in sorted(found, key=lambda point: (-point.swing, point.turn)):
        alike = sum(1 for other in chosen if other.kind == point.kind)
        if point.swing > 0 and len(chosen) < SHOWN and alike < MOST_OF_A_KIND:
            chosen.append(point)
    return chosen


def unsold(told: History, seat: int) -> int:
    """The fakes a seat was left with, at what a receiver would have given for each."""
    rates = PRINTED.fence_rates
    left = told.seats[seat].fakes
    return fake_notes.ones(left) * rates[0] + fake_notes.twos(left) * rates[1] + fake_notes.threes(left) * rates[2]


def saved(told: History, flight: Flight) -> int:
    """What a flight kept from the next Godfather before the seat flew again, less the fare."""
    again = [other.turn for other in told.flights if other.seat == flight.seat and other.turn > flight.turn]
    for visit in told.visits:
        if visit.turn >= flight.turn and (not again or visit.turn < again[0]):
            cash = visit.cash[flight.seat]
            return half(told.rules, cash + flight.out) - half(told.rules, cash) - flight.fare
    return 0


def flights(told: History, seat: int) -> list[TurningPoint]:
    return [
        TurningPoint("flight", flight, saved(told, flight), money=flight.out)
        for flight in told.flights
        if flight.seat == seat and flight.out > 0 and saved(told, flight) > 0
    ]


def bad_lots(told: History, seat: int) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    for trade in told.trades:
        lost = lost_by_mixing(trade)
        if trade.seat == seat and lost >= BAD_LOT:
            worst = fake_notes.of_quality(trade.lot, fake_notes.worst(trade.lot))
            found.append(TurningPoint("mixed-lot", trade, lost, worst))
    return found


def purchases(told: History, seat: int) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    for bought in told.purchases:
        if bought.seat != seat:
            continue
        kind = CARD_KIND[bought.card]
        if kind == PRINTER:
            found.append(printer(told, bought))
        elif kind == DINER:
            found.append(diner(told, bought))
        elif kind == TICKET:
            value = CARD_VALUE[bought.card]
            found.append(TurningPoint("ticket", bought, value - bought.price, value, bought.price))
        elif bought.raised:
            later = sum(fake_notes.size(run.lot) for run in told.runs if run.seat == seat and run.turn > bought.turn)
            notes = max(0, later - fake_notes.size(told.seats[seat].fakes))
            found.append(TurningPoint("component", bought, 10 * notes - bought.price, notes, bought.card))
    return found


def printer(told: History, bought: Purchase) -> TurningPoint:
    """Its share of every later run, at what a note has brought."""
    runs = [run for run in told.runs if run.seat == bought.seat and run.turn > bought.turn]
    notes = sum(fake_notes.size(run.lot) / run.printers for run in runs)
    swing = round(average(told, bought.seat) * notes) - bought.price
    return TurningPoint("printer", bought, swing, round(notes), bought.price)


def diner(told: History, bought: Purchase) -> TurningPoint:
    """Its share of what the owner's diners changed from then on, less what the notes would have brought elsewhere."""
    notes = 0.0
    for trade in told.trades:
        if trade.seat == bought.seat and trade.way == "diners" and trade.turn >= bought.turn:
            owned = diners_by(told, bought.seat, trade.turn)
            notes += fake_notes.size(trade.lot) / owned
    money = PRINTED.diner_pays * notes
    swing = round(money - average(told, bought.seat) * notes) - bought.price
    return TurningPoint("diner", bought, swing, round(notes), round(money))


def diners_by(told: History, seat: int, turn: int) -> int:
    """How many diners a seat had when so many turns had been played."""
    later = sum(1 for p in told.purchases if p.seat == seat and p.turn > turn and CARD_KIND[p.card] == DINER)
    return told.seats[seat].count(DINER) - later
