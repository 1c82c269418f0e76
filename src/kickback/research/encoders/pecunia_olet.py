"""Pecunia Olet in numbers."""

from __future__ import annotations

from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BOOK
from kickback.games.pecunia_olet.components import (
    CARDS,
    GROUPS,
    NO_CARD,
    NOBODY,
    PRINTED,
    QUALITIES,
    SPACES,
    SPECIALS,
)
from kickback.games.pecunia_olet.memory import BANKED, BEGAN, FLEW, PAID, SPENT, Ledger, ledgers, notes_held
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.view import NOT_YET, PecuniaView
from kickback.research.encoders.sheet import Encoder, Part, Sheet

MOMENTS = (
    "choose-first", "placement", "diner-choice", "last-henchman", "lawyer-lift", "lawyer-place", "rematch", "over",
)  # fmt: skip
MONEY = 1000  # dollars that count as much
NOTES = 40
BANS = 3
LEDGER = 6  # numbers of a public ledger


def encoder(seats: int, options: Options) -> PecuniaEncoder:
    return PecuniaEncoder(Rules(seats, options))


def longest_game(rules: Rules) -> int:
    """The officer's way, at its slowest; then the last henchmen and the lawyers."""
    seats = rules.seats
    rounds = (rules.board.last + 1) * max(1, rules.stall_limit)
    return rounds * (PRINTED.henchmen + 1) * seats + 3 * seats + 4


