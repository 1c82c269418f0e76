"""Rules of thumb for Embezzlement: skim, hide what is fat, hand on what is foul, and keep a Bribe for the best year.

Everything is weighed in Caps. A hidden invoice is worth what its payment is likely to leave above its value, judged by
the kinds not yet seen and by how people announce; a Cap that a colleague loses counts for something, too.
"""

from __future__ import annotations

from typing import Final

from kickback.bots.character import Character
from kickback.engine.actions import Action, Verb
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.embezzlement.actions import (
    ANSWER_KIND,
    ANSWER_NO,
    ANSWER_YES,
    AUDIT_PAYMENT,
    AUDIT_YEAR,
    DECLARE,
    DISCARD,
    OTR_PAYMENT,
    OTR_YEAR,
    PLACE,
    PUNCH,
    TRADE_YEAR,
    USE_BLACKMAIL,
    USE_BRIBE,
    Move,
)
from kickback.games.embezzlement.components import (
    AUDIT,
    AUDIT_REWARD,
    AUDITED,
    BLACKMAIL,
    BLANK,
    BRIBE,
    EIGHT,
    FALSE_AUDIT_FINE,
    KINDS,
    MOST,
    OFF_RECORD,
    OTR,
    TRADE,
    TRAP,
    TRAP_FINE,
    TYPES,
    WORTH,
    YEARS,
)
from kickback.games.embezzlement.table.exchange import BLACKMAILING, PAYMENT_OTR, TRADING
from kickback.games.embezzlement.table.question import OF_VALUE
from kickback.games.embezzlement.view import EmbezzlementView

# How often each kind (row: 1, 2, 3, 4, 5, 8, trap) is announced as 1 to 5 by people who mostly say 5.
SAYS: Final = (
    (0.18, 0.10, 0.12, 0.16, 0.44),
    (0.01, 0.20, 0.13, 0.18, 0.48),
    (0.01, 0.02, 0.25, 0.20, 0.52),
    (0.01, 0.01, 0.03, 0.35, 0.60),
    (0.01, 0.01, 0.02, 0.06, 0.90),
    (0.04, 0.02, 0.02, 0.07, 0.85),
    (0.06, 0.08, 0.16, 0.25, 0.45),
)
KEEP: Final = (0.7, 0.6, 0.7, 0.8, 1.2)  # what a card in hand is worth, by type: audit, trade, otr, blackmail, bribe
LOST: Final = 0.8  # what of a hidden profit survives audits and blackmail
RUIN: Final = 8.0  # how many Caps it is worth not to go bust
UNKNOWN: Final = -99.0


