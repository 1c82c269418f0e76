"""What lies ahead of one seat, worked out from its view alone: the officer's way, prices to come, what a move brings.

Limits are said as limits: nobody need use a hat, and nobody's cards or money are guessed at.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BUY, CHEAT, FENCE, FLY, LAUNDER, SHOP, Move
from kickback.games.pecunia_olet.components import (
    CARD_GROUP,
    CARD_KIND,
    CARD_VALUE,
    DINER,
    KINDS,
    NOBODY,
    PRINTED,
    QUALITIES,
    SUPERMARKET,
)
from kickback.games.pecunia_olet.police import half
from kickback.games.pecunia_olet.table import market
from kickback.games.pecunia_olet.view import PecuniaView

NO_SPACE: Final = -1


def steps_to(view: PecuniaView, special: int) -> int:
    """The officer's steps to the next such space; 0: none is left."""
    board = view.rules.board
    for place in range(view.officer + 1, board.last + 1):
        if board.special[place] == special:
            return place - view.officer
    return 0


def steps_to_end(view: PecuniaView) -> int:
    return view.rules.board.last - view.officer


def next_special(view: PecuniaView) -> int:
    """What the space does that the officer reaches with his next step."""
    return view.rules.board.special[min(view.officer + 1, view.rules.board.last)]


def shut(view: PecuniaView) -> bool:
    """PEC-SHOP-4: nobody will ever go to the supermarket again."""
    return view.banned >= QUALITIES and not view.rules.empty_visits


def free_hats(view: PecuniaView, drafted: int = NO_SPACE) -> int:
    """Hats that could still be used this round, besides that of the space a seat is about to take."""
    board = view.rules.board
    return sum(
        1
        for space in board.spaces
        if board.hat[space]
        and view.henchman[space] == NOBODY
        and space != drafted
        and not (KINDS[space] == SUPERMARKET and shut(view))
    )


def to_come(view: PecuniaView) -> int:
    """Henchmen that will still be placed this round after the one that is asked for."""
    return max(0, sum(view.ready) - 1)


def moves_by_himself(view: PecuniaView) -> bool:
    """PEC-RULING-14: will the officer take a step at the end of this round if nobody uses a hat?"""
    limit = view.rules.stall_limit
    return limit > 0 and view.round - view.moved >= limit


def reach(view: PecuniaView, drafted: int = NO_SPACE) -> int:
    """PEC-POL-1, -2: at most so many steps can the officer still take before the next round."""
    placements = to_come(view) if drafted != NO_SPACE else to_come(view) + 1
    steps = min(free_hats(view, drafted), placements) + view.rules.extra_patrol
    return max(1, steps) if moves_by_himself(view) else steps


def later_price(view: PecuniaView, column: int) -> int:
    """PEC-REND-4: what a card costs at most next round if nobody buys it; 0: it goes into the bin."""
    return market.later_price(view.rules.board, view.market, column)


def run(view: PecuniaView, quality: int) -> int:
    """PEC-PRINT-1, PEC-RULING-11: how many notes of a quality one visit to a press prints."""
    wanted = PRINTED.per_printer * view.printers[view.seat]
    if not view.rules.counted_fakes:
        return wanted
    return min(wanted, fake_notes.of_quality(view.supply, quality))


def payable(view: PecuniaView, due: int) -> int:
    """PEC-RULING-10: what the bank pays of what is due."""
    return min(due, view.bank) if view.rules.counted_bank and view.bank != HIDDEN else due


def receiver_due(lot: int) -> int:
    """PEC-FENCE-2: all notes at the rate of the worst."""
    return PRINTED.fence_rates[fake_notes.worst(lot) - 1] * fake_notes.size(lot) if lot else 0


def shop_due(lot: int) -> int:
    return PRINTED.shop_pays * fake_notes.size(lot)


def best_for_receiver(held: int) -> int:
    """The lot for which a receiver pays most; of equal ones the one that keeps the better notes."""
    best = fake_notes.EMPTY
    for quality in range(1, QUALITIES + 1):
        offer = fake_notes.from_quality(held, quality)
        lot = fake_notes.lowest(offer, min(PRINTED.fence_most, fake_notes.size(offer)))
        if receiver_due(lot) > receiver_due(best):
            best = lot
    return best


def best_for_shop(view: PecuniaView, held: int) -> int:
    """As many notes as the supermarket takes, the worst it does not know first: there all are paid alike."""
    offer = fake_notes.from_quality(held, view.banned + 1)
    return fake_notes.lowest(offer, min(PRINTED.shop_most, fake_notes.size(offer)))


class Outcome:
    """A seat's own things as they stand, or as they will after a move and before the officer's step."""

    def __init__(self, cash: int, account: int, fakes: int, diners: int, tickets: int) -> None:
        self.cash: int = cash
        self.account: int = account
        self.fakes: int = fakes
        self.diners: int = diners
        self.tickets: int = tickets
        self.due: int = 0  # what the bank owes for the move
        self.paid: int = 0  # what it has

    @property
    def total(self) -> int:
        return self.cash + self.account

    @property
    def final(self) -> int:
        """PEC-SCORE-1 to -3: what the seat ends on if nothing more happens (and the bank lasts)."""
        changed = min(self.diners, fake_notes.size(self.fakes))
        return self.total + PRINTED.diner_pays * changed + self.tickets


def standing(view: PecuniaView) -> Outcome:
    """The looking seat's things now."""
    seat = view.seat
    tickets = sum(CARD_VALUE[card] for card in view.cards[seat])
    return Outcome(view.cash[seat], view.account[seat], view.fakes[seat], view.diners[seat], tickets)


def after(view: PecuniaView, move: Move) -> Outcome:
    """The looking seat's things after an own move, before a hat moves the officer."""
    found = standing(view)
    board = view.rules.board
    verb = move.verb
    if verb is BUY:
        card = view.market[board.column[move.space]]
        found.cash -= board.price[move.space]
        found.diners += 1 if CARD_KIND[card] == DINER else 0
        found.tickets += CARD_VALUE[card]
    elif verb is SHOP or verb is FENCE or verb is LAUNDER:
        found.fakes -= move.lot
        found.due = receiver_due(move.lot) if verb is FENCE else shop_due(move.lot)
    elif verb is CHEAT:
        found.due = PRINTED.tax_pays
    elif verb is FLY:
        found.account = found.total - board.price[move.space] - move.cash
        found.cash = move.cash
    elif move.places:
        quality = move.quality or view.quality(view.seat)
        found.fakes += fake_notes.single(quality, run(view, quality))
    found.paid = payable(view, found.due)
    found.cash += found.paid
    return found


def taken(view: PecuniaView, cash: int) -> int:
    """PEC-GOD-2: what the Godfather would take out of so much cash."""
    return half(view.rules, cash)


def next_cards(view: PecuniaView) -> list[int]:
    """PEC-RULING-29: what the next card of the deck can be, one of each sort, as anybody can count."""
    seen = [card for cards in view.cards for card in cards] + view.binned + view.out + view.market
    found: list[int] = []
    sorts: list[tuple[int, int]] = []
    for group in view.rules.groups:
        for card in group:
            sort = (CARD_KIND[card], CARD_VALUE[card])
            if CARD_GROUP[card] == view.next_group and card not in seen and sort not in sorts:
                sorts.append(sort)
                found.append(card)
    return found
