"""What a chronicle of a finished game is made of: invoices, duels, effects, statements and how caps moved."""

from __future__ import annotations

from typing import Final

from kickback.engine.memory import NOBODY
from kickback.games.embezzlement.components import EIGHT, TRAP, WORTH
from kickback.games.embezzlement.table.exchange import Exchange

# What became of an invoice.
HONEST: Final = "honest"
SHORT: Final = "short"
GOT_AWAY: Final = "got-away"
STOLEN: Final = "stolen"
CAUGHT: Final = "caught"
A_TRAP: Final = "trap"
SWEPT: Final = "swept"
OPEN: Final = "open"

FLOWS: Final = (
    "start", "profits", "stolen", "rewards", "shortfalls", "audited", "traps", "false-audits", "lost", "end",
)  # fmt: skip


class Invoice:
    """One invoice from the workload to its end."""

    def __init__(self, number: int, kind: int, payer: int) -> None:
        self.number: int = number
        self.kind: int = kind
        self.payer: int = payer
        self.holder: int = payer
        self.year: int = 0
        self.paid: int = 0
        self.turn: int = 0  # in which it was paid
        self.ended: int = 0  # in which it was settled or opened
        self.otr: bool = False  # off the record when it was settled
        self.fate: str = OPEN
        self.by: int = NOBODY  # who opened or stole it

    @property
    def surplus(self) -> int:
        """Paid above value; traps and 8s cannot be true and are counted apart."""
        return 0 if self.kind == TRAP else self.paid - WORTH[self.kind]

    @property
    def lie(self) -> bool:
        return self.paid > 0 and self.kind not in (TRAP, EIGHT) and self.surplus > 0

    @property
    def honest(self) -> bool:
        return self.paid > 0 and self.kind != TRAP and self.surplus == 0


class Said:
    """A claim, an answer or a declared read, and whether it was true when it was said."""

    def __init__(self, seat: int, how: str, turn: int, true: bool) -> None:
        self.seat: int = seat
        self.how: str = how
        self.turn: int = turn
        self.true: bool = true


class Duel:
    """An exchange that is over: how many cards it took, and whether its first card stood."""

    def __init__(self, exchange: Exchange, stood: bool, turn: int, cards: int) -> None:
        self.what: int = exchange.what
        self.by: int = exchange.by
        self.against: int = exchange.against
        self.space: int = exchange.space
        self.attempt: int = exchange.attempt
        self.bribes: int = exchange.bribes
        self.stood: bool = stood
        self.turn: int = turn
        self.cards: int = cards


class Effect:
    """Something that changed who was ahead: wealth before and after, and what the losing side still held."""

    def __init__(self, what: str, event: int, turn: int, by: int, of: int, year: int, step: int) -> None:
        self.what: str = what  # audit, trade, blackmail, bust, or one of the first three with `-fell`
        self.event: int = event  # its number in the log
        self.turn: int = turn
        self.by: int = by
        self.of: int = of
        self.year: int = year
        self.step: int = step  # effects of one step belong together
        self.before: list[int] = []
        self.after: list[int] = []
        self.bribe_kept: bool = False
        self.bribes: int = 0
        self.attempt: int = 1
        self.got: int = TRAP
        self.gave: int = TRAP
        self.owed: int = 0
        self.had: int = 0
        self.value: str = ""  # of the invoice that a bust player could not pay for
        self.paid: int = 0
        self.fined: bool = False  # for auditing it


class Point:
    """A seat at the end of one of its turns."""

    def __init__(self, turn: int, caps: int, wealth: int) -> None:
        self.turn: int = turn
        self.caps: int = caps
        self.wealth: int = wealth


def fate_of(surplus: int) -> str:
    return GOT_AWAY if surplus > 0 else SHORT if surplus < 0 else HONEST
