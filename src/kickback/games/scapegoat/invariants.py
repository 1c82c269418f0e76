"""What must be true of every Scapegoat table at every instant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.pile import HIDDEN
from kickback.games.scapegoat.components import DECK, FACE_DOWN, SMALLEST_HAND, VALUES
from kickback.games.scapegoat.year import FACE_UP, GATHERED, RUNNING

if TYPE_CHECKING:  # the table calls this, so the import goes one way only
    from kickback.games.scapegoat.table import Scapegoat


def faults(table: Scapegoat) -> list[str]:
    """Broken invariants in words; SCG-INV numbers in front."""
    found: list[str] = []
    rules = table.rules
    held = [card for hand in table.hands for card in hand.faces]
    laid = [card for card in table.played.faces + table.revealed if card != HIDDEN]
    everywhere = held + laid + table.deck.faces + table.discard.faces + table.audit.faces
    if sorted(everywhere) != list(range(DECK)):
        found.append("1: the zones do not hold the 52 cards")
    over = table.over
    for seat, size in enumerate(table.sizes):
        most = rules.victory_hand if over else rules.victory_hand - 1
        if not SMALLEST_HAND <= size <= most:
            found.append(f"2: hand size {size}")
        if table.stack[-1].name == "play" and len(table.hands[seat].faces) != size:
            found.append(f"4: seat {seat} holds {len(table.hands[seat].faces)} cards at hand size {size}")
    if over and not rules.round_limit and sum(size == rules.victory_hand for size in table.sizes) != 1:
        found.append("2: not exactly one seat at the top")
    if not table.ending and table.closed != min(table.spent // rules.target, rules.quarters):
        found.append("6: Quarters closed do not follow from what was spent")
    open_value = sum(VALUES[c] for p, c in enumerate(table.played.faces) if table.ways[p] == FACE_UP)
    hidden_value = FACE_DOWN * sum(way != FACE_UP for way in table.ways)
    if open_value + hidden_value != table.spent:
        found.append("6: what was spent is not the sum of the cards")
    if not 0 <= table.carry <= 9:
        found.append(f"7: carry {table.carry}")
    if table.turn > rules.deadline or (table.ending == RUNNING and not over and table.turn == rules.deadline):
        found.append("8: the year went past its deadline")
    if len(table.audit.faces) != sum(way == GATHERED for way in table.ways):
        found.append("16: the audit pile is not what was gathered")
    if len(table.ways) != len(table.played.faces):
        found.append("11: a card on the table lies no way")
    return found
