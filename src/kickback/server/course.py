"""The course of a table: its log, played. Nothing here reads a clock, a socket or a database.

Live play and a restart apply the same rows through the same `apply`, so they cannot come apart.
"""

from __future__ import annotations

from collections import deque
from typing import Any  # what a row's text holds is JSON

import msgspec

from kickback.engine.actions import Action
from kickback.engine.moments import COMMIT, RACE
from kickback.engine.prompts import ASK_ME
from kickback.engine.seats import LETTERS, clockwise
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.server.seating import Sheet, seed_of
from kickback.server.storage import Row
from kickback.server.timing import GRACE, Clock

DEAL = "deal"  # the salts that came in time: from here on there is a game
ACT = "act"  # a seat said this
SEALED = "sealed"  # a seat's answer to a race, kept until the window closes
WINDOW = "window"  # a race is decided: the order in which the sealed answers are said
CLOCK = "clock"  # the clock answers for a seat
AWAY, BACK = "away", "back"  # a seat's person has gone (`text` says who plays: bot or nobody), or has come back
STANDING = "standing"  # a standing order given or taken back
RESUMED = "resumed"  # the table was out of memory: clocks begin anew, nobody has lost time
CHAT = "chat"

PASS = "pass"  # the answer that lets a window go, in every game

PERSON, BOT, STAND_IN, ORDER, TIME, HOUSE = "person", "bot", "stand-in", "order", "clock", "house"
TALK_KEPT = 200
REFS_KEPT = 400


class UnknownRules(Exception):
    """The table was played under rules this program does not have: it is shown, never replayed wrongly."""


class Sealed:
    """An answer to a race. It arrived `before` its row's time: what it waited, and half the round trip measured.

    So whichever process it reached, and whoever decides, its arrival is the same.
    """

    def __init__(self, text: str, takes: bool, by: str, at: int, before: int) -> None:
        self.text = text
        self.takes = takes  # the window, if nobody was before it
        self.by = by
        self.at = at
        self.before = before

    @property
    def arrival(self) -> int:
        return self.at - self.before


class Beaten:
    """A seat whose answer came second: it hears so alone, and has its card back."""

    def __init__(self, seat: int, text: str, first: int, margin: int) -> None:
        self.seat = seat
        self.text = text
        self.first = first
        self.margin = margin


