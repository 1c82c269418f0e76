"""Why something may not be done."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts


class Ban:
    """A reason with a clause. Games make each of theirs once; `id` names its text (`ban-<id>`), no two share one."""

    def __init__(self, id: str, clause: str) -> None:
        self.id: str = id
        self.clause: str = clause

    def __repr__(self) -> str:
        return f"{self.id} ({self.clause})"

    def message(self, facts: Facts | None = None) -> Message:
        return Message(f"ban-{self.id}", facts, (self.clause,))


class Refused(Exception):
    """A clause forbids what was asked. Nothing has changed. `facts` are what the reason tells, for the asker alone."""

    def __init__(self, asked: str, ban: Ban, facts: Facts | None = None) -> None:
        super().__init__(f"{asked}: {ban!r}")
        self.asked: str = asked
        self.ban: Ban = ban
        self.facts: Facts = facts if facts is not None else {}

    def plain(self) -> Facts:
        found: Facts = {"asked": self.asked, "ban": self.ban.id, "clause": self.ban.clause}
        found["facts"] = self.facts
        return found


class Unreadable(ValueError):
    """The text is no action of this game; there is no clause to cite."""

    def __init__(self, id: str, facts: Facts | None = None) -> None:
        self.message: Message = Message(f"unreadable-{id}", facts)
        super().__init__(repr(self.message))


class BadDeal(ValueError):
    """A deal that was fixed by hand is impossible."""
