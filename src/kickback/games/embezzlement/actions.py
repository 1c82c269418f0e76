"""What can be said in Embezzlement: the verbs, and a book of actions for every seat of every table size.

Indexes count colleagues by their place clockwise from the actor, the notation names them by letter. So every seat has a
book of its own: the same indexes, other letters.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import NO_INDEX, NO_VALUE, WORDS, Action, Book, Kind, Named, Number, SeatName, Verb
from kickback.engine.bans import Unreadable
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.components import (
    CARD_NAMES,
    KIND_NAMES,
    MOST,
    SEATS,
    START_MOST,
    TARGET_MAX,
    TYPES,
    YEARS,
)


class Year(Kind):
    """A space of a ring, 1 to 8."""

    def __init__(self) -> None:
        super().__init__("year", "4")

    def written(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        if len(word) != 1 or word not in "12345678":
            raise self.unreadable(word)
        return int(word)

    def plain(self, value: int) -> Plain:
        return value

    def schema(self) -> Facts:
        return {"type": "integer", "minimum": 1, "maximum": YEARS}


class Fraction(Kind):
    """A part of a Cap, in hundredths: it can be read so that a clause can refuse it."""

    def __init__(self) -> None:
        super().__init__("amount", "3")

    def written(self, value: int) -> str:
        return f"{value / 100:g}"

    def read(self, word: str) -> int:
        whole, point, rest = word.partition(".")
        if not point or not f"{whole}{rest}".isdecimal() or not f"{whole}{rest}".isascii() or len(word) > 8:
            raise self.unreadable(word)
        return round(float(word) * 100)


SEAT: Final = SeatName(SEATS)
YEAR: Final = Year()
CARD: Final = Named("card", CARD_NAMES)
KIND: Final = Named("value", KIND_NAMES, {"trap": "T"})
AMOUNT: Final = Number("amount")
COUNT: Final = Number("count")
PLACE_NAME: Final = Named("place", ["workload", "archive", "deck"])
ON_BOARD: Final[dict[str, Kind]] = {"seat": SEAT, "year": YEAR}

PASS: Final = Verb("pass")
DONE: Final = Verb("done")
DRAW: Final = Verb("draw")
PLACE: Final = Verb("place")  # what was announced or sealed
USE_BRIBE: Final = Verb("bribe")
USE_BLACKMAIL: Final = Verb("blackmail")
AUDIT_PAYMENT: Final = Verb("audit")
OTR_PAYMENT: Final = Verb("otr")
PUNCH: Final = Verb("punch")
ANNOUNCE: Final = Verb("announce {amount}", {"amount": AMOUNT})
SEAL: Final = Verb("seal {amount}", {"amount": AMOUNT})
PLACE_SOME: Final = Verb("place {amount}", {"amount": AMOUNT})
OTR_YEAR: Final = Verb("otr {year}", {"year": YEAR})
AUDIT_YEAR: Final = Verb("audit {seat} {year}", ON_BOARD)
TRADE_YEAR: Final = Verb("trade {seat} {year}", ON_BOARD)
DISCARD: Final = Verb("discard {card}", {"card": CARD})
PEEK: Final = Verb("peek {year}", {"year": YEAR}, free=True)
READ: Final = Verb("read {seat} {year}", ON_BOARD, free=True)
DECLARE: Final = Verb("declare {value}", {"value": KIND})
ANSWER_KIND: Final = Verb("answer {value}", {"value": KIND})
ANSWER_YES: Final = Verb("answer yes")
ANSWER_NO: Final = Verb("answer no")
ASK_VALUE: Final = Verb("ask {seat} value {year}", ON_BOARD, free=True)
ASK_HONEST: Final = Verb("ask {seat} honest {year}", ON_BOARD, free=True)
ASK_HAVE: Final = Verb("ask {seat} have {card}", {"seat": SEAT, "card": CARD}, free=True)
START: Final = Verb("start {amount}", {"amount": AMOUNT})
TARGET: Final = Verb("target {amount}", {"amount": AMOUNT})
FINISH: Final = Verb("finish", free=True)
RESIGN: Final = Verb("resign", free=True)
# Outside the book: talk, and what people try although no rule ever allows it.
SAY: Final = Verb("say {words}", {"words": WORDS}, free=True)
CLAIM_YEAR: Final = Verb("claim year {year} {value}", {"year": YEAR, "value": KIND}, free=True)
CLAIM_HAND: Final = Verb("claim hand {card} {count}", {"card": CARD, "count": COUNT}, free=True)
ASK_TEXT: Final = Verb("ask {seat} {words}", {"seat": SEAT, "words": WORDS}, free=True)
ANSWER_TEXT: Final = Verb("answer {words}", {"words": WORDS})
SHOW: Final = Verb("show {words}", {"words": WORDS}, free=True)
GIVE_CARD: Final = Verb("give {seat} {card}", {"seat": SEAT, "card": CARD}, free=True)
GIVE_CAPS: Final = Verb("give {seat} {amount}", {"seat": SEAT, "amount": AMOUNT}, free=True)
TRADE_TWO: Final = Verb("trade {seat} {year} {second}", {"seat": SEAT, "year": YEAR, "second": YEAR}, free=True)
PEEK_ABROAD: Final = Verb("peek {seat} {year}", ON_BOARD, free=True)
PEEK_BESIDE: Final = Verb("peek {place}", {"place": PLACE_NAME}, free=True)
OTR_ABROAD: Final = Verb("otr {seat} {year}", ON_BOARD, free=True)
FRACTIONS: Final = [
    Verb(f"{word} {{amount}}", {"amount": Fraction()}, free=True)
    for word in ("announce", "seal", "place", "start", "target")
]

VERBS: Final = [
    PASS, DONE, DRAW, PLACE, USE_BRIBE, USE_BLACKMAIL, AUDIT_PAYMENT, OTR_PAYMENT, PUNCH, ANNOUNCE, SEAL, PLACE_SOME,
    OTR_YEAR, AUDIT_YEAR, TRADE_YEAR, DISCARD, PEEK, READ, DECLARE, ANSWER_YES, ANSWER_NO, ANSWER_KIND, ASK_VALUE,
    ASK_HONEST, ASK_HAVE, START, TARGET, FINISH, RESIGN, SAY, CLAIM_YEAR, CLAIM_HAND, ASK_TEXT, ANSWER_TEXT, SHOW,
    GIVE_CARD, GIVE_CAPS, TRADE_TWO, PEEK_ABROAD, PEEK_BESIDE, OTR_ABROAD, *FRACTIONS,
]  # fmt: skip
AMOUNTS: Final = list(range(1, MOST + 1))


class Move(Action):
    """An action of Embezzlement. `space` is the place it is about: on the actor's own board unless it names one."""

    def __init__(self, verb: Verb, values: list[int], index: int, words: str, actor: int) -> None:
        super().__init__(verb, values, index, words)
        self.seat: int = self.value("seat")
        self.year: int = self.value("year")
        self.amount: int = self.value("amount")
        self.card: int = self.value("card")
        self.kind: int = self.value("value")
        self.count: int = self.value("count")
        self.space: int = NO_VALUE
        if self.year != NO_VALUE:
            self.space = YEARS * (actor if self.seat == NO_VALUE else self.seat) + self.year - 1


