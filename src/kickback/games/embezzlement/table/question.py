"""A question or a read that a colleague wants to hear an answer to (EMB-HOUSE-13, -27)."""

from __future__ import annotations

from typing import Final

OF_VALUE: Final = 0
OF_HONESTY: Final = 1
OF_HAND: Final = 2
OF_WORDS: Final = 3
A_READ: Final = 4
QUESTION_NAMES: Final = ("value", "honest", "have", "words", "read")


class Statement:
    """What was answered or declared last in this turn, for all to hear. Never changed."""

    def __init__(self, question: Question, said: str) -> None:
        self.question: Question = question
        self.said: str = said


class Question:
    """What a colleague wants to hear. Never changed."""

    def __init__(self, what: int, by: int, of: int, about: int, words: str) -> None:
        self.what: int = what
        self.by: int = by
        self.of: int = of
        self.about: int = about  # a space, or a card
        self.words: str = words
