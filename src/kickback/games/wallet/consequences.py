"""What a choice would do to the seat that makes it, worked out from the own view and by the judge of the police.

Nothing here is advice: hands are judged as they would be, and blind cards are counted.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.components import CARD_KINDS, FIRST_EXTRA, MONEY, NOTES, PRICE, WORTH
from kickback.games.wallet.verdict import Verdict, judge
from kickback.games.wallet.view import WalletView

MOST_TO_SPARE: Final = 8  # money cards for which every payment is tried
STEP: Final = 5  # chances are told in steps of so many in a hundred


def judged(view: WalletView, hand: list[int]) -> Verdict:
    """The verdict on this hand in the looking seat's place."""
    seat = view.seat
    return judge(hand, view.fx[seat], view.fx_as[seat], view.coins[seat], view.rules.coin_counts)


def fx_verdict(view: WalletView, note: int, currency: int) -> Verdict:
    """WAL-FX-1, -2: the verdict with that note of the hand on Currency Exchange."""
    return judge(without(view.hand, [note]), note, currency, view.coins[view.seat], view.rules.coin_counts)


def without(hand: list[int], cards: list[int]) -> list[int]:
    rest = hand[:]
    for card in cards:
        rest.remove(card)
    return rest


def saving_puts(view: WalletView) -> list[int]:
    """The cards that one would be innocent without, each once."""
    found: list[int] = []
    for card in view.hand:
        if card not in found and judged(view, without(view.hand, [card])).innocent:
            found.append(card)
    return found


class Odds:
    """Of a hundred blind cards, about how many would leave one innocent; or that it is certain either way."""

    def __init__(self, percent: int, sure: bool) -> None:
        self.percent: int = percent  # in steps of five; 0 and not sure: fewer than five
        self.sure: bool = sure  # none would, or all


def unseen_cards(view: WalletView) -> list[int]:
    """The cards of the deck in use whose place the seat does not know, how many of each."""
    left = [0] * CARD_KINDS
    for card in view.rules.cards:
        left[card] += 1
    seen = view.wallet + view.paid + view.pot + view.tray + view.atm + view.fx + view.hidden + view.credit
    for cards in view.hands + view.seized:
        seen = seen + cards
    for card in seen:
        if 0 <= card < FIRST_EXTRA:
            left[card] -= 1
    return left


def odds(view: WalletView, notes_only: bool = False) -> Odds:
    """The chance of a blind card of the wallet. Known cards count as what they are, the others by what is unseen."""
    most = NOTES if notes_only else CARD_KINDS
    good = [card < most and judged(view, sorted([*view.hand, card])).innocent for card in range(CARD_KINDS)]
    known = [card for card in view.wallet if card != HIDDEN and card < most]
    hidden = sum(1 for card in view.wallet if card == HIDDEN)
    left = unseen_cards(view)
    unseen = sum(count for count in left[:most])
    fine_known = sum(1 for card in known if good[card])
    fine_unseen = 0
    for card in range(most):
        fine_unseen += left[card] if good[card] else 0
    if fine_known + (fine_unseen if hidden else 0) == 0:
        return Odds(0, True)
    if fine_known == len(known) and (not hidden or fine_unseen == unseen):
        return Odds(100, True)
    if notes_only and any(left):  # of the hidden cards only so many are notes
        hidden_cards = hidden * unseen / max(sum(count for count in left), 1)
    else:
        hidden_cards = float(hidden)
    share = fine_unseen / unseen if unseen else 0.0
    chance = 100 * (fine_known + hidden_cards * share) / (len(known) + hidden_cards)
    return Odds(0 if chance < STEP / 2 else int(chance / STEP + 0.5) * STEP, False)


def best_purchase(view: WalletView) -> tuple[list[int], int, Verdict] | None:
    """The richest payment and Extra ID known to be left that make innocent, or None."""
    known = [card for card in view.compartment if card != HIDDEN]
    best: tuple[list[int], int, Verdict] | None = None
    for paid in payments(view):
        rest = without(view.hand, paid)
        for card in known:
            verdict = judged(view, sorted([*rest, card]))
            if verdict.innocent and (best is None or verdict.money > best[2].money):
                best = (paid, card, verdict)
    return best


def payments(view: WalletView) -> list[list[int]]:
    """Payments for an Extra ID, each in code order; with many money cards only those without a spare one."""
    money = [card for card in view.hand if card < MONEY]
    found: list[list[int]] = []
    spare = not view.rules.tight and len(money) <= MOST_TO_SPARE
    add_payments(found, [], 0, money, spare)
    return found


def add_payments(found: list[list[int]], paid: list[int], worth: int, rest: list[int], spare: bool) -> None:
    if worth >= PRICE:
        if paid in found:
            return
        found.append(paid)
        if not spare:
            return
    before = HIDDEN
    for place, card in enumerate(rest):
        if card != before:
            add_payments(found, [*paid, card], worth + WORTH[card], rest[place + 1 :], spare)
        before = card
