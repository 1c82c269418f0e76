"""The end of a turn: hand limit, announcement, chips, and the window before the next company begins."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import AUTO, TURN, Moment, Part
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import DISCARD_A_HELD_CARD, ENOUGH_MARKED, MARK_MORE
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.plays import SavvyWindow
from kickback.games.corporate_espionage.moments.questions import Ask, Step, out_of_place
from kickback.games.corporate_espionage.moments.reactions import set_off_by
from kickback.games.corporate_espionage.table import NOBODY, Happening, Market, blocked, hand_limit

HAND_OVER: Final = 0
ANNOUNCE: Final = 1
CHIPS: Final = 2
LAST: Final = 3
OVER: Final = 4


class Closing(Step):
    """CES-END-1 to -6: hand limit, announcement, chips, `on turn-end`, EndWindow."""

    def __init__(self, seat: int, stage: int, began: int) -> None:
        super().__init__("closing")
        self.seat: int = seat
        self.stage: int = stage
        self.began: int = began

    def clone(self) -> Closing:
        return Closing(self.seat, self.stage, self.began)

    def resume(self, table: Market) -> None:
        seat = self.seat
        if self.stage == HAND_OVER:
            self.stage = ANNOUNCE
            if len(table.zones.hands[seat].faces) > hand_limit(table, seat):
                table.stack.append(HandLimit(seat, TURN))
                return
        if self.stage == ANNOUNCE:
            self.stage = CHIPS
            announce_end(table, seat)
            run_down(table, seat)
            happening = Happening(w.EV_TURN_END, seat, 1 << seat, NOBODY, table.calendar.tick())
            self.began = happening.began
            set_off_by(table, happening)
        elif self.stage <= LAST:
            self.stage = OVER
            began = self.began or table.calendar.tick()
            happening = Happening(w.EV_TURN_END, seat, 1 << seat, NOBODY, began)
            table.stack.append(EndWindow(happening, 0, 0, AUTO))
        else:
            table.stack.pop()
            end_turn(table)

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        """CES-RULING-38: a company that leaves in its turn is spared the rest; the others still get the EndWindow."""
        if seat == self.seat and self.stage < LAST:
            return Closing(seat, LAST, 0)
        return self


def announce_end(table: Market, seat: int) -> None:
    """CES-END-3, `books`: the bank is said aloud, unless sealed books are blocked from audits."""
    table.calendar.news += 1
    if table.rules.sealed_books and blocked(table, seat, w.V_AUDIT):
        if table.log is not None:
            table.tell("turn-over", "CES-END-3", {"seat": letter(seat)})
        return
    table.announce_bank(seat)
    if table.log is not None:
        table.tell("turn-over", "CES-END-3", {"seat": letter(seat), "bank": table.accounts.banks[seat]})


def run_down(table: Market, seat: int) -> None:
    """CES-CARD-13: one chip less on every card with a lifespan; at 0 it goes."""
    for permanent in table.in_play.boards[seat][:]:
        if permanent.chips:
            permanent.chips -= 1
            if not permanent.chips:
                table.discard(permanent)
                if table.log is not None:
                    facts: Facts = {"seat": letter(seat), "card": table.mark(permanent.code, seat)}
                    table.tell("expired", "CES-CARD-13", facts)


def end_turn(table: Market) -> None:
    """CES-END-6, CES-FX-6: what was made for this turn ends with it."""
    if table.in_play.timed_changes:
        table.in_play.timed_changes = [change for change in table.in_play.timed_changes if change.left != w.THIS_TURN]
        table.in_play.stale = True


def cards_over(table: Market, seat: int) -> int:
    return len(table.zones.hands[seat].faces) - hand_limit(table, seat)


class HandLimit(Ask):
    """CES-END-1: cards over the limit are discarded, own choice.

    Several are marked in a draft and go together; whoever names them one by one is asked again after each.
    """

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__("hand-limit", seat, kind, exact=True)
        self.stepwise = True

    def clone(self) -> HandLimit:
        return HandLimit(self.seat, self.kind)

    def look_again(self) -> None:
        self.kind = AUTO

    def resume(self, table: Market) -> None:
        if cards_over(table, self.seat) <= 0:
            table.stack.pop()
        else:
            self.kind = TURN

    def candidates(self, table: Market, seat: int) -> list[Move]:
        book = table.card_set.book
        does = a.MARK if cards_over(table, seat) > 1 else a.DISCARD
        return [book.from_hand(seat, does, slot, code, NOBODY) for slot, code in enumerate(table.zones.distinct(seat))]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if seat != self.seat or action.does not in (a.DISCARD, a.MARK):
            return (
                MARK_MORE
                if seat == self.seat and action.does == a.DISCARD_MARKED
                else out_of_place(table, seat, action)
            )
        return None if table.zones.holds(seat, action.card) else DISCARD_A_HELD_CARD

    def first_part(self, table: Market, seat: int, action: Move) -> Part[Market, Move] | None:
        return Marking([action.card]) if action.does == a.MARK else None

    def answer(self, table: Market, seat: int, action: Move) -> None:
        self.kind = AUTO
        if action.does == a.DISCARD:
            discard(table, seat, action.card)
            return
        for mark in table.draft(seat):
            assert isinstance(mark, Move)
            discard(table, seat, mark.card)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        """The cheapest cards; between equals the lower id."""
        options = [move for move in table.legal(seat) if isinstance(move, Move)]
        best = options[0]
        for action in options[1:]:
            if rank(table, action) < rank(table, best):
                best = action
        return best


def rank(table: Market, action: Move) -> int:
    return table.card_set.cost_of(action.card) * 65536 + action.card


def discard(table: Market, seat: int, code: int) -> None:
    """A card over the limit goes to its owner's pile."""
    table.zones.from_hand(seat, code)
    table.zones.pile_up(code)
    table.calendar.news += 1
    if table.log is not None:
        table.tell("discarded", "CES-END-1", {"seat": letter(seat), "lost": table.mark(code, seat)})


