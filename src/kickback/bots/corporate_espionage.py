"""Rules of thumb for Corporate Espionage: people first, cash as armour, bills kept for a kill, cancels for pain."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from kickback.bots.character import Character
from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.moments import Moment
from kickback.engine.view import View
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import (
    TAKEOVER_WORTH,
    Card,
    Condition,
    Effect,
    Op,
    code_in,
    effect_worth,
    sold_for,
)
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import Bill, Pending, PickInHand, PickInPlay, TakeoverChoice, Window
from kickback.games.corporate_espionage.table import Permanent
from kickback.games.corporate_espionage.view import EspionageView

TURNS = 4.0  # so many turns an income is expected to flow
KILL = 60.0  # what it is worth to see a rival leave
PASSED = 0.0


def choose(view: View, legal: list[Action], character: Character, chance: Chance) -> Action:
    assert isinstance(view, EspionageView)
    best = legal[0]
    best_worth = -1e9
    judge = MOMENTS.get(view.moment, indifferent)
    thought = Thought(view, character)
    for action in legal:
        assert isinstance(action, Move)
        worth = judge(thought, action)
        if worth > best_worth or (worth == best_worth and chance.below(2)):
            best, best_worth = action, worth
    return best


@cache
def in_play(card: Card) -> float:
    """What a card is worth in play, beside its printed cost: what it brings in, and what its effects are worth."""
    return TURNS * (card.income - card.overhead) + sum(float(effect_worth(effect)) for effect in card.effects) * 0.8


class Thought:
    """What a player keeps in mind during one decision."""

    def __init__(self, view: EspionageView, character: Character) -> None:
        self.view = view
        self.character = character
        self.me = view.seat
        self.bank = view.accounts.banks[view.seat]
        self.rivals = [seat for seat in range(view.seats) if seat != view.seat and view.living(seat)]

    @cached_property
    def worths(self) -> list[int]:
        return [
            sum([p.card.cost for p in board], bank)
            for board, bank in zip(self.view.in_play.boards, self.view.accounts.banks, strict=True)
        ]

    @cached_property
    def leader(self) -> int:
        return max(self.rivals, key=self.worths.__getitem__, default=self.me)

    def reserve(self) -> float:
        """Cash is armour: what others could bill grows with the rounds."""
        usual = min(16.0, 2.0 + 1.3 * self.view.calendar.round)
        return usual * (0.4 + 0.8 * self.character.suspicion) * (1.25 - 0.5 * self.character.greed)

    def staying_power(self, seat: int) -> int:
        """What a company can pay before it is out, if nothing saves it."""
        assets = [sold_for(p.card.cost) for p in self.view.in_play.boards[seat] if p.card.type == w.ASSET]
        return sum(assets, self.view.accounts.banks[seat])

    def cost(self, code: int) -> int:
        card = self.view.card_set.card(code)
        return max(0, card.cost + self.view.modifiers.costs[self.me * 5 + card.type])

    def blocked(self, seat: int, verb: int) -> bool:
        return self.view.modifiers.blocks[seat] >> verb & 1 == 1

    def count(self, quantity: int, me: int, them: int) -> int:
        """A quantity as far as everybody can see it."""
        view = self.view
        if quantity == w.Q_ROUND:
            return view.calendar.round
        if quantity == w.Q_RIVALS:
            return len(self.rivals) if me == self.me else view.companies.alive.bit_count() - 1
        seat = me if quantity < w.THEIR else them
        if seat < 0:
            return 0
        kind = quantity % w.THEIR
        board = view.in_play.boards[seat]
        if kind == w.Q_BANK:
            return view.accounts.banks[seat]
        if kind <= w.Q_TEAM:
            types = ((), (0,), (1,), (2,), (0, 1))[kind]
            return len([p for p in board if p.card.type in types])
        if kind == w.Q_HAND:
            return len(view.zones.hands[seat])
        if kind == w.Q_DECK:
            return len(view.zones.decks[seat])
        if kind == w.Q_INCOME:
            return view.incomes[seat]
        return view.overheads[seat] if kind == w.Q_OVERHEAD else self.worths[seat]

    def amount(self, op: Op, me: int, them: int) -> int:
        n = op.n
        if op.per != w.NO_QUANTITY:
            n = -(-op.n * max(0, self.count(op.per, me, them)) // op.div)
        return n if op.max == w.NO_LIMIT else min(n, op.max)

    def holds(self, conditions: list[Condition], me: int, them: int) -> bool:
        return all(c.holds(self.count(c.quantity, me, them)) for c in conditions)


def effects_worth(t: Thought, effects: list[Effect], by: int, target: int) -> float:
    """What effects played by a company would be worth to us, now: harm to rivals and help to ourselves count."""
    worth = 0.0
    for effect in effects:
        if not effect.conditions or t.holds(effect.conditions, by, target):
            for op in effect.ops:
                worth += op_worth(t, op, by, target)
    return worth


def op_worth(t: Thought, op: Op, by: int, target: int) -> float:
    if op.who == w.ME:
        return hit_worth(t, op, by, by)
    if op.who == w.RIVAL or op.who == w.ACTOR:
        return hit_worth(t, op, by, target) if target >= 0 else 0.0
    hit = [seat for seat in range(t.view.seats) if t.view.living(seat) and (op.who == w.ALL or seat != by)]
    return sum(hit_worth(t, op, by, seat) for seat in hit)


def hit_worth(t: Thought, op: Op, by: int, seat: int) -> float:
    """One op on one company, as we see it: their pain is our gain, a little more if they lead."""
    harm = harm_of(t, op, by, seat)
    if seat == t.me:
        worth = -harm
    elif len(t.rivals) == 1:
        worth = harm
    else:
        worth = harm * (0.75 if seat == t.leader else 0.5)
    if by == t.me and op.do in (w.SIPHON, w.STEAL, w.PILFER) and seat != by:
        worth += 0.6 * harm
    if op.do == w.BILL and op.collect and by == t.me:
        worth += min(t.view.accounts.banks[seat], t.amount(op, by, seat)) * 0.6
    return worth


def harm_of(t: Thought, op: Op, by: int, seat: int) -> float:
    """In points, what an op takes from a company."""
    view = t.view
    if op.do == w.GAIN:
        return -float(t.amount(op, by, seat))
    if op.do == w.BILL:
        return bill_harm(t, t.amount(op, by, seat), seat)
    if op.do == w.SIPHON:
        return (
            0.0
            if t.blocked(seat, w.V_SIPHON)
            else float(min(t.amount(op, by, seat), max(0, view.accounts.banks[seat])))
        )
    if op.do == w.DRAW:
        return -1.6 * min(op.n, len(view.zones.decks[seat]))
    if op.do in (w.DISCARD, w.PILFER):
        return 2.0 * min(op.n, len(view.zones.hands[seat]))
    if op.do in (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE):
        return loss_harm(t, op, seat)
    if op.do == w.MODIFY:
        return change_harm(t, op, seat)
    if op.do == w.BLOCK:
        return 0.9 * view.incomes[seat] if op.what == w.V_INCOME else 1.0
    if op.do == w.SLOTS:
        return -1.2 * op.n
    return -0.3 if op.do == w.PEEK and by == t.me else 0.0


def bill_harm(t: Thought, amount: int, seat: int) -> float:
    """A bill hurts by its size; one that cannot be paid ends a company."""
    if amount <= 0 or t.blocked(seat, w.V_BILL):
        return 0.0
    amount = max(0, amount + t.view.modifiers.bills[seat])
    if amount > t.staying_power(seat):
        return KILL
    return amount + (3.0 if amount > t.view.accounts.banks[seat] else 0.0)


def loss_harm(t: Thought, op: Op, seat: int) -> float:
    verb = {w.FIRE: w.V_FIRE, w.DESTROY: w.V_DESTROY, w.STEAL: w.V_STEAL, w.BOUNCE: w.V_BOUNCE}[op.do]
    if t.blocked(seat, verb):
        return 0.0
    kind = w.ASSET if op.do == w.DESTROY else op.what
    fits = [
        p for p in t.view.in_play.boards[seat] if is_of(p, kind) and (op.upto == w.NO_LIMIT or p.card.cost <= op.upto)
    ]
    if not fits:
        return 0.0
    values = [1.0 + 0.4 * p.card.cost + in_play(p.card) for p in fits]
    picked = min(values) if op.chosen_by == w.PICK_VICTIM else max(values)
    return picked * (0.5 if op.do == w.BOUNCE else 1.0) * min(op.n, len(fits))


def change_harm(t: Thought, op: Op, seat: int) -> float:
    turns = 1 if op.lasts == w.THIS_TURN else op.lasts
    if op.stat in (w.ST_INCOME, w.ST_OVERHEAD):
        cards = sum(1 for p in t.view.in_play.boards[seat] if is_of(p, op.what))
        return float((op.n if op.stat == w.ST_OVERHEAD else -op.n) * cards * max(1, turns))
    return float(op.n)


def is_of(permanent: Permanent, kind: int) -> bool:
    type = permanent.card.type
    return kind == w.PERMANENT or (type <= w.EXECUTIVE if kind == w.TEAM else type == kind)


def indifferent(_: Thought, __: Move) -> float:
    return 0.0


def in_main(t: Thought, action: Move) -> float:
    does = action.does
    if does == a.END:
        return PASSED
    if does in (a.HIRE, a.BUY):
        return investment(t, action)
    if does == a.SPY:
        return attack(t, action)
    if does == a.SAVVY:
        return own_savvy(t, action)
    if does == a.USE:
        return use(t, action)
    if does == a.TAKEOVER:
        return takeover(t, action.target)
    card = t.view.card_set.card(code_in(action.card))
    if does == a.LIQUIDATE:
        return -4.0 - in_play(card)
    return -3.0 - in_play(card) if card.income > card.overhead or card.effects else 0.2


def investment(t: Thought, action: Move) -> float:
    """People and things pay back; the hire of the turn is scarcer than money, so the best one takes it."""
    card = t.view.card_set.card(action.card)
    cost = t.cost(action.card)
    left = t.bank - cost
    worth = in_play(card) + 0.45 * card.cost - 0.75 * cost
    if card.lifespan:
        worth -= 1.0 * max(0, 5 - card.lifespan)
    need = t.reserve() * (0.35 if t.view.calendar.round <= 3 else 0.8)
    if left < need:
        worth -= (need - left) * (0.5 + 0.5 * t.character.suspicion)
    worth += effects_worth(t, card.plays, t.me, action.target)
    return worth + (1.5 if action.does == a.HIRE else 0.0)


def volley(t: Thought, target: int) -> int:
    """All the bills we could afford against one company in this turn."""
    budget = t.bank
    total = 0
    for code in t.view.hand:
        card = t.view.card_set.card(code)
        if card.type < w.SAVVY or card.react is not None:
            continue
        for effect in card.plays:
            for op in effect.ops:
                if op.do == w.BILL and op.who != w.ME and t.holds(effect.conditions, t.me, target):
                    cost = t.cost(code)
                    amount = max(0, t.amount(op, t.me, target) + t.view.modifiers.bills[target])
                    if cost <= budget and amount > cost:
                        budget -= cost
                        total += amount
    return 0 if t.blocked(target, w.V_BILL) else total


def attack(t: Thought, action: Move) -> float:
    """Bills are held for a kill; a full hand, or a rival too strong, loosens them."""
    card = t.view.card_set.card(action.card)
    cost = t.cost(action.card)
    worth = effects_worth(t, card.plays, t.me, action.target) - cost
    if worth <= 0:
        return worth - 1.0
    target = action.target
    if target >= 0 and volley(t, target) > t.staying_power(target):
        return worth + 25.0
    left = t.bank - cost
    if left < t.reserve():
        worth -= (t.reserve() - left) * 0.6
    crowded = len(t.view.hand) > t.view.hand_limits[t.me]
    patience = 3.5 * t.character.nerve + (0.0 if crowded else 1.5)
    return worth - patience


def own_savvy(t: Thought, action: Move) -> float:
    """Savvy in the own turn: money when it helps, slots when there is somebody to hire."""
    card = t.view.card_set.card(action.card)
    worth = effects_worth(t, card.plays, t.me, action.target) - t.cost(action.card)
    for effect in card.plays:
        for op in effect.ops:
            if op.do == w.SLOTS and op.stat == w.ST_HIRE:
                people = [code for code in t.view.hand if t.view.card_set.type_of(code) == w.EMPLOYEE]
                payable = sum(1 for code in people if t.cost(code) + 4 <= t.bank)
                worth += 2.0 if payable >= 2 and t.view.calendar.hires else -6.0
            if op.do == w.BILL and worth < KILL * 0.4:
                worth -= 2.0 + 3.0 * t.character.nerve
    return worth - 0.5


def use(t: Thought, action: Move) -> float:
    card = t.view.card_set.card(code_in(action.card))
    effect = card.use
    if effect is None:
        return -1.0
    worth = effects_worth(t, [effect], t.me, action.target) - effect.pay
    if any(op.do == w.SLOTS for op in effect.ops):
        people = sum(1 for code in t.view.hand if t.view.card_set.type_of(code) <= w.EXECUTIVE)
        worth = 1.0 if people >= 1 and t.view.calendar.hires and t.bank >= t.reserve() + 6 else -1.0
    left = t.bank - effect.pay
    return worth - 0.3 - (0.4 * (t.reserve() - left) if left < t.reserve() * 0.5 else 0.0)


def takeover(t: Thought, target: int) -> float:
    """Worth it when the sums are right and the bank does not end empty before the others."""
    price = t.worths[target]
    measure = t.bank if t.view.rules.takeover_by_bank else t.worths[t.me]
    if measure < TAKEOVER_WORTH * price or t.bank < price:
        return -5.0
    left = t.bank - price
    gain = sum(0.4 * p.card.cost + in_play(p.card) for p in t.view.in_play.boards[target])
    risk = max(0.0, t.reserve() - left) * (1.2 - t.character.greed) * (0.6 if len(t.rivals) > 2 else 0.4)
    return 14.0 + gain - 0.4 * price - risk


def in_window(t: Thought, action: Move) -> float:
    """An answer to what is pending: save cancels for what hurts, money for what saves."""
    if action.does in (a.PASS, a.SHOW):
        return PASSED
    view = t.view
    card = view.card_set.card(action.card)
    cost = t.cost(action.card)
    top = view.stack[-1]
    react = card.react
    if react is None:
        return unasked(t, card, cost, action.target, top)
    assert isinstance(top, Window)
    worth = -cost - 1.0 - 1.5 * t.character.nerve
    for op in react.ops:
        if op.do == w.CANCEL:
            worth += stake(t, top) * (0.55 if op.refund else 1.0)
        elif op.do == w.REDIRECT:
            worth += stake(t, top) * 1.4
        else:
            worth += op_worth(t, op, t.me, top.happening.by if op.who == w.ACTOR else action.target)
    return worth


def unasked(t: Thought, card: Card, cost: int, target: int, top: Moment[Any, Any]) -> float:
    """A `play` Savvy in somebody else's time: for a kill, or for cash before a bill."""
    worth = effects_worth(t, card.plays, t.me, target) - cost
    if worth >= KILL * 0.4:
        return worth
    if isinstance(top, Bill) and top.billed == t.me and top.amount > t.bank:
        gained = sum(
            t.amount(op, t.me, target) for e in card.plays for op in e.ops if op.do == w.GAIN and op.who == w.ME
        )
        return 20.0 if t.bank - cost + gained >= top.amount else worth
    if isinstance(top, Pending) and top.play.kind == w.EV_TAKEOVER and top.play.target == t.me and worth > 0:
        return worth + 10.0
    if any(op.do == w.SLOTS for effect in card.plays for op in effect.ops):
        return -5.0
    return worth - 2.0 - 3.0 * t.character.nerve


