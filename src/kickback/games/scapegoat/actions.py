"""What can be said in Scapegoat: five verbs x 52 cards, talk, and what is never allowed but has its own refusal."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import NO_INDEX, WORDS, Action, Book, Named, Verb
from kickback.games.scapegoat.components import DECK, NAMES

CARD: Final = Named("card", NAMES, {f"10{name[1]}": name for name in NAMES if name.startswith("T")})
QUARTER: Final = Named("quarter", [f"Q{number}" for number in range(1, 9)])
CLAIM: Final = Named("claim", ["only-black", "last-black", "ace", "no-ace", "exact", "no-filing"])

SHOW: Final = Verb("show {card}", {"card": CARD})
UP: Final = Verb("up {card}", {"card": CARD})
DOWN: Final = Verb("down {card}", {"card": CARD})
REVEAL: Final = Verb("reveal {card}", {"card": CARD})
DROP: Final = Verb("drop {card}", {"card": CARD})
PASS: Final = Verb("pass")
SAY: Final = Verb("say {words}", {"words": WORDS}, free=True)
CLAIMING: Final = Verb("claim {claim}", {"claim": CLAIM}, free=True)
# Slips that the rules name: two cards at once (SCG-TURN-2), a Quarter of one's choice (SCG-TURN-3).
UP_TWO: Final = Verb("up {card} {second}", {"card": CARD, "second": CARD})
DOWN_TWO: Final = Verb("down {card} {second}", {"card": CARD, "second": CARD})
UP_INTO: Final = Verb("up {card} {quarter}", {"card": CARD, "quarter": QUARTER})
DOWN_INTO: Final = Verb("down {card} {quarter}", {"card": CARD, "quarter": QUARTER})
VERBS: Final = [SHOW, UP, DOWN, REVEAL, DROP, PASS, SAY, CLAIMING, UP_TWO, DOWN_TWO, UP_INTO, DOWN_INTO]


class Move(Action):
    """An action of Scapegoat and the card it names."""

    def __init__(self, verb: Verb, values: list[int], index: int = NO_INDEX, words: str = "") -> None:
        super().__init__(verb, values, index, words)
        self.card: int = self.value("card")


BOOK: Final[Book[Move]] = Book(Move, VERBS)
ALL_CARDS: Final = list(range(DECK))
SHOWS: Final = BOOK.enter(SHOW, ALL_CARDS)
UPS: Final = BOOK.enter(UP, ALL_CARDS)
DOWNS: Final = BOOK.enter(DOWN, ALL_CARDS)
REVEALS: Final = BOOK.enter(REVEAL, ALL_CARDS)
DROPS: Final = BOOK.enter(DROP, ALL_CARDS)
PASSING: Final = BOOK.outside(PASS)
CLAIMS: Final = BOOK.outside(CLAIMING, list(range(len(CLAIM.words))))
