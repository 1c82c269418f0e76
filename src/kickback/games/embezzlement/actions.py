"""Embezzlement's action book, and the notation that reads and writes it.

Indices count colleagues by their place clockwise from the actor, the text names them by letter. So every seat of every
table size has a book of its own: the same indices, other letters. `b` is a space of a board: 8 x seat + year - 1.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Unreadable, quoted, spoken
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.components import (
    CARD_NAMES,
    KIND_NAMES,
    MOST,
    SEATS,
    START_MOST,
    TARGET_MAX,
    YEARS,
    card_named,
    kind_named,
)

PASS: Final = 0
DONE: Final = 1
DRAW: Final = 2
PLACE: Final = 3  # what was announced or sealed
USE_BRIBE: Final = 4
USE_BLACKMAIL: Final = 5
AUDIT_PAYMENT: Final = 6
OTR_PAYMENT: Final = 7
PUNCH: Final = 8
ANNOUNCE: Final = 9  # a: amount
SEAL: Final = 10  # a: amount
PLACE_SOME: Final = 11  # a: amount
OTR_YEAR: Final = 12  # b: own space
AUDIT_YEAR: Final = 13  # a: colleague, b: space
TRADE_YEAR: Final = 14  # a: colleague, b: space
DISCARD: Final = 15  # a: card
PEEK: Final = 16  # b: own space
READ: Final = 17  # a: colleague, b: space
DECLARE: Final = 18  # a: kind
ANSWER_KIND: Final = 19  # a: kind
ANSWER_YES: Final = 20  # a: 1 yes, 0 no
ASK_VALUE: Final = 21  # a: colleague, b: space
ASK_HONEST: Final = 22  # a: colleague, b: space
ASK_HAVE: Final = 23  # a: colleague, b: card
START: Final = 24  # a: Caps
TARGET: Final = 25  # a: Caps
FINISH: Final = 26
RESIGN: Final = 27
# Outside the book: free text, and what people try although no rule ever allows it (a: which slip).
SAY: Final = 28
CLAIM_YEAR: Final = 29  # a: year, b: kind
CLAIM_HAND: Final = 30  # a: card, b: how many
ASK_TEXT: Final = 31  # a: colleague
ANSWER_TEXT: Final = 32
SLIP: Final = 33

SHOW_SLIP: Final = 0
GIVE_CARD_SLIP: Final = 1
GIVE_CAPS_SLIP: Final = 2
TWO_YEARS_SLIP: Final = 3
PEEK_SLIP: Final = 4
FRACTION_SLIP: Final = 5
OTHERS_OTR_SLIP: Final = 6

PLAIN_WORDS: Final = ("pass", "done", "draw", "place", "bribe", "blackmail", "audit", "otr", "punch")
AMOUNTS: Final = range(1, MOST + 1)
FIRST_ANNOUNCE: Final = 9
FIRST_PLACE: Final = 14
FIRST_OTR: Final = 19
FIRST_AUDIT: Final = 27
FIRST_TRADE: Final = 51
FIRST_DISCARD: Final = 75
FIRST_PEEK: Final = 80
FIRST_READ: Final = 88
FIRST_KIND: Final = 112
FIRST_YES: Final = 119
FIRST_ASK_VALUE: Final = 121
FIRST_ASK_HONEST: Final = 145
FIRST_ASK_HAVE: Final = 169
FIRST_START: Final = 184
FIRST_TARGET: Final = 205
FIRST_FINISH: Final = 265
SIZE: Final = 267


class Book:
    """All actions of one seat at a table of one size; `seal` has the indices of `announce`, `answer` of `declare`."""

    def __init__(self, seats: int, seat: int) -> None:
        self.actions: list[Action] = []
        self.seal: list[Action] = []
        self.answer: list[Action] = []
        self.by_text: dict[str, Action] = {}
        own = YEARS * seat
        colleagues = [(seat + step) % seats if step < seats else HIDDEN for step in range(1, SEATS)]
        for verb, word in enumerate(PLAIN_WORDS):
            self.add(word, verb)
        for amount in AMOUNTS:
            self.add(f"announce {amount}", ANNOUNCE, amount)
        for amount in AMOUNTS:
            self.add(f"place {amount}", PLACE_SOME, amount)
        for year in range(YEARS):
            self.add(f"otr {year + 1}", OTR_YEAR, seat, own + year)
        for verb, word in ((AUDIT_YEAR, "audit"), (TRADE_YEAR, "trade")):
            self.add_years(word, "", verb, colleagues, free=False)
        for card, name in enumerate(CARD_NAMES):
            self.add(f"discard {name}", DISCARD, card)
        for year in range(YEARS):
            self.add(f"peek {year + 1}", PEEK, seat, own + year, free=True)
        self.add_years("read", "", READ, colleagues, free=True)
        for kind, name in enumerate(KIND_NAMES):
            self.add(f"declare {name}", DECLARE, kind)
        self.add("answer yes", ANSWER_YES, 1)
        self.add("answer no", ANSWER_YES, 0)
        self.add_years("ask", "value ", ASK_VALUE, colleagues, free=True)
        self.add_years("ask", "honest ", ASK_HONEST, colleagues, free=True)
        for colleague in colleagues:
            for card, name in enumerate(CARD_NAMES):
                self.add_for(colleague, f"ask {called(colleague)} have {name}", ASK_HAVE, card, free=True)
        for caps in range(START_MOST + 1):
            self.add(f"start {caps}", START, caps)
        for caps in range(1, TARGET_MAX + 1):
            self.add(f"target {caps}", TARGET, caps)
        self.add("finish", FINISH, free=True)
        self.add("resign", RESIGN, free=True)
        for amount in AMOUNTS:
            self.twin(self.seal, FIRST_ANNOUNCE + amount - 1, f"seal {amount}", SEAL, amount)
        for kind, name in enumerate(KIND_NAMES):
            self.twin(self.answer, FIRST_KIND + kind, f"answer {name}", ANSWER_KIND, kind)

    def add(self, text: str, verb: int, a: int = 0, b: int = 0, free: bool = False) -> None:
        action = Action(len(self.actions), text, verb, a, b, free)
        self.actions.append(action)
        self.by_text[text] = action

    def add_for(self, colleague: int, text: str, verb: int, b: int, free: bool) -> None:
        """An action aimed at a colleague; a place clockwise where nobody sits keeps its index but cannot be said."""
        if colleague == HIDDEN:
            self.actions.append(Action(len(self.actions), text, verb, HIDDEN, HIDDEN, free))
        else:
            self.add(text, verb, colleague, b, free)

    def add_years(self, word: str, about: str, verb: int, colleagues: list[int], free: bool) -> None:
        for colleague in colleagues:
            for year in range(YEARS):
                text = f"{word} {called(colleague)} {about}{year + 1}"
                self.add_for(colleague, text, verb, YEARS * colleague + year, free)

    def twin(self, twins: list[Action], index: int, text: str, verb: int, a: int) -> None:
        action = Action(index, text, verb, a)
        twins.append(action)
        self.by_text[text] = action


def called(seat: int) -> str:
    return LETTERS[seat] if seat != HIDDEN else "-"


BOOKS: Final[list[list[Book]]] = [[Book(seats, seat) for seat in range(seats)] for seats in range(SEATS + 1)]
BOOK: Final[list[Action]] = BOOKS[SEATS][0].actions
assert len(BOOK) == SIZE
assert BOOK[FIRST_FINISH].verb == FINISH
assert BOOK[FIRST_START].verb == START


def read(seats: int, seat: int, text: str) -> Action:
    """The action this text means when this seat says it; raises `Unreadable`."""
    words = text.split()
    if not words:
        raise Unreadable("nothing was said")
    verb = words[0].lower()
    rest = words[1:]
    if verb == "say":
        return Action(-1, f"say {quoted(spoken(text.strip()[3:].strip()))}", SAY, free=True)
    if verb == "ask" and len(rest) > 1 and rest[1].startswith('"'):
        colleague = seat_named(seats, rest[0])
        question = spoken(text.strip().split(None, 2)[2])
        return Action(-1, f"ask {LETTERS[colleague]} {quoted(question)}", ASK_TEXT, colleague, free=True)
    if verb == "answer" and rest and rest[0].startswith('"'):
        return Action(-1, f"answer {quoted(spoken(text.strip().split(None, 1)[1]))}", ANSWER_TEXT)
    spelled = " ".join([verb] + [spelling(word) for word in rest])
    found = BOOKS[seats][seat].by_text.get(spelled)
    return found if found is not None else unusual(seat, spelled, verb, rest)


def spelling(word: str) -> str:
    """Seats and traps are capital letters, everything else is small."""
    if len(word) == 1:
        return word.upper()
    return "T" if word.lower() == "trap" else word.lower()


def unusual(seat: int, text: str, verb: str, rest: list[str]) -> Action:
    """Claims, numbers outside the book, and slips that the rules name."""
    count = len(rest)
    if verb == "claim" and count == 3:
        return claim(text, rest)
    if verb in ("announce", "seal", "place", "start", "target") and count == 1:
        verbs = {"announce": ANNOUNCE, "seal": SEAL, "place": PLACE_SOME, "start": START, "target": TARGET}
        if rest[0].lstrip("-").isdecimal():
            return Action(-1, text, verbs[verb], int(rest[0]))
        if rest[0].replace(".", "", 1).isdecimal():
            return Action(-1, text, SLIP, FRACTION_SLIP, free=True)
    if rest and rest[0].upper() == LETTERS[seat] and verb in ("audit", "trade", "read", "ask"):
        return at_oneself(seat, text, verb, rest)
    if verb == "trade" and count == 3 and rest[1].isdecimal() and rest[2].isdecimal():
        return Action(-1, text, SLIP, TWO_YEARS_SLIP, free=True)
    if verb == "peek" and rest and not (count == 1 and rest[0].isdecimal()):
        return Action(-1, text, SLIP, PEEK_SLIP, free=True)
    if verb == "otr" and count == 2 and rest[1].isdecimal():
        return Action(-1, text, SLIP, OTHERS_OTR_SLIP, free=True)
    if verb == "show" and rest:
        return Action(-1, text, SLIP, SHOW_SLIP, free=True)
    if verb == "give" and count == 2:
        caps = rest[1].isdecimal()
        return Action(-1, text, SLIP, GIVE_CAPS_SLIP if caps else GIVE_CARD_SLIP, free=True)
    raise Unreadable(f"'{text}' is no notation of Embezzlement; {usage(verb)}")


def at_oneself(seat: int, text: str, verb: str, rest: list[str]) -> Action:
    """What is aimed at colleagues, aimed at oneself: it can be said, and is refused."""
    if verb == "ask":
        return Action(-1, text, ASK_HAVE, seat, free=True)
    verbs = {"audit": AUDIT_YEAR, "trade": TRADE_YEAR, "read": READ}
    return Action(-1, text, verbs[verb], seat, space(seat, rest[-1]), free=verb == "read")


def claim(text: str, rest: list[str]) -> Action:
    """EMB-TALK-2: `claim year 3 5` or `claim hand bribe 2`."""
    if rest[0].lower() == "year" and rest[1].isdecimal() and 1 <= int(rest[1]) <= YEARS:
        kind = kind_named(rest[2])
        if kind != HIDDEN:
            return Action(-1, text, CLAIM_YEAR, int(rest[1]), kind, free=True)
    if rest[0].lower() == "hand" and rest[2].isdecimal():
        card = card_named(rest[1])
        if card != HIDDEN:
            return Action(-1, text, CLAIM_HAND, card, int(rest[2]), free=True)
    raise Unreadable(f"'{text}' is no claim; {usage('claim')}")


def seat_named(seats: int, word: str) -> int:
    name = word.upper()
    if len(name) != 1 or name not in LETTERS[:seats]:
        raise Unreadable(f"'{word}' is no seat; the seats are {LETTERS[:seats]}")
    return LETTERS.index(name)


def space(seat: int, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= YEARS:
        raise Unreadable(f"'{word}' is no year; the years are 1 to {YEARS}")
    return YEARS * seat + int(word) - 1


USAGE: Final = {
    "announce": "'announce 1' to 'announce 5'",
    "seal": "'seal 1' to 'seal 5'",
    "place": "'place', or 'place 1' to 'place 5' in silence",
    "otr": "'otr' while paying, 'otr 4' in your action phase",
    "audit": "'audit' for the payment just made, 'audit B 4' in your action phase",
    "trade": "'trade B 4'",
    "discard": "'discard audit' (or trade, otr, blackmail, bribe)",
    "peek": "'peek 4'",
    "read": "'read B 4'",
    "declare": "'declare 5' (or 1, 2, 3, 4, T, and 8 where the box has any)",
    "ask": "'ask B value 4', 'ask B honest 4', 'ask B have bribe' or 'ask B \"a question\"'",
    "answer": "'answer 5', 'answer yes', 'answer no' or 'answer \"words\"'",
    "claim": "'claim year 3 5' or 'claim hand bribe 2'",
    "start": "'start 5'",
    "target": "'target 12'",
    "give": "nothing can be given",
}


def usage(verb: str) -> str:
    known = USAGE.get(verb)
    return f"write {known}" if known else "'pass', 'done', 'place', 'audit B 4' and so on"
