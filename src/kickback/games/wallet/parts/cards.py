"""Where every playing card and Extra ID lies, and how it got there."""

from __future__ import annotations

from bisect import insort

from kickback.engine.memory import NOBODY, NOWHERE, Entry, Memory
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC
from kickback.games.wallet.memory import ABSENT, MOVE, SIGHT


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
        memory: Memory,
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
        self.memory: Memory = memory  # of this round

    def note(self, source: int, target: int, card: int, seen: int, word: int = NOWHERE, position: int = 0) -> None:
        """A move to be remembered."""
        self.memory.add(Entry(MOVE, NOBODY, card, seen, source, target, word, position))

    def note_all(self, source: int, target: int, cards: list[int], seen: int) -> None:
        """The same move of several cards, one after another."""
        self.memory.add_all([Entry(MOVE, NOBODY, card, seen, source, target) for card in cards])

    def saw(self, place: int, card: int, seen: int, position: int = 0) -> None:
        """A card was seen in a place, and stayed."""
        self.memory.add(Entry(SIGHT, NOBODY, card, seen, place, place, NOWHERE, position))

    def saw_all(self, place: int, cards: list[int], seen: int) -> None:
        """All cards of a place were seen, and stayed."""
        self.memory.add_all([Entry(SIGHT, NOBODY, card, seen, place, place) for card in cards])

    def lacked(self, seat: int, word: int) -> None:
        """A hand held no card that fits the word, as everybody learns."""
        self.memory.add(Entry(ABSENT, NOBODY, HIDDEN, PUBLIC, seat, seat, word))

    def draw(self, position: int = 1) -> int:
        """WAL-TAKE-2: a card leaves the wallet. Its order is random and unknown, so the front is as good as any."""
        return self.wallet.pop(len(self.wallet) - position)

    def give(self, giver: int, taker: int, card: int, word: int = NOWHERE, mark: int = 0) -> None:
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
            self.memory.clone(),
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
        Memory([]),
    )
