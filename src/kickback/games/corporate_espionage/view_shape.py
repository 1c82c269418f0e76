"""What `view.plain()` looks like, declared."""

from __future__ import annotations

from typing import Final

from kickback.engine.shapes import (
    ANYTHING,
    CARD,
    CARDS,
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
)
from kickback.engine.view import COMMON
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.events import VOTE

MOMENT: Final = Fields(
    {
        "moment": TEXT, "kind": Maybe(TEXT), "seat?": SEAT, "event?": OneOf(*w.EVENTS), "by?": Maybe(SEAT),
        "to?": SEATS, "target?": Maybe(SEAT), "cancelled?": SWITCH, "play?": Maybe(OneOf(*w.EVENTS)),
        "card?": Maybe(CARD), "paid?": WHOLE, "amount?": WHOLE, "collect?": SWITCH, "charged?": SWITCH,
        "at?": Many(WHOLE), "cards?": Many(TEXT), "owed?": Many(TEXT), "offer?": Maybe(ByName(ANYTHING)),
        "association?": TEXT, "members?": SEATS, "invited?": SEATS, "votes?": Many(Maybe(TEXT)), "motion?": TEXT,
        "passed?": SEATS, "op?": TEXT, "left?": WHOLE, "holder?": SEAT,
    },
    "Moment",
)  # fmt: skip
PERMANENT: Final = Fields(
    {
        "card": CARD,
        "owner": SEAT,
        "chips": WHOLE,
        "used": SWITCH,
        "just-came": SWITCH,
        "income": WHOLE,
        "overhead": WHOLE,
    },
    "Permanent",
)
COMPANY: Final = Fields(
    {
        "company": TEXT, "name": TEXT, "bank": Known(WHOLE), "worth": Known(WHOLE), "in-play": WHOLE,
        "announced": Maybe(WHOLE), "announced-turn": WHOLE, "book": Known(Many(WHOLE)), "hand": CARDS,
        "costs": Many(Maybe(WHOLE)), "cards": WHOLE, "deck": WHOLE, "deck-cards": CARDS, "pile": CARDS,
        "table": CARDS, "roster": CARDS, "inventory": CARDS, "permanents": Many(PERMANENT), "income": WHOLE,
        "overhead": WHOLE, "executive-seats": WHOLE, "hand-limit": WHOLE, "blocks": Many(OneOf(*w.VERBS)),
        "bill-change": WHOLE, "in-market": SWITCH, "how": Maybe(TEXT), "mulligans": WHOLE, "put-back": CARDS,
        "burnouts": WHOLE, "audited": Many(TEXT), "list": Known(CARDS),
    },
    "Company",
)  # fmt: skip
PRINTED: Final = Fields(
    {
        "name": TEXT, "type": OneOf(*w.TYPES), "cost": WHOLE, "income": WHOLE, "overhead": WHOLE,
        "blocks": Many(OneOf(*w.VERBS)), "text": Many(MESSAGE),
    },
    "Printed",
)  # fmt: skip
CHANGE: Final = Fields({"seat": SEAT, "by": SEAT, "card": CARD, "what": TEXT, "left": TEXT}, "Change")
ASSOCIATION: Final = Fields({"name": TEXT, "members": TEXT, "target": Maybe(SEAT), "until": WHOLE}, "Association")
SHAPE: Final[dict[str, Shape]] = COMMON | {
    "companies": SEATS, "round": WHOLE, "turn": Maybe(SEAT), "turns": WHOLE, "first": Maybe(SEAT),
    "duels": Many(Many(TEXT)), "cuts": Many(TEXT), "hires": WHOLE, "hires-allowed": WHOLE, "firings": WHOLE,
    "firings-allowed": WHOLE, "attempted": SWITCH, "lively": SWITCH, "dry-round": SWITCH, "stack": Many(MOMENT),
    "changes": Many(CHANGE), "loans": Many(TEXT), "offers": Many(TEXT), "pacts": Many(TEXT),
    "associations": Many(ASSOCIATION), "vote": Maybe(Fields(VOTE, "Vote")), "spoils": Many(TEXT), "dances": Many(TEXT),
    "stars": Many(TEXT), "printed?": ByName(PRINTED), **{f"{seat}?": COMPANY for seat in "ABCDEFGH"},
}  # fmt: skip
