"""What can be said in Corporate Espionage, its notation, and its place in the action book."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, quoted
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage.components import CODES, Card, code_in, face_of, nth_in, owner_of

# Verbs. The first four play a card from the hand.
HIRE: Final = 0
BUY: Final = 1
SPY: Final = 2
SAVVY: Final = 3
USE: Final = 4
FIRE: Final = 5
LIQUIDATE: Final = 6
DROP: Final = 7
DISCARD: Final = 8  # from the hand
DISMISS: Final = 9  # the same word for a surplus executive in play
PICK: Final = 10  # in play
CHOOSE: Final = 11  # the same word for a card of a hand
NAME: Final = 12
TAKEOVER: Final = 13
AUDIT: Final = 14
KEEP: Final = 15
LAYOFF: Final = 16
KEEP_TEAM: Final = 17
KEEP_ASSETS: Final = 18
SHOW: Final = 19
PASS: Final = 20
END: Final = 21
DECLARE: Final = 22
SIGN: Final = 23  # rock, paper, scissors
CUT: Final = 24
FIRST: Final = 25
DANCE: Final = 26
APPLAUD: Final = 27
SAY: Final = 28
WHISPER: Final = 29
DISQUALIFY: Final = 30
SELL: Final = 31
BID: Final = 32  # `buy X from B for n`
LEND: Final = 33
BORROW: Final = 34
ACCEPT: Final = 35
DECLINE: Final = 36
REPAY: Final = 37
PACT: Final = 38
BREAK: Final = 39
FOUND: Final = 40
LEAVE: Final = 41
EMBARGO: Final = 42
LIFT: Final = 43
YES: Final = 44
NO: Final = 45
WORDS: Final = (
    "hire", "buy", "spy", "savvy", "use", "fire", "liquidate", "drop", "discard", "discard", "pick", "pick", "name",
    "takeover", "audit", "keep", "layoff", "keep-team", "keep-assets", "show", "pass", "end", "declare", "", "cut",
    "first", "dance", "applaud", "say", "whisper", "disqualify", "sell", "buy", "lend", "borrow", "accept", "decline",
    "repay", "pact", "break", "found", "leave", "embargo", "lift", "yes", "no",
)  # fmt: skip
SIGNS: Final = ("rock", "paper", "scissors")
FREE: Final = (
    AUDIT, APPLAUD, SAY, WHISPER, DISQUALIFY, SELL, BID, LEND, BORROW, REPAY, PACT, BREAK, FOUND, LEAVE,
    EMBARGO, LIFT,
)  # fmt: skip

NOBODY: Final = -1
NO_CARD: Final = -1
NO_INDEX: Final = -1

# Slots of the action book: distinct cards of a hand, distinct permanents of one company.
HAND_SLOTS: Final = 15
TABLE_SLOTS: Final = 30


class Offer(Action):
    """A deal proposed to one company: what it is about, and the figures. `a` is the card, or the enemy of a pact."""

    def __init__(
        self,
        text: str,
        verb: int,
        card: int,
        to: int,
        price: int = 0,
        back: int = 0,
        turns: int = 0,
        in_play: bool = False,
    ) -> None:
        super().__init__(NO_INDEX, text, verb, card, to, free=True)
        self.price: int = price  # what is paid or lent now
        self.back: int = back  # what is repaid
        self.turns: int = turns
        self.in_play: bool = in_play  # the card lies in play, not in a hand


class Said(Action):
    """Something with free text: talk, or the name of an association."""

    def __init__(self, text: str, verb: int, words: str, to: int = 0) -> None:
        super().__init__(NO_INDEX, text, verb, to, free=True)
        self.words: str = words


def plain(verb: int) -> Action:
    return Action(NO_INDEX, WORDS[verb], verb, free=verb in FREE)


ACCEPTING: Final = Action(NO_INDEX, "accept", ACCEPT, NOBODY)
DECLINING: Final = plain(DECLINE)
SAYING_YES: Final = plain(YES)
SAYING_NO: Final = plain(NO)


class Book:
    """The actions of one box, each made once. Positions follow the cards as the acting seat sees them."""

    def __init__(self, seats: int, faces: list[Card]) -> None:
        self.seats: int = seats
        self.faces: list[Card] = faces
        self.made: dict[int, Action] = {}  # of hand cards
        self.made_in_play: dict[int, Action] = {}
        self.made_otherwise: dict[int, Action] = {}
        rivals = seats - 1
        self.use_at: int = HAND_SLOTS * seats
        self.own_at: int = self.use_at + TABLE_SLOTS * seats  # fire, liquidate, drop
        self.discard_at: int = self.own_at + 3 * TABLE_SLOTS
        self.pick_at: int = self.discard_at + HAND_SLOTS
        self.choose_at: int = self.pick_at + seats * TABLE_SLOTS
        self.rival_at: int = self.choose_at + HAND_SLOTS  # name, takeover, audit
        self.word_at: int = self.rival_at + 3 * rivals
        self.size: int = self.word_at + 8
        self.words: list[Action] = [
            Action(self.word_at + verb - KEEP, WORDS[verb], verb) for verb in range(KEEP, DECLARE + 1)
        ]
        self.passing: Action = self.words[PASS - KEEP]
        self.ending: Action = self.words[END - KEEP]
        self.declaring: Action = self.words[DECLARE - KEEP]
        self.showing: Action = self.words[SHOW - KEEP]
        self.signs: list[Action] = [Action(NO_INDEX, sign, SIGN, i) for i, sign in enumerate(SIGNS)]

    def mark(self, code: int, holder: int) -> str:
        """A card as the notation writes it in somebody's hand or company: its owner only if that is somebody else."""
        id = self.faces[face_of(code)].id
        owner = owner_of(code)
        return id if owner == holder else f"{id}@{LETTERS[owner]}"

    def reference(self, ref: int, holder: int) -> str:
        """A permanent as the notation writes it."""
        nth = nth_in(ref)
        return self.mark(code_in(ref), holder) + (f"#{nth + 1}" if nth else "")

    def from_hand(self, seat: int, verb: int, slot: int, code: int, target: int) -> Action:
        """A play or a discard of a card in the seat's hand."""
        key = (((verb * 64 + slot) * CODES + code) * 16 + target + 1) * 8 + seat
        action = self.made.get(key)
        if action is None:
            text = f"{WORDS[verb]} {self.mark(code, seat)}"
            if target != NOBODY:
                text += f" {LETTERS[target]}"
            index = NO_INDEX
            if slot < HAND_SLOTS:
                index = self.discard_at + slot if verb == DISCARD else slot * self.seats + self.ahead(seat, target)
            action = Action(index, text, verb, code, target)
            self.made[key] = action
        return action

    def ahead(self, seat: int, target: int) -> int:
        """How many places clockwise the target sits; 0 for nobody."""
        return 0 if target == NOBODY else (target - seat) % self.seats

    def in_play(self, seat: int, verb: int, slot: int, ref: int, target: int) -> Action:
        """Something the seat does with a permanent: its own, or for a pick one of the company `target`."""
        key = ((((verb * 64 + slot) * 16 + nth_in(ref)) * CODES + code_in(ref)) * 16 + target + 1) * 8 + seat
        action = self.made_in_play.get(key)
        if action is None:
            picks = verb == PICK
            text = self.reference(ref, target if picks else seat)
            if picks:
                text = f"{LETTERS[target]}:{text}"
            text = f"{WORDS[verb]} {text}"
            if target != NOBODY and not picks:
                text += f" {LETTERS[target]}"
            action = Action(self.table_index(seat, verb, slot, target), text, verb, ref, target)
            self.made_in_play[key] = action
        return action

    def table_index(self, seat: int, verb: int, slot: int, target: int) -> int:
        if slot >= TABLE_SLOTS:
            return NO_INDEX
        if verb == USE:
            return self.use_at + slot * self.seats + self.ahead(seat, target)
        if verb == PICK:
            return self.pick_at + (target - seat) % self.seats * TABLE_SLOTS + slot
        if verb == DISMISS:
            return self.pick_at + slot
        return self.own_at + (verb - FIRE) * TABLE_SLOTS + slot

    def choose(self, seat: int, slot: int, code: int, holder: int) -> Action:
        """A pick of a card in a hand."""
        key = ((((CHOOSE * 64 + slot) * CODES + code) * 16) + holder + 1) * 8 + seat
        action = self.made.get(key)
        if action is None:
            index = self.choose_at + slot if slot < HAND_SLOTS else NO_INDEX
            action = Action(index, f"pick {self.mark(code, holder)}", CHOOSE, code, holder)
            self.made[key] = action
        return action

    def rival(self, seat: int, verb: int, other: int) -> Action:
        """Something said to one other company: name, takeover, audit."""
        key = (verb * 16 + other + 1) * 8 + seat
        action = self.made_otherwise.get(key)
        if action is None:
            index = NO_INDEX
            if verb <= AUDIT and other != seat:
                index = self.rival_at + (verb - NAME) * (self.seats - 1) + self.ahead(seat, other) - 1
            action = Action(index, f"{WORDS[verb]} {LETTERS[other]}", verb, other, free=verb in FREE)
            self.made_otherwise[key] = action
        return action

    def word(self, verb: int) -> Action:
        return self.words[verb - KEEP]

    def number(self, verb: int, n: int) -> Action:
        """`cut n`, `applaud n`."""
        key = -(verb * 128 + n)
        action = self.made_otherwise.get(key)
        if action is None:
            action = Action(NO_INDEX, f"{WORDS[verb]} {n}", verb, n, free=verb in FREE)
            self.made_otherwise[key] = action
        return action


