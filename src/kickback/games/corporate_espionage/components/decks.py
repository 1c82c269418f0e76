"""The decks of a table: those that come in the box, and what players bring beside them."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Final

from kickback.engine.options import Options
from kickback.engine.plain import Plain
from kickback.games.corporate_espionage.components.cardfile import judge_card, judge_own
from kickback.games.corporate_espionage.components.cards import Card, Deck, card_from, deck_from, judge_deck
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.numbers import DECK_SIZE
from kickback.games.corporate_espionage.components.packing import unpack_cards, unpack_decks

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
            raise Fault("E-DECK-UNKNOWN", card.id, 1, "own-cards-off")
    for deck in brought.decks.values():
        if deck.code in shipped.decks:
            raise Fault("E-DUP", deck.code, 1, "taken", {"name": shipped.decks[deck.code].name})
        judge_own(deck, brought.cards, shipped.cards, DECK_SIZE, options.number("custom-card-max"))
    codes = options.word("decks")
    if codes not in (SHUFFLED, IN_ORDER):
        named = codes.split(",")
        if len(named) != seats:
            raise Fault("E-DECK-UNKNOWN", codes, 1, "decks-for-seats", {"n": seats})
        for code in named:
            if code not in shipped.decks and code not in brought.decks:
                raise Fault("E-DECK-UNKNOWN", code, 1, "no-deck-of-code", {"list": list[Plain](shipped.decks)})
