"""Own decks for Corporate Espionage: the one game that is played with cards people bring."""

from __future__ import annotations


def checked_deck(text: str) -> list[str]:
    """What is wrong with a deck, in words; nothing if it may be played."""
    from kickback.games.corporate_espionage.cardfile import check_deck
    from kickback.games.corporate_espionage.shelf import shelf

    return [fault.told() for fault in check_deck(text, shelf().cards, fair=True).faults]
