"""What lies in play: permanents, and the changes that last for a time."""

from __future__ import annotations

from typing import Final

from kickback.games.corporate_espionage.components import Card, Op, owner_of

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
        self.once: list[int] = once  # per effect, the turn in which an `on ... once` last worked

    @property
    def owner(self) -> int:
        return owner_of(self.code)

    def clone(self) -> Permanent:
        return Permanent(self.card, self.code, self.seat, self.since, self.chips, self.used, self.once[:])


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
