"""Choices with several parts: which part is missing after the steps said so far, and what may be said for it."""

from __future__ import annotations

from typing import cast

from kickback.engine.bans import Ban
from kickback.engine.pile import HIDDEN
from kickback.engine.table import Part
from kickback.games.wallet.actions import (
    AIM,
    ASK,
    ASKS,
    AT_PLACES,
    BACK,
    BUY,
    CHOICES,
    CHOOSE,
    COVER,
    DEAL,
    DRAW,
    GIFT,
    GIFTS,
    GIFTS_OF_TWO,
    INTO,
    PAY,
    PAYS,
    PLACE,
    PLAY,
    PUT,
    PUT_OTHER,
    PUTS,
    SETTLE,
    TAKE,
    TARGETS,
    TO_BUY,
    TO_COVER,
    TO_DRAW,
    TO_SETTLE,
    TO_TAKE,
    TURN_INTO,
    Move,
)
from kickback.games.wallet.bans import (
    ASK_MONEY,
    ASK_OPPONENT,
    ATM_NO_NOTE,
    ATM_NOTE,
    ATM_WAY,
    CANNOT_AFFORD,
    DISPOSE_TO,
    EMPTY_HAND,
    EMPTY_WALLET,
    EXTRA_ACTION,
    FX_NOTE,
    FX_OTHER,
    HIDE_ONE,
    IN_ORDER,
    INSPECT_OTHER,
    KEEP_THEN_GIVE,
    NOT_A_GIFT,
    NOT_FOR_THE_WALLET,
    NOT_IN_DECK,
    NOT_IN_HAND,
    ONE_OPPONENT,
    PAY_MONEY,
    SNATCH_OTHER,
    SOLD_OUT,
    SPARE_CARD,
    SWAP_CARDS,
    SWAP_OTHER,
    TOO_LITTLE,
    TWO_OPPONENTS,
    WHICH_PLACE,
)
from kickback.games.wallet.components import (
    ATM,
    CURRENCY_OF,
    DISPOSE,
    EMERGENCY,
    EXTRA,
    FX,
    HIDE,
    INSPECT,
    MONEY,
    MONEY_WORDS,
    NOTES,
    PRICE,
    REQUEST,
    REQUEST_WORDS,
    SNATCH,
    SWAP,
    WORTH,
    money_in,
)
from kickback.games.wallet.table import Wallet


class Missing(Part[Wallet, Move]):
    """The next part of a choice that a seat has begun."""

    def __init__(self, lacking: Ban) -> None:
        self.lacking: Ban = lacking  # what is missing as long as this part has not been said

    def allowed(self, table: Wallet, seat: int, actions: list[Move]) -> list[Move]:
        return [action for action in actions if self.forbids(table, seat, action) is None]


class Where(Missing):
    """Only in an ordered wallet: from where to take, or where to put."""

    def __init__(self, putting: bool) -> None:
        super().__init__(WHICH_PLACE)
        self.putting: bool = putting

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return AT_PLACES[: len(table.cards.wallet) + (1 if self.putting else 0)]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        most = len(table.cards.wallet) + (1 if self.putting else 0)
        return None if action.verb is PLACE and 1 <= action.place <= most else WHICH_PLACE


class Payment(Missing):
    """WAL-BUY-1 to -3, -7: the cards of a payment in code order, then `settle`. Every path offered can be finished."""

    def __init__(self, paid: list[int]) -> None:
        super().__init__(TOO_LITTLE)
        self.paid: list[int] = paid
        self.total: int = money_in(paid)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        found = [TO_SETTLE]
        last = self.paid[-1] if self.paid else 0
        before = HIDDEN
        for card in table.cards.hands[seat]:
            if card >= MONEY:
                break
            if card >= last and card != before:
                found.append(PAYS[card])
                before = card
        return self.allowed(table, seat, found)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        paid = self.paid
        if action.verb is SETTLE:
            if self.total < PRICE:
                return TOO_LITTLE
            return SPARE_CARD if table.rules.tight and spare(paid) else None
        if action.verb is not PAY:
            return TOO_LITTLE
        card = action.card
        hand = table.cards.hands[seat]
        if card >= MONEY or hand.count(card) <= paid.count(card):
            return PAY_MONEY
        if paid and card < paid[-1]:
            return IN_ORDER
        if table.rules.tight:
            if self.total >= PRICE:
                return SPARE_CARD
            return None if tight_end(paid + [card], later(hand, paid, card)) else SPARE_CARD
        return None if self.total + worth_from(hand, paid, card) >= PRICE else TOO_LITTLE

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return Payment([*self.paid, action.card]) if action.verb is PAY else None


