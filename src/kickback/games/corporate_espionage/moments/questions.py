"""The kinds of questions of Corporate Espionage, and why a word can be out of place."""

from __future__ import annotations

from typing import Any

from kickback.engine.bans import Ban
from kickback.engine.moments import AUTO, RACE, TURN, Commit, Moment, Race, Turn
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import ANSWER_FIRST, OUT_OF_PLACE, PLAY_PENDING
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.refusals import name_of, refusal_facts
from kickback.games.corporate_espionage.table import NOBODY, SEATS_IN, Happening, Market, Permanent


def out_of_place(table: Market, seat: int, action: Move) -> Ban:
    """Why a word does not answer the open question."""
    if action.does in (a.HIRE, a.BUY, a.SPY, a.USE, a.TAKEOVER, a.END) and seat == table.calendar.active:
        for moment in table.stack:
            if isinstance(moment, Window):
                return PLAY_PENDING
    return OUT_OF_PLACE.get(action.does, ANSWER_FIRST)


class Ask(Turn[Market, Move]):
    """One company is asked. Made with kind AUTO it looks at the table whenever it comes up, and may close itself."""

    def __init__(self, name: str, seat: int, kind: str, exact: bool = False) -> None:
        super().__init__(name, seat, exact)
        self.kind = kind

    def asks(self, table: Market, seat: int) -> bool:
        return seat == self.seat

    def details(self, table: Market, seat: int, action: Move, ban: Ban) -> Facts:
        return stack_facts(table, seat) | refusal_facts(table, seat, action, ban)

    def look_again(self) -> None:
        """Money or cards have moved, so that there may be nothing left to ask."""

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        """What stays of this question when a company leaves."""
        return None if seat == self.seat else self


class MidEffect(Ask):
    """A question in the middle of an effect or a takeover: nothing else is done before it is answered."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, seat, TURN)


class Ballot(Commit[Market, Move]):
    """Companies choose in secret while they play on."""

    def details(self, table: Market, seat: int, action: Move, ban: Ban) -> Facts:
        return stack_facts(table, seat) | refusal_facts(table, seat, action, ban)

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return self


class Step(Moment[Market, Move]):
    """Something that is carried out by itself, in steps, between questions."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AUTO)

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return self

    def card_code(self) -> int:
        """The card that is being carried out, or NOBODY."""
        return NOBODY

    def carries(self, since: int, number: int) -> bool:
        """Is this the carrying out of that effect of that permanent, which works by itself?"""
        return False

    def rival_named(self, table: Market, seat: int) -> None:
        """The answer to a `NameRival` that this step has asked."""
        raise NotImplementedError

    def card_picked(self, table: Market, permanent: Permanent) -> None:
        """The answer to a `PickInPlay` that this step has asked."""
        raise NotImplementedError

    def card_chosen(self, table: Market, code: int) -> None:
        """The answer to a `PickInHand` that this step has asked."""
        raise NotImplementedError


class Window(Race[Market, Move]):
    """Companies may answer something that is pending. It opens, and reopens after every answer, through `resume`."""

    def __init__(self, name: str, happening: Happening, asked: int, passed: int, kind: str) -> None:
        super().__init__(name, asked, passed)
        self.kind = kind
        self.exact = True
        self.happening: Happening = happening
        self.invited: int = ~0  # the seats that may answer at all
        self.lets_go: int = a.PASS  # what lets it go; in an audit that is `show`
        self.cancelled: bool = False
        self.all_passed: bool = False  # the last company to be asked has left the market
        self.answered: bool = False  # somebody has played a Savvy in it

    def waiting(self, table: Market) -> list[int]:
        return SEATS_IN[self.asked & ~self.passed][:]

    def resume(self, table: Market) -> None:
        """CES-RULING-27: everybody who holds a card is asked, whatever it is; who holds none passes by itself."""
        if self.cancelled:
            table.calendar.news += 1
            table.stack.pop()
            self.dropped(table)
            return
        if self.all_passed:
            self.closed(table)
            return
        asked = 0
        invited = table.companies.alive & self.invited
        hands = table.zones.hands
        for seat in range(table.seats):
            if invited >> seat & 1 and hands[seat].faces:
                asked |= 1 << seat
        self.asked = asked
        self.passed = 0
        if asked:
            self.kind = RACE
        else:
            self.closed(table)

    def details(self, table: Market, seat: int, action: Move, ban: Ban) -> Facts:
        return stack_facts(table, seat) | refusal_facts(table, seat, action, ban)

    def card_code(self) -> int:
        """The card that waits here, or NOBODY."""
        return NOBODY

    def dropped(self, table: Market) -> None:
        """What follows a cancelled event, once it is off the stack."""

    def abandoned(self, table: Market) -> None:
        """It will never be decided: its player has left, or the game is over."""

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        self.asked &= ~(1 << seat)
        if self.kind == RACE and self.asked & ~self.passed == 0:
            self.kind = AUTO
            self.all_passed = True
        return self

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        """An answer stops the pending event."""
        self.cancelled = True

    def redirect(self, table: Market, seat: int) -> None:
        """An answer turns the pending play to another company."""


def stays(table: Market, moment: Moment[Any, Any], seat: int) -> Moment[Any, Any] | None:
    """CES-OUT-2: what is left of an open question when a company leaves."""
    if isinstance(moment, Ask):
        return moment.gone(table, seat)
    if isinstance(moment, Step):
        return moment.gone(table, seat)
    if isinstance(moment, Window):
        return moment.gone(table, seat)
    return moment.gone(table, seat) if isinstance(moment, Ballot) else moment


def stack_facts(table: Market, seat: int) -> Facts:
    """What is going on, for the text of a ban: whose turn it is, what waits, what is being carried out."""
    facts: Facts = {"active": letter(table.calendar.active), "turn": turn_of(table, seat)}
    facts["effect"] = isinstance(table.stack[-1], MidEffect)
    facts["most"] = len(table.zones.decks[(seat - 1) % table.seats].faces) - 1
    for moment in table.stack:
        if isinstance(moment, Window):
            code = moment.card_code()
            facts["pending"] = w.EVENTS[moment.happening.kind] if code < 0 else name_of(table, code)
            if moment.happening.by != NOBODY:
                facts["target"] = letter(moment.happening.by)
        elif isinstance(moment, Step) and moment.card_code() >= 0:
            facts["card"] = name_of(table, moment.card_code())
        elif isinstance(moment, Ask) and moment.name == "insolvency":
            facts["seat-below"] = letter(moment.seat)
    return facts


def turn_of(table: Market, seat: int) -> str:
    """Whose turn it is for that seat: somebody else's, its own, or its own with nothing but the end to come."""
    if seat != table.calendar.active:
        return "other"
    return "own" if any(moment.name in ("main", "opening") for moment in table.stack) else "ending"
