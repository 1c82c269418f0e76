"""Reads one expression of the card language, or says exactly where and why it cannot.

The expression is read from left to right and the first word that does not fit is the fault; what the words together
forbid (a trigger its type does not take, a `cancel` with nothing to cancel) is looked at once all of them are read.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.effects import Condition, Effect, Op
from kickback.games.corporate_espionage.components.faults import Fault

MARKS: Final = "@:;/+-<>=! "
TAILS: Final = ("upto", "pick", "collect", "for", "refund", "to-hand")
LARGEST: Final = 99
WHY_OF: Final = {"E-EVENT": "event", "E-SIDE": "side", "E-QTY": "quantity", "E-CMP": "compare"}


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
            raise Fault("E-CHAR", char, i + 1, "character")
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

    def fault(self, code: str, why: str, facts: Facts | None = None) -> Fault:
        if self.at < len(self.words):
            word = self.words[self.at]
            return Fault(code, word.text, word.column, why, facts)
        return Fault(code, "", self.end, why, facts)

    def accept(self, text: str) -> bool:
        if self.here() != text:
            return False
        self.at += 1
        return True

    def wanted(self, what: str) -> None:
        """Refuses an expression that stops where a word has to follow."""
        if self.at >= len(self.words):
            raise self.fault("E-EOF", "stops", {"what": what})

    def one_of(self, known: tuple[str, ...], allowed: tuple[int, ...], code: str, what: str) -> int:
        """A word from a list, as its number."""
        self.wanted(what)
        code_of = w.place(self.here(), known)
        if code_of < 0 or code_of not in allowed:
            choices: list[Plain] = [known[i] for i in allowed]
            raise self.fault(code, WHY_OF.get(code, "not-in-list"), {"list": choices})
        self.at += 1
        return code_of

    def number(self, digits: str) -> int:
        if not digits.isdecimal() or len(digits) > 6 or int(digits) > LARGEST:
            raise self.fault("E-INT", "number", {"most": LARGEST})
        self.at += 1
        return int(digits)

    def whole(self) -> int:
        return self.number(self.here())

    def signed(self) -> int:
        text = self.here()
        if text[:1] not in ("+", "-") or not text[1:].isdecimal():
            raise self.fault("E-SIGN", "sign")
        size = self.number(text[1:])
        return size if text[0] == "+" else -size

    def quantity(self) -> int:
        return self.one_of(w.QUANTITIES, tuple(range(len(w.QUANTITIES))), "E-QTY", "quantity")

    def who(self) -> int:
        text = self.here()
        who = w.place(text, w.WHOS)
        if who < 0:
            raise self.fault("E-WHO", "whom")
        if who == w.ACTOR and self.event == w.NO_EVENT:
            raise self.fault("E-WHO", "no-actor")
        if self.when == w.STATIC and who in (w.RIVAL, w.ACTOR):
            raise self.fault("E-WHO", "names-nobody")
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
            raise reader.fault("E-TAIL", "tail", {"op": w.TRIGGERS[reader.when]})
        reader.at += 1
    if reader.at < len(reader.words):
        if reader.here() in TAILS:
            raise reader.fault("E-TAIL", "left-over")
        raise reader.fault("E-TRAIL", "left-over")
    effect = Effect(reader.when, reader.event, by, to, pay, ops, conditions, once)
    judge(reader, effect)
    return effect


def read_trigger(reader: Reader) -> tuple[int, int, int]:
    """When the effect works: sets the reader's trigger and event, returns what a use costs and the two sides."""
    reader.wanted("trigger")
    trigger = w.place(reader.here(), w.TRIGGERS)
    if trigger < 0:
        raise reader.fault("E-TRIGGER", "trigger")
    reader.at += 1
    reader.when = trigger
    pay, by, to = 0, w.ANY, w.ANY
    if trigger == w.USE and reader.accept("pay"):
        pay = reader.whole()
    if trigger in (w.ON, w.REACT):
        reader.event = reader.one_of(w.EVENTS, tuple(range(len(w.EVENTS))), "E-EVENT", "event")
        if reader.accept("by"):
            by = reader.side()
        if reader.here() == "to" and reader.event in (w.EV_HIRE, w.EV_PURCHASE):
            raise reader.fault("E-SIDE", "done-to-nobody", {"event": w.EVENTS[reader.event]})
        if reader.accept("to"):
            to = reader.side()
    if not reader.accept(":"):
        raise reader.fault("E-COLON", "colon")
    return pay, by, to


def read_op(reader: Reader) -> Op:
    reader.wanted("op")
    word = reader.words[reader.at]
    do = w.place(word.text, w.OPS)
    if do < 0:
        raise reader.fault("E-OP", "op")
    reader.at += 1
    reader.op_words.append(word)
    reader.for_words.append(None)
    op = Op(do)
    if do in (w.GAIN, w.BILL, w.SIPHON):
        read_amount(reader, op)
    elif do in (w.DRAW, w.DISCARD, w.PILFER):
        op.n = reader.whole()
        op.who = reader.who_or_me() if do == w.DRAW else reader.who()
    elif do == w.FIRE:
        op.n = reader.whole()
        op.what = reader.one_of(w.KINDS, w.TEAM_KINDS, "E-KIND", "kind")
        op.who = reader.who()
    elif do == w.DESTROY:
        op.n = reader.whole()
        op.who = reader.who()
    elif do in (w.STEAL, w.BOUNCE):
        op.what = reader.one_of(w.KINDS, w.PLAY_KINDS, "E-KIND", "kind")
        op.who = reader.who()
    elif do == w.PEEK:
        op.stat = reader.one_of(w.STATS, w.PEEK_STATS, "E-STAT", "stat")
        if op.stat == w.ST_DECK:
            op.n = reader.whole()
        op.who = reader.who()
    elif do in (w.MODIFY, w.SLOTS, w.BLOCK):
        read_change(reader, op)
    elif do == w.CANCEL:
        op.refund = reader.accept("refund")
        if reader.here() == "to-hand" and reader.event not in (w.EV_HIRE, w.EV_PURCHASE):
            raise reader.fault("E-TAIL", "no-hand")
        op.to_hand = reader.accept("to-hand")
    else:
        if reader.here() not in ("@actor", "@rival"):
            raise reader.fault("E-WHO", "redirect-whom")
        op.who = reader.who()
    read_tails(reader, op)
    return op


