"""Shared Fund: all lay money, the owner picks, the rest is dealt by lot."""

from __future__ import annotations

from bisect import insort

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC, clockwise, letter
from kickback.engine.table import Commit, Turn
from kickback.games.wallet.actions import HAS_NONE, LAY, LAYS, NONE, PICK, PICKS
from kickback.games.wallet.bans import LAY_MONEY, MUST_LAY, NOT_ASKED, PICK_LAID
from kickback.games.wallet.components import ANY_MONEY, MONEY, NAMES, WORTH
from kickback.games.wallet.memory import ABSENT, POT, fact
from kickback.games.wallet.moments.card_request import cheapest
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.steps import of_hand
from kickback.games.wallet.table import Wallet


class FundLay(Commit[Wallet]):
    """WAL-FUND-1, -4: everybody with a card in hand is asked; who has money must lay some."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("fund-lay", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        hand = table.cards.hands[seat]
        if hand[0] >= MONEY:
            return [HAS_NONE]
        return of_hand([card for card in hand if card < MONEY], LAYS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        hand = table.cards.hands[seat]
        if action.verb == LAY:
            return None if action.a < MONEY and action.a in hand else LAY_MONEY
        if action.verb == NONE:
            return None if hand[0] >= MONEY else MUST_LAY
        return LAY_MONEY

    def sealed(self, table: Wallet, seat: int, action: Action) -> None:
        table.tell_sealed(seat, action, "WAL-FUND-1")

    def resolve(self, table: Wallet) -> None:
        """All cards are turned up at once; then the owner of the Special card picks."""
        layers = 0
        for seat in range(table.seats):
            action = self.picks[seat]
            if action is not None and action.verb == LAY:
                table.cards.hands[seat].remove(action.a)
                insort(table.cards.pot, action.a)
                table.cards.note(seat, POT, action.a, PUBLIC)
                layers |= 1 << seat
            elif action is not None:
                table.cards.trail.append(fact(ABSENT, seat, seat, HIDDEN, PUBLIC, ANY_MONEY, 0))
            if table.log is not None:
                facts: Facts = {"seat": letter(seat)}
                if layers >> seat & 1 and action is not None:
                    facts["card"] = NAMES[action.a]
                table.tell("laid", "WAL-FUND-1" if "card" in facts else "WAL-FUND-4", facts)
        table.stack[-1] = FundPick(table.about.other)
        table.about = About(layers=layers)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        money = [card for card in table.cards.hands[seat] if card < MONEY]
        return LAYS[cheapest(money)] if money else HAS_NONE

    def clone(self) -> FundLay:
        return FundLay(self.asked, self.picks[:])


class FundPick(Turn[Wallet]):
    """WAL-FUND-2, -3: the owner picks; the rest is dealt at random to the others who laid."""

    def __init__(self, seat: int) -> None:
        super().__init__("fund-pick", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return of_hand(table.cards.pot, PICKS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb == PICK and action.a in table.cards.pot else PICK_LAID

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        card = action.a
        table.cards.pot.remove(card)
        insort(table.cards.hands[seat], card)
        table.cards.note(POT, seat, card, PUBLIC)
        if table.log is not None:
            table.tell("picked", "WAL-FUND-2", {"seat": letter(seat), "card": NAMES[card]})
        for other in clockwise(seat, table.seats):
            if other != seat and table.about.layers >> other & 1:
                dealt = table.any_of(table.cards.pot)
                table.cards.pot.remove(dealt)
                insort(table.cards.hands[other], dealt)
                table.cards.note(POT, other, dealt, 1 << other)
                if table.log is not None:
                    table.tell("redealt", "WAL-FUND-3", {"seat": letter(other)}, {other: {"card": NAMES[dealt]}})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return PICKS[dearest(table.cards.pot)]


def dearest(cards: list[int]) -> int:
    """The card of most value, the first in code order among equals."""
    found = cards[0]
    for card in cards:
        if WORTH[card] > WORTH[found]:
            found = card
    return found
