"""What must be true of every table at every moment; the soak asks after each action."""

from __future__ import annotations

from kickback.engine.moments import OVER
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import owner_of
from kickback.games.corporate_espionage.moments import Cut, Duel, EndWindow, HostPick, Insolvency, Main, Pending
from kickback.games.corporate_espionage.table import (
    LENT,
    REASONS,
    SIPHONED,
    TRADED,
    Market,
    executive_seats,
    fresh,
    income_of,
    overhead_of,
    points_in,
    reason_in,
)


def faults(table: Market) -> list[str]:
    """Broken invariants, in words."""
    found = cards_astray(table) + money_astray(table) + companies_astray(table)
    top = table.stack[-1]
    setting_up = isinstance(top, (Duel, HostPick, Cut))
    if not setting_up and top.kind != OVER and not table.waiting():
        found.append("nobody is asked and the game is not over")
    return found


def cards_astray(table: Market) -> list[str]:
    """Every card is in exactly one place, piles hold their owner's cards, and one-shots never lie in play."""
    fresh(table)
    found: list[str] = []
    places: list[int] = []
    for seat in range(table.seats):
        hand, deck = table.zones.hands[seat], table.zones.decks[seat]
        places += hand.faces + deck.faces + table.zones.piles[seat]
        places += [permanent.code for permanent in table.in_play.boards[seat]]
        if len(hand.faces) != len(hand.known) or len(deck.faces) != len(deck.known):
            found.append(f"{letter(seat)}'s piles have lost track of who knows what")
        if list(dict.fromkeys(hand.faces)) != table.zones.distinct(seat):
            found.append(f"{letter(seat)}'s hand has changed and its different cards have not")
        for place, code in enumerate(hand.faces):
            if not hand.known[place] >> seat & 1:
                found.append(f"{letter(seat)} does not know its own {table.mark(code, seat)}")
        strays = [code for code in table.zones.piles[seat] if owner_of(code) != seat]
        found += [f"{table.mark(code, seat)} lies in {letter(seat)}'s pile" for code in strays]
        for permanent in table.in_play.boards[seat]:
            if not permanent.card.permanent or permanent.seat != seat or not table.living(seat):
                found.append(f"{table.mark(permanent.code, seat)} should not be in play under {letter(seat)}")
            if permanent.card.lifespan and not 0 < permanent.chips <= permanent.card.lifespan:
                found.append(f"{table.mark(permanent.code, seat)} has {permanent.chips} chips")
            if income_of(table, permanent) < 0 or overhead_of(table, permanent) < 0:
                found.append(f"{table.mark(permanent.code, seat)} has a number below zero")
        if not table.living(seat) and hand.faces:
            found.append(f"{letter(seat)} has left and still holds cards")
    for moment in table.stack:
        if isinstance(moment, Pending) and not moment.cancelled and moment.play.enters:
            places.append(moment.play.code)
    brought = [code for cards in table.zones.lists for code in cards]
    if sorted(places) != sorted(brought):
        found.append("cards have been lost or made")
    return found


def money_astray(table: Market) -> list[str]:
    """Books and banks agree, nobody is below zero outside its Insolvency, transfers sum to nothing.

    Under an audit and the Savvy around it an Insolvency may wait although its company has found the money.
    """
    found: list[str] = []
    top = table.stack[-1]
    totals = [0] * REASONS
    below = {moment.seat for moment in table.stack if isinstance(moment, Insolvency)}
    for seat in range(table.seats):
        bank = table.accounts.starts[seat]
        for entry in table.accounts.books[seat]:
            bank += points_in(entry)
            totals[reason_in(entry)] += points_in(entry)
        if bank != table.accounts.banks[seat]:
            found.append(f"{letter(seat)}'s book says {bank}, its bank {table.accounts.banks[seat]}")
        if table.living(seat) and table.accounts.banks[seat] < 0 and seat not in below:
            found.append(f"{letter(seat)} has {table.accounts.banks[seat]} points and no Insolvency")
        if isinstance(top, Insolvency) and top.seat == seat and table.accounts.banks[seat] >= 0:
            found.append(f"{letter(seat)} has {table.accounts.banks[seat]} points and is asked in its Insolvency")
        if not table.living(seat) and table.accounts.banks[seat] != 0:
            found.append(f"{letter(seat)} has left and still has money")
    uneven = [why for why in (SIPHONED, TRADED, LENT) if totals[why]]
    return found + [f"transfers of kind {why} sum to {totals[why]}" for why in uneven]


def companies_astray(table: Market) -> list[str]:
    found: list[str] = []
    top = table.stack[-1]
    over = any(moment.kind == OVER for moment in table.stack)
    if not over and table.companies.count() < 2:
        found.append("one company is left and the game goes on")
    if over and not table.winners:
        found.append("the game is over and nobody has won")
    if isinstance(top, (Main, Pending, EndWindow)):
        seats = [seat for seat in range(table.seats) if table.living(seat)]
        crowded = [seat for seat in seats if table.in_play.executives(seat) > executive_seats(table, seat)]
        found += [f"{letter(seat)} has more executives than seats" for seat in crowded]
    if isinstance(top, Main):
        if not table.living(top.seat) or top.seat != table.calendar.active:
            found.append("the Main of a company that is not active")
        if len(table.stack) != 2:
            found.append("something lies under a Main")
    if any(not table.living(b.maker) or not table.living(b.seat) or b.left < 1 for b in table.in_play.timed_changes):
        found.append("a change has outlived its time or its company")
    return found
