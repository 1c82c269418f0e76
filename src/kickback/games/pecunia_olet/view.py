"""What one seat of a Pecunia Olet table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kickback.engine import shapes
from kickback.engine.moments import Commit, Moment
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, letter, letters
from kickback.engine.shapes import (
    CARD,
    SEAT,
    SEATS,
    SWITCH,
    TEXT,
    UNSEEN,
    WHOLE,
    Fields,
    Known,
    Many,
    Maybe,
    OneOf,
    Shape,
)
from kickback.engine.view import COMMON, View
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BOOK
from kickback.games.pecunia_olet.components import (
    CARD_GROUP,
    CARDS,
    COMPONENTS,
    KINDS,
    MARKET,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    QUALITY,
    SPACE_KINDS,
    SPACES,
    SPECIALS,
    STEP,
    card_names,
)
from kickback.games.pecunia_olet.memory import holdings, ledgers, notes_held, purses
from kickback.games.pecunia_olet.options import Rules

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.games.pecunia_olet.table import PecuniaOlet

LAWYERS: Final = ("great", "bad")
NOT_YET: Final = -2


class PecuniaView(View):
    """Sums and lots are HIDDEN where the seat does not know them; everything else is public."""

    def __init__(self, seat: int, table: PecuniaOlet) -> None:
        super().__init__(seat, table)
        moment = table.stack[-1]
        rules = table.rules
        eye = seat == EYE
        screens_down = eye or rules.open_money or (table.ending.scored and rules.full_reveal)
        everybody = range(table.seats)
        self.rules: Rules = rules
        self.round: int = table.round.number
        self.moved: int = table.police.moved
        self.quiet: int = table.quiet
        self.starter: int = table.round.starter
        self.first: int = table.round.first
        self.pawn: int = table.round.pawn
        self.officer: int = table.police.officer
        self.banned: int = table.police.banned
        self.strike: bool = table.strike
        self.queue: list[int] = table.ending.queue[:]
        self.lawyer: int = table.ending.lawyer
        self.scored: bool = table.ending.scored
        self.tied: list[int] = table.ending.tied[:]
        self.again: bool | None = table.ending.again
        self.cash: list[int] = [table.money.cash[s] if screens_down or s == seat else HIDDEN for s in everybody]
        self.account: list[int] = [table.money.account[s] if screens_down or s == seat else HIDDEN for s in everybody]
        lots_shown = screens_down or table.ending.scored
        self.fakes: list[int] = [table.money.fakes[s] if lots_shown or s == seat else HIDDEN for s in everybody]
        self.totals: list[int] = [table.money.total(s) if lots_shown or s == seat else HIDDEN for s in everybody]
        self.bank_shown: bool = screens_down or rules.counted_bank
        self.bank: int = table.money.bank if self.bank_shown else HIDDEN
        self.supply: int = table.money.supply
        self.cards: list[tuple[int, ...]] = table.equipment.cards[:]
        self.printers: list[int] = table.equipment.printers[:]
        self.parts: list[int] = table.equipment.parts[:]
        self.diners: list[int] = table.equipment.diners[:]
        self.jets: list[bool] = table.equipment.jets[:]
        self.lawyers: list[int] = table.equipment.lawyers[:]
        self.market: list[int] = table.market.row[:]
        self.deck: list[int] = table.market.deck.faces[:] if eye else [HIDDEN] * len(table.market.deck)
        self.new_cards: int = table.market.new
        self.next_group: str = CARD_GROUP[table.market.deck.faces[-1]] if table.market.deck.faces else ""
        self.starts: list[int] = table.market.starts[:] if eye else [HIDDEN] * len(table.market.starts)
        self.binned: list[int] = table.market.binned[:]
        self.out: list[int] = table.market.out[:]
        self.henchman: list[int] = table.henchmen.on[:]
        self.ready: list[int] = table.henchmen.ready[:]
        self.down: list[int] = table.henchmen.down[:]
        self.memory = table.memory.clone().entries  # all of it is public, and nobody changes a list that was lent
        self.asked: int = moment.asked if isinstance(moment, Commit) else 0
        self.picks: list[int] = answers(moment, table.seats, seat)

    def quality(self, seat: int) -> int:
        """PEC-PRINT-2: the best quality a seat can print."""
        return QUALITY[self.parts[seat]]

    def place(self, seat: int) -> int:
        """PEC-RULING-9: a seat's place in the final order; equal totals share one."""
        return 1 + sum(1 for total in self.totals if total > self.totals[seat])

    def own_facts(self) -> Facts:
        facts = self.common_own()
        facts["bank"] = self.bank if self.bank_shown else UNSEEN
        facts["deck"] = {
            "count": len(self.deck),
            "next": self.next_group or None,
            "cards": card_names(self.deck[::-1], UNSEEN),
        }
        facts["starts"] = card_names(self.starts[::-1], UNSEEN)
        for seat in range(self.seats):
            facts[letter(seat)] = self.plain_seat(seat)
        return facts

    def public_facts(self) -> Facts:
        facts = self.common_to_all("pecunia-olet")
        facts |= {
            "tied": list[Plain](letters(self.tied)),
            "again": self.again,
            "round": self.round,
            "quiet": self.quiet,
            "moved": self.moved,
            "starter": seat_or_none(self.starter),
            "first": seat_or_none(self.first),
            "pawn": seat_or_none(self.pawn),
            "queue": list[Plain](letters(self.queue)),
            "lawyer": LAWYERS[self.lawyer] if self.lawyer != NOBODY else None,
            "scored": self.scored,
            "officer": self.officer,
            "track": [SPECIALS[special] for special in self.rules.board.special],
            "banned": self.banned,
            "strike": self.strike,
            "supply": fake_notes.written(self.supply) if self.rules.counted_fakes else None,
            "market": card_names(self.market),
            "new": self.new_cards,
            "bin": card_names(self.binned),
            "out": card_names(self.out),
        }
        for space in self.rules.board.spaces:
            facts[SPACES[space]] = self.plain_space(space)
        return facts

    def plain_space(self, space: int) -> Facts:
        board = self.rules.board
        facts: Facts = {
            "kind": SPACE_KINDS[KINDS[space]],
            "henchman": seat_or_none(self.henchman[space]),
            "hat": board.hat[space],
            "price": board.price[space],
        }
        if KINDS[space] == MARKET:
            column = board.column[space]
            card = self.market[column]
            facts["card"] = CARDS[card] if card != NO_CARD else None
            facts["bin"] = board.bins[column]
        if space == board.sunglasses:
            facts["sunglasses"] = True
        return facts

    def plain_seat(self, seat: int) -> Facts:
        facts: Facts = {
            "cash": shown(self.cash[seat]),
            "account": shown(self.account[seat]),
            "total": shown(self.totals[seat]),
            "fakes": fake_notes.written(self.fakes[seat]) if self.fakes[seat] != HIDDEN else UNSEEN,
            "cards": card_names(self.cards[seat]),
            "printers": self.printers[seat],
            "components": [word for bit, word in enumerate(COMPONENTS) if self.parts[seat] >> bit & 1],
            "quality": self.quality(seat),
            "diners": self.diners[seat],
            "jet": self.jets[seat],
            "lawyers": [word for word, owner in zip(LAWYERS, self.lawyers, strict=True) if owner == seat],
            "ready": self.ready[seat],
            "down": self.down[seat],
            "placed": [SPACES[space] for space, who in enumerate(self.henchman) if who == seat],
            "committed": self.picks[seat] != NOT_YET,
            "pick": self.pick(seat),
            "place": self.place(seat) if self.scored else None,
        }
        if self.rules.memory_aid and self.starter != NOBODY:
            facts["known"] = self.known(seat)
        return facts

    def pick(self, seat: int) -> str | None:
        """A seat's sealed answer, where there is one."""
        pick = self.picks[seat]
        return None if pick == NOT_YET else UNSEEN if pick == HIDDEN else BOOK.actions[pick].text

    def known(self, seat: int) -> Facts:
        """The memory aid: what follows from the public log alone (PEC-RULING-7)."""
        ledger = ledgers(self.memory, self.seats)[seat]
        totals = purses(ledger, self.rules)
        facts: Facts = {
            "notes": notes_held(ledger),
            "least": STEP * min(totals),
            "most": STEP * max(totals),
        }
        if self.rules.full_log:
            facts["fakes"] = fake_notes.written(holdings(ledger, self.rules)[0])
        return facts


