"""A table as a screen needs it, the same for one on this machine and for one on a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kickback.engine.game import Game
from kickback.engine.plain import Facts
from kickback.records.record import Record
from kickback.terminal.captions import caption
from kickback.terminal.signs import clean, fold
from kickback.terminal.texts import Data, Voice
from kickback.words.speech import told, unmarked


@dataclass(frozen=True)
class Reply:
    """What came of an answer. `says` is a refusal in words, with its clause; `sealed` waits until a window closes."""

    says: str = ""
    clause: str = ""
    draft: bool = False
    sealed: bool = False

    @property
    def refused(self) -> bool:
        return bool(self.says)


@dataclass(frozen=True)
class Line:
    """One line of the ledger. `seat` is who did it, "" for the table; a heading groups what follows."""

    text: str
    clause: str
    seat: str = ""
    heading: bool = False
    said: bool = False  # somebody's own words, or a claim
    caption: str = ""  # what the board says while it happens


class Lost(Exception):
    """The table is gone for good: the server refused or does not answer."""


class AnyTable:
    """One table as the seats at this keyboard see it. Seats are letters; "" is somebody who only looks on."""

    game: Game
    names: dict[str, str]  # what every seat is called
    mine: list[str]  # the seats at this keyboard
    bots: set[str]
    code: str = ""  # what the table is called elsewhere, or its seal
    trouble: str = ""  # why nothing moves just now, such as a server that does not answer

    def __init__(self) -> None:
        self.told_to: dict[str, list[list[Line]]] = {}  # by audience, the lines of each event
        self.notes: list[str] = []  # what only this keyboard is told, such as that somebody was faster
        self.talk: list[Line] = []

    def options(self) -> dict[str, str]:
        """The house rules that were changed."""
        return {}

    # what is seen
    def view(self, seat: str) -> Data:
        raise NotImplementedError

    def prompt(self, seat: str) -> Data:
        raise NotImplementedError

    def events(self, seat: str, since: int = 0) -> list[Facts]:
        raise NotImplementedError

    def fading(self, seat: str) -> Callable[[Facts], bool]:
        """Says of an event whether what it told this seat alone is out of its sight by now."""
        return lambda _event: False

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def outcome(self) -> Data:
        raise NotImplementedError

    async def report(self) -> Data:
        """The report after the game; {} where the table keeps its secrets."""
        raise NotImplementedError

    def asked(self) -> list[str]:
        """The seats at this keyboard that may answer the open question now."""
        raise NotImplementedError

    def fuse(self, seat: str) -> tuple[float, float, float] | None:
        """Seconds left of how many, and the bank; None where nobody is hurried."""
        return None

    def mark(self, seat: str) -> tuple[object, ...]:
        """Changes whenever what this seat sees or is asked may have changed."""
        raise NotImplementedError

    # what is said
    async def answer(self, seat: str, text: str) -> Reply:
        raise NotImplementedError

    def judged(self, seat: str, text: str) -> Reply | None:
        """What the rules would say to it; None where only saying it would tell, or where it is nothing to say."""
        return None

    async def back(self, seat: str) -> bool:
        """One step of a draft back."""
        raise NotImplementedError

    async def say(self, seat: str, words: str) -> Reply:
        raise NotImplementedError

    async def next(self) -> None:
        """One more thing happens: somebody else answers. Only while nobody here is asked."""
        raise NotImplementedError

    # standing orders
    def orders(self, seat: str) -> list[str]:
        raise NotImplementedError

    async def order(self, seat: str, id: str, on: bool) -> None:
        raise NotImplementedError

    def known_orders(self, seat: str) -> list[str]:
        """Those of the game that mean something here: some name a seat, which must be another one, and taken."""
        others = [other for other in self.names if other != seat]
        named = {order.id: order.id.rpartition("-")[2] for order in self.game.orders}
        return [id for id, end in named.items() if not end.isupper() or end in others]

    async def turn_order(self, seat: str, number: int) -> None:
        """Gives the order of that number, or takes it back."""
        known = self.known_orders(seat)
        if 1 <= number <= len(known):
            id = known[number - 1]
            await self.order(seat, id, id not in self.orders(seat))

    def ordered(self, seat: str) -> str:
        """What the seat's orders answer to the open question, if this keyboard has to say it; "" for nothing."""
        return ""

    async def record(self) -> Record | None:
        """The finished game as a record; None where it is not to be had."""
        return None

    async def leave(self) -> None:
        """The chair is left, or the line cut."""

    @property
    def elsewhere(self) -> bool:
        """Do people sit at other screens?"""
        return False

    def voice(self, seat: str) -> Voice:
        return Voice(self.game.name, self.names, seat)

    def lines(self, seat: str) -> list[Line]:
        """The ledger as that audience heard it, with its headings; what is sealed again is said so."""
        known = self.told_to.setdefault(seat, [])
        events = self.events(seat)
        voice = self.voice(seat)
        known.extend(self.told(event, voice) for event in events[len(known) :])
        faded = self.fading(seat)
        return [
            line
            for event, lines in zip(events, known, strict=True)
            for line in (self.told(event, voice, "faded") if faded(event) else lines)
        ]

    def told(self, event: Facts, voice: Voice, form: str = "") -> list[Line]:
        """An event in the ledger: a heading where it opens a chapter, then what happened in one line."""
        clause, seat = str(event["clause"]), event.get("seat")
        who = seat if isinstance(seat, str) else ""
        words = fold(clean(unmarked(told(self.game, event, voice.reader, form))))
        found = [
            Line(voice.say(message.plain()), clause, who, heading=True)
            for message in self.game.tell(event)
            if message.id.startswith("heading-")
        ]
        if words:
            board = "" if form else caption(event, voice)
            found.append(
                Line(words, clause, who, caption=board, said=str(event["kind"]).startswith(("said", "claimed")))
            )
        return found

    def conversation(self, seat: str) -> list[Line]:
        """What people have said, outside the rules and within them."""
        return [line for line in self.lines(seat) if line.said] + self.talk
