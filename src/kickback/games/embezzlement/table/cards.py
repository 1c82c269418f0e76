"""Hands, deck and pile. Cards of one type are alike: a hand is five counts."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.memory import Memory
from kickback.games.embezzlement.components import TYPES
from kickback.games.embezzlement.memory import DRAWN, NEW_DECK, SPENT


class Cards:
    def __init__(self, hands: list[int], held: list[int], deck: list[int], pile: list[int], memory: Memory) -> None:
        self.hands: list[int] = hands  # 5 x seat + card: how many
        self.held: list[int] = held  # per seat: cards in hand
        self.deck: list[int] = deck  # top last
        self.pile: list[int] = pile
        self.memory: Memory = memory  # of all that was dealt, drawn and played

    def spend(self, seat: int, card: int) -> None:
        """EMB-CARD-1, -5: the card goes face up on the pile, whatever becomes of it."""
        self.hands[TYPES * seat + card] -= 1
        self.held[seat] -= 1
        self.pile.append(card)
        self.memory.add(SPENT[seat][card])

    def reshuffle(self, chance: Chance) -> None:
        """EMB-CARD-4: the pile becomes the deck."""
        self.deck, self.pile = self.pile, []
        chance.shuffle(self.deck)
        self.memory.add(NEW_DECK)

    def draw(self, seat: int) -> int:
        """EMB-DRAW-1: the top card of the deck into the hand."""
        card = self.deck.pop()
        self.hands[TYPES * seat + card] += 1
        self.held[seat] += 1
        self.memory.add(DRAWN[seat][card])
        return card

    def clone(self) -> Cards:
        return Cards(self.hands[:], self.held[:], self.deck[:], self.pile[:], self.memory.clone())
