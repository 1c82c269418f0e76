"""What happened, and what each audience may see of it. Log, animations and replays are made of events."""

from __future__ import annotations

from kickback.engine.seats import EYE, LETTERS, PUBLIC

# JSON-ready values only: texts, numbers, booleans, and lists or tables of them.
Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
Facts = dict[str, Plain]


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
