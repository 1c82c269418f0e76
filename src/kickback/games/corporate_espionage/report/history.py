"""A finished game played again with open cards: what the report after it is made of."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import Card, face_of, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.moments import EndWindow, Main, Window

WAITING_FOR_TURN: Final = 0
IN_THAT_TURN: Final = 1


class Fall:
    """A company that left: when, how, by whose card, and what its assets would still have brought."""

    def __init__(self, seat: int, how: str, number: int, event: int) -> None:
        self.seat: int = seat
        self.how: str = how
        self.round: int = number
        self.event: int = event
        self.by: str = ""
        self.card: str = ""
        self.below: int = 0  # how far below zero its bank was
        self.assets: int = 0  # what selling everything would have brought
        self.unsold: int = 0  # the same, if it gave up by itself
        self.price: int = 0
        self.kept: bool = False


class Claimed:
    """Something claimed, held against the truth at that instant or against what its speaker did later."""

    def __init__(self, event: Facts, number: int) -> None:
        self.facts: Facts = event
        self.number: int = number
        self.seat: str = str(event["seat"])
        self.claim: str = str(event["claim"])
        self.target: str = str(event.get("target") or "")
        self.verdict: str = "open"
        self.truth: int = 0
        self.stage: int = WAITING_FOR_TURN


class Answer:
    """A cancel or redirect that worked: what it cost, and how many points it kept from its player."""

    def __init__(self, seat: int, card: str, cost: int, stopped: int, event: int) -> None:
        self.seat: int = seat
        self.card: str = card
        self.cost: int = cost
        self.stopped: int = stopped
        self.event: int = event


class Silence:
    """A pass with an affordable answer in hand, and what the chain then cost."""

    def __init__(self, seat: int, card: str, bank: int) -> None:
        self.seat: int = seat
        self.card: str = card
        self.bank: int = bank
        self.cost: int = 0


class Affair:
    """From one play made with nothing waiting until the table is quiet again."""

    def __init__(self, event: int, number: int, shares: list[int]) -> None:
        self.event: int = event
        self.round: int = number
        self.before: list[int] = shares
        self.after: list[int] = shares
        self.first: Facts = {}
        self.falls: list[Fall] = []
        self.silences: list[Silence] = []

    @property
    def swing(self) -> int:
        """Half the moved shares of the market, in thousandths."""
        return sum(abs(after - before) for before, after in zip(self.before, self.after, strict=True)) // 2


class Company:
    """One company's game in numbers."""

    def __init__(self) -> None:
        self.worths: list[tuple[int, int]] = []  # turn and net worth, at each announcement and at leaving
        self.announced: list[tuple[int, int, int, int]] = []  # turn, round, bank, the largest bill a rival held
        self.incomes: list[tuple[int, int]] = []
        self.expenses: list[tuple[int, int]] = []
        self.hired_turns: int = 0  # of its first five
        self.turns: int = 0
        self.hires: int = 0
        self.spent: int = 0
        self.spent_on_one_shots: int = 0
        self.audits: int = 0
        self.struck_after_audit: int = 0
        self.rescues: int = 0
        self.deepest: int = 0
        self.interest: int = 0
        self.pacts_broken: int = 0
        self.discarded: int = 0
        self.wasted_answer: bool = False  # stopped something small, and had nothing left for something twice as large
        self.kills: int = 0
        self.poached: dict[str, int] = {}
        self.unplayed: tuple[str, int] = ("", 0)
        self.hand: list[str] = []
        self.next_cards: list[str] = []


