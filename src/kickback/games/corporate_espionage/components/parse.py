"""Reads one expression of the card language, or says exactly where and why it cannot.

The expression is read from left to right and the first word that does not fit is the fault; what the words together
forbid (a trigger its type does not take, a `cancel` with nothing to cancel) is looked at once all of them are read.
"""

from __future__ import annotations

from typing import Final

from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.effects import Condition, Effect, Op
from kickback.games.corporate_espionage.components.faults import Fault

MARKS: Final = "@:;/+-<>=! "
TAILS: Final = ("upto", "pick", "collect", "for", "refund", "to-hand")
LARGEST: Final = 99


class Word:
    def __init__(self, text: str, column: int) -> None:
        self.text: str = text
        self.column: int = column


def split(text: str) -> list[Word]:
    """The words of an expression; `:` and `;` are words of their own even when they touch another."""
    found: list[Word] = []
    start = -1
    for i, char in enumerate(text):
        if not (char.isascii() and char.isalnum()) and char not in MARKS:
            raise Fault("E-CHAR", char, i + 1, f"the card language has no character {char!a}")
        if char in " :;":
            if start >= 0:
                found.append(Word(text[start:i], start + 1))
                start = -1
            if char != " ":
                found.append(Word(char, i + 1))
        elif start < 0:
            start = i
    if start >= 0:
        found.append(Word(text[start:], start + 1))
    return found


class Reader:
    """A finger moving over the words of one expression."""

    def __init__(self, text: str, card_type: int) -> None:
        self.words: list[Word] = split(text)
        self.at: int = 0
        self.end: int = len(text) + 1
        self.card_type: int = card_type
        self.when: int = w.PLAY
        self.event: int = w.NO_EVENT
        self.op_words: list[Word] = []
        self.for_words: list[Word | None] = []

    def here(self) -> str:
        return self.words[self.at].text if self.at < len(self.words) else ""

    def fault(self, code: str, why: str) -> Fault:
        if self.at < len(self.words):
            word = self.words[self.at]
            return Fault(code, word.text, word.column, why)
        return Fault(code, "", self.end, why)

    def accept(self, text: str) -> bool:
        if self.here() != text:
            return False
        self.at += 1
        return True

    def wanted(self, what: str) -> None:
        """Refuses an expression that stops where a word has to follow."""
        if self.at >= len(self.words):
            raise self.fault("E-EOF", f"the expression ends where {what} has to follow")

    def one_of(self, known: tuple[str, ...], allowed: tuple[int, ...], code: str, what: str) -> int:
        """A word from a list, as its number."""
        self.wanted(what)
        code_of = w.place(self.here(), known)
        if code_of < 0 or code_of not in allowed:
            choices = ", ".join(known[i] for i in allowed)
            raise self.fault(code, f"'{self.here()}' is no {what}; there are {choices}")
        self.at += 1
        return code_of

    def number(self, digits: str, code: str, what: str) -> int:
        if not digits.isdecimal():
            raise self.fault(code, f"{what} has to be a whole number, not '{self.here()}'")
        if len(digits) > 6 or int(digits) > LARGEST:
            raise self.fault("E-INT", f"{what} may be at most {LARGEST}, not {digits}")
        self.at += 1
        return int(digits)

    def whole(self, what: str) -> int:
        return self.number(self.here(), "E-INT", what)

    def signed(self, what: str) -> int:
        text = self.here()
        if text[:1] not in ("+", "-") or not text[1:].isdecimal():
            raise self.fault("E-SIGN", f"{what} needs a signed number such as +1 or -2, not '{text}'")
        size = self.number(text[1:], "E-SIGN", what)
        return size if text[0] == "+" else -size

    def quantity(self) -> int:
        return self.one_of(w.QUANTITIES, tuple(range(len(w.QUANTITIES))), "E-QTY", "quantity")

    def who(self) -> int:
        text = self.here()
        who = w.place(text, w.WHOS)
        if who < 0:
            said = f"'{text}' is no company" if text else "the company hit is missing"
            raise self.fault("E-WHO", f"{said}; there are {', '.join(w.WHOS)}")
        if who == w.ACTOR and self.event == w.NO_EVENT:
            raise self.fault("E-WHO", "@actor needs an event whose actor it is")
        if self.when == w.STATIC and who in (w.RIVAL, w.ACTOR):
            raise self.fault("E-WHO", "a static effect names nobody; use @me, @rivals or @all")
        self.at += 1
        return who

    def who_or_me(self) -> int:
        return self.who() if self.here().startswith("@") else w.ME

    def side(self) -> int:
        return self.one_of(w.SIDES, (w.SIDE_ME, w.SIDE_RIVAL, w.ANY), "E-SIDE", "side")


