"""A table is a stack of moments, and a moment is a question.

A moment says who is asked (`waiting`), what could be said (`candidates`), what forbids it (`forbids`) and what follows
(`answer`). Nothing else decides legality: legal actions are the candidates nothing forbids, a refusal is the ban.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from kickback.engine.actions import Action, Ban, Refused
from kickback.engine.chance import Chance
from kickback.engine.events import Event, Facts
from kickback.engine.seats import EYE, PUBLIC, letter
from kickback.engine.view import View

TURN: Final = "turn"  # one seat chooses
RACE: Final = "race"  # the first to act takes the window; it closes when all have passed
COMMIT: Final = "commit"  # all choose secretly; it resolves when all are in
AUTO: Final = "auto"  # nobody is asked: `resume` runs as soon as the moment is on top
OVER: Final = "over"

T = TypeVar("T", bound="Table")


class Moment(Generic[T]):
    """A question on the table. Subclass `Turn`, `Race` or `Commit`; this class itself serves AUTO steps and `aside`."""

    def __init__(self, name: str, kind: str, exact: bool = False) -> None:
        self.name: str = name
        self.kind: str = kind
        self.exact: bool = exact  # the candidates are just what nothing forbids (the soak proves it), so none is judged

    def asks(self, table: T, seat: int) -> bool:
        return False

    def waiting(self, table: T) -> list[int]:
        """The seats that have yet to answer."""
        return [seat for seat in range(table.seats) if self.asks(table, seat)]

    def waiting_seen_by(self, table: T, viewer: int) -> list[int]:
        """The seats that seem to have yet to answer, as the viewer may know it."""
        return self.waiting(table)

    def candidates(self, table: T, seat: int) -> list[Action]:
        """A cheap superset of what the seat may say; `forbids` is the only judge."""
        return []

    def forbids(self, table: T, seat: int, action: Action) -> Ban | None:
        """Why this seat may not say this now, or None. Judges every seat, asked or not, and every action."""
        raise NotImplementedError

    def answer(self, table: T, seat: int, action: Action) -> None:
        """What follows; called only with what nothing forbids."""
        raise NotImplementedError

    def resume(self, table: T) -> None:
        """The next automatic step of an AUTO moment, which must change the stack or become done."""
        raise NotImplementedError

    def default(self, table: T, seat: int, chance: Chance) -> Action:
        """What the clock chooses for a seat that does not answer in time."""
        raise NotImplementedError

    def takes(self, table: T, seat: int, action: Action) -> bool:
        """Only for `table.aside`: is this said outside the stack?"""
        return action.free

    def clone(self) -> Moment[T]:
        """Moments that never change after they are pushed return themselves."""
        return self


class Turn(Moment[T]):
    """One seat chooses."""

    def __init__(self, name: str, seat: int, exact: bool = False) -> None:
        super().__init__(name, TURN, exact)
        self.seat: int = seat

    def asks(self, table: T, seat: int) -> bool:
        return seat == self.seat

    def waiting(self, table: T) -> list[int]:
        return [self.seat]


class Race(Moment[T]):
    """Several seats may act; the first card down takes the window. Passes stay sealed until it closes."""

    def __init__(self, name: str, asked: int, passed: int = 0) -> None:
        super().__init__(name, RACE)
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


class Commit(Moment[T]):
    """The asked seats choose secretly; that a seat has chosen is public, what it chose is not."""

    def __init__(self, name: str, asked: int, picks: list[Action | None], exact: bool = False) -> None:
        super().__init__(name, COMMIT, exact)
        self.asked: int = asked
        self.picks: list[Action | None] = picks

    def asks(self, table: T, seat: int) -> bool:
        return self.asked >> seat & 1 == 1 and self.picks[seat] is None

    def waiting(self, table: T) -> list[int]:
        return [seat for seat, pick in enumerate(self.picks) if pick is None and self.asked >> seat & 1]

    def answer(self, table: T, seat: int, action: Action) -> None:
        self.picks[seat] = action
        self.sealed(table, seat, action)
        for other, pick in enumerate(self.picks):
            if pick is None and self.asked >> other & 1:
                return
        self.resolve(table)

    def pick(self, seat: int) -> Action:
        """A seat's choice, once it is in."""
        action = self.picks[seat]
        assert action is not None
        return action

    def sealed(self, table: T, seat: int, action: Action) -> None:
        """A choice has come in: tell that it did, and to its seat alone what it is."""

    def resolve(self, table: T) -> None:
        """All choices are in."""
        raise NotImplementedError