class Marking(Part[Market, Move]):
    """Cards are marked until as many are as have to go; then they are discarded together."""

    def __init__(self, marked: list[int]) -> None:
        self.marked: list[int] = marked

    def lacking(self) -> Ban:
        return MARK_MORE

    def candidates(self, table: Market, seat: int) -> list[Move]:
        book = table.card_set.book
        if len(self.marked) >= cards_over(table, seat):
            return [book.discarding]
        slots = enumerate(table.zones.distinct(seat))
        return [
            book.from_hand(seat, a.MARK, slot, code, NOBODY) for slot, code in slots if self.spare(table, seat, code)
        ]

    def spare(self, table: Market, seat: int, code: int) -> bool:
        """Is there a copy in the hand that is not marked yet?"""
        return table.zones.hands[seat].faces.count(code) > self.marked.count(code)

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        left = cards_over(table, seat) - len(self.marked)
        if action.does == a.MARK:
            if left <= 0:
                return ENOUGH_MARKED
            return None if self.spare(table, seat, action.card) else DISCARD_A_HELD_CARD
        if action.does in (a.DISCARD, a.DISCARD_MARKED) and left > 0:
            return MARK_MORE
        return None if action.does == a.DISCARD_MARKED else out_of_place(table, seat, action)

    def next_part(self, table: Market, seat: int, action: Move) -> Part[Market, Move] | None:
        return Marking([*self.marked, action.card]) if action.does == a.MARK else None


class EndWindow(SavvyWindow):
    """CES-END-5: in the ended turn everybody may still play Savvy, until the next company takes its income."""

    def __init__(self, happening: Happening, asked: int, passed: int, kind: str) -> None:
        super().__init__("end-window", happening, asked, passed, kind)

    def clone(self) -> EndWindow:
        twin = EndWindow(self.happening, self.asked, self.passed, self.kind)
        twin.all_passed = self.all_passed
        return twin

    def closed(self, table: Market) -> None:
        table.stack.pop()
