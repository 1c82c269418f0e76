"""Words for people, by name. Engine and games say which message and which facts; a layer above has the words."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain


class Message:
    """One thing to be said: the id of a text in the game's message files, its named values, the clauses behind it.

    Seats are letters and cards their notation: the text says what to make of them (`{ SEAT($next) }`).
    """

    def __init__(self, id: str, facts: Facts | None = None, clauses: tuple[str, ...] = ()) -> None:
        self.id: str = id
        self.facts: Facts = facts if facts is not None else {}
        self.clauses: tuple[str, ...] = clauses

    def __repr__(self) -> str:
        told = "".join(f" {key}={value}" for key, value in self.facts.items())
        return f"{self.id}{told}"

    def plain(self) -> Facts:
        said: Facts = {"id": self.id}
        if self.facts:
            said["facts"] = self.facts
        if self.clauses:
            said["clauses"] = list[Plain](self.clauses)
        return said


def plain_messages(messages: list[Message]) -> list[Plain]:
    return [message.plain() for message in messages]
