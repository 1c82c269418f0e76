"""Questions that an effect asks while it is carried out: which rival, which card."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.table import TURN, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.effects import Op
from kickback.games.corporate_espionage.permanents import Permanent
from kickback.games.corporate_espionage.questions import Ask, Step, out_of_place
from kickback.games.corporate_espionage.sums import counts_as, executive_seats
from kickback.games.corporate_espionage.table import NOBODY, Market

NAME_A_RIVAL: Final = Ban("CES-SPY-3", "only another company that is still in the market can be named")
A_PARTNER: Final = Ban("CES-TALK-1", "a pact keeps you from naming your partner", "break the pact first")
CANNOT_BE_HIT: Final = Ban("CES-FX-11", "the effect cannot hit that card", "pick one of its kind and cost")
NOT_THERE: Final = Ban("CES-HIT-1", "there is no such card in that company")
NOT_IN_HAND: Final = Ban("CES-ZONE-4", "there is no such card in that hand")


def partner(table: Market, seat: int, other: int) -> bool:
    """Does a pact bind these two?"""
    both = 1 << seat | 1 << other
    return any(pact.partners & both == both for pact in table.clubs.pacts)


def naming(table: Market, seat: int, other: int) -> Ban | None:
    """CES-SPY-3: why that company may not be named."""
    if other == seat or other < 0 or not table.living(other):
        return NAME_A_RIVAL
    return A_PARTNER if table.clubs.pacts and partner(table, seat, other) else None


def nameable(table: Market, seat: int) -> list[int]:
    """The rivals a company may name, clockwise."""
    found = [other for other in table.clockwise_from(seat) if other != seat]
    if table.clubs.pacts:
        found = [other for other in found if not partner(table, seat, other)]
    return found


def hittable(table: Market, op: Op, actor: int, victim: int) -> list[Permanent]:
    """The cards of a company that a fire, destroy, steal or bounce may take, oldest first."""
    kind = w.ASSET if op.do == w.DESTROY else op.what
    found = [
        permanent
        for permanent in table.boards[victim]
        if counts_as(permanent.card.type, kind) and (op.upto == w.NO_LIMIT or permanent.card.cost <= op.upto)
    ]
    if op.do == w.STEAL and table.executives(actor) >= executive_seats(table, actor):
        found = [permanent for permanent in found if permanent.card.type != w.EXECUTIVE]  # CES-OWN-6
    return found


def marks(board: list[Permanent], turn: int) -> list[int]:
    """The reference of each card of a company; -1 for a copy in the same state as an older one, which stands for it."""
    found: list[int] = []
    for place, permanent in enumerate(board):
        code = permanent.code
        nth = 0
        ref = code
        for before in range(place):
            other = board[before]
            if other.code == code:
                nth += 1
                if other.chips == permanent.chips and (other.used == turn) == (permanent.used == turn):
                    ref = -1
        found.append(ref + nth * a.COPY if ref >= 0 else -1)
    return found


def refs(permanents: list[Permanent], board: list[Permanent], turn: int) -> list[tuple[int, int]]:
    """Slot and reference of each distinct card among these."""
    found: list[tuple[int, int]] = []
    slot = 0
    for place, ref in enumerate(marks(board, turn)):
        if ref >= 0:
            if board[place] in permanents:
                found.append((slot, ref))
            slot += 1
    return found


class NameRival(Ask):
    """CES-FX-5, CES-CXL-4: the controller of an effect names a rival when it starts to resolve."""

    def __init__(self, seat: int) -> None:
        super().__init__("name-rival", seat, TURN)

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return [table.box.book.rival(seat, a.NAME, other) for other in nameable(table, seat)]

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        if action.verb != a.NAME or seat != self.seat:
            return out_of_place(table, seat, action)
        return naming(table, seat, action.a)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        table.stack.pop()
        below = table.stack[-1]
        assert isinstance(below, Step)
        below.rival_named(table, action.a)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        """The next rival clockwise that may be named."""
        return self.candidates(table, seat)[0]


class PickInPlay(Ask):
    """CES-HIT-1, -2: one of the cards in play that an effect may take is picked."""

    def __init__(self, seat: int, actor: int, victim: int, op: Op) -> None:
        super().__init__("pick", seat, TURN)
        self.actor: int = actor
        self.victim: int = victim
        self.op: Op = op

    def candidates(self, table: Market, seat: int) -> list[Action]:
        options = hittable(table, self.op, self.actor, self.victim)
        book = table.box.book
        board = table.boards[self.victim]
        return [book.in_play(seat, a.PICK, slot, ref, self.victim) for slot, ref in refs(options, board, table.turn)]

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        if action.verb != a.PICK or seat != self.seat:
            return out_of_place(table, seat, action)
        if action.b != self.victim:
            return CANNOT_BE_HIT
        found = table.find(self.victim, action.a % a.COPY, action.a // a.COPY)
        if found is None:
            return NOT_THERE
        return None if found in hittable(table, self.op, self.actor, self.victim) else CANNOT_BE_HIT

    def answer(self, table: Market, seat: int, action: Action) -> None:
        found = table.find(self.victim, action.a % a.COPY, action.a // a.COPY)
        assert found is not None
        table.stack.pop()
        below = table.stack[-1]
        assert isinstance(below, Step)
        below.card_picked(table, found)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        """The cheapest for a victim, the dearest for an attacker; then the older one."""
        options = self.candidates(table, seat)
        costs = [table.box.costs[action.a % a.COPY >> 3] for action in options]
        return options[costs.index(min(costs) if seat == self.victim else max(costs))]

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return None if seat in (self.seat, self.actor, self.victim) else self


class PickInHand(Ask):
    """CES-FX-14: one card of a hand is picked, by its holder or by somebody who sees the hand for that."""

    def __init__(self, seat: int, actor: int, holder: int) -> None:
        super().__init__("pick", seat, TURN)
        self.actor: int = actor
        self.holder: int = holder

    def candidates(self, table: Market, seat: int) -> list[Action]:
        book = table.box.book
        cards = distinct(table, self.holder)
        if seat != self.holder:
            cards.sort()  # how long a card has been held is its holder's secret
        return [book.choose(seat, slot, code, self.holder) for slot, code in enumerate(cards)]

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        if action.verb != a.CHOOSE or seat != self.seat:
            return out_of_place(table, seat, action)
        return None if action.a in table.hands[self.holder].faces else NOT_IN_HAND

    def answer(self, table: Market, seat: int, action: Action) -> None:
        table.stack.pop()
        below = table.stack[-1]
        assert isinstance(below, Step)
        below.card_chosen(table, action.a)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        options = self.candidates(table, seat)
        costs = [table.box.costs[action.a >> 3] for action in options]
        return options[costs.index(min(costs) if seat == self.holder else max(costs))]

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return None if seat in (self.seat, self.actor, self.holder) else self


def distinct(table: Market, seat: int) -> list[int]:
    """The different cards of a hand, the longest held first: one slot each."""
    found: list[int] = []
    for code in table.hands[seat].faces:
        if code not in found:
            found.append(code)
    return found


def chooser(op: Op, actor: int, victim: int, victim_picks_fired: bool) -> int:
    """Who picks the card, or NOBODY for luck."""
    pick = op.chosen_by
    if op.do == w.FIRE and op.pick == w.NO_PICK and victim_picks_fired:
        pick = w.PICK_VICTIM
    if pick == w.PICK_RANDOM:
        return NOBODY
    return victim if pick == w.PICK_VICTIM else actor
