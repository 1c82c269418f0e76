"""A game being played and written down at the same time."""

from __future__ import annotations

from kickback.engine.actions import Action, BadDeal, Refused, Unreadable
from kickback.engine.chance import Seeded
from kickback.engine.events import Facts
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Options
from kickback.engine.seats import LETTERS, letters
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.record import FORMAT, BadRecord, Line, Record, commitment, spelled_options


class Match:
    """One table with its log and its record. Everything a player does goes through `act`."""

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
        self.asking = Seeded(seed, "race")

    def read(self, seat: int, text: str) -> Action:
        return self.table.read(seat, text)

    def act(self, seat: int, action: Action) -> None:
        self.table.act(seat, action)
        text = self.table.line(seat, action)
        if text:
            self.said.append((seat, text))

    def next_seat(self) -> int:
        """Whom a simulation asks next: in a race somebody drawn by lot, otherwise the first in seat order."""
        waiting = self.table.waiting()
        if self.table.stack[-1].kind == "race" and len(waiting) > 1:
            return waiting[self.asking.below(len(waiting))]
        return waiting[0]

    def events(self, seat: int, since: int = 0) -> list[Facts]:
        """What that seat has heard, from its own number `since` on: numbered without gaps for every audience."""
        heard = [event.seen_by(seat) for event in self.table.log or []]
        return [event for event in heard if event is not None][since:]

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
        raise BadRecord(line.number, f"'{line.text}' cannot be read: {wrong}") from None
    except Refused as refusal:
        raise BadRecord(line.number, f"refused: {refusal}") from None


def replayed(record: Record) -> Match:
    """Plays a whole record; expectations in it are passed over."""
    match = opened(record)
    for line in record.lines:
        if not line.sign:
            said(match, line)
    return match
