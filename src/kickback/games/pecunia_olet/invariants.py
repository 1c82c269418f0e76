"""What must be true of every Pecunia Olet table at every moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.seats import letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_GROUP,
    CARD_KIND,
    CARDS,
    DINER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    NO_CARD,
    NOBODY,
    PRINTED,
    PRINTER,
    QUALITIES,
    SPACES,
    STEP,
    STRIKE,
)
from kickback.games.pecunia_olet.memory import fits, holdings, ledgers, notes_held, purses

if TYPE_CHECKING:  # a table finds its own faults, so the import goes one way only
    from kickback.games.pecunia_olet.table import PecuniaOlet

FIFTY = 50


def faults(table: PecuniaOlet) -> list[str]:
    """Broken invariants, in words."""
    found = money_faults(table) + fake_faults(table) + card_faults(table) + police_faults(table)
    if table.round.starter != NOBODY:
        found += henchman_faults(table) + seat_faults(table) + ledger_faults(table)
    return found


def money_faults(table: PecuniaOlet) -> list[str]:
    """Money is neither made nor lost, comes in tens, and can be laid out in the notes of the box."""
    piles = table.money.cash + table.money.account
    found = [f"a pile of {pile} cannot be laid out in notes" for pile in piles if pile < 0 or pile % STEP]
    owned = sum(piles)
    if owned + table.money.bank != PRINTED.box:
        found.append(f"real money is {owned} with the seats and {table.money.bank} in the bank, not {PRINTED.box}")
    if table.money.bank < 0 and table.rules.counted_bank:
        found.append(f"a counted bank holds {table.money.bank}")
    if owned <= PRINTED.box:
        tens = sum(pile % FIFTY // STEP for pile in piles)
        over = max(0, sum(pile // FIFTY for pile in piles) - PRINTED.fifties)
        if tens + over * FIFTY // STEP > PRINTED.tens:
            found.append("the box has too few notes for this split")
    return found


def fake_faults(table: PecuniaOlet) -> list[str]:
    """Every fake is in a supply or with a seat."""
    found: list[str] = []
    for quality in range(1, QUALITIES + 1):
        count = sum(fake_notes.of_quality(lot, quality) for lot in [*table.money.fakes, table.money.supply])
        if table.rules.counted_fakes and count != PRINTED.supply[quality - 1]:
            found.append(f"there are {count} fakes of quality {quality}")
    for seat, held in enumerate(table.money.fakes):
        if held < 0 or held >> 3 * fake_notes.BITS:
            found.append(f"{letter(seat)} holds an impossible lot")
    return found


def card_faults(table: PecuniaOlet) -> list[str]:
    """Each of the cards is in one place, and the deck keeps its groups in order."""
    found: list[str] = []
    places = [card for cards in table.equipment.cards for card in cards] + table.market.deck.faces + table.market.starts
    places += [card for card in table.market.row if card != NO_CARD] + table.market.binned + table.market.out
    if sorted(places) != list(range(len(CARDS))):
        found.append("the cards are not all in one place each")
    groups = [CARD_GROUP[card] for card in reversed(table.market.deck.faces)]
    if groups != sorted(groups):
        found.append("the deck's groups are out of order")
    if any(table.market.deck.known):
        found.append("somebody knows a card of the deck")
    return found


def police_faults(table: PecuniaOlet) -> list[str]:
    found: list[str] = []
    board = table.rules.board
    if not board.start[table.seats] <= table.police.officer <= board.last:
        found.append(f"the officer stands on {table.police.officer}")
    if table.police.banned != board.bans_at(table.police.officer, table.seats):
        found.append(f"the banned level is {table.police.banned}")
    if table.strike != (board.special[table.police.officer] == STRIKE):
        found.append("the strike is not where the officer stands")
    if table.ending.scored and table.police.officer != board.last:
        found.append("the game ended before the officer arrived")
    limit = table.rules.stall_limit
    if limit and table.round.number - 1 - table.police.moved >= limit:
        found.append("the officer has stood still for too long")
    return found


def henchman_faults(table: PecuniaOlet) -> list[str]:
    """Every henchman is at home, on the board or laid down; a lifted one is in the hand."""
    found: list[str] = []
    for seat in range(table.seats):
        lifted = 1 if table.stack[-1].name == "lawyer-place" and table.stack[-1].asks(table, seat) else 0
        count = table.henchmen.ready[seat] + table.henchmen.down[seat] + len(table.henchmen.standing(seat)) + lifted
        if count != PRINTED.henchmen or table.henchmen.ready[seat] < 0:
            found.append(f"{letter(seat)} has {count} henchmen")
    if table.henchmen.taken != sum(1 << space for space, who in enumerate(table.henchmen.on) if who != NOBODY):
        found.append("the spaces taken are not those with henchmen")
    here = table.rules.board.here
    found += [
        f"somebody stands beside the board: {SPACES[s]}"
        for s in range(len(SPACES))
        if table.henchmen.on[s] != NOBODY and not here[s]
    ]
    return found


def seat_faults(table: PecuniaOlet) -> list[str]:
    """What a seat can do follows from the cards it owns."""
    found: list[str] = []
    for seat, cards in enumerate(table.equipment.cards):
        kinds = [CARD_KIND[card] for card in cards]
        parts = sum(1 << kind - INK for kind in range(INK, HOLOGRAM + 1) if kind in kinds)
        engine = (kinds.count(PRINTER), parts, kinds.count(DINER), kinds.count(JET) == 1)
        if engine != (
            table.equipment.printers[seat],
            table.equipment.parts[seat],
            table.equipment.diners[seat],
            table.equipment.jets[seat],
        ):
            found.append(f"{letter(seat)}'s cards do not make its engine")
        if table.equipment.printers[seat] < 1 or not parts & 3 or kinds.count(JET) > 1:
            found.append(f"{letter(seat)} owns {kinds.count(JET)} jets or lacks its start cards")
        for place, kind in enumerate((GREAT_LAWYER, BAD_LAWYER)):
            if (table.equipment.lawyers[place] == seat) != (kind in kinds):
                found.append(f"{letter(seat)} and the lawyers do not agree")
    if not 0 <= table.round.pawn < table.seats:
        found.append("nobody holds the first-player pawn")
    return found


def ledger_faults(table: PecuniaOlet) -> list[str]:
    """The truth is among what the public log allows. The full sets are worked out once, at the end."""
    found: list[str] = []
    for seat, ledger in enumerate(ledgers(table.memory.entries, table.seats)):
        if notes_held(ledger) != fake_notes.size(table.money.fakes[seat]):
            found.append(f"{letter(seat)}'s ledger miscounts the fakes")
        if not table.ending.scored:
            continue
        possible = purses(ledger, table.rules)
        if not fits(possible, table.money.cash[seat], table.money.account[seat]):
            found.append(f"{letter(seat)}'s money does not fit its ledger")
        if table.rules.open_payments and len(possible) != 1:
            found.append(f"{letter(seat)}'s total should be known")
        if table.rules.full_log and holdings(ledger, table.rules) != [table.money.fakes[seat]]:
            found.append(f"{letter(seat)}'s fakes do not fit its ledger")
    return found
