"""Moments: questions on the table, as turns, races, secret choices, steps that run by themselves, and the end.

A moment says who is asked (`waiting`), what could be said (`candidates`), what forbids it (`forbids`) and what follows
(`answer`). Nothing else decides legality: legal actions are the candidates nothing forbids, a refusal is the ban.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE

if TYPE_CHECKING:
    from kickback.engine.table import Table

TURN: Final = "turn"  # one seat chooses
RACE: Final = "race"  # the first to act takes the window; it closes when all have passed
COMMIT: Final = "commit"  # all choose secretly; it resolves when all are in
AUTO: Final = "auto"  # nobody is asked: `resume` runs as soon as the moment is on top
OVER: Final = "over"

T = TypeVar("T", bound="Table")
A = TypeVar("A", bound=Action)


class Moment(Generic[T, A]):
    """A question on the table. Subclass `Turn`, `Race` or `Commit`; this class itself serves AUTO steps and `aside`."""

    def __init__(self, name: str, kind: str, exact: bool = False, stepwise: bool = False) -> None:
        self.name: str = name
        self.kind: str = kind
        self.exact: bool = exact  # the candidates are just what nothing forbids (the soak proves it), so none is judged
        self.stepwise: bool = stepwise  # some answers are given in steps, kept in the seat's draft until the last one

    def asks(self, table: T, seat: int) -> bool:
        return False

    def waiting(self, table: T) -> list[int]:
        """The seats that have yet to answer."""
        return [seat for seat in range(table.seats) if self.asks(table, seat)]

    def waiting_seen_by(self, table: T, viewer: int) -> list[int]:
        """The seats that seem to have yet to answer, as the viewer may know it."""
        return self.waiting(table)

    def candidates(self, table: T, seat: int) -> list[A]:
        """A cheap superset of what the seat may say; `forbids` is the only judge. Its order is part of secrecy."""
        return []

    def forbids(self, table: T, seat: int, action: A) -> Ban | None:
        """Why this seat may not say this now, or None. Judges every seat, asked or not, and every action."""
        raise NotImplementedError

    def details(self, table: T, seat: int, action: A, ban: Ban) -> Facts:
        """The facts that the text of this ban tells, from what the seat may know; asked only when it is told."""
        return {}

    def first_part(self, table: T, seat: int, action: A) -> Part[T, A] | None:
        """Only for a stepwise moment: what is left to choose after this step; None if it is the whole answer."""
        return None

    def answer(self, table: T, seat: int, action: A) -> None:
        """What follows; called only with what nothing forbids, and in a stepwise moment only with the last step."""
        raise NotImplementedError

    def resume(self, table: T) -> None:
        """The next automatic step of an AUTO moment, which must change the stack or become done."""
        raise NotImplementedError

    def default(self, table: T, seat: int, chance: Chance) -> A:
        """What the clock chooses for a seat that does not answer in time: the first legal answer, if no game says."""
        first: A = table.legal(seat)[0]  # type: ignore[assignment]  # a table lists what its own moment would
        return first

    def clone(self) -> Moment[T, A]:
        """Moments that never change after they are pushed return themselves."""
        return self


class Part(Generic[T, A]):
    """The next part of a choice made in steps: a question within a question, which only its seat knows of."""

    def lacking(self) -> Ban:
        """What a line lacks that does not say this part."""
        raise NotImplementedError

    def candidates(self, table: T, seat: int) -> list[A]:
        """What the seat may say for it, and nothing else: parts are exact."""
        raise NotImplementedError

    def forbids(self, table: T, seat: int, action: A) -> Ban | None:
        raise NotImplementedError

    def next_part(self, table: T, seat: int, action: A) -> Part[T, A] | None:
        """What is left to choose after this step; None if it was the last."""
        return None


class Draft:
    """The steps a seat has said of a choice, and the part that each of them opened. Never changed."""

    def __init__(self, steps: list[Action], parts: list[Part[Any, Any]]) -> None:
        self.steps: list[Action] = steps
        self.parts: list[Part[Any, Any]] = parts


class Turn(Moment[T, A]):
    """One seat chooses."""

    def __init__(self, name: str, seat: int, exact: bool = False, stepwise: bool = False) -> None:
        super().__init__(name, TURN, exact, stepwise)
        self.seat: int = seat

    def asks(self, table: T, seat: int) -> bool:
        return seat == self.seat

    def waiting(self, table: T) -> list[int]:
        return [self.seat]


class Race(Moment[T, A]):
    """Several seats may act; the first card down takes the window. Passes stay sealed until it closes."""

    def __init__(self, name: str, asked: int, passed: int = 0, stepwise: bool = False) -> None:
        super().__init__(name, RACE, stepwise=stepwise)
        self.asked: int = asked
        self.passed: int = passed

    def asks(self, table: T, seat: int) -> bool:
        return (self.asked & ~self.passed) >> seat & 1 == 1

    def waiting_seen_by(self, table: T, viewer: int) -> list[int]:
        if viewer == EYE:
            return self.waiting(table)
        return [s for s in range(table.seats) if self.asked >> s & 1 and not (s == viewer and self.passed >> s & 1)]

    def let_go(self, table: T, seat: int) -> None:
        """The seat passes; the last pass closes the window."""
        self.passed |= 1 << seat
        if self.asked & ~self.passed == 0:
            self.closed(table)

    def closed(self, table: T) -> None:
        """Everybody has let it go."""
        raise NotImplementedError


class Commit(Moment[T, A]):
    """The asked seats choose secretly; that a seat has chosen is public, what it chose is not."""

    def __init__(self, name: str, asked: int, picks: list[A | None], exact: bool = False) -> None:
        super().__init__(name, COMMIT, exact)
        self.asked: int = asked
        self.picks: list[A | None] = picks

    def asks(self, table: T, seat: int) -> bool:
        return self.asked >> seat & 1 == 1 and self.picks[seat] is None

    def waiting(self, table: T) -> list[int]:
        return [seat for seat, pick in enumerate(self.picks) if pick is None and self.asked >> seat & 1]

    def answer(self, table: T, seat: int, action: A) -> None:
        self.picks[seat] = action
        self.sealed(table, seat, action)
        for other, pick in enumerate(self.picks):
            if pick is None and self.asked >> other & 1:
                return
        self.resolve(table)

    def pick(self, seat: int) -> A:
        """A seat's choice, once it is in."""
        action = self.picks[seat]
        assert action is not None
        return action

    def sealed(self, table: T, seat: int, action: A) -> None:
        """A choice has come in: tell that it did, and to its seat alone what it is."""

    def resolve(self, table: T) -> None:
        """All choices are in."""
        raise NotImplementedError


class Over(Moment[T, A]):
    """The game has ended; nothing but talk is left."""

    def __init__(self, ban: Ban) -> None:
        super().__init__("over", OVER)
        self.ban: Ban = ban

    def waiting(self, table: T) -> list[int]:
        return []

    def forbids(self, table: T, seat: int, action: A) -> Ban | None:
        return self.ban
