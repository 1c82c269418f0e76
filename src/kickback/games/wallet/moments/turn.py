"""The turn, the two actions of a Double Turn, and the sorting of birthday cards."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.table import Turn
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
)
from kickback.games.wallet.bans import (
    MUST_ACT,
    NO_SEARCH_YET,
    NOT_A_GIFT,
    NOT_ASKED,
    NOT_GUILTY,
    ONE_OF_FOUR,
    TOO_LATE_IN_TURN,
)
from kickback.games.wallet.components import EXTRA
from kickback.games.wallet.moments.choices import say
from kickback.games.wallet.moments.special_cards import turn_play_ban
from kickback.games.wallet.steps import action_ban, of_hand
from kickback.games.wallet.table import Wallet


class SeatTurn(Turn[Wallet]):
    """WAL-ROUND-1: a seat's turn."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        found = actions_open(table, seat)
        for special in table.specials.down[seat]:
            if special < EXTRA and turn_play_ban(table, seat, special) is None:
                found.append(PLAYS[special])
        if table.rules.may_pass:
            found.append(TO_PASS)
        return found

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        verb = action.verb
        if verb == FLIP:
            return None
        if verb == PUT or verb == TAKE or verb == BUY or verb == PUT_OTHER:
            return action_ban(table, seat, action)
        if verb == PLAY:
            return turn_play_ban(table, seat, action.a)
        if verb == PASS:
            return None if table.rules.may_pass else MUST_ACT
        return out_of_turn(verb)

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        say(table, "turn", seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return TO_FLIP


class Act(Turn[Wallet]):
    """WAL-DOUBLE-1: one of the two actions of a Double Turn."""

    def __init__(self, seat: int) -> None:
        super().__init__("act", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return actions_open(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        verb = action.verb
        if verb == FLIP:
            return None
        if verb == PUT or verb == TAKE or verb == BUY or verb == PUT_OTHER:
            return action_ban(table, seat, action)
        if verb == PLAY:
            return TOO_LATE_IN_TURN
        return MUST_ACT if verb == PASS else out_of_turn(verb)

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        say(table, "act", seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return TO_FLIP


def actions_open(table: Wallet, seat: int) -> list[Action]:
    """What a seat can do as an action."""
    found = of_hand(table.cards.hands[seat], PUTS)
    found.append(TO_FLIP)
    if action_ban(table, seat, TO_TAKE) is None:
        found.append(TO_TAKE)
    if action_ban(table, seat, TO_BUY) is None:
        found.append(TO_BUY)
    return found


def out_of_turn(verb: int) -> Ban:
    """Why what belongs to another time cannot be said in a turn."""
    if verb == SEARCH:
        return NO_SEARCH_YET
    return NOT_GUILTY if verb == LOSE else ONE_OF_FOUR


class Gifts(Turn[Wallet]):
    """WAL-BDAY-2, -3, -5: the birthday cards lie before the drawer, who says which to keep and who gets the others."""

    def __init__(self, seat: int) -> None:
        super().__init__("gifts", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return of_hand(table.cards.tray, DEALS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb == DEAL and action.a in table.cards.tray else NOT_A_GIFT

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        say(table, "gifts", seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return DEALS[table.cards.tray[chance.below(len(table.cards.tray))]]


# These never change once made, so each is made once for every seat.
TURNS_ASKED: Final = [SeatTurn(seat) for seat in range(MOST_SEATS)]
ACTS_ASKED: Final = [Act(seat) for seat in range(MOST_SEATS)]
GIFTS_ASKED: Final = [Gifts(seat) for seat in range(MOST_SEATS)]
