"""Corporate Espionage in numbers."""

from __future__ import annotations

from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.corporate_espionage.actions import HAND_SLOTS, TABLE_SLOTS
from kickback.games.corporate_espionage.components import (
    DECK_SIZE,
    HIGHEST_COST,
    HIGHEST_INCOME,
    HIGHEST_OVERHEAD,
    LONGEST_LIFE,
    face_of,
    ready_made,
)
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import (
    Bill,
    EffectStep,
    Pending,
    PickInHand,
    PickInPlay,
    TakeoverChoice,
    Window,
)
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.table import NOBODY, UNKNOWN, Permanent, Play
from kickback.games.corporate_espionage.view import EspionageView
from kickback.research.encoders.sheet import Encoder, Part, Sheet

MOMENTS = (
    "duel", "first", "cut", "expenses", "main", "response", "name-rival", "pick", "bill", "insolvency",
    "takeover-choice", "exec-surplus", "hand-limit", "end-window", "audit-answer", "offer-answer", "embargo-vote",
    "dance", "over",
)  # fmt: skip
POINTS = 50  # that count as much
COPIES = 4
PERMANENTS = 3  # types of cards that stay: employee, executive, asset
SLOT = PERMANENTS + 8  # numbers of one card in play
TYPES = len(w.TYPES)


def encoder(seats: int, options: Options) -> EspionageEncoder:
    return EspionageEncoder(Rules(seats, options))


def longest_game(rules: Rules) -> int:
    """A bound nobody reaches: every card played twice and a full table used in every turn, all of it answered."""
    turns = rules.max_rounds * rules.seats
    plays = 2 * DECK_SIZE * rules.seats + TABLE_SLOTS * turns
    return 4 * rules.seats * (plays + 4 * turns)


