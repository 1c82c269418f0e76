"""Where every playing card and Extra ID lies, and the trail of how it got there."""

from __future__ import annotations

from bisect import insort

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.memory import MOVE, NO_WORD, fact


class Cards:
    """Hands, compartment and pot are kept sorted: their order means nothing."""

    def __init__(
        self,
        hands: list[list[int]],
        wallet: list[int],
        compartment: list[int],
        paid: list[int],
        tray: list[int],
        pot: list[int],
        hidden: list[int],
        atm: list[int],
        fx: list[int],
        fx_as: list[int],
        seized: list[list[int]],
        credit: list[int],
        trail: list[int],
    ) -> None:
        self.hands: list[list[int]] = hands
        self.wallet: list[int] = wallet  # drawn from the end, which is the front of an ordered wallet
        self.compartment: list[int] = compartment  # Extra IDs that can be bought
        self.paid: list[int] = paid
        self.tray: list[int] = tray  # birthday cards not yet dealt
        self.pot: list[int] = pot  # laid for the Shared Fund
        self.hidden: list[int] = hidden  # of each seat, under the Secret Compartment
        self.atm: list[int] = atm  # the note that covers it
        self.fx: list[int] = fx  # the note on Currency Exchange
        self.fx_as: list[int] = fx_as  # and its new currency
        self.seized: list[list[int]] = seized  # confiscated by each seat
        self.credit: list[int] = credit  # the note that a Credit Card found
        self.trail: list[int] = trail  # of this round, see `memory`

    def note(self, source: int, target: int, card: int, seen: int, word: int = NO_WORD, position: int = 0) -> None:
        """Writes a move on the trail."""
        self.trail.append(fact(MOVE, source, target, card, seen, word, position))

    def draw(self, position: int = 1) -> int:
        """WAL-TAKE-2: a card leaves the wallet. Its order is random and unknown, so the front is as good as any."""
        return self.wallet.pop(len(self.wallet) - position)

    def give(self, giver: int, taker: int, card: int, word: int = NO_WORD, mark: int = 0) -> None:
        """A card goes from hand to hand; both know it, the others know at most that it fits the word."""
        self.hands[giver].remove(card)
        insort(self.hands[taker], card)
        self.note(giver, taker, card, 1 << giver | 1 << taker, word, mark)

    def clone(self) -> Cards:
        return Cards(
            [hand[:] for hand in self.hands],
            self.wallet[:],
            self.compartment[:],
            self.paid[:],
            self.tray[:],
            self.pot[:],
            self.hidden[:],
            self.atm[:],
            self.fx[:],
            self.fx_as[:],
            [cards[:] for cards in self.seized],
            self.credit[:],
            self.trail[:],
        )


def no_cards(seats: int) -> Cards:
    """A table that nothing has been dealt to."""
    return Cards(
        [[] for _ in range(seats)],
        [],
        [],
        [],
        [],
        [],
        [HIDDEN] * seats,
        [HIDDEN] * seats,
        [HIDDEN] * seats,
        [HIDDEN] * seats,
        [[] for _ in range(seats)],
        [HIDDEN] * seats,
        [],
    )
