"""What henchmen, police and diners do to the table, once it is decided."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import clockwise, letter
from kickback.games.pecunia_olet import lots
from kickback.games.pecunia_olet.actions import BUY, CHEAT, FENCE, PRINT, SHOP
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    CARD_VALUE,
    CARDS,
    GODFATHER,
    INVESTIGATION,
    KINDS,
    NO_CARD,
    NOBODY,
    PRINTED,
    QUALITY,
    SPACES,
    SPECIALS,
    STEP,
    STRIKE,
)
from kickback.games.pecunia_olet.diary import (
    CHANGED,
    DRY,
    EARNED,
    EXCHANGED,
    FLEW,
    PAID,
    PRINTED_NOTES,
    SECRET,
    SOLD,
    counted,
    entry,
)
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.table import PecuniaOlet


def names(cards: list[int]) -> list[Plain]:
    return [CARDS[card] if card != NO_CARD else None for card in cards]


def place(table: PecuniaOlet, seat: int, action: Action) -> None:
    """PEC-ROUND-4, -6: the henchman stands and the whole action is carried out; the hat is the caller's."""
    space = action.a
    verb = action.verb
    table.stand(seat, space)
    if verb == BUY:
        buy(table, seat, space)
    elif verb == PRINT:
        print_notes(table, seat, space, action.b)
    elif verb == SHOP:
        exchange(table, seat, space, action.b)
    elif verb == FENCE:
        sell(table, seat, space, action.b)
    elif verb == CHEAT:
        cheat(table, seat, space)
    else:
        fly(table, seat, space, action.b)


def buy(table: PecuniaOlet, seat: int, space: int) -> None:
    """PEC-BUY-1, -2: the card above the space for the price on it."""
    board = table.rules.board
    column = board.column[space]
    card = table.market[column]
    table.market[column] = NO_CARD
    table.spend(seat, board.price[space])
    table.own(seat, card)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "card": CARDS[card], "price": board.price[space]}
        table.tell("bought", "PEC-BUY-1", facts)


def print_notes(table: PecuniaOlet, seat: int, space: int, quality: int) -> None:
    """PEC-PRINT-1 to -4, PEC-RULING-11: two notes a printer, all of one quality, as far as the supply goes."""
    best = quality or QUALITY[table.parts[seat]]
    wanted = PRINTED.per_printer * table.printers[seat]
    lot = lots.single(best, min(wanted, table.in_supply(best)))
    table.fakes[seat] += lot
    if table.rules.counted_fakes:
        table.supply -= lot
    table.diaries[seat].append(entry(PRINTED_NOTES, 0, lot))
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "lot": lots.written(lot)}
        table.tell("printed", "PEC-PRINT-1", facts)
        if lots.size(lot) < wanted:
            table.tell("ran-short", "PEC-RULING-11", {"seat": letter(seat), "missing": wanted - lots.size(lot)})


def trade(table: PecuniaOlet, seat: int, kind: int, lot: int, due: int, beside: int) -> int:
    """Fakes against money; the diary keeps what the table saw of it. Returns what was paid."""
    paid = table.payout(due)
    table.hand_over(seat, lot)
    table.receive(seat, paid)
    if table.rules.full_log:
        table.diaries[seat].append(entry(EARNED, paid, lot))
    else:
        table.diaries[seat].append(entry(kind, paid, counted(lots.size(lot), beside)))
    return paid


def tell_trade(table: PecuniaOlet, kind: str, clause: str, seat: int, space: int, lot: int, paid: int) -> None:
    """PEC-RULING-7: number and money are public, the qualities only where the log is full."""
    facts: Facts = {"seat": letter(seat)}
    if space >= 0:
        facts["space"] = SPACES[space]
    facts["notes"] = lots.size(lot)
    facts["paid"] = paid
    if table.rules.full_log:
        facts["lot"] = lots.written(lot)
        table.tell(kind, clause, facts)
    else:
        table.tell(kind, clause, facts, {seat: {"lot": lots.written(lot)}})


def exchange(table: PecuniaOlet, seat: int, space: int, lot: int) -> None:
    """PEC-SHOP-1, -3: a real note for each fake."""
    paid = trade(table, seat, EXCHANGED, lot, PRINTED.shop_pays * lots.size(lot), table.banned)
    if table.log is not None:
        tell_trade(table, "exchanged", "PEC-SHOP-1", seat, space, lot, paid)


def sell(table: PecuniaOlet, seat: int, space: int, lot: int) -> None:
    """PEC-FENCE-2: all notes at the rate of the worst."""
    due = PRINTED.fence_rates[lots.worst(lot) - 1] * lots.size(lot)
    beside = DRY if table.payout(due) < due else 0
    paid = trade(table, seat, SOLD, lot, due, beside)
    if table.log is not None:
        tell_trade(table, "sold", "PEC-FENCE-2", seat, space, lot, paid)


def cheat(table: PecuniaOlet, seat: int, space: int) -> None:
    """PEC-TAX-1, -2: money, and with the sunglasses the pawn."""
    paid = table.earn(seat, PRINTED.tax_pays)
    if table.log is not None:
        table.tell("taxed", "PEC-TAX-1", {"seat": letter(seat), "space": SPACES[space], "paid": paid})
    if space == table.rules.board.sunglasses:
        table.pawn = seat
        if table.log is not None:
            table.tell("pawn", "PEC-TAX-2", {"seat": letter(seat)})


