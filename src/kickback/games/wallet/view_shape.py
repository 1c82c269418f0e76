"""What `view.plain()` looks like, declared."""

from __future__ import annotations

from typing import Final

from kickback.engine.shapes import (
    ANYTHING,
    CARD,
    CARDS,
    CLAUSE,
    MESSAGE,
    SEAT,
    SEATS,
    SWITCH,
    TEXT,
    WHOLE,
    ByName,
    Fields,
    Known,
    Many,
    Maybe,
    OneOf,
    Shape,
    Text,
)
from kickback.engine.view import COMMON
from kickback.games.wallet.parts.round import PHASES

PLAYED: Final = Many(Text("special"))
VERDICT: Final = OneOf("innocent", "guilty")
LINE: Final = Fields(
    {"clause": CLAUSE, "ok": SWITCH, "what": TEXT, "found": WHOLE, "least": WHOLE, "most": Maybe(WHOLE)}, "Line"
)
CHECK: Final = Fields(
    {
        "verdict": VERDICT,
        "why": Maybe(CLAUSE),
        "identity": Maybe(CARD),
        "ids": WHOLE,
        "money": WHOLE,
        "cards": WHOLE,
        "coin": WHOLE,
        "counted": WHOLE,
        "limit": WHOLE,
        "currencies": WHOLE,
        "paper": Many(TEXT),
        "jewelry": WHOLE,
        "credit-cards": WHOLE,
        "badges": WHOLE,
        "lines": Many(LINE),
        "rows": Many(MESSAGE),
    },
    "Check",
)
SEAT_SHAPE: Final = Fields(
    {
        "hand": CARDS,
        "cards": WHOLE,
        "specials": PLAYED,
        "played": PLAYED,
        "hidden": Maybe(CARD),
        "atm": Maybe(CARD),
        "fx": Maybe(CARD),
        "fx-as": Maybe(TEXT),
        "coin": WHOLE,
        "tokens": Many(Known(WHOLE)),
        "points": Known(WHOLE),
        "turns": WHOLE,
        "shown": SWITCH,
        "late": SWITCH,
        "lost": SWITCH,
        "verdict": Maybe(VERDICT),
        "why": Maybe(CLAUSE),
        "judged": CARDS,
        "judged-note": Maybe(CARD),
        "confiscated": CARDS,
        "credit": Maybe(CARD),
        "check": Known(CHECK),
    },
    "Seat",
)
QUESTION_SHAPE: Final = Fields(
    {
        "asked": SEATS,
        "committed": SEATS,
        "picks": Many(Maybe(TEXT)),
        "passed": SEATS,
        "other": Maybe(SEAT),
        "card": CARD,
        "word": Maybe(TEXT),
        "way": WHOLE,
        "special": Maybe(TEXT),
        "layers": SEATS,
    },
    "Question",
)
SHAPE: Final[dict[str, Shape]] = COMMON | {
    "round": WHOLE,
    "rounds": WHOLE,
    "phase": OneOf(*PHASES),
    "call": Maybe(OneOf("first", "last", "only")),
    "hourglasses": WHOLE,
    "first": SEAT,
    "turn": Maybe(SEAT),
    "acts": WHOLE,
    "acted": SWITCH,
    "specials-this-turn": WHOLE,
    "queue": SEATS,
    "wallet": CARDS,
    "compartment": CARDS,
    "paid": CARDS,
    "gifts": CARDS,
    "pot": CARDS,
    "discard": PLAYED,
    "aside": PLAYED,
    "pocket": Many(Known(WHOLE)),
    "question": QUESTION_SHAPE,
    "report": Many(ByName(ANYTHING)),
    **{f"{seat}?": SEAT_SHAPE for seat in "ABCDEFG"},
}
