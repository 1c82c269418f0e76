"""What a player's own card has to cost at least, so that a table of own cards stays a game."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import Card
from kickback.games.corporate_espionage.components.effects import Effect, Op
from kickback.games.corporate_espionage.components.numbers import PRICE


def worth(key: str) -> Fraction:
    return Fraction(PRICE[key])


def listed(key: str, names: tuple[str, ...]) -> list[Fraction]:
    """The values of a table of `components.toml` in the order of these words; 0 for those it does not list."""
    return [Fraction(PRICE[key].get(name, 0)) for name in names]


ALLOWANCE: Final = worth("allowance")
INCOME: Final = worth("income")
MORTAL: Final = worth("lifespan")
CONDITIONAL: Final = worth("conditional")
ONCE: Final = worth("once")
EASED: Final = worth("eased")
CHEAP: Final[int] = PRICE["cheap"]
COLLECTED: Final = worth("collect")
POINT: Final = {w.GAIN: worth("gain"), w.BILL: worth("bill"), w.SIPHON: worth("siphon")}
SLOT_STATIC: Final = listed("slots_static", w.STATS)
SLOT_BRIEF: Final = listed("slots_brief", w.STATS)
BLOCKED: Final = listed("block", w.VERBS)
CANCELLED: Final = listed("cancel", w.EVENTS)
TYPICAL: Final[list[int]] = [PRICE["typical"][name] for name in (*w.COUNTED, *w.COUNTED, "rivals", "round")]
PLAYED: Final = (w.EV_HIRE, w.EV_PURCHASE, w.EV_ESPIONAGE, w.EV_SAVVY)


def price_floor(card: Card) -> int:
    """The least a card may cost under `custom-cards = fair`."""
    total = sum((effect_worth(effect) for effect in card.effects), base_worth(card))
    if not card.permanent:
        total -= ALLOWANCE
    return max(0, total.numerator // total.denominator)


def base_worth(card: Card) -> Fraction:
    if not card.permanent:
        return Fraction(0)
    base = INCOME * card.income - card.overhead
    return base * MORTAL if card.lifespan else base


def effect_worth(effect: Effect) -> Fraction:
    value = sum((op_worth(op, effect) for op in effect.ops), Fraction(0)) - Fraction(effect.pay, 2)
    value *= trigger_factor(effect)
    if effect.conditions:
        value *= CONDITIONAL
    return value * ONCE if effect.once else value


def trigger_factor(effect: Effect) -> Fraction:
    if effect.when == w.USE:
        return worth("use")
    if effect.when == w.INCOME:
        return worth("income_step")
    return worth("on_play") if effect.when == w.ON and effect.event in PLAYED else Fraction(1)


def op_worth(op: Op, effect: Effect) -> Fraction:
    """What an op is worth to the card's company, given whom it hits.

    `@actor` is the company itself or a rival, as `by` says; where `by` leaves it open, the dearer reading counts.
    """
    if op.do == w.CANCEL:
        value = CANCELLED[effect.event] * (worth("refund") if op.refund else 1)
        return value * worth("to_hand") if op.to_hand else value
    if op.do == w.REDIRECT:
        return worth("redirect")
    if op.who != w.ACTOR:
        return hit_worth(op, op.who)
    if effect.by == w.SIDE_ME:
        return hit_worth(op, w.ME)
    as_rival = hit_worth(op, w.RIVAL)
    return as_rival if effect.by == w.SIDE_RIVAL else max(as_rival, hit_worth(op, w.ME))


def hit_worth(op: Op, who: int) -> Fraction:
    if who == w.ME and hurts(op):
        return Fraction(0)
    value = size_worth(op)
    if op.do in (w.GAIN, w.DRAW) and who in (w.RIVAL, w.RIVALS):
        value = -value
    if who == w.RIVALS and op.do != w.MODIFY:
        value *= worth("rivals")
    return value * worth("all") if who == w.ALL else value


def hurts(op: Op) -> bool:
    """Does the op only harm the company it hits?"""
    if op.do in (w.GAIN, w.DRAW, w.PEEK):
        return False
    if op.do == w.SLOTS:
        return op.n < 0
    if op.do == w.MODIFY:
        return op.n < 0 if op.stat == w.ST_INCOME else op.n > 0
    return op.what >= w.V_HIRE if op.do == w.BLOCK else True


def size_worth(op: Op) -> Fraction:
    """The value of an op by its numbers alone."""
    brief = op.lasts != w.STAYS
    if op.do in POINT:
        return typical(op) * (POINT[op.do] + (COLLECTED if op.collect else 0))
    if op.do == w.DRAW:
        return op.n * worth("draw")
    if op.do == w.DISCARD:
        return op.n * worth("discard_picked" if op.chosen_by == w.PICK_ME else "discard")
    if op.do == w.PILFER:
        return op.n * worth("pilfer_picked" if op.chosen_by == w.PICK_ME else "pilfer")
    if op.do == w.FIRE:
        value = op.n * worth("fire_team" if op.what == w.TEAM else "fire")
        return value if op.chosen_by == w.PICK_ME else value * EASED
    if op.do in (w.DESTROY, w.STEAL):
        value = op.n * worth("destroy") if op.do == w.DESTROY else worth("steal")
        eased = op.chosen_by != w.PICK_ME or w.NO_LIMIT < op.upto <= CHEAP
        return value * EASED if eased else value
    if op.do == w.BOUNCE:
        return worth("bounce")
    if op.do == w.PEEK:
        return worth("peek")
    if op.do == w.SLOTS:
        return abs(op.n) * (SLOT_BRIEF if brief else SLOT_STATIC)[op.stat]
    if op.do == w.BLOCK:
        return BLOCKED[op.what] * (worth("block_turn") if op.lasts == w.THIS_TURN else 1)
    return abs(op.n) * modify_point(op)


def modify_point(op: Op) -> Fraction:
    """What one point of a `modify` is worth."""
    if op.stat in (w.ST_INCOME, w.ST_OVERHEAD):
        if op.lasts == w.STAYS:
            return worth("stat_static")
        return worth("stat_round") * (1 if op.lasts == w.THIS_TURN else op.lasts)
    if op.lasts != w.STAYS:
        return worth("brief")
    return worth("cost_static" if op.stat == w.ST_COST else "bill_static")


def typical(op: Op) -> int:
    """The amount of an op at a typical table, rounded and capped as in play."""
    amount = op.n
    if op.per != w.NO_QUANTITY:
        amount = -(-op.n * TYPICAL[op.per] // op.div)
    return amount if op.max == w.NO_LIMIT else min(amount, op.max)
