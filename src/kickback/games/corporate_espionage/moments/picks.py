"""Questions that an effect asks while it is carried out: which rival, which card."""

from __future__ import annotations

from typing import Any

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import CANNOT_BE_HIT, NOT_IN_HAND, NOT_THERE
from kickback.games.corporate_espionage.components import Op, code_in
from kickback.games.corporate_espionage.moments.questions import MidEffect, Step, out_of_place
from kickback.games.corporate_espionage.moments.targets import hittable, nameable, naming
from kickback.games.corporate_espionage.table import Market, slots_of


class NameRival(MidEffect):
    """CES-FX-5, CES-CXL-4: the controller of an effect names a rival when it starts to resolve."""

    def __init__(self, seat: int) -> None:
        super().__init__("name-rival", seat)

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return [table.card_set.book.rival(seat, a.NAME, other) for other in nameable(table, seat)]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does != a.NAME or seat != self.seat:
            return out_of_place(table, seat, action)
        return naming(table, seat, action.target)

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        below = table.stack[-1]
        assert isinstance(below, Step)
        below.rival_named(table, action.target)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        """The next rival clockwise that may be named."""
        return self.candidates(table, seat)[0]


class PickInPlay(MidEffect):
    """CES-HIT-1, -2: one of the cards in play that an effect may take is picked."""

    def __init__(self, seat: int, actor: int, victim: int, op: Op) -> None:
        super().__init__("pick", seat)
        self.actor: int = actor
        self.victim: int = victim
        self.op: Op = op

    def candidates(self, table: Market, seat: int) -> list[Move]:
        options = hittable(table, self.op, self.actor, self.victim)
        book = table.card_set.book
        board = table.in_play.boards[self.victim]
        return [
            book.in_play(seat, a.PICK, slot, ref, self.victim)
            for slot, ref in slots_of(options, board, table.calendar.turn)
        ]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does != a.PICK or seat != self.seat:
            return out_of_place(table, seat, action)
        if action.target != self.victim:
            return CANNOT_BE_HIT
        found = table.in_play.referred(self.victim, action.card)
        if found is None:
            return NOT_THERE
        return None if found in hittable(table, self.op, self.actor, self.victim) else CANNOT_BE_HIT

    def answer(self, table: Market, seat: int, action: Move) -> None:
        found = table.in_play.referred(self.victim, action.card)
        assert found is not None
        table.stack.pop()
        below = table.stack[-1]
        assert isinstance(below, Step)
        below.card_picked(table, found)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        """The cheapest for a victim, the dearest for an attacker; then the older one."""
        options = self.candidates(table, seat)
        costs = [table.card_set.cost_of(code_in(action.card)) for action in options]
        return options[costs.index(min(costs) if seat == self.victim else max(costs))]

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return None if seat in (self.seat, self.actor, self.victim) else self


class PickInHand(MidEffect):
    """CES-FX-14: one card of a hand is picked, by its holder or by somebody who sees the hand for that."""

    def __init__(self, seat: int, actor: int, holder: int) -> None:
        super().__init__("pick", seat)
        self.actor: int = actor
        self.holder: int = holder

    def candidates(self, table: Market, seat: int) -> list[Move]:
        book = table.card_set.book
        cards = table.zones.distinct(self.holder)
        if seat != self.holder:
            cards = sorted(cards)  # how long a card has been held is its holder's secret
        return [book.choose(seat, slot, code, self.holder) for slot, code in enumerate(cards)]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does != a.CHOOSE or seat != self.seat:
            return out_of_place(table, seat, action)
        return None if table.zones.holds(self.holder, action.card) else NOT_IN_HAND

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        below = table.stack[-1]
        assert isinstance(below, Step)
        below.card_chosen(table, action.card)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        options = self.candidates(table, seat)
        costs = [table.card_set.cost_of(action.card) for action in options]
        return options[costs.index(min(costs) if seat == self.holder else max(costs))]

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return None if seat in (self.seat, self.actor, self.holder) else self
