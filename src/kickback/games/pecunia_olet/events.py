"""Everything that can happen in a game of Pecunia Olet, with its facts."""

from __future__ import annotations

from typing import Final

from kickback.engine.events import EventKind, declared
from kickback.engine.shapes import CARD, CARDS, SEAT, SEATS, SWITCH, TEXT, WHOLE, Many, Maybe, OneOf, Shape
from kickback.games.pecunia_olet.components import SPACE_KINDS, SPECIALS
from kickback.games.pecunia_olet.view import LAWYERS

# PEC-RULING-7: what a trade was is for all where the log is full, otherwise for its seat alone.
TRADE: Final[dict[str, Shape]] = {
    "seat": SEAT,
    "space?": TEXT,
    "notes": WHOLE,
    "paid": WHOLE,
    "lot?": TEXT,
    "due?": WHOLE,
}
TRADED: Final[dict[str, Shape]] = {"lot": TEXT, "due": WHOLE}
SPLIT: Final[dict[str, Shape]] = {"cash": WHOLE, "account": WHOLE}
FLOWN: Final[dict[str, Shape]] = {"keep": WHOLE, "out": WHOLE, "account": WHOLE}

EVENTS: Final = declared(
    EventKind("starts", {"seat": SEAT}),
    EventKind(
        "dealt", {"seat": SEAT, "cash": WHOLE, "cards": CARDS, "component": CARD, "run": WHOLE, "quality": WHOLE}
    ),
    EventKind("market", {"drawn": CARDS, "market": Many(Maybe(CARD)), "opening": SWITCH}),
    EventKind("round", {"number": WHOLE, "first": SEAT}),
    EventKind("lap", {"number": WHOLE, "lap": WHOLE}),
    EventKind("bought", {"seat": SEAT, "space": TEXT, "card": CARD, "price": WHOLE}),
    EventKind("printed", {"seat": SEAT, "space": TEXT, "lot": TEXT}),
    EventKind("ran-short", {"seat": SEAT, "missing": WHOLE}),
    EventKind("exchanged", TRADE, TRADED),
    EventKind("sold", TRADE, TRADED),
    EventKind("laundered", TRADE, TRADED),
    EventKind("idle", {"seat": SEAT, "diners": WHOLE, "idle": WHOLE}),
    EventKind("taxed", {"seat": SEAT, "space": TEXT, "paid": WHOLE, "due": WHOLE}),
    EventKind("pawn", {"seat": SEAT, "over": SWITCH}),
    EventKind(
        "flew", {"seat": SEAT, "space": TEXT, "fee": WHOLE, "keep?": WHOLE, "out?": WHOLE, "account?": WHOLE}, FLOWN
    ),
    EventKind("passed", {"seat": SEAT}),
    EventKind(
        "officer",
        {
            "seat": Maybe(SEAT),
            "space": WHOLE,
            "special": OneOf(*SPECIALS),
            "why": OneOf("hat", "stall", "patrol"),
            "rounds?": WHOLE,
        },
    ),
    EventKind("godfather", {"open": SWITCH}),
    EventKind("paid", {"seat": SEAT, "amount?": WHOLE, "left?": WHOLE}, {"amount": WHOLE, "left": WHOLE}),
    EventKind("banned", {"level": WHOLE}),
    EventKind("strike", {}),
    EventKind("strike-over", {}),
    EventKind("round-over", {"number": WHOLE}),
    EventKind("binned", {"cards": CARDS}),
    EventKind("slid", {}),
    EventKind("chose", {"seat": SEAT}, {"lot": TEXT, "again": SWITCH}),
    EventKind("ending", {"seat": Maybe(SEAT), "order": SEATS, "great?": SEAT, "bad?": SEAT}),
    EventKind("lawyers", {}),
    EventKind(
        "lifted",
        {
            "seat": SEAT,
            "lawyer": OneOf(*LAWYERS),
            "space": TEXT,
            "place": OneOf(*SPACE_KINDS),
            "nth": WHOLE,
            "hat": SWITCH,
            "price": WHOLE,
            "glasses": SWITCH,
            "bin": SWITCH,
        },
    ),
    EventKind("declined", {"seat": SEAT}),
    EventKind("nobody-to-lift", {"seat": SEAT, "lawyer": OneOf(*LAWYERS)}),
    EventKind("scoring", {}),
    EventKind("ticket", {"seat": SEAT, "card": CARD, "paid": WHOLE, "due": WHOLE}),
    EventKind("total", {"seat": SEAT, "total": WHOLE, "fakes": TEXT, "cash?": WHOLE, "account?": WHOLE}, SPLIT),
    EventKind("won", {"seat": SEAT, "total": WHOLE, "shared": SWITCH}),
    EventKind("tied", {"seats": SEATS, "total": WHOLE}),
    EventKind("draw", {"seats": SEATS}),
    EventKind("rematch", {"first": SEAT}),
    EventKind("said", {"seat": SEAT, "text": TEXT}),
    EventKind("claimed", {"seat": SEAT, "claim": TEXT, "cash?": WHOLE}),
    EventKind("counted", {"seat": SEAT, "cash": WHOLE, "account": WHOLE, "fakes": TEXT}),
    EventKind("leafed", {"seat": SEAT}),
)
