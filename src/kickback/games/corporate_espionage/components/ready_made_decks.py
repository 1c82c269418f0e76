"""The cards and decks that come in the box."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Final

from kickback.games.corporate_espionage.components.cards import Card, Deck, card_from, deck_from, judge_deck

PACKAGE: Final = "kickback.games.corporate_espionage"
COMMON: Final = "common.toml"
READY_MADE: Final = ("nimbus-nine.toml", "ironclad-mutual.toml", "viper-and-daughters.toml", "magpie-holdings.toml")


class ReadyMade:
    """Every card in the box by id, and the ready-made decks by code, in the order of the box."""

    def __init__(self, cards: dict[str, Card], decks: dict[str, Deck]) -> None:
        self.cards: dict[str, Card] = cards
        self.decks: dict[str, Deck] = decks


@functools.cache
def ready_made() -> ReadyMade:
    """Reads the box once; a fault in it stops everything, since no game could be fair."""
    cards: dict[str, Card] = {}
    decks: dict[str, Deck] = {}
    for name in (COMMON, *READY_MADE):
        tables = tomllib.loads(files(PACKAGE).joinpath("decks").joinpath(name).read_text(encoding="utf-8"))
        for table in tables["card"]:
            card = card_from(table)
            cards[card.id] = card
        if "deck" in tables:
            deck = deck_from(tables["deck"])
            decks[deck.code] = deck
    for deck in decks.values():
        fault = judge_deck(deck, cards)
        if fault is not None:
            raise fault
    return ReadyMade(cards, decks)