class EspionageEncoder(Encoder):
    """Faces are numbered in the order of the box, then the blank House Rule; players' own share the last number."""

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        self.decks = list(ready_made().decks)
        self.own = len(ready_made().cards) + 1
        faces = self.faces = self.own + 1
        parts = [
            Part("seat", seats, "which company is looking"),
            Part("moment", len(MOMENTS), f"the open question: {', '.join(MOMENTS)}"),
            Part("waiting", seats, "has yet to answer, by company"),
            Part("active", seats, "whose turn it is"),
            Part("first", seats, "who began"),
            Part("living", seats, "is in the market, by company"),
            Part("deck-of", (len(self.decks) + 1) * seats, f"the deck, by company: {', '.join(self.decks)}, own"),
            Part("slots", HAND_SLOTS * faces, "the face in each slot of the own hand"),
            Part("copies", HAND_SLOTS, f"copies in that slot / {COPIES}"),
            Part("shown", HAND_SLOTS * faces, "the face in each slot of a hand that is shown for a pick"),
            Part("hands", faces * seats, f"cards known to be in a hand / {COPIES}, by company and face"),
            Part("boards", faces * seats, f"cards in play / {COPIES}, by company and face"),
            Part("piles", faces * seats, f"cards in the discard pile / {COPIES}, by company and face"),
            Part(
                "table",
                SLOT * TABLE_SLOTS * seats,
                "each slot of each company's table: employee, executive, asset, face / all, "
                f"cost / {HIGHEST_COST}, income / {HIGHEST_INCOME}, overhead / {HIGHEST_OVERHEAD}, "
                f"chips / {LONGEST_LIFE}, used this turn, brought by another, copies alike / {COPIES}",
            ),
            Part("bank", seats, f"bank by the public amounts / {POINTS}, by company"),
            Part("announced", seats, f"the last figure announced / {POINTS}, by company"),
            Part("announced-ago", seats, "turns since then / 20, by company"),
            Part("audited", seats, f"the last figure shown to the looking company / {POINTS}, by company"),
            Part("audited-ago", seats, "turns since then / 20, by company"),
            Part("income", seats, "income / 20, by company"),
            Part("overhead", seats, "overhead / 20, by company"),
            Part("cards", seats, f"cards in hand / {HAND_SLOTS}, by company"),
            Part("deck", seats, f"cards in the deck / {DECK_SIZE}, by company"),
            Part("hand-limit", seats, f"hand limit / {HAND_SLOTS}, by company"),
            Part("executive-seats", seats, "executive seats / 5, by company"),
            Part("blocks", len(w.VERBS) * seats, f"what a card forbids, by company: {', '.join(w.VERBS)}"),
            Part("costs", TYPES * seats, f"change of costs / 5, by company and type: {', '.join(w.TYPES)}"),
            Part("bills", seats, "change of bills / 5, by company"),
            Part("event", len(w.EVENTS), f"what is pending: {', '.join(w.EVENTS)}"),
            Part("by", seats, "by which company"),
            Part("to", seats, "to which companies"),
            Part("named", seats, "which company it names"),
            Part("card", faces, "the card that is being played, or bills"),
            Part("about", seats, "whose cards are picked from, or who is taken over"),
            Part("winners", seats, "who has won"),
            Part(
                "numbers",
                9,
                "round / limit, hires this turn / 5, firings / 5, a takeover was tried, a lively round (CES-WON-2), "
                f"nobody drew last round, amount of the bill / {POINTS}, paid for the play / {HIGHEST_COST}, "
                "open questions / 8",
            ),
        ]
        actions = 78 * seats + 125  # the size of the book that a table makes for itself
        super().__init__(seats, actions, longest_game(rules), parts)

    def fill(self, sheet: Sheet, view: View) -> None:
        assert isinstance(view, EspionageView)
        around = self.clockwise(view)
        sheet.put("moment", MOMENTS.index(view.moment))
        sheet.mark("waiting", [self.ahead(view, seat) for seat in view.waiting])
        sheet.put("active", self.ahead(view, view.calendar.active))
        sheet.mark("first", [self.ahead(view, view.calendar.first)])
        sheet.row("living", [view.living(seat) for seat in around])
        self.fill_hands(sheet, view, around)
        for step, seat in enumerate(around):
            self.fill_board(sheet, view, step, seat)
        self.fill_companies(sheet, view, around)
        amount, paid = self.fill_pending(sheet, view, around)
        sheet.mark("winners", [self.ahead(view, seat) for seat in view.winners])
        numbers = (
            view.calendar.round / max(1, self.rules.max_rounds),
            view.calendar.hires / 5,
            view.calendar.firings / 5,
            view.calendar.attempted,
            view.calendar.lively,
            view.calendar.dry_round,
            amount / POINTS,
            paid / HIGHEST_COST,
            len(view.stack) / 8,
        )
        sheet.row("numbers", numbers)

    def face(self, code: int) -> int:
        """The number of a card's face; HIDDEN stays HIDDEN."""
        return min(face_of(code), self.own) if code != HIDDEN else HIDDEN

    def fill_hands(self, sheet: Sheet, view: EspionageView, around: list[int]) -> None:
        for step, seat in enumerate(around):
            sheet.count("hands", [self.face(code) for code in view.zones.hands[seat]], COPIES, self.faces * step)
            sheet.count("piles", [self.face(code) for code in view.zones.piles[seat]], COPIES, self.faces * step)
        cards = distinct(view.hand)[:HAND_SLOTS]
        for slot, code in enumerate(cards):
            sheet.put("slots", self.faces * slot + self.face(code))
            sheet.put("copies", slot, view.hand.count(code) / COPIES)
        top = view.stack[-1]
        if isinstance(top, PickInHand) and top.seat == view.seat:
            cards = distinct(view.zones.hands[top.holder])
            if top.seat != top.holder:
                cards.sort()
            for slot, code in enumerate(cards[:HAND_SLOTS]):
                sheet.mark("shown", (self.face(code),), self.faces * slot)

    def fill_board(self, sheet: Sheet, view: EspionageView, step: int, seat: int) -> None:
        board = view.in_play.boards[seat]
        sheet.count("boards", [self.face(permanent.code) for permanent in board], COPIES, self.faces * step)
        for slot, number in enumerate(apart(board, view.calendar.turn)[:TABLE_SLOTS]):
            permanent = board[number]
            card = permanent.card
            first = SLOT * (TABLE_SLOTS * step + slot)
            sheet.put("table", first + card.type)
            alike = sum(1 for other in board if same(other, permanent, view.calendar.turn))
            numbers = (
                (self.face(permanent.code) + 1) / (self.faces + 1),
                card.cost / HIGHEST_COST,
                view.card_incomes[seat][number] / HIGHEST_INCOME,
                view.card_overheads[seat][number] / HIGHEST_OVERHEAD,
                permanent.chips / LONGEST_LIFE,
                permanent.used == view.calendar.turn,
                permanent.owner != seat,
                alike / COPIES,
            )
            sheet.row("table", numbers, first + PERMANENTS)

    def fill_companies(self, sheet: Sheet, view: EspionageView, around: list[int]) -> None:
        public = self.seats * 8
        for step, seat in enumerate(around):
            firm = view.companies.firms[seat]
            deck = self.decks.index(firm) if firm in self.decks else len(self.decks)
            sheet.put("deck-of", (len(self.decks) + 1) * step + deck)
            sheet.put("bank", step, view.reckoned(seat) / POINTS)
            for part, place in (("announced", public + seat), ("audited", view.seat * 8 + seat)):
                if view.accounts.figures[place] != UNKNOWN:
                    sheet.put(part, step, view.accounts.figures[place] / POINTS)
                    sheet.put(f"{part}-ago", step, (view.calendar.turn - view.accounts.figure_turns[place]) / 20)
            sheet.row(
                "blocks", [view.modifiers.blocks[seat] >> verb & 1 for verb in range(len(w.VERBS))], len(w.VERBS) * step
            )
            sheet.row("costs", [view.modifiers.costs[TYPES * seat + type] / 5 for type in range(TYPES)], TYPES * step)
        sheet.row("bills", [view.modifiers.bills[seat] / 5 for seat in around])
        sheet.row("income", [view.incomes[seat] / 20 for seat in around])
        sheet.row("overhead", [view.overheads[seat] / 20 for seat in around])
        sheet.row("cards", [len(view.zones.hands[seat]) / HAND_SLOTS for seat in around])
        sheet.row("deck", [len(view.zones.decks[seat]) / DECK_SIZE for seat in around])
        sheet.row("hand-limit", [view.hand_limits[seat] / HAND_SLOTS for seat in around])
        sheet.row("executive-seats", [view.executive_seats[seat] / 5 for seat in around])

    def fill_pending(self, sheet: Sheet, view: EspionageView, around: list[int]) -> tuple[int, int]:
        """The uppermost event that is pending or being carried out; the bill, and what was paid for the play."""
        top = view.stack[-1]
        if isinstance(top, PickInHand):
            sheet.put("about", self.ahead(view, top.holder))
        elif isinstance(top, PickInPlay):
            sheet.put("about", self.ahead(view, top.victim))
        elif isinstance(top, TakeoverChoice):
            sheet.put("about", self.ahead(view, top.target))
        for moment in reversed(view.stack):
            if isinstance(moment, Window):
                happening = moment.happening
                sheet.mark("event", (happening.kind,))
                sheet.row("to", [happening.to >> seat & 1 for seat in around])
                for part, seat in (("by", happening.by), ("named", happening.named)):
                    if seat != NOBODY:
                        sheet.put(part, self.ahead(view, seat))
                if isinstance(moment, Bill):
                    sheet.mark("card", (self.face(moment.code),))
                    return moment.amount, 0
                return 0, self.fill_deed(sheet, moment.play) if isinstance(moment, Pending) else 0
            if isinstance(moment, EffectStep):
                sheet.mark("event", (moment.play.kind,))
                sheet.put("by", self.ahead(view, moment.play.seat))
                if moment.play.target != NOBODY:
                    sheet.put("named", self.ahead(view, moment.play.target))
                return 0, self.fill_deed(sheet, moment.play)
        return 0, 0

    def fill_deed(self, sheet: Sheet, play: Play) -> int:
        sheet.mark("card", (self.face(play.code),))
        return play.paid


def distinct(hand: list[int]) -> list[int]:
    """The different cards of a hand in their order: a slot each."""
    return list(dict.fromkeys(hand))


def same(one: Permanent, other: Permanent, turn: int) -> bool:
    """Do copies share a slot?"""
    return one.code == other.code and one.chips == other.chips and (one.used == turn) == (other.used == turn)


def apart(board: list[Permanent], turn: int) -> list[int]:
    """The places of a board that stand for a slot: the oldest of each kind and state."""
    return [
        place
        for place, permanent in enumerate(board)
        if not any(same(before, permanent, turn) for before in board[:place])
    ]
