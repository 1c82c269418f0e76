"""Small parts of the games, small enough to be solved exactly: a table shortly before its end, and a few deals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations, product

from kickback.research.setting import Deal


@dataclass(frozen=True)
class Miniature:
    """Which of the deals it is, each equally likely, is all the luck there is; everybody knows what the deals are."""

    says: str
    seats: int
    options: dict[str, str]
    deals: tuple[Deal, ...]


def deals(common: dict[str, str], *chosen: dict[str, tuple[str, ...]]) -> tuple[Deal, ...]:
    """Every combination of what may be different, upon what is always the same."""
    ways = [(path, values) for choice in chosen for path, values in choice.items()]
    found: list[Deal] = []
    for pick in product(*(values for _, values in ways)):
        lines = common | {path: value for (path, _), value in zip(ways, pick, strict=True)}
        found.append({path: value.split() for path, value in lines.items()})
    return tuple(found)


def one_year() -> Miniature:
    """Scapegoat, one Quarter: who dares to hide a red card, and who keeps a high one for the promotion?"""
    hands = ("2D KS", "5H 9C", "7D TS")
    deck = ["4H", "6C", "8D", "JD", "3C", "QH"]
    return Miniature(
        "three seats, one year of one Quarter; three pairs of cards in any order",
        3,
        {
            "first-start": "seat-a",
            "round-limit": "1",
            "quarters": "1",
            "quarter-target": "15",
            "start-hand": "2",
            "victory-hand": "4",
        },
        tuple(
            {"A.hand": a.split(), "B.hand": b.split(), "C.hand": c.split(), "deck": deck}
            for a, b, c in permutations(hands)
        ),
    )


def last_invoice() -> Miniature:
    """Embezzlement's heart: what is it worth, what do I say it is, and do you look?"""
    return Miniature(
        "two seats; A takes the last invoice, a 1 or a 5, and holds a Bribe or a Trade; B holds an Audit or a Trade",
        2,
        {},
        deals(
            {
                "first": "A",
                "turn": "A",
                "phase": "pay",
                "round": "7",
                "A.next": "7",
                "B.next": "8",
                "workload.left": "1",
                "deck": "otr otr",
            },
            {"workload": ("1", "5"), "A.hand": ("bribe", "trade"), "B.hand": ("audit", "trade")},
        ),
    )


def last_hourglass() -> Miniature:
    """Wallet: one more action each before the police walk in, and nobody knows what the other carries."""
    return Miniature(
        "two seats, no Special cards, the last hourglass; each seat has one of two hands",
        2,
        {"rounds": "1", "hourglasses": "3", "specials": "off"},
        deals(
            {"hourglasses": "1", "A.coin": "1", "B.coin": "2", "wallet": "D50 J100"},
            {"A.hand": ("D100 D200 JS", "E100 PO PB"), "B.hand": ("P200 MI", "P100 Y100 JS")},
        ),
    )


def last_patrol() -> Miniature:
    """Pecunia Olet: the officer is one step from the end, and a flight may have saved the money or not."""
    return Miniature(
        "two seats with one henchman left each; the officer is one step from the last space",
        2,
        {"extra-patrol": "1", "lawyers": "off"},
        deals(
            {
                "first": "A",
                "officer": "15",
                "A.down": "2",
                "B.down": "2",
                "A.cash": "40",
                "B.cash": "40",
                "B.fakes": "1-0-0",
                "market": "- - - - -",
                "deck": "D1",
            },
            {"A.fakes": ("0-0-0", "1-0-0")},
        ),
    )


def last_round() -> Miniature:
    """Corporate Espionage: a bill, an answer to it, and perhaps an answer to the answer."""
    return Miniature(
        "two companies in the last round; A holds a bill and perhaps a counter, B perhaps a defence",
        2,
        {"decks": "NIM,IRN", "max-rounds": "2"},
        deals(
            {
                "first": "A",
                "turn": "A",
                "round": "2",
                "A.bank": "6",
                "B.bank": "6",
                "B.deck": "COM-19",
            },
            {"A.hand": ("COM-11 COM-14", "COM-11 COM-19"), "B.hand": ("COM-07", "COM-09", "COM-14")},
        ),
    )


MINIATURES: dict[str, Miniature] = {
    "scapegoat": one_year(),
    "embezzlement": last_invoice(),
    "wallet": last_hourglass(),
    "pecunia-olet": last_patrol(),
    "corporate-espionage": last_round(),
}
