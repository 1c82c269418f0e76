"""Everything that can happen in a game of Wallet, with its facts. Sums are in cents, worths of cards in whole money."""

from __future__ import annotations

from typing import Final

from kickback.engine.events import EventKind, declared
from kickback.engine.shapes import (
    CARD,
    CARDS,
    CLAUSE,
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
from kickback.games.wallet.components import SPECIALS

SPECIAL: Final = OneOf(*SPECIALS)
VERDICT: Final = OneOf("innocent", "guilty")
MOVED: Final[dict[str, Shape]] = {"seat": SEAT, "wallet": WHOLE, "position?": WHOLE}
HANDED: Final[dict[str, Shape]] = {"from": SEAT, "to": SEAT}
STANDS: Final[dict[str, Shape]] = {
    "verdict": VERDICT,
    "why": CLAUSE,
    "money": WHOLE,
    "reason?": TEXT,
    "number?": WHOLE,
    "more?": WHOLE,
}
FOUND_OUT: Final[dict[str, Shape]] = {"hand": CARDS, **STANDS}
CHECK: Final[dict[str, Shape]] = {
    "verdict": VERDICT,
    "why": CLAUSE,
    "identity": Maybe(TEXT),
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
    "lines": Many(
        Fields({"clause": CLAUSE, "ok": SWITCH, "what": TEXT, "found": WHOLE, "least": WHOLE, "most": Maybe(WHOLE)})
    ),
}

EVENTS: Final = declared(
    EventKind(
        "set-up",
        {"hourglasses": WHOLE, "round": WHOLE, "rounds": WHOLE, "players": WHOLE, "deck": WHOLE, "dearest": WHOLE},
    ),
    EventKind("tokens", {"value": WHOLE, "pocket": WHOLE}),
    EventKind("new-round", {"round": WHOLE, "rounds": WHOLE}),
    EventKind("dealt", {"cards": WHOLE, "wallet": WHOLE}, {"hand": CARDS}),
    EventKind("specials", {"cards": WHOLE, "aside": WHOLE}, {"specials": Many(SPECIAL)}),
    EventKind("coins", {"coins": Many(TEXT), "in-limit": SWITCH}),  # `A:7`, by seat
    EventKind("first", {"seat": SEAT, "coin": WHOLE}),
    EventKind("standing", {"seat": SEAT, "when": OneOf("dealt", "over"), **STANDS}),  # each seat hears its own
    EventKind("turn", {"seat": SEAT, "lap": WHOLE}),
    EventKind("time", {"seat": SEAT, "left": WHOLE, "round": WHOLE, "lap": WHOLE}),
    EventKind("took", MOVED, {"card": CARD}),
    EventKind("put", MOVED, {"card": CARD}),
    EventKind("paid", {"seat": SEAT, "cards": CARDS, "value": WHOLE}, {"compartment": CARDS}),
    EventKind("bought", {"seat": SEAT, "left": WHOLE}, {"card": CARD}),
    EventKind("flipped", {"seat": SEAT, "left": WHOLE}),
    EventKind("passed-turn", {"seat": SEAT}),
    EventKind("copied", {"seat": SEAT, "special": SPECIAL}),
    EventKind(
        "played",
        {
            "seat": SEAT,
            "special": SPECIAL,
            "copied?": SPECIAL,
            "target?": SEAT,
            "word?": TEXT,
            "card?": CARD,
            "currency?": TEXT,
        },
        {"card": CARD},
    ),
    EventKind("birthday", {"seat": SEAT, "count": WHOLE}, {"cards": CARDS}),
    EventKind("gift-kept", {"seat": SEAT}, {"card": CARD}),
    EventKind("birthday-gift", HANDED, {"card": CARD}),
    EventKind("gift-back", {"seat": SEAT}, {"card": CARD}),
    EventKind("committed", {"seat": SEAT}, {"choice": TEXT}),
    EventKind("laid", {"seat": SEAT, "card?": CARD}),
    EventKind("picked", {"seat": SEAT, "card": CARD}),
    EventKind("redealt", {"seat": SEAT, "card?": CARD}, {"card": CARD}),
    EventKind("passing", {"way": OneOf("left", "right")}),
    EventKind("passed", {**HANDED, "how": OneOf("left", "right", "swap")}, {"card": CARD}),
    EventKind("passed-none", {"seat": SEAT}),
    EventKind("looked", {"seat": SEAT, "target": SEAT}, {"card": CARD}),
    EventKind("kept", {"seat": SEAT, "target": SEAT}, {"card": CARD}),
    EventKind("returned", {"seat": SEAT, "target": SEAT}, {"card": CARD}),
    EventKind("snatched", {"seat": SEAT, "target": SEAT}, {"card": CARD}),
    EventKind("gave", {**HANDED, "word": TEXT}, {"card": CARD}),
    EventKind("no-match", {"seat": SEAT, "word": TEXT}),
    EventKind("round-over", {"round": WHOLE, "first": SEAT, "by?": SEAT}),
    EventKind("done", {"seat": SEAT}),
    EventKind("last-call", {}),
    EventKind("shown", {"seat": SEAT, "card": CARD}),
    EventKind("found", {"seat": SEAT, "rejected": CARDS}, {"card": CARD}),
    EventKind("found-none", {"seat": SEAT, "rejected": CARDS}),
    EventKind("police", {"round": WHOLE}),
    EventKind("officer", {"seat": SEAT, **FOUND_OUT}),
    EventKind("no-officer", {}),
    EventKind("inspected", {"seat": SEAT, "target": SEAT, **FOUND_OUT}),
    EventKind("confiscated", {"seat": SEAT, "target": SEAT, "cards": CARDS, "value": WHOLE}),
    EventKind("nothing-taken", {"seat": SEAT, "target": SEAT}),
    EventKind(
        "revealed",
        {
            "seat": SEAT,
            "hand": CARDS,
            "hid": TEXT,
            "atm": Maybe(CARD),
            "fx": Maybe(CARD),
            "fx-as": Maybe(TEXT),
            "robbed-by": Maybe(SEAT),
        },
    ),
    EventKind("verdict", {"seat": SEAT, **CHECK, "reason?": TEXT, "number?": WHOLE, "more?": WHOLE}),
    EventKind("all-guilty", {}),
    EventKind("no-token", {"seat": SEAT}),
    EventKind("round-ended", {"round": WHOLE}),
    EventKind("lost-token", {"seat": SEAT, "value?": WHOLE}, {"value": WHOLE}),
    EventKind("credit-card", {"seat": SEAT, "note": CARD, "rejected": CARDS, "before": WHOLE, "wealth": WHOLE}),
    EventKind("credit-none", {"seat": SEAT, "rejected": CARDS}),
    EventKind(
        "prize",
        {"seat": SEAT, "place": WHOLE, "wealth": WHOLE, "tokens": WHOLE, "due": WHOLE, "values?": Many(WHOLE)},
        {"values": Many(WHOLE)},
    ),
    EventKind("scored", {"seat": SEAT, "points": WHOLE, "tokens": WHOLE, "values": Many(WHOLE)}),
    EventKind(
        "uncovered",
        {"round": WHOLE, "hidden": ByName(CARD), "unplayed": ByName(Many(SPECIAL)), "aside": Many(SPECIAL)},
    ),
    EventKind("won", {"seats": SEATS, "points": WHOLE}),
    EventKind("said", {"seat": SEAT, "text": TEXT}),
    EventKind(
        "claimed",
        {
            "seat": SEAT,
            "claim": OneOf("innocent", "guilty", "am", "hold", "no", "gave", "got", "points"),
            "round": WHOLE,
            "identity?": TEXT,
            "held?": TEXT,
            "other?": SEAT,
            "given?": TEXT,
            "value?": WHOLE,
        },
    ),
)