class History:
    def __init__(self, table: CorporateEspionage) -> None:
        self.table: CorporateEspionage = table
        self.seats: int = table.seats
        self.names: list[str] = table.companies.names[:]
        self.companies: list[Company] = [Company() for _ in range(table.seats)]
        self.damage: list[list[int]] = [[0] * table.seats for _ in range(table.seats)]  # by whom, to whom
        self.falls: list[Fall] = []
        self.claims: list[Claimed] = []
        self.answers: list[Answer] = []
        self.affairs: list[Affair] = []
        self.pacts: list[Facts] = []
        self.loans: list[Facts] = []
        self.looks: list[Facts] = []
        self.offers: list[Facts] = []
        self.silences: list[Silence] = []
        self.audited: list[tuple[int, int]] = []  # this turn
        self.affair: Affair = Affair(0, 1, self.shares())
        self.heard: int = 0
        self.assets: list[int] = [0] * table.seats  # what selling everything would have brought, before the last word
        self.unsold: list[int] = [0] * table.seats  # the same for companies that declared

    def shares(self) -> list[int]:
        """Each company's part of all net worth, in thousandths."""
        table = self.table
        worths = [max(0, table.worth(s)) if table.living(s) else 0 for s in range(self.seats)]
        total = sum(worths) or 1
        return [worth * 1000 // total for worth in worths]

    def play(self, said: list[tuple[int, str]]) -> None:
        for seat, text in said:
            move = self.table.read(seat, text)
            assert isinstance(move, Move)
            self.note_silence(seat, move)
            self.note_unplayed()
            self.assets = [assets_of(self.table, other) for other in range(self.seats)]
            if move.does == a.DECLARE:
                self.unsold[seat] = self.assets[seat]
            self.table.act(seat, move)
            self.hear()
            self.close_affair()

    def note_silence(self, seat: int, move: Move) -> None:
        """Had somebody who passes an answer that it could pay?"""
        top = self.table.stack[-1]
        if move.does != a.PASS or not isinstance(top, Window) or not top.happening.to >> seat & 1:
            return
        if top.happening.kind == w.EV_TURN_END:
            return
        for other in self.table.legal(seat):
            if isinstance(other, Move) and other.does == a.SAVVY and stops(self.table.card(other.card)):
                name = self.named(other.card)
                self.affair.silences.append(Silence(seat, name, self.table.accounts.banks[seat]))
                return

    def note_unplayed(self) -> None:
        """In its Main: the dearest card that the company could pay."""
        top = self.table.stack[-1]
        if isinstance(top, Main):
            bank = self.table.accounts.banks[top.seat]
            best = ("", 0)
            for code in self.table.zones.hands[top.seat].faces:
                cost = self.table.card_set.cost_of(code)
                if best[1] < cost <= bank:
                    best = (self.named(code), cost)
            self.companies[top.seat].unplayed = best

    def named(self, code: int) -> str:
        card = self.table.card(code)
        return card.id if face_of(code) < self.table.card_set.shipped else card.name

    def hear(self) -> None:
        log = self.table.log or []
        for number in range(self.heard, len(log)):
            event = log[number].seen_by(EYE)
            assert event is not None
            self.note(event, number)
        self.heard = len(log)

    def note(self, event: Facts, number: int) -> None:
        kind = str(event["kind"])
        self.noting(event, number)
        if kind == "announced" and not self.affair.first:
            self.affair.first = event
            self.affair.event = number
        if kind == "claimed":
            self.note_claim(event, number)

    def noting(self, event: Facts, number: int) -> None:
        """Counts an event; written beside the kinds of events."""
        raise NotImplementedError

    def seat_of(self, event: Facts, key: str = "seat") -> int:
        return LETTERS.index(str(event[key]))

    def note_claim(self, event: Facts, number: int) -> None:
        claim = Claimed(event, number)
        table = self.table
        seat = LETTERS.index(claim.seat)
        if claim.claim == "bank":
            claim.truth = table.accounts.banks[seat]
            claim.verdict = "true" if claim.truth == event["amount"] else "lie"
        elif claim.claim in ("can-answer", "cannot-answer"):
            able = any(self.answers_espionage(seat, code) for code in table.zones.hands[seat].faces)
            claim.truth = int(able)
            claim.verdict = "true" if able == (claim.claim == "can-answer") else "lie"
        elif claim.claim == "hold":
            held = [table.card(code).id for code in table.zones.hands[seat].faces]
            claim.truth = int(str(event["card"]).split("@", maxsplit=1)[0] in held)
            claim.verdict = "true" if claim.truth else "lie"
        self.claims.append(claim)

    def answers_espionage(self, seat: int, code: int) -> bool:
        card = self.table.card(code)
        react = card.react
        return (
            react is not None
            and react.event == w.EV_ESPIONAGE
            and react.by != w.SIDE_ME
            and react.to != w.SIDE_RIVAL
            and stops(card)
            and self.table.card_set.cost_of(code) <= self.table.accounts.banks[seat]
        )

    def close_affair(self) -> None:
        """The table is quiet: what happened since it last was is one affair."""
        top = self.table.stack[-1]
        if not isinstance(top, (Main, EndWindow)) and not self.table.over:
            return
        affair = self.affair
        affair.after = self.shares()
        for silence in affair.silences:
            silence.cost = max(0, silence.bank - self.table.accounts.banks[silence.seat])
            if not self.table.living(silence.seat):
                silence.cost = max(1, silence.bank)
            self.silences.append(silence)
        if affair.first or affair.falls:
            self.affairs.append(affair)
        self.affair = Affair(self.heard, self.table.calendar.round, affair.after)

    def finish(self) -> None:
        table = self.table
        for seat, company in enumerate(self.companies):
            company.hand = [self.named(code) for code in table.zones.hands[seat].faces]
            company.next_cards = [self.named(code) for code in table.zones.decks[seat].faces[::-1][:5]]


def assets_of(table: CorporateEspionage, seat: int) -> int:
    return sum(sold_for(p.card.cost) for p in table.in_play.boards[seat] if p.card.type == w.ASSET)


def stops(card: Card) -> bool:
    """Does it cancel or turn something?"""
    return card.react is not None and any(op.do in (w.CANCEL, w.REDIRECT) for op in card.react.ops)
