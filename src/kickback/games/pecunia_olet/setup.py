"""PEC-SETUP-6 to -9, -12: what follows from who is the starting player."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import clockwise, letter
from kickback.games.pecunia_olet.components import PRINTED, QUALITY, card_names
from kickback.games.pecunia_olet.memory import began
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.round_end import fill_market
from kickback.games.pecunia_olet.table import PecuniaOlet


def start_purses(rules: Rules, first: int) -> list[int]:
    """PEC-SETUP-7: each seat's start cash."""
    return [rules.start_cash((seat - first) % rules.seats) for seat in range(rules.seats)]


def set_up(table: PecuniaOlet, first: int, purses: list[int]) -> None:
    """PEC-SETUP-6 to -9, -12: pawn, start cash, start cards and the market, once the starting player is known."""
    table.round.starter = first
    table.round.pawn = first
    table.tell("starts", "PEC-SETUP-6", {"seat": letter(first)})
    for seat in clockwise(first, table.seats):
        cash = purses[seat]
        table.money.receive(seat, cash)
        table.memory.add(began(seat, cash))
        table.equipment.own(seat, table.market.starts.pop())
        if table.log is not None:
            cards = card_names(table.equipment.cards[seat])
            facts: Facts = {"seat": letter(seat), "cash": cash, "cards": cards, "component": cards[-1]}
            run = PRINTED.per_printer * table.equipment.printers[seat]
            facts |= {"run": run, "quality": QUALITY[table.equipment.parts[seat]]}
            table.tell("dealt", "PEC-SETUP-7", facts)
    table.market.put_starts_away()
    fill_market(table, "PEC-SETUP-12")