class Pages(Book[Move]):
    """The book of one seat at a table of one size, page by page."""

    def __init__(self, seats: int, seat: int) -> None:
        super().__init__(self.move, VERBS)
        self.actor: int = seat
        years = list(range(1, YEARS + 1))
        kinds = list(range(len(KIND_NAMES)))
        cards = list(range(TYPES))
        colleagues = [(seat + step) % seats if step < seats else NO_VALUE for step in range(1, SEATS)]
        self.passing: Move = self.enter(PASS)[0]
        self.done: Move = self.enter(DONE)[0]
        self.draw: Move = self.enter(DRAW)[0]
        self.place: Move = self.enter(PLACE)[0]
        self.bribe: Move = self.enter(USE_BRIBE)[0]
        self.blackmail: Move = self.enter(USE_BLACKMAIL)[0]
        self.audit: Move = self.enter(AUDIT_PAYMENT)[0]
        self.otr: Move = self.enter(OTR_PAYMENT)[0]
        self.punch: Move = self.enter(PUNCH)[0]
        self.announces: list[Move] = self.enter(ANNOUNCE, AMOUNTS)
        self.places: list[Move] = self.enter(PLACE_SOME, AMOUNTS)
        self.otrs: list[Move] = self.enter(OTR_YEAR, years)
        self.audits: list[Move] = self.enter(AUDIT_YEAR, colleagues, years)
        self.trades: list[Move] = self.enter(TRADE_YEAR, colleagues, years)
        self.discards: list[Move] = self.enter(DISCARD, cards)
        self.peeks: list[Move] = self.enter(PEEK, years)
        self.reads: list[Move] = self.enter(READ, colleagues, years)
        self.declares: list[Move] = self.enter(DECLARE, kinds)
        self.yes_or_no: list[Move] = self.enter(ANSWER_YES) + self.enter(ANSWER_NO)
        self.asks_value: list[Move] = self.enter(ASK_VALUE, colleagues, years)
        self.asks_honest: list[Move] = self.enter(ASK_HONEST, colleagues, years)
        self.asks_have: list[Move] = self.enter(ASK_HAVE, colleagues, cards)
        self.starts: list[Move] = self.enter(START, list(range(START_MOST + 1)))
        self.targets: list[Move] = self.enter(TARGET, list(range(1, TARGET_MAX + 1)))
        self.finish: Move = self.enter(FINISH)[0]
        self.resign: Move = self.enter(RESIGN)[0]
        self.seals: list[Move] = self.share(self.announces, SEAL, AMOUNTS)
        self.answers: list[Move] = self.share(self.declares, ANSWER_KIND, kinds)

    def move(self, verb: Verb, values: list[int], index: int = NO_INDEX, words: str = "") -> Move:
        return Move(verb, values, index, words, self.actor)


PAGES: Final[list[list[Pages]]] = [[Pages(seats, seat) for seat in range(seats)] for seats in range(SEATS + 1)]
BOOK: Final[list[Move]] = PAGES[SEATS][0].actions
SIZE: Final = len(BOOK)


def read(seats: int, seat: int, text: str) -> Move:
    """The action this text means when this seat says it; raises `Unreadable`."""
    move = PAGES[seats][seat].read(text)
    if move.seat >= seats:
        there: list[Plain] = list(LETTERS[:seats])
        raise Unreadable("seat", {"word": LETTERS[move.seat], "seats": there})
    if move.verb is ASK_TEXT or move.verb is ANSWER_TEXT:
        before = 2 if move.verb is ASK_TEXT else 1
        if not text.split(None, before)[before].startswith('"'):  # a slip in a shorter form, not words of one's own
            raise Unreadable("form", {"text": text, "example": move.verb.example(), "rest": ""})
    return move
