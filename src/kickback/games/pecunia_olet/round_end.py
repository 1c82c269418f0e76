"""PEC-REND, PEC-DINER: what happens between two rounds, once nobody has anything to choose any more."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import clockwise, letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import LAUNDRY, Move
from kickback.games.pecunia_olet.components import NO_CARD, PRINTED, card_names
from kickback.games.pecunia_olet.memory import CHANGED
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.table.henchmen import all_at_home
from kickback.games.pecunia_olet.trades import NOWHERE, tell_trade, trade


def send_home(table: PecuniaOlet) -> None:
    """PEC-REND-2: every henchman goes back to its seat."""
    table.henchmen = all_at_home(table.seats)


def slide_market(table: PecuniaOlet) -> None:
    """PEC-REND-3, -4: bins empty, and what is left slides to the right."""
    before = table.market.row
    gone = table.market.slide(table.rules.board.bins)
    if table.log is None:
        return
    if gone:
        table.tell("binned", "PEC-REND-3", {"cards": card_names(gone)})
    if any(card not in (was, NO_CARD) for was, card in zip(before, table.market.row, strict=True)):
        table.tell("slid", "PEC-REND-4", {})


def fill_market(table: PecuniaOlet, clause: str) -> None:
    """PEC-SETUP-12, PEC-REND-5, -6: new cards for the gaps."""
    drawn = table.market.fill()
    if table.log is not None:
        facts: Facts = {"drawn": card_names(drawn), "market": card_names(table.market.row)}
        table.tell("market", clause, facts | {"opening": clause == "PEC-SETUP-12"})


def served(table: PecuniaOlet) -> list[int]:
    """PEC-RULING-10: in which order the bank serves the seats."""
    return clockwise(table.round.pawn, table.seats)


def run_diners(table: PecuniaOlet, picks: list[Move | None], clause: str) -> None:
    """PEC-DINER-1 to -3: each diner changes a fake as long as there are some; without a choice the worst go first."""
    diners = table.equipment.diners
    for seat in served(table):
        if not diners[seat]:
            continue
        held = table.money.fakes[seat]
        count = min(diners[seat], fake_notes.size(held))
        if count:
            pick = picks[seat] if picks else None
            lot = fake_notes.lowest(held, count) if pick is None else pick.lot
            due = PRINTED.diner_pays * count
            paid = trade(table, seat, CHANGED, lot, due, 0)
            if table.log is not None:
                tell_trade(table, "laundered", clause, seat, NOWHERE, lot, due, paid)
        if count < diners[seat] and table.log is not None:
            facts: Facts = {"seat": letter(seat), "diners": diners[seat], "idle": diners[seat] - count}
            table.tell("idle", "PEC-DINER-2", facts, audience=1 << seat)


def laundries(held: int, count: int) -> list[Move]:
    """What the owner of so many diners may choose from more fakes than that."""
    return [move for move in LAUNDRY if fake_notes.size(move.lot) == count and fake_notes.within(move.lot, held)]


def has_choice(table: PecuniaOlet, seat: int) -> bool:
    """PEC-RULING-8: is the owner asked? Decided by public facts alone: secret lots make it the number of fakes."""
    if not table.rules.owner_chooses:
        return False
    held = table.money.fakes[seat]
    count = fake_notes.size(held)
    if not 0 < table.equipment.diners[seat] < count:
        return False
    return not table.rules.full_log or held != fake_notes.single(fake_notes.worst(held), count)
