"""Happy Birthday: the cards are drawn, and later handed out; who gets which is said in steps."""

from __future__ import annotations

from bisect import insort

from kickback.engine.bans import Ban
from kickback.engine.memory import NOWHERE
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.wallet.actions import BACK, DEAL, GIFT, GIFTS, GIFTS_OF_TWO, Move
from kickback.games.wallet.bans import KEEP_THEN_GIVE, NOT_A_GIFT, ONE_OPPONENT, TWO_OPPONENTS
from kickback.games.wallet.components import BIRTHDAY_CARDS, NAMES
from kickback.games.wallet.memory import TRAY, WALLET
from kickback.games.wallet.moments.missing import Missing
from kickback.games.wallet.table import Wallet


def birthday(table: Wallet, seat: int) -> None:
    """WAL-BDAY-1, -5: three cards, or as many as there are, lie before the drawer; the gifts are asked for next."""
    table.round.acted = True
    position = 1 if table.rules.ordered else 0
    for _ in range(min(BIRTHDAY_CARDS, len(table.cards.wallet))):
        card = table.cards.draw()
        insort(table.cards.tray, card)
        table.cards.note(WALLET, TRAY, card, 1 << seat, NOWHERE, position)
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in table.cards.tray]
        table.tell("birthday", "WAL-BDAY-1", {"seat": letter(seat), "count": len(names)}, {seat: {"cards": names}})


def deal_gifts(table: Wallet, seat: int, steps: list[Move]) -> None:
    """WAL-BDAY-2, -3, -5: one card stays, the others go to opponents; with two players the third returns."""
    for step in steps:
        if step.verb is DEAL:
            hand_out(table, seat, seat, step.card)
        elif step.verb is GIFT:
            hand_out(table, seat, step.seat, step.card)
    for card in table.cards.tray:
        table.went_back = card
        if table.log is not None:
            table.tell("gift-back", "WAL-BDAY-3", {"seat": letter(seat)}, {seat: {"card": NAMES[card]}})
    table.slide_back(table.cards.tray, TRAY, 1 << seat)
    table.cards.tray = []


def hand_out(table: Wallet, giver: int, taker: int, card: int) -> None:
    table.cards.tray.remove(card)
    insort(table.cards.hands[taker], card)
    table.cards.note(TRAY, taker, card, 1 << giver | 1 << taker)
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        clause = "WAL-BDAY-2" if table.seats > 2 else "WAL-BDAY-3"
        if giver == taker:
            table.tell("gift-kept", clause, {"seat": letter(giver)}, {giver: named})
            return
        facts: Facts = {"from": letter(giver), "to": letter(taker)}
        table.tell("birthday-gift", clause, facts, {giver: named, taker: dict(named)})


class Receiver(Missing):
    """WAL-BDAY-2, -3, -5: who gets the next birthday card, in code order; between two, which card the other gets."""

    def __init__(self, seat: int, left: list[int], two: bool, back: bool, receiver: int, given: int) -> None:
        self.two: bool = two and (back or len(left) > 1)  # two players and two cards left: one of them returns
        self.seat: int = seat
        self.left: list[int] = left  # not yet given, in code order
        self.back: bool = back  # it has been said which card returns
        self.receiver: int = receiver  # who got the card before
        self.given: int = given  # and which one it was

    def lacking(self) -> Ban:
        if self.two:
            return ONE_OPPONENT
        return TWO_OPPONENTS if len(self.left) > 1 or self.receiver >= 0 else KEEP_THEN_GIVE

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
            return self.lacking()
        if card not in self.left:
            return NOT_A_GIFT
        if table.seats == 2:
            return None
        if card != self.left[0] or action.seat == self.receiver:
            return self.lacking()
        return None if self.room_above(table, action.seat) else self.lacking()

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
