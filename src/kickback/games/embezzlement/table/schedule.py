"""When an invoice is settled, as anybody can count it from the boards."""

from __future__ import annotations

from kickback.games.embezzlement.components import BLANK, SETTLE_AFTER, YEARS
from kickback.games.embezzlement.table.boards import Boards
from kickback.games.embezzlement.table.current_turn import TO_SETTLE, CurrentTurn


def next_turn_of(owner: int, turn: CurrentTurn, seats: int) -> int:
    """The number of the owner's next turn whose settlement has not begun."""
    place = (owner - turn.first) % seats
    now = (turn.active - turn.first) % seats
    begun = place < now or (place == now and (turn.step > TO_SETTLE or turn.settling != BLANK))
    return turn.round + 1 if begun else turn.round


def first_settlement(owner: int, turn: CurrentTurn, seats: int) -> int:
    """EMB-SETTLE-1, EMB-TURN-3: the turn in which the owner settles next."""
    return max(next_turn_of(owner, turn, seats), SETTLE_AFTER + 1)


def settles_in(space: int, boards: Boards, turn: CurrentTurn, seats: int) -> int:
    """EMB-SETTLE-2, -15: the turn of its owner in which the invoice on this space is settled."""
    owner = space // YEARS
    if space == turn.settling:
        return turn.round
    older = 0
    year = boards.latest[owner]
    while year != space % YEARS:
        older += 1
        year = (year - 1) % YEARS
    waiting = boards.laid[owner] - (1 if turn.settling != BLANK and turn.settling // YEARS == owner else 0)
    return first_settlement(owner, turn, seats) + waiting - 1 - older


def next_payment_settles_in(owner: int, boards: Boards, turn: CurrentTurn, seats: int) -> int:
    """The same for an invoice that is taken and not laid yet."""
    return first_settlement(owner, turn, seats) + boards.laid[owner]
