"""Agreements that bind: `loans`, points lent at interest; `alliances = pact`, partners who cannot name each other."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.plain import Facts
from kickback.engine.seats import letter, mask
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import BAD_PACT, BAD_TERMS, NO_PRINCIPAL, NO_SUCH_LOAN
from kickback.games.corporate_espionage.moments.questions import Ask
from kickback.games.corporate_espionage.table import LENT, REPAID, Loan, Market, OpenLoan, Pact


def judge_terms(table: Market, seat: int, offer: Move) -> Ban | None:
    """`loan-max-interest`, `loan-max-term`; and nobody offers to lend what it does not have."""
    most = offer.price * (100 + table.rules.max_interest) // 100
    fits = offer.price > 0 and offer.price <= offer.back <= most and 1 <= offer.turns <= table.rules.max_term
    if not fits:
        return BAD_TERMS
    return NO_PRINCIPAL if offer.does == a.LEND and table.accounts.banks[seat] < offer.price else None


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


def repay_early(table: Market, seat: int, lender: int) -> None:
    debt = table.agreements.first_debt(seat, lender)
    assert debt is not None
    table.calendar.news += 1
    table.agreements.loans = [loan for loan in table.agreements.loans if loan is not debt]
    table.accounts.change(seat, -debt.owed, REPAID)
    table.accounts.change(lender, debt.owed, REPAID)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "to": letter(lender), "amount": debt.owed}
        table.tell("repaid", "CES-RULING-7", facts)


def debts_of(table: Market, seat: int) -> list[Loan]:
    return [loan for loan in table.agreements.loans if loan.borrower == seat]


def fall_due(table: Market, counted: list[Loan]) -> list[Loan]:
    """The debts of an Expenses step count down; those at their term are due now, in the order they were made."""
    due: list[Loan] = []
    left: list[Loan] = []
    for loan in table.agreements.loans:
        if loan not in counted:
            left.append(loan)
        elif loan.left > 1:
            left.append(Loan(loan.lender, loan.borrower, loan.owed, loan.left - 1))
        else:
            due.append(loan)
    table.agreements.loans = left
    return due


def open_loan_answers(table: Market, seat: int) -> list[Move]:
    """`accept C` for every loan that lies open for this company."""
    return [
        table.card_set.book.rival(seat, a.ACCEPT, offer.lender)
        for offer in table.agreements.open_loans
        if offer.borrower == seat
    ]


def judge_open_loan(table: Market, seat: int, action: Move) -> Ban | None:
    """Whether the lender still has the money is not looked at: that would tell the size of its bank."""
    return None if table.agreements.open_loan(action.target, seat) is not None else NO_SUCH_LOAN


def take_open_loan(table: Market, seat: int, action: Move) -> None:
    offer = table.agreements.open_loan(action.target, seat)
    assert offer is not None
    if table.accounts.banks[offer.lender] < offer.price:
        fall_through(table, offer)
        return
    make_loan(table, offer.lender, seat, offer.price, offer.back, offer.turns)


def fall_through(table: Market, offer: OpenLoan) -> None:
    """The lender has spent the principal since it was offered; only the two learn of it."""
    table.agreements.withdraw_loans(offer.lender, offer.borrower)
    if table.log is not None:
        facts: Facts = {"seat": letter(offer.lender), "to": letter(offer.borrower), "amount": offer.price}
        table.tell("fell-through", "CES-RULING-7", facts, None, mask([offer.lender, offer.borrower]))


def judge_pact(table: Market, seat: int, offer: Move) -> Ban | None:
    enemy = offer.enemy
    if (
        enemy in (seat, offer.target)
        or enemy < 0
        or not table.living(enemy)
        or table.agreements.partners(seat, offer.target)
    ):
        return BAD_PACT
    return None


def make_pact(table: Market, one: int, two: int, enemy: int) -> None:
    table.calendar.news += 1
    table.agreements.pacts = [*table.agreements.pacts, Pact(1 << one | 1 << two, enemy, 0)]
    if table.log is not None:
        facts: Facts = {"seat": letter(one), "with": letter(two), "enemy": letter(enemy)}
        table.tell("pact", "CES-TALK-1", facts)


def begin_break(table: Market, seat: int, other: int) -> None:
    table.calendar.news += 1
    both = 1 << seat | 1 << other
    table.agreements.pacts = [
        Pact(p.partners, p.enemy, p.breaking | 1 << seat) if p.partners & both == both else p
        for p in table.agreements.pacts
    ]
    if table.log is not None:
        table.tell("breaking", "CES-TALK-1", {"seat": letter(seat), "with": letter(other)})


def end_broken_pacts(table: Market, seat: int) -> None:
    """A broken pact ends at the breaker's next turn start."""
    pacts: list[Pact] = []
    for pact in table.agreements.pacts:
        if not pact.breaking >> seat & 1:
            pacts.append(pact)
        elif table.log is not None:
            table.tell("pact-broken", "CES-TALK-1", {"seat": letter(seat), "enemy": letter(pact.enemy)})
    table.agreements.pacts = pacts


def allies(table: Market) -> bool:
    """`allied-victory`: do all living companies share one pact?"""
    return any(table.companies.alive & ~pact.partners == 0 for pact in table.agreements.pacts)
