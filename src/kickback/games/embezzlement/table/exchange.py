"""A card that waits for Bribes."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import BRIBE, YEARS, card_name

# What an exchange is about.
BLACKMAILING: Final = 0
PAYMENT_AUDIT: Final = 1
YEAR_AUDIT: Final = 2
TRADING: Final = 3
PAYMENT_OTR: Final = 4
YEAR_OTR: Final = 5
EXCHANGE_NAMES: Final = ("blackmail", "payment-audit", "audit", "trade", "payment-otr", "otr")


class Played:
    """A card of an exchange and whose it was. Never changed."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card


class Exchange:
    """A card that has been played and has not taken effect yet, with all that was played around it. Never changed."""

    def __init__(self, what: int, by: int, against: int, space: int, bribes: int, chain: list[Played]) -> None:
        self.what: int = what
        self.by: int = by  # whose card it is
        self.against: int = against  # its target, or HIDDEN for Off the Record, which concerns all colleagues
        self.space: int = space
        self.bribes: int = bribes  # on the card that counts now
        self.chain: list[Played] = chain  # every card of the exchange, also of attempts that are over

    @property
    def attempt(self) -> int:
        """A fresh Audit or Blackmail after a Bribe begins a new attempt."""
        return sum(1 for played in self.chain if played.card != BRIBE)

    @property
    def stands(self) -> bool:
        """EMB-BRIBE-8: the first card takes place if nobody plays on."""
        return self.bribes % 2 == 0

    def plain(self) -> Facts:
        return {
            "about": EXCHANGE_NAMES[self.what],
            "by": letter(self.by),
            "against": letter(self.against) if self.against != HIDDEN else None,
            "seat": letter(self.space // YEARS),
            "year": self.space % YEARS + 1,
            "bribes": self.bribes,
            "stands": self.stands,
            "attempt": self.attempt,
            "chain": list[Plain]([f"{letter(played.seat)}:{card_name(played.card)}" for played in self.chain]),
        }
