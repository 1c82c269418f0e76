"""Everything that can happen in a game of Corporate Espionage, with its facts."""

from __future__ import annotations

from typing import Final

from kickback.engine.events import EventKind
from kickback.engine.shapes import (
    ANYTHING,
    CARD,
    CARDS,
    SEAT,
    SEATS,
    SWITCH,
    TEXT,
    WHOLE,
    ByName,
    Many,
    Maybe,
    OneOf,
    Shape,
)
from kickback.games.corporate_espionage.components import vocabulary as w

BANK: Final[dict[str, Shape]] = {"before": WHOLE, "after": WHOLE}  # for the company whose bank it is
PLAY: Final[dict[str, Shape]] = {
    "play": OneOf(*w.EVENTS, "bill"),
    "seat": SEAT,
    "card": Maybe(CARD),
    "target": Maybe(SEAT),
}
BILL: Final[dict[str, Shape]] = {
    "by": Maybe(SEAT),
    "card": Maybe(CARD),
    "seat": SEAT,
    "amount": WHOLE,
    "collect": SWITCH,
}
HIT: Final[dict[str, Shape]] = {"by": SEAT, "card": CARD, "seat": SEAT}
LOST: Final[dict[str, Shape]] = {**HIT, "lost": CARD, "owner": SEAT}
ONE: Final[dict[str, Shape]] = {"seat": SEAT}
ONE_CARD: Final[dict[str, Shape]] = {"seat": SEAT, "card": CARD}
TWO: Final[dict[str, Shape]] = {"seat": SEAT, "target": SEAT}
LOAN: Final[dict[str, Shape]] = {"seat": SEAT, "to": SEAT, "amount": WHOLE}
CLUB: Final[dict[str, Shape]] = {"seat": SEAT, "association": TEXT}
VOTE: Final[dict[str, Shape]] = {
    "association": TEXT,
    "target": SEAT,
    "motion": OneOf("embargo", "lift"),
    "yes": WHOLE,
    "of": WHOLE,
    "carried": SWITCH,
}


def kind(name: str, facts: dict[str, Shape], secrets: dict[str, Shape] | None = None) -> EventKind:
    """Players' own cards come with their names (`called`)."""
    called: dict[str, Shape] = {"called?": ByName(TEXT)}
    return EventKind(name, facts | called, secrets | called if secrets is not None else None)


