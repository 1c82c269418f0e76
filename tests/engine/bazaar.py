"""A stand-in game with every kind of moment, so that the engine's tests need no real one.

Seat A shops: `pass`, or `buy` and then goods until `pay`. Then the stall is tidied by itself. B and C may `pass`, or
`bid` in the same way: the first takes it all, but of cheese there is none left, so that is no bid. At last A and C hide
a good, and whoever hid bread wins. Anybody may `sell` a good at any time, beside the stack; then nobody can take it.
"""

from __future__ import annotations

import pytest

from kickback.engine import COMPILED
from kickback.engine.actions import Action, Book, Line, Named, Verb
from kickback.engine.bans import Ban
from kickback.engine.chance import Quick
from kickback.engine.moments import AUTO, Commit, Moment, Over, Part, Race, Turn
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.engine.table import Table
from kickback.engine.view import View

if COMPILED:
    pytest.skip(
        "a class of plain Python cannot extend a compiled one; real games prove it there", allow_module_level=True
    )

GOODS = Named("good", ["apple", "bread", "cheese"])
TAKE, HIDE = Verb("{good}", {"good": GOODS}), Verb("hide {good}", {"good": GOODS})
BOOK = Book(
    Action, [Verb("pass"), Verb("buy"), Verb("pay"), Verb("bid"), HIDE, Verb("sell {good}", {"good": GOODS}, True)]
)
PASS, BUY, PAY, BID = (BOOK.enter(verb)[0] for verb in BOOK.verbs[:4])
TAKES, HIDES = BOOK.enter(TAKE, [0, 1, 2]), BOOK.enter(HIDE, [0, 1, 2])
APPLE, BREAD, CHEESE = TAKES
SELLS = BOOK.enter(BOOK.verbs[5], [0, 1, 2])

NOT_ASKED, WRONG_VERB, CLOSED = (Ban(id, "X-TURN") for id in ("not-asked", "wrong-verb", "closed"))
SOLD, NOTHING_YET, SOLD_TWICE = (Ban(id, "X-SOLD") for id in ("sold", "nothing-yet", "sold-twice"))
UNPAID, TOO_MUCH = (Ban(id, "X-LINE") for id in ("unpaid", "too-much"))


class Bazaar(Table):
    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, Quick(1), [Night("night", "night"), Shop()], Counter("aside", "aside"))
        self.log = []
        self.sold: list[str] = []
        self.bought: list[str] = []
        self.tidied = 0

    def read(self, seat: int, text: str) -> Action:
        known = BOOK.by_text.get(text)
        return known if known is not None else Line([BOOK.by_text[word] for word in text.split()], text)

    def too_much(self, line: Action) -> Ban:
        return TOO_MUCH

    def view(self, seat: int) -> View:
        return View(seat, self)


class Night(Moment[Bazaar, Action]):
    """At the bottom of the stack, where no question is: only the moment on top counts."""

    def forbids(self, table: Bazaar, seat: int, action: Action) -> Ban | None:
        return CLOSED


class Counter(Moment[Bazaar, Action]):
    """Beside the stack: whatever is sold cannot be had any more."""

    def candidates(self, table: Bazaar, seat: int) -> list[Action]:
        return SELLS[:]

    def forbids(self, table: Bazaar, seat: int, action: Action) -> Ban | None:
        return SOLD_TWICE if name(action) in table.sold else None

    def details(self, table: Bazaar, seat: int, action: Action, ban: Ban) -> Facts:
        return {"aside": name(action)}

    def answer(self, table: Bazaar, seat: int, action: Action) -> None:
        table.sold.append(name(action))


