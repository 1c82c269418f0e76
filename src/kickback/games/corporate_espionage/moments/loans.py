"""`loans`: points lent at interest."""

from __future__ import annotations

from kickback.engine.actions import Action, Ban
from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.bans import BAD_TERMS, NO_PRINCIPAL
from kickback.games.corporate_espionage.moments.questions import Ask
from kickback.games.corporate_espionage.table import LENT, REPAID, Loan, Market


def judge_terms(table: Market, offer: a.Offer) -> Ban | None:
    """`loan-max-interest`, `loan-max-term`."""
    most = offer.price * (100 + table.rules.max_interest) // 100
    fits = offer.price > 0 and offer.price <= offer.back <= most and 1 <= offer.turns <= table.rules.max_term
    return None if fits else BAD_TERMS


def make_loan(table: Market, lender: int, borrower: int, price: int, back: int, turns: int) -> None:
    """The principal moves at once, the repayment falls due later."""
    table.calendar.news += 1
    table.accounts.change(lender, -price, LENT)
    table.accounts.change(borrower, price, LENT)
    agreements = table.agreements
    agreements.loans = [*agreements.loans, Loan(lender, borrower, back, turns)]
    agreements.withdraw_loans(lender, borrower)
    for moment in table.stack:
        if isinstance(moment, Ask) and moment.seat == borrower:
            moment.look_again()
    if table.log is not None:
        facts: Facts = {"seat": letter(lender), "to": letter(borrower), "amount": price, "back": back, "turns": turns}
        table.tell("lent", "CES-RULING-7", facts)


def tell_repaid(table: Market, borrower: int, lender: int, amount: int) -> None:
    if table.log is not None:
        facts: Facts = {"seat": letter(borrower), "to": letter(lender), "amount": amount}
        table.tell("repaid", "CES-RULING-7", facts)


def repay_early(table: Market, seat: int, lender: int) -> None:
    debt = table.agreements.first_debt(seat, lender)
    assert debt is not None
    table.calendar.news += 1
    table.agreements.loans = [loan for loan in table.agreements.loans if loan is not debt]
    table.accounts.change(seat, -debt.owed, REPAID)
    table.accounts.change(lender, debt.owed, REPAID)
    tell_repaid(table, seat, lender, debt.owed)


def fall_due(table: Market, seat: int) -> list[Loan]:
    """Every debt of the company counts down; those at their term are due now, in the order they were made."""
    due: list[Loan] = []
    left: list[Loan] = []
    for loan in table.agreements.loans:
        if loan.borrower != seat:
            left.append(loan)
        elif loan.left > 1:
            left.append(Loan(loan.lender, loan.borrower, loan.owed, loan.left - 1))
        else:
            due.append(loan)
    table.agreements.loans = left
    return due


def open_loan_answers(table: Market, seat: int) -> list[Action]:
    """`accept C` for every loan that lies open for this company."""
    return [a.accepted(offer.lender) for offer in table.agreements.open_loans if offer.borrower == seat]


def judge_open_loan(table: Market, seat: int, action: Action) -> Ban | None:
    offer = table.agreements.open_loan(action.a, seat)
    return None if offer is not None and table.accounts.banks[offer.lender] >= offer.price else NO_PRINCIPAL


def take_open_loan(table: Market, seat: int, action: Action) -> None:
    offer = table.agreements.open_loan(action.a, seat)
    assert offer is not None
    make_loan(table, offer.lender, seat, offer.price, offer.back, offer.turns)
