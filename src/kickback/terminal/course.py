"""How an evening goes on: from one question for the people here to the next, with what happened in between.

Who is asked at all is a setting; a question nobody needs to think about answers itself. What would tell the others
something is never skipped: at a table with people elsewhere everything is asked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from kickback.terminal.any_table import AnyTable, Line
from kickback.terminal.settings import ALWAYS, MINE, Settings
from kickback.terminal.texts import Data

WINDOW = "race"
RECENT = 8  # lines somebody sees who comes back to a game


@dataclass
class Step:
    """One thing that happened, with the table as it stood then, as `seat` saw it."""

    seat: str
    view: Data
    lines: list[Line]

    @property
    def caption(self) -> str:
        """What the board says to it."""
        return next((line.caption for line in reversed(self.lines) if line.caption), "")


@dataclass
class Question:
    """Who here may answer now. A call asks all of them at once, in the open."""

    seats: list[str]
    call: bool = False


@dataclass
class Course:
    table: AnyTable
    settings: Settings
    holder: str = ""  # who sits before the screen
    steps: dict[str, list[Step]] = field(default_factory=dict)  # since each seat's last decision
    heard: dict[str, int] = field(default_factory=dict)
    asked: int = 0  # questions that were put to people
    single: int = 0  # of these, how many had but one answer
    spared: int = 0  # questions that answered themselves

    def start(self) -> None:
        """Somebody who comes back to a game is shown the last lines, not all of them."""
        for seat in self.audiences():
            self.heard[seat] = max(0, len(self.happened(seat)) - RECENT)
            self.steps[seat] = []
            self.look(seat)

    def audiences(self) -> list[str]:
        return self.table.mine if len(self.table.mine) == 1 else [*self.table.mine, ""]

    def look(self, seat: str) -> Step | None:
        """What is new for that audience, as a step."""
        lines = self.happened(seat)
        fresh = lines[self.heard.get(seat, 0) :]
        self.heard[seat] = len(lines)
        if not fresh:
            return None
        step = Step(seat, self.table.view(seat), fresh)
        self.steps.setdefault(seat, []).append(step)
        return step

    def happened(self, seat: str) -> list[Line]:
        return [line for line in self.table.lines(seat) if not line.heading]

    def looked(self) -> list[Step]:
        found = [self.look(seat) for seat in self.audiences()]
        return [step for step in found if step is not None]

    def decided(self, seat: str) -> None:
        """Whoever has decided starts a new page of news."""
        self.steps[seat] = []
        self.steps[""] = []
        self.looked()

    async def next_question(self, show: Callable[[Step], Awaitable[None]]) -> Question | None:
        """Plays on until somebody here has something to decide; None when the game is over."""
        while not self.table.over:
            asked = self.table.asked()
            spared = ""
            for seat in asked:
                spared = self.by_itself(seat, len(asked))
                if spared:
                    await self.table.answer(seat, spared)
                    self.spared += 1
                    break
            if asked and not spared:
                return self.question(asked)
            if not asked:
                await self.table.next()
            audience = self.audiences()[-1]
            for step in self.looked():
                if step.seat == audience:
                    await show(step)
        self.looked()
        return None

    def question(self, asked: list[str]) -> Question:
        call = len(asked) > 1 and self.open_call(asked)
        if not call and self.holder in asked:  # two answers of one person in a row need no curtain
            asked = [self.holder, *(seat for seat in asked if seat != self.holder)]
        self.asked += 1
        if all(self.single_answer(seat) for seat in (asked if call else asked[:1])):
            self.single += 1
        return Question(asked, call)

    def single_answer(self, seat: str) -> bool:
        """Is there nothing to decide? A draft can be taken back: that is a second answer."""
        return len(self.table.prompt(seat)["choices"]) == 1 and not self.table.view(seat)["draft"]

    def open_call(self, asked: list[str]) -> bool:
        """A window may be called in the open; secret picks go one by one."""
        if self.settings.one_by_one or self.table.view(asked[0])["kind"] != WINDOW:
            return False
        return all(passing(self.table.prompt(seat)) for seat in asked)

    def by_itself(self, seat: str, asked: int) -> str:
        """The answer to a question that needs nobody; "" if a person is to be asked."""
        ordered = self.table.ordered(seat)
        if ordered:
            return ordered
        if self.settings.asking == ALWAYS or self.table.elsewhere:
            return ""  # people elsewhere would learn from the speed of an answer that there was no choice
        view, prompt = self.table.view(seat), self.table.prompt(seat)
        window = view["kind"] == WINDOW
        if window and asked > 1:
            return ""  # how fast a window closes would tell what a hand holds
        if self.single_answer(seat):
            return str(prompt["choices"][0]["action"]["text"])
        if window and self.settings.asking == MINE and not concerns(seat, prompt):
            return passing(prompt)
        return ""


def passing(prompt: Data) -> str:
    """How one lets this go; "" where that cannot be."""
    return "pass" if any(choice["action"]["text"] == "pass" for choice in prompt["choices"]) else ""


def concerns(seat: str, prompt: Data) -> bool:
    """Does letting it go hurt this seat, or has it played a card here? Both are public."""
    hurts = any(choice["tone"] == "signal" for choice in prompt["choices"] if choice["action"]["text"] == "pass")
    return hurts or any(link["seat"] == seat for link in prompt["chain"])
