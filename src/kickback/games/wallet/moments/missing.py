"""The parts of a choice that is made in steps: what may be said for the one that is missing next."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.moments import Part
from kickback.games.wallet.actions import (
    AIM,
    ASK,
    ASKS,
    AT_PLACES,
    CHOICES,
    CHOOSE,
    COVER,
    DRAW,
    INTO,
    PLACE,
    TARGETS,
    TO_COVER,
    TO_DRAW,
    TURN_INTO,
    Move,
    of_hand,
)
from kickback.games.wallet.bans import (
    ASK_MONEY,
    ASK_OPPONENT,
    ATM_NO_NOTE,
    ATM_NOTE,
    ATM_WAY,
    DISPOSE_TO,
    FX_NOTE,
    FX_OTHER,
    HIDE_ONE,
    INSPECT_OTHER,
    NOT_IN_DECK,
    SNATCH_OTHER,
    SWAP_CARDS,
    SWAP_OTHER,
    WHICH_PLACE,
)
from kickback.games.wallet.components import (
    ATM,
    CURRENCY_OF,
    DISPOSE,
    FX,
    HIDE,
    INSPECT,
    MONEY_WORDS,
    NOTES,
    REQUEST,
    REQUEST_WORDS,
    SNATCH,
    SWAP,
)
from kickback.games.wallet.table import Wallet

AIMED: Final = {
    INSPECT: INSPECT_OTHER,
    SNATCH: SNATCH_OTHER,
    SWAP: SWAP_OTHER,
    DISPOSE: DISPOSE_TO,
    REQUEST: ASK_OPPONENT,
}
CHOSEN: Final = {DISPOSE: DISPOSE_TO, HIDE: HIDE_ONE, ATM: ATM_WAY, FX: FX_NOTE}


class Missing(Part[Wallet, Move]):
    """The next part of a choice that a seat has begun."""

    def allowed(self, table: Wallet, seat: int, actions: list[Move]) -> list[Move]:
        return [action for action in actions if self.forbids(table, seat, action) is None]


class Where(Missing):
    """Only in an ordered wallet: from where to take, or where to put."""

    def __init__(self, putting: bool) -> None:
        self.putting: bool = putting

    def lacking(self) -> Ban:
        return WHICH_PLACE

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return AT_PLACES[: len(table.cards.wallet) + (1 if self.putting else 0)]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        most = len(table.cards.wallet) + (1 if self.putting else 0)
        return None if action.verb is PLACE and 1 <= action.place <= most else WHICH_PLACE


class Target(Missing):
    """At whom a Special card is aimed."""

    def __init__(self, special: int) -> None:
        self.special: int = special

    def lacking(self) -> Ban:
        return AIMED[self.special]

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, TARGETS[: table.seats])

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        target = action.seat
        if action.verb is not AIM or target == seat or target >= table.seats:
            return self.lacking()
        if self.special == DISPOSE or self.special == REQUEST or table.cards.hands[target]:
            return None
        return SWAP_CARDS if self.special == SWAP else self.lacking()

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        if self.special == DISPOSE:
            return OwnCard(DISPOSE)
        return Wish() if self.special == REQUEST else None


class Wish(Missing):
    """WAL-REQUEST-1, -6: what a Card Request asks for."""

    def lacking(self) -> Ban:
        return ASK_OPPONENT

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, ASKS[: REQUEST_WORDS if table.rules.ask_anything else MONEY_WORDS])

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is not ASK:
            return ASK_OPPONENT
        if action.word >= MONEY_WORDS:
            return None if table.rules.ask_anything else ASK_MONEY
        return None if table.rules.values[action.word] else NOT_IN_DECK


class OwnCard(Missing):
    """A card of the own hand for a Special card: to dispose of, to hide, or to cover with."""

    def __init__(self, special: int) -> None:
        self.special: int = special

    def lacking(self) -> Ban:
        return CHOSEN[self.special]

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, of_hand(table.cards.hands[seat], CHOICES))

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is not CHOOSE:
            return self.lacking()
        card = action.card
        if self.special == ATM and card >= NOTES:
            return ATM_NOTE
        if self.special == FX and card >= NOTES:
            return FX_NOTE
        return None if card in table.cards.hands[seat] else self.lacking()

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return NewCurrency(action.card) if self.special == FX else None


class NewCurrency(Missing):
    """WAL-FX-1: the new currency, which is another one."""

    def __init__(self, note: int) -> None:
        self.note: int = note

    def lacking(self) -> Ban:
        return FX_NOTE

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, INTO)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is not TURN_INTO:
            return FX_NOTE
        return None if action.currency != CURRENCY_OF[self.note] else FX_OTHER


class CoverOrDraw(Missing):
    """WAL-ATM-1, -2: cover the ATM, or draw."""

    def lacking(self) -> Ban:
        return ATM_WAY

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, [TO_DRAW, TO_COVER])

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is DRAW:
            return None
        if action.verb is not COVER:
            return ATM_WAY
        hand = table.cards.hands[seat]
        return None if hand and hand[0] < NOTES else ATM_NO_NOTE

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return OwnCard(ATM) if action.verb is COVER else None
