"""Which part of a choice is missing after the steps said so far."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import BUY, DEAL, PLAY, PUT, PUT_OTHER, PUTS, TAKE, TO_BUY, TO_TAKE, Move, of_hand
from kickback.games.wallet.bans import EXTRA_ACTION
from kickback.games.wallet.components import ATM, EMERGENCY, EXTRA, FX, HIDE
from kickback.games.wallet.moments.birthday import Receiver
from kickback.games.wallet.moments.four_actions import action_ban
from kickback.games.wallet.moments.missing import AIMED, CoverOrDraw, Missing, OwnCard, Target, Where
from kickback.games.wallet.moments.payment import Payment
from kickback.games.wallet.table import Wallet


class OneMoreAction(Missing):
    """WAL-EXTRA-2: one more take, put or buy."""

    def lacking(self) -> Ban:
        return EXTRA_ACTION

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return self.allowed(table, seat, [TO_TAKE, TO_BUY, *of_hand(table.cards.hands[seat], PUTS)])

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if verb is TAKE or verb is PUT or verb is BUY or verb is PUT_OTHER:
            return action_ban(table, seat, action)
        return EXTRA_ACTION

    def next_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return part_of_action(table, action)


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
        return Payment([], 0)
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
