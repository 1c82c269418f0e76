"""What the texts of refusals tell, from what the refused seat may know."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.pecunia_olet import bans, fake_notes
from kickback.games.pecunia_olet.actions import SHOP, Move
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    COMPONENTS,
    FEWEST_SEATS,
    KINDS,
    MARKET,
    NOBODY,
    PRINTED,
    QUALITY,
)
from kickback.games.pecunia_olet.table import PecuniaOlet


def details(table: PecuniaOlet, seat: int, move: Move, ban: Ban) -> Facts:
    """The facts of this ban's text."""
    if ban in (bans.TAKEN, bans.TOO_DEAR, bans.NO_FARE, bans.NO_JET, bans.KEEP, bans.GAP):
        return about_space(table, seat, move, ban)
    if ban in (bans.NOT_HELD, bans.DETECTED, bans.SHOP_COUNT, bans.FENCE_COUNT):
        return about_lot(table, seat, move)
    if ban in (bans.SOLD_OUT, bans.BEST_ONLY, bans.NAME_QUALITY, bans.TOO_FINE):
        return about_printing(table, seat, move)
    if ban in (bans.TOO_FEW, bans.TOO_MANY, bans.NOT_ASKED, bans.DINERS_LATER, bans.TIED):
        diners = table.equipment.diners[seat]
        pick = table.view(seat).pick(seat)
        return {"diners": diners, "chosen": pick is not None, "round": table.round.number}
    return about_turn(table, seat, ban)


def about_space(table: PecuniaOlet, seat: int, move: Move, ban: Ban) -> Facts:
    board = table.rules.board
    money = table.money
    price = board.price[move.space]
    cash = money.cash[seat]
    facts: Facts = {"price": price, "cash": cash, "abroad": cash + money.account[seat] >= price}
    over = table.police.officer == board.last
    if ban is bans.TAKEN:
        who = table.henchmen.on[move.space]
        facts |= {"seat": letter(who), "sold": KINDS[move.space] == MARKET, "over": over}
    elif ban is bans.KEEP:
        facts["sum"] = money.total(seat) - price
    elif ban is bans.NO_FARE:
        facts["over"] = over
    elif ban is bans.NO_JET:
        facts["price"] = next((board.price[space] for space in board.spaces if KINDS[space] == AIRLINE), 0)
    elif ban is bans.GAP:
        facts["comes"] = len(table.market.deck) > 0 and not over
    elif ban is bans.TOO_DEAR:
        column = board.column[move.space]
        facts |= {"later": 0 if over else table.market.later_price(board, column), "bin": board.bins[column]}
    return facts


def about_lot(table: PecuniaOlet, seat: int, move: Move) -> Facts:
    held = table.money.fakes[seat]
    facts = fake_notes.facts(held) | fake_notes.facts(move.lot, "asked-")
    banned = table.police.banned
    known = held > 0 and fake_notes.from_quality(held, banned + 1) == fake_notes.EMPTY
    most = PRINTED.shop_most if move.verb is SHOP else PRINTED.fence_most
    ahead = table.stack[-1].name == "placement"  # there will be another henchman
    rest = ahead and fake_notes.size(move.lot) > most and fake_notes.within(move.lot, held)
    return facts | {"banned": banned, "known": known, "empty": table.rules.empty_visits, "ahead": ahead, "rest": rest}


def about_printing(table: PecuniaOlet, seat: int, move: Move) -> Facts:
    parts = table.equipment.parts[seat]
    best = QUALITY[parts]
    owned: list[Plain] = [word for bit, word in enumerate(COMPONENTS) if parts >> bit & 1]
    missing: list[Plain] = [word for word in COMPONENTS if word not in owned]
    return {"quality": move.quality or best, "best": best, "owned": owned, "missing": missing}


def about_turn(table: PecuniaOlet, seat: int, ban: Ban) -> Facts:
    """Whose turn it is, and when the seat's own comes."""
    waiting = table.waiting()
    now = waiting[0] if waiting else NOBODY
    facts: Facts = {"round": table.round.number, "seats": list[Plain](letters(waiting))}
    if now != NOBODY:
        facts["seat"] = letter(now)
    if ban is bans.WAIT_YOUR_TURN:
        facts["wait"] = (seat - now) % table.seats if table.henchmen.ready[seat] else 0
    elif ban is bans.LAST_ORDER or ban is bans.AFTER_THE_LAST:
        queue = table.ending.queue
        before = [now, *(queue[: queue.index(seat)] if seat in queue and ban is bans.LAST_ORDER else queue)]
        facts |= {"before": list[Plain](letters(before)), "queued": seat in queue}
    elif ban is bans.GREAT_FIRST:
        facts["follows"] = table.equipment.lawyers[1] == seat and bool(table.henchmen.standing(seat))
    elif ban is bans.OTHER_SIDE:
        facts["small"] = table.seats == FEWEST_SEATS
    elif ban is bans.FIRST_IS_KNOWN and table.round.starter != NOBODY:
        facts["seat"] = letter(table.round.starter)
    return facts
