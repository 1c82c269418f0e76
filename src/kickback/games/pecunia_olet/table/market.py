"""The cards that nobody owns: on sale, still to come, gone."""

from __future__ import annotations

from kickback.engine.pile import Pile
from kickback.games.pecunia_olet.board import Board
from kickback.games.pecunia_olet.components import NO_CARD


def later_price(board: Board, row: list[int], column: int) -> int:
    """PEC-REND-3, -4: every bin and every gap to its right lets a card slide one space further."""
    if board.bins[column]:
        return 0
    slides = sum(1 for right in range(column + 1, len(row)) if board.bins[right] or row[right] == NO_CARD)
    return board.price[board.columns[column + slides]]


class Market:
    def __init__(self, row: list[int], deck: Pile, starts: list[int], binned: list[int], out: list[int]) -> None:
        self.row: list[int] = row  # a card for each market space, from the left
        self.deck: Pile = deck
        self.starts: list[int] = starts  # ink and paper still to be dealt, the next one last
        self.binned: list[int] = binned  # never changed in place, so clones share it
        self.out: list[int] = out  # likewise
        self.new: int = 0  # cards that have come since the last round

    def clone(self) -> Market:
        twin = Market(self.row[:], self.deck.clone(), self.starts[:], self.binned, self.out)
        twin.new = self.new
        return twin

    def take(self, column: int) -> int:
        """PEC-BUY-1: the card leaves a gap until the end of the round."""
        card = self.row[column]
        self.row[column] = NO_CARD
        return card

    def slide(self, bins: list[bool]) -> list[int]:
        """PEC-REND-3, -4: bins empty, and what is left slides to the right. Returns what was binned."""
        gone: list[int] = []
        left: list[int] = []
        for column, card in enumerate(self.row):
            if card != NO_CARD:
                if bins[column]:
                    gone.append(card)
                else:
                    left.append(card)
        if gone:
            self.binned = self.binned + gone
        self.row = [NO_CARD] * (len(self.row) - len(left)) + left
        return gone

    def fill(self) -> list[int]:
        """PEC-SETUP-12, PEC-REND-5, -6, PEC-RULING-13: gaps are filled from the right as long as the deck lasts."""
        drawn: list[int] = []
        for column in range(len(self.row) - 1, -1, -1):
            if self.row[column] == NO_CARD and self.deck.faces:
                card = self.deck.draw()
                self.row[column] = card
                drawn.append(card)
        self.new = len(drawn)
        return drawn

    def later_price(self, board: Board, column: int) -> int:
        """PEC-REND-4: what a card costs at most next round if nobody buys it; 0: it goes into the bin."""
        return later_price(board, self.row, column)

    def put_starts_away(self) -> None:
        """PEC-RULING-28: the S cards nobody was dealt are out of the game, for all to see."""
        self.out = sorted(self.out + self.starts)
        self.starts = []
