"""A card that waits for Bribes."""

from __future__ import annotations

from typing import Final

# What an exchange is about.
BLACKMAILING: Final = 0
PAYMENT_AUDIT: Final = 1
YEAR_AUDIT: Final = 2
TRADING: Final = 3
PAYMENT_OTR: Final = 4
YEAR_OTR: Final = 5
EXCHANGE_NAMES: Final = ("blackmail", "payment-audit", "audit", "trade", "payment-otr", "otr")


class Exchange:
    """A card that has been played and has not taken effect yet, with all that was played around it. Never changed."""

    def __init__(self, what: int, by: int, against: int, space: int, bribes: int, chain: list[int]) -> None:
        self.what: int = what
        self.by: int = by  # whose card it is
        self.against: int = against  # its target, or HIDDEN for Off the Record, which concerns all colleagues
        self.space: int = space
        self.bribes: int = bribes  # on the card that counts now
        self.chain: list[int] = chain  # every card of the exchange, 8 x seat + card

    @property
    def stands(self) -> bool:
        """EMB-BRIBE-8: the first card takes place if nobody plays on."""
        return self.bribes % 2 == 0
