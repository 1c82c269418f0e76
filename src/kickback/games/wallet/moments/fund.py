"""Shared Fund: all lay money, the owner picks, the rest is dealt by lot."""

from __future__ import annotations

from bisect import insort

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, clockwise, letter
from kickback.games.wallet.actions import HAS_NONE, LAY, LAYS, NONE, PICK, PICKS, Move, of_hand
from kickback.games.wallet.bans import LAY_MONEY, MUST_LAY, NOT_ASKED, PICK_LAID
from kickback.games.wallet.components import ANY_MONEY, MONEY, NAMES, WORTH
from kickback.games.wallet.memory import POT
from kickback.games.wallet.moments.card_request import cheapest
from kickback.games.wallet.moments.refusals import SealedQuestion, SeatQuestion
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.table import Wallet


class FundLay(SealedQuestion):
    """WAL-FUND-1, -4: everybody with a card in hand is asked; who has money must lay some."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("fund-lay", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        hand = table.cards.hands[seat]
        if hand[0] >= MONEY:
            return [HAS_NONE]
        return of_hand([card for card in hand if card < MONEY], LAYS)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        hand = table.cards.hands[seat]
        if action.verb is LAY:
            return None if action.card < MONEY and action.card in hand else LAY_MONEY
        if action.verb is NONE:
            return None if hand[0] >= MONEY else MUST_LAY
        return LAY_MONEY

    def sealed(self, table: Wallet, seat: int, action: Move) -> None:
        table.tell_sealed(seat, action, "WAL-FUND-1")

    def resolve(self, table: Wallet) -> None:
        """All cards are turned up at once; then the owner of the Special card picks."""
        layers = 0
        for seat in range(table.seats):
            action = self.picks[seat]
            if action is not None and action.verb is LAY:
                table.cards.hands[seat].remove(action.card)
                insort(table.cards.pot, action.card)
                table.cards.note(seat, POT, action.card, PUBLIC)
                layers |= 1 << seat
            elif action is not None:
                table.cards.lacked(seat, ANY_MONEY)
            if table.log is not None:
                facts: Facts = {"seat": letter(seat)}
                if layers >> seat & 1 and action is not None:
                    facts["card"] = NAMES[action.card]
                table.tell("laid", "WAL-FUND-1" if "card" in facts else "WAL-FUND-4", facts)
        table.stack[-1] = FundPick(table.about.other)
        table.about = About(layers=layers)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        money = [card for card in table.cards.hands[seat] if card < MONEY]
        return LAYS[cheapest(money)] if money else HAS_NONE

    def clone(self) -> FundLay:
        return FundLay(self.asked, self.picks[:])


class FundPick(SeatQuestion):
    """WAL-FUND-2, -3: the owner picks; the rest is dealt at random to the others who laid."""

    def __init__(self, seat: int) -> None:
        super().__init__("fund-pick", seat, exact=True)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return of_hand(table.cards.pot, PICKS)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb is PICK and action.card in table.cards.pot else PICK_LAID

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        card = action.card
        table.cards.pot.remove(card)
        insort(table.cards.hands[seat], card)
        table.cards.note(POT, seat, card, PUBLIC)
        if table.log is not None:
            table.tell("picked", "WAL-FUND-2", {"seat": letter(seat), "card": NAMES[card]})
        single = len(table.cards.pot) == 1  # then everybody knows what is dealt (WAL-RULING-14)
        for other in clockwise(seat, table.seats):
            if other != seat and table.about.layers >> other & 1:
                dealt = table.any_of(table.cards.pot)
                table.cards.pot.remove(dealt)
                insort(table.cards.hands[other], dealt)
                table.cards.note(POT, other, dealt, 1 << other)
                if table.log is not None:
                    named: Facts = {"card": NAMES[dealt]}
                    facts: Facts = {"seat": letter(other)}
                    table.tell("redealt", "WAL-FUND-3", facts | named if single else facts, {other: named})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return PICKS[dearest(table.cards.pot)]


def dearest(cards: list[int]) -> int:
    """The card of most value, the first in code order among equals."""
    found = cards[0]
    for card in cards:
        if WORTH[card] > WORTH[found]:
            found = card
    return found
