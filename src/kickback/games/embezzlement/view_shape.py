"""What `view.plain()` looks like, declared."""

from __future__ import annotations

from typing import Final

from kickback.engine.shapes import (
    CARD,
    CARDS,
    SEAT,
    SEATS,
    SWITCH,
    TEXT,
    WHOLE,
    ByName,
    Fields,
    Many,
    Maybe,
    OneOf,
    Shape,
)
from kickback.engine.view import COMMON
from kickback.games.embezzlement.components import BOXES, MARK_NAMES
from kickback.games.embezzlement.events import VALUE
from kickback.games.embezzlement.table.current_turn import STEP_NAMES
from kickback.games.embezzlement.table.exchange import EXCHANGE_NAMES
from kickback.games.embezzlement.table.question import QUESTION_NAMES

YEAR_SHAPE: Final = Fields(
    {
        "invoice": WHOLE,
        "paid": WHOLE,
        "value": VALUE,
        "mark": OneOf(*MARK_NAMES),
        "shown": SWITCH,
        "settles": WHOLE,
    },
    "Year",
)
SEAT_SHAPE: Final = Fields(
    {
        "stash?": WHOLE,
        "flow": WHOLE,
        "hand": CARDS,
        "cards": WHOLE,
        "board": Many(Maybe(YEAR_SHAPE)),
        "laid": WHOLE,
        "next": WHOLE,
        "workload": Maybe(WHOLE),
        "bust": SWITCH,
        "leaving": SWITCH,
        "voted": SWITCH,
        "asked": WHOLE,
        "demanded": WHOLE,
        "start": Maybe(WHOLE),
        "target": Maybe(WHOLE),
        "committed": SWITCH,
        "pick?": Maybe(WHOLE),
    },
    "Seat",
)
EXCHANGE_SHAPE: Final = Fields(
    {
        "about": OneOf(*EXCHANGE_NAMES),
        "by": SEAT,
        "against": Maybe(SEAT),
        "seat": SEAT,
        "year": WHOLE,
        "bribes": WHOLE,
        "stands": SWITCH,
        "attempt": WHOLE,
        "chain": Many(TEXT),
    },
    "Exchange",
)
QUESTION_SHAPE: Final = Fields(
    {"about": OneOf(*QUESTION_NAMES), "by": SEAT, "of": SEAT, "words?": TEXT, "card?": CARD, "year?": WHOLE}, "Question"
)
SHAPE: Final[dict[str, Shape]] = COMMON | {
    "round": WHOLE,
    "turn": SEAT,
    "first": SEAT,
    "step": OneOf(*STEP_NAMES),
    "stack": Many(TEXT),
    "box": OneOf(*BOXES),
    "pool": ByName(WHOLE),
    "turned-up": ByName(WHOLE),
    "copies": WHOLE,
    "coffers?": WHOLE,
    "workload": Fields({"count": WHOLE, "closed": SWITCH}),
    "archive": Fields({"count": WHOLE}),
    "deck": Fields({"count": WHOLE}),
    "pile": Fields({"count": WHOLE, "cards": CARDS}),
    "fresh": Maybe(VALUE),
    "paying": Maybe(WHOLE),
    "amount?": Maybe(WHOLE),
    "settling": Maybe(WHOLE),
    "paid-now": Maybe(WHOLE),
    "exchange": Maybe(EXCHANGE_SHAPE),
    "question": Maybe(QUESTION_SHAPE),
    "statement": Maybe(Fields({"question": QUESTION_SHAPE, "said": TEXT})),
    "window": SEATS,
    "passed": SEATS,
    "no-peek": Maybe(TEXT),
    "bust": SEATS,
    "taken": Many(VALUE),
    "secret?": Fields({"deck": CARDS, "workload": Many(Many(VALUE)), "rest": Many(VALUE)}),
    **{f"{seat}?": SEAT_SHAPE for seat in "ABCD"},
}
