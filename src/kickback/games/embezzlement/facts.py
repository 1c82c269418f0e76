"""Small words shared by table, view and worlds: steps of a turn, kinds of exchange, what is remembered of the cards."""

from __future__ import annotations

from typing import Final

# The next step of the turn (EMB-TURN-1, -2).
TO_SETTLE: Final = 0
TO_PAY: Final = 1
TO_ACT: Final = 2
TO_DRAW: Final = 3
TO_END: Final = 4
STEP_NAMES: Final = ("settle", "pay", "action", "draw", "end")

# What this turn's settlement came to.
NOT_SETTLED: Final = 0
WITH_PROFIT: Final = 1
WITHOUT_PROFIT: Final = 2
WAS_OFF_RECORD: Final = 3
WAS_AUDITED: Final = 4

# What an exchange is about.
BLACKMAILING: Final = 0
PAYMENT_AUDIT: Final = 1
YEAR_AUDIT: Final = 2
TRADING: Final = 3
PAYMENT_OTR: Final = 4
YEAR_OTR: Final = 5
EXCHANGE_NAMES: Final = ("blackmail", "payment-audit", "audit", "trade", "payment-otr", "otr")

# What is remembered of the cards, so that a seat can imagine hands it cannot see.
DEALT: Final = 0
DREW: Final = 1
PLAYED: Final = 2  # or discarded, or laid down by a bust seat
LAID_OUT: Final = 3  # on the pile before the first turn, in a deal fixed by hand
RESHUFFLED: Final = 4


def fact(what: int, seat: int, card: int) -> int:
    """A thing remembered, as one number; card HIDDEN leaves the lowest bits empty."""
    return what << 8 | seat << 4 | (card + 1)


def remembered(entry: int, seat: int) -> int:
    """The same thing as that seat remembers it: which card another seat got is not known."""
    if entry >> 8 <= DREW and entry >> 4 & 15 != seat:
        return entry & ~0xF
    return entry


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


# What a question asks for (EMB-HOUSE-13), or a read (EMB-HOUSE-27).
OF_VALUE: Final = 0
OF_HONESTY: Final = 1
OF_HAND: Final = 2
OF_WORDS: Final = 3
A_READ: Final = 4
QUESTION_NAMES: Final = ("value", "honest", "have", "words", "read")


class Question:
    """What a colleague wants to hear. Never changed."""

    def __init__(self, what: int, by: int, of: int, about: int, words: str) -> None:
        self.what: int = what
        self.by: int = by
        self.of: int = of
        self.about: int = about  # a space, or a card
        self.words: str = words
