"""The cards that seats own, and what these let them do."""

from __future__ import annotations

from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_KIND,
    DINER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    NOBODY,
    PRINTER,
)


class Equipment:
    def __init__(
        self,
        cards: list[tuple[int, ...]],
        printers: list[int],
        parts: list[int],
        diners: list[int],
        jets: list[bool],
        lawyers: list[int],
    ) -> None:
        self.cards: list[tuple[int, ...]] = cards  # in the order taken
        self.printers: list[int] = printers
        self.parts: list[int] = parts  # ink, paper, hologram: a bit each
        self.diners: list[int] = diners
        self.jets: list[bool] = jets
        self.lawyers: list[int] = lawyers  # who owns the Great and the Bad Lawyer

    def clone(self) -> Equipment:
        return Equipment(self.cards[:], self.printers[:], self.parts[:], self.diners[:], self.jets[:], self.lawyers[:])

    def own(self, seat: int, card: int) -> None:
        """PEC-BUY-5, PEC-SECRET-3: the card is the seat's for good, and so is what it can do."""
        self.cards[seat] += (card,)
        kind = CARD_KIND[card]
        if kind == PRINTER:
            self.printers[seat] += 1
        elif INK <= kind <= HOLOGRAM:
            self.parts[seat] |= 1 << kind - INK
        elif kind == DINER:
            self.diners[seat] += 1
        elif kind == JET:
            self.jets[seat] = True
        elif kind in (GREAT_LAWYER, BAD_LAWYER):
            self.lawyers[kind - GREAT_LAWYER] = seat


def no_equipment(seats: int) -> Equipment:
    return Equipment([()] * seats, [0] * seats, [0] * seats, [0] * seats, [False] * seats, [NOBODY, NOBODY])
