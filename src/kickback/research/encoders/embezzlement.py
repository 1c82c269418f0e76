"""Embezzlement in numbers."""

from __future__ import annotations

from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC
from kickback.engine.view import View
from kickback.games.embezzlement.actions import SIZE
from kickback.games.embezzlement.components import AUDITED, BLANK, CAPS, INVOICES, KINDS, MOST, OFF_RECORD, TYPES, YEARS
from kickback.games.embezzlement.options import Rules
from kickback.games.embezzlement.table.current_turn import STEP_NAMES
from kickback.games.embezzlement.table.exchange import EXCHANGE_NAMES
from kickback.games.embezzlement.table.question import OF_HAND, OF_WORDS, QUESTION_NAMES
from kickback.games.embezzlement.view import EmbezzlementView
from kickback.research.encoders.sheet import Encoder, Part, Sheet

MOMENTS = (
    "cheap-start", "target", "blind-blackmail", "blackmail", "bribe-blackmail", "replay-blackmail", "declare", "place",
    "challenge-otr", "defend-otr", "audit-payment", "bribe-audit", "replay-audit", "action", "bribe", "counter", "draw",
    "answer", "read", "over",
)  # fmt: skip
MONEY = 60  # Caps that count as much
PAYMENT = 12  # Bribes in the longest exchange
MOST_ALIKE = 10  # invoices of one kind
ASKED = 9  # questions or reads the options allow in one turn


def encoder(seats: int, options: Options) -> EmbezzlementEncoder:
    return EmbezzlementEncoder(Rules(seats, options))


def longest_game(rules: Rules) -> int:
    """A bound nobody reaches: every card played is followed by at most one round of questions and one more choice."""
    seats = rules.seats
    turns = YEARS * seats * (rules.laps + 2) if rules.endless else rules.size + YEARS * seats
    cards = rules.start_hand * seats + turns
    questions = seats * (rules.ask_limit * rules.answer_me + rules.read_limit * rules.read_only)
    usual = 6 + 2 * seats  # announce, place, act, draw; the windows for a Blackmail and for an Audit
    return turns * (usual + 2 * questions + 1) + cards * (seats + 3) + (turns + 1) * seats


