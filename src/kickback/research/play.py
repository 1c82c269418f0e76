"""One table, asked question by question: who is asked now, and what that seat may answer by number."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Seeded
from kickback.engine.game import Fixed
from kickback.engine.table import RACE, TURN, Moment, Table
from kickback.research.heard import Heard
from kickback.research.setting import Setting

NOBODY = -1

# Matters of the table rather than of the game: the clock answers them for everybody.
TABLE_MATTERS: dict[str, tuple[str, ...]] = {"pecunia-olet": ("choose-first", "rematch")}

# Games with numbered free actions (peeks, questions, audits), and the questions at which none is offered.
ASIDES: dict[str, tuple[str, ...]] = {"embezzlement": ("answer", "read"), "corporate-espionage": ("audit-answer",)}


class Play:
    """A game in progress.

    `seat` is asked now and may answer with the numbers in `offered`. Who chooses secretly is asked in seat order and
    sees nothing of earlier choices. Who may be first (a race) is asked in an order drawn by lot: from `asking`, or, if
    there is none, by whoever drives the game; then `racing` lists the seats until `ask` is called.

    A question to which the book has no answer (free text, table matters) is answered by the clock, from a stream of
    luck of its own.
    """

    def __init__(self, setting: Setting, seed: str, deal: int, asking: Chance | None, listen: bool) -> None:
        self.setting = setting
        self.seed = seed
        self.deal = deal
        self.asking = asking
        self.clock: Chance = Seeded(seed, "clock")
        self.said: list[int] = []  # every choice made from outside, so that a game can be written down
        self.seat = NOBODY
        self.offered: dict[int, Action] = {}
        self.racing: list[int] = []
        self.heard: Heard | None = None
        self.after: dict[int, Play] | None = None  # in a miniature: what follows each choice, once it has been tried
        self.stories: dict[int, str] = {}
        name = setting.game.name
        self.matters = TABLE_MATTERS.get(name, ())
        self.no_asides = ASIDES.get(name)
        fixed = Fixed({path: list(values) for path, values in setting.deals[deal].items()})
        self.table: Table = setting.game.deal(setting.seats, setting.options, Seeded(seed, "deal"), fixed, listen)
        if listen:
            self.hear(NOBODY, "", "")
        self.go_on()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY and not self.racing

    def choose(self, number: int) -> Play:
        """What follows an answer, or a draw of who is asked in a race. A miniature keeps all that ever followed."""
        if self.after is None:
            if self.racing:
                self.ask(number)
            else:
                self.answer(number)
            return self
        found = self.after.get(number)
        if found is None:
            twin = self.clone()
            found = self.after[number] = twin.choose(number)
            found.after = {}
        return found

    def answer(self, number: int) -> None:
        """The asked seat says what stands behind that number."""
        action = self.offered[number]
        seat = self.seat
        asked = self.question() if self.heard is not None else ""
        self.said.append(number)
        self.table.act(seat, action)
        if self.heard is not None:
            self.hear(seat, asked, action.text)
        self.go_on()

    def ask(self, seat: int) -> None:
        """In a race, the lot has fallen on this seat."""
        assert seat in self.racing
        self.said.append(seat)
        self.racing = []
        self.stories = {}
        self.put_to(seat)

    def question(self) -> str:
        """What the asked seat is asked, with all that it may say."""
        texts = [self.offered[number].text for number in sorted(self.offered)]
        return f"{self.table.stack[-1].name}: {' | '.join(texts)}"

    def story(self, seat: int) -> str:
        """All that the seat has heard, been asked and said, and what it is asked now."""
        assert self.heard is not None
        known = self.stories.get(seat)
        if known is None:
            told = self.heard.story(seat)
            known = self.stories[seat] = f"{told}\n{self.question()} >" if seat == self.seat else told
        return known

    def fingerprint(self, seat: int) -> bytes:
        """A digest of the story."""
        assert self.heard is not None
        mark = self.heard.fingerprint(seat)
        return sha256(mark + self.question().encode()).digest() if seat == self.seat else mark or sha256().digest()

    def returns(self) -> list[float]:
        return self.table.returns() if self.over else [0.0] * self.setting.seats

    def go_on(self) -> None:
        """Finds the next question."""
        self.stories = {}
        waiting = self.table.waiting()
        if not waiting:
            self.seat = NOBODY
            self.offered = {}
        elif len(waiting) > 1 and self.table.stack[-1].kind == RACE:
            if self.asking is not None:
                self.put_to(waiting[self.asking.below(len(waiting))])
            else:
                self.seat = NOBODY
                self.offered = {}
                self.racing = waiting
        else:
            self.put_to(waiting[0])

    def put_to(self, seat: int) -> None:
        moment = self.table.stack[-1]
        self.seat = seat
        self.offered = self.choices(seat, moment) if moment.name not in self.matters else {}
        if not self.offered:
            action = self.table.default(seat, self.clock)
            self.table.act(seat, action)
            if self.heard is not None:
                self.hear(seat, moment.name, action.text)
            self.go_on()

    def choices(self, seat: int, moment: Moment[Any]) -> dict[int, Action]:
        """The answers that have a number; free actions only when the seat alone is asked, lest they tell who was."""
        found = {action.index: action for action in self.table.legal(seat) if action.index >= 0}
        if self.no_asides is not None and moment.kind == TURN and moment.name not in self.no_asides:
            for action in self.table.free(seat):
                if action.index >= 0:
                    found.setdefault(action.index, action)
        return found

    def hear(self, seat: int, asked: str, said: str) -> None:
        self.heard = Heard(self.heard, seat, asked, said, self.table.log or [])
        self.table.log = []

    def clone(self) -> Play:
        twin = Play.__new__(Play)
        vars(twin).update(vars(self))
        twin.table = self.table.clone()
        if self.heard is not None:
            twin.table.log = []
        twin.asking = self.asking.clone() if self.asking is not None else None
        twin.clock = self.clock.clone()
        twin.said = self.said[:]
        twin.after = None
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """OpenSpiel copies its states this way. A miniature never changes, so that its copies may share it."""
        return self.clone() if self.after is None else self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is its record."""
        asks, listen = self.asking is not None, self.heard is not None
        return replayed, (self.setting, self.seed, self.deal, asks, listen, self.said)


def replayed(setting: Setting, seed: str, deal: int, asks: bool, listen: bool, said: list[int]) -> Play:
    play = begun(setting, seed, deal, asks, listen)
    for number in said:
        play.choose(number)
    return play


def begun(setting: Setting, seed: str, deal: int = 0, asks: bool = True, listen: bool = False) -> Play:
    """A new game. With `asks` it draws the asking order of races itself."""
    return Play(setting, seed, deal, Seeded(seed, "race") if asks else None, listen)
