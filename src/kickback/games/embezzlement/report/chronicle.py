"""A finished game played once more with everything known: what was paid, held, said, caught and lost.

The report reads this chronicle; nothing of it was ever sent to a seat while the game lasted.
"""

from __future__ import annotations

from kickback.engine.memory import NOBODY
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.actions import PASS, Move
from kickback.games.embezzlement.components import (
    AUDIT,
    AUDITED,
    BLANK,
    BRIBE,
    CARD_NAMES,
    OTR,
    TRAP,
    TRAP_FINE,
    TYPES,
    WORTH,
    YEARS,
    kind_named,
)
from kickback.games.embezzlement.moments.exchange import conclude
from kickback.games.embezzlement.report.entries import (
    A_TRAP,
    CAUGHT,
    FLOWS,
    HONEST,
    OPEN,
    SHORT,
    STOLEN,
    SWEPT,
    Duel,
    Effect,
    Invoice,
    Point,
    Said,
    fate_of,
)
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import BLACKMAILING, PAYMENT_OTR, TRADING, Exchange


class Chronicle:
    """Everything that the report counts. Made by playing `said` on a table as it was dealt."""

    def __init__(self, table: Embezzlement, said: list[tuple[int, str]]) -> None:
        seats = table.seats
        self.table: Embezzlement = table
        self.seats: int = seats
        self.invoices: dict[int, Invoice] = {}
        self.said: list[Said] = []
        self.duels: list[Duel] = []
        self.effects: list[Effect] = []
        self.flows: list[dict[str, int]] = [dict.fromkeys(FLOWS, 0) for _ in range(seats)]
        self.points: list[list[Point]] = [[] for _ in range(seats)]
        self.bust_turn: list[int] = [0] * seats
        self.bust_owed: list[int] = [0] * seats
        self.bust_had: list[int] = [0] * seats
        self.waved: list[list[int]] = [[0] * seats for _ in range(seats)]  # liar, colleague who let it go
        self.bribes_played: list[int] = [0] * seats
        self.left_pick_up: list[int] = [0] * seats
        self.lost_with_bribe: list[int] = [0] * seats
        self.lowest: list[tuple[int, int]] = [(99, 0)] * seats  # stash right after a debt, and the turn
        self.bribed_honest: list[tuple[int, int, int]] = []  # who bribed away whose audit that would have cost so much
        self.otr_for_nothing: list[int] = [0] * seats
        self.stolen_with_otr: list[int] = [0] * seats
        self.settled: Invoice | None = None  # the one turned up last
        self.opened: Facts = {}  # how the last invoice was turned up or audited
        self.heard: int = 0
        self.steps: int = 0
        self.turn: int = table.turn.round  # the one that is told just now
        self.worth: list[int] = self.wealth(table)  # before the last step
        self.listen()
        for seat in range(seats):
            self.flows[seat]["start"] = table.money.starts[seat]
        for seat, text in said:
            self.step(seat, text)
        self.finish()

    def step(self, seat: int, text: str) -> None:
        table = self.table
        action = table.read(seat, text)
        assert isinstance(action, Move)
        before = table.clone()
        moment = table.stack[-1].name
        exchange = table.exchange
        if moment == "audit-payment" and action.verb is PASS and table.cards.hands[TYPES * seat + AUDIT]:
            invoice = self.invoices.get(table.boards.lying[table.turn.paid_now])
            if invoice is not None and invoice.lie:
                self.waved[invoice.payer][seat] += 1
        self.worth = self.wealth(table)
        self.steps += 1
        table.act(seat, action)
        started = self.heard
        self.listen()
        if exchange is not None and (table.exchange is None or len(table.exchange.chain) < len(exchange.chain)):
            self.end_duel(before, exchange, started)
        if not any(self.flows[other]["start"] for other in range(self.seats)):
            for other in range(self.seats):
                self.flows[other]["start"] = table.money.starts[other]

    def end_duel(self, before: Embezzlement, exchange: Exchange, event: int) -> None:
        """An exchange is over: its effect, or what a cancelled card would have done."""
        punched = len(self.table.cards.pile) > len(before.cards.pile) and exchange.what == PAYMENT_OTR
        stood = exchange.stands and not punched
        cards = len(exchange.chain) + (2 if punched else 0)
        self.duels.append(Duel(exchange, stood, before.turn.round, cards))
        if exchange.what >= PAYMENT_OTR and not punched:
            return
        name = "trade" if exchange.what == TRADING else "blackmail" if exchange.what == BLACKMAILING else "audit"
        by, of = exchange.by, exchange.against
        if punched:
            by, of = self.last_opener(), exchange.by
        what = name if stood or punched else f"{name}-fell"
        effect = Effect(what, event, before.turn.round, by, of, exchange.space % YEARS + 1, self.steps)
        effect.before = self.worth
        effect.bribes = exchange.bribes
        effect.attempt = exchange.attempt
        effect.bribe_kept = of >= 0 and before.cards.hands[TYPES * of + BRIBE] > 0
        if exchange.what == TRADING and stood:
            mine = YEARS * by + exchange.space % YEARS
            effect.gave, effect.got = before.kind_on(mine), before.kind_on(exchange.space)
        if stood or punched:
            effect.after = self.wealth(self.table)
            self.note_losses(before, exchange, of)
        else:
            effect.after = self.worth
            effect.before = self.had_it_stood(before, exchange)
            self.note_bribed_away(before, exchange)
        self.effects.append(effect)

    def had_it_stood(self, before: Embezzlement, exchange: Exchange) -> list[int]:
        """What everybody would be worth if the card had not been cancelled, on a copy."""
        twin = before.clone()
        twin.exchange = Exchange(exchange.what, exchange.by, exchange.against, exchange.space, 0, exchange.chain)
        conclude(twin)
        return self.wealth(twin)

    def note_losses(self, before: Embezzlement, exchange: Exchange, of: int) -> None:
        lost = self.wealth(before)[of] - self.wealth(self.table)[of] if of >= 0 else 0
        if of >= 0 and lost >= 3 and before.cards.hands[TYPES * of + BRIBE]:
            self.lost_with_bribe[of] += 1
        if exchange.what == BLACKMAILING and lost >= 3:
            hands = before.cards.hands
            if hands[TYPES * of + OTR] and not hands[TYPES * of + BRIBE]:
                self.stolen_with_otr[of] += 1

    def note_bribed_away(self, before: Embezzlement, exchange: Exchange) -> None:
        """An audit was bribed away that would have cost the auditor, not the audited."""
        if exchange.what in (BLACKMAILING, TRADING):
            return
        kind = before.kind_on(exchange.space)
        if kind == TRAP or before.boards.paid[exchange.space] == WORTH[kind]:
            self.bribed_honest.append((exchange.against, exchange.by, TRAP_FINE if kind == TRAP else 1))

    def last_opener(self) -> int:
        for event in reversed(self.table.log or []):
            if event.kind == "audited":
                return LETTERS.index(str(event.facts["by"]))
        return NOBODY

    def listen(self) -> None:
        log = self.table.log or []
        while self.heard < len(log):
            event = log[self.heard]
            self.heard += 1
            self.note(event.kind, event.facts)

    def note(self, kind: str, facts: Facts) -> None:
        seat = seat_of(facts)
        if kind == "turn":
            self.end_of_turn()
            self.turn = number(facts, "round")
        elif kind in ("took", "announced", "laid", "placed", "turned", "audited", "traded", "off-the-record"):
            self.note_invoice(kind, facts, seat)
        elif kind in ("profit", "reward", "debt"):
            self.note_money(kind, facts, seat)
        elif kind == "played" and facts["card"] == "bribe":
            self.bribes_played[seat] += 1
        elif kind == "left-it" and self.table.cards.held[seat] < 4:
            self.left_pick_up[seat] += 1
        elif kind in ("claimed", "answered", "declared"):
            self.note_words(kind, facts, seat)
        elif kind == "bust":
            self.bust_turn[seat] = self.turn
            self.bust_owed[seat], self.bust_had[seat] = number(facts, "owed"), number(facts, "had")
            what = "bust" if self.bust_owed[seat] else "left"
            effect = Effect(what, self.heard - 1, self.turn, seat, seat, 0, self.steps)
            effect.owed, effect.had = self.bust_owed[seat], self.bust_had[seat]
            if self.bust_owed[seat]:
                effect.value, effect.paid = str(self.opened["value"]), number(self.opened, "paid")
                effect.fined = self.opened.get("by") == facts["seat"]
            effect.before, effect.after = self.worth, self.wealth(self.table)
            self.effects.append(effect)
        elif kind == "swept":
            self.flows[seat]["lost"] -= number(facts, "stash")
            for invoice in self.invoices.values():
                if invoice.holder == seat and invoice.fate == OPEN:
                    invoice.fate = SWEPT
                    invoice.ended = self.turn

    def note_invoice(self, kind: str, facts: Facts, seat: int) -> None:
        if kind == "traded":
            gave, got = (
                self.invoices.get(number(facts, "gave-invoice")),
                self.invoices.get(number(facts, "got-invoice")),
            )
            if gave is not None and got is not None:
                gave.holder, got.holder = got.holder, gave.holder
            return
        handle = number(facts, "invoice")
        if kind == "took":
            self.invoices[handle] = Invoice(handle, self.table.invoices.kinds[handle], seat)
            return
        invoice = self.invoices.get(handle)
        if kind == "turned":
            self.settled = invoice
        if kind in ("turned", "audited"):
            self.opened = facts
        if invoice is None:
            return  # a scenario began with it on the board
        if kind == "placed":
            invoice.paid, invoice.year, invoice.turn = number(facts, "amount"), number(facts, "year"), self.turn
        elif kind == "turned":
            invoice.otr = facts["otr"] is True
            invoice.ended = self.turn
            invoice.fate = A_TRAP if invoice.kind == TRAP else fate_of(invoice.surplus)
        elif kind == "audited":
            invoice.by = LETTERS.index(str(facts["by"]))
            invoice.ended = self.turn
            invoice.fate = (
                A_TRAP if invoice.kind == TRAP else CAUGHT if invoice.surplus > 0 else fate_of(invoice.surplus)
            )
        elif kind == "off-the-record" and invoice.paid and invoice.surplus <= 0:
            self.otr_for_nothing[seat] += 1

    def note_money(self, kind: str, facts: Facts, seat: int) -> None:
        flows = self.flows[seat]
        if kind == "reward":
            flows["rewards"] += number(facts, "amount")
        elif kind == "profit":
            if facts["of"] == facts["seat"]:
                flows["profits"] += number(facts, "amount")
            else:
                flows["stolen"] += number(facts, "amount")
                if self.settled is not None:
                    self.settled.fate, self.settled.by = STOLEN, seat
        else:
            names = {"shortfall": "shortfalls", "audited": "audited", "trap": "traps", "false-audit": "false-audits"}
            flows[names[str(facts["why"])]] -= number(facts, "paid")
            left = self.table.money.stash[seat]
            if not self.table.people.is_out(seat) and left < self.lowest[seat][0]:
                self.lowest[seat] = (left, self.turn)

    def note_words(self, kind: str, facts: Facts, seat: int) -> None:
        """Judged by what was true when it was said; words of one's own are not judged."""
        table = self.table
        if "card" in facts:
            held = table.cards.hands[TYPES * seat + CARD_NAMES.index(str(facts["card"]))]
            true = held == facts["count"] if kind == "claimed" else (held > 0) == (facts["answer"] == "yes")
            self.said.append(Said(seat, kind, self.turn, true))
            return
        if "year" not in facts:
            return
        space = YEARS * seat + number(facts, "year") - 1
        if table.boards.lying[space] == BLANK:
            return
        kind_there = table.kind_on(space)
        if kind == "answered" and facts["question"] == "honest":
            honest = kind_there != TRAP and table.boards.paid[space] == WORTH[kind_there]
            true = honest == (facts["answer"] == "yes")
        else:
            true = kind_named(str(facts["answer" if kind == "answered" else "value"])) == kind_there
        self.said.append(Said(seat, kind, self.turn, true))

    def end_of_turn(self) -> None:
        """A turn begins: the one before is over, and its player's caps are written down."""
        table = self.table
        log = table.log or []
        before = [event for event in log[: self.heard - 1] if event.kind == "turn"]
        if before:
            last = LETTERS.index(str(before[-1].facts["seat"]))
            turn = number(before[-1].facts, "round")
            self.points[last].append(Point(turn, table.money.stash[last], self.wealth(table)[last]))

    def finish(self) -> None:
        table = self.table
        wealth = self.wealth(table)
        for seat in range(self.seats):
            self.flows[seat]["end"] = table.money.stash[seat]
            self.points[seat].append(Point(table.turn.round, table.money.stash[seat], wealth[seat]))

    def wealth(self, table: Embezzlement) -> list[int]:
        """True wealth: the stash and what all its years are worth; nothing for who is bust."""
        found = table.money.stash[:]
        boards = table.boards
        for space, invoice in enumerate(boards.lying):
            if invoice == BLANK or boards.marks[space] == AUDITED or space == table.turn.paying:
                continue
            kind = table.invoices.kinds[invoice]
            found[space // YEARS] += -TRAP_FINE if kind == TRAP else boards.paid[space] - WORTH[kind]
        return [0 if table.people.is_out(seat) else worth for seat, worth in enumerate(found)]

    def paid_by(self, seat: int) -> list[Invoice]:
        return [invoice for invoice in self.invoices.values() if invoice.payer == seat and invoice.paid]

    def lies_of(self, seat: int) -> list[Invoice]:
        return [invoice for invoice in self.paid_by(seat) if invoice.lie]

    def audits_by(self, seat: int) -> list[Invoice]:
        """The invoices that this seat's standing audits opened."""
        opened = (CAUGHT, HONEST, SHORT, A_TRAP)
        return [found for found in self.invoices.values() if found.by == seat and found.fate in opened]


def seat_of(facts: Facts) -> int:
    seat = facts.get("seat")
    return LETTERS.index(seat) if isinstance(seat, str) else NOBODY


def number(facts: Facts, name: str) -> int:
    value = facts[name]
    assert isinstance(value, int)
    return value
