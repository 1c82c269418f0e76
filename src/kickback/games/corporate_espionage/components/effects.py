"""A card's effect as the engine carries it out: what a parsed expression says, field by field."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.components import vocabulary as w


class Op:
    """One play of an effect. Fields an op does not use keep their 'nothing' value."""

    def __init__(self, do: int) -> None:
        self.do: int = do
        self.n: int = 1  # amount, number of cards, or the signed change
        self.per: int = w.NO_QUANTITY
        self.div: int = 1
        self.max: int = w.NO_LIMIT
        self.who: int = w.NOBODY
        self.what: int = w.NO_KIND  # a kind of card; for `block` a verb
        self.stat: int = w.NO_STAT
        self.upto: int = w.NO_LIMIT
        self.pick: int = w.NO_PICK  # as written; `chosen_by` knows the default
        self.lasts: int = w.STAYS
        self.collect: bool = False
        self.refund: bool = False
        self.to_hand: bool = False

    @property
    def chosen_by(self) -> int:
        """Who picks when the card does not say: the victim of a discard, luck for a pilfer, else the player."""
        if self.pick != w.NO_PICK:
            return self.pick
        if self.do == w.DISCARD:
            return w.PICK_VICTIM
        return w.PICK_RANDOM if self.do == w.PILFER else w.PICK_ME

    def plain(self) -> Facts:
        """The op as data, with only the fields its kind of op has."""
        facts: Facts = {"do": w.OPS[self.do]}
        if self.do not in (w.BLOCK, w.CANCEL, w.REDIRECT, w.STEAL, w.BOUNCE) and (
            self.do != w.PEEK or self.stat == w.ST_DECK
        ):
            facts["n"] = self.n
        if self.per != w.NO_QUANTITY:
            facts["per"] = w.QUANTITIES[self.per]
            facts["div"] = self.div
        if self.max != w.NO_LIMIT:
            facts["max"] = self.max
        if self.who != w.NOBODY:
            facts["who"] = w.WHOS[self.who]
        if self.what != w.NO_KIND:
            facts["what"] = w.VERBS[self.what] if self.do == w.BLOCK else w.KINDS[self.what]
        if self.stat != w.NO_STAT:
            facts["stat"] = w.STATS[self.stat]
        if self.upto != w.NO_LIMIT:
            facts["upto"] = self.upto
        if self.do in (w.DISCARD, w.PILFER, w.DESTROY, w.STEAL, w.BOUNCE) or self.pick != w.NO_PICK:
            facts["pick"] = w.PICKS[self.chosen_by]  # who chooses the fired is the table's option, unless the card says
        if self.lasts != w.STAYS:
            facts["for"] = "turn" if self.lasts == w.THIS_TURN else self.lasts
        for key, flag in (("collect", self.collect), ("refund", self.refund), ("to_hand", self.to_hand)):
            if flag:
                facts[key] = True
        return facts


class Condition:
    """One comparison after `if`."""

    def __init__(self, quantity: int, compare: int, n: int) -> None:
        self.quantity: int = quantity
        self.compare: int = compare
        self.n: int = n

    def holds(self, value: int) -> bool:
        c = self.compare
        if c == 0:
            return value < self.n
        if c == 1:
            return value <= self.n
        if c == 2:
            return value > self.n
        if c == 3:
            return value >= self.n
        return value == self.n if c == 4 else value != self.n


class Effect:
    """One expression of a card: when it works, what it does, under which conditions."""

    def __init__(
        self,
        when: int,
        event: int,
        by: int,
        to: int,
        pay: int,
        ops: list[Op],
        conditions: list[Condition],
        once: bool,
    ) -> None:
        self.when: int = when
        self.event: int = event
        self.by: int = by
        self.to: int = to
        self.pay: int = pay
        self.ops: list[Op] = ops
        self.conditions: list[Condition] = conditions
        self.once: bool = once

        # Asked for at every play, so worked out here: does it name a rival when announced?
        self.names: bool = False
        for op in ops:
            if op.who == w.RIVAL and op.do != w.REDIRECT:
                self.names = True

    def plain(self) -> Facts:
        """The parsed form as data."""
        ops: list[Plain] = [op.plain() for op in self.ops]
        conditions: list[Plain] = [[w.QUANTITIES[c.quantity], w.COMPARES[c.compare], c.n] for c in self.conditions]
        facts: Facts = {"when": w.TRIGGERS[self.when]}
        if self.event != w.NO_EVENT:
            facts["event"] = w.EVENTS[self.event]
            facts["by"] = w.SIDES[self.by]
            facts["to"] = w.SIDES[self.to]
        if self.when == w.USE:
            facts["pay"] = self.pay
        facts["ops"] = ops
        facts["if"] = conditions
        facts["once"] = self.once
        return facts


def write_op(op: Op) -> str:
    """The op in the card language."""
    parts = [w.OPS[op.do], *write_size(op)]
    if op.what != w.NO_KIND:
        parts.append(w.VERBS[op.what] if op.do == w.BLOCK else w.KINDS[op.what])
    if op.who != w.NOBODY and not (op.who == w.ME and op.do in (w.GAIN, w.DRAW, w.SLOTS)):
        parts.append(w.WHOS[op.who])
    if op.upto != w.NO_LIMIT:
        parts += ["upto", str(op.upto)]
    if op.pick != w.NO_PICK:
        parts += ["pick", w.PICKS[op.pick]]
    if op.lasts != w.STAYS:
        parts += ["for", "turn" if op.lasts == w.THIS_TURN else str(op.lasts)]
    for word, said in (("collect", op.collect), ("refund", op.refund), ("to-hand", op.to_hand)):
        if said:
            parts.append(word)
    return " ".join(parts)


def write_size(op: Op) -> list[str]:
    """How much or how many, where the op says it."""
    if op.do in (w.DRAW, w.DISCARD, w.PILFER, w.FIRE, w.DESTROY):
        return [str(op.n)]
    if op.do in (w.MODIFY, w.SLOTS):
        return [w.STATS[op.stat], f"{op.n:+d}"]
    if op.do == w.PEEK:
        return [w.STATS[op.stat], str(op.n)] if op.stat == w.ST_DECK else [w.STATS[op.stat]]
    if op.do not in (w.GAIN, w.BILL, w.SIPHON):
        return []
    parts = [str(op.n)]
    if op.per != w.NO_QUANTITY:
        parts += ["per", w.QUANTITIES[op.per]]
        if op.div != 1:
            parts.append(f"/{op.div}")
    if op.max != w.NO_LIMIT:
        parts += ["max", str(op.max)]
    return parts


def write_effect(effect: Effect) -> str:
    """The effect in the card language, in its one canonical spelling."""
    parts = [w.TRIGGERS[effect.when]]
    if effect.event != w.NO_EVENT:
        parts.append(w.EVENTS[effect.event])
        if effect.by != w.ANY:
            parts += ["by", w.SIDES[effect.by]]
        if effect.to != w.ANY:
            parts += ["to", w.SIDES[effect.to]]
    elif effect.when == w.USE and effect.pay:
        parts += ["pay", str(effect.pay)]
    text = " ".join(parts) + ": " + "; ".join(write_op(op) for op in effect.ops)
    for i, c in enumerate(effect.conditions):
        text += f" {'and' if i else 'if'} {w.QUANTITIES[c.quantity]} {w.COMPARES[c.compare]} {c.n}"
    return text + " once" if effect.once else text
