"""What happened, and what each audience may see of it. Log, animations and replays are made of events."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS, PUBLIC
from kickback.engine.shapes import CLAUSE, ByName, Fields, OneOf, Shape


class EventKind:
    """A kind of event, declared: the facts everybody hears, and what may be added for single seats."""

    def __init__(self, kind: str, facts: dict[str, Shape], secrets: dict[str, Shape] | None = None) -> None:
        self.kind: str = kind
        self.facts: dict[str, Shape] = facts
        self.secrets: dict[str, Shape] = {f"{name.rstrip('?')}?": shape for name, shape in (secrets or {}).items()}

    def shape(self) -> Fields:
        """The event as a seat, an onlooker or the eye hears of it."""
        common: dict[str, Shape] = {"kind": OneOf(self.kind), "clause": CLAUSE}
        whole: dict[str, Shape] = common | self.facts | self.secrets
        if self.secrets:
            whole["secrets?"] = ByName(Fields(self.secrets))
        return Fields(whole)


def declared(*kinds: EventKind) -> dict[str, EventKind]:
    return {kind.kind: kind for kind in kinds}


class Event:
    """One thing that happened, by which clause.

    `facts` are for everyone who hears of it (`audience`, a bit per seat); `secrets` add facts for one seat alone.
    """

    def __init__(self, kind: str, clause: str, facts: Facts, secrets: dict[int, Facts], audience: int = PUBLIC) -> None:
        self.kind: str = kind
        self.clause: str = clause
        self.facts: Facts = facts
        self.secrets: dict[int, Facts] = secrets
        self.audience: int = audience

    def seen_by(self, seat: int) -> Facts | None:
        """The event as that seat hears of it, or None if it does not. The eye sees every secret, by seat."""
        if not self.audience >> seat & 1 and seat != EYE:
            return None
        seen: Facts = {"kind": self.kind, "clause": self.clause}
        seen.update(self.facts)
        if seat == EYE:
            if self.secrets:
                seen["secrets"] = {LETTERS[s]: dict(facts) for s, facts in self.secrets.items()}
        elif seat in self.secrets:
            seen.update(self.secrets[seat])
        return seen

    def tells_secret(self, seat: int) -> bool:
        """Does that seat hear more of it than others who hear of it?"""
        return seat in self.secrets or (seat == EYE and bool(self.secrets))