def stake(t: Thought, top: Window) -> float:
    """What it is worth to us that the pending event does not happen."""
    view = t.view
    if isinstance(top, Bill):
        return bill_harm(t, top.amount - view.modifiers.bills[t.me], t.me) if top.billed == t.me else 0.0
    if not isinstance(top, Pending):
        return 0.5
    play = top.play
    if play.kind == w.EV_TAKEOVER:
        return KILL if play.target == t.me else -1.0
    card = view.card_set.card(play.code)
    if play.kind in (w.EV_HIRE, w.EV_PURCHASE):
        share = 1.0 if len(t.rivals) == 1 else 0.6
        return share * (0.6 * card.cost + in_play(card) * 0.6) if card.cost >= 6 else 0.0
    if play.kind == w.EV_SAVVY and card.react is not None:
        return answered(t)
    return -effects_worth(t, play.effects, play.seat, play.target)


def answered(t: Thought) -> float:
    """A rival cancels something; what was that something worth to us?"""
    for moment in reversed(t.view.stack[:-1]):
        if isinstance(moment, Pending):
            play = moment.play
            if play.kind == w.EV_TAKEOVER:
                return KILL * 0.5 if play.seat == t.me else 0.0
            if play.kind in (w.EV_HIRE, w.EV_PURCHASE):
                return in_play(t.view.card_set.card(play.code)) if play.seat == t.me else 0.0
            return effects_worth(t, play.effects, play.seat, play.target) if play.seat == t.me else 0.0
    return 0.0


