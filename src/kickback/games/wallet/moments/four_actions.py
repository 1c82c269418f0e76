"""The four actions of a turn: may they be done, and what they do; and choosing the identity one has paid for."""

from __future__ import annotations

from bisect import insort
from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.memory import NOWHERE
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, letter
from kickback.games.wallet.actions import (
    BUY,
    FLIP,
    MOST_SEATS,
    PASS,
    PAY,
    PICK,
    PICKS,
    PLACE,
    PUT,
    PUT_OTHER,
    TAKE,
    Move,
)
from kickback.games.wallet.bans import (
    CANNOT_AFFORD,
    EMPTY_HAND,
    EMPTY_WALLET,
    NOT_ASKED,
    NOT_FOR_THE_WALLET,
    NOT_IN_HAND,
    PICK_AN_ID,
    SOLD_OUT,
)
from kickback.games.wallet.components import NAMES, PRICE, money_in
from kickback.games.wallet.memory import COMPARTMENT, PAID, WALLET
from kickback.games.wallet.moments.refusals import SeatQuestion
from kickback.games.wallet.parts.round import PLAYING
from kickback.games.wallet.table import Wallet


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


def perform_in_steps(table: Wallet, seat: int, steps: list[Move]) -> None:
    """An action that was said in these steps."""
    place = steps[-1].place if steps[-1].verb is PLACE else 0
    perform(table, seat, steps[0], place, [step.card for step in steps if step.verb is PAY])


def perform(table: Wallet, seat: int, action: Move, place: int, paid: list[int]) -> None:
    """WAL-ROUND-1: one action. Extra Time uses it as well, when no turn is going on."""
    if table.round.phase == PLAYING:
        table.round.acted = True
    if action.verb is TAKE:
        take(table, seat, place)
    elif action.verb is PUT:
        put(table, seat, action.card, place)
    elif action.verb is BUY:
        buy(table, seat, paid)
    elif action.verb is FLIP:
        table.round.flip()
        if table.log is not None:
            table.tell("flipped", "WAL-FLIP-1", {"seat": letter(seat), "left": table.round.hourglasses})
    else:
        assert action.verb is PASS
        if table.log is not None:
            table.tell("passed-turn", "WAL-RULING-2", {"seat": letter(seat)})


def take(table: Wallet, seat: int, position: int) -> None:
    """WAL-TAKE-1."""
    card = table.cards.draw(position or 1)
    insort(table.cards.hands[seat], card)
    table.cards.note(WALLET, seat, card, 1 << seat, NOWHERE, position)
    if table.log is not None:
        tell_moved(table, "took", "WAL-TAKE-1", seat, card, position)


def put(table: Wallet, seat: int, card: int, position: int) -> None:
    """WAL-PUT-1."""
    table.cards.hands[seat].remove(card)
    table.slide(card, position)
    table.cards.note(seat, WALLET, card, 1 << seat, NOWHERE, position)
    if table.log is not None:
        tell_moved(table, "put", "WAL-PUT-1", seat, card, position)


def tell_moved(table: Wallet, kind: str, clause: str, seat: int, card: int, position: int) -> None:
    facts: Facts = {"seat": letter(seat), "wallet": len(table.cards.wallet)}
    if position:
        facts["position"] = position
    table.tell(kind, clause, facts, {seat: {"card": NAMES[card]}})


def pay(table: Wallet, seat: int, cards: list[int]) -> None:
    """WAL-BUY-1, -6: the payment lies face up on the table, or goes into the wallet where that is the custom."""
    for card in cards:
        table.cards.hands[seat].remove(card)
    if table.rules.paid_to_wallet:
        table.slide_back(cards, seat, PUBLIC)
    else:
        table.cards.paid += cards
        table.cards.note_all(seat, PAID, cards, PUBLIC)


def buy(table: Wallet, seat: int, cards: list[int]) -> None:
    """WAL-BUY-1 to -6: pay, look at what is left in the compartment, choose."""
    pay(table, seat, cards)
    table.cards.saw_all(COMPARTMENT, table.cards.compartment, 1 << seat)
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in cards]
        left: list[Plain] = [NAMES[card] for card in table.cards.compartment]
        facts: Facts = {"seat": letter(seat), "cards": names, "value": money_in(cards)}
        table.tell("paid", "WAL-BUY-1", facts, {seat: {"compartment": left}})
    table.stack.append(PICKS_ASKED[seat])


class PickId(SeatQuestion):
    """WAL-BUY-4, -5: the buyer chooses one of the Extra IDs that are left."""

    def __init__(self, seat: int) -> None:
        super().__init__("pick-id", seat, exact=True)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return [PICKS[card] for card in table.cards.compartment]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb is PICK and action.card in table.cards.compartment else PICK_AN_ID

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        card = action.card
        table.cards.compartment.remove(card)
        insort(table.cards.hands[seat], card)
        table.cards.note(COMPARTMENT, seat, card, 1 << seat)
        if table.log is not None:
            facts: Facts = {"seat": letter(seat), "left": len(table.cards.compartment)}
            table.tell("bought", "WAL-BUY-4", facts, {seat: {"card": NAMES[card]}})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return PICKS[table.cards.compartment[chance.below(len(table.cards.compartment))]]


PICKS_ASKED: Final = [PickId(seat) for seat in range(MOST_SEATS)]  # they never change, so each is made once