def parse_effect(text: str, card_type: int = w.ASSET) -> Effect:
    """The effect an expression means on a card of that type; raises `Fault`."""
    reader = Reader(text, card_type)
    pay, by, to = read_trigger(reader)
    ops = [read_op(reader)]
    while reader.accept(";"):
        ops.append(read_op(reader))
    conditions = read_conditions(reader, ops)
    once = reader.here() == "once"
    if once:
        if reader.when != w.ON:
            raise reader.fault("E-TAIL", "`once` belongs to `on` effects only")
        reader.at += 1
    if reader.at < len(reader.words):
        if reader.here() in TAILS:
            raise reader.fault("E-TAIL", f"`{reader.here()}` does not belong here")
        raise reader.fault("E-TRAIL", f"'{reader.here()}' is left over")
    effect = Effect(reader.when, reader.event, by, to, pay, ops, conditions, once)
    judge(reader, effect)
    return effect


def read_trigger(reader: Reader) -> tuple[int, int, int]:
    """When the effect works: sets the reader's trigger and event, returns what a use costs and the two sides."""
    reader.wanted("a trigger")
    trigger = w.place(reader.here(), w.TRIGGERS)
    if trigger < 0:
        raise reader.fault("E-TRIGGER", f"'{reader.here()}' is no trigger; there are {', '.join(w.TRIGGERS)}")
    reader.at += 1
    reader.when = trigger
    pay, by, to = 0, w.ANY, w.ANY
    if trigger == w.USE and reader.accept("pay"):
        pay = reader.whole("what a use costs")
    if trigger in (w.ON, w.REACT):
        reader.event = reader.one_of(w.EVENTS, tuple(range(len(w.EVENTS))), "E-EVENT", "event")
        if reader.accept("by"):
            by = reader.side()
        if reader.here() == "to" and reader.event in (w.EV_HIRE, w.EV_PURCHASE):
            raise reader.fault("E-SIDE", f"a {w.EVENTS[reader.event]} is done to nobody")
        if reader.accept("to"):
            to = reader.side()
    if not reader.accept(":"):
        raise reader.fault("E-COLON", f"the trigger `{w.TRIGGERS[trigger]}` has to end with a colon")
    return pay, by, to


def read_op(reader: Reader) -> Op:
    reader.wanted("an op")
    word = reader.words[reader.at]
    do = w.place(word.text, w.OPS)
    if do < 0:
        raise reader.fault("E-OP", f"'{word.text}' is no op; there are {', '.join(w.OPS)}")
    reader.at += 1
    reader.op_words.append(word)
    reader.for_words.append(None)
    op = Op(do)
    if do in (w.GAIN, w.BILL, w.SIPHON):
        read_amount(reader, op)
    elif do in (w.DRAW, w.DISCARD, w.PILFER):
        op.n = reader.whole("the number of cards")
        op.who = reader.who_or_me() if do == w.DRAW else reader.who()
    elif do == w.FIRE:
        op.n = reader.whole("the number of cards")
        op.what = reader.one_of(w.KINDS, w.TEAM_KINDS, "E-KIND", "kind of roster card")
        op.who = reader.who()
    elif do == w.DESTROY:
        op.n = reader.whole("the number of cards")
        op.who = reader.who()
    elif do in (w.STEAL, w.BOUNCE):
        op.what = reader.one_of(w.KINDS, w.PLAY_KINDS, "E-KIND", "kind of permanent")
        op.who = reader.who()
    elif do == w.PEEK:
        op.stat = reader.one_of(w.STATS, w.PEEK_STATS, "E-STAT", "thing to peek at")
        if op.stat == w.ST_DECK:
            op.n = reader.whole("the number of cards")
        op.who = reader.who()
    elif do in (w.MODIFY, w.SLOTS, w.BLOCK):
        read_change(reader, op)
    elif do == w.CANCEL:
        op.refund = reader.accept("refund")
        if reader.here() == "to-hand" and reader.event not in (w.EV_HIRE, w.EV_PURCHASE):
            raise reader.fault("E-TAIL", "only a hired or bought card can go back to a hand")
        op.to_hand = reader.accept("to-hand")
    else:
        if reader.here() not in ("@actor", "@rival"):
            raise reader.fault("E-WHO", "redirect sends a play to @actor or to @rival")
        op.who = reader.who()
    read_tails(reader, op)
    return op


def read_amount(reader: Reader, op: Op) -> None:
    op.n = reader.whole("the amount")
    if reader.accept("per"):
        op.per = reader.quantity()
        if reader.here().startswith("/"):
            divisor = reader.here()[1:]
            if divisor.isdecimal() and int(divisor[:6]) == 0:
                raise reader.fault("E-INT", "nothing can be divided by 0")
            op.div = reader.number(divisor, "E-INT", "the divisor")
    if reader.accept("max"):
        op.max = reader.whole("the most it can be")
    op.who = reader.who_or_me() if op.do == w.GAIN else reader.who()
    if op.do == w.BILL:
        op.collect = reader.accept("collect")


