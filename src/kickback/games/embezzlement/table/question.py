"""A question or a read that a colleague wants to hear an answer to (EMB-HOUSE-13, -27)."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import YEARS, card_name

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

    def plain(self) -> Facts:
        return {"question": self.question.plain(), "said": self.said}


class Question:
    """What a colleague wants to hear. Never changed."""

    def __init__(self, what: int, by: int, of: int, about: int, words: str) -> None:
        self.what: int = what
        self.by: int = by
        self.of: int = of
        self.about: int = about  # a space, or a card
        self.words: str = words

    def plain(self) -> Facts:
        facts: Facts = {"about": QUESTION_NAMES[self.what], "by": letter(self.by), "of": letter(self.of)}
        if self.what == OF_WORDS:
            facts["words"] = self.words
        elif self.what == OF_HAND:
            facts["card"] = card_name(self.about)
        else:
            facts["year"] = self.about % YEARS + 1
        return facts