def fly(table: PecuniaOlet, seat: int, space: int, keep: int) -> None:
    """PEC-FLY-1, -4, -6, PEC-RULING-26: the fare first, then everything but what is kept lies in the account."""
    fare = table.rules.board.price[space]
    if fare:
        table.spend(seat, fare)
    before = table.cash[seat]
    table.account[seat] += before - keep
    table.cash[seat] = keep
    table.diaries[seat].append(entry(FLEW, 0))
    if table.log is not None:
        clause = "PEC-FLY-4" if KINDS[space] == AIRLINE else "PEC-FLY-2"
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "fee": fare}
        moved: Facts = {"keep": keep, "out": before - keep, "account": table.account[seat]}
        if table.rules.open_money:
            table.tell("flew", clause, facts | moved)
        else:
            table.tell("flew", clause, facts, {seat: moved})


def lay_down(table: PecuniaOlet, seat: int) -> None:
    """PEC-ROUND-9: a henchman is out for the rest of the round."""
    table.down[seat] += 1
    if table.log is not None:
        table.tell("passed", "PEC-ROUND-9", {"seat": letter(seat)})


def step(table: PecuniaOlet, clause: str) -> bool:
    """PEC-POL-1, -3, -5: the officer moves on and the space he reaches acts at once. Has he arrived?"""
    board = table.rules.board
    grounded = table.strike
    table.officer += 1
    table.moved = table.round
    special = board.special[table.officer]
    if table.log is not None:
        table.tell("officer", clause, {"space": table.officer, "special": SPECIALS[special]})
        if grounded and special != STRIKE:
            table.tell("strike-over", "PEC-STRIKE-2", {})
    if special == GODFATHER:
        godfather(table)
    elif special == INVESTIGATION:
        table.banned += 1
        if table.log is not None:
            table.tell("banned", "PEC-INV-1", {"level": table.banned})
    elif special == STRIKE and table.log is not None:
        table.tell("strike", "PEC-STRIKE-1", {})
    return table.officer == board.last


def half(rules: Rules, cash: int) -> int:
    """PEC-GOD-2, PEC-RULING-2: what the Godfather takes, in full tens."""
    tens = cash // STEP
    return ((tens + 1) // 2 if rules.round_up else tens // 2) * STEP


def godfather(table: PecuniaOlet) -> None:
    """PEC-GOD-1, -2: everybody pays half of the cash. PEC-RULING-7: the public hears the same whatever is paid."""
    rules = table.rules
    table.tell("godfather", "PEC-GOD-1", {})
    for seat in range(table.seats):
        cash = table.cash[seat]
        paid = half(rules, cash)
        table.cash[seat] = cash - paid
        table.bank += paid
        table.diaries[seat].append(entry(PAID, paid if rules.open_payments else SECRET * STEP))
        if table.log is not None:
            who: Facts = {"seat": letter(seat)}
            amount: Facts = {"amount": paid}
            if rules.open_payments:
                table.tell("paid", "PEC-GOD-1", who | amount)
            else:
                table.tell("paid", "PEC-GOD-1", who, {seat: amount})


def send_home(table: PecuniaOlet) -> None:
    """PEC-REND-2: every henchman goes back to its seat."""
    table.henchman = [NOBODY] * len(SPACES)
    table.taken = 0
    table.ready = [PRINTED.henchmen] * table.seats
    table.down = [0] * table.seats


def slide_market(table: PecuniaOlet) -> None:
    """PEC-REND-3, -4: bins empty, and what is left slides to the right."""
    board = table.rules.board
    gone: list[int] = []
    left: list[int] = []
    for column, card in enumerate(table.market):
        if card != NO_CARD:
            if board.bins[column]:
                gone.append(card)
            else:
                left.append(card)
    table.binned += gone
    table.market = [NO_CARD] * (len(table.market) - len(left)) + left
    if gone and table.log is not None:
        table.tell("binned", "PEC-REND-3", {"cards": names(gone)})


def fill_market(table: PecuniaOlet, clause: str) -> None:
    """PEC-SETUP-12, PEC-REND-5, -6, PEC-RULING-13: gaps are filled from the right as long as the deck lasts."""
    drawn: list[int] = []
    for column in range(len(table.market) - 1, -1, -1):
        if table.market[column] == NO_CARD and table.deck.faces:
            card = table.deck.draw()
            table.market[column] = card
            drawn.append(card)
    if table.log is not None:
        table.tell("market", clause, {"drawn": names(drawn), "market": names(table.market)})


def served(table: PecuniaOlet) -> list[int]:
    """PEC-RULING-10: in which order the bank serves the seats."""
    return clockwise(table.pawn, table.seats)


def run_diners(table: PecuniaOlet, picks: list[Action | None], clause: str) -> None:
    """PEC-DINER-1 to -3: each diner changes a fake as long as there are some; without a choice the worst go first."""
    for seat in served(table):
        held = table.fakes[seat]
        count = min(table.diners[seat], lots.size(held)) if table.diners[seat] else 0
        if not count:
            continue
        pick = picks[seat] if picks else None
        lot = lots.lowest(held, count) if pick is None else pick.b
        paid = trade(table, seat, CHANGED, lot, PRINTED.diner_pays * count, 0)
        if table.log is not None:
            tell_trade(table, "laundered", clause, seat, -1, lot, paid)


def pay_tickets(table: PecuniaOlet) -> None:
    """PEC-SCORE-2: every winning ticket is paid."""
    for seat in served(table):
        for card in table.cards[seat]:
            if CARD_VALUE[card]:
                paid = table.earn(seat, CARD_VALUE[card])
                if table.log is not None:
                    facts: Facts = {"seat": letter(seat), "card": CARDS[card], "paid": paid}
                    table.tell("ticket", "PEC-SCORE-2", facts)
