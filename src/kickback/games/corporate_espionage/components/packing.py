"""Own cards and decks as one word of text each, so that the options of a record can carry them.

A card is `id:name:type:cost:income:overhead:lifespan:quote:brand:offer:effect:effect`, a deck is
`code:name:house:id*n,id*n`; several are joined by semicolons. Inside a field a blank is written `+`, other special
characters as in web addresses.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import quote_plus, unquote_plus

from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import Card, Deck, card_from, deck_from
from kickback.games.corporate_espionage.components.faults import Fault

PLAIN: Final = "@/<>=!-'?.*"
CARD_FIELDS: Final = 10


def pack_cards(cards: list[Card]) -> str:
    return ";".join(":".join(quote_plus(field, safe=PLAIN) for field in fields(card)) for card in cards)


def fields(card: Card) -> list[str]:
    numbers = [str(n) for n in (card.cost, card.income, card.overhead, card.lifespan)]
    return [card.id, card.name, w.TYPES[card.type], *numbers, card.quote, card.brand, card.offer, *card.written]


def unpack_cards(text: str) -> list[Card]:
    """The packed cards, each checked like one of a file; raises `Fault`."""
    return [unpack_card(packed) for packed in text.split(";") if packed]


def unpack_card(packed: str) -> Card:
    parts = [unquote_plus(part) for part in packed.split(":")]
    if len(parts) < CARD_FIELDS or not all(part.isdecimal() and len(part) < 4 for part in parts[3:7]):
        raise Fault("E-TOML", parts[0], 1, "packed-card", {"fields": CARD_FIELDS})
    table: dict[str, object] = {"id": parts[0], "name": parts[1], "type": parts[2], "effects": parts[CARD_FIELDS:]}
    for key, value in zip(("cost", "income", "overhead", "lifespan"), parts[3:7], strict=True):
        table[key] = int(value)
    table |= zip(("quote", "brand", "offer"), parts[7:CARD_FIELDS], strict=True)
    try:
        return card_from(table)
    except Fault as fault:
        fault.card = parts[0][:12]
        raise


def pack_decks(decks: list[Deck]) -> str:
    return ";".join(
        ":".join([deck.code, quote_plus(deck.name, safe=PLAIN), deck.house, list_text(deck.cards)]) for deck in decks
    )


def list_text(cards: dict[str, int]) -> str:
    return ",".join(f"{id}*{count}" for id, count in cards.items())


def unpack_decks(text: str) -> list[Deck]:
    """The packed deck lists; raises `Fault` if one has not the shape of a list."""
    return [unpack_deck(packed) for packed in text.split(";") if packed]


def unpack_deck(packed: str) -> Deck:
    parts = packed.split(":")
    if len(parts) != 4:
        raise Fault("E-TOML", parts[0], 1, "packed-deck")
    cards: dict[str, object] = {}
    for entry in parts[3].split(","):
        id, star, count = entry.partition("*")
        if not star or not count.isdecimal() or len(count) > 3:
            raise Fault("E-NUM", entry[:12], 1, "packed-count")
        cards[id] = int(count)
    return deck_from({"code": parts[0], "name": unquote_plus(parts[1]), "house-rule": parts[2], "cards": cards})