class Over(Moment[T]):
    """The game has ended; nothing but talk is left."""

    def __init__(self, ban: Ban) -> None:
        super().__init__("over", OVER)
        self.ban: Ban = ban

    def waiting(self, table: T) -> list[int]:
        return []

    def forbids(self, table: T, seat: int, action: Action) -> Ban | None:
        return self.ban


class Table:
    """The whole truth of one game in progress. Games subclass it with their own zones."""

    def __init__(self, seats: int, chance: Chance, stack: list[Moment[Any]], aside: Moment[Any]) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.stack: list[Moment[Any]] = stack  # each moment knows its own game's table
        self.aside: Moment[Any] = aside  # always open: free actions
        self.log: list[Event] | None = None  # None: nobody listens, and telling costs nothing
        self.winners: list[int] = []

    @property
    def over(self) -> bool:
        return self.stack[-1].kind == OVER

    def waiting(self) -> list[int]:
        return self.stack[-1].waiting(self)

    def legal(self, seat: int) -> list[Action]:
        """What the seat may answer to the open question; empty if it is not asked."""
        moment = self.stack[-1]
        if not moment.asks(self, seat):
            return []
        return moment.candidates(self, seat) if moment.exact else self.sifted(seat)

    def sifted(self, seat: int) -> list[Action]:
        """The candidates nothing forbids, each one judged."""
        moment = self.stack[-1]
        return [a for a in moment.candidates(self, seat) if moment.forbids(self, seat, a) is None]

    def free(self, seat: int) -> list[Action]:
        """What the seat may say outside the stack (talk with free text is not listed)."""
        return [a for a in self.aside.candidates(self, seat) if self.aside.forbids(self, seat, a) is None]

    def forbids(self, seat: int, action: Action) -> Ban | None:
        moment = self.aside if self.aside.takes(self, seat, action) else self.stack[-1]
        return moment.forbids(self, seat, action)

    def act(self, seat: int, action: Action) -> None:
        """The one way to change a table. Raises `Refused`, and changes nothing, if a clause forbids it."""
        moment = self.aside if self.aside.takes(self, seat, action) else self.stack[-1]
        ban = moment.forbids(self, seat, action)
        if ban is not None:
            raise Refused(f"{letter(seat)} {action.text}", ban)
        moment.answer(self, seat, action)
        while self.stack[-1].kind == AUTO:
            self.stack[-1].resume(self)

    def default(self, seat: int, chance: Chance) -> Action:
        """What the clock chooses for an asked seat."""
        return self.stack[-1].default(self, seat, chance)

    def tell(
        self,
        kind: str,
        clause: str,
        facts: Facts,
        secrets: dict[int, Facts] | None = None,
        audience: int = PUBLIC,
    ) -> None:
        """Adds to the log. Ask `table.log is not None` first where building the facts costs something."""
        if self.log is not None:
            self.log.append(Event(kind, clause, facts, secrets or {}, audience))

    def line(self, seat: int, action: Action) -> str:
        """The notation a record keeps for what was just said; "" while a choice made in steps is unfinished."""
        return action.text

    def read(self, seat: int, text: str) -> Action:
        """The action this text means; raises `Unreadable`. Depends on nothing the seat may not know."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that the seat may know (EYE: everything; ONLOOKER: what is public)."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Each seat's payoff once the game is over; all payoffs sum to zero."""
        return shared_out(self.winners, self.seats)

    def clone(self) -> Table:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Broken invariants, in words; empty while the engine is right."""
        raise NotImplementedError


def shared_out(winners: list[int], seats: int) -> list[float]:
    """One win is shared by its winners and paid for by the others; nothing if there are no winners or no others."""
    shares = len(winners)
    if shares == 0 or shares == seats:
        return [0.0] * seats
    lost = -1.0 / (seats - shares)
    return [1.0 / shares if seat in winners else lost for seat in range(seats)]
