"""What must hold at every moment of every game. The soak and the property tests ask after each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.pile import HIDDEN
from kickback.games.embezzlement.components import (
    AUDITED,
    BLANK,
    CAPS,
    CARD_NAMES,
    KIND_NAMES,
    KINDS,
    LEAST,
    MOST,
    OFF_RECORD,
    SETTLE_AFTER,
    TYPES,
    YEARS,
)

if TYPE_CHECKING:  # the table asks for its faults, so the import goes one way only
    from kickback.games.embezzlement.table import Embezzlement


def faults(table: Embezzlement) -> list[str]:
    found: list[str] = []
    money(table, found)
    invoices(table, found)
    cards(table, found)
    boards(table, found)
    players(table, found)
    exchanges(table, found)
    return found


def money(table: Embezzlement, found: list[str]) -> None:
    """EMB-SETUP-3, EMB-RULING-6: every Cap is in the coffers, in a stash or on a board."""
    total = table.money.coffers + sum(table.money.stash) + sum(table.boards.paid)
    if total != CAPS:
        found.append(f"there are {total} Caps, not {CAPS}")
    for seat, caps in enumerate(table.money.stash):
        if caps < 0:
            found.append(f"seat {seat} has {caps} Caps")


def invoices(table: Embezzlement, found: list[str]) -> None:
    """No invoice is lost or made: each kind is as often in the game as in its pool."""
    counts = [0] * KINDS
    for workload in table.invoices.workloads:
        for kind in workload:
            counts[kind] += 1
    for kind in table.invoices.rest:
        counts[kind] += 1
    current = table.invoices.since_refill()
    for invoice in current:
        counts[table.invoices.kinds[invoice]] += 1
    if counts != table.rules.pool:
        found.append(
            f"the invoices by kind are {counts}, not {table.rules.pool} ({KIND_NAMES}, {table.rules.box.name})"
        )
    lying = [invoice for invoice in table.boards.lying if invoice != BLANK]
    if table.turn.fresh != BLANK:
        lying.append(table.turn.fresh)
    if len(set(lying)) != len(lying) or not set(lying) <= set(current):
        found.append("an invoice lies in two places, or comes from before the last refill")


def cards(table: Embezzlement, found: list[str]) -> None:
    for card in range(TYPES):
        held = sum(table.cards.hands[TYPES * seat + card] for seat in range(table.seats))
        total = held + table.cards.deck.count(card) + table.cards.pile.count(card)
        if total != table.rules.cards:
            found.append(f"there are {total} {CARD_NAMES[card]} cards, not {table.rules.cards}")
    for seat in range(table.seats):
        hand = table.cards.hands[TYPES * seat : TYPES * seat + TYPES]
        if sum(hand) != table.cards.held[seat] or min(hand) < 0:
            found.append(f"seat {seat} holds {hand}, counted as {table.cards.held[seat]}")
        if table.cards.held[seat] > table.rules.hand_limit:
            found.append(f"seat {seat} holds {table.cards.held[seat]} cards")


def boards(table: Embezzlement, found: list[str]) -> None:
    """EMB-SETTLE-13 and the shape of a board: one run of occupied years that ends with the latest."""
    for seat in range(table.seats):
        spaces = range(YEARS * seat, YEARS * seat + YEARS)
        occupied = [table.boards.lying[space] != BLANK for space in spaces]
        count = sum(occupied)
        if count != table.boards.laid[seat] or count > SETTLE_AFTER:
            found.append(f"seat {seat} has {count} invoices, counted as {table.boards.laid[seat]}")
        latest = table.boards.latest[seat]
        if not all(occupied[(latest - back) % YEARS] for back in range(count)):
            found.append(f"the invoices of seat {seat} are not in a row up to year {latest + 1}")
        for space in spaces:
            year(table, space, found)


def year(table: Embezzlement, space: int, found: list[str]) -> None:
    name = f"year {space % YEARS + 1} of seat {space // YEARS}"
    mark = table.boards.marks[space]
    caps = table.boards.paid[space]
    if table.boards.lying[space] == BLANK:
        if caps or mark:
            found.append(f"{name} is blank, but has {caps} Caps and mark {mark}")
    elif mark == AUDITED:
        if caps:
            found.append(f"{name} is audited, but has {caps} Caps")
        if table.invoices.known[table.boards.lying[space]] != 0xFFFF:
            found.append(f"{name} is audited, but not everybody knows it")
    elif space == table.turn.paying:
        if caps:
            found.append(f"{name} is being paid, but has {caps} Caps already")
    elif not LEAST <= caps <= MOST:
        found.append(f"{name} has {caps} Caps")


def players(table: Embezzlement, found: list[str]) -> None:
    keeping = [
        seat
        for seat in table.people.bust
        if table.money.stash[seat] or table.boards.laid[seat] or table.cards.held[seat]
    ]
    if keeping:
        found.append(f"seats {keeping} are bust, but have something left")
    if sorted(table.people.bust) != [seat for seat in range(table.seats) if table.people.is_out(seat)]:
        found.append("the list of bust seats is wrong")
    if not table.over:
        if table.left == 0 or (table.left == 1 and table.rules.survivor_ends):
            found.append("the game goes on without players")
        # While Caps to start with are chosen nobody has a turn yet, and whoever was to be first may have resigned.
        if table.people.is_out(table.turn.active) and table.stack[-1].name != "cheap-start":
            found.append("it is the turn of a bust seat")
    gone = [seat for seat in table.waiting() if table.people.is_gone(seat)]
    if gone:
        found.append(f"seats {gone} are asked, but out")


def exchanges(table: Embezzlement, found: list[str]) -> None:
    """EMB-BRIBE-8, EMB-OTR-1, -2: what is off the record is not audited or blackmailed; a chain ends with the deck."""
    exchange = table.exchange
    if exchange is None:
        return
    if exchange.bribes > table.rules.cards:
        found.append(f"{exchange.bribes} Bribes were played on one card")
    mark = table.boards.marks[exchange.space]
    if mark != 0 and exchange.against != HIDDEN and exchange.what != 3:
        found.append("a marked year is attacked")
    if mark == OFF_RECORD and exchange.against == HIDDEN:
        found.append("a year goes off the record twice")