def answers(moment: Moment[Any, Any], seats: int, viewer: int) -> list[int]:
    """The index of each seat's answer to an open Commit: NOT_YET, or HIDDEN if it is sealed for the viewer."""
    found = [NOT_YET] * seats
    if isinstance(moment, Commit):
        for seat, pick in enumerate(moment.picks):
            if pick is not None:
                found[seat] = pick.index if viewer in (seat, EYE) else HIDDEN
    return found


def seat_or_none(seat: int) -> str | None:
    return letter(seat) if seat != NOBODY else None


def shown(number: int) -> Plain:
    return number if number != HIDDEN else UNSEEN


SUM: Final = Known(WHOLE)  # dollars
SEAT_SHAPE: Final = Fields(
    {
        "cash": SUM,
        "account": SUM,
        "total": SUM,
        "fakes": TEXT,
        "cards": shapes.CARDS,
        "printers": WHOLE,
        "components": Many(OneOf(*COMPONENTS)),
        "quality": WHOLE,
        "diners": WHOLE,
        "jet": SWITCH,
        "lawyers": Many(OneOf(*LAWYERS)),
        "ready": WHOLE,
        "down": WHOLE,
        "placed": Many(TEXT),
        "committed": SWITCH,
        "pick": Maybe(TEXT),
        "place": Maybe(WHOLE),
        "known?": Fields({"notes": WHOLE, "least": WHOLE, "most": WHOLE, "fakes?": TEXT}),
    },
    "Seat",
)
SPACE_SHAPE: Final = Fields(
    {
        "kind": OneOf(*SPACE_KINDS),
        "henchman": Maybe(SEAT),
        "hat": SWITCH,
        "price": WHOLE,
        "card?": Maybe(CARD),
        "bin?": SWITCH,
        "sunglasses?": SWITCH,
    },
    "Space",
)
SHAPE: Final[dict[str, Shape]] = COMMON | {
    "tied": SEATS,
    "again": Maybe(SWITCH),
    "round": WHOLE,
    "quiet": WHOLE,
    "moved": WHOLE,
    "starter": Maybe(SEAT),
    "first": Maybe(SEAT),
    "pawn": Maybe(SEAT),
    "queue": SEATS,
    "lawyer": Maybe(OneOf(*LAWYERS)),
    "scored": SWITCH,
    "officer": WHOLE,
    "track": Many(OneOf(*SPECIALS)),
    "banned": WHOLE,
    "strike": SWITCH,
    "supply": Maybe(TEXT),
    "bank": SUM,
    "market": Many(Maybe(CARD)),
    "new": WHOLE,
    "deck": Fields({"count": WHOLE, "next": Maybe(TEXT), "cards": shapes.CARDS}),
    "starts": shapes.CARDS,
    "bin": shapes.CARDS,
    "out": shapes.CARDS,
    **{f"{space}?": SPACE_SHAPE for space in SPACES},
    **{f"{letter(seat)}?": SEAT_SHAPE for seat in range(MOST_SEATS)},
}
