"""Scapegoat's action book: five verbs x 52 cards, and what can be said though it is never allowed."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Unreadable, quoted, spoken
from kickback.engine.pile import HIDDEN
from kickback.games.scapegoat.cards import NAMES, card_named

SHOW: Final = 0
UP: Final = 1
DOWN: Final = 2
REVEAL: Final = 3
DROP: Final = 4
PASS: Final = 5
SAY: Final = 6
VERBS: Final = ("show", "up", "down", "reveal", "drop")

BOOK: Final[list[Action]] = [
    Action(len(NAMES) * verb + card, f"{word} {name}", verb, card)
    for verb, word in enumerate(VERBS)
    for card, name in enumerate(NAMES)
]
PAGES: Final[list[list[Action]]] = [[action for action in BOOK if action.verb == verb] for verb in range(len(VERBS))]
BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in BOOK}
PASSING: Final = Action(-1, "pass", PASS)

# Slips that players try and the rules name: SCG-TURN-2 (two cards at once), SCG-TURN-3 (choosing the Quarter).
TWO_CARDS: Final = 1
A_QUARTER: Final = 2


def said(text: str) -> Action:
    return Action(-1, f"say {quoted(text)}", SAY, free=True)


def read(text: str) -> Action:
    words = text.split()
    if not words:
        raise Unreadable("nothing was said")
    verb = words[0].lower()
    if verb == "say":
        return said(spoken(text.strip()[3:].strip()))
    if verb == "pass" and len(words) == 1:
        return PASSING
    if verb not in VERBS:
        raise Unreadable(f"'{words[0]}' is no verb of Scapegoat; there are {', '.join(VERBS)} and say")
    if len(words) == 1:
        raise Unreadable(f"'{verb}' needs a card, such as '{verb} 5C'")
    cards = [card_named(word) for word in words[1:]]
    if cards[0] == HIDDEN:
        raise Unreadable(f"'{words[1]}' is no card; a card is a rank and a suit, such as 5C, TD or AS")
    action = BY_TEXT[f"{verb} {NAMES[cards[0]]}"]
    if len(words) == 2:
        return action
    if verb in ("up", "down") and len(words) == 3:
        if cards[1] != HIDDEN:
            return Action(-1, f"{action.text} {NAMES[cards[1]]}", action.verb, action.a, TWO_CARDS)
        if words[2].upper().startswith("Q") and words[2][1:].isdigit():
            return Action(-1, f"{action.text} {words[2].upper()}", action.verb, action.a, A_QUARTER)
    raise Unreadable(f"'{' '.join(words[2:])}' is too much after '{action.text}'")
