"""What a card says to people, made from its effects, so that text and behaviour cannot differ."""

from __future__ import annotations

from typing import Final

from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import Card
from kickback.games.corporate_espionage.components.effects import Condition, Effect, Op
from kickback.games.corporate_espionage.components.price import price_floor

SUBJECT: Final = ("you", "one rival", "each rival", "every company", "that company")
OWNED: Final = ("your", "one rival's", "each rival's", "every company's", "that company's")
KIND_ONE: Final = (
    "employee",
    "executive",
    "asset",
    "employee or executive",
    "card in play",
    "Savvy",
    "espionage",
    "card",
    "this card",
)
KIND_MANY: Final = (
    "employees", "executives", "assets", "employees and executives", "employees, executives and assets",
    "Savvy cards", "espionage cards", "cards", "this card",
)  # fmt: skip
EACH: Final = (
    "point in {} bank", "employee {} have", "executive {} have", "asset {} have", "employee or executive {} have",
    "card in {} hand", "card in {} deck", "point of {} income", "point of {} overhead", "point of {} net worth",
)  # fmt: skip
COUNT: Final = (
    "in the bank", "employees", "executives", "assets", "employees and executives", "cards in hand",
    "cards in the deck", "income", "overhead", "net worth",
)  # fmt: skip
COMPARE: Final = ("fewer than", "at most", "more than", "at least", "exactly", "anything but")
CANNOT: Final = (
    "cannot be audited", "cannot be peeked at", "cannot be taken over", "cannot lose people to others' firings",
    "cannot lose assets to others' destruction", "cannot be stolen from", "cannot have cards sent back by others",
    "cannot be siphoned", "cannot be billed", "cannot be pilfered", "cannot be made to discard",
    "cannot hire", "cannot buy assets", "cannot play espionage", "cannot play Savvy", "cannot use abilities",
    "cannot take income", "cannot draw",
)  # fmt: skip
CHOICE: Final = ("you choose", "they choose", "at random")


class Telling:
    """What the sentence has already said: a rival is 'one rival' only once, unless it has a name."""

    def __init__(self, rival: str = "") -> None:
        self.named: bool = bool(rival)
        self.rival: str = rival or "that rival"

    def subject(self, who: int) -> str:
        return self.mention(who, SUBJECT[who], self.rival)

    def owned(self, who: int) -> str:
        return self.mention(who, OWNED[who], f"{self.rival}'s")

    def mention(self, who: int, first: str, again: str) -> str:
        if who != w.RIVAL:
            return first
        known, self.named = self.named, True
        return again if known else first


def card_text(card: Card) -> list[str]:
    """The rules text of a card, one sentence an effect; empty for a card without effects."""
    said: list[str] = []
    telling = Telling()
    for effect in card.effects:
        if effect.when != w.PLAY:
            telling = Telling()
        said.append(effect_text(effect, card.permanent, telling))
    if card.lifespan:
        turns = "turn" if card.lifespan == 1 else "turns"
        said.append(f"Stays for {card.lifespan} {turns} of yours, the one it arrives in included.")
    return said


def effect_text(effect: Effect, permanent: bool, telling: Telling | None = None) -> str:
    telling = telling or Telling()
    joint = " and " if effect.when == w.STATIC else ", then "
    deeds = joint.join(op_text(op, telling) for op in effect.ops)
    when = trigger_text(effect, permanent)
    sentence = f"{when}: {deeds}" if when else deeds[0].upper() + deeds[1:]
    if effect.conditions:
        sentence += ", if " + " and ".join(condition_text(c) for c in effect.conditions)
    if effect.once:
        sentence += " (once a turn)"
    return sentence + "."


def trigger_text(effect: Effect, permanent: bool) -> str:
    if effect.when == w.PLAY:
        return "When it enters play" if permanent else ""
    if effect.when == w.STATIC:
        return "While it is in play"
    if effect.when == w.INCOME:
        return "In your Income step"
    if effect.when == w.USE:
        return f"Once in each of your turns, for {points(effect.pay)}" if effect.pay else "Once in each of your turns"
    happens = event_text(effect)
    return f"Whenever {happens}" if effect.when == w.ON else f"When {happens}, before it works"