class Reckoning:
    """What the looking seat can reckon: the odds of each kind by amount, and how much others' losses matter."""

    def __init__(self, view: EmbezzlementView, character: Character) -> None:
        self.view: EmbezzlementView = view
        self.character: Character = character
        rivals = max(1, view.seats - len(view.people.bust) - 1)
        self.spite: float = 0.9 / rivals  # a Cap a rival loses, in Caps of mine
        full = view.held[view.seat] >= view.rules.hand_limit and not view.rules.deterministic
        ending = sum(view.boards.laid) <= view.seats and not any(view.workloads)  # cards left over are worth nothing
        self.keeping: float = (0.7 + 0.6 * character.nerve) * (0.4 if full else 1.0) * (0.3 if ending else 1.0)
        self.left: list[int] = []
        self.odds: list[list[float]] = [[] for _ in range(MOST + 1)]
        self.audits: list[float] = [UNKNOWN] * (MOST + 1)
        self.profits: list[float] = [UNKNOWN] * (MOST + 1)

    def count(self) -> None:
        """The kinds this seat has not seen, as far as it can know."""
        view = self.view
        left = view.rules.pool[:]
        older = view.refills[-1] if view.refills else [0]
        for invoice in older[1:]:
            if view.kinds[invoice] != HIDDEN:
                left[view.kinds[invoice]] -= 1
        for kind in view.kinds[older[0] :]:
            if kind != HIDDEN:
                left[kind] -= 1
        self.left = left

    def kinds(self, paid: int) -> list[float]:
        """The odds of each kind under an unseen payment of so much."""
        found = self.odds[paid]
        if not found:
            if not self.left:
                self.count()
            honest = 1.35 - 0.7 * self.character.suspicion
            total = 0.0
            for kind in range(KINDS):
                says = SAYS[kind][paid - 1] * (honest if WORTH[kind] == paid else 1.0)
                weight = max(self.left[kind], 0) * says + 1e-9
                found.append(weight)
                total += weight
            for kind in range(KINDS):
                found[kind] /= total
        return found

    def profit(self, space: int) -> float:
        """What settling this year is likely to bring its owner, without anybody interfering."""
        view = self.view
        if view.boards.marks[space] == AUDITED or view.boards.lying[space] == BLANK:
            return 0.0
        paid = view.boards.paid[space] if space != view.turn.paying else max(view.turn.amount, 1)
        kind = view.value(space)
        if kind != HIDDEN:
            return float(-TRAP_FINE if kind == TRAP else paid - WORTH[kind])
        if self.profits[paid] == UNKNOWN:
            odds = self.kinds(paid)
            brings = -TRAP_FINE * odds[TRAP]
            for kind in range(TRAP):
                brings += odds[kind] * (paid - WORTH[kind])
            self.profits[paid] = brings
        return self.profits[paid]

    def audit(self, space: int) -> float:
        """What auditing this year of a colleague is likely to be worth to me."""
        view = self.view
        paid = view.boards.paid[space]
        kind = view.value(space)
        owner = view.stash[space // YEARS]
        if kind != HIDDEN:
            kills = kind != TRAP and HIDDEN < owner < WORTH[kind] - paid
            return self.verdict(kind, paid) + (2.5 if kills else 0.0)
        if self.audits[paid] == UNKNOWN:
            odds = self.kinds(paid)
            self.audits[paid] = sum([odds[kind] * self.verdict(kind, paid) for kind in range(KINDS)])
        if not HIDDEN < owner < WORTH[EIGHT] - paid:
            return self.audits[paid]
        ruin = sum([odds for kind, odds in enumerate(self.kinds(paid)) if WORTH[kind] - paid > owner])
        return self.audits[paid] + 2.5 * ruin

    def verdict(self, kind: int, paid: int) -> float:
        """What an audit that finds this is worth to the auditor."""
        mine = self.view.stash[self.view.seat]
        if kind == TRAP:
            return -TRAP_FINE - self.spite * TRAP_FINE - (RUIN if mine < TRAP_FINE else 0.0)
        over = paid - WORTH[kind]
        if over > 0:
            return (over if self.view.rules.rich_rats else AUDIT_REWARD) + self.spite * over * LOST
        if over == 0:
            return -FALSE_AUDIT_FINE - (RUIN if mine < FALSE_AUDIT_FINE else 0.0)
        return 0.0

    def card(self, card: int) -> float:
        """What keeping one more card of this type is worth."""
        count = self.view.hands[TYPES * self.view.seat + card]
        return KEEP[card] * self.keeping * (0.35 if count > 1 else 1.0)


def choose(view: View, legal: list[Action], character: Character, chance: Chance) -> Action:
    assert isinstance(view, EmbezzlementView)
    moment = view.moment
    if moment == "action":
        return act(Reckoning(view, character), legal, chance)
    if moment == "declare":
        return announce(view, legal, character, chance)
    if moment == "place":
        return place(Reckoning(view, character), legal, chance)
    if moment in ("draw", "answer", "read", "cheap-start", "target"):
        return quick(view, legal, character, chance)
    return react(Reckoning(view, character), legal, chance)


def named(legal: list[Action], verb: Verb) -> Action | None:
    for action in legal:
        if action.verb is verb:
            return action
    return None


def announce(view: EmbezzlementView, legal: list[Action], character: Character, chance: Chance) -> Action:
    """Paying too much costs nothing but the surplus when it is caught, so most say 5; a trap is bait."""
    kind = view.kinds[view.turn.fresh] if view.turn.fresh != BLANK else view.value(view.turn.paying)
    return legal[amount(kind, character, chance) - 1]


def amount(kind: int, character: Character, chance: Chance) -> int:
    luck = chance.below(1000) / 1000
    if kind == TRAP:
        return 4 if luck < 0.35 else 5
    worth = WORTH[kind]
    if worth >= MOST:
        return MOST
    if luck < 0.55 + 0.4 * character.greed:
        return MOST
    if luck < 0.9 + 0.1 * character.bluff:
        return min(MOST, worth + 1 + chance.below(2))
    return worth


def place(reckoning: Reckoning, legal: list[Action], chance: Chance) -> Action:
    view = reckoning.view
    off = named(legal, OTR_PAYMENT)
    if view.turn.amount == 0:
        kind = view.value(view.turn.paying)
        paid = amount(kind, reckoning.character, chance)
        brings = float(-TRAP_FINE if kind == TRAP else paid - WORTH[kind])
        down = legal[paid - 1]
    else:
        brings = reckoning.profit(view.turn.paying)
        found = named(legal, PLACE)
        assert found is not None
        down = found
    if off is not None and brings >= 3 and 0.35 * brings > reckoning.card(OTR):
        return off
    return down


def act(reckoning: Reckoning, legal: list[Action], chance: Chance) -> Action:
    """The best audit, trade or Off the Record if it is worth its card; otherwise the weakest card goes, or nothing."""
    best = legal[0]
    best_worth = 0.0
    weakest: Action | None = None
    weakest_worth = 99.0
    for action in legal:
        assert isinstance(action, Move)
        verb = action.verb
        if verb is AUDIT_YEAR:
            worth = 0.85 * reckoning.audit(action.space) - reckoning.card(AUDIT)
        elif verb is TRADE_YEAR:
            worth = trade_worth(reckoning, action.space) - reckoning.card(TRADE)
        elif verb is OTR_YEAR:
            worth = hide_worth(reckoning, action.space) - reckoning.card(OTR)
        elif verb is DISCARD:
            keep = reckoning.card(action.card) + chance.below(100) / 1000
            if keep < weakest_worth:
                weakest, weakest_worth = action, keep
            continue
        else:
            continue
        worth += chance.below(100) / 2000
        if worth > best_worth + 0.1:
            best, best_worth = action, worth
    if best_worth == 0.0 and weakest is not None:
        return weakest
    return best


def trade_worth(reckoning: Reckoning, theirs: int) -> float:
    """What I get minus what I give, and the other way round for the colleague."""
    view = reckoning.view
    mine = YEARS * view.seat + theirs % YEARS
    get, give = reckoning.profit(theirs), reckoning.profit(mine)
    safe_get = get * (LOST if get > 0 and view.boards.marks[theirs] != OFF_RECORD else 1.0)
    safe_give = give * (LOST if give > 0 and view.boards.marks[mine] != OFF_RECORD else 1.0)
    gain = safe_get - safe_give
    worth = 0.8 * gain * (1.0 + reckoning.spite)
    rival = view.stash[theirs // YEARS]
    if give < 0 and HIDDEN < rival < -give:
        worth += 2.0  # they could not even pay for it
    if give < 0 and view.stash[view.seat] + give < 0:
        worth += 0.5 * RUIN
    return worth


def hide_worth(reckoning: Reckoning, space: int) -> float:
    """A sure profit is worth protecting, most of all just before it is settled."""
    view = reckoning.view
    brings = reckoning.profit(space)
    if brings < 2:
        return 0.0
    age = (view.boards.latest[view.seat] - space % YEARS) % YEARS  # 0: just paid, 6: settled next
    return brings * (0.12 + 0.05 * age)


def react(reckoning: Reckoning, legal: list[Action], chance: Chance) -> Action:
    """Windows and exchanges: what is at stake for me if I play, against what the card is worth in hand."""
    view = reckoning.view
    give_up = legal[0]
    exchange = view.exchange
    wobble = chance.below(200) / 1000 - 0.1
    if exchange is None:
        if view.moment == "audit-payment":
            card = named(legal, AUDIT_PAYMENT)
            if card is not None and 0.85 * reckoning.audit(view.turn.paid_now) + wobble > reckoning.card(AUDIT):
                return card
            return give_up
        card = named(legal, USE_BLACKMAIL)
        if card is not None and blackmail_worth(reckoning) + wobble > reckoning.card(BLACKMAIL):
            return card
        return give_up
    bribe = named(legal, USE_BRIBE)
    if exchange.what >= PAYMENT_OTR:
        return react_to_otr(reckoning, legal, bribe, wobble)
    if exchange.what == BLACKMAILING:
        again = named(legal, USE_BLACKMAIL)
        stake = blackmail_worth(reckoning) if view.seat != exchange.against else settlement(reckoning)
        if again is not None and 1.1 * stake > reckoning.card(BLACKMAIL):
            return again
        return bribe if bribe is not None and 0.85 * stake + wobble > reckoning.card(BRIBE) else give_up
    if exchange.what == TRADING:
        stake = trade_stake(reckoning, exchange.by, exchange.space)
        return bribe if bribe is not None and 0.85 * stake + wobble > reckoning.card(BRIBE) else give_up
    again = named(legal, AUDIT_PAYMENT)
    if view.seat == exchange.against:
        stake = reckoning.profit(exchange.space) if reckoning.profit(exchange.space) > 0 else -1.0
        if view.value(exchange.space) == TRAP:
            stake = -TRAP_FINE
    else:
        stake = reckoning.audit(exchange.space)
        if again is not None and 0.9 * stake > reckoning.card(AUDIT):
            return again
    return bribe if bribe is not None and 0.85 * stake + wobble > reckoning.card(BRIBE) else give_up


def settlement(reckoning: Reckoning) -> float:
    return max(0.0, reckoning.profit(reckoning.view.turn.settling))


def blackmail_worth(reckoning: Reckoning) -> float:
    """The profit on the table is certain but for a Bribe; blind, it is a guess."""
    view = reckoning.view
    gain = settlement(reckoning)
    return gain * (1.0 + reckoning.spite) * (0.55 if view.rules.blind else 0.75)


def trade_stake(reckoning: Reckoning, by: int, space: int) -> float:
    """What the trade would take from me: who offers a year wants mine, or wants to be rid of theirs."""
    view = reckoning.view
    mine = reckoning.profit(space if space // YEARS == view.seat else YEARS * view.seat + space % YEARS)
    other = YEARS * by + space % YEARS if by != view.seat else space
    theirs = reckoning.profit(other)
    if by == view.seat:
        return theirs - mine
    if view.value(other) == HIDDEN:
        theirs -= 1.5
    return (mine - theirs) * (1.0 + reckoning.spite) * 0.8


def react_to_otr(reckoning: Reckoning, legal: list[Action], bribe: Action | None, wobble: float) -> Action:
    view = reckoning.view
    exchange = view.exchange
    assert exchange is not None
    if view.seat == exchange.by:
        stake = 0.4 * reckoning.profit(exchange.space)
        return bribe if bribe is not None and stake + wobble > reckoning.card(BRIBE) else legal[0]
    punch = named(legal, PUNCH)
    if punch is not None and 1.5 + wobble > reckoning.card(BRIBE) + reckoning.card(AUDIT):
        return punch  # nobody hides an honest payment
    if bribe is None or exchange.what != PAYMENT_OTR or view.hands[TYPES * view.seat + AUDIT] == 0:
        return legal[0]
    stake = 1.0 + 2.0 * reckoning.spite * LOST
    return bribe if 0.6 * stake + wobble > reckoning.card(BRIBE) + reckoning.card(AUDIT) else legal[0]


def quick(view: EmbezzlementView, legal: list[Action], character: Character, chance: Chance) -> Action:
    """Small choices: always pick up, start low but not bare, aim within reach, and say what was announced."""
    if view.moment == "cheap-start":
        return legal[min(len(legal) - 1, 2 + int(3.0 * (1.0 - character.greed)) + chance.below(2))]
    if view.moment == "target":
        return legal[min(len(legal) - 1, int(4.0 * character.greed * chance.below(100) / 100))]
    question = view.question
    if question is None:
        return legal[0]
    if question.what == OF_VALUE or view.moment == "read":
        paid = view.boards.paid[question.about] or MOST
        for action in legal:
            if isinstance(action, Move) and action.verb in (ANSWER_KIND, DECLARE) and WORTH[action.kind] == paid:
                return action
    for action in legal:
        if action.verb in (ANSWER_YES, ANSWER_NO):
            said = ANSWER_YES if chance.below(100) < 50 + 40 * character.bluff else ANSWER_NO
            if action.verb is said:
                return action
    return legal[chance.below(len(legal))]