def keeping(t: Thought, code: int) -> float:
    """What a card is worth in hand."""
    card = t.view.card_set.card(code)
    if card.permanent:
        worth = in_play(card) * 0.6 + 0.3 * card.cost - (2.0 if card.type == w.EXECUTIVE and has_chief(t) else 0.0)
    elif card.react is not None:
        worth = 4.0 + card.cost + 3.0 * t.character.suspicion
    else:
        worth = 3.0 + card.cost
    return worth - 1.5 * (t.view.hand.count(code) - 1)


def has_chief(t: Thought) -> bool:
    return any(p.card.type == w.EXECUTIVE for p in t.view.in_play.boards[t.me])


def discarding(t: Thought, action: Move) -> float:
    return -keeping(t, action.card) if action.does != a.DISCARD_MARKED else 0.0


def dismissing(t: Thought, action: Move) -> float:
    return -in_play(t.view.card_set.card(code_in(action.card)))


def in_need(t: Thought, action: Move) -> float:
    """Below zero or short of overhead: a free Savvy first, then what is worth least; give up only at the end."""
    if action.does == a.DECLARE:
        return -90.0
    if action.does == a.SAVVY:
        card = t.view.card_set.card(action.card)
        return 30.0 if effects_worth(t, card.plays, t.me, action.target) - t.cost(action.card) > 0 else -95.0
    if action.does == a.ACCEPT:
        return 5.0
    card = t.view.card_set.card(code_in(action.card))
    back = sold_for(card.cost) if action.does == a.LIQUIDATE else 0
    return back - in_play(card) - 0.3 * card.cost


