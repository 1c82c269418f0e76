"""Own decks for Corporate Espionage: the one game that is played with cards people bring. Secret until played."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import select

from kickback.engine.seats import LETTERS
from kickback.server.schema import DECKS
from kickback.server.seating import Sheet
from kickback.server.storage import Store
from kickback.words import Reader, speech

OPTION = "own-decks"  # a game with this house rule takes decks


def faults_of(text: str) -> list[str]:
    """What is wrong with a deck, in words; nothing if it may be played."""
    from kickback.games.corporate_espionage.components import check_deck, ready_made

    found = check_deck(text, ready_made().cards, fair=True).faults
    return [speech("corporate-espionage").say(fault.message(), Reader({})) for fault in found]


async def brought(store: Store, sheet: Sheet) -> dict[str, str]:
    """The options that bring the chairs' own decks to the table; other chairs get ready-made ones."""
    wanted = {at: chair.deck for at, chair in enumerate(sheet.chairs) if chair.deck}
    if not wanted:
        return {}
    found = await store.find(select(DECKS.c.id, DECKS.c.text).where(DECKS.c.id.in_(wanted.values())))
    texts = {str(row["id"]): str(row["text"]) for row in found}
    return as_options({at: texts[id] for at, id in wanted.items() if id in texts}, len(sheet.chairs))


def as_options(texts: dict[int, str], seats: int) -> dict[str, str]:
    """Decks and cards are called by the seat that brings them: what two people wrote may have the same codes.

    A card that is a ready-made one under another id is no card of one's own.
    """
    from kickback.games.corporate_espionage.components import (
        Card,
        Deck,
        check_deck,
        pack_cards,
        pack_decks,
        ready_made,
    )

    shipped = list(ready_made().decks)
    ready = {str(card.plain() | {"id": ""}): id for id, card in ready_made().cards.items()}
    codes = [shipped[seat % len(shipped)] for seat in range(seats)]
    decks: list[Deck] = []
    cards: list[Card] = []
    for seat, text in texts.items():
        findings = check_deck(text, ready_made().cards, fair=True)
        if findings.deck is None:  # checked when it was brought; the rules have changed since
            continue
        code = codes[seat] = f"OW{LETTERS[seat]}"
        named = {card.id: ready.get(str(card.plain() | {"id": ""}), "") for card in findings.cards}
        new = [card for card in findings.cards if not named[card.id]]
        named |= {card.id: f"{code}-{number:02}" for number, card in enumerate(new, start=1)}
        own = findings.deck
        listed: Counter[str] = Counter()
        for id, count in own.cards.items():
            listed[named.get(id, id)] += count
        decks.append(Deck(code, own.name, own.plan, listed, named.get(own.house, own.house)))
        for card in new:
            card.id = named[card.id]
            cards.append(card)
    given = {"decks": ",".join(codes), OPTION: pack_decks(decks)}
    return given | ({"own-cards": pack_cards(cards)} if cards else {})