class PecuniaEncoder(Encoder):
    """Spaces and cards are numbered as in the components. Sums are in dollars, fakes by quality, one star first."""

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        self.track = rules.board.last + 1
        self.columns = len(rules.board.columns)
        parts = [
            Part("seat", seats, "which seat is looking"),
            Part("moment", len(MOMENTS), f"the open question: {', '.join(MOMENTS)}"),
            Part("waiting", seats, "has yet to answer, by seat"),
            Part("asked", seats, "is asked together with others, by seat"),
            Part("committed", seats, "has sealed a choice, by seat"),
            Part("pick", QUALITIES, "own sealed lot / 10, by quality"),
            Part("first", seats, "who opened this round"),
            Part("starter", seats, "who began the game"),
            Part("pawn", seats, "who holds the first-player pawn"),
            Part("queue", seats, "may still play a last henchman, by seat"),
            Part("lawyer", 2, "the end has come to the Great, to the Bad Lawyer"),
            Part("henchman", len(SPACES) * seats, "stands there, by space and seat"),
            Part("ready", seats, "henchmen at home / 3, by seat"),
            Part("down", seats, "henchmen laid down / 3, by seat"),
            Part("owner", len(CARDS) * seats, "owns the card, by card and seat"),
            Part("market", len(CARDS) * self.columns, "lies in the market, by card and column from the left"),
            Part("gone", len(CARDS), "binned or never in play, by card"),
            Part("next", len(GROUPS), f"the group of the deck's top card: {', '.join(GROUPS)}"),
            Part("officer", self.track, "where the police officer stands"),
            Part("special", len(SPECIALS), f"the space ahead of the officer: {', '.join(SPECIALS)}"),
            Part("banned", BANS + 1, "how many qualities are banned"),
            Part("cash", seats, f"cash / {MONEY} where known, by seat"),
            Part("account", seats, f"account / {MONEY} where known, by seat"),
            Part("total", seats, f"both / {MONEY} where known, by seat"),
            Part("hidden", seats, "cash and account are not known, by seat"),
            Part("fakes", QUALITIES * seats, f"fakes / {NOTES} where known, by seat and quality"),
            Part("notes", seats, f"fakes held / {NOTES}, by seat"),
            Part("printers", seats, "printers / 8, by seat"),
            Part("parts", 3 * seats, "has ink, paper, hologram, by seat"),
            Part("diners", seats, "diners / 6, by seat"),
            Part("jet", seats, "has a jet, by seat"),
            Part(
                "ledger",
                LEDGER * seats,
                f"what the table saw, by seat: start / {MONEY}, income / {MONEY}, spending / {MONEY}, flights / 10, "
                f"payments to the Godfather / 3, account given at the start / {MONEY}",
            ),
            Part("supply", QUALITIES, "fakes that can still be printed / 40, by quality, where counted"),
            Part("winners", seats, "who has won"),
            Part("tied", seats, "who is tied at the top"),
            Part(
                "numbers",
                6,
                "round / 30, quiet rounds / 9, strike, deck / 42, bank / box where counted, the game has been scored",
            ),
        ]
        super().__init__(seats, len(BOOK), longest_game(rules), parts)

    def fill(self, sheet: Sheet, view: View) -> None:
        assert isinstance(view, PecuniaView)
        around = self.clockwise(view)
        sheet.put("moment", MOMENTS.index(view.moment))
        sheet.mark("waiting", [self.ahead(view, seat) for seat in view.waiting])
        sheet.row("asked", [view.asked >> seat & 1 for seat in around])
        sheet.row("committed", [view.picks[seat] != NOT_YET for seat in around])
        own = view.picks[view.seat]
        if own >= 0:
            self.fill_lot(sheet, "pick", BOOK.actions[own].lot, 10, 0)
        for part, seat in (("first", view.first), ("starter", view.starter), ("pawn", view.pawn)):
            if seat != NOBODY:
                sheet.put(part, self.ahead(view, seat))
        sheet.mark("queue", [self.ahead(view, seat) for seat in view.queue])
        if view.lawyer != NOBODY:
            sheet.put("lawyer", view.lawyer)
        self.fill_board(sheet, view)
        self.fill_cards(sheet, view, around)
        self.fill_seats(sheet, view, around)
        if self.rules.counted_fakes:
            self.fill_lot(sheet, "supply", view.supply, 40, 0)
        sheet.mark("winners", [self.ahead(view, seat) for seat in view.winners])
        sheet.mark("tied", [self.ahead(view, seat) for seat in view.tied])
        numbers = (
            view.round / 30,
            view.quiet / 9,
            view.strike,
            len(view.deck) / len(CARDS),
            max(0, view.bank) / PRINTED.box,
            view.scored,
        )
        sheet.row("numbers", numbers)

    def fill_lot(self, sheet: Sheet, part: str, lot: int, most: int, first: int) -> None:
        counts = (fake_notes.ones(lot), fake_notes.twos(lot), fake_notes.threes(lot))
        sheet.row(part, [count / most for count in counts], first)

    def fill_board(self, sheet: Sheet, view: PecuniaView) -> None:
        for space, who in enumerate(view.henchman):
            if who != NOBODY:
                sheet.put("henchman", self.seats * space + self.ahead(view, who))
        sheet.put("officer", view.officer)
        ahead = min(view.officer + 1, self.rules.board.last)
        sheet.put("special", self.rules.board.special[ahead])
        sheet.put("banned", min(view.banned, BANS))

    def fill_cards(self, sheet: Sheet, view: PecuniaView, around: list[int]) -> None:
        for step, seat in enumerate(around):
            for card in view.cards[seat]:
                sheet.put("owner", self.seats * card + step)
        for column, card in enumerate(view.market):
            if card != NO_CARD:
                sheet.put("market", self.columns * card + column)
        sheet.mark("gone", view.binned)
        sheet.mark("gone", view.out)
        if view.next_group:
            sheet.mark("next", (GROUPS.find(view.next_group),))

    def fill_seats(self, sheet: Sheet, view: PecuniaView, around: list[int]) -> None:
        seen = ledgers(view.memory, view.seats)
        for step, seat in enumerate(around):
            if view.cash[seat] == HIDDEN:
                sheet.put("hidden", step)
            else:
                sheet.put("cash", step, view.cash[seat] / MONEY)
                sheet.put("account", step, view.account[seat] / MONEY)
            if view.totals[seat] != HIDDEN:
                sheet.put("total", step, view.totals[seat] / MONEY)
            if view.fakes[seat] != HIDDEN:
                self.fill_lot(sheet, "fakes", view.fakes[seat], NOTES, QUALITIES * step)
            sheet.put("notes", step, notes_held(seen[seat]) / NOTES)
            sheet.row("parts", [view.parts[seat] >> bit & 1 for bit in range(3)], 3 * step)
            sheet.row("ledger", self.ledger(seen[seat]), LEDGER * step)
        sheet.row("ready", [view.ready[seat] / PRINTED.henchmen for seat in around])
        sheet.row("down", [view.down[seat] / PRINTED.henchmen for seat in around])
        sheet.row("printers", [view.printers[seat] / 8 for seat in around])
        sheet.row("diners", [view.diners[seat] / 6 for seat in around])
        sheet.row("jet", [view.jets[seat] for seat in around])

    def ledger(self, ledger: Ledger) -> list[float]:
        """The public entries about a seat in sums."""
        start = income = spent = banked = flights = payments = 0
        for entry in ledger:
            kind = entry.kind
            money = entry.number
            if kind == BEGAN:
                start += money
            elif kind == SPENT:
                spent += money
            elif kind == FLEW:
                flights += 1
            elif kind == PAID:
                payments += 1
            elif kind == BANKED:
                banked += money
            else:
                income += money
        return [start / MONEY, income / MONEY, spent / MONEY, flights / 10, payments / 3, banked / MONEY]
