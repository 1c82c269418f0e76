"""A whole game in numbers, read from its events as the all-seeing eye hears them: what the report is made of."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    CARD,
    CARD_KIND,
    DINER,
    HOLOGRAM,
    INK,
    KINDS,
    NO_CARD,
    NOBODY,
    PRINTED,
    PRINTER,
    QUALITY,
    SPACE,
    SUPERMARKET,
)
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.report.happenings import (
    Claim,
    Flight,
    Happening,
    LawyerMove,
    PrintRun,
    Purchase,
    Snapshot,
    Step,
    Trade,
    Visit,
)
from kickback.games.pecunia_olet.view import PecuniaView

SOURCES: Final = (
    "start", "supermarket", "receiver", "tax", "diners", "tickets", "cards", "fares", "godfather"
)  # fmt: skip
"""Where a seat's money came from and where it went, in the order in which a report tells it."""

ACTED: Final = ("bought", "printed", "exchanged", "sold", "taxed", "flew", "passed")
"""What a henchman's turn is told as; everything until the next of these belongs to it."""

PLAY: Final = 0
LAST_HENCHMEN: Final = 1
LAWYERS: Final = 2
SCORING: Final = 3


class Seat:
    """One seat's things while the game is told, and sums over the whole of it."""

    def __init__(self, cash: int, account: int, fakes: int, cards: tuple[int, ...]) -> None:
        self.cash: int = cash
        self.account: int = account
        self.fakes: int = fakes
        self.cards: list[int] = list(cards)
        self.money: dict[str, int] = dict.fromkeys(SOURCES, 0)
        self.money["start"] = cash + account
        self.printed: int = fakes  # lots
        self.exchanged: int = 0
        self.sold: int = 0
        self.changed: int = 0
        self.sunglasses: int = 0  # times taken before the end
        self.passes: int = 0
        self.idle: int = 0  # diners that had nothing to change, over all rounds
        self.scored_from: int = 0  # money before the last diners and tickets

    @property
    def total(self) -> int:
        return self.cash + self.account

    @property
    def parts(self) -> int:
        """PEC-PRINT-2: the components owned, a bit each."""
        found = 0
        for card in self.cards:
            if INK <= CARD_KIND[card] <= HOLOGRAM:
                found |= 1 << CARD_KIND[card] - INK
        return found

    def count(self, kind: int) -> int:
        return sum(1 for card in self.cards if CARD_KIND[card] == kind)


