"""PEC-BUY, -PRINT, -SHOP, -FENCE, -TAX, -FLY: what a henchman does on the space he was sent to."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BUY, CHEAT, FENCE, FLY, SHOP, Move
from kickback.games.pecunia_olet.components import AIRLINE, CARDS, KINDS, PRINTED, QUALITY, SPACES
from kickback.games.pecunia_olet.memory import DRY, EXCHANGED, FLIGHT, SOLD, printed
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.trades import tell_trade, trade


def place(table: PecuniaOlet, seat: int, move: Move) -> None:
    """PEC-ROUND-4, -6: the henchman stands and the whole action is carried out; the hat is the caller's."""
    space = move.space
    verb = move.verb
    table.henchmen.stand(seat, space)
    if verb is BUY:
        buy(table, seat, space)
    elif verb is SHOP:
        exchange(table, seat, space, move.lot)
    elif verb is FENCE:
        sell(table, seat, space, move.lot)
    elif verb is CHEAT:
        cheat(table, seat, space)
    elif verb is FLY:
        fly(table, seat, space, move.cash)
    else:
        print_notes(table, seat, space, move.quality)


def buy(table: PecuniaOlet, seat: int, space: int) -> None:
    """PEC-BUY-1, -2: the card above the space for the price on it."""
    board = table.rules.board
    card = table.market.take(board.column[space])
    table.spend(seat, board.price[space])
    table.equipment.own(seat, card)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "card": CARDS[card], "price": board.price[space]}
        table.tell("bought", "PEC-BUY-1", facts)


def print_notes(table: PecuniaOlet, seat: int, space: int, quality: int) -> None:
    """PEC-PRINT-1 to -4, PEC-RULING-11: two notes a printer, all of one quality, as far as the supply goes."""
    best = quality or QUALITY[table.equipment.parts[seat]]
    wanted = PRINTED.per_printer * table.equipment.printers[seat]
    lot = fake_notes.single(best, min(wanted, table.in_supply(best)))
    table.money.fakes[seat] += lot
    if table.rules.counted_fakes:
        table.money.supply -= lot
    table.memory.add(printed(seat, lot))
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "lot": fake_notes.written(lot)}
        table.tell("printed", "PEC-PRINT-1", facts)
        if fake_notes.size(lot) < wanted:
            table.tell("ran-short", "PEC-RULING-11", {"seat": letter(seat), "missing": wanted - fake_notes.size(lot)})


def exchange(table: PecuniaOlet, seat: int, space: int, lot: int) -> None:
    """PEC-SHOP-1, -3: a real note for each fake."""
    due = PRINTED.shop_pays * fake_notes.size(lot)
    paid = trade(table, seat, EXCHANGED, lot, due, table.police.banned)
    if table.log is not None:
        tell_trade(table, "exchanged", "PEC-SHOP-1", seat, space, lot, due, paid)


def sell(table: PecuniaOlet, seat: int, space: int, lot: int) -> None:
    """PEC-FENCE-2: all notes at the rate of the worst."""
    due = PRINTED.fence_rates[fake_notes.worst(lot) - 1] * fake_notes.size(lot)
    beside = DRY if table.payout(due) < due else 0
    paid = trade(table, seat, SOLD, lot, due, beside)
    if table.log is not None:
        tell_trade(table, "sold", "PEC-FENCE-2", seat, space, lot, due, paid)


def cheat(table: PecuniaOlet, seat: int, space: int) -> None:
    """PEC-TAX-1, -2: money, and with the sunglasses the pawn."""
    paid = table.earn(seat, PRINTED.tax_pays)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "paid": paid, "due": PRINTED.tax_pays}
        table.tell("taxed", "PEC-TAX-1", facts)
    if space == table.rules.board.sunglasses:
        table.round.pawn = seat
        if table.log is not None:
            over = table.police.officer == table.rules.board.last
            table.tell("pawn", "PEC-TAX-2", {"seat": letter(seat), "over": over})


def fly(table: PecuniaOlet, seat: int, space: int, keep: int) -> None:
    """PEC-FLY-1, -4, -6, PEC-RULING-26: the fare first, then everything but what is kept lies in the account."""
    fare = table.rules.board.price[space]
    if fare:
        table.spend(seat, fare)
    before = table.money.cash[seat]
    table.money.keep_only(seat, keep)
    table.memory.add(FLIGHT[seat])
    if table.log is not None:
        clause = "PEC-FLY-4" if KINDS[space] == AIRLINE else "PEC-FLY-2"
        facts: Facts = {"seat": letter(seat), "space": SPACES[space], "fee": fare}
        moved: Facts = {"keep": keep, "out": before - keep, "account": table.money.account[seat]}
        if table.rules.open_money:
            table.tell("flew", clause, facts | moved)
        else:
            table.tell("flew", clause, facts, {seat: moved})


def lay_down(table: PecuniaOlet, seat: int) -> None:
    """PEC-ROUND-9: a henchman is out for the rest of the round."""
    table.henchmen.down[seat] += 1
    if table.log is not None:
        table.tell("passed", "PEC-ROUND-9", {"seat": letter(seat)})
