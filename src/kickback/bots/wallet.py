"""Rules of thumb for Wallet: get one identity, stay just below the line, hand the poison to a neighbour, then flip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kickback.bots.character import Character
from kickback.engine.actions import Action, Verb
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.wallet import actions as say
from kickback.games.wallet.actions import Move
from kickback.games.wallet.components import (
    AGENT,
    ATM,
    BADGE,
    BIRTHDAY,
    CREDIT_CARD,
    CURRENCY_OF,
    DISPOSE,
    DOUBLE,
    EMERGENCY,
    EXTRA,
    FIRST_VALUE,
    FUND,
    FX,
    HIDE,
    IDENTITY,
    INSPECT,
    JOHN,
    LEFT,
    LIMIT,
    MILLIONAIRE,
    MONEY,
    NOTES,
    OFFICER,
    PARTY_GIRL,
    PRICE,
    REQUEST,
    RIGHT,
    SNATCH,
    SWAP,
    VALUE_WORDS,
    WORTH,
)
from kickback.games.wallet.view import WalletView

ROOM = LIMIT - 1  # the coin is money too
TROUBLE = 170  # what one card too many costs, in CU
MISSING = 220  # what a missing identity or note costs
HANDS = 1 << 15  # remembered with their plans
PROP_BONUS = 140  # an average note for John Smith; about as much for an Officer


class Plan:
    """What one would be judged as, which cards have to go for it, and what that is worth. Nobody changes one."""

    def __init__(self, shed: Sequence[int], lacks: int, wealth: int) -> None:
        self.shed: Sequence[int] = shed
        self.lacks: int = lacks
        self.worth: int = wealth - TROUBLE * len(shed) - MISSING * lacks
        self.wealth: int = wealth

    @property
    def innocent(self) -> bool:
        return not self.shed and not self.lacks


def plan_for(hand: list[int]) -> Plan:
    """The best way to become innocent with these cards. Search asks for the same hands again and again."""
    return best_plan(tuple(hand))


@lru_cache(maxsize=HANDS)
def best_plan(hand: tuple[int, ...]) -> Plan:
    ids = [card for card in hand if IDENTITY[card] != HIDDEN]
    money = [card for card in hand if card < MONEY]
    props = [card for card in hand if card == CREDIT_CARD or card == BADGE]
    if not ids:
        shed, wealth = below_the_line(money, 2)
        return Plan(props + shed, 1, wealth)
    best: Plan | None = None
    tried = 0
    for card in ids:
        identity = IDENTITY[card]
        if tried >> identity & 1:
            continue
        tried |= 1 << identity
        found = plan_as(identity, card, ids, money, props)
        if best is None or found.worth > best.worth:
            best = found
    assert best is not None
    return best


def plan_as(identity: int, card: int, ids: list[int], money: list[int], props: list[int]) -> Plan:
    """What the hand is worth if this is who one wants to be."""
    lacks = 0
    if identity == AGENT:
        away: list[int] = []
        lacks = 0 if len(ids) > 1 else 1
    else:
        away = ids[:]
        away.remove(card)  # an Agent among them has to go as well, or one would be judged as the Agent
    bonus = 0
    for prop in props:
        if (prop == CREDIT_CARD and identity == JOHN) or (prop == BADGE and identity == OFFICER):
            bonus = PROP_BONUS
        else:
            away.append(prop)
    if identity == MILLIONAIRE:
        shed, wealth = two_currencies(money)
        lacks += max(0, LIMIT - wealth + 149) // 150
    else:
        shed, wealth = below_the_line(money, 4 if identity == PARTY_GIRL else 2)
        if identity == PARTY_GIRL and not any(NOTES <= c < MONEY and c not in shed for c in money):
            lacks += 1
    return Plan(away + shed, lacks, wealth + bonus)


def two_currencies(money: list[int]) -> tuple[list[int], int]:
    """The notes of all but the two best currencies have to go."""
    sums = [0, 0, 0, 0]
    counts = [0, 0, 0, 0]
    total = 0
    for card in money:
        total += WORTH[card]
        if card < NOTES:
            sums[CURRENCY_OF[card]] += WORTH[card]
            counts[CURRENCY_OF[card]] += 1
    held = [c for c in range(4) if counts[c]]
    if len(held) < 3:
        return [], total
    held.sort(key=lambda c: (counts[c], sums[c]))
    gone = held[: len(held) - 2]
    shed = [card for card in money if card < NOTES and CURRENCY_OF[card] in gone]
    return shed, total - sum(WORTH[card] for card in shed)


def below_the_line(money: list[int], currencies: int) -> tuple[list[int], int]:
    """What has to go so that no more than 500 in few enough currencies is left, and what is left then."""
    shed: list[int] = []
    total = 0
    if currencies < 4:
        shed, total = two_currencies(money)
    else:
        for card in money:
            total += WORTH[card]
    if total <= ROOM:
        return shed, total
    rest = [card for card in money if card not in shed] if shed else money[:]
    while total > ROOM:
        over = total - ROOM
        enough = [card for card in rest if WORTH[card] >= over]
        out = min(enough, key=WORTH.__getitem__) if enough else max(rest, key=WORTH.__getitem__)
        rest.remove(out)
        shed = [*shed, out]
        total -= WORTH[out]
    return shed, total


def choose(view: View, legal: list[Action], character: Character, chance: Chance) -> Action:
    assert isinstance(view, WalletView)
    if len(legal) == 1:
        return legal[0]
    return chosen(view, [move for move in legal if isinstance(move, Move)], character, chance)


def chosen(view: WalletView, legal: list[Move], character: Character, chance: Chance) -> Move:
    moment = view.moment
    if moment == "gifts":
        return gifts(view, legal)
    if view.draft:
        return next_step(view, legal, chance)
    if moment == "turn" or moment == "act":
        return turn(view, legal, character, chance)
    if moment == "window":
        return last_minute(view, legal, character)
    if moment == "pick-id" or moment == "fund-pick":
        return max(legal, key=lambda action: plan_for(sorted([*view.hand, action.card])).worth)
    if moment in ("slip", "swap", "fund-lay", "give"):
        return least_missed(view, legal)
    if moment == "look":
        better = plan_for(sorted([*view.hand, view.about.card])).worth > plan_for(view.hand).worth
        return by_verb(legal, say.KEEP if better else say.RETURN)
    if moment == "search":
        return max(legal, key=lambda action: suspicion(view, action.seat))
    if moment == "duty":
        return by_verb(legal, say.DUTY)
    return legal[0]  # the smallest token


def said(view: WalletView) -> list[Move]:
    """The steps of the own unfinished choice."""
    return [step for step in view.draft if isinstance(step, Move)]


def by_verb(legal: list[Move], verb: Verb) -> Move:
    """The first legal action of that verb, or the first of all."""
    for action in legal:
        if action.verb is verb:
            return action
    return legal[0]


def least_missed(view: WalletView, legal: list[Move]) -> Move:
    """The card whose loss leaves the best hand."""
    hand = view.hand
    best = legal[0]
    best_worth = -100000
    for action in legal:
        rest = hand[:]
        if action.verb is not say.NONE:
            rest.remove(action.card)
        worth = plan_for(rest).worth
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def suspicion(view: WalletView, seat: int) -> int:
    """Many cards and little time make a rich and guilty player; what lies open is known."""
    verdict = view.verdicts[seat]
    if verdict is not None:
        loot = sum(WORTH[card] for card in [*view.hands[seat], view.fx[seat]] if card != HIDDEN)
        return -1000 if verdict.innocent or not loot else 1000 + loot
    known = sum(WORTH[card] for card in view.hands[seat] if card != HIDDEN)
    return view.sizes[seat] * 100 + known


def turn(view: WalletView, legal: list[Move], character: Character, chance: Chance) -> Move:
    plan = plan_for(view.hand)
    if view.moment == "turn":
        special = special_to_play(view, legal, plan, character)
        if special is not None:
            return special
    left = view.hourglasses
    if plan.innocent:
        enough = 250 + 150 * character.greed
        early = left >= 4
        safe_draw = plan.wealth <= 260 and left >= 3
        if (plan.wealth < enough and early) or safe_draw:
            return by_verb(legal, say.TAKE) if by_verb(legal, say.TAKE).verb is say.TAKE else by_verb(legal, say.FLIP)
        return by_verb(legal, say.FLIP)
    has_id = any(IDENTITY[card] != HIDDEN for card in view.hand)
    buying = by_verb(legal, say.BUY)
    if buying.verb is say.BUY and worth_buying(view, plan, has_id):
        return buying
    if plan.shed and (has_id or len(view.hand) > 6 or left <= 2):
        return say.PUTS[plan.shed[0]]
    if plan.lacks and by_verb(legal, say.TAKE).verb is say.TAKE:
        return by_verb(legal, say.TAKE)
    if plan.shed:
        return say.PUTS[plan.shed[0]]
    hopeless = left <= 2 and chance.below(100) < 50 + 40 * character.nerve
    return by_verb(legal, say.FLIP) if hopeless else by_verb(legal, say.TAKE)


def worth_buying(view: WalletView, plan: Plan, has_id: bool) -> bool:
    """Paying fixes the identity and sheds money at once; otherwise it must save at least two moves."""
    rest = view.hand[:]
    for card in payment(view):
        rest.remove(card)
    best = max(plan_for(sorted([*rest, card])).worth for card in say.EXTRA_IDS if card not in view.hand)
    return best > plan.worth + (0 if has_id else -120)


def payment(view: WalletView) -> list[int]:
    """Cards for an Extra ID: those that have to go anyway first, then as little as possible; in code order."""
    shed = plan_for(view.hand).shed
    money = [card for card in view.hand if card < MONEY]
    money.sort(key=lambda card: (0 if card in shed else 1, -WORTH[card], card))
    paid: list[int] = []
    total = 0
    for card in money:
        if total >= PRICE:
            break
        paid.append(card)
        total += WORTH[card]
    for card in sorted(paid, key=WORTH.__getitem__):
        if total - WORTH[card] >= PRICE and (card not in shed or view.rules.tight):
            paid.remove(card)
            total -= WORTH[card]
    return sorted(paid)


def special_to_play(view: WalletView, legal: list[Move], plan: Plan, character: Character) -> Move | None:
    """A Special card that helps now; the poison is kept for late in the round by those who have the nerve."""
    for action in legal:
        if action.verb is say.PLAY:
            meant = action.special
            if meant == EMERGENCY:
                meant = view.discard[-1]
            if helps(view, meant, plan, character):
                return action
    return None


def helps(view: WalletView, special: int, plan: Plan, character: Character) -> bool:
    trouble = len(plan.shed)
    late = view.hourglasses <= 2 + round(2 * (1 - character.nerve))
    if special == DOUBLE:
        return trouble > 1 or (plan.innocent and view.hourglasses == 2)
    if special in (DISPOSE, LEFT, RIGHT, SWAP):
        return trouble > 0 and (late or trouble > 1)
    if special == BIRTHDAY:
        return plan.lacks > 0 and trouble < 2 and view.hourglasses > 1
    if special == FUND:
        cheap = [card for card in view.hand if card < MONEY and (card in plan.shed or WORTH[card] <= 50)]
        return bool(cheap)
    if special == INSPECT:
        return plan.lacks > 0 or plan.wealth < 350
    if special == SNATCH:
        return plan.lacks > 0 and not trouble
    return special == REQUEST and plan.wealth < 400 and trouble == 0


def next_step(view: WalletView, legal: list[Move], chance: Chance) -> Move:
    """The rest of a line that has been begun."""
    verb = legal[0].verb
    first = said(view)[0]
    if any(action.verb is say.SETTLE or action.verb is say.PAY for action in legal):
        return next_payment(view, legal)
    if verb is say.AIM:
        return max(legal, key=lambda action: (victim(view, action.seat), -action.seat))
    if verb is say.ASK:
        return wanted(view, legal)
    if verb is say.TURN_INTO:
        return kept_currency(view, legal)
    if verb is say.PLACE:
        return legal[chance.below(len(legal))]
    if verb is say.DRAW or verb is say.COVER:
        cover = [action for action in legal if action.verb is say.COVER]
        return cover[0] if cover and not plan_for(view.hand).innocent else legal[0]
    if first.verb is say.PLAY and first.special == EXTRA:
        return extra_action(view, legal)
    if first.verb is say.PLAY and first.special == FX:
        return third_currency(view, legal)
    return least_missed(view, legal)


def victim(view: WalletView, seat: int) -> int:
    """Leaders first; among them those with few cards, who look finished."""
    return 10 * view.token_counts[seat] - view.sizes[seat]


def next_payment(view: WalletView, legal: list[Move]) -> Move:
    paid = [step.card for step in said(view) if step.verb is say.PAY]
    for card in payment(view):
        if card in paid:
            paid.remove(card)
            continue
        for action in legal:
            if action.verb is say.PAY and action.card == card:
                return action
    return by_verb(legal, say.SETTLE)


def wanted(view: WalletView, legal: list[Move]) -> Move:
    """The largest value that still fits under the line, or else Jewelry."""
    room = ROOM - plan_for(view.hand).wealth
    best = legal[0]
    best_value = 0
    for action in legal:
        if action.word >= FIRST_VALUE and action.word - FIRST_VALUE < len(VALUE_WORDS):
            value = VALUE_WORDS[action.word - FIRST_VALUE]
            if best_value < value <= room and value <= 200:
                best, best_value = action, value
    return best


def kept_currency(view: WalletView, legal: list[Move]) -> Move:
    """Into a currency one holds anyway."""
    note = said(view)[-1].card
    counts = [0, 0, 0, 0]
    for card in view.hand:
        if card < NOTES and card != note:
            counts[CURRENCY_OF[card]] += 1
    return max(legal, key=lambda action: counts[action.currency])


def third_currency(view: WalletView, legal: list[Move]) -> Move:
    """The note that is alone in its currency."""
    counts = [0, 0, 0, 0]
    for card in view.hand:
        if card < NOTES:
            counts[CURRENCY_OF[card]] += 1
    return min(legal, key=lambda action: counts[CURRENCY_OF[action.card]])


def extra_action(view: WalletView, legal: list[Move]) -> Move:
    plan = plan_for(view.hand)
    buying = by_verb(legal, say.BUY)
    if plan.lacks and buying.verb is say.BUY:
        return buying
    if plan.shed:
        for action in legal:
            if action.verb is say.PUT and action.card == plan.shed[0]:
                return action
    return by_verb(legal, say.TAKE)


def last_minute(view: WalletView, legal: list[Move], character: Character) -> Move:
    """End-of-round cards are insurance: they take one thing too many out of sight."""
    plan = plan_for(view.hand)
    playable = {action.special: action for action in legal if action.verb is say.PLAY}
    done = by_verb(legal, say.DONE)
    if plan.innocent:
        poor = plan.wealth <= 200 + 100 * character.greed and currencies(view.hand) <= 1
        return playable[ATM] if ATM in playable and poor else done
    if EXTRA in playable and (len(plan.shed) + plan.lacks == 1 or len(plan.shed) > 1):
        return playable[EXTRA]
    if FX in playable and plan.shed and one_note_too_many(view.hand, plan):
        return playable[FX]
    if HIDE in playable and plan.shed:
        return playable[HIDE]
    notes = [card for card in plan.shed if card < NOTES]
    return playable[ATM] if ATM in playable and notes else done


def currencies(hand: list[int]) -> int:
    bits = 0
    for card in hand:
        if card < NOTES:
            bits |= 1 << CURRENCY_OF[card]
    return bits.bit_count()


def one_note_too_many(hand: list[int], plan: Plan) -> bool:
    """Would the hand be in order if one note changed its currency?"""
    total = sum(WORTH[card] for card in hand)
    return len(plan.shed) == 1 and plan.shed[0] < NOTES and currencies(hand) == 3 and total <= ROOM


def gifts(view: WalletView, legal: list[Move]) -> Move:
    """Keep what helps most; poison goes to the leaders."""
    hand = view.hand
    if legal[0].verb is say.DEAL:
        return max(legal, key=lambda action: plan_for(sorted([*hand, action.card])).worth)
    if view.seats > 2:
        nice = legal[0].card < MONEY
        return min(
            legal, key=lambda action: (victim(view, action.seat) if nice else -victim(view, action.seat), action.seat)
        )
    return max(legal, key=lambda action: 0 if action.card < MONEY else 1)
