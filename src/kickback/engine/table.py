"""A table is a stack of moments; the one on top is the open question.

A choice made in steps lives in a draft beside the stack, one for each seat: nobody else can notice it, it can be taken
back step by step, and only its last step changes the table.
"""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import NO_STEPS, Action
from kickback.engine.bans import Ban, Refused
from kickback.engine.chance import Chance
from kickback.engine.events import Event
from kickback.engine.messages import Message
from kickback.engine.moments import AUTO, OVER, Draft, Moment, Part
from kickback.engine.outcome import Outcome, ranked
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.view import View

NO_DRAFTS: Final[dict[int, Draft]] = {}  # these are never changed: there is a draft only where the moment is stepwise
NO_SEATS: Final[list[int]] = []


class Table:
    """The whole truth of one game in progress. Games subclass it with their own zones."""

    def __init__(self, seats: int, chance: Chance, stack: list[Moment[Any, Any]], aside: Moment[Any, Any]) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.stack: list[Moment[Any, Any]] = stack  # each moment knows its own game's table
        self.aside: Moment[Any, Any] = aside  # always open: free actions
        self.drafts: dict[int, Draft] = NO_DRAFTS  # by seat: choices that are not finished (shared by clones)
        self.said_aside: bool = False  # was the last action said outside the open question?
        self.log: list[Event] | None = None  # None: nobody listens, and telling costs nothing
        self.winners: list[int] = NO_SEATS  # replaced, never changed

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
        if moment.stepwise and seat in self.drafts:
            return self.drafts[seat].parts[-1].candidates(self, seat)
        return moment.candidates(self, seat) if moment.exact else self.sifted(seat)

    def sifted(self, seat: int) -> list[Action]:
        """The candidates nothing forbids, each one judged."""
        moment = self.stack[-1]
        if moment.stepwise and seat in self.drafts:
            part = self.drafts[seat].parts[-1]
            return [action for action in part.candidates(self, seat) if part.forbids(self, seat, action) is None]
        return [action for action in moment.candidates(self, seat) if moment.forbids(self, seat, action) is None]

    def free(self, seat: int) -> list[Action]:
        """What the seat may say outside the stack (talk with free text is not listed)."""
        found: list[Action] = self.aside.candidates(self, seat)
        return found if self.aside.exact else [a for a in found if self.aside.forbids(self, seat, a) is None]

    def outside(self, seat: int, action: Action) -> bool:
        """Is this said outside the stack, to `aside`? Free verbs are; a game may know more that can be."""
        return action.free

    def forbids(self, seat: int, action: Action) -> Ban | None:
        """Why the seat may not say this, or None."""
        if action.steps:
            return self.forbids_line(seat, action)
        if self.outside(seat, action):
            return self.aside.forbids(self, seat, action)
        return self.judged(seat, action)

    def judged(self, seat: int, action: Action) -> Ban | None:
        """The open part of the seat's draft judges, or the open question."""
        if self.drafts and seat in self.drafts:
            return self.drafts[seat].parts[-1].forbids(self, seat, action)
        return self.stack[-1].forbids(self, seat, action)

    def forbids_line(self, seat: int, line: Action) -> Ban | None:
        """Why a line of several steps cannot be said; the draft is as it was afterwards."""
        begun = self.drafts
        ban = self.try_line(seat, line)
        self.drafts = begun
        return ban

    def try_line(self, seat: int, line: Action) -> Ban | None:
        """Judges the steps one after another and keeps all but the last in the draft. A line is whole, or refused."""
        moment = self.stack[-1]
        begun = self.drafts.get(seat)
        steps: list[Action] = begun.steps[:] if begun is not None else []
        parts: list[Part[Any, Any]] = begun.parts[:] if begun is not None else []
        left = len(line.steps)
        for step in line.steps:
            ban = parts[-1].forbids(self, seat, step) if parts else moment.forbids(self, seat, step)
            if ban is not None:
                return ban
            left -= 1
            part = parts[-1].next_part(self, seat, step) if parts else moment.first_part(self, seat, step)
            if part is None:
                if parts and not left:
                    self.drafts = self.drafts | {seat: Draft(steps, parts)}
                return self.too_much(line) if left else None
            steps.append(step)
            parts.append(part)
        return parts[-1].lacking()

    def too_much(self, line: Action) -> Ban:
        """Why nothing may follow in a line once the choice is whole; for games that read lines."""
        raise NotImplementedError

    def explain(self, seat: int, action: Action, ban: Ban) -> Facts:
        """What the text of a ban tells this seat."""
        moment = self.aside if self.outside(seat, action) else self.stack[-1]
        return moment.details(self, seat, action, ban)

    def act(self, seat: int, action: Action) -> str:
        """The one way to change a table. Raises `Refused`, and changes nothing, if a clause forbids it.

        Returns the notation that a record keeps: "" while a choice made in steps is unfinished, and where nobody
        listens.
        """
        if action.steps:
            return self.act_line(seat, action)
        self.said_aside = self.outside(seat, action)
        moment = self.aside if self.said_aside else self.stack[-1]
        draft = self.drafts.get(seat) if self.drafts and moment.stepwise else None
        if draft is None:
            ban = moment.forbids(self, seat, action)
        else:
            ban = draft.parts[-1].forbids(self, seat, action)
        if ban is not None:
            raise Refused(f"{letter(seat)} {action.text}", ban, moment.details(self, seat, action, ban))
        if moment.stepwise:
            if draft is None:
                part = moment.first_part(self, seat, action)
            else:
                part = draft.parts[-1].next_part(self, seat, action)
            if part is not None:
                self.keep_step(seat, draft, action, part)
                return ""
        moment.answer(self, seat, action)  # as in `answered`: most answers come this way, and a call less counts
        while self.stack[-1].kind == AUTO:
            self.stack[-1].resume(self)
        if self.drafts:
            return self.after_drafts(seat, moment, action)
        return action.text if self.log is not None else ""

    def answered(self, seat: int, moment: Moment[Any, Any], action: Action) -> str:
        """What follows from an answer that nothing forbids; returns its whole notation."""
        moment.answer(self, seat, action)
        while self.stack[-1].kind == AUTO:
            self.stack[-1].resume(self)
        return self.after_drafts(seat, moment, action)

    def act_line(self, seat: int, line: Action) -> str:
        """All steps of a line, or none: a line that is refused leaves the draft as it was."""
        self.said_aside = False
        moment = self.stack[-1]
        ban = self.try_line(seat, line)
        if ban is not None:
            raise Refused(f"{letter(seat)} {line.text}", ban, moment.details(self, seat, line, ban))
        return self.answered(seat, moment, line.steps[-1])

    def take_step(self, seat: int, step: Action) -> bool:
        """Keeps the step in the seat's draft if it leaves something to choose."""
        part = self.part_after(seat, step)
        if part is None:
            return False
        self.keep_step(seat, self.drafts.get(seat), step, part)
        return True

    def keep_step(self, seat: int, begun: Draft | None, step: Action, part: Part[Any, Any]) -> None:
        longer = Draft([step], [part]) if begun is None else Draft([*begun.steps, step], [*begun.parts, part])
        alone = len(self.drafts) == (0 if begun is None else 1)
        self.drafts = {seat: longer} if alone else self.drafts | {seat: longer}

    def part_after(self, seat: int, step: Action) -> Part[Any, Any] | None:
        if self.drafts and seat in self.drafts:
            return self.drafts[seat].parts[-1].next_part(self, seat, step)
        return self.stack[-1].first_part(self, seat, step)

    def after_drafts(self, seat: int, moment: Moment[Any, Any], action: Action) -> str:
        """The seat's own draft is finished; of the others' drafts stays what may still be said. The whole notation."""
        steps_said: list[Action] = [action]
        begun = self.drafts
        self.drafts = NO_DRAFTS
        for other in begun if len(begun) == 1 else sorted(begun):
            steps = begun[other].steps
            if other == seat and moment is not self.aside:
                steps_said = [*steps, action]
            elif self.stack[-1].asks(self, other):
                self.take_up(other, steps)
        if self.log is None:
            return ""
        return self.written(steps_said) if len(steps_said) > 1 else action.text

    def draft(self, seat: int) -> list[Action]:
        """The steps the seat has said of a choice that is not finished."""
        return self.drafts[seat].steps if seat in self.drafts else NO_STEPS

    def take_up(self, seat: int, steps: list[Action]) -> None:
        """Puts these steps into the seat's draft, as far as they may still be said."""
        for step in steps:
            if self.judged(seat, step) is not None or not self.take_step(seat, step):
                break

    def unfinished(self, seat: int, action: Action) -> bool:
        """Is this a step that leaves something to choose? It may be said at any time: nobody else notices."""
        return (
            not action.steps
            and not action.free
            and self.stack[-1].stepwise
            and self.part_after(seat, action) is not None
        )

    def step_back(self, seat: int) -> bool:
        """Takes back the last step of the seat's draft; False if there is none."""
        steps = self.draft(seat)
        self.drop_draft(seat)
        self.take_up(seat, steps[:-1])
        return bool(steps)

    def drop_draft(self, seat: int) -> None:
        if seat in self.drafts:
            self.drafts = {other: self.drafts[other] for other in self.drafts if other != seat}

    def spelled(self, steps: list[Action]) -> str:
        """The notation of these steps of a choice, which can be read as one line before it is made."""
        return " ".join(step.text for step in steps)

    def written(self, steps: list[Action]) -> str:
        """The notation of a choice that has just been made in these steps, as a record keeps it."""
        return self.spelled(steps)

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

    def faults(self) -> list[str]:
        """Broken invariants, in words; empty while the engine is right. Games name theirs."""
        return []


def shared_out(winners: list[int], seats: int) -> list[float]:
    """One win is shared by its winners and paid for by the others; nothing if there are no winners or no others."""
    shares = len(winners)
    if shares == 0 or shares == seats:
        return [0.0] * seats
    lost = -1.0 / (seats - shares)
    return [1.0 / shares if seat in winners else lost for seat in range(seats)]
