"""Why a card, a deck or a file of them is refused: a code, the offending word and where it stands."""

from __future__ import annotations

from kickback.engine.plain import Facts


class Fault(Exception):
    """The first thing wrong with one expression, card or deck.

    `column` counts from 1 in the expression (or in the line, for faults of a file); `line` is 0 until a file is known.
    """

    def __init__(self, code: str, token: str, column: int, why: str, key: str = "") -> None:
        super().__init__(f"{code} at {column}: {why}")
        self.code: str = code
        self.token: str = token
        self.column: int = column
        self.why: str = why
        self.key: str = key  # what of a card or deck is wrong, if it is not an expression
        self.card: str = ""  # the id of the card or the code of the deck, once it is known
        self.effect: int = 0  # which expression of the card, from 1
        self.line: int = 0
        self.text: str = ""  # the expression, to underline the word in it

    def plain(self) -> Facts:
        return {
            "code": self.code,
            "token": self.token,
            "column": self.column,
            "line": self.line,
            "card": self.card,
            "effect": self.effect,
            "why": self.why,
        }

    def told(self) -> str:
        """For people: where, what and, under the expression, a mark at the word."""
        where = ", ".join(
            part
            for part in (
                f"line {self.line}" if self.line else "",
                self.card,
                f"effect {self.effect}" if self.effect else "",
                f"column {self.column}" if self.column else "",
            )
            if part
        )
        told = f"{self.code} {where}: {self.why}" if where else f"{self.code}: {self.why}"
        if self.text:
            told += f"\n    {self.text}\n    {' ' * (self.column - 1)}{'^' * max(1, len(self.token))}"
        return told
