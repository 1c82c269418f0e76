"""Everything that can happen in a game of Scapegoat, with its facts."""

from __future__ import annotations

from typing import Final

from kickback.engine.events import EventKind, declared
from kickback.engine.shapes import CARD, CARDS, SEAT, SEATS, SWITCH, TEXT, WHOLE, ByName, Many, OneOf, Shape

LAID: Final[dict[str, Shape]] = {
    "seat": SEAT,
    "value": WHOLE,
    "quarter": WHOLE,
    "total": WHOLE,
    "turn": WHOLE,
    "spent": WHOLE,
    "round": WHOLE,
    "lap?": WHOLE,  # on the card that opens a lap after the first
}
TURNED: Final[dict[str, Shape]] = {"cards": Many(TEXT), "seat": SEAT, "card": CARD, "suit": SWITCH}

EVENTS: Final = declared(
    EventKind("dealt", {"cards": WHOLE, "title": TEXT}, {"hand": CARDS}),
    EventKind("committed", {"seat": SEAT}, {"card": CARD}),
    EventKind("shown", TURNED),  # who starts, with which card, and did suits decide?
    EventKind(
        "starts",
        {
            "seat": SEAT,
            "round": WHOLE,
            "why": OneOf("lowest", "promoted", "closed", "last", "first", "fell", "fixed", "random"),
            "suit": SWITCH,
        },
    ),
    EventKind("up", {**LAID, "card": CARD}),
    EventKind("down", LAID, {"card": CARD}),
    EventKind("closed", {"quarter": WHOLE, "final": SWITCH, "carry?": WHOLE}),
    EventKind("drew", {"seat": SEAT, "count": WHOLE, "size": WHOLE}, {"cards": CARDS}),
    EventKind("overspend", {"seat": SEAT, "total": WHOLE, "over": WHOLE, "round": WHOLE}),
    EventKind("perfect-zero", {"seat": SEAT, "total": WHOLE, "target": WHOLE, "budget": WHOLE, "round": WHOLE}),
    EventKind("underspend", {"seat": SEAT, "total": WHOLE, "under": WHOLE, "round": WHOLE}),
    EventKind("audit-passed", {"seat": SEAT}),
    EventKind(
        "audited", {"seat": SEAT, "pool": WHOLE, "cards": CARDS, "colour": OneOf("red", "black")}, {"yours": CARDS}
    ),
    EventKind("everybody-fell", {"bottom": SEATS}),  # those who stay at the bottom
    EventKind("demoted", {"seat": SEAT, "before": WHOLE, "after": WHOLE, "title": TEXT}),
    EventKind("dropped", {"seat": SEAT, "unseen": SWITCH, "card?": CARD}, {"card": CARD}),
    EventKind("revealed", TURNED),  # who climbs or falls, with which card, and did suits decide?
    EventKind("discarded", {"cards": CARDS}),
    EventKind("promoted", {"seat": SEAT, "card": CARD, "before": WHOLE, "after": WHOLE, "title": TEXT, "suit": SWITCH}),
    EventKind(
        "won", {"seats": SEATS, "seat": SEAT, "sizes": ByName(WHOLE), "card?": CARD, "size": WHOLE, "round": WHOLE}
    ),
    EventKind("cleared", {"count": WHOLE}),
    EventKind("reshuffled", {"count": WHOLE, "deck": WHOLE, "how": OneOf("under", "mixed", "empty")}),
    EventKind("new-year", {"round": WHOLE, "start": SEAT, "seat": SEAT}),
    EventKind("said", {"seat": SEAT, "text": TEXT}),
    EventKind("claimed", {"seat": SEAT, "claim": TEXT, "round": WHOLE, "turn": WHOLE}),
)