def read_change(reader: Reader, op: Op) -> None:
    """`modify`, `slots` and `block`: what changes, by how much, for whom."""
    if op.do == w.BLOCK:
        op.what = reader.one_of(w.VERBS, tuple(range(len(w.VERBS))), "E-BLOCK", "verb to block")
        op.who = reader.who()
        return
    if op.do == w.SLOTS:
        op.stat = reader.one_of(w.STATS, w.SLOT_STATS, "E-STAT", "kind of slot")
        op.n = reader.signed("the change")
        op.who = reader.who_or_me()
        return
    op.stat = reader.one_of(w.STATS, w.MODIFY_STATS, "E-STAT", "number to modify")
    op.n = reader.signed("the change")
    if op.stat == w.ST_COST:
        op.what = reader.one_of(w.KINDS, w.COST_KINDS, "E-KIND", "kind of card")
    elif op.stat != w.ST_BILL:
        if reader.here() == "self" and reader.card_type >= w.SAVVY:
            raise reader.fault("E-KIND", "a card that does not stay in play has no income or overhead of its own")
        op.what = reader.one_of(w.KINDS, w.STAT_KINDS, "E-KIND", "kind of permanent")
    op.who = reader.who()


def read_tails(reader: Reader, op: Op) -> None:
    """`upto`, `pick` and `for`, where the op takes them."""
    if op.do in (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE) and reader.accept("upto"):
        op.upto = reader.whole("the highest cost")
    if op.do in (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE, w.DISCARD, w.PILFER) and reader.accept("pick"):
        op.pick = reader.one_of(w.PICKS, (w.PICK_ME, w.PICK_VICTIM, w.PICK_RANDOM), "E-PICK", "chooser")
    if op.do in (w.MODIFY, w.SLOTS, w.BLOCK) and reader.here() == "for":
        reader.for_words[-1] = reader.words[reader.at]
        reader.at += 1
        op.lasts = w.THIS_TURN if reader.accept("turn") else reader.whole("how long it lasts")
    if reader.here() in TAILS:
        raise reader.fault("E-TAIL", f"`{w.OPS[op.do]}` takes no `{reader.here()}` here")


def read_conditions(reader: Reader, ops: list[Op]) -> list[Condition]:
    conditions: list[Condition] = []
    if not reader.accept("if"):
        return conditions
    names = reader.event != w.NO_EVENT
    for op in ops:
        names = names or op.who == w.RIVAL
    while True:
        start = reader.at
        quantity = reader.quantity()
        if w.THEIR <= quantity < w.Q_RIVALS and not names:
            reader.at = start
            raise reader.fault("E-QTY", "`their-` means nobody here: no op says @rival and there is no event")
        compare = reader.one_of(w.COMPARES, (0, 1, 2, 3, 4, 5), "E-CMP", "comparison")
        conditions.append(Condition(quantity, compare, reader.whole("what it is compared with")))
        if not reader.accept("and"):
            return conditions


def judge(reader: Reader, effect: Effect) -> None:
    """What the words together forbid, in a fixed order: type, window, cancel, static, duration."""
    first = reader.words[0]
    card_type, when = reader.card_type, effect.when
    if card_type == w.ESPIONAGE and when != w.PLAY:
        raise Fault("E-TYPE", first.text, first.column, "espionage takes `play` effects only")
    if card_type == w.SAVVY and when not in (w.PLAY, w.REACT):
        raise Fault("E-TYPE", first.text, first.column, "a Savvy takes `play` or `react` effects only")
    if card_type < w.SAVVY and when == w.REACT:
        raise Fault("E-TYPE", first.text, first.column, "only a Savvy takes `react` effects")
    if when == w.REACT and effect.event not in w.PENDING:
        word = reader.words[1]
        raise Fault("E-REACT", word.text, word.column, f"nobody can answer `{word.text}`: it is never pending")
    for op, word in zip(effect.ops, reader.op_words, strict=True):
        if op.do in (w.CANCEL, w.REDIRECT):
            judge_cancel(effect, op, word)
    for op, word, lasting in zip(effect.ops, reader.op_words, reader.for_words, strict=True):
        if when == w.STATIC and op.do not in (w.MODIFY, w.SLOTS, w.BLOCK):
            raise Fault("E-STATIC", word.text, word.column, "a static effect can only modify, give slots or block")
        if op.do in (w.MODIFY, w.SLOTS, w.BLOCK):
            if when == w.STATIC and lasting is not None:
                raise Fault("E-DUR", lasting.text, lasting.column, "a static effect lasts while its card is in play")
            if when != w.STATIC and lasting is None:
                raise Fault(
                    "E-DUR", word.text, word.column, f"say how long the `{word.text}` lasts: `for turn` or `for N`"
                )


def judge_cancel(effect: Effect, op: Op, word: Word) -> None:
    if effect.when != w.REACT:
        raise Fault("E-CANCEL", word.text, word.column, f"`{word.text}` needs a pending event, so a `react` effect")
    if effect.event == w.EV_TURN_END:
        raise Fault("E-CANCEL", word.text, word.column, "the end of a turn cannot be stopped")
    if op.do == w.REDIRECT and effect.event not in (w.EV_ESPIONAGE, w.EV_SAVVY):
        raise Fault("E-CANCEL", word.text, word.column, "only espionage and Savvy can be redirected")
