"""A record, step by step: back and forth, as the table, as one seat saw it, or everything."""

from __future__ import annotations

from kickback.engine.bans import Refused
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.records.match import Match, opened, said
from kickback.records.record import BadRecord, Record
from kickback.records.record import Line as Spoken
from kickback.terminal.any_table import AnyTable
from kickback.terminal.texts import Data

ALL = "0"  # the view of everything


class Replay(AnyTable):
    """A table that is looked at again. `seat` is a letter, "" for an onlooker, `ALL` for everything."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.file = record
        self.spoken: list[Spoken] = [line for line in record.lines if not line.sign]
        self.match: Match = opened(record)
        self.game = self.match.game
        names = record.names
        self.bots = {seat for seat, name in names.items() if " (bot " in name}
        self.names = {seat: name.partition(" (bot ")[0] for seat, name in names.items()}
        self.mine = []
        self.at = 0
        self.code = record.header.get("commitment", "")[:12]

    @property
    def open_book(self) -> bool:
        return self.game.open_book(self.match.options)

    def go(self, to: int) -> None:
        """The table after so many answers; raises BadRecord where the record does not hold."""
        to = max(0, min(to, len(self.spoken)))
        if to < self.at:
            self.match, self.at = opened(self.file), 0
            self.told_to = {}
        while self.at < to:
            said(self.match, self.spoken[self.at])
            self.at += 1

    def turn(self, by: int, round_too: bool = False) -> None:
        """To where the turn, or the round, changes next."""
        start = self.place(round_too)
        while 0 <= self.at + by <= len(self.spoken):
            self.go(self.at + by)
            if self.place(round_too) != start:
                return

    def place(self, round_too: bool) -> tuple[object, ...]:
        view = self.match.table.view(ONLOOKER).plain()
        return (view.get("round"),) if round_too else (view.get("round"), view.get("turn"), tuple(self.waiting(view)))

    def waiting(self, view: Facts) -> list[str]:
        found = view.get("waiting")
        return [str(one) for one in found] if isinstance(found, list) else []

    def after(self, event: int) -> int:
        """How many answers had been given when that event of the log happened."""
        here = self.at
        self.go(0)
        while len(self.match.table.log or []) <= event and self.at < len(self.spoken):
            self.go(self.at + 1)
        found = max(0, self.at - 1)
        self.go(here)
        return found

    @property
    def over(self) -> bool:
        return self.match.table.over

    def view(self, seat: str) -> Data:
        return dict(self.match.table.view(number(seat)).plain())

    def prompt(self, seat: str) -> Data:
        """What the seat was asked; the eye looks over the shoulder of whoever is to answer."""
        if seat == ALL and self.at < len(self.spoken):
            return dict(self.match.prompt(LETTERS.index(self.spoken[self.at].seat)).plain())
        return dict(self.match.prompt(ONLOOKER if seat in ("", ALL) else number(seat)).plain())

    def events(self, seat: str, since: int = 0) -> list[Facts]:
        return self.match.events(number(seat), since)

    def asked(self) -> list[str]:
        return []

    def orders(self, seat: str) -> list[str]:
        return []

    def next_said(self) -> tuple[str, str] | None:
        """Who says what next."""
        if self.at >= len(self.spoken):
            return None
        return self.spoken[self.at].seat, self.spoken[self.at].text


def number(seat: str) -> int:
    return EYE if seat == ALL else LETTERS.index(seat) if seat else ONLOOKER


__all__ = ["ALL", "BadRecord", "Refused", "Replay"]
