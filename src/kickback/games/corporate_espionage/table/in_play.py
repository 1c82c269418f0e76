"""What lies in play: permanents, the changes that last for a time, and what all of it adds up to."""

from __future__ import annotations

from typing import Final

from kickback.games.corporate_espionage.components import Card, Op, code_in, nth_in, owner_of, reference_to
from kickback.games.corporate_espionage.components import vocabulary as w

NEVER: Final = -1


class Permanent:
    """A card in play. `since` is when it came under its controller and tells it from every other card, ever."""

    def __init__(self, card: Card, code: int, seat: int, since: int, chips: int, used: int, once: list[int]) -> None:
        self.card: Card = card
        self.code: int = code
        self.seat: int = seat  # its controller
        self.since: int = since
        self.chips: int = chips
        self.used: int = used  # the turn in which it was last used, or came by theft and cannot be used yet
        self.came: int = NEVER  # the turn in which it came from another company
        self.once: list[int] = once  # per effect, the turn in which an `on ... once` last worked

    @property
    def owner(self) -> int:
        return owner_of(self.code)

    def clone(self) -> Permanent:
        twin = Permanent(self.card, self.code, self.seat, self.since, self.chips, self.used, self.once[:])
        twin.came = self.came
        return twin


def entering(card: Card, code: int, seat: int, since: int) -> Permanent:
    """CES-CARD-13, CES-FX-22: a card that enters play is new, with all its chips."""
    once = [NEVER] * len(card.effects) if any(effect.once for effect in card.effects) else []
    return Permanent(card, code, seat, since, card.lifespan, NEVER, once)


class TimedChange:
    """A `modify`, `slots` or `block` that ends by itself. Never changed: a count less is a new one."""

    def __init__(self, op: Op, seat: int, maker: int, left: int, since: int, code: int) -> None:
        self.op: Op = op
        self.seat: int = seat  # the company it names
        self.maker: int = maker
        self.left: int = left  # turns of its maker, or THIS_TURN
        self.since: int = since  # the permanent that `self` means
        self.code: int = code  # the card that made it, for people

    def counted_down(self) -> TimedChange:
        return TimedChange(self.op, self.seat, self.maker, self.left - 1, self.since, self.code)


class Modifiers:
    """The sums of all changes in force, one row a company.

    Made anew whenever cards in force change, and not changed afterwards, so that clones may share it.
    """

    def __init__(self, seats: int) -> None:
        self.blocks: list[int] = [0] * seats  # a bit per blocked verb
        self.costs: list[int] = [0] * (seats * 5)  # by type of card
        self.incomes: list[int] = [0] * (seats * 3)  # by type of permanent
        self.overheads: list[int] = [0] * (seats * 3)
        self.bills: list[int] = [0] * seats
        self.slots: list[int] = [0] * (seats * 4)  # hires, firings, executive seats, hand limit


class InPlay:
    """Rosters, inventories, and the changes that last for a time."""

    def __init__(self, boards: list[list[Permanent]], timed_changes: list[TimedChange]) -> None:
        self.boards: list[list[Permanent]] = boards  # roster and inventory of each company, oldest first
        self.timed_changes: list[TimedChange] = timed_changes
        self.watchers: int = 0  # permanents with `on` effects
        self.stale: bool = True  # what cards do to numbers has to be added up anew
        self.conditional: bool = False  # a static has a condition, so that it always has to be
        self.seats_moved: bool = False  # executive seats may have changed, or who sits in them

    def clone(self) -> InPlay:
        boards = [[permanent.clone() for permanent in board] for board in self.boards]
        twin = InPlay(boards, self.timed_changes[:])
        twin.watchers = self.watchers
        twin.stale = self.stale
        twin.conditional = self.conditional
        twin.seats_moved = self.seats_moved
        return twin

    def join(self, permanent: Permanent) -> None:
        self.boards[permanent.seat].append(permanent)
        card = permanent.card
        if card.statics:
            self.stale = True
        if card.ons:
            self.watchers += 1
        if card.type == w.EXECUTIVE:
            self.seats_moved = True

    def remove(self, permanent: Permanent) -> None:
        """A permanent leaves play; the caller says where it goes."""
        self.boards[permanent.seat].remove(permanent)
        if permanent.card.statics:
            self.stale = True
        if permanent.card.ons:
            self.watchers -= 1

    def referred(self, seat: int, reference: int) -> Permanent | None:
        """The card of a company that a reference means, if it is there."""
        if reference < 0:
            return None
        code = code_in(reference)
        nth = nth_in(reference)
        for permanent in self.boards[seat]:
            if permanent.code == code:
                if nth == 0:
                    return permanent
                nth -= 1
        return None

    def still(self, seat: int, since: int) -> Permanent | None:
        """The permanent that came under this controller then, if it is still there."""
        for permanent in self.boards[seat]:
            if permanent.since == since:
                return permanent
        return None

    def executives(self, seat: int) -> int:
        count = 0
        for permanent in self.boards[seat]:
            if permanent.card.type == w.EXECUTIVE:
                count += 1
        return count

    def printed_cost(self, seat: int) -> int:
        """The printed costs of everything in play under a company's control."""
        total = 0
        for permanent in self.boards[seat]:
            total += permanent.card.cost
        return total


def references(board: list[Permanent], turn: int) -> list[int]:
    """The reference of each card of a company; -1 for a copy in the same state as an older one, which stands for it."""
    found: list[int] = []
    for place, permanent in enumerate(board):
        code = permanent.code
        nth = 0
        alike = False
        for before in range(place):
            other = board[before]
            if other.code == code:
                nth += 1
                if other.chips == permanent.chips and (other.used == turn) == (permanent.used == turn):
                    alike = True
        found.append(-1 if alike else reference_to(code, nth))
    return found


def slots_of(permanents: list[Permanent], board: list[Permanent], turn: int) -> list[tuple[int, int]]:
    """Slot in the action book and reference of each distinct card among these."""
    found: list[tuple[int, int]] = []
    slot = 0
    for place, reference in enumerate(references(board, turn)):
        if reference >= 0:
            if board[place] in permanents:
                found.append((slot, reference))
            slot += 1
    return found
