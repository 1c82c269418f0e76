"""What is in the box: cards, decks, the language cards are written in, printed numbers."""

from __future__ import annotations

from kickback.games.corporate_espionage.components.brought import IN_ORDER, SHUFFLED, Brought, judge_brought
from kickback.games.corporate_espionage.components.cardfile import Findings, check_cards, check_deck
from kickback.games.corporate_espionage.components.cards import HOUSE_RULE, Card, Deck, card_from, judge_deck
from kickback.games.corporate_espionage.components.codes import (
    CODES,
    code_in,
    code_of,
    face_of,
    nth_in,
    owner_of,
    reference_to,
)
from kickback.games.corporate_espionage.components.effects import Condition, Effect, Op, write_effect, write_op
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.numbers import (
    DECK_SIZE,
    EXECUTIVE_SEATS,
    FEWEST_EMPLOYEES,
    FEWEST_SEATS,
    FIRINGS,
    HAND_LIMIT,
    HIGHEST_COST,
    HIGHEST_INCOME,
    HIGHEST_OVERHEAD,
    HIRES,
    LONGEST_LIFE,
    MOST_COPIES,
    MOST_ESPIONAGE,
    MOST_EXECUTIVES,
    MOST_SEATS,
    OPENING_HAND,
    START_BANK,
    TAKEOVER_COMPANIES,
    TAKEOVER_WORTH,
    TURN_DRAW,
    sold_for,
)
from kickback.games.corporate_espionage.components.packing import pack_cards, pack_decks, unpack_cards, unpack_decks
from kickback.games.corporate_espionage.components.parse import parse_effect
from kickback.games.corporate_espionage.components.price import effect_worth, price_floor
from kickback.games.corporate_espionage.components.random_cards import (
    draft,
    own_tables,
    some_card,
    some_deck,
    some_effect,
    some_table,
)
from kickback.games.corporate_espionage.components.ready_made_decks import ready_made
from kickback.games.corporate_espionage.components.vocabulary import TYPES
from kickback.games.corporate_espionage.components.wording import card_text, effect_text

__all__ = [
    "CODES",
    "DECK_SIZE",
    "EXECUTIVE_SEATS",
    "FEWEST_EMPLOYEES",
    "FEWEST_SEATS",
    "FIRINGS",
    "HAND_LIMIT",
    "HIGHEST_COST",
    "HIGHEST_INCOME",
    "HIGHEST_OVERHEAD",
    "HIRES",
    "HOUSE_RULE",
    "IN_ORDER",
    "LONGEST_LIFE",
    "MOST_COPIES",
    "MOST_ESPIONAGE",
    "MOST_EXECUTIVES",
    "MOST_SEATS",
    "OPENING_HAND",
    "SHUFFLED",
    "START_BANK",
    "TAKEOVER_COMPANIES",
    "TAKEOVER_WORTH",
    "TURN_DRAW",
    "TYPES",
    "Brought",
    "Card",
    "Condition",
    "Deck",
    "Effect",
    "Fault",
    "Findings",
    "Op",
    "card_from",
    "card_text",
    "check_cards",
    "check_deck",
    "code_in",
    "code_of",
    "draft",
    "effect_text",
    "effect_worth",
    "face_of",
    "judge_brought",
    "judge_deck",
    "nth_in",
    "own_tables",
    "owner_of",
    "pack_cards",
    "pack_decks",
    "parse_effect",
    "price_floor",
    "ready_made",
    "reference_to",
    "sold_for",
    "some_card",
    "some_deck",
    "some_effect",
    "some_table",
    "unpack_cards",
    "unpack_decks",
    "write_effect",
    "write_op",
]
