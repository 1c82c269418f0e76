"""One table, asked question by question: who is asked now, and what that seat may answer by number."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Seeded
from kickback.engine.game import Fixed
from kickback.engine.moments import RACE, TURN, Moment
from kickback.engine.table import Table
from kickback.research.recall import Recall, written
from kickback.research.setting import Setting

NOBODY = -1
IMAGINED = "imagined"  # in place of a seed
LETS_GO = ("pass", "done")  # how a seat lets a race go by

# Matters of the table rather than of the game: the clock answers them for everybody.
TABLE_MATTERS: dict[str, tuple[str, ...]] = {"pecunia-olet": ("choose-first", "rematch")}

# Games with numbered free actions (peeks, questions, audits), and the questions at which none is offered.
ASIDES: dict[str, tuple[str, ...]] = {"embezzlement": ("answer", "read"), "corporate-espionage": ("audit-answer",)}


class Play:
    """A game in progress: `seat` is asked now and may answer with the numbers in `offered`.

    Where several seats are asked at once, they are asked one after the other, and nobody sees anything of earlier
    answers. In a race everybody answers too, in seat order, before anything happens; if more than one wants to act, the
    lot says who was first, and the others were too late. The lot is drawn from `lots` or, if there are none, by whoever
    drives the game: then `racing` lists the seats until one of them is chosen.

    A question to which the book has no answer (free text, table matters) is answered by the clock, from a stream of
    luck of its own.
    """

    def __init__(self, setting: Setting, seed: str, deal: int, table: Table, lots: Chance | None) -> None:
        self.setting = setting
        self.seed = seed
        self.deal = deal
        self.table = table
        self.lots = lots
        self.clock: Chance = Seeded(seed, "clock")
        self.said: list[int] = []  # every choice made from outside, so that a game can be written down
        self.seat = NOBODY
        self.offered: dict[int, Action] = {}
        self.runners: list[int] = []  # in an open race: the seats that have yet to answer
        self.sealed: dict[int, Action] = {}  # and the answers of the others
        self.racing: list[int] = []
        self.recall: Recall | None = None
        self.after: dict[int, Play] | None = None  # in a miniature: what follows each choice, once it has been tried
        self.stories: dict[int, str] = {}
        name = setting.game.name
        self.matters = TABLE_MATTERS.get(name, ())
        self.no_asides = ASIDES.get(name)
        if table.log is not None:
            laid_out = table.clone() if setting.deals[deal] else None
            self.recall = Recall(None, NOBODY, "", "", table.log, laid_out)
            table.log = []
        self.go_on()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY and not self.racing

    def choose(self, number: int) -> Play:
        """What follows an answer, or a lot drawn in a race. A miniature keeps all that ever followed."""
        if self.after is None:
            self.said.append(number)
            self.stories = {}
            if self.racing:
                self.first_was(number)
            else:
                self.answer(self.offered[number])
            return self
        found = self.after.get(number)
        if found is None:
            found = self.after[number] = self.clone().choose(number)
            found.after = {}
        return found

    def answer(self, action: Action) -> None:
        """The asked seat says this."""
        seat = self.seat
        asked = self.question() if self.recall is not None else ""
        if self.runners:
            self.hear(seat, asked, action.text)
            self.seal(seat, action)
        else:
            self.table.act(seat, action)
            self.hear(seat, asked, action.text)
            self.go_on()

    def seal(self, seat: int, action: Action) -> None:
        """An answer in a race waits until all are in."""
        self.sealed[seat] = action
        self.runners = self.runners[1:]
        if self.runners:
            self.put_to(self.runners[0])
            return
        acting = [other for other, sealed in self.sealed.items() if sealed.text not in LETS_GO]
        if len(acting) > 1 and self.lots is None:
            self.seat = NOBODY
            self.offered = {}
            self.racing = acting
        elif acting:
            self.first_was(acting[self.lots.below(len(acting))] if self.lots and len(acting) > 1 else acting[0])
        else:
            for other, sealed in self.sealed.items():
                self.table.act(other, sealed)
            self.close_race()

    def first_was(self, seat: int) -> None:
        """Of those who wanted to act, this seat was first."""
        self.table.act(seat, self.sealed[seat])
        self.close_race()

    def close_race(self) -> None:
        self.hear(NOBODY, "", "")
        self.racing = []
        self.sealed = {}
        self.go_on()

    def go_on(self) -> None:
        """Finds the next question."""
        waiting = self.table.waiting()
        if not waiting:
            self.seat = NOBODY
            self.offered = {}
            return
        if len(waiting) > 1 and self.table.stack[-1].kind == RACE:
            self.runners = waiting
        self.put_to(waiting[0])

    def put_to(self, seat: int) -> None:
        """Asks the seat, or the clock in its place."""
        moment = self.table.stack[-1]
        self.seat = seat
        self.offered = self.choices(seat, moment) if moment.name not in self.matters else {}
        if not self.offered:
            self.answer(self.table.default(seat, self.clock))

    def choices(self, seat: int, moment: Moment[Any, Any]) -> dict[int, Action]:
        """The answers that have a number; free actions only when the seat alone is asked, lest they tell who was."""
        found = {action.index: action for action in self.table.legal(seat) if action.index >= 0}
        if self.no_asides is not None and moment.kind == TURN and moment.name not in self.no_asides:
            for action in self.table.free(seat):
                if action.index >= 0:
                    found.setdefault(action.index, action)
        return found

    def question(self) -> str:
        """What the asked seat is asked, with all that it may say."""
        texts = [self.offered[number].text for number in sorted(self.offered)]
        return f"{self.table.stack[-1].name}: {' | '.join(texts)}"

    def story(self, seat: int) -> str:
        """All that the seat has heard, been asked and said, and what it is asked now."""
        assert self.recall is not None
        known = self.stories.get(seat)
        if known is None:
            told = self.recall.story(seat)
            known = self.stories[seat] = f"{told}\n{self.question()} >" if seat == self.seat else told
        return known

    def fingerprint(self, seat: int) -> bytes:
        """A digest of the story."""
        assert self.recall is not None
        mark = self.recall.fingerprint(seat)
        return sha256(mark + self.question().encode()).digest() if seat == self.seat else mark or sha256().digest()

    def returns(self) -> list[float]:
        return self.table.returns() if self.over else [0.0] * self.setting.seats

    def hear(self, seat: int, asked: str, said: str) -> None:
        """Somebody listens only if this game was begun so."""
        if self.recall is not None:
            self.recall = Recall(self.recall, seat, asked, said, self.table.log or [])
            self.table.log = []

    def clone(self) -> Play:
        twin = Play.__new__(Play)
        vars(twin).update(vars(self))
        twin.table = self.table.clone()
        if self.recall is not None:
            twin.table.log = []
        twin.lots = self.lots.clone() if self.lots is not None else None
        twin.clock = self.clock.clone()
        twin.said = self.said[:]
        twin.sealed = dict(self.sealed)
        twin.stories = {}
        twin.after = None
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """OpenSpiel copies its states this way. A miniature never changes, so that its copies may share it."""
        return self.clone() if self.after is None else self

    def imagined(self, seat: int, luck: Chance) -> Play:
        """The same game in a world that the asked seat may imagine, drawn from its view alone.

        It remembers its own story; the others begin with what they would see. Answers already given in a race are any.
        """
        assert seat == self.seat
        assert self.recall is not None
        twin = self.clone()
        twin.seed = IMAGINED
        twin.table = self.setting.game.worlds(self.table.view(seat)).sample(luck)
        twin.table.log = []
        twin.recall = Recall(None, NOBODY, "", "", [])
        for other in range(self.setting.seats):
            seen = twin.table.view(other).plain()
            twin.recall.lines[other] = self.recall.story(seat) if other == seat else written(seen)
        if self.runners:
            waiting = twin.table.waiting()
            twin.runners = [other for other in waiting if other in self.runners]
            twin.sealed = {}
            for other in waiting:
                if other in self.sealed:
                    legal = twin.table.legal(other)
                    twin.sealed[other] = legal[luck.below(len(legal))]
        twin.clock = Seeded(str(luck.word()), "clock")
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is its record."""
        if self.seed == IMAGINED:
            raise TypeError("an imagined game has no record to be pickled")
        draws, listen = self.lots is not None, self.recall is not None
        return replayed, (self.setting, self.seed, self.deal, draws, listen, self.said)


def replayed(setting: Setting, seed: str, deal: int, draws: bool, listen: bool, said: list[int]) -> Play:
    play = begun(setting, seed, deal, draws, listen)
    for number in said:
        play.choose(number)
    return play


def begun(setting: Setting, seed: str, deal: int = 0, draws: bool = True, listen: bool = False) -> Play:
    """A new game. With `draws` it draws the lots of races itself; only with `listen` stories can be told."""
    fixed = Fixed({path: list(values) for path, values in setting.deals[deal].items()})
    table = setting.game.deal(setting.seats, setting.options, Seeded(seed, "deal"), fixed, listen)
    return Play(setting, seed, deal, table, Seeded(seed, "race") if draws else None)
