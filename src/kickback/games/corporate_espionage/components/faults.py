"""Why a card, a deck or a file of them is refused: a code, the offending word, where it stands, where to read on."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts

# The section of the word list (`kickback cards words`, docs/cards.md) that helps with a fault.
SECTION_OF: Final = {
    "E-TRIGGER": "triggers", "E-COLON": "triggers", "E-TYPE": "triggers", "E-STATIC": "triggers",
    "E-EVENT": "events", "E-REACT": "events", "E-SIDE": "sides",
    "E-OP": "deeds", "E-CANCEL": "deeds", "E-INT": "amounts", "E-SIGN": "amounts", "E-QTY": "quantities",
    "E-WHO": "companies", "E-KIND": "kinds", "E-STAT": "numbers", "E-BLOCK": "blocks",
    "E-PICK": "choosers", "E-TAIL": "endings", "E-DUR": "endings", "E-CMP": "conditions",
    "E-EOF": "triggers", "E-TRAIL": "endings", "E-CHAR": "triggers",
    "E-DECK-SIZE": "decks", "E-DECK-COPIES": "decks", "E-DECK-EXEC": "decks", "E-DECK-EMP": "decks",
    "E-DECK-ESP": "decks", "E-DECK-UNKNOWN": "decks", "E-DECK-OWN": "decks",
}  # fmt: skip
FILES: Final = "cards"  # the section for everything else: what a file of cards looks like


class Fault(Exception):
    """The first thing wrong with one expression, card or deck.

    `column` counts from 1 in the expression (or in the line, for faults of a file); `line` is 0 until a file is known.
    `why` names a message (`fault-…`) about the word.
    """

    def __init__(self, code: str, token: str, column: int, why: str, facts: Facts | None = None, key: str = "") -> None:
        super().__init__(f"{code} at {column}: {why}")
        self.code: str = code
        self.token: str = token
        self.column: int = column
        about: Facts = {"word": token}
        about.update(facts or {})
        self.why: Message = Message(f"fault-{why}", about)
        self.key: str = key  # what of a card or deck is wrong, if it is not an expression
        self.card: str = ""  # the id of the card or the code of the deck, once it is known
        self.effect: int = 0  # which expression of the card, from 1
        self.line: int = 0
        self.text: str = ""  # the expression, to underline the word in it

    @property
    def section(self) -> str:
        return SECTION_OF.get(self.code, FILES)

    def plain(self) -> Facts:
        return {
            "code": self.code,
            "token": self.token,
            "column": self.column,
            "line": self.line,
            "card": self.card,
            "effect": self.effect,
            "why": self.why.plain(),
            "section": self.section,
        }

    def message(self) -> Message:
        """For people: where, what, under the expression a mark at the word, and where to read on."""
        place = Message("fault-code", {"code": self.code})
        if self.line:
            place = Message("fault-line", {"place": place.plain(), "line": self.line})
        if self.card:
            place = Message("fault-card", {"place": place.plain(), "card": self.card})
        if self.effect:
            place = Message("fault-effect", {"place": place.plain(), "effect": self.effect})
        if self.column:
            place = Message("fault-column", {"place": place.plain(), "column": self.column})
        shown = f"\n    {self.text}\n    {' ' * (self.column - 1)}{'^' * max(1, len(self.token))}" if self.text else ""
        return Message(
            "fault", {"place": place.plain(), "why": self.why.plain(), "shown": shown, "section": self.section}
        )