def event_text(effect: Effect) -> str:
    """What has to happen, by whom and to whom."""
    me = effect.by == w.SIDE_ME
    doer = ("any company", "you", "a rival")[effect.by]
    victim = ("any company", "you", "a rival")[effect.to]
    at = "" if effect.to == w.ANY else f" against {victim}"
    s = "" if me else "s"
    if effect.event == w.EV_HIRE:
        return f"{doer} hire{s}"
    if effect.event == w.EV_PURCHASE:
        return f"{doer} buy{s} an asset"
    if effect.event in (w.EV_ESPIONAGE, w.EV_SAVVY):
        name = "espionage" if effect.event == w.EV_ESPIONAGE else "a Savvy"
        return f"{doer} play{s} {name}{at}"
    if effect.event == w.EV_USE:
        return f"{doer} use{s} an ability{at}"
    if effect.event == w.EV_TAKEOVER:
        return f"{doer} attempt{s} a takeover of {victim}"
    if effect.event == w.EV_AUDIT:
        return f"{doer} audit{s} {victim}"
    if effect.event == w.EV_BILL:
        return (
            f"{doer} bill{s} {victim}"
            if effect.by != w.ANY
            else f"{victim} {'are' if victim == 'you' else 'is'} billed"
        )
    both = "" if effect.to == w.ANY else f" (and {victim} {'are' if victim == 'you' else 'is'} that company)"
    if effect.event == w.EV_TURN_END:
        return f"{'your' if me else doer + chr(39) + 's'} turn ends{both}"
    if effect.event == w.EV_FIRE:
        return f"{doer} fire{s} by choice{both}"
    if effect.event == w.EV_LIQUIDATE:
        return f"{doer} liquidate{s} an asset{both}"
    cause = "another company's" if effect.by == w.ANY else "your" if me else "a rival's"
    return f"{victim} lose{'' if victim == 'you' else 's'} a card in play to {cause} effect"


def condition_text(condition: Condition) -> str:
    compare, quantity, n = COMPARE[condition.compare], condition.quantity, condition.n
    if quantity == w.Q_ROUND:
        return f"the round number is {compare} {n}"
    if quantity == w.Q_RIVALS:
        return f"you have {compare} {n} rivals"
    they = "they" if quantity >= w.THEIR else "you"
    return f"{they} have {compare} {n} {COUNT[quantity % w.THEIR]}"


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def amount_text(op: Op) -> str:
    text = points(op.n)
    if op.per != w.NO_QUANTITY:
        text += f" for each {each(op.per)}"
        if op.div != 1:
            text += f", divided by {op.div} and rounded up"
    if op.max != w.NO_LIMIT:
        text += f" (at most {op.max})"
    return text


def each(quantity: int) -> str:
    if quantity == w.Q_ROUND:
        return "round so far"
    if quantity == w.Q_RIVALS:
        return "rival you have"
    phrase = EACH[quantity % w.THEIR]
    theirs = quantity >= w.THEIR
    if "{} have" in phrase:
        return phrase.format("they" if theirs else "you")
    return phrase.format("their" if theirs else "your")


def kinds(n: int, what: int) -> str:
    return f"1 {KIND_ONE[what]}" if n == 1 else f"{n} {KIND_MANY[what]}"


def lasting(op: Op) -> str:
    if op.lasts == w.STAYS:
        return ""
    if op.lasts == w.THIS_TURN:
        return " this turn"
    return " until your next turn" if op.lasts == 1 else f" for {op.lasts} turns of yours"


def chosen(op: Op) -> str:
    """The limit on the cost and the chooser, for ops that take cards."""
    limit = "" if op.upto == w.NO_LIMIT else f" with a printed cost of at most {op.upto}"
    if op.do == w.FIRE and op.pick == w.NO_PICK:
        return limit
    return f"{limit} ({CHOICE[op.chosen_by]})"


def more(n: int, up: str, down: str) -> str:
    return f"{n} {up}" if n >= 0 else f"{-n} {down}"


