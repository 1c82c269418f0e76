"""What players bring to a table: their own cards and decks beside the ready-made ones."""

from __future__ import annotations

from typing import Final

from kickback.engine.options import Options
from kickback.games.corporate_espionage.components.cardfile import judge_card, judge_own
from kickback.games.corporate_espionage.components.cards import Card, Deck
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.numbers import DECK_SIZE
from kickback.games.corporate_espionage.components.packing import unpack_cards, unpack_decks
from kickback.games.corporate_espionage.components.ready_made_decks import ready_made

SHUFFLED: Final = "shuffled"
IN_ORDER: Final = "in-order"


class Brought:
    """What players bring to a table: their own cards and decks beside the ready-made ones."""

    def __init__(self, options: Options) -> None:
        self.cards: dict[str, Card] = {card.id: card for card in unpack_cards(options.word("own-cards"))}
        self.decks: dict[str, Deck] = {deck.code: deck for deck in unpack_decks(options.word("own-decks"))}


def judge_brought(seats: int, options: Options) -> None:
    """CES-DECK-1 to -6 for everything players bring; raises `Fault`."""
    shipped = ready_made()
    brought = Brought(options)
    fair = options.word("custom-cards") != "anything"
    allowed = options.word("custom-cards") != "off"
    rules = {deck.house for deck in brought.decks.values() if deck.house}
    known = dict(shipped.cards)
    for card in brought.cards.values():
        judge_card(card, known, shipped.cards, fair)
        known[card.id] = card
        if not allowed and card.id not in rules and card.id not in shipped.cards:
            raise Fault("E-DECK-UNKNOWN", card.id, 1, "own cards need custom-cards = fair or anything (CES-DECK-2)")
    for deck in brought.decks.values():
        if deck.code in shipped.decks:
            raise Fault("E-DUP", deck.code, 1, f"{deck.code} is already the code of {shipped.decks[deck.code].name}")
        judge_own(deck, brought.cards, shipped.cards, DECK_SIZE, options.number("custom-card-max"))
    codes = options.word("decks")
    if codes not in (SHUFFLED, IN_ORDER):
        named = codes.split(",")
        if len(named) != seats:
            raise Fault("E-DECK-UNKNOWN", codes, 1, f"{seats} companies need {seats} decks (CES-SEAT-2)")
        for code in named:
            if code not in shipped.decks and code not in brought.decks:
                raise Fault("E-DECK-UNKNOWN", code, 1, f"there is no deck {code}; there are {', '.join(shipped.decks)}")
