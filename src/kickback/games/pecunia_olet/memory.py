"""What the table has seen of each seat's money and fakes, and all that can be concluded from it.

Entries hold public facts only. `purses` and `holdings` are everything that fits them: the sets from which worlds are
drawn and the memory aid is made.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.memory import Entry
from kickback.engine.pile import HIDDEN
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import MOST_SEATS, PRINTED, STEP
from kickback.games.pecunia_olet.options import Rules

# Kinds of entries. The number is money; the card is a lot, HIDDEN where nobody else saw the notes.
BEGAN: Final = 0  # start cash, and the fakes a scenario gave
BANKED: Final = 1  # an account a scenario gave
PRINTED_NOTES: Final = 2
EARNED: Final = 3  # tax, tickets, and with a full log every trade with its lot
SPENT: Final = 4
FLEW: Final = 5
PAID: Final = 6  # the Godfather; the sum only where payments are open
# The three trades of a log that tells numbers and money only; the word is how many notes, the target what was beside.
EXCHANGED: Final = 7
SOLD: Final = 8
CHANGED: Final = 9

SECRET: Final = -1  # the sum of a payment nobody saw
DRY: Final = 1  # beside a sale: the bank could not pay it in full
Purses = dict[int, int]
"""Total in tens -> a bit for each possible cash in tens."""
Ledger = list[Entry]
"""The entries about one seat."""

# Entries never change, so those that come again and again are made once: flights, unseen payments and usual sums.
FLIGHT: Final = [Entry(FLEW, seat) for seat in range(MOST_SEATS)]
UNSEEN_PAYMENT: Final = [Entry(PAID, seat, number=SECRET) for seat in range(MOST_SEATS)]
USUAL: Final = 10  # sums below so many steps
EARNINGS: Final = [[Entry(EARNED, seat, number=STEP * tens) for tens in range(USUAL)] for seat in range(MOST_SEATS)]
EXPENSES: Final = [[Entry(SPENT, seat, number=STEP * tens) for tens in range(USUAL)] for seat in range(MOST_SEATS)]


def began(seat: int, cash: int, lot: int = fake_notes.EMPTY) -> Entry:
    return Entry(BEGAN, seat, lot, number=cash)


def banked(seat: int, account: int) -> Entry:
    return Entry(BANKED, seat, number=account)


def printed(seat: int, lot: int) -> Entry:
    return Entry(PRINTED_NOTES, seat, lot)


def earned(seat: int, money: int) -> Entry:
    return EARNINGS[seat][money // STEP] if money < STEP * USUAL else Entry(EARNED, seat, number=money)


def sold_openly(seat: int, money: int, lot: int) -> Entry:
    """A trade whose notes everybody saw."""
    return Entry(EARNED, seat, lot, number=money)


def spent(seat: int, price: int) -> Entry:
    return EXPENSES[seat][price // STEP] if price < STEP * USUAL else Entry(SPENT, seat, number=price)


def paid(seat: int, money: int) -> Entry:
    return Entry(PAID, seat, number=money)


def traded(kind: int, seat: int, money: int, count: int, beside: int) -> Entry:
    """A trade with notes that nobody else saw; beside it stood the banned level, or a bank that ran DRY."""
    return Entry(kind, seat, HIDDEN, target=beside, word=count, number=money)


def ledgers(entries: list[Entry], seats: int) -> list[Ledger]:
    """The entries by seat."""
    found: list[Ledger] = [[] for _ in range(seats)]
    for entry in entries:
        found[entry.seat].append(entry)
    return found


def purses(ledger: Ledger, rules: Rules) -> Purses:
    """All pairs of cash and account that fit a ledger. Exact: nothing else fits, and everything here does."""
    possible: Purses = {0: 1}
    for entry in ledger:
        kind = entry.kind
        tens = entry.number // STEP
        if kind == SPENT:
            # A price drops every purse whose cash could not pay it: the low bits fall out.
            possible = {total - tens: cash >> tens for total, cash in possible.items() if cash >> tens}
        elif kind == FLEW:
            possible = {total: flown(total, cash, rules) for total, cash in possible.items()}
        elif kind == PAID:
            possible = halved(possible, entry.number, rules)
        elif kind == BANKED:
            possible = {total + tens: cash for total, cash in possible.items()}
        elif tens:
            possible = {total + tens: cash << tens for total, cash in possible.items()}
    return possible


def flown(total: int, cash: int, rules: Rules) -> int:
    """PEC-FLY-1, PEC-RULING-26: after a flight any split of the same total."""
    anything: int = (1 << min(total, PRINTED.box // STEP) + 1) - 1
    if not rules.empty_suitcase and cash & (cash - 1) == 0:
        return anything & ~cash
    return anything


def halved(possible: Purses, seen: int, rules: Rules) -> Purses:
    """PEC-GOD-1, -2: each purse pays its own half; one that would pay another sum than was seen is out."""
    after: Purses = {}
    for total, cash in possible.items():
        for tens in range(cash.bit_length()):
            if cash >> tens & 1:
                half = (tens + 1) // 2 if rules.round_up else tens // 2
                if seen == SECRET or seen == STEP * half:
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


def holdings(ledger: Ledger, rules: Rules) -> list[int]:
    """All lots of fakes that fit a ledger, in ascending order: one alone unless lots are secret."""
    possible = {fake_notes.EMPTY}
    for entry in ledger:
        kind = entry.kind
        if kind == BEGAN or kind == PRINTED_NOTES:
            possible = {held + entry.card for held in possible}
        elif kind == EARNED:
            if entry.card > 0:
                possible = {held - entry.card for held in possible}
        elif kind >= EXCHANGED:
            possible = {held - lot for held in possible for lot in handed_over(entry, held, rules)}
    return sorted(possible)


def handed_over(trade: Entry, held: int, rules: Rules) -> list[int]:
    """The lots that a seat with these fakes may have handed over face down, knowing how many and for how much."""
    count = trade.word
    if trade.kind == CHANGED and not rules.owner_chooses:
        return [fake_notes.lowest(held, count)] if fake_notes.size(held) >= count else []
    fitting = [lot for lot in fake_notes.of_size(count, count) if fake_notes.within(lot, held)]
    if trade.kind == EXCHANGED and count:
        return [lot for lot in fitting if fake_notes.worst(lot) > trade.target]
    if trade.kind == SOLD and count:
        return [lot for lot in fitting if paid_for(lot, trade.number, trade.target)]
    return fitting


def paid_for(lot: int, money: int, beside: int) -> bool:
    """PEC-FENCE-2: would a receiver have paid this for the lot, from a bank that perhaps ran dry?"""
    due = fake_notes.size(lot) * PRINTED.fence_rates[fake_notes.worst(lot) - 1]
    return due == money or (beside == DRY and due > money)


def notes_held(ledger: Ledger) -> int:
    """How many fakes a seat holds: public in every game."""
    count = 0
    for entry in ledger:
        kind = entry.kind
        if kind == BEGAN or kind == PRINTED_NOTES:
            count += fake_notes.size(entry.card)
        elif kind == EARNED:
            count -= fake_notes.size(entry.card) if entry.card > 0 else 0
        elif kind >= EXCHANGED:
            count -= entry.word
    return count
