"""A game being played and written down at the same time: the one place of live play."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.bans import BadDeal, Refused, Unreadable
from kickback.engine.chance import Seeded
from kickback.engine.events import Event
from kickback.engine.game import Fixed, Game
from kickback.engine.moments import RACE, TURN
from kickback.engine.options import Options
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Locked, Prompt
from kickback.engine.seats import EYE, LETTERS, letters
from kickback.engine.table import Table
from kickback.engine.view import View
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.record import FORMAT, BadRecord, Line, Record, commitment, spelled_options
from kickback.words import refusal, unreadable


class Match:
    """One table with its log, its record and a stream for every audience. What a player does goes through `act`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        given: dict[str, str],
        seed: str,
        fixed: dict[str, list[str]] | None = None,
        names: dict[str, str] | None = None,
    ) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.options: Options = game.settle(seats, given)
        self.seed: str = seed
        self.fixed: dict[str, list[str]] = fixed or {}
        self.names: dict[str, str] = names or {letter: letter for letter in LETTERS[:seats]}
        self.said: list[tuple[int, str]] = []
        self.table = game.deal(seats, self.options, Seeded(seed, "deal"), Fixed(self.fixed), listen=True)
        self.question: int = 1  # the number of the open question: an answer to an earlier one comes too late
        self.asking = Seeded(seed, "race")
        self.clock = Seeded(seed, "clock")
        self.streams: dict[int, Stream] = {}
        self.alike: dict[int, Facts] = {}  # by place in the log: an event as those hear it who hear no secret

    def read(self, seat: int, text: str) -> Action:
        return self.table.read(seat, text)

    def act(self, seat: int, action: Action) -> str:
        """Says it; returns the notation that was recorded, "" for a step of an unfinished choice."""
        table = self.table
        moment = table.stack[-1]
        turn = moment.kind == TURN
        text = table.act(seat, action)
        if text:
            self.said.append((seat, text))
            if (turn and not table.said_aside) or table.stack[-1] is not moment:
                self.question += 1  # talk, a pass and a sealed choice leave the others' question as it is
        return text

    def aside(self, seat: int, action: Action) -> bool:
        """Is this said outside the open question?"""
        return self.table.outside(seat, action)

    def unfinished(self, seat: int, action: Action) -> bool:
        """Does this leave something to choose? Then it changes nothing but the seat's draft."""
        if not action.steps:
            return self.table.unfinished(seat, action)
        begun, left = self.table.drafts, False
        for step in action.steps:
            left = self.table.take_step(seat, step)
        self.table.drafts = begun
        return left

    def step_back(self, seat: int) -> bool:
        """Takes back the last step of a choice that is not finished; nobody else ever notices."""
        return self.table.step_back(seat)

    def prompt(self, viewer: int, view: View | None = None) -> Prompt:
        """What the seat is asked, or what it waits for. Whoever has its view at hand already may lend it."""
        return asked(self.game, self.table, viewer, view)

    def timed_out(self, seat: int) -> list[Action]:
        """What the clock chooses for a seat, said in its name: all steps of one choice. A begun draft is dropped."""
        self.table.drop_draft(seat)
        chosen: list[Action] = []
        text = ""
        while not text:
            chosen.append(self.table.default(seat, self.clock))
            text = self.act(seat, chosen[-1])
        return chosen

    def next_seat(self) -> int:
        """Whom a simulation asks next: in a race somebody drawn by lot, otherwise the first in seat order."""
        waiting = self.table.waiting()
        if self.table.stack[-1].kind == RACE and len(waiting) > 1:
            return waiting[self.asking.below(len(waiting))]
        return waiting[0]

    def race(self, answers: dict[int, Action]) -> list[int]:
        """Says the answers of several seats to one race, in an order drawn by lot; the first that tells anything wins.

        Returns the seats whose answer came too late: it was not said, and nobody else learns that they had one.
        """
        return self.race_in_order(self.by_lot(sorted(answers)), answers)

    def by_lot(self, seats: list[int]) -> list[int]:
        """The seats in an order drawn by lot; the same for everybody who asks at this point of the game."""
        Seeded(self.seed, f"race {len(self.said)}").shuffle(seats)
        return seats

    def race_in_order(self, order: list[int], answers: dict[int, Action]) -> list[int]:
        """The same in a given order; a seat without an answer says what the clock chooses for it."""
        moment, told = self.table.stack[-1], len(self.table.log or [])
        for place, seat in enumerate(order):
            if seat in answers:
                self.act(seat, answers[seat])
            else:
                self.timed_out(seat)
            if self.table.stack[-1] is not moment or len(self.table.log or []) != told:
                return order[place + 1 :]
        return []

    def events(self, audience: int, since: int = 0) -> list[Facts]:
        """What that audience has heard, from its own number `since` on: numbered without gaps for each of them."""
        stream = self.streams.get(audience)
        if stream is None:
            stream = self.streams[audience] = Stream()
        log = self.table.log or []
        while stream.read < len(log):
            heard = self.heard(stream.read, log[stream.read], audience)
            stream.read += 1
            if heard is not None:
                stream.heard.append(heard)
        return stream.heard[since:]

    def heard(self, number: int, event: Event, audience: int) -> Facts | None:
        """What several audiences hear alike is one object, so that a server puts it into words once."""
        if event.tells_secret(audience):
            return event.seen_by(audience)
        if not event.audience >> audience & 1 and audience != EYE:
            return None
        known = self.alike.get(number)
        if known is None:
            known = event.seen_by(audience)
            assert known is not None
            self.alike[number] = known
        return known

    def report(self) -> Facts:
        """The report after the game: it may tell everything, so only where the options allow (`open_book`)."""
        dealt = self.game.deal(self.seats, self.options, Seeded(self.seed, "deal"), Fixed(self.fixed), listen=True)
        told = dict(self.game.report(dealt, self.said))
        moments = told.get("moments")
        if isinstance(moments, list):
            told["moments"] = [self.cited(moment) for moment in moments]
        return told

    def cited(self, moment: Plain) -> Plain:
        """A moment that decided the game names its rule: its own, or that of the event in which it happened."""
        assert isinstance(moment, dict)
        at = moment["event"]
        assert isinstance(at, int)
        clause = self.events(EYE)[at].get("clause")
        if not clause:
            return moment
        rule: Facts = {"clauses": [clause]}
        says = moment.get("says")
        if not isinstance(says, dict):
            return rule | moment
        cited: Facts = {"says": rule | says}
        return moment | cited

    def record(self) -> Record:
        """The game so far as a file; a finished one states its result."""
        options = self.options.changed()
        header = {
            "kickback": FORMAT,
            "game": self.game.name,
            "rules": str(self.game.version),
            "seats": " ".join(LETTERS[: self.seats]),
        }
        called = ", ".join(f"{seat}={name}" for seat, name in self.names.items() if name != seat)
        if called:
            header["names"] = called
        if options:
            header["options"] = spelled_options(options)
        header["seed"] = self.seed
        if all(path in self.game.handed_on for path in self.fixed):
            header["commitment"] = commitment(self.game.name, self.seats, options, self.fixed, self.seed)
        if self.table.over:
            header["result"] = result(self.table.winners)
        lines = [Line(0, "", LETTERS[seat], text) for seat, text in self.said]
        return Record(self.game.name, self.seats, header, options, self.fixed, lines)