class Basket(Part[Bazaar, Action]):
    """Another good, or `pay` if there is one in the basket. Everybody walks along the stall, so each step lists less.

    Unlike a real game's parts it is not exact: `pay` is listed too early.
    """

    def __init__(self, goods: int) -> None:
        self.goods = goods

    def lacking(self) -> Ban:
        return UNPAID if self.goods else NOTHING_YET

    def candidates(self, table: Bazaar, seat: int) -> list[Action]:
        return [*TAKES[self.goods :], PAY]

    def forbids(self, table: Bazaar, seat: int, action: Action) -> Ban | None:
        if action is PAY:
            return None if self.goods else NOTHING_YET
        if action.verb is not TAKE:
            return WRONG_VERB
        return SOLD if name(action) in table.sold else None

    def next_part(self, table: Bazaar, seat: int, action: Action) -> Basket | None:
        return None if action is PAY else Basket(self.goods + 1)


class Shop(Turn[Bazaar, Action]):
    def __init__(self) -> None:
        super().__init__("shop", 0, stepwise=True)

    def candidates(self, table: Bazaar, seat: int) -> list[Action]:
        return [PAY, BUY, PASS]

    def forbids(self, table: Bazaar, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action in (BUY, PASS) else WRONG_VERB

    def details(self, table: Bazaar, seat: int, action: Action, ban: Ban) -> Facts:
        return {"shop": action.text, "basket": len(table.draft(seat))}

    def first_part(self, table: Bazaar, seat: int, action: Action) -> Basket | None:
        return Basket(0) if action is BUY else None

    def answer(self, table: Bazaar, seat: int, action: Action) -> None:
        table.bought += [letter(seat), *(said.text for said in table.draft(seat)), action.text]
        table.stack[-1] = Tidy(2)


class Tidy(Moment[Bazaar, Action]):
    """Nobody is asked; it takes two steps."""

    def __init__(self, left: int) -> None:
        super().__init__("tidy", AUTO)
        self.left = left

    def resume(self, table: Bazaar) -> None:
        table.tidied += 1
        self.left -= 1
        if not self.left:
            table.stack[-1] = Bids(0b110)


class Bids(Race[Bazaar, Action]):
    def __init__(self, asked: int) -> None:
        super().__init__("bids", asked, stepwise=True)

    def candidates(self, table: Bazaar, seat: int) -> list[Action]:
        return [PASS, BUY, BID]

    def forbids(self, table: Bazaar, seat: int, action: Action) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        return None if action in (PASS, BID) else WRONG_VERB

    def first_part(self, table: Bazaar, seat: int, action: Action) -> Basket | None:
        return Basket(0) if action is BID else None

    def answer(self, table: Bazaar, seat: int, action: Action) -> None:
        if action is PASS or CHEESE in table.draft(seat):
            self.let_go(table, seat)
        else:
            table.bought += [letter(seat), *(said.text for said in table.draft(seat)), action.text]
            self.closed(table)

    def closed(self, table: Bazaar) -> None:
        table.stack[-1] = Hiding(0b101, [None] * table.seats)


class Hiding(Commit[Bazaar, Action]):
    """Seats A and C hide a good."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("hiding", asked, picks, exact=True)

    def candidates(self, table: Bazaar, seat: int) -> list[Action]:
        return HIDES[:]

    def forbids(self, table: Bazaar, seat: int, action: Action) -> Ban | None:
        return None if self.asks(table, seat) and action.verb is HIDE else NOT_ASKED

    def sealed(self, table: Bazaar, seat: int, action: Action) -> None:
        table.tell("hidden", "X-HIDE", {"seat": letter(seat)}, {seat: {"good": name(action)}})

    def resolve(self, table: Bazaar) -> None:
        table.winners = [seat for seat in (0, 2) if name(self.pick(seat)) == "bread"]
        table.stack[-1] = Over(CLOSED)


def name(action: Action) -> str:
    return GOODS.words[action.value("good")] if action.value("good") >= 0 else ""


def say(table: Bazaar, seat: str, text: str) -> str:
    """As at the table: `say(table, "A", "buy apple pay")`."""
    number = "ABC".index(seat)
    return table.act(number, table.read(number, text))


def begin(table: Bazaar, seat: str, steps: str) -> None:
    """Says these steps one by one; they leave something to choose."""
    for step in steps.split():
        assert say(table, seat, step) == ""


def texts(actions: list[Action]) -> list[str]:
    return [action.text for action in actions]
