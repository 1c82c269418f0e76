"""Cards that turned over together: which is best, which is worst, and did suits decide?"""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.scapegoat.components import NAMES, STRENGTH, rank_of


def turned_over(cards: list[int], decided: int) -> Facts:
    """Cards by seat, and whose card decided; `suit`: another one had the same rank."""
    by_seat: list[Plain] = [f"{letter(seat)}:{NAMES[card]}" for seat, card in enumerate(cards) if card != HIDDEN]
    suit = equal_rank(cards, decided)
    return {"cards": by_seat, "seat": letter(decided), "card": NAMES[cards[decided]], "suit": suit}


def equal_rank(cards: list[int], seat: int) -> bool:
    """Does another seat's card have the rank of this one's?"""
    rank = rank_of(cards[seat])
    return any(card != HIDDEN and rank_of(card) == rank for other, card in enumerate(cards) if other != seat)


def weakest(cards: list[int]) -> int:
    return min(cards, key=STRENGTH.__getitem__)


def best(revealed: list[int]) -> int:
    """The seat with the highest card of the revealed row."""
    found = HIDDEN
    for seat, card in enumerate(revealed):
        if card != HIDDEN and (found == HIDDEN or STRENGTH[card] > STRENGTH[revealed[found]]):
            found = seat
    return found


def worst(revealed: list[int]) -> int:
    """The seat with the lowest card of the revealed row."""
    found = HIDDEN
    for seat, card in enumerate(revealed):
        if card != HIDDEN and (found == HIDDEN or STRENGTH[card] < STRENGTH[revealed[found]]):
            found = seat
    return found