def asked(game: Game, table: Table, viewer: int, view: View | None = None) -> Prompt:
    """The prompt of a seat, or of an onlooker; locked choices that can be said are judged by the rules."""
    seated = viewer < table.seats
    legal = table.legal(viewer) if seated else []
    free = table.free(viewer) if seated else []
    prompt = game.prompt(view or table.view(viewer), legal, free)
    prompt.locked = [lock for lock in prompt.locked if not lock.text or locks(table, viewer, lock)]
    return prompt


def locks(table: Table, seat: int, lock: Locked) -> bool:
    """Is it really forbidden? Then for the reason that the rules give."""
    action = table.read(seat, lock.text)
    ban = table.forbids(seat, action)
    if ban is not None:
        if ban is not lock.ban:
            lock.ban, lock.why = ban, None
        lock.facts = lock.facts | table.explain(seat, action, ban)
    return ban is not None


class Stream:
    """What one audience has heard so far, and how much of the log that is."""

    def __init__(self) -> None:
        self.heard: list[Facts] = []
        self.read: int = 0


def result(winners: list[int]) -> str:
    return " ".join(letters(winners)) if winners else "nobody"


def opened(record: Record) -> Match:
    """The record's table as dealt; raises BadRecord, or Refused if the rules forbid this table."""
    if record.game not in NAMES:
        raise BadRecord(record.at.get("game", 0), f"no game '{record.game}'; there are {', '.join(NAMES)}")
    game = game_named(record.game)
    version = record.header.get("rules", str(game.version))
    if version != str(game.version):
        raise BadRecord(
            record.at.get("rules", 0), f"played under rules version {version}; this engine has version {game.version}"
        )
    try:
        return Match(game, record.seats, record.options, record.seed, record.deal, record.names)
    except BadDeal as wrong:
        lines = [record.at[f"deal {path}"] for path in record.deal if path in str(wrong)]
        lines += [record.at[f"deal {path}"] for path in record.deal]
        raise BadRecord(lines[0], f"impossible deal: {wrong}") from None


def said(match: Match, line: Line) -> None:
    """Plays one action line; raises BadRecord with its number, the reason and the clause."""
    seat = LETTERS.index(line.seat)
    if seat >= match.seats:
        raise BadRecord(line.number, f"there is no seat {line.seat} at this table")
    try:
        match.act(seat, match.read(seat, line.text))
    except Unreadable as wrong:
        raise BadRecord(line.number, f"'{line.text}' cannot be read: {unreadable(match.game, wrong)}") from None
    except Refused as refused:
        raise BadRecord(line.number, f"refused: {refusal(match.game, refused, match.names)}") from None


def replayed(record: Record) -> Match:
    """Plays a whole record; expectations in it are passed over."""
    match = opened(record)
    for line in record.lines:
        if not line.sign:
            said(match, line)
    return match