def read_amount(reader: Reader, op: Op) -> None:
    op.n = reader.whole()
    if reader.accept("per"):
        op.per = reader.quantity()
        if reader.here().startswith("/"):
            divisor = reader.here()[1:]
            if divisor.isdecimal() and int(divisor[:6]) == 0:
                raise reader.fault("E-INT", "divided-by-0")
            op.div = reader.number(divisor)
    if reader.accept("max"):
        op.max = reader.whole()
    op.who = reader.who_or_me() if op.do == w.GAIN else reader.who()
    if op.do == w.BILL:
        op.collect = reader.accept("collect")


def read_change(reader: Reader, op: Op) -> None:
    """`modify`, `slots` and `block`: what changes, by how much, for whom."""
    if op.do == w.BLOCK:
        op.what = reader.one_of(w.VERBS, tuple(range(len(w.VERBS))), "E-BLOCK", "block")
        op.who = reader.who()
        return
    if op.do == w.SLOTS:
        op.stat = reader.one_of(w.STATS, w.SLOT_STATS, "E-STAT", "stat")
        op.n = reader.signed()
        op.who = reader.who_or_me()
        return
    op.stat = reader.one_of(w.STATS, w.MODIFY_STATS, "E-STAT", "stat")
    op.n = reader.signed()
    if op.stat == w.ST_COST:
        op.what = reader.one_of(w.KINDS, w.COST_KINDS, "E-KIND", "kind")
    elif op.stat != w.ST_BILL:
        if reader.here() == "self" and reader.card_type >= w.SAVVY:
            raise reader.fault("E-KIND", "no-self")
        op.what = reader.one_of(w.KINDS, w.STAT_KINDS, "E-KIND", "kind")
    op.who = reader.who()


def read_tails(reader: Reader, op: Op) -> None:
    """`upto`, `pick` and `for`, where the op takes them."""
    if op.do in (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE) and reader.accept("upto"):
        op.upto = reader.whole()
    if op.do in (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE, w.DISCARD, w.PILFER) and reader.accept("pick"):
        op.pick = reader.one_of(w.PICKS, (w.PICK_ME, w.PICK_VICTIM, w.PICK_RANDOM), "E-PICK", "chooser")
    if op.do in (w.MODIFY, w.SLOTS, w.BLOCK) and reader.here() == "for":
        reader.for_words[-1] = reader.words[reader.at]
        reader.at += 1
        op.lasts = w.THIS_TURN if reader.accept("turn") else reader.whole()
    if reader.here() in TAILS:
        raise reader.fault("E-TAIL", "tail", {"op": w.OPS[op.do]})


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
            raise reader.fault("E-QTY", "their-nobody")
        compare = reader.one_of(w.COMPARES, (0, 1, 2, 3, 4, 5), "E-CMP", "comparison")
        conditions.append(Condition(quantity, compare, reader.whole()))
        if not reader.accept("and"):
            return conditions


def judge(reader: Reader, effect: Effect) -> None:
    """What the words together forbid, in a fixed order: type, window, cancel, static, duration."""
    first = reader.words[0]
    card_type, when = reader.card_type, effect.when
    if card_type == w.ESPIONAGE and when != w.PLAY:
        raise Fault("E-TYPE", first.text, first.column, "espionage-plays")
    if card_type == w.SAVVY and when not in (w.PLAY, w.REACT):
        raise Fault("E-TYPE", first.text, first.column, "savvy-plays")
    if card_type < w.SAVVY and when == w.REACT:
        raise Fault("E-TYPE", first.text, first.column, "savvy-reacts")
    if when == w.REACT and effect.event not in w.PENDING:
        word = reader.words[1]
        raise Fault("E-REACT", word.text, word.column, "never-waits")
    for op, word in zip(effect.ops, reader.op_words, strict=True):
        if op.do in (w.CANCEL, w.REDIRECT):
            judge_cancel(effect, op, word)
    for op, word, lasting in zip(effect.ops, reader.op_words, reader.for_words, strict=True):
        if when == w.STATIC and op.do not in (w.MODIFY, w.SLOTS, w.BLOCK):
            raise Fault("E-STATIC", word.text, word.column, "static")
        if op.do in (w.MODIFY, w.SLOTS, w.BLOCK):
            if when == w.STATIC and lasting is not None:
                raise Fault("E-DUR", lasting.text, lasting.column, "lasts-with-card")
            if when != w.STATIC and lasting is None:
                raise Fault("E-DUR", word.text, word.column, "how-long")


def judge_cancel(effect: Effect, op: Op, word: Word) -> None:
    if effect.when != w.REACT:
        raise Fault("E-CANCEL", word.text, word.column, "only-waiting")
    if effect.event == w.EV_TURN_END:
        raise Fault("E-CANCEL", word.text, word.column, "no-stopping-time")
    if op.do == w.REDIRECT and effect.event not in (w.EV_ESPIONAGE, w.EV_SAVVY):
        raise Fault("E-CANCEL", word.text, word.column, "no-turning")