class EmbezzlementEncoder(Encoder):
    """Kinds of invoice are those of the box, traps last; cards are audit, trade, otr, blackmail and bribe."""

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        kinds = rules.box.kinds
        self.columns = [kinds.index(kind) if kind in kinds else HIDDEN for kind in range(KINDS)]  # by kind
        self.kinds = len(kinds)
        spaces = seats * YEARS
        parts = [
            Part("seat", seats, "which seat is looking"),
            Part("moment", len(MOMENTS), f"the open question: {', '.join(MOMENTS)}"),
            Part("step", len(STEP_NAMES), f"the step of the turn: {', '.join(STEP_NAMES)}"),
            Part("active", seats, "whose turn it is"),
            Part("first", seats, "who began the game"),
            Part("waiting", seats, "has yet to answer, by seat"),
            Part("asked", seats, "is asked together with others, by seat"),
            Part("committed", seats, "has sealed a choice, by seat"),
            Part("lies", spaces, "an invoice lies there, by seat and year"),
            Part("paid", spaces, f"Caps paid on it / {MOST}, by seat and year"),
            Part("otr", spaces, "it is off the record, by seat and year"),
            Part("audited", spaces, "it was audited, by seat and year"),
            Part("kind", spaces * self.kinds, "what it is, where the looking seat knows, by seat, year and kind"),
            Part("looked", spaces * seats, "who has seen it, by seat, year and onlooker"),
            Part("next", spaces, "the year to be paid next, by seat"),
            Part("stash", seats, f"Caps / {MONEY}, by seat"),
            Part("vault", seats, "the stash is not known, by seat"),
            Part("flow", seats, f"Caps won or lost since the start / {MONEY}, by seat"),
            Part("hand", seats * TYPES, "cards of each type / 12 where known, by seat"),
            Part("cards", seats, "cards in hand / 15, by seat"),
            Part("out", seats, "has gone bust, by seat"),
            Part("voted", seats, "has voted to finish, by seat"),
            Part("start", seats, f"starting stash / {MONEY}, by seat"),
            Part("target", seats, f"target / {MONEY}, by seat"),
            Part("questions", seats * 2, f"questions asked and reads demanded in this turn / {ASKED}, by seat"),
            Part("fresh", self.kinds + 1, "the invoice in the payer's hand: its kind if known, and that there is one"),
            Part("amount", MOST + 1, "the Caps announced: 1 to 5, or sealed"),
            Part("paying", spaces, "the space being paid"),
            Part("settling", spaces, "the space being settled"),
            Part("paid-now", spaces, "the payment that may be audited"),
            Part("exchange", len(EXCHANGE_NAMES), f"what is being fought over: {', '.join(EXCHANGE_NAMES)}"),
            Part("by", seats, "whose card it is"),
            Part("against", seats, "against whom"),
            Part("about", spaces, "about which space"),
            Part("chain", seats * TYPES, "cards played in the exchange / 12, by seat and type"),
            Part("bribes", 2, f"Bribes on the card that counts / {PAYMENT}; it stands"),
            Part("question", len(QUESTION_NAMES), f"what somebody wants to hear: {', '.join(QUESTION_NAMES)}"),
            Part("asker", seats, "who asks"),
            Part("asked-one", seats, "who has to answer"),
            Part("subject", spaces + TYPES, "the space or the card the question is about"),
            Part("pile", TYPES, "cards on the pile by type / 12"),
            Part(
                "known", self.kinds * 2, f"invoices by kind / {MOST_ALIKE}: seen by everybody, seen by the looking seat"
            ),
            Part("pick", 1, f"own sealed choice / {MONEY}"),
            Part("winners", seats, "who has won"),
            Part(
                "numbers",
                8,
                f"workload / {INVOICES}, archive / {INVOICES}, deck / 60, round / 60, coffers / {CAPS}, "
                "workload closed, looking seat has passed, looking seat may not peek",
            ),
        ]
        super().__init__(seats, SIZE, longest_game(rules), parts)

    def fill(self, sheet: Sheet, view: View) -> None:
        assert isinstance(view, EmbezzlementView)
        around = self.clockwise(view)
        sheet.put("moment", MOMENTS.index(view.moment))
        sheet.put("step", min(view.turn.step, len(STEP_NAMES) - 1))
        sheet.put("active", self.ahead(view, view.turn.active))
        sheet.put("first", self.ahead(view, view.turn.first))
        sheet.mark("waiting", [self.ahead(view, seat) for seat in view.waiting])
        sheet.row("asked", [view.open.asked >> seat & 1 for seat in around])
        sheet.row("committed", [view.open.committed >> seat & 1 for seat in around])
        self.fill_boards(sheet, view, around)
        self.fill_people(sheet, view, around)
        self.fill_payment(sheet, view)
        self.fill_exchange(sheet, view)
        self.fill_question(sheet, view)
        sheet.count("pile", view.pile, 12)
        self.fill_known(sheet, view)
        if view.open.picks[view.seat] != HIDDEN:
            sheet.put("pick", 0, view.open.picks[view.seat] / MONEY)
        sheet.mark("winners", [self.ahead(view, seat) for seat in view.winners])
        numbers = (
            sum(view.workloads) / INVOICES,
            view.archive / INVOICES,
            view.deck / 60,
            view.turn.round / 60,
            max(0, view.coffers) / CAPS,
            view.closed,
            view.open.passed >> view.seat & 1,
            view.suspended,
        )
        sheet.row("numbers", numbers)

    def space(self, view: EmbezzlementView, space: int) -> int:
        """A space counted from the looking seat's own board."""
        return (space - YEARS * view.seat) % (YEARS * self.seats) if space != BLANK else HIDDEN

    def column(self, kind: int) -> int:
        """Where a kind of this table's box stands, HIDDEN if it is not known."""
        return self.columns[kind] if kind != HIDDEN else HIDDEN

    def fill_boards(self, sheet: Sheet, view: EmbezzlementView, around: list[int]) -> None:
        for step, seat in enumerate(around):
            sheet.put("next", YEARS * step + (view.boards.latest[seat] + 1) % YEARS)
            for year in range(YEARS):
                space = YEARS * seat + year
                if view.boards.lying[space] == BLANK:
                    continue
                place = YEARS * step + year
                sheet.put("lies", place)
                sheet.put("paid", place, view.boards.paid[space] / MOST)
                if view.boards.marks[space] == OFF_RECORD:
                    sheet.put("otr", place)
                elif view.boards.marks[space] == AUDITED:
                    sheet.put("audited", place)
                sheet.mark("kind", (self.column(view.value(space)),), self.kinds * place)
                known = view.known[view.boards.lying[space]]
                sheet.row("looked", [known >> other & 1 for other in around], self.seats * place)

    def fill_people(self, sheet: Sheet, view: EmbezzlementView, around: list[int]) -> None:
        for step, seat in enumerate(around):
            if view.stash[seat] != HIDDEN:
                sheet.put("stash", step, view.stash[seat] / MONEY)
            else:
                sheet.put("vault", step)
            hand = view.hands[TYPES * seat : TYPES * seat + TYPES]
            if HIDDEN not in hand:
                sheet.row("hand", [count / 12 for count in hand], TYPES * step)
            sheet.row("questions", (view.turn.asked[seat] / ASKED, view.turn.demanded[seat] / ASKED), 2 * step)
        sheet.row("flow", [view.flow[seat] / MONEY for seat in around])
        sheet.row("cards", [view.held[seat] / 15 for seat in around])
        sheet.row("out", [view.people.out >> seat & 1 for seat in around])
        sheet.row("voted", [view.people.votes >> seat & 1 for seat in around])
        sheet.row("start", [view.starts[seat] / MONEY for seat in around])
        sheet.row("target", [view.people.targets[seat] / MONEY for seat in around])

    def fill_payment(self, sheet: Sheet, view: EmbezzlementView) -> None:
        if view.turn.fresh != BLANK:
            sheet.mark("fresh", (self.column(view.kinds[view.turn.fresh]), self.kinds))
        if view.turn.amount:
            sheet.put("amount", MOST if view.turn.amount == HIDDEN else view.turn.amount - 1)
        for part, space in (
            ("paying", view.turn.paying),
            ("settling", view.turn.settling),
            ("paid-now", view.turn.paid_now),
        ):
            sheet.mark(part, (self.space(view, space),))

    def fill_exchange(self, sheet: Sheet, view: EmbezzlementView) -> None:
        exchange = view.exchange
        if exchange is None:
            return
        sheet.put("exchange", exchange.what)
        sheet.mark("by", (self.ahead(view, exchange.by),))
        sheet.mark("against", (self.ahead(view, exchange.against),))
        sheet.mark("about", (self.space(view, exchange.space),))
        sheet.count("chain", [TYPES * self.ahead(view, played.seat) + played.card for played in exchange.chain], 12)
        sheet.row("bribes", (exchange.bribes / PAYMENT, exchange.stands))

    def fill_question(self, sheet: Sheet, view: EmbezzlementView) -> None:
        question = view.question
        if question is None:
            return
        sheet.put("question", question.what)
        sheet.put("asker", self.ahead(view, question.by))
        sheet.put("asked-one", self.ahead(view, question.of))
        if question.what == OF_HAND:
            sheet.put("subject", YEARS * self.seats + question.about)
        elif question.what != OF_WORDS:
            sheet.mark("subject", (self.space(view, question.about),))

    def fill_known(self, sheet: Sheet, view: EmbezzlementView) -> None:
        """All invoices that ever left the workload, as far as their kind is known."""
        seen = [self.column(kind) for kind in view.kinds]
        sheet.count("known", seen, MOST_ALIKE, self.kinds)
        everybody = [kind for kind, known in zip(seen, view.known, strict=True) if known == PUBLIC]
        sheet.count("known", everybody, MOST_ALIKE)