KINDS: Final = (
    kind("company", {"seat": SEAT, "deck": TEXT, "name": TEXT}),
    kind("first", {"seat": SEAT, "how": OneOf("random", "coin", "bottle", "duel", "host")}),
    kind("cut", {"seat": SEAT, "deck": SEAT, "count": WHOLE}),
    kind("mulligan", {"seat": SEAT, "count": WHOLE, "hand?": CARDS}, {"hand": CARDS}),
    kind("dealt", {"seat": SEAT, "cards": WHOLE}, {"hand": CARDS}),
    kind("committed", ONE, {"sign": TEXT, "count": WHOLE}),
    kind("duel", {"signs": Many(TEXT)}),
    kind("turn", {"seat": SEAT, "round": WHOLE}),
    kind("income", {"seat": SEAT, "amount": WHOLE}, BANK),
    kind("no-income", ONE),
    kind("overhead", {"seat": SEAT, "amount": WHOLE}, BANK),
    kind("drew", ONE, {"card": CARD}),
    kind("no-draw", ONE),
    kind("announced", {**PLAY, "cost": WHOLE, "answer": SWITCH}),
    kind("unanswered", PLAY),
    kind("entered", ONE_CARD),
    kind(
        "cancelled",
        {
            "play": PLAY["play"], "seat": SEAT, "card": Maybe(CARD), "target?": Maybe(SEAT), "refund?": WHOLE,
            "to-hand?": SWITCH, "by?": Maybe(SEAT), "amount?": WHOLE, "collect?": SWITCH,
        },
    ),
    kind("redirected", PLAY),
    kind("idle", ONE_CARD),
    kind("named", {**ONE_CARD, "target": SEAT}),
    kind("billed", BILL),
    kind("no-bill", HIT),
    kind("charged", BILL, BANK),
    kind("collected", {"seat": SEAT, "from": SEAT, "amount": WHOLE}),
    kind("gained", {**HIT, "amount": WHOLE}, BANK),
    kind("siphoned", {**HIT, "amount": WHOLE}, BANK),
    kind("insolvent", {"seat": SEAT, "bank": WHOLE}),
    kind("solvent", ONE),
    kind("liquidated", {**ONE_CARD, "amount": WHOLE}),
    kind("dropped", ONE_CARD),
    kind("expired", ONE_CARD),
    kind("dismissed", ONE_CARD),
    kind("fired", {"seat": SEAT, "card": CARD, "owner": SEAT, "by?": SEAT, "lost?": CARD}),
    kind("destroyed", LOST),
    kind("stolen", LOST),
    kind("bounced", LOST),
    kind("discarded", {"seat": SEAT, "lost": CARD, "by?": SEAT, "card?": CARD}),
    kind("pilfered", HIT, {"lost": CARD}),
    kind("hand-shown", HIT, {"hand": CARDS}),
    kind("peeked", {**HIT, "at": OneOf("hand", "bank", "deck")}, {"hand": CARDS, "bank": WHOLE, "deck": CARDS}),
    kind("blocked", {**HIT, "op": OneOf(*w.OPS), "blocker": TEXT}),
    kind("changed", {**HIT, "what": TEXT}),
    kind("ended", ONE_CARD),
    kind("valued", {**TWO, "worth": WHOLE, "price": WHOLE, "bank": WHOLE, "target-bank": WHOLE}),
    kind("failed", TWO),
    kind("lapsed", TWO),
    kind("taken-over", {**TWO, "price": WHOLE}),
    kind("merged", {**TWO, "choice": OneOf("keep", "layoff", "keep-team", "keep-assets"), "amount": WHOLE}),
    kind(
        "left",
        {"seat": SEAT, "how": OneOf("bankrupt", "taken over", "disqualified"), "bank": WHOLE, "cards": CARDS,
         "left": WHOLE, "by": Maybe(SEAT), "card": Maybe(CARD)},
    ),
    kind("debt-void", LOAN),
    kind("pact-over", {"seats": SEATS, "enemy": SEAT}),
    kind("turn-over", {"seat": SEAT, "bank?": WHOLE}),
    kind("audit-asked", TWO),
    kind("audit-shown", TWO, {"bank": WHOLE}),
    kind("audit-refused", {**TWO, "blocker": TEXT}),
    kind("offered", {"seat": SEAT, "to": SEAT, "offer": ByName(ANYTHING)}),
    kind("considering", ONE),
    kind("declined", {"seat": SEAT, "to": SEAT}),
    kind("sold", {"seat": SEAT, "to": SEAT, "price": WHOLE, "card?": CARD}, {"card": CARD}),
    kind("lent", {**LOAN, "back": WHOLE, "turns": WHOLE}),
    kind("fell-through", LOAN),
    kind("repaid", LOAN),
    kind("pact", {"seat": SEAT, "with": SEAT, "enemy": SEAT}),
    kind("breaking", {"seat": SEAT, "with": SEAT}),
    kind("pact-broken", {"seat": SEAT, "enemy": SEAT}),
    kind("founding", {**CLUB, "with": SEATS}),
    kind("invitation-declined", CLUB),
    kind("founded", {"association": TEXT, "members": SEATS}),
    kind("not-founded", {"association": TEXT, "members": SEATS}),
    kind("left-association", CLUB),
    kind("vote-called", {**CLUB, "target": SEAT, "motion": OneOf("embargo", "lift")}),
    kind("voted", ONE, {"vote": OneOf("yes", "no")}),
    kind("vote-counted", VOTE),
    kind("embargo-over", {"association": TEXT, "target": SEAT}),
    kind("danced", {"seat": SEAT, "dance": TEXT}),
    kind("applauded", {"seat": SEAT, "stars": WHOLE}),
    kind("said", {"seat": SEAT, "text": TEXT}),
    kind("whispered", {"seat": SEAT, "text": TEXT, "to": SEATS}),
    kind(
        "claimed",
        {"seat": SEAT, "claim": TEXT, "target": Maybe(SEAT), "card": Maybe(CARD), "amount": WHOLE, "round": WHOLE},
    ),
    kind("market-closed", {"worths": Many(TEXT)}),
    kind("won", {"seats": SEATS, "banks": Many(TEXT)}),
    kind("trophies", {"cards": Many(TEXT)}),
)  # fmt: skip
EVENTS: Final = {one.kind: one for one in KINDS}
