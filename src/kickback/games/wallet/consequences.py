"""What a choice would do to the seat that makes it, worked out from the own view and by the judge of the police.

Nothing here is advice: hands are judged as they would be, and blind cards are counted.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.components import (
    AGENT,
    CARDS,
    FIRST_EXTRA,
    MONEY,
    NOTES,
    PRICE,
    PRINTED,
    WORTH,
)
from kickback.games.wallet.verdict import (
    LEAST_JEWELRY,
    LIMIT_CENTS,
    MAY_BADGE,
    MAY_CREDIT,
    MOST_CURRENCIES,
    NEEDS_TWO,
    OWN_CLAUSE,
    RICH,
    Verdict,
    judge,
)
from kickback.games.wallet.view import WalletView

MOST_TO_SPARE: Final = 8  # money cards for which every payment is tried
STEP: Final = 5  # chances are told in steps of so many in a hundred


class Reason:
    """A condition that fails: which, by which clause, and the number that says how."""

    def __init__(self, what: str, clause: str, number: int = 0) -> None:
        self.what: str = what
        self.clause: str = clause
        self.number: int = number


def reasons(v: Verdict) -> list[Reason]:
    """WAL-VERDICT-11: all that makes guilty, in judging order; the first is what the police cite."""
    return id_reasons(v) + prop_reasons(v) + money_reasons(v)


def id_reasons(v: Verdict) -> list[Reason]:
    if v.ids == 0:
        return [Reason("no-id", "WAL-VERDICT-7")]
    if v.identity == HIDDEN:
        return [Reason("many-ids", "WAL-VERDICT-8", v.ids)]
    return [Reason("agent-alone", "WAL-SA-2")] if NEEDS_TWO[v.identity] and v.ids < 2 else []


def prop_reasons(v: Verdict) -> list[Reason]:
    if v.identity == AGENT:
        if v.credit_cards and v.badges:
            return [Reason("agent-both", "WAL-SA-4")]
        if v.credit_cards:
            return [Reason("agent-credit-card", "WAL-SA-4")]
        return [Reason("agent-badge", "WAL-SA-4")] if v.badges else []
    found: list[Reason] = []
    clear = v.identity != HIDDEN
    if v.credit_cards and not (clear and MAY_CREDIT[v.identity]):
        found.append(Reason("credit-card", "WAL-CC-1", v.credit_cards))
    if v.badges and not (clear and MAY_BADGE[v.identity]):
        found.append(Reason("badge", "WAL-PB-1", v.badges))
    return found


def money_reasons(v: Verdict) -> list[Reason]:
    """Amount, currencies and Jewelry; without a clear identity by the usual rule."""
    found: list[Reason] = []
    clear = v.identity != HIDDEN
    own = OWN_CLAUSE[v.identity] if clear else "WAL-VERDICT-2"
    if clear and RICH[v.identity]:
        if v.counted <= LIMIT_CENTS:
            found.append(Reason("too-little", own, v.counted))
    elif v.counted > LIMIT_CENTS:
        what = "coin-tips" if v.cards <= LIMIT_CENTS else "too-much"
        found.append(Reason(what, own, v.counted if what == "coin-tips" else v.counted - LIMIT_CENTS))
    most: int = MOST_CURRENCIES[v.identity] if clear else PRINTED["currencies"]
    if most and v.currencies > most:
        found.append(Reason("currencies", own, v.currencies))
    if clear and v.jewelry < LEAST_JEWELRY[v.identity]:
        found.append(Reason("no-jewelry", own))
    return found


def judged(view: WalletView, hand: list[int]) -> Verdict:
    """The verdict on this hand in the looking seat's place."""
    seat = view.seat
    return judge(hand, view.fx[seat], view.fx_as[seat], view.coins[seat], view.rules.coin_counts)


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
    left = [0] * CARDS
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
    """The chance of a blind card out of the wallet. Known cards count as what they are, the others by what is unseen."""
    most = NOTES if notes_only else CARDS
    good = [card < most and judged(view, sorted([*view.hand, card])).innocent for card in range(CARDS)]
    known = [card for card in view.wallet if card != HIDDEN and card < most]
    hidden = sum(1 for card in view.wallet if card == HIDDEN)
    left = unseen_cards(view)
    unseen = sum(left[:most])
    fine_known = sum(1 for card in known if good[card])
    fine_unseen = sum(left[card] for card in range(most) if good[card])
    if fine_known + (fine_unseen if hidden else 0) == 0:
        return Odds(0, True)
    if fine_known == len(known) and (not hidden or fine_unseen == unseen):
        return Odds(100, True)
    if notes_only and sum(left):  # of the hidden cards only so many are notes
        hidden_cards = hidden * unseen / sum(left)
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
