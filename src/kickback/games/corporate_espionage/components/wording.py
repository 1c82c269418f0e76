"""What a card says to people, made from its effects, so that text and behaviour cannot differ.

Sentences are messages made of messages: an effect of its deeds, a deed of its amount.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import Card
from kickback.games.corporate_espionage.components.effects import Condition, Effect, Op

WHO: Final = ("me", "rival", "rivals", "all", "actor")
COMPARE: Final = ("lt", "le", "gt", "ge", "eq", "ne")
PICK: Final = ("me", "victim", "random")
WITH_WHO: Final = (w.GAIN, w.DRAW)  # said differently of oneself


class Mentions:
    """What a card has already said: a rival is 'a rival' only once, then 'that rival'."""

    def __init__(self) -> None:
        self.rival: bool = False

    def word(self, who: int) -> str:
        if who != w.RIVAL:
            return WHO[who]
        known, self.rival = self.rival, True
        return "again" if known else "rival"


def card_text(card: Card) -> list[Message]:
    """The rules text of a card, one sentence an effect; empty for a card without effects."""
    said: list[Message] = []
    mentions = Mentions()
    for effect in card.effects:
        if effect.when != w.PLAY:
            mentions = Mentions()
        said.append(effect_text(effect, card.permanent, mentions))
    if card.lifespan:
        said.append(Message("effect-lifespan", {"turns": card.lifespan}))
    return said


def effect_text(effect: Effect, permanent: bool, mentions: Mentions | None = None) -> Message:
    mentions = mentions or Mentions()
    bare = effect.when == w.PLAY and not permanent
    deeds = op_text(effect.ops[0], mentions, bare)
    joint = "deeds-and" if effect.when == w.STATIC else "deeds-then"
    for op in effect.ops[1:]:
        deeds = Message(joint, {"first": deeds.plain(), "second": op_text(op, mentions, False).plain()})
    sentence = trigger_text(effect, permanent, deeds)
    if effect.conditions:
        condition = condition_text(effect.conditions[0])
        for further in effect.conditions[1:]:
            both: Facts = {"first": condition.plain(), "second": condition_text(further).plain()}
            condition = Message("condition-and", both)
        sentence = Message("effect-if", {"effect": sentence.plain(), "condition": condition.plain()})
    if effect.once:
        sentence = Message("effect-once", {"effect": sentence.plain()})
    return Message("effect-sentence", {"effect": sentence.plain()})


def trigger_text(effect: Effect, permanent: bool, deeds: Message) -> Message:
    facts: Facts = {"deeds": deeds.plain(), "pay": effect.pay}
    if effect.when == w.PLAY:
        return Message("effect-arrives" if permanent else "effect-play", facts)
    if effect.when == w.USE:
        return Message("effect-use-pay" if effect.pay else "effect-use", facts)
    if effect.event != w.NO_EVENT:
        facts["happens"] = f"{w.EVENTS[effect.event]}-{w.SIDES[effect.by]}-{w.SIDES[effect.to]}"
    return Message(f"effect-{w.TRIGGERS[effect.when]}", facts)


def condition_text(condition: Condition) -> Message:
    facts: Facts = {"per": w.QUANTITIES[condition.quantity], "compare": COMPARE[condition.compare], "n": condition.n}
    return Message("condition-counts", facts)


def amount_text(op: Op) -> Message:
    facts: Facts = {"n": op.n, "over": op.div}
    if op.per == w.NO_QUANTITY:
        said = Message("amount", facts)
    else:
        said = Message("amount-per" if op.div == 1 else "amount-over", facts | {"per": w.QUANTITIES[op.per]})
    return said if op.max == w.NO_LIMIT else Message("amount-max", {"amount": said.plain(), "most": op.max})


def op_text(op: Op, mentions: Mentions, first: bool) -> Message:
    """One deed; `first` begins a sentence."""
    id = f"op-{op_word(op)}" + ("-first" if first else "")
    facts: Facts = {"n": abs(op.n), "up": op.n > 0, "upto": "none" if op.upto == w.NO_LIMIT else op.upto}
    facts |= {"collect": op.collect, "refund": op.refund, "to-hand": op.to_hand}
    if op.who != w.NOBODY:
        facts["who"] = mentions.word(op.who)
    if op.do in (w.GAIN, w.BILL, w.SIPHON):
        facts["amount"] = amount_text(op).plain()
    if op.do == w.BLOCK:
        facts["verb"] = w.VERBS[op.what]
    elif op.what != w.NO_KIND:
        facts["what"] = w.KINDS[op.what]
    silent = op.do == w.FIRE and op.pick == w.NO_PICK  # the table decides who is fired
    facts["pick"] = "table" if silent else PICK[op.chosen_by]
    lasts = (
        "stays" if op.lasts == w.STAYS else "turn" if op.lasts == w.THIS_TURN else "one" if op.lasts == 1 else "many"
    )
    return Message(id, facts | {"lasts": lasts, "turns": op.lasts})


def op_word(op: Op) -> str:
    word = w.OPS[op.do]
    if op.do in WITH_WHO and op.who != w.ME:
        return f"{word}-who"
    if op.do == w.REDIRECT:
        return "redirect-actor" if op.who == w.ACTOR else "redirect-rival"
    if op.do in (w.PEEK, w.SLOTS):
        return f"{word}-{w.STATS[op.stat]}"
    if op.do == w.MODIFY:
        itself = "-self" if op.what == w.SELF else ""
        return f"modify-{w.STATS[op.stat]}{itself}"
    return word
