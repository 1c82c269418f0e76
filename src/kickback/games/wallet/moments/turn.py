"""The turn, the two actions of a Double Turn, and the sorting of birthday cards."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import (
    BUY,
    DEAL,
    DEALS,
    FLIP,
    LOSE,
    MOST_SEATS,
    PASS,
    PLAY,
    PLAYS,
    PUT,
    PUT_OTHER,
    PUTS,
    SEARCH,
    TAKE,
    TO_BUY,
    TO_FLIP,
    TO_PASS,
    TO_TAKE,
    Move,
    of_hand,
)
from kickback.games.wallet.bans import (
    MUST_ACT,
    NO_PASS_IN_DOUBLE,
    NO_SEARCH_YET,
    NOT_A_GIFT,
    NOT_ASKED,
    NOT_GUILTY,
    ONE_OF_FOUR,
    TOO_LATE_IN_TURN,
)
from kickback.games.wallet.components import EXTRA, PRICE, WORTH
from kickback.games.wallet.moments.choices import any_next_step, carry_out
from kickback.games.wallet.moments.drafts import first_part
from kickback.games.wallet.moments.four_actions import action_ban
from kickback.games.wallet.moments.missing import Missing
from kickback.games.wallet.moments.refusals import SeatQuestion
from kickback.games.wallet.moments.special_cards import turn_play_ban
from kickback.games.wallet.table import Wallet


class ChoosingTurn(SeatQuestion):
    """One seat chooses, in steps where a choice has several parts."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, seat, exact=True, stepwise=True)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        return self.judge(table, seat, action) if seat == self.seat else NOT_ASKED

    def judge(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        """Why a choice may not begin with this."""
        raise NotImplementedError

    def first_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        whole = action.verb is FLIP or (action.verb is PUT and not table.rules.ordered)
        return None if whole else first_part(table, seat, action)

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        carry_out(table, seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return any_next_step(table, seat, chance) if seat in table.drafts else TO_FLIP


class SeatTurn(ChoosingTurn):
    """WAL-ROUND-1: a seat's turn."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        found = actions_open(table, seat)
        for special in table.specials.down[seat]:
            if special < EXTRA and turn_play_ban(table, seat, special) is None:
                found.append(PLAYS[special])
        if table.rules.may_pass:
            found.append(TO_PASS)
        return found

    def judge(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if verb is FLIP:
            return None
        if verb is PUT or verb is TAKE or verb is BUY or verb is PUT_OTHER:
            return action_ban(table, seat, action)
        if verb is PLAY:
            return turn_play_ban(table, seat, action.special)
        if verb is PASS:
            return None if table.rules.may_pass else MUST_ACT
        return out_of_turn(action)


class Act(ChoosingTurn):
    """WAL-DOUBLE-1: one of the two actions of a Double Turn."""

    def __init__(self, seat: int) -> None:
        super().__init__("act", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return actions_open(table, seat)

    def judge(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if verb is FLIP:
            return None
        if verb is PUT or verb is TAKE or verb is BUY or verb is PUT_OTHER:
            return action_ban(table, seat, action)
        if verb is PLAY:
            return TOO_LATE_IN_TURN
        return NO_PASS_IN_DOUBLE if verb is PASS else out_of_turn(action)


def actions_open(table: Wallet, seat: int) -> list[Move]:
    """What a seat can do as an action."""
    cards = table.cards
    found: list[Move] = []
    before = HIDDEN
    total = 0
    for card in cards.hands[seat]:  # which is sorted
        total += WORTH[card]
        if card != before:
            found.append(PUTS[card])
            before = card
    found.append(TO_FLIP)
    if cards.wallet:
        found.append(TO_TAKE)
    if total >= PRICE and cards.compartment:
        found.append(TO_BUY)
    return found


def out_of_turn(action: Move) -> Ban:
    """Why what belongs to another time cannot be said in a turn."""
    if action.verb is SEARCH:
        return NO_SEARCH_YET
    return NOT_GUILTY if action.verb is LOSE else ONE_OF_FOUR


class Gifts(ChoosingTurn):
    """WAL-BDAY-2, -3, -5: the birthday cards lie before the drawer, who says which to keep and who gets the others."""

    def __init__(self, seat: int) -> None:
        super().__init__("gifts", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return of_hand(table.cards.tray, DEALS)

    def judge(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        return None if action.verb is DEAL and action.card in table.cards.tray else NOT_A_GIFT

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        if seat in table.drafts:
            return any_next_step(table, seat, chance)
        tray = table.cards.tray
        return DEALS[tray[chance.below(len(tray))]]


# These never change once made, so each is made once for every seat.
TURNS_ASKED: Final = [SeatTurn(seat) for seat in range(MOST_SEATS)]
ACTS_ASKED: Final = [Act(seat) for seat in range(MOST_SEATS)]
GIFTS_ASKED: Final = [Gifts(seat) for seat in range(MOST_SEATS)]
