"""The Expenses step of a company that cannot pay its overhead."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import AUTO, TURN
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import NO_OVERHEAD, NOTHING_OVERDUE
from kickback.games.corporate_espionage.components import code_in
from kickback.games.corporate_espionage.moments.in_need import InNeed
from kickback.games.corporate_espionage.moments.questions import out_of_place
from kickback.games.corporate_espionage.table import NOBODY, Market, overhead, overhead_of, slots_of


class Expenses(InNeed):
    """CES-EXP-4: while the overhead cannot be paid, a card is dropped or an asset sold, one at a time."""

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__("expenses", seat, kind, "CES-EXP-4")

    def clone(self) -> Expenses:
        return Expenses(self.seat, self.kind)

    def resume(self, table: Market) -> None:
        if overhead(table, self.seat) <= table.accounts.banks[self.seat]:
            table.stack.pop()
            table.agreements.forget_loans_to(self.seat)
        else:
            self.kind = TURN

    def candidates(self, table: Market, seat: int) -> list[Move]:
        overhead(table, seat)  # brings the changes up to date
        return droppable(table, seat, 0) + self.ways_out(table, seat)

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return out_of_place(table, seat, action)
        if action.does == a.DROP:
            return judge_drop(table, seat, action)
        if action.does in (a.END, a.PASS):
            return NOTHING_OVERDUE
        return self.forbids_way_out(table, seat, action)

    def answer(self, table: Market, seat: int, action: Move) -> None:
        self.kind = AUTO
        if action.does == a.DROP:
            drop(table, seat, action)
        else:
            self.take_way_out(table, seat, action)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        """The card that brings in least, among those with overhead."""
        options = [action for action in self.candidates(table, seat) if action.does == a.DROP]
        best = options[0]
        for action in options[1:]:
            if balance(table, action) < balance(table, best):
                best = action
        return best


def balance(table: Market, action: Move) -> int:
    """What a droppable card brings in on balance; between equals the cheaper one counts as less."""
    card = table.card(code_in(action.card))
    return (card.income - card.overhead) * 16 + card.cost


def droppable(table: Market, seat: int, above: int) -> list[Move]:
    """One `drop` for each distinct card whose overhead is above that."""
    board = table.in_play.boards[seat]
    costly = [permanent for permanent in board if overhead_of(table, permanent) > above]
    book = table.card_set.book
    slots = slots_of(costly, board, table.calendar.turn)
    return [book.in_play(seat, a.DROP, slot, reference, NOBODY) for slot, reference in slots]


def judge_drop(table: Market, seat: int, action: Move) -> Ban | None:
    found = table.in_play.referred(seat, action.card)
    if found is None:
        return NO_OVERHEAD
    overhead(table, seat)  # brings the changes up to date
    return None if overhead_of(table, found) > 0 else NO_OVERHEAD


def drop(table: Market, seat: int, action: Move) -> None:
    """CES-EXP-6: to its owner's pile, for nothing."""
    permanent = table.in_play.referred(seat, action.card)
    assert permanent is not None
    table.discard(permanent)
    table.calendar.news += 1
    if table.log is not None:
        table.tell("dropped", "CES-EXP-3", {"seat": letter(seat), "card": table.mark(permanent.code, seat)})
