"""What can be said in Pecunia Olet: what a henchman does, what a diner takes, whom a lawyer lifts, and table talk."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import NO_INDEX, NO_VALUE, WORDS, Action, Book, Kind, Named, SeatName, Verb
from kickback.engine.plain import Facts
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    AIRSTRIP,
    DINERS,
    KINDS,
    MARKET,
    MOST_SEATS,
    PRESS,
    PRINTED,
    QUALITIES,
    RECEIVER,
    SPACE,
    SPACES,
    STEP,
    SUPERMARKET,
    TAX,
)
from kickback.games.pecunia_olet.fake_notes import EMPTY

LONGEST_SUM: Final = 6  # digits of a sum that is read at all


class SpaceName(Kind):
    """A space by its id; only those of some kinds fit a verb."""

    def __init__(self, *kinds: int) -> None:
        self.spaces: list[int] = [space for space in range(len(SPACES)) if not kinds or KINDS[space] in kinds]
        super().__init__("space", SPACES[self.spaces[0]])

    def written(self, value: int) -> str:
        return SPACES[value]

    def read(self, word: str) -> int:
        space = SPACE.get(word.lower(), NO_VALUE)
        if space not in self.spaces:
            wrong = self.unreadable(word)
            wrong.message.facts["spaces"] = [SPACES[fitting] for fitting in self.spaces]
            raise wrong
        return space

    def schema(self) -> Facts:
        return {"enum": [SPACES[space] for space in self.spaces]}


class Lot(Kind):
    """Notes by quality, `a-b-c`. Lots that no rule allows are read too: a clause refuses them."""

    def __init__(self) -> None:
        super().__init__("lot", "0-1-2")

    def written(self, value: int) -> str:
        return fake_notes.written(value)

    def read(self, word: str) -> int:
        lot = fake_notes.read(word)
        if lot < 0:
            raise self.unreadable(word)
        return lot


class Sum(Kind):
    """Dollars, with or without their sign. Any sum is read: a clause refuses what nobody may keep."""

    def __init__(self) -> None:
        super().__init__("sum", "40")

    def written(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        digits = word.removeprefix("$")
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > LONGEST_SUM:
            raise self.unreadable(word)
        return int(digits)

    def plain(self, value: int) -> int:
        return value

    def schema(self) -> Facts:
        return {"type": "integer"}


class Stars(Kind):
    """A quality, one to three stars."""

    def __init__(self) -> None:
        super().__init__("quality", "2")

    def written(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        if not (word.isascii() and word.isdecimal()) or not 1 <= int(word[:LONGEST_SUM]) <= QUALITIES:
            raise self.unreadable(word)
        return int(word)

    def plain(self, value: int) -> int:
        return value

    def schema(self) -> Facts:
        return {"type": "integer", "minimum": 1, "maximum": QUALITIES}


LOT: Final = Lot()
SUM: Final = Sum()
MARKETS: Final = SpaceName(MARKET)
PRESSES: Final = SpaceName(PRESS)
CHECKOUTS: Final = SpaceName(SUPERMARKET)
RECEIVERS: Final = SpaceName(RECEIVER)
TAX_OFFICES: Final = SpaceName(TAX)
AIRPORTS: Final = SpaceName(AIRLINE, AIRSTRIP)
CLAIM: Final = Named("claim", ["nothing", "empty-flight", "full-flight"])

BUY: Final = Verb("buy {space}", {"space": MARKETS})
PRINT: Final = Verb("print {space}", {"space": PRESSES})
PRINT_CHOSEN: Final = Verb("print {space} {quality}", {"space": PRESSES, "quality": Stars()})
SHOP: Final = Verb("shop {space} {lot}", {"space": CHECKOUTS, "lot": LOT})
FENCE: Final = Verb("fence {space} {lot}", {"space": RECEIVERS, "lot": LOT})
CHEAT: Final = Verb("tax {space}", {"space": TAX_OFFICES})
FLY: Final = Verb("fly {space} keep {cash}", {"space": AIRPORTS, "cash": SUM})
PASS: Final = Verb("pass")
LAUNDER: Final = Verb("launder {lot}", {"lot": LOT})
LIFT: Final = Verb("lift {space}", {"space": SpaceName()})
FIRST: Final = Verb("first {first}", {"first": SeatName(MOST_SEATS, "first")})
AGAIN: Final = Verb("again")
ENOUGH: Final = Verb("enough")
SAY: Final = Verb("say {words}", {"words": WORDS}, free=True)
COUNT: Final = Verb("count", free=True)
HISTORY: Final = Verb("history", free=True)
# PEC-RULING-23: talk binds nobody; these can be judged after the game.
CLAIMING: Final = Verb("claim {claim}", {"claim": CLAIM}, free=True)
CLAIMING_AT_MOST: Final = Verb("claim at-most {cash}", {"cash": SUM}, free=True)
CLAIMING_AT_LEAST: Final = Verb("claim at-least {cash}", {"cash": SUM}, free=True)
CLAIMING_OFFSHORE: Final = Verb("claim offshore {cash}", {"cash": SUM}, free=True)
VERBS: Final = [
    BUY, PRINT_CHOSEN, PRINT, SHOP, FENCE, CHEAT, FLY, PASS, LAUNDER, LIFT, FIRST, AGAIN, ENOUGH, SAY, COUNT, HISTORY,
    CLAIMING, CLAIMING_AT_MOST, CLAIMING_AT_LEAST, CLAIMING_OFFSHORE,
]  # fmt: skip
PLACING: Final = (BUY, PRINT, PRINT_CHOSEN, SHOP, FENCE, CHEAT, FLY)


class Move(Action):
    """An action of Pecunia Olet: the space it is about, the notes, the cash kept, the quality printed."""

    def __init__(self, verb: Verb, values: list[int], index: int = NO_INDEX, words: str = "") -> None:
        super().__init__(verb, values, index, words)
        self.space: int = self.value("space")
        self.lot: int = max(EMPTY, self.value("lot"))
        self.cash: int = self.value("cash")
        self.quality: int = max(0, self.value("quality"))  # 0: the best there is
        self.first: int = self.value("first")
        self.places: bool = verb in PLACING  # a henchman goes to a space


# The order is the index that research uses: never move an entry, only add behind.
BOOK: Final[Book[Move]] = Book(Move, VERBS)
PASSING: Final = BOOK.enter(PASS)[0]
BUYS: Final = BOOK.enter(BUY, MARKETS.spaces)
PRINTS: Final = BOOK.enter(PRINT, PRESSES.spaces)
SHOPS: Final = BOOK.enter(SHOP, CHECKOUTS.spaces, fake_notes.of_size(1, PRINTED.shop_most))
SALES: Final = BOOK.enter(FENCE, RECEIVERS.spaces, fake_notes.of_size(1, PRINTED.fence_most))
FRAUDS: Final = BOOK.enter(CHEAT, TAX_OFFICES.spaces)
ALL_FLIGHTS: Final = BOOK.enter(FLY, AIRPORTS.spaces, list(range(0, PRINTED.box + 1, STEP)))
LAUNDRY: Final = BOOK.enter(LAUNDER, fake_notes.of_size(1, DINERS))
LIFTS: Final = BOOK.enter(LIFT, list(range(len(SPACES))))
EMPTY_VISITS: Final = BOOK.enter(SHOP, CHECKOUTS.spaces, [EMPTY]) + BOOK.enter(FENCE, RECEIVERS.spaces, [EMPTY])
CHOSEN_PRINTS: Final = BOOK.enter(PRINT_CHOSEN, PRESSES.spaces, list(range(1, QUALITIES + 1)))
FIRSTS: Final = BOOK.enter(FIRST, list(range(MOST_SEATS)))
ONCE_MORE: Final = BOOK.enter(AGAIN)[0]
NO_MORE: Final = BOOK.enter(ENOUGH)[0]
COUNTING: Final = BOOK.outside(COUNT)[0]
LEAFING: Final = BOOK.outside(HISTORY)[0]
CLAIMS: Final = BOOK.outside(CLAIMING, list(range(len(CLAIM.words))))


def by_space(page: list[Move]) -> dict[int, list[Move]]:
    found: dict[int, list[Move]] = {}
    for move in page:
        found.setdefault(move.space, []).append(move)
    return found


SIMPLE: Final[dict[int, Move]] = {move.space: move for move in BUYS + PRINTS + FRAUDS}  # one action a space
LOTS: Final[dict[int, list[Move]]] = by_space(SHOPS + SALES)  # lots of one note and more
FLIGHTS: Final[dict[int, list[Move]]] = by_space(ALL_FLIGHTS)  # by the cash kept, in steps
FINER: Final[dict[int, list[Move]]] = by_space(CHOSEN_PRINTS)  # by quality (`print-quality` = choose)
BARE: Final[dict[int, Move]] = {move.space: move for move in EMPTY_VISITS}  # the empty lot (`empty-visits`)
