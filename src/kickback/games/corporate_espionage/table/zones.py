"""Hands, decks and discard piles, and what every seat has seen of them."""

from __future__ import annotations

from kickback.engine.memory import Entry, Memory
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import PUBLIC
from kickback.games.corporate_espionage.components import FACE, Card, owner_of
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.memory import (
    CAME,
    DREW,
    HELD,
    LEFT,
    LOOKED,
    MOVED,
    PEEKED,
    SAW,
    card_entry,
    looked_entry,
)


class HeldSavvy:
    """A Savvy in a hand; its slot is its place among the different cards there, the longest held first."""

    def __init__(self, code: int, card: Card, slot: int) -> None:
        self.code: int = code
        self.card: Card = card
        self.slot: int = slot


class Zones:
    def __init__(
        self,
        lists: list[list[int]],
        open_lists: int,
        hands: list[Pile],
        decks: list[Pile],
        piles: list[list[int]],
        memory: Memory,
    ) -> None:
        seats = len(hands)
        self.lists: list[list[int]] = lists  # what each company brought
        self.open_lists: int = open_lists  # the seats whose list is printed and so known to all
        self.hands: list[Pile] = hands
        self.decks: list[Pile] = decks
        self.piles: list[list[int]] = piles  # discard piles, by owner
        self.memory: Memory = memory  # what has been seen of hands and decks
        self.put_back: list[list[int]] = [[] for _ in range(seats)]  # opening hands without an employee, in a row
        self.rigged: list[int] = []  # what a scenario wants the coming random picks to take
        self.different: list[list[int] | None] = [None] * seats  # the different cards of a hand, until it changes
        self.savvies: list[list[HeldSavvy] | None] = [None] * seats  # the Savvy among them

    def clone(self) -> Zones:
        twin = Zones(
            self.lists,
            self.open_lists,
            [hand.clone() for hand in self.hands],
            [deck.clone() for deck in self.decks],
            [pile[:] for pile in self.piles],
            self.memory.clone(),
        )
        twin.put_back = self.put_back[:]
        twin.rigged = self.rigged[:]
        twin.different = self.different[:]
        twin.savvies = self.savvies[:]
        return twin

    def holds(self, seat: int, code: int) -> bool:
        return code in self.hands[seat].faces

    def draw(self, seat: int) -> int:
        """The top card of a deck that is not empty goes to its company's hand."""
        deck = self.decks[seat]
        known = deck.known.pop() | 1 << seat
        code = deck.faces.pop()
        self.put(seat, code, known)
        self.memory.add(card_entry(DREW, seat, code))  # who peeked before knows it from its own memory
        return code

    def put(self, seat: int, code: int, known: int) -> None:
        """A card comes to a hand, and these seats know which."""
        self.different[seat] = self.savvies[seat] = None
        self.hands[seat].put(code, known)

    def take_out(self, seat: int, code: int) -> None:
        """A card leaves a hand. Copies are alike, so whoever knew of a copy in that hand now knows of one less."""
        self.different[seat] = self.savvies[seat] = None
        hand = self.hands[seat]
        place = hand.faces.index(code)
        del hand.faces[place]
        unaware = ~hand.known.pop(place)
        for other in range(place, len(hand.faces)):
            if hand.faces[other] == code:
                forgets = hand.known[other] & unaware & ~(1 << seat)
                hand.known[other] &= ~forgets
                unaware &= ~forgets

    def from_hand(self, seat: int, code: int) -> None:
        """A card leaves a hand for all to see."""
        self.take_out(seat, code)
        self.memory.add(card_entry(LEFT, seat, code))

    def to_hand(self, seat: int, code: int) -> None:
        """A card comes to a hand for all to see."""
        self.put(seat, code, PUBLIC)
        self.memory.add(card_entry(CAME, seat, code))

    def hand_over(self, giver: int, taker: int, code: int) -> None:
        """A card goes from hand to hand, and only the two know which."""
        self.take_out(giver, code)
        two = 1 << giver | 1 << taker
        hand = self.hands[giver]
        for place in range(len(hand.faces)):
            hand.known[place] &= two  # nobody else can tell any more what is still there
        self.put(taker, code, two)
        self.memory.add(Entry(MOVED, giver, code, two, target=taker))

    def look(self, onlooker: int, seat: int) -> None:
        """The onlooker sees the whole hand, but not in which order its cards came."""
        hand = self.hands[seat]
        self.memory.add(looked_entry(LOOKED, seat, onlooker, HIDDEN))
        for place in range(len(hand.faces)):
            hand.known[place] |= 1 << onlooker
        for code in sorted(hand.faces):
            self.memory.add(looked_entry(SAW, seat, onlooker, code))

    def look_at_one(self, onlooker: int, seat: int, code: int) -> None:
        """The onlooker is shown one card of a hand."""
        hand = self.hands[seat]
        for place, held in enumerate(hand.faces):
            if held == code:
                if not hand.known[place] >> onlooker & 1:
                    hand.known[place] |= 1 << onlooker
                    self.memory.add(looked_entry(HELD, seat, onlooker, code))
                return

    def look_at_deck(self, onlooker: int, seat: int, count: int) -> list[int]:
        """The onlooker sees the top cards of a deck, first the one drawn next."""
        deck = self.decks[seat]
        drawn = len(self.lists[seat]) - len(deck.faces)
        seen: list[int] = []
        for depth in range(min(count, len(deck.faces))):
            place = len(deck.faces) - 1 - depth
            deck.known[place] |= 1 << onlooker
            seen.append(deck.faces[place])
            self.memory.add(looked_entry(PEEKED, seat, onlooker, deck.faces[place], drawn + depth))
        return seen

    def distinct(self, seat: int) -> list[int]:
        """The different cards of a hand, the longest held first: one slot each."""
        found = self.different[seat]
        if found is None:
            found = []
            for code in self.hands[seat].faces:
                for other in found:  # compiled, this is faster than `in`
                    if other == code:
                        break
                else:
                    found.append(code)
            self.different[seat] = found
        return found

    def savvies_of(self, seat: int, faces: list[Card]) -> list[HeldSavvy]:
        """The different Savvy cards of a hand."""
        found = self.savvies[seat]
        if found is None:
            found = []
            for slot, code in enumerate(self.distinct(seat)):
                card = faces[code >> FACE]
                if card.type == w.SAVVY:
                    found.append(HeldSavvy(code, card, slot))
            self.savvies[seat] = found
        return found

    def pile_up(self, code: int) -> None:
        """CES-OWN-3: whenever a card is discarded, it goes to its owner's pile."""
        self.piles[owner_of(code)].append(code)