def op_text(op: Op, telling: Telling) -> str:
    """One play, as a clause without a full stop."""
    if op.do in (w.MODIFY, w.SLOTS, w.BLOCK):
        return change_text(op, telling) + lasting(op)
    if op.do == w.CANCEL:
        back = " and its price is paid back" if op.refund else ""
        return f"it is cancelled{back}{' and the card goes back to the hand' if op.to_hand else ''}"
    if op.do == w.REDIRECT:
        return (
            "it hits its own player instead" if op.who == w.ACTOR else "it hits another company that you name instead"
        )
    if op.do == w.GAIN:
        return f"gain {amount_text(op)}" if op.who == w.ME else f"{telling.subject(op.who)} gains {amount_text(op)}"
    if op.do == w.BILL:
        target = "yourself" if op.who == w.ME else telling.subject(op.who)
        return f"bill {target} {amount_text(op)}{' and collect what is paid' if op.collect else ''}"
    if op.do == w.SIPHON:
        return f"take {amount_text(op)} from {telling.owned(op.who)} bank, but never more than it holds"
    if op.do == w.DRAW:
        return f"draw {cards(op.n)}" if op.who == w.ME else f"{telling.subject(op.who)} draws {cards(op.n)}"
    if op.do == w.DISCARD:
        return f"discard {cards(op.n)} from {telling.owned(op.who)} hand ({CHOICE[op.chosen_by]})"
    if op.do == w.PILFER:
        return f"take {cards(op.n)} from {telling.owned(op.who)} hand into yours ({CHOICE[op.chosen_by]})"
    if op.do == w.FIRE:
        return f"fire {kinds(op.n, op.what)} of {telling.owned(op.who)} roster{chosen(op)}"
    if op.do == w.DESTROY:
        return f"destroy {kinds(op.n, w.ASSET)} of {telling.owned(op.who)} inventory{chosen(op)}"
    if op.do == w.STEAL:
        return f"take control of 1 {KIND_ONE[op.what]} of {telling.owned(op.who)} company{chosen(op)}"
    if op.do == w.BOUNCE:
        return f"return 1 {KIND_ONE[op.what]} of {telling.owned(op.who)} company to its owner's hand{chosen(op)}"
    if op.stat == w.ST_DECK:
        return f"look at the top {cards(op.n)} of {telling.owned(op.who)} deck in secret"
    return f"look at {telling.owned(op.who)} {'hand' if op.stat == w.ST_HAND else 'bank account'} in secret"


def change_text(op: Op, telling: Telling) -> str:
    if op.do == w.BLOCK:
        return f"{telling.subject(op.who)} {CANNOT[op.what]}"
    you = op.who == w.ME
    if op.do == w.SLOTS:
        if op.stat == w.ST_HAND:
            return f"{telling.owned(op.who)} hand limit is {more(op.n, 'higher', 'lower')}"
        if op.stat == w.ST_EXECUTIVE:
            seats = "seat" if abs(op.n) == 1 else "seats"
            return (
                f"{telling.subject(op.who)} {'have' if you else 'has'} {more(op.n, 'more', 'fewer')} executive {seats}"
            )
        play = "hire" if op.stat == w.ST_HIRE else "fire"
        often = "" if op.lasts == w.THIS_TURN else " in a turn"
        return f"{telling.subject(op.who)} may {play} {more(op.n, 'more', 'fewer')}{often}"
    if op.stat == w.ST_BILL:
        return f"each bill to {telling.subject(op.who)} is {more(op.n, 'higher', 'lower')}"
    if op.stat == w.ST_COST:
        return f"playing {KIND_MANY[op.what]} costs {telling.subject(op.who)} {more(op.n, 'more', 'less')}"
    stat = "income" if op.stat == w.ST_INCOME else "overhead"
    if op.what == w.SELF:
        holder = "" if you else f" while {telling.subject(op.who)} controls it"
        return f"the {stat} of this card is {more(op.n, 'higher', 'lower')}{holder}"
    whose = f"each of your {KIND_MANY[op.what]}" if you else f"each {KIND_ONE[op.what]} of {telling.subject(op.who)}"
    return f"the {stat} of {whose} is {more(op.n, 'higher', 'lower')}"


def show_card(card: Card) -> str:
    """A card for the terminal: what is printed on it, its expressions, and its fair price."""
    numbers = f"cost {card.cost}"
    if card.permanent:
        numbers += f", income {card.income}, overhead {card.overhead}"
    shown = [f"{card.id}  {card.name}", f"{w.TYPES[card.type]}, {numbers}", *card_text(card)]
    shown += [f"  `{text}`" for text in card.written]
    shown.append(f"costs at least {price_floor(card)} as a player's own card")
    for text in (card.quote, card.brand, card.offer):
        if text:
            shown.append(f"“{text}”" if text == card.quote else text)
    return "\n".join(shown)
