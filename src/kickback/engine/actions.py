"""What a seat may say, and why it may not."""

from __future__ import annotations

from json import dumps, loads


class Action:
    """Something a seat says. Games intern theirs once, so listing legal ones allocates nothing.

    `index` is stable in the game's action book (-1: outside it), `text` is the notation used everywhere;
    `verb`, `a` and `b` are the game's own parameters. A `free` action is said outside the stack of moments.
    """

    def __init__(self, index: int, text: str, verb: int, a: int = 0, b: int = 0, free: bool = False) -> None:
        self.index: int = index
        self.text: str = text
        self.verb: int = verb
        self.a: int = a
        self.b: int = b
        self.free: bool = free

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Ban:
    """Why something may not be done: the clause, the reason, and what would have to be true instead."""

    def __init__(self, clause: str, reason: str, unless: str = "") -> None:
        self.clause: str = clause
        self.reason: str = reason
        self.unless: str = unless

    def __str__(self) -> str:
        tail = f"; {self.unless}" if self.unless else ""
        return f"{self.reason}{tail} ({self.clause})"


class Refused(Exception):
    """A clause forbids what was asked. Nothing has changed."""

    def __init__(self, asked: str, ban: Ban) -> None:
        super().__init__(f"{asked}: {ban}")
        self.asked: str = asked
        self.ban: Ban = ban


class Unreadable(ValueError):
    """The text is no action of this game; there is no clause to cite."""


class BadDeal(ValueError):
    """A deal that was fixed by hand is impossible."""


def quoted(text: str) -> str:
    """Free text as the notation writes it: one line, in double quotes, with JSON's escapes."""
    return dumps(text, ensure_ascii=False)


def spoken(text: str) -> str:
    """Free text as a player typed it or as a record quotes it; raises `Unreadable` if a quotation is broken."""
    if not text:
        raise Unreadable("nothing was said")
    if not text.startswith('"'):
        return text
    try:
        words = loads(text)
    except ValueError:
        words = None
    if not isinstance(words, str) or not words:
        raise Unreadable(f"the quotation {text} is broken")
    return words