class History:
    """Reads the events of a game from the first to the last."""

    def __init__(self, rules: Rules, seats: list[Seat], market: list[int]) -> None:
        self.rules: Rules = rules
        self.seats: list[Seat] = seats
        self.market: list[int] = market
        self.taken: list[int] = []
        self.round: int = 1
        self.turn: int = 0
        self.event: int = 0  # the number of the event that is being told
        self.phase: int = PLAY
        self.banned: int = 0
        self.actor: int = NOBODY  # whose turn is being told
        self.ender: int = NOBODY
        self.order: list[int] = []  # who had a last henchman
        self.winners: list[int] = []
        self.tied: list[int] = []
        self.purchases: list[Purchase] = []
        self.runs: list[PrintRun] = []
        self.trades: list[Trade] = []
        self.flights: list[Flight] = []
        self.visits: list[Visit] = []
        self.steps: list[Step] = []
        self.lawyers: list[LawyerMove] = []
        self.claims: list[Claim] = []
        self.snapshots: list[Snapshot] = []
        self.tickets_in_reach: list[bool] = [False] * len(seats)  # at each seat's last turn before the end

    def here(self, seat: int) -> Happening:
        return Happening(seat, self.round, self.turn, self.phase, self.event)

    def read(self, events: list[Facts], first: int) -> None:
        for number, event in enumerate(events, start=first):
            self.event = number
            kind = str(event["kind"])
            seat = seat_of(event)
            facts = with_secrets(event)
            if facts["clause"] == "PEC-SCORE-1":
                self.begin_scoring()
            if kind in ACTED:
                self.begin_turn(seat, facts)
            self.tell(kind, seat, facts)
        self.snapshot()

    def begin_turn(self, seat: int, facts: Facts) -> None:
        if self.turn:
            self.snapshot()
        self.turn += 1
        self.actor = seat
        if self.phase == PLAY:
            self.tickets_in_reach[seat] = self.ticket_in_reach(seat)
        if "space" in facts:
            self.taken.append(SPACE[str(facts["space"])])

    def ticket_in_reach(self, seat: int) -> bool:
        """Does a lottery ticket that the seat could pay lie on the market?"""
        board = self.rules.board
        return any(
            card != NO_CARD
            and PRINTED.cards[card].value
            and board.price[board.columns[column]] <= self.seats[seat].cash
            for column, card in enumerate(self.market)
        )

    def snapshot(self) -> None:
        cash = [seat.cash for seat in self.seats]
        self.snapshots.append(Snapshot(self.round, cash, [seat.account for seat in self.seats]))

    def tell(self, kind: str, seat: int, facts: Facts) -> None:
        if kind == "bought":
            self.bought(seat, CARD[str(facts["card"])], number(facts, "price"))
        elif kind == "printed":
            lot = fake_notes.read(str(facts["lot"]))
            self.seats[seat].fakes += lot
            self.seats[seat].printed += lot
            self.runs.append(PrintRun(self.here(seat), lot, self.seats[seat].count(PRINTER)))
        elif kind in ("exchanged", "sold", "laundered"):
            self.traded(kind, seat, facts)
        elif kind == "taxed":
            self.earned(seat, "tax", number(facts, "paid"))
        elif kind == "pawn" and self.phase == PLAY:
            self.seats[seat].sunglasses += 1
        elif kind == "flew":
            self.flew(seat, facts)
        elif kind == "passed":
            self.seats[seat].passes += 1
        elif kind in ("officer", "godfather", "paid", "banned"):
            self.police(kind, seat, facts)
        elif kind in ("round", "round-over", "market", "said", "claimed"):
            self.table(kind, seat, facts)
        else:
            self.ending(kind, seat, facts)

    def earned(self, seat: int, source: str, paid: int) -> None:
        self.seats[seat].cash += paid
        self.seats[seat].money[source] += paid
        if self.phase == LAWYERS and self.lawyers:
            self.lawyers[-1].brought += paid

    def spent(self, seat: int, source: str, price: int) -> None:
        self.seats[seat].cash -= price
        self.seats[seat].money[source] -= price

    def bought(self, seat: int, card: int, price: int) -> None:
        buyer = self.seats[seat]
        before = QUALITY[buyer.parts]
        self.spent(seat, "cards", price)
        buyer.cards.append(card)
        self.market[self.market.index(card)] = NO_CARD
        self.purchases.append(Purchase(self.here(seat), card, price, QUALITY[buyer.parts] > before))

    def traded(self, kind: str, seat: int, facts: Facts) -> None:
        lot = fake_notes.read(str(facts["lot"]))
        paid = number(facts, "paid")
        trader = self.seats[seat]
        trader.fakes -= lot
        way = {"exchanged": "supermarket", "sold": "receiver", "laundered": "diners"}[kind]
        if kind == "exchanged":
            trader.exchanged += lot
        elif kind == "sold":
            trader.sold += lot
        else:
            trader.changed += lot
            trader.idle -= fake_notes.size(lot) if self.phase == PLAY else 0
        self.earned(seat, way, paid)
        self.trades.append(Trade(self.here(seat), way, lot, paid, self.shop_free(), self.banned))

    def shop_free(self) -> bool:
        board = self.rules.board
        return any(space not in self.taken for space in board.spaces if KINDS[space] == SUPERMARKET)

    def flew(self, seat: int, facts: Facts) -> None:
        fare = number(facts, "fee")
        if fare:
            self.spent(seat, "fares", fare)
        flyer = self.seats[seat]
        out = number(facts, "out")
        flyer.cash -= out
        flyer.account += out
        self.flights.append(Flight(self.here(seat), fare, out, flyer.cash, fare == 0))

    def police(self, kind: str, seat: int, facts: Facts) -> None:
        if kind == "officer":
            himself = facts["why"] != "hat"
            self.steps.append(Step(self.here(NOBODY if himself else self.actor), number(facts, "space")))
        elif kind == "godfather":
            cash = [owner.cash for owner in self.seats]
            account = [owner.account for owner in self.seats]
            self.visits.append(Visit(self.here(self.steps[-1].seat), cash, account))
        elif kind == "paid":
            amount = number(facts, "amount")
            self.spent(seat, "godfather", amount)
            self.visits[-1].paid[seat] = amount
        else:
            self.banned = number(facts, "level")

    def table(self, kind: str, seat: int, facts: Facts) -> None:
        if kind == "round":
            self.round = number(facts, "number")
            self.taken = []
        elif kind == "round-over":
            for owner in self.seats:
                owner.idle += owner.count(DINER)
        elif kind == "market":
            row = facts["market"]
            self.market = [card_of(card) for card in row] if isinstance(row, list) else []
        else:
            own = [flight for flight in self.flights if flight.seat == seat]
            words, claim = str(facts.get("text", "")), str(facts.get("claim", ""))
            claimed = number(facts, "cash") if "cash" in facts else 0
            said = Claim(self.here(seat), words, claim, claimed, own[-1] if own else None)
            said.cash, said.account = self.seats[seat].cash, self.seats[seat].account
            self.claims.append(said)

    def ending(self, kind: str, seat: int, facts: Facts) -> None:
        if kind == "ending":
            self.phase = LAST_HENCHMEN
            self.ender = seat
            order = facts["order"]
            self.order = [LETTERS.index(str(who)) for who in order] if isinstance(order, list) else []
        elif kind == "lifted":
            self.phase = LAWYERS
            self.lawyers.append(LawyerMove(self.here(seat), [owner.total for owner in self.seats]))
        elif kind == "ticket":
            self.begin_scoring()
            self.earned(seat, "tickets", number(facts, "paid"))
        elif kind == "total":
            self.begin_scoring()
        elif kind == "won":
            self.winners.append(seat)
        elif kind == "tied":
            names = facts["seats"]
            self.tied = [LETTERS.index(str(who)) for who in names] if isinstance(names, list) else []

    def begin_scoring(self) -> None:
        """PEC-SCORE: from here on only diners and tickets pay."""
        if self.phase != SCORING:
            self.phase = SCORING
            for owner in self.seats:
                owner.scored_from = owner.total


def history(start: PecuniaView, events: list[Facts], first: int = 0) -> History:
    """A finished game, from what the all-seeing eye saw after the deal and heard from then on."""
    seats = [
        Seat(start.cash[seat], start.account[seat], start.fakes[seat], start.cards[seat]) for seat in range(start.seats)
    ]
    told = History(start.rules, seats, start.market[:])
    told.round = start.round
    told.banned = start.banned
    told.read(events, first)
    return told


def seat_of(event: Facts) -> int:
    who = event.get("seat")
    return LETTERS.index(who) if isinstance(who, str) else NOBODY


def with_secrets(event: Facts) -> Facts:
    """An event of the all-seeing eye with what only its own seat was told put beside the rest."""
    secrets = event.get("secrets")
    own = secrets.get(str(event.get("seat"))) if isinstance(secrets, dict) else None
    return event | own if isinstance(own, dict) else event


def number(facts: Facts, key: str) -> int:
    found = facts[key]
    assert isinstance(found, int)
    return found


def card_of(name: Plain) -> int:
    return CARD[name] if isinstance(name, str) else NO_CARD
