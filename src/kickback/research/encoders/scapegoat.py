"""Scapegoat in numbers."""

from __future__ import annotations

from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.scapegoat.actions import BOOK
from kickback.games.scapegoat.components import NAMES
from kickback.games.scapegoat.options import Rules
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FACE_UP, OVERSPEND, PERFECT_ZERO, RUNNING, UNDERSPEND
from kickback.research.encoders.sheet import Encoder, Part, Sheet

MOMENTS = ("show", "play", "blame", "purge", "promote", "axe", "axe-drop", "over")
ENDINGS = (RUNNING, OVERSPEND, PERFECT_ZERO, UNDERSPEND)
CARDS = len(NAMES)
MOST_CARDS = 9  # the highest Hand Size any option allows


def encoder(seats: int, options: Options) -> ScapegoatEncoder:
    return ScapegoatEncoder(Rules(seats, options))


class ScapegoatEncoder(Encoder):
    """Cards are numbered as on the table: 4 x rank + suit, ranks A to K, suits diamonds, clubs, hearts, spades."""

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        # One show; each year its plays, one choice of everybody at the end, and one of the demoted seat.
        longest = seats + rules.round_limit * ((rules.orbits + 1) * seats + 1)
        parts = [
            Part("seat", seats, "which seat is looking"),
            Part("moment", len(MOMENTS), f"the open question: {', '.join(MOMENTS)}"),
            Part("hand", CARDS, "own hand"),
            Part("down", CARDS, "own cards that lie face down this year, or were gathered"),
            Part("up", CARDS, "cards face up on the table"),
            Part("seen", CARDS, "cards seen since the last shuffle, if the table keeps the list"),
            Part("turned", CARDS, "gathered cards that the audit turned over"),
            Part("pick", CARDS, "own sealed choice"),
            Part("shown", CARDS * seats, "cards shown at the start, by seat"),
            Part("revealed", CARDS * seats, "cards revealed now, by seat"),
            Part("size", seats, f"Hand Size / {MOST_CARDS}, by seat"),
            Part("cards", seats, f"cards in hand / {MOST_CARDS}, by seat"),
            Part("downs", seats, "cards played face down this year / orbits, by seat"),
            Part("committed", seats, "has sealed a choice, by seat"),
            Part("waiting", seats, "has yet to answer, by seat"),
            Part("start", seats, "the Start Player"),
            Part("scapegoat", seats, "the Scapegoat of this year, cleared or not"),
            Part("owed", seats, "who filled the Final Quarter and has not drawn for it yet"),
            Part("winners", seats, "who has won"),
            Part("ending", len(ENDINGS), "how the year ended: still running, overspend, perfect zero, underspend"),
            Part(
                "numbers",
                8,
                "spent / budget (above 1 is cut off), spent in the open Quarter / target, Quarters closed / all, "
                "carry / target, turns taken / deadline, round / limit, deck / 52, discard pile / 52",
            ),
        ]
        super().__init__(seats, len(BOOK), longest, parts)

    def fill(self, sheet: Sheet, view: View) -> None:
        assert isinstance(view, ScapegoatView)
        rules = self.rules
        around = self.clockwise(view)
        sheet.put("moment", MOMENTS.index(view.moment))
        sheet.mark("hand", view.hand)
        self.fill_table(sheet, view)
        sheet.mark("seen", view.seen)
        sheet.mark("turned", view.audited)
        sheet.mark("pick", view.picks[view.seat : view.seat + 1])
        for step, seat in enumerate(around):
            sheet.mark("shown", (view.shown[seat],), CARDS * step)
            sheet.mark("revealed", (view.revealed[seat],), CARDS * step)
        sheet.row("size", [view.sizes[seat] / MOST_CARDS for seat in around])
        sheet.row("cards", [len(view.hands[seat]) / MOST_CARDS for seat in around])
        sheet.row("downs", [view.downs(seat) / rules.orbits for seat in around])
        sheet.row("committed", [view.committed[seat] for seat in around])
        sheet.mark("waiting", [self.ahead(view, seat) for seat in view.waiting])
        if view.moment != "show":
            sheet.put("start", self.ahead(view, view.start))
        sheet.mark("scapegoat", (self.ahead(view, view.scapegoat),))
        sheet.mark("owed", (self.ahead(view, view.owed),))
        sheet.mark("winners", [self.ahead(view, seat) for seat in view.winners])
        sheet.put("ending", ENDINGS.index(view.ending))
        numbers = (
            view.spent / rules.budget,
            view.total / rules.target,
            view.closed / rules.quarters,
            view.carry / rules.target,
            view.turn / rules.deadline,
            view.round / max(1, rules.round_limit),
            len(view.deck) / CARDS,
            len(view.discard) / CARDS,
        )
        sheet.row("numbers", numbers)

    def fill_table(self, sheet: Sheet, view: ScapegoatView) -> None:
        """What lies on the table. A gathered card is the looking seat's own if it alone knows it."""
        for place, way in enumerate(view.ways):
            card = view.played[place]
            if card != HIDDEN:
                sheet.put("up" if way == FACE_UP else "down", card)
        sheet.mark("down", [card for card in view.audit if card not in view.audited])