class Target(Missing):
    """At whom a Special card is aimed."""

    def __init__(self, special: int) -> None:
        super().__init__(AIMED[special])
        self.special: int = special

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, TARGETS[: table.seats])

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        target = action.seat
        if action.verb is not AIM or target == seat or target >= table.seats:
            return self.lacking
        if self.special == DISPOSE or self.special == REQUEST or table.cards.hands[target]:
            return None
        return SWAP_CARDS if self.special == SWAP else self.lacking

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        if self.special == DISPOSE:
            return OwnCard(DISPOSE)
        return Wish() if self.special == REQUEST else None


class Wish(Missing):
    """WAL-REQUEST-1, -6: what a Card Request asks for."""

    def __init__(self) -> None:
        super().__init__(ASK_OPPONENT)

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
        super().__init__(CHOSEN[special])
        self.special: int = special

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, of_hand(table.cards.hands[seat], CHOICES))

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is not CHOOSE:
            return self.lacking
        card = action.card
        if self.special == ATM and card >= NOTES:
            return ATM_NOTE
        if self.special == FX and card >= NOTES:
            return FX_NOTE
        return None if card in table.cards.hands[seat] else self.lacking

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return NewCurrency(action.card) if self.special == FX else None


class NewCurrency(Missing):
    """WAL-FX-1: the new currency, which is another one."""

    def __init__(self, note: int) -> None:
        super().__init__(FX_NOTE)
        self.note: int = note

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, INTO)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is not TURN_INTO:
            return FX_NOTE
        return None if action.currency != CURRENCY_OF[self.note] else FX_OTHER


class CoverOrDraw(Missing):
    """WAL-ATM-1, -2: cover the ATM, or draw."""

    def __init__(self) -> None:
        super().__init__(ATM_WAY)

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


class OneMoreAction(Missing):
    """WAL-EXTRA-2: one more take, put or buy."""

    def __init__(self) -> None:
        super().__init__(EXTRA_ACTION)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, [TO_TAKE, TO_BUY, *of_hand(table.cards.hands[seat], PUTS)])

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if verb is TAKE or verb is PUT or verb is BUY or verb is PUT_OTHER:
            return action_ban(table, seat, action)
        return EXTRA_ACTION

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return part_of_action(table, action)


class Receiver(Missing):
    """WAL-BDAY-2, -3, -5: who gets the next birthday card, in code order; between two, which card the other gets."""

    def __init__(self, seat: int, left: list[int], two: bool, back: bool, receiver: int, given: int) -> None:
        many = len(left) > 1 or receiver >= 0
        self.two: bool = two and (back or len(left) > 1)  # two players and two cards left: one of them returns
        super().__init__(ONE_OPPONENT if self.two else TWO_OPPONENTS if many else KEEP_THEN_GIVE)
        self.seat: int = seat
        self.left: list[int] = left  # not yet given, in code order
        self.back: bool = back  # it has been said which card returns
        self.receiver: int = receiver  # who got the card before
        self.given: int = given  # and which one it was

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        if table.seats > 2:
            return self.allowed(table, seat, GIFTS[self.left[0]][: table.seats])
        cards = self.left[:1] if len(self.left) > 1 and self.left[0] == self.left[1] else self.left
        return [GIFTS_OF_TWO[card][1 - seat] for card in cards]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        card = action.card
        if action.verb is BACK and self.two and not self.back:
            return None if card in self.left else NOT_A_GIFT
        if action.verb is not GIFT or action.seat == seat or action.seat >= table.seats:
            return self.lacking
        if card not in self.left:
            return NOT_A_GIFT
        if table.seats == 2:
            return None
        if card != self.left[0] or action.seat == self.receiver:
            return self.lacking
        return None if self.room_above(table, action.seat) else self.lacking

    def room_above(self, table: Wallet, receiver: int) -> bool:
        """Two equal cards go to their receivers in rising order, so that each way to give them is said one way."""
        if len(self.left) < 2:
            return self.given != self.left[0] or receiver > self.receiver
        if self.left[0] != self.left[1]:
            return True
        return any(other != self.seat for other in range(receiver + 1, table.seats))

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        left = self.left[:]
        left.remove(action.card)
        if action.verb is BACK:
            return Receiver(seat, left, two=True, back=True, receiver=HIDDEN, given=HIDDEN)
        if not left or table.seats == 2:
            return None
        return Receiver(seat, left, two=False, back=False, receiver=action.seat, given=action.card)


