"""One retelling of what a seat remembers: who drew what, as far as it is known."""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.games.corporate_espionage.components import owner_of

DRAWS: Final = 64  # more than a deck has cards


class Retelling:
    """The hands so far in one retelling: known cards, and blanks (below zero) that name their owner and draw."""

    def __init__(self, hands: list[list[int]]) -> None:
        self.hands: list[list[int]] = hands
        self.drawn: list[int] = [0] * len(hands)
        self.faces: dict[int, int] = {}  # what draws turned out to be, by owner x 64 + number
        self.moved: dict[int, int] = {}  # what went in an unseen transfer, by the place of the memory

    def branch(self) -> Retelling:
        twin = Retelling([hand[:] for hand in self.hands])
        twin.drawn = self.drawn[:]
        twin.faces = dict(self.faces)
        twin.moved = dict(self.moved)
        return twin

    def face(self, card: int) -> int:
        return card if card >= 0 else self.faces[-1 - card]

    def draw(self, seat: int, code: int) -> None:
        draw = seat * DRAWS + self.drawn[seat]
        self.drawn[seat] += 1
        if code != HIDDEN:
            self.faces[draw] = code
        self.hands[seat].append(code if code != HIDDEN else -1 - draw)

    def blanks(self, seat: int, owner: int) -> list[int]:
        """Where the hand holds cards of that owner the seat has not seen."""
        return [place for place, card in enumerate(self.hands[seat]) if card < 0 and (-1 - card) // DRAWS == owner]

    def reveal(self, seat: int, code: int, chance: Chance) -> int:
        """The place of this card in the hand: a known copy, or a blank that now is one; -1 if it cannot be there."""
        hand = self.hands[seat]
        if code in hand:
            return hand.index(code)
        blanks = self.blanks(seat, owner_of(code))
        if not blanks:
            return -1
        place = blanks[chance.below(len(blanks))]
        self.faces[-1 - hand[place]] = code
        hand[place] = code
        return place
