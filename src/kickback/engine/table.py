"""A table is a stack of moments, and a moment is a question.

A moment says who is asked (`waiting`), what could be said (`candidates`), what forbids it (`forbids`) and what follows
(`answer`). Nothing else decides legality: legal actions are the candidates nothing forbids, a refusal is the ban.

A choice made in steps lives in a draft beside the stack, one for each seat: nobody else can notice it, it can be taken
back step by step, and only its last step changes the table.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from kickback.engine.actions import NO_STEPS, Action
from kickback.engine.bans import Ban, Refused
from kickback.engine.chance import Chance
from kickback.engine.events import Event
from kickback.engine.messages import Message
from kickback.engine.outcome import Outcome, ranked
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, PUBLIC, letter
from kickback.engine.view import View

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

    def goes_on(self, table: T, seat: int, action: A) -> bool:
        """Only for a stepwise moment: does this step leave something to choose?"""
        return False

    def answer(self, table: T, seat: int, action: A) -> None:
        """What follows; called only with what nothing forbids, and in a stepwise moment only with the last step."""
        raise NotImplementedError

    def resume(self, table: T) -> None:
        """The next automatic step of an AUTO moment, which must change the stack or become done."""
        raise NotImplementedError

    def default(self, table: T, seat: int, chance: Chance) -> A:
        """What the clock chooses for a seat that does not answer in time; in a stepwise moment the next step."""
        raise NotImplementedError

    def takes(self, table: T, seat: int, action: A) -> bool:
        """Only for `table.aside`: is this said outside the stack?"""
        return action.free

    def clone(self) -> Moment[T, A]:
        """Moments that never change after they are pushed return themselves."""
        return self


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


class Table:
    """The whole truth of one game in progress. Games subclass it with their own zones."""

    def __init__(self, seats: int, chance: Chance, stack: list[Moment[Any, Any]], aside: Moment[Any, Any]) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.stack: list[Moment[Any, Any]] = stack  # each moment knows its own game's table
        self.aside: Moment[Any, Any] = aside  # always open: free actions
        self.drafts: dict[int, list[Action]] = {}  # by seat: the steps of a choice that is not finished
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
        if action.steps:
            return self.forbids_line(seat, action)
        moment = self.aside if self.aside.takes(self, seat, action) else self.stack[-1]
        return moment.forbids(self, seat, action)

    def forbids_line(self, seat: int, line: Action) -> Ban | None:
        """Judges the steps of a line one after another; the draft is as it was afterwards."""
        moment = self.stack[-1]
        begun = self.draft(seat)[:]
        ban: Ban | None = None
        for step in line.steps:
            ban = moment.forbids(self, seat, step)
            if ban is not None or not moment.goes_on(self, seat, step):
                break
            self.drafts.setdefault(seat, []).append(step)
        self.put_draft(seat, begun)
        return ban

    def explain(self, seat: int, action: Action, ban: Ban) -> Facts:
        """What the text of a ban tells this seat."""
        moment = self.aside if self.aside.takes(self, seat, action) else self.stack[-1]
        return moment.details(self, seat, action, ban)

    def act(self, seat: int, action: Action) -> str:
        """The one way to change a table. Raises `Refused`, and changes nothing, if a clause forbids it.

        Returns the notation that a record keeps: "" while a choice made in steps is unfinished.
        """
        if action.steps:
            return self.act_line(seat, action)
        moment = self.aside if self.aside.takes(self, seat, action) else self.stack[-1]
        ban = moment.forbids(self, seat, action)
        if ban is not None:
            raise Refused(f"{letter(seat)} {action.text}", ban, moment.details(self, seat, action, ban))
        if moment.stepwise and moment.goes_on(self, seat, action):
            self.drafts.setdefault(seat, []).append(action)
            return ""
        moment.answer(self, seat, action)
        while self.stack[-1].kind == AUTO:
            self.stack[-1].resume(self)
        return self.after_drafts(seat, moment, action) if self.drafts else action.text

    def act_line(self, seat: int, line: Action) -> str:
        """All steps of a line, or none. Unfinished steps change nothing but the draft, so going back is easy."""
        begun = self.draft(seat)[:]
        said = ""
        try:
            for step in line.steps:
                said = self.act(seat, step)
        except Refused as refused:
            self.put_draft(seat, begun)
            raise Refused(f"{letter(seat)} {line.text}", refused.ban, refused.facts) from None
        return said

    def after_drafts(self, seat: int, moment: Moment[Any, Any], action: Action) -> str:
        """The seat's own draft is finished; of the others' drafts stays what may still be said. The whole notation."""
        said = action.text
        for other in sorted(self.drafts):
            steps = self.drafts.pop(other)
            if other == seat and moment is not self.aside:
                said = self.written([*steps, action])
                continue
            if self.stack[-1].asks(self, other):
                for step in steps:
                    if self.stack[-1].forbids(self, other, step) is not None:
                        break
                    self.drafts.setdefault(other, []).append(step)
        return said

    def draft(self, seat: int) -> list[Action]:
        """The steps the seat has said of a choice that is not finished."""
        return self.drafts.get(seat, NO_STEPS)

    def put_draft(self, seat: int, steps: list[Action]) -> None:
        if steps:
            self.drafts[seat] = steps
        else:
            self.drafts.pop(seat, None)

    def unfinished(self, seat: int, action: Action) -> bool:
        """Is this a step that leaves something to choose? It may be said at any time: nobody else notices."""
        moment = self.stack[-1]
        return not action.steps and moment.stepwise and not action.free and moment.goes_on(self, seat, action)

    def step_back(self, seat: int) -> bool:
        """Takes back the last step of the seat's draft; False if there is none."""
        steps = self.draft(seat)
        self.put_draft(seat, steps[:-1])
        return bool(steps)

    def written(self, steps: list[Action]) -> str:
        """The notation of a choice made in these steps."""
        return " ".join(step.text for step in steps)

    def default(self, seat: int, chance: Chance) -> Action:
        """What the clock chooses for an asked seat."""
        action: Action = self.stack[-1].default(self, seat, chance)
        return action

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

    def read(self, seat: int, text: str) -> Action:
        """The action this text means; raises `Unreadable`. Depends on nothing the seat may not know."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that the seat may know (EYE: everything; ONLOOKER: what is public)."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Each seat's payoff once the game is over; all payoffs sum to zero."""
        return shared_out(self.winners, self.seats)

    def outcome(self) -> Outcome:
        """How a finished game ended. Games say why, and what counted."""
        return self.ended(Message("outcome"), [int(seat in self.winners) for seat in range(self.seats)])

    def ended(self, why: Message, scores: list[int]) -> Outcome:
        """An outcome with a score for each seat, told by the message `standing`."""
        says = [Message("standing", {"seat": letter(seat), "score": score}) for seat, score in enumerate(scores)]
        return Outcome(why, self.winners[:], ranked(self.winners, scores, says))

    def clone(self) -> Table:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def clone_drafts(self) -> dict[int, list[Action]]:
        return {seat: steps[:] for seat, steps in self.drafts.items()} if self.drafts else {}

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
