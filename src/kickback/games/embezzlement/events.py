"""Everything that can happen in a game of Embezzlement, with its facts. `invoice` is the number all can follow."""

from __future__ import annotations

from typing import Final

from kickback.engine.events import EventKind, declared
from kickback.engine.shapes import CARD, CARDS, SEAT, SEATS, SWITCH, TEXT, WHOLE, ByName, OneOf, Shape, Text
from kickback.games.embezzlement.components import BOXES, MARK_NAMES

VALUE: Final = Text("invoice")  # 1 to 5, 8, or T
MARK: Final = OneOf(*MARK_NAMES)
FOUND: Final = OneOf("trap", "underpaid", "overpaid", "correct")  # what an invoice turns out to be
YEAR: Final[dict[str, Shape]] = {"seat": SEAT, "year": WHOLE}
INVOICE: Final[dict[str, Shape]] = YEAR | {"invoice": WHOLE}
ABOUT: Final[dict[str, Shape]] = {"question": TEXT, "year?": WHOLE, "card?": CARD}

EVENTS: Final = declared(
    EventKind(
        "dealt",
        {"cards": WHOLE, "workload": WHOLE, "box": OneOf(*BOXES), "stash?": WHOLE, "delayed": SWITCH, "alike": SWITCH},
        {"hand": CARDS},
    ),
    EventKind("first", {"seat": SEAT, "why": TEXT}),
    EventKind("committed", {"seat": SEAT}, {"start": WHOLE, "target": WHOLE}),
    EventKind("starts", {"caps": ByName(WHOLE)}),
    EventKind("targets", {"caps": ByName(WHOLE)}),
    EventKind("turn", {"seat": SEAT, "round": WHOLE, "lap": WHOLE, "endless": SWITCH}),
    # invoices
    EventKind("took", {"seat": SEAT, "left": WHOLE, "invoice": WHOLE}, {"value": VALUE}),
    EventKind("announced", INVOICE | {"amount": WHOLE}),
    EventKind("sealed", YEAR, {"amount": WHOLE}),
    EventKind("laid", INVOICE),
    EventKind("placed", INVOICE | {"amount": WHOLE, "otr": SWITCH, "silent": SWITCH}),
    EventKind(
        "turned",
        INVOICE
        | {"value": VALUE, "paid": WHOLE, "profit": WHOLE, "found": FOUND, "gap": WHOLE, "otr": SWITCH}
        | {"wanted": SWITCH, "taken-by?": SEAT},
    ),
    EventKind("profit", YEAR | {"amount": WHOLE, "of": SEAT, "fell": SWITCH}),
    EventKind("even", YEAR),
    EventKind(
        "debt",
        YEAR
        | {"owed": WHOLE, "paid": WHOLE, "why": OneOf("trap", "shortfall", "audited", "false-audit"), "of": SEAT}
        | {"by?": SEAT},
    ),
    EventKind("nothing-to-take", YEAR | {"of": SEAT}),
    EventKind("archived", INVOICE | {"value": VALUE, "audited": SWITCH}),
    EventKind("refilled", {"workload": WHOLE}),
    EventKind("closed", {"count": WHOLE, "why": OneOf("laps", "votes", "run-off")}),
    # cards
    EventKind(
        "played",
        {
            "seat": SEAT,
            "card": CARD,
            "year": WHOLE,
            "attempt": WHOLE,
            "against?": SEAT,
            "answers?": CARD,
            "of?": SEAT,
            "stands?": SWITCH,
        },
    ),
    EventKind("cancelled", YEAR | {"card": CARD, "bribes": WHOLE, "against?": SEAT}),
    EventKind("off-the-record", INVOICE),
    EventKind("punched", YEAR | {"by": SEAT}),
    EventKind(
        "audited",
        INVOICE | {"by": SEAT, "value": VALUE, "paid": WHOLE, "found": FOUND, "gap": WHOLE, "settles": WHOLE},
    ),
    EventKind("forfeited", YEAR | {"amount": WHOLE, "by": SEAT}),
    EventKind("reward", YEAR | {"amount": WHOLE, "of": SEAT}),
    EventKind(
        "traded",
        YEAR
        | {"with": SEAT, "gave": WHOLE, "got": WHOLE, "gave-mark": MARK, "got-mark": MARK}
        | {"gave-invoice": WHOLE, "got-invoice": WHOLE},
        {"value": VALUE},
    ),
    EventKind("discarded", {"seat": SEAT, "card": CARD}),
    EventKind("drew", {"seat": SEAT}, {"card": CARD}),
    EventKind("left-it", {"seat": SEAT}),
    EventKind("done", {"seat": SEAT}),
    EventKind("reshuffled", {"count": WHOLE}),
    # talk
    EventKind("said", {"seat": SEAT, "text": TEXT}),
    EventKind("claimed", {"seat": SEAT, "year?": WHOLE, "value?": VALUE, "card?": CARD, "count?": WHOLE}),
    EventKind("asked", {"seat": SEAT, "of": SEAT} | ABOUT),
    EventKind("answered", {"seat": SEAT, "to": SEAT, "answer": TEXT} | ABOUT),
    EventKind(
        "demanded", {"seat": SEAT, "of": SEAT, "year": WHOLE, "looks": SWITCH, "invoice": WHOLE}, {"value": VALUE}
    ),
    EventKind("declared", YEAR | {"value": VALUE}),
    EventKind("peeked", INVOICE, {"value": VALUE}),
    # people
    EventKind("bust", {"seat": SEAT, "owed": WHOLE, "had": WHOLE}),
    EventKind(
        "swept",
        {
            "seat": SEAT,
            "caps": WHOLE,
            "stash": WHOLE,
            "payments": WHOLE,
            "invoices": WHOLE,
            "cards": CARDS,
            "resigned": SWITCH,
        },
    ),
    EventKind("resigned", {"seat": SEAT, "open": SWITCH}),
    EventKind("voted", {"seat": SEAT, "votes": WHOLE, "of": WHOLE}),
    EventKind(
        "won",
        {
            "seats": SEATS,
            "caps": ByName(WHOLE),
            "way": OneOf("most", "last", "target", "start", "nobody"),
            "starts": ByName(WHOLE),
            "targets?": ByName(WHOLE),
            "bust": SEATS,
        },
    ),
)