def picking(t: Thought, action: Move) -> float:
    """The best of theirs, the worst of ours."""
    top = t.view.stack[-1]
    if isinstance(top, PickInPlay):
        card = t.view.card_set.card(code_in(action.card))
        worth = 0.4 * card.cost + in_play(card)
        return -worth if top.victim == t.me else worth
    if isinstance(top, PickInHand):
        worth = keeping(t, action.card)
        return -worth if top.holder == t.me else worth
    return 0.0


def naming(t: Thought, action: Move) -> float:
    """The leader, or who is about to fall."""
    weak = 12.0 / (1 + max(0, t.staying_power(action.target)))
    return t.worths[action.target] * 0.1 + weak


def merging(t: Thought, action: Move) -> float:
    top = t.view.stack[-1]
    if not isinstance(top, TakeoverChoice):
        return 0.0
    board = t.view.in_play.boards[top.target]
    assets = [p for p in board if p.card.type == w.ASSET]
    people = [p for p in board if p.card.type != w.ASSET]
    cash = 1.0 + 0.15 * max(0.0, t.reserve() - t.bank)
    sold = sold_for(sum(p.card.cost for p in assets)) * cash
    kept = {True: sum(in_play(p.card) + 0.4 * p.card.cost for p in assets), False: 0.0}
    team = sum(in_play(p.card) + 0.4 * p.card.cost for p in people)
    choices = {a.KEEP: kept[True] + team, a.LAYOFF: sold, a.KEEP_TEAM: team + sold, a.KEEP_ASSETS: kept[True]}
    return choices[action.does]


def dealing(_: Thought, action: Move) -> float:
    """Deals with strangers are declined, embargoes voted down."""
    return 1.0 if action.does in (a.DECLINE, a.NO) else 0.0


MOMENTS = {
    "main": in_main,
    "response": in_window,
    "bill": in_window,
    "end-window": in_window,
    "audit-answer": in_window,
    "hand-limit": discarding,
    "exec-surplus": dismissing,
    "insolvency": in_need,
    "expenses": in_need,
    "pick": picking,
    "name-rival": naming,
    "takeover-choice": merging,
    "offer-answer": dealing,
    "embargo-vote": dealing,
}
