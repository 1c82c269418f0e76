"""Choices with several parts, said step by step.

A step changes nothing but the stack, where it leaves the question for the next part; the last one carries the whole
choice out. All steps bear the name of the question they answer, so that nobody else can tell a half-said line.
"""

from __future__ import annotations

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.table import RACE, Turn
from kickback.games.wallet.actions import (
    ASKS,
    AT_PLACE,
    BACK,
    BUY,
    CHOICES,
    CHOOSE,
    COVER,
    CURRENCY,
    DEAL,
    DRAW,
    FROM_PLACE,
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
    TARGET,
    TARGETS,
    TO_BUY,
    TO_COVER,
    TO_DRAW,
    TO_SETTLE,
    TO_TAKE,
    WORD,
)
from kickback.games.wallet.bans import (
    ASK_MONEY,
    ASK_OPPONENT,
    ATM_NOTE,
    ATM_WAY,
    DISPOSE_TO,
    EMPTY_HAND,
    EMPTY_WALLET,
    EXTRA_ACTION,
    FX_NOTE,
    HIDE_ONE,
    IN_ORDER,
    INSPECT_OTHER,
    KEEP_THEN_GIVE,
    NOT_A_GIFT,
    NOT_ASKED,
    NOT_FOR_THE_WALLET,
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


class Step(Turn[Wallet]):
    """The next part of a choice that a seat has begun. Everybody else is still answered by the question beneath."""

    def __init__(self, name: str, seat: int, lacking: Ban) -> None:
        super().__init__(name, seat)
        self.lacking: Ban = lacking  # what is missing as long as this part has not been said

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            beneath = table.stack[1]
            return NOT_ASKED if beneath.kind == RACE else beneath.forbids(table, seat, action)
        return self.judge(table, seat, action)

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        raise NotImplementedError

    def allowed(self, table: Wallet, seat: int, actions: list[Action]) -> list[Action]:
        return [action for action in actions if self.judge(table, seat, action) is None]

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        table.stack[1].answer(table, seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        legal = table.legal(seat)
        return legal[chance.below(len(legal))]


class Where(Step):
    """Only in an ordered wallet: from where to take, or where to put."""

    def __init__(self, name: str, seat: int, putting: bool) -> None:
        super().__init__(name, seat, WHICH_PLACE)
        self.putting: bool = putting

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return AT_PLACE[: len(table.cards.wallet) + 1] if self.putting else FROM_PLACE[: len(table.cards.wallet)]

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        fits = action.verb == PLACE and action.a <= len(table.cards.wallet) + (1 if self.putting else 0)
        return None if fits else WHICH_PLACE


class Payment(Step):
    """WAL-BUY-1 to -3, -7: the cards of a payment in code order, then `settle`. Every path offered can be finished."""

    def __init__(self, name: str, seat: int, paid: list[int]) -> None:
        super().__init__(name, seat, TOO_LITTLE)
        self.paid: list[int] = paid

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
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

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        paid = self.paid
        if action.verb == SETTLE:
            if money_in(paid) < PRICE:
                return TOO_LITTLE
            return SPARE_CARD if table.rules.tight and spare(paid) else None
        if action.verb != PAY:
            return TOO_LITTLE
        card = action.a
        hand = table.cards.hands[seat]
        if card >= MONEY or hand.count(card) <= paid.count(card):
            return PAY_MONEY
        if paid and card < paid[-1]:
            return IN_ORDER
        if table.rules.tight:
            if money_in(paid) >= PRICE:
                return SPARE_CARD
            return None if tight_end(paid + [card], later(hand, paid, card)) else SPARE_CARD
        reach = money_in(paid) + WORTH[card] + money_in(later(hand, paid, card))
        return None if reach >= PRICE else TOO_LITTLE


class Target(Step):
    """At whom a Special card is aimed."""

    def __init__(self, name: str, seat: int, special: int) -> None:
        super().__init__(name, seat, AIMED[special])
        self.special: int = special

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return self.allowed(table, seat, TARGETS[: table.seats])

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        target = action.a
        if action.verb != TARGET or target == seat or target >= table.seats:
            return self.lacking
        if self.special == DISPOSE or self.special == REQUEST or table.cards.hands[target]:
            return None
        return SWAP_CARDS if self.special == SWAP else self.lacking


class Ask(Step):
    """WAL-REQUEST-1, -6: what a Card Request asks for."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, seat, ASK_OPPONENT)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return self.allowed(table, seat, ASKS[: REQUEST_WORDS if table.rules.ask_anything else MONEY_WORDS])

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if action.verb != WORD:
            return ASK_OPPONENT
        if action.a >= MONEY_WORDS:
            return None if table.rules.ask_anything else ASK_MONEY
        return None if table.rules.values[action.a] else ASK_OPPONENT


class Choice(Step):
    """A card of the own hand for a Special card: to dispose of, to hide, or to cover with."""

    def __init__(self, name: str, seat: int, special: int) -> None:
        super().__init__(name, seat, CHOSEN[special])
        self.special: int = special

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return self.allowed(table, seat, of_hand(table.cards.hands[seat], CHOICES))

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if action.verb != CHOOSE:
            return self.lacking
        card = action.a
        if self.special == ATM and card >= NOTES:
            return ATM_NOTE
        if self.special == FX and card >= NOTES:
            return FX_NOTE
        return None if card in table.cards.hands[seat] else self.lacking


class Into(Step):
    """WAL-FX-1: the new currency, which is another one."""

    def __init__(self, name: str, seat: int, note: int) -> None:
        super().__init__(name, seat, FX_NOTE)
        self.note: int = note

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return self.allowed(table, seat, INTO)

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        return None if action.verb == CURRENCY and action.a != CURRENCY_OF[self.note] else FX_NOTE


class Teller(Step):
    """WAL-ATM-1, -2: cover the ATM, or draw."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, seat, ATM_WAY)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return self.allowed(table, seat, [TO_DRAW, TO_COVER])

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if action.verb == DRAW:
            return None
        hand = table.cards.hands[seat]
        return None if action.verb == COVER and hand and hand[0] < NOTES else ATM_WAY


class ExtraAction(Step):
    """WAL-EXTRA-2: one more take, put or buy."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, seat, EXTRA_ACTION)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return self.allowed(table, seat, [TO_TAKE, TO_BUY, *of_hand(table.cards.hands[seat], PUTS)])

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if verb == TAKE or verb == PUT or verb == BUY or verb == PUT_OTHER:
            return action_ban(table, seat, action)
        return EXTRA_ACTION


class Gift(Step):
    """WAL-BDAY-2, -3, -5: who gets the next birthday card, in code order; between two, which card the other gets."""

    def __init__(self, name: str, seat: int, left: list[int], receiver: int, two: bool, back: bool) -> None:
        super().__init__(
            name, seat, ONE_OPPONENT if two else TWO_OPPONENTS if len(left) > 1 or receiver >= 0 else KEEP_THEN_GIVE
        )
        self.left: list[int] = left  # not yet given, in code order
        self.receiver: int = receiver  # who got the card before, or HIDDEN
        self.two: bool = two  # two players and two cards left: one of them returns
        self.back: bool = back  # it has been said which one

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        if table.seats > 2:
            return self.allowed(table, seat, GIFTS[self.left[0]][: table.seats])
        cards = self.left[:1] if len(self.left) > 1 and self.left[0] == self.left[1] else self.left
        return [GIFTS_OF_TWO[card][1 - seat] for card in cards]

    def judge(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        card = action.a
        if action.verb == BACK and self.two and not self.back:
            return None if card in self.left else NOT_A_GIFT
        if action.verb != GIFT or action.b == seat or action.b >= table.seats:
            return self.lacking
        if card not in self.left:
            return NOT_A_GIFT
        if table.seats == 2:
            return None
        if card != self.left[0] or action.b == self.receiver:
            return self.lacking
        return None if self.room_above(table, action.b) else self.lacking

    def room_above(self, table: Wallet, receiver: int) -> bool:
        """Two equal cards go to their receivers in rising order, so that each way to give them is said one way."""
        if len(self.left) < 2:
            return not self.twin_before(table) or receiver > self.receiver
        if self.left[0] != self.left[1]:
            return True
        return any(other != self.seat for other in range(receiver + 1, table.seats))

    def twin_before(self, table: Wallet) -> bool:
        """Was the card given just before equal to this one?"""
        return self.receiver >= 0 and table.draft[-1].a == self.left[0]


AIMED = {
    INSPECT: INSPECT_OTHER,
    SNATCH: SNATCH_OTHER,
    SWAP: SWAP_OTHER,
    DISPOSE: DISPOSE_TO,
    REQUEST: ASK_OPPONENT,
}
CHOSEN = {DISPOSE: DISPOSE_TO, HIDE: HIDE_ONE, ATM: ATM_WAY, FX: FX_NOTE}


def next_step(table: Wallet, name: str, seat: int, action: Action) -> Step | None:
    """The part that is missing once this has been said after the draft; None if the choice is whole."""
    verb = action.verb
    if verb == TAKE or verb == PUT:
        return Where(name, seat, verb == PUT) if table.rules.ordered else None
    if verb == BUY:
        return Payment(name, seat, [])
    if verb == PAY:
        return Payment(name, seat, [step.a for step in table.draft if step.verb == PAY] + [action.a])
    if verb == PLAY:
        return first_part(table, name, seat, action.a)
    if verb == DEAL or verb == GIFT or verb == BACK:
        return next_gift(table, name, seat, action)
    if verb == TARGET:
        special = copied(table, table.draft[0].a)
        if special == DISPOSE:
            return Choice(name, seat, DISPOSE)
        return Ask(name, seat) if special == REQUEST else None
    if verb == COVER:
        return Choice(name, seat, ATM)
    if verb == CHOOSE and table.draft[0].a == FX:
        return Into(name, seat, action.a)
    return None


def first_part(table: Wallet, name: str, seat: int, special: int) -> Step | None:
    """What a Special card has to be told first."""
    meant = copied(table, special)
    if meant in AIMED:
        return Target(name, seat, meant)
    if meant == EXTRA:
        return ExtraAction(name, seat)
    if meant == ATM:
        return Teller(name, seat)
    return Choice(name, seat, meant) if meant == HIDE or meant == FX else None


def next_gift(table: Wallet, name: str, seat: int, action: Action) -> Step | None:
    left = table.cards.tray[:]
    receiver = HIDDEN
    back = False
    for step in table.draft + [action]:
        left.remove(step.a)
        if step.verb == GIFT:
            receiver = step.b
        back = back or step.verb == BACK
    if not left or (table.seats == 2 and action.verb == GIFT):
        return None
    return Gift(name, seat, left, receiver, table.seats == 2 and (back or len(left) > 1), back)


def copied(table: Wallet, special: int) -> int:
    """WAL-EMERG-1: Emergency means the card on top of the pile."""
    return table.specials.top if special == EMERGENCY else special


def of_hand(hand: list[int], actions: list[Action]) -> list[Action]:
    """One action for each different card of a hand, which is sorted."""
    found: list[Action] = []
    before = HIDDEN
    for card in hand:
        if card != before:
            found.append(actions[card])
            before = card
    return found


def action_ban(table: Wallet, seat: int, action: Action) -> Ban | None:
    """WAL-TAKE-3, WAL-PUT-3, -4, WAL-BUY-7, -8: may the seat take, put this card, or buy?"""
    verb = action.verb
    hand = table.cards.hands[seat]
    if verb == PUT:
        if action.a in hand:
            return None
        return NOT_IN_HAND if hand else EMPTY_HAND
    if verb == TAKE:
        return None if table.cards.wallet else EMPTY_WALLET
    if verb == PUT_OTHER:
        return NOT_FOR_THE_WALLET
    if not table.cards.compartment:
        return SOLD_OUT
    return None if money_in(hand) >= PRICE else TOO_LITTLE


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