class Course:
    """One table as its log tells it so far."""

    def __init__(self, sheet: Sheet, secret: str) -> None:
        articles = sheet.articles
        if articles.game not in NAMES or game_named(articles.game).version != sheet.rules:
            raise UnknownRules(f"{articles.game}, rules version {sheet.rules}")
        self.sheet = sheet
        self.secret = secret
        self.number = 0
        self.match: Match | None = None
        self.clock = Clock(sheet.pace, articles.seats)
        self.sealed: dict[int, Sealed] = {}
        self.away: dict[int, str] = {}
        self.orders: dict[int, list[str]] = {}
        self.salts: dict[str, str] = {}
        self.left_out: list[str] = []
        self.talk: deque[Row] = deque(maxlen=TALK_KEPT)
        self.refs: dict[str, int] = {}  # the sender's ids of the last rows, and the question each one answered
        self.beaten: list[Beaten] = []  # by the last window
        self.who: list[tuple[int, str]] = []  # of each line of the record: how many rows in, and said by whom
        self.last_seat = 0  # who acted last for everybody to see
        self.began = 0  # when it was dealt
        self.latest = 0  # when something was last played

    def resettle(self, sheet: Sheet) -> None:
        """The sheet has changed; its articles only can before the deal."""
        self.sheet = sheet
        if self.match is None:
            self.clock = Clock(sheet.pace, sheet.articles.seats)

    @property
    def playing(self) -> Match:
        assert self.match is not None, "nothing is dealt yet"
        return self.match

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.table.over

    @property
    def question(self) -> int:
        return self.match.question if self.match is not None else 0

    @property
    def racing(self) -> bool:
        return self.match is not None and self.match.table.stack[-1].kind == RACE

    @property
    def in_secret(self) -> bool:
        """Does the open question take sealed answers of several seats?"""
        return self.match is not None and self.match.table.stack[-1].kind in (RACE, COMMIT)

    def asked(self) -> list[int]:
        """The seats that have yet to answer; a sealed answer is one."""
        if self.match is None:
            return []
        return [seat for seat in self.match.table.waiting() if seat not in self.sealed]

    def apply(self, row: Row) -> None:
        assert row.number == self.number + 1, f"row {row.number} after {self.number}"
        self.number = row.number
        self.beaten = []
        before = self.question
        self.keep_ref(row, before)
        if row.kind == DEAL:
            self.deal(row)
        elif row.kind == CHAT:
            self.talk.append(row)
        elif row.kind == RESUMED:
            self.clock.asked(row.at)
        elif row.kind == AWAY:
            self.away[row.seat] = row.text
        elif row.kind == BACK:
            self.come_back(row)
        elif row.kind == STANDING:
            self.stand(row)
        else:
            self.play(row)
        if self.question != before:
            self.sealed = {}
            self.clock.asked(row.at)
            self.end_orders()

    def keep_ref(self, row: Row, question: int) -> None:
        if row.ref:
            self.refs[row.ref] = question
            if len(self.refs) > REFS_KEPT:
                del self.refs[next(iter(self.refs))]

    def deal(self, row: Row) -> None:
        told: dict[str, Any] = msgspec.json.decode(row.text)
        self.began = self.latest = row.at
        self.salts = told["salts"]
        self.left_out = told["left_out"]
        articles = self.sheet.articles
        seed = seed_of(self.secret, self.salts)
        options = articles.options | self.sheet.brought
        self.match = Match(game_named(articles.game), articles.seats, options, seed, told["fixed"], told["names"])

    def play(self, row: Row) -> None:
        match = self.playing
        lines = len(match.said)
        self.latest = row.at
        if row.kind == ACT:
            begun = match.table.drafts
            match.table.drop_draft(row.seat)  # the row has the whole choice, and is read as one
            action = match.read(row.seat, row.text)
            if match.aside(row.seat, action):
                match.table.drafts = begun
            else:
                self.clock.answered(row.seat, row.at)
                self.last_seat = row.seat
            match.act(row.seat, action)
        elif row.kind == CLOCK:
            self.clock.answered(row.seat, row.at)
            self.last_seat = row.seat
            match.timed_out(row.seat)
        elif row.kind == SEALED:
            before, text = row.text.split(" ", 1)
            match.table.drop_draft(row.seat)
            takes = match.read(row.seat, text).verb.word != PASS
            self.sealed[row.seat] = Sealed(text, takes, row.by, row.at, int(before))
        elif row.kind == WINDOW:
            self.decide(row)
        self.who += [(row.number, row.by)] * (len(match.said) - lines)

    def decide(self, row: Row) -> None:
        """The window closes: what was sealed is said in the row's order."""
        match = self.playing
        order = [LETTERS.index(seat) for seat in row.text.split()]
        for seat in self.sealed:
            match.table.drop_draft(seat)
        answers: dict[int, Action] = {s: match.read(s, one.text) for s, one in self.sealed.items() if s in order}
        late = match.race_in_order(order, answers)
        first = next(seat for seat in reversed(order) if seat not in late)
        was = self.sealed
        if first in was and was[first].takes:
            self.last_seat = first
            self.beaten = [
                Beaten(seat, was[seat].text, first, max(0, was[seat].arrival - was[first].arrival))
                for seat in late
                if seat in was and was[seat].takes
            ]
        self.sealed = {}

    def come_back(self, row: Row) -> None:
        """Back at the table, with all the time of the question that waits."""
        self.away.pop(row.seat, None)
        if row.seat in self.asked():
            self.clock.asked(row.at)

    def stand(self, row: Row) -> None:
        order, _, switch = row.text.partition(" ")
        kept = [known for known in self.orders.get(row.seat, []) if known != order]
        self.orders[row.seat] = [*kept, order] if switch == "on" else kept

    def closing_time(self) -> int:
        """When the open window closes as things stand; 0 if only an answer can close it."""
        taken = [one.at for one in self.sealed.values() if one.takes]
        everybody = not self.asked()
        if taken and self.sheet.articles.race == "speed":
            return min(taken) + (0 if everybody else GRACE)
        if everybody:
            return self.clock.opened if taken else self.clock.floor()
        return self.clock.ceiling()

    def window_order(self) -> list[int]:
        """Passes first, which tell nothing; then what takes the window, fairly ordered; then whoever said nothing."""
        match = self.playing
        passed = sorted(seat for seat, one in self.sealed.items() if not one.takes)
        taking = [seat for seat, one in self.sealed.items() if one.takes]
        if self.sheet.articles.race == "order":
            around = clockwise((self.last_seat + 1) % match.seats, match.seats)
            taking = [seat for seat in around if seat in taking]
        else:
            taking = sorted(match.by_lot(sorted(taking)), key=self.arrival)
        silent = [] if taking else self.asked()
        return passed + taking + silent

    def arrival(self, seat: int) -> int:
        return self.sealed[seat].arrival

    def order_answer(self, seat: int) -> str:
        """What the seat's standing orders say to the open question, by public facts alone; "" for nothing."""
        given = self.orders.get(seat, [])
        if not given:
            return ""
        match = self.playing
        view = match.table.view(seat)
        says = [match.game.order_answers(order, view) for order in given]
        return "" if ASK_ME in says else next((answer for answer in says if answer), "")

    def end_orders(self) -> None:
        """Orders that were given for a while end by themselves."""
        match = self.playing
        for seat, given in self.orders.items():
            if given:
                view = match.table.view(seat)
                self.orders[seat] = [order for order in given if not match.game.order_ends(order, view)]


def replayed(sheet: Sheet, secret: str, rows: list[Row]) -> Course:
    course = Course(sheet, secret)
    for row in rows:
        course.apply(row)
    return course
