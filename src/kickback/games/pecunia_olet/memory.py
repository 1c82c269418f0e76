"""What the table has seen of each seat's money and fakes, and all that can be concluded from it.

A ledger holds public facts only. `purses` and `holdings` are everything that fits them: the sets from which worlds are
drawn and the memory aid is made.
"""

from __future__ import annotations

from typing import Final

from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import PRINTED, STEP
from kickback.games.pecunia_olet.options import Rules

BEGAN: Final = 0  # start cash, and the fakes a scenario gave
BANKED: Final = 1  # an account a scenario gave
PRINTED_NOTES: Final = 2
EARNED: Final = 3  # tax, tickets, and with a full log every trade with its lot
SPENT: Final = 4
FLEW: Final = 5
PAID: Final = 6  # the Godfather; the sum only where payments are open
EXCHANGED: Final = 7  # the three trades of a log that tells numbers and money only: count, and what it implies
SOLD: Final = 8
CHANGED: Final = 9

SECRET: Final = 0xFFFF  # the sum of a payment nobody saw
DRY: Final = 1  # a sale the bank could not pay in full
Purses = dict[int, int]
"""Total in tens -> a bit for each possible cash in tens."""


def entry(kind: int, money: int, notes: int = 0) -> int:
    """A fact in one number; `notes` is a lot or, where lots are secret, a count and what is beside it."""
    return kind | money // STEP << 4 | notes << 20


def counted(count: int, beside: int) -> int:
    return count | beside << fake_notes.BITS


def purses(ledger: list[int], rules: Rules) -> Purses:
    """All pairs of cash and account that fit a ledger. Exact: nothing else fits, and everything here does."""
    possible: Purses = {0: 1}
    for fact in ledger:
        kind = fact & 15
        money = fact >> 4 & 0xFFFF
        if kind == SPENT:
            # A price drops every purse whose cash could not pay it: the low bits fall out.
            possible = {total - money: cash >> money for total, cash in possible.items() if cash >> money}
        elif kind == FLEW:
            possible = {total: flown(total, cash, rules) for total, cash in possible.items()}
        elif kind == PAID:
            possible = taxed(possible, money, rules)
        elif kind == BANKED:
            possible = {total + money: cash for total, cash in possible.items()}
        elif money:
            possible = {total + money: cash << money for total, cash in possible.items()}
    return possible


def flown(total: int, cash: int, rules: Rules) -> int:
    """PEC-FLY-1, PEC-RULING-26: after a flight any split of the same total."""
    anything: int = (1 << min(total, PRINTED.box // STEP) + 1) - 1
    if not rules.empty_suitcase and cash & (cash - 1) == 0:
        return anything & ~cash
    return anything


def taxed(possible: Purses, paid: int, rules: Rules) -> Purses:
    """PEC-GOD-1, -2: each purse pays its own half; one that would pay another sum than was seen is out."""
    after: Purses = {}
    for total, cash in possible.items():
        for tens in range(cash.bit_length()):
            if cash >> tens & 1:
                half = (tens + 1) // 2 if rules.round_up else tens // 2
                if paid in (SECRET, half):
                    after[total - half] = after.get(total - half, 0) | 1 << tens - half
    return after


def many(possible: Purses) -> int:
    """How many pairs there are."""
    return sum(cash.bit_count() for cash in possible.values())


def pair(possible: Purses, number: int) -> tuple[int, int]:
    """One of the pairs (cash, account) by its number from 0."""
    for total in sorted(possible):
        cash = possible[total]
        count = cash.bit_count()
        if number < count:
            for _ in range(number):
                cash &= cash - 1
            tens = (cash & -cash).bit_length() - 1
            return STEP * tens, STEP * (total - tens)
        number -= count
    raise IndexError(number)


def fits(possible: Purses, cash: int, account: int) -> bool:
    return possible.get((cash + account) // STEP, 0) >> cash // STEP & 1 == 1


def holdings(ledger: list[int], rules: Rules) -> list[int]:
    """All lots of fakes that fit a ledger, in ascending order: one alone unless lots are secret."""
    possible = {fake_notes.EMPTY}
    for fact in ledger:
        kind = fact & 15
        notes = fact >> 20
        if kind in (BEGAN, PRINTED_NOTES):
            possible = {held + notes for held in possible}
        elif kind == EARNED:
            possible = {held - notes for held in possible}
        elif kind >= EXCHANGED:
            money = STEP * (fact >> 4 & 0xFFFF)
            possible = {held - lot for held in possible for lot in handed_over(kind, notes, money, held, rules)}
    return sorted(possible)


def handed_over(kind: int, notes: int, money: int, held: int, rules: Rules) -> list[int]:
    """The lots that a seat with these fakes may have handed over face down, knowing how many and for how much."""
    count = notes & fake_notes.MOST
    beside = notes >> fake_notes.BITS
    if kind == CHANGED and not rules.owner_chooses:
        return [fake_notes.lowest(held, count)] if fake_notes.size(held) >= count else []
    fitting = [lot for lot in fake_notes.of_size(count, count) if fake_notes.within(lot, held)]
    if kind == EXCHANGED and count:
        return [lot for lot in fitting if fake_notes.worst(lot) > beside]
    if kind == SOLD and count:
        return [lot for lot in fitting if paid_for(lot, money, beside)]
    return fitting


def paid_for(lot: int, money: int, beside: int) -> bool:
    """PEC-FENCE-2: would a receiver have paid this for the lot, from a bank that perhaps ran dry?"""
    due = fake_notes.size(lot) * PRINTED.fence_rates[fake_notes.worst(lot) - 1]
    return due == money or (beside == DRY and due > money)


def notes_held(ledger: list[int]) -> int:
    """How many fakes a seat holds: public in every game."""
    count = 0
    for fact in ledger:
        kind = fact & 15
        notes = fact >> 20
        if kind in (BEGAN, PRINTED_NOTES):
            count += fake_notes.size(notes)
        elif kind == EARNED:
            count -= fake_notes.size(notes)
        elif kind >= EXCHANGED:
            count -= notes & fake_notes.MOST
    return count