def sale(book: Book, verb: int, ref: int, seat: int, other: int, price: int, in_play: bool) -> Offer:
    """`sell X to B for n` or `buy X from B for n`; a card in play is written with its controller."""
    holder = seat if verb == SELL else other
    card = book.reference(ref, holder)
    if in_play:
        card = f"{LETTERS[holder]}:{card}"
    text = f"{WORDS[verb]} {card} {'to' if verb == SELL else 'from'} {LETTERS[other]} for {price}"
    return Offer(text, verb, ref, other, price, in_play=in_play)


def loan(verb: int, other: int, price: int, back: int, turns: int) -> Offer:
    text = f"{WORDS[verb]} {LETTERS[other]} {price} repay {back} in {turns}"
    return Offer(text, verb, NO_CARD, other, price, back, turns)


def pact(other: int, enemy: int) -> Offer:
    return Offer(f"pact {LETTERS[other]} vs {LETTERS[enemy]}", PACT, enemy, other)


def accepted(lender: int) -> Action:
    """`accept C`: a loan offer that lies open."""
    return Action(NO_INDEX, f"accept {LETTERS[lender]}", ACCEPT, lender, 1)


def founding(name: str, members: int) -> Said:
    invited = "".join(letter for seat, letter in enumerate(LETTERS) if members >> seat & 1)
    return Said(f"found {name} with {invited}", FOUND, name, members)


def leaving(association: str) -> Said:
    return Said(f"leave {association}", LEAVE, association)


def said(words: str) -> Said:
    return Said(f"say {quoted(words)}", SAY, words)


def whispered(to: int, words: str) -> Said:
    heard = "".join(letter for seat, letter in enumerate(LETTERS) if to >> seat & 1)
    return Said(f"whisper {heard} {quoted(words)}", WHISPER, words, to)
