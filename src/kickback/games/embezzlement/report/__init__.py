"""After a game of Embezzlement: headline, reveal, charts, lies, awards, turning points and advice, as data."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import CARD_NAMES, EIGHT, KINDS, TRAP, TYPES, WORTH, kind_name
from kickback.games.embezzlement.report.awards import awards
from kickback.games.embezzlement.report.chronicle import Chronicle
from kickback.games.embezzlement.report.entries import A_TRAP, CAUGHT, FLOWS, HONEST, Invoice
from kickback.games.embezzlement.report.tips import tips
from kickback.games.embezzlement.report.turning_points import turning_points
from kickback.games.embezzlement.report.verdict import headline, own_sentences
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import EXCHANGE_NAMES


def report(table: Embezzlement, said: list[tuple[int, str]]) -> Facts:
    """Plays the game once more and tells what everybody did; nothing unless it is over."""
    found = Chronicle(table, said)
    if not table.over:
        return {}
    head, under = headline(found)
    return {
        "headline": head.plain(),
        "under": under.plain(),
        "own": own_sentences(found),
        "reveal": reveal(found),
        "charts": charts(found),
        "claims": claims(found),
        "lies": lies(found),
        "awards": awards(found),
        "moments": turning_points(found),
        "tips": tips(found),
    }


def reveal(found: Chronicle) -> Facts:
    """Every invoice that was ever taken, the hands, the deck and the workload."""
    table = found.table
    return {
        "invoices": [revealed(invoice) for invoice in found.invoices.values()],
        "hands": {letter(seat): hand(table, seat) for seat in range(found.seats)},
        "deck": list[Plain](CARD_NAMES[card] for card in table.cards.deck[::-1]),
        "workload": [list[Plain](kind_name(kind) for kind in load[::-1]) for load in table.invoices.workloads],
    }


def revealed(invoice: Invoice) -> Facts:
    return {
        "invoice": invoice.number,
        "value": kind_name(invoice.kind),
        "paid": invoice.paid,
        "payer": letter(invoice.payer),
        "holder": letter(invoice.holder),
        "year": invoice.year,
        "turn": invoice.turn,
        "ended": invoice.ended,
        "otr": invoice.otr,
        "fate": invoice.fate,
        "by": letter(invoice.by) if invoice.by >= 0 else None,
    }


def hand(table: Embezzlement, seat: int) -> list[Plain]:
    counts = table.cards.hands[TYPES * seat : TYPES * seat + TYPES]
    return list[Plain](CARD_NAMES[card] for card in range(TYPES) for _ in range(counts[card]))


def charts(found: Chronicle) -> list[Plain]:
    return [
        {"id": "money", "series": [money_series(found, seat) for seat in range(found.seats)]},
        {"id": "flows", "series": [flow_series(found, seat) for seat in range(found.seats)]},
        {"id": "prices", "series": [price_series(found, seat) for seat in range(found.seats)]},
        {"id": "luck", "series": [luck_series(found, seat) for seat in range(found.seats)], "mean": pool_mean(found)},
        {"id": "bribes", "series": bribe_series(found)},
    ]


def money_series(found: Chronicle, seat: int) -> Facts:
    """Caps after each of the seat's turns and at the end; with what lies on its years."""
    points = found.points[seat]
    return {
        "seat": letter(seat),
        "turns": list[Plain](point.turn for point in points),
        "caps": list[Plain](point.caps for point in points),
        "wealth": list[Plain](point.wealth for point in points),
        "bust": found.bust_turn[seat] or None,
    }


def flow_series(found: Chronicle, seat: int) -> Facts:
    flows: Facts = {name: found.flows[seat][name] for name in FLOWS}
    return {"seat": letter(seat)} | flows


def price_series(found: Chronicle, seat: int) -> Facts:
    """By announced price: payments, and how many of them were lies."""
    prices = range(1, 6)
    paid = found.paid_by(seat)
    return {
        "seat": letter(seat),
        "payments": list[Plain](sum(invoice.paid == price for invoice in paid) for price in prices),
        "lies": list[Plain](sum(invoice.paid == price and invoice.lie for invoice in paid) for price in prices),
    }


def luck_series(found: Chronicle, seat: int) -> Facts:
    """The values of the invoices taken, in hundredths on average; traps and 8s apart."""
    taken = [invoice.kind for invoice in found.invoices.values() if invoice.payer == seat]
    numbered = [WORTH[kind] for kind in taken if kind != TRAP]
    return {
        "seat": letter(seat),
        "mean": 100 * sum(numbered) // max(1, len(numbered)),
        "traps": taken.count(TRAP),
        "eights": taken.count(EIGHT),
    }


def pool_mean(found: Chronicle) -> int:
    pool = found.table.rules.pool
    numbered = [kind for kind in range(KINDS) if kind != TRAP]
    count = sum(pool[kind] for kind in numbered)
    return 100 * sum(pool[kind] * WORTH[kind] for kind in numbered) // max(1, count)


def bribe_series(found: Chronicle) -> list[Plain]:
    return [
        {
            "turn": duel.turn,
            "about": EXCHANGE_NAMES[duel.what],
            "by": letter(duel.by),
            "against": letter(duel.against) if duel.against >= 0 else None,
            "cards": duel.cards,
            "stood": duel.stood,
        }
        for duel in found.duels
    ]


def claims(found: Chronicle) -> list[Plain]:
    return [{"seat": letter(said.seat), "how": said.how, "turn": said.turn, "true": said.true} for said in found.said]


def lies(found: Chronicle) -> list[Plain]:
    """Who lied to whom: for each pair what was caught, waved through, and audited for nothing."""
    pairs: list[Plain] = []
    for liar in range(found.seats):
        for other in range(found.seats):
            if liar == other:
                continue
            opened = [invoice for invoice in found.audits_by(other) if invoice.payer == liar]
            pairs.append(
                {
                    "seat": letter(liar),
                    "to": letter(other),
                    "lies": len(found.lies_of(liar)),
                    "caught": sum(invoice.fate == CAUGHT for invoice in opened),
                    "waved": found.waved[liar][other],
                    "alarms": sum(invoice.fate in (HONEST, A_TRAP) for invoice in opened),
                }
            )
    return pairs
