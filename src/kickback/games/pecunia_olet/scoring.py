"""PEC-SCORE: the last diners, the tickets, the totals, and who has won."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import CARD_VALUE, CARDS
from kickback.games.pecunia_olet.round_end import run_diners, served
from kickback.games.pecunia_olet.table import PecuniaOlet


def score(table: PecuniaOlet) -> None:
    """PEC-SCORE-1 to -6: last diners, tickets, totals, and the winner or the tie."""
    table.tell("scoring", "PEC-SCORE-1", {})
    run_diners(table, [], "PEC-SCORE-1")
    pay_tickets(table)
    table.ending.scored = True
    totals = [table.money.total(seat) for seat in range(table.seats)]
    best = max(totals)
    top = [seat for seat in range(table.seats) if totals[seat] == best]
    tell_totals(table)
    if len(top) == 1 or table.rules.tie == "shared":
        table.winners = top
        for seat in top:
            clause = "PEC-SCORE-5" if len(top) == 1 else "PEC-SCORE-6"
            table.tell("won", clause, {"seat": letter(seat), "total": best, "shared": len(top) > 1})
    if len(top) > 1:
        table.ending.tied = top
        tied: list[Plain] = list(letters(top))
        table.tell("tied", "PEC-SCORE-6", {"seats": tied, "total": best})
        if table.rules.tie == "draw":
            tell_draw(table)


def pay_tickets(table: PecuniaOlet) -> None:
    """PEC-SCORE-2: every winning ticket is paid."""
    for seat in served(table):
        for card in table.equipment.cards[seat]:
            if CARD_VALUE[card]:
                paid = table.earn(seat, CARD_VALUE[card])
                if table.log is not None:
                    facts: Facts = {"seat": letter(seat), "card": CARDS[card], "paid": paid, "due": CARD_VALUE[card]}
                    table.tell("ticket", "PEC-SCORE-2", facts)


def tell_totals(table: PecuniaOlet) -> None:
    """PEC-SCORE-3, -4: the screens are lifted, or only the totals told (`end-reveal`)."""
    if table.log is None:
        return
    money = table.money
    for seat in range(table.seats):
        fakes = fake_notes.written(money.fakes[seat])
        facts: Facts = {"seat": letter(seat), "total": money.total(seat), "fakes": fakes}
        split: Facts = {"cash": money.cash[seat], "account": money.account[seat]}
        if table.rules.full_reveal:
            table.tell("total", "PEC-SCORE-3", facts | split)
        else:
            table.tell("total", "PEC-SCORE-3", facts, {seat: split})


def tell_draw(table: PecuniaOlet) -> None:
    """PEC-RULING-9: nobody has won, and no other game follows."""
    tied: list[Plain] = list(letters(table.ending.tied))
    table.tell("draw", "PEC-RULING-9", {"seats": tied})
