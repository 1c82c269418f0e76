"""Paying for an Extra ID: which cards, one after another, until it is enough."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import PAY, PAYS, SETTLE, TO_SETTLE, Move
from kickback.games.wallet.bans import IN_ORDER, LAY_BEFORE, PAY_MONEY, SPARE_CARD, TOO_LITTLE
from kickback.games.wallet.components import MONEY, PRICE, WORTH, money_in
from kickback.games.wallet.moments.missing import Missing
from kickback.games.wallet.table import Wallet


class Payment(Missing):
    """WAL-BUY-1 to -3, -7: the cards of a payment in code order, then `settle`. Every path offered can be finished."""

    def __init__(self, paid: list[int], total: int) -> None:
        self.paid: list[int] = paid
        self.total: int = total

    def lacking(self) -> Ban:
        return TOO_LITTLE

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
        return None if self.total + worth_from(hand, paid, card) >= PRICE else LAY_BEFORE

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        if action.verb is not PAY:
            return None
        return Payment([*self.paid, action.card], self.total + WORTH[action.card])


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