AIMED = {
    INSPECT: INSPECT_OTHER,
    SNATCH: SNATCH_OTHER,
    SWAP: SWAP_OTHER,
    DISPOSE: DISPOSE_TO,
    REQUEST: ASK_OPPONENT,
}
CHOSEN = {DISPOSE: DISPOSE_TO, HIDE: HIDE_ONE, ATM: ATM_WAY, FX: FX_NOTE}


def said(table: Wallet, seat: int) -> list[Move]:
    """The steps of the seat's unfinished choice."""
    return cast("list[Move]", table.draft(seat))  # a table of Wallet takes no other actions


def first_part(table: Wallet, seat: int, action: Move) -> Missing | None:
    """What is left to choose after the first step of a choice."""
    if action.verb is PLAY:
        return part_of_special(table, action.special)
    if action.verb is DEAL:
        left = table.cards.tray[:]
        left.remove(action.card)
        two = table.seats == 2
        return Receiver(seat, left, two, back=False, receiver=HIDDEN, given=HIDDEN) if left else None
    return part_of_action(table, action)


def part_of_action(table: Wallet, action: Move) -> Missing | None:
    if action.verb is BUY:
        return Payment([])
    if table.rules.ordered and (action.verb is TAKE or action.verb is PUT):
        return Where(action.verb is PUT)
    return None


def part_of_special(table: Wallet, special: int) -> Missing | None:
    """What a Special card has to be told first."""
    meant = copied(table, special)
    if meant in AIMED:
        return Target(meant)
    if meant == EXTRA:
        return OneMoreAction()
    if meant == ATM:
        return CoverOrDraw()
    return OwnCard(meant) if meant == HIDE or meant == FX else None


def copied(table: Wallet, special: int) -> int:
    """WAL-EMERG-1: Emergency means the card on top of the pile."""
    return table.specials.top if special == EMERGENCY else special


def of_hand(hand: list[int], actions: list[Move]) -> list[Move]:
    """One action for each different card of a hand, which is sorted."""
    found: list[Move] = []
    before = HIDDEN
    for card in hand:
        if card != before:
            found.append(actions[card])
            before = card
    return found


def action_ban(table: Wallet, seat: int, action: Move) -> Ban | None:
    """WAL-TAKE-3, WAL-PUT-3, -4, WAL-BUY-7, -8: may the seat take, put this card, or buy?"""
    verb = action.verb
    hand = table.cards.hands[seat]
    if verb is PUT:
        if action.card in hand:
            return None
        return NOT_IN_HAND if hand else EMPTY_HAND
    if verb is TAKE:
        return None if table.cards.wallet else EMPTY_WALLET
    if verb is PUT_OTHER:
        return NOT_FOR_THE_WALLET
    if not table.cards.compartment:
        return SOLD_OUT
    return None if money_in(hand) >= PRICE else CANNOT_AFFORD


def worth_from(hand: list[int], paid: list[int], card: int) -> int:
    """What this card and all that may follow it in a payment are worth."""
    total = -WORTH[card] * paid.count(card)
    for other in hand:
        if other >= MONEY:
            break
        if other >= card:
            total += WORTH[other]
    return total


def later(hand: list[int], paid: list[int], card: int) -> list[int]:
    """Money cards that could still follow this one in a payment."""
    rest = [c for c in hand if card <= c < MONEY]
    rest.remove(card)
    for other in paid:
        if other in rest:
            rest.remove(other)
    return rest


def spare(paid: list[int]) -> bool:
    """Would the price be reached without one of these cards?"""
    return money_in(paid) - min(WORTH[card] for card in paid) >= PRICE


def tight_end(paid: list[int], rest: list[int]) -> bool:
    """Can this payment be completed from the rest so that no card is spare?"""
    if money_in(paid) >= PRICE:
        return not spare(paid)
    return any(tight_end(paid + [card], rest[place + 1 :]) for place, card in enumerate(rest))
