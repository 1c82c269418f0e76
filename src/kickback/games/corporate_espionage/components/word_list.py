"""Every word that card and deck files may use, with an example. What each means stands in the message files.

The command `kickback cards words` and the page docs/cards.md are made from this, and a test holds it against the
vocabulary, so that neither can forget a word.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.numbers import PRINTED
from kickback.games.corporate_espionage.components.parse import LARGEST, parse_effect

# In files: keys, each with a line of TOML.
FILE_WORDS: Final = {
    "cards": {
        "id": 'id = "OWN-01"',
        "name": 'name = "Plant Doctor"',
        "type": 'type = "employee"',
        "cost": "cost = 4",
        "income": "income = 2",
        "overhead": "overhead = 1",
        "lifespan": "lifespan = 3",
        "effects": 'effects = ["static: block audit @me"]',
        "quote": 'quote = "It only looks dead."',
        "brand": 'brand = "Fern & Sons"',
        "offer": 'offer = "Free cuttings on Fridays."',
    },
    "types": {
        "employee": 'type = "employee"',
        "executive": 'type = "executive"',
        "asset": 'type = "asset"',
        "savvy": 'type = "savvy"',
        "espionage": 'type = "espionage"',
    },
    "decks": {
        "code": 'code = "OWN"',
        "name": 'name = "Fern & Sons"',
        "plan": 'plan = "Grow quietly, then sue."',
        "house-rule": 'house-rule = "OWN-09"',
        "cards": "COM-01 = 4",
    },
}

# In effects: each with a whole effect that uses the word.
EFFECT_WORDS: Final = {
    "triggers": {
        "play": "play: gain 3",
        "static": "static: slots hand +2",
        "income": "income: gain 1",
        "use": "use: draw 1",
        "pay": "use pay 2: bill 3 @rival",
        "on": "on hire by me: gain 1",
        "react": "react espionage to me: cancel",
        ":": "play: draw 2",
        ";": "play: draw 1; gain 2",
    },
    "events": {
        "hire": "react hire by rival: cancel",
        "purchase": "react purchase by rival: cancel refund",
        "espionage": "on espionage by me: gain 1",
        "savvy": "react savvy by rival: cancel",
        "use": "react use by rival: cancel",
        "takeover": "react takeover to me: cancel; bill 3 @actor",
        "audit": "react audit to me: cancel",
        "bill": "react bill to me: cancel",
        "turn-end": "react turn-end by rival: gain 2",
        "fire": "on fire by me: gain 2",
        "liquidate": "on liquidate by rival: draw 1",
        "lost": "on lost to me: gain 5",
    },
    "sides": {
        "by": "on hire by rival: gain 1",
        "to": "react espionage to me: cancel",
        "me": "on purchase by me: draw 1",
        "rival": "react savvy by rival: cancel",
        "any": "on hire by any: gain 1",
    },
    "deeds": {
        "gain": "play: gain 6",
        "bill": "play: bill 3 @rival",
        "siphon": "play: siphon 2 @rival",
        "draw": "play: draw 2",
        "discard": "play: discard 1 @rival",
        "pilfer": "play: pilfer 1 @rival",
        "fire": "play: fire 1 employee @rival",
        "destroy": "play: destroy 1 @rival",
        "steal": "play: steal asset @rival",
        "bounce": "play: bounce employee @rival",
        "peek": "play: peek hand @rival",
        "modify": "static: modify income +1 employee @me",
        "slots": "static: slots hire +1",
        "block": "static: block takeover @me",
        "cancel": "react hire by rival: cancel",
        "redirect": "react espionage to me: redirect @actor",
    },
    "amounts": {
        "per": "play: bill 2 per my-employees @rival",
        "/": "play: bill 3 per round /2 @rival",
        "max": "play: bill 1 per round max 9 @rival",
    },
    "quantities": {f"my-{counted}": f"play: gain 1 per my-{counted} /4" for counted in w.COUNTED}
    | {f"their-{counted}": f"play: bill 1 per their-{counted} /4 @rival" for counted in w.COUNTED}
    | {"rivals": "play: gain 2 per rivals", "round": "play: bill 1 per round @rival"},
    "companies": {
        "@me": "static: block audit @me",
        "@rival": "play: bill 3 @rival",
        "@rivals": "play: bill 2 @rivals",
        "@all": "play: draw 1 @all",
        "@actor": "on espionage to me: bill 2 @actor",
    },
    "kinds": {
        "employee": "play: fire 1 employee @rival",
        "executive": "play: fire 1 executive @rival",
        "asset": "play: steal asset @rival",
        "team": "play: fire 1 team @rival",
        "permanent": "play: bounce permanent @rival",
        "savvy": "static: modify cost -1 savvy @me",
        "espionage": "static: modify cost -1 espionage @me",
        "any": "static: modify cost +1 any @rivals",
        "self": "on hire by me: modify income +1 self @me for 2",
    },
    "numbers": {
        "income": "static: modify income +1 employee @me",
        "overhead": "play: modify overhead +1 team @rival for 2",
        "cost": "static: modify cost -1 employee @me",
        "bill": "static: modify bill -1 @me",
        "hire": "play: slots hire +2 for turn",
        "fire": "play: slots fire +1 for turn",
        "executive": "static: slots executive +1",
        "hand": "static: slots hand +2",
        "bank": "play: peek bank @rival",
        "deck": "play: peek deck 3 @me",
    },
    "blocks": {verb: f"static: block {verb} @me" for verb in w.VERBS[: w.V_HIRE]}
    | {verb: f"static: block {verb} @rivals" for verb in w.VERBS[w.V_HIRE :]},
    "choosers": {
        "pick": "play: discard 1 @rival pick me",
        "me": "play: pilfer 1 @rival pick me",
        "victim": "play: fire 1 team @rival pick victim",
        "random": "play: steal asset @rival pick random",
    },
    "endings": {
        "upto": "play: destroy 1 @rival upto 6",
        "for": "play: block income @rival for 1",
        "turn": "play: slots hire +1 for turn",
        "collect": "play: bill 3 @rival collect",
        "refund": "react purchase by rival: cancel refund",
        "to-hand": "react hire by rival: cancel refund to-hand",
        "once": "on espionage to me: bill 2 @actor once",
    },
    "conditions": {
        "if": "play: gain 6 if my-bank <= 4",
        "and": "play: draw 2 if my-hand = 0 and round > 3",
        "<": "play: gain 3 if my-assets < 2",
        "<=": "play: gain 6 if my-bank <= 4",
        ">": "play: bill 4 @rival if their-assets > 2",
        ">=": "play: fire 1 employee @rival if their-employees >= 3",
        "=": "play: draw 3 if my-hand = 0",
        "!=": "play: gain 2 if rivals != 1",
    },
}  # fmt: skip

SIGNS: Final = {
    ":": "colon", ";": "semicolon", "/": "over", "<": "lt", "<=": "le", ">": "gt", ">=": "ge", "=": "eq", "!=": "ne",
}  # fmt: skip
SECTIONS: Final = ("cards", "types", *EFFECT_WORDS, "decks")


def examples(section: str) -> dict[str, str]:
    """The words of a section, each with its example."""
    return FILE_WORDS[section] if section in FILE_WORDS else EFFECT_WORDS[section]


def explanation(section: str, word: str = "") -> Message:
    """What a word means; without a word, the title of its section (`.says`: what the section is about)."""
    facts: Facts = {**PRINTED["card"], **PRINTED["deck"], "largest": LARGEST}
    id = f"word-list-{section}"
    return Message(f"{id}-{SIGNS.get(word, word.removeprefix('@'))}" if word else id, facts)


def fitting(effect: str) -> list[str]:
    """The types of cards that may have this effect."""
    found: list[str] = []
    for kind, name in enumerate(w.TYPES):
        try:
            parse_effect(effect, kind)
        except Fault:
            continue
        found.append(name)
    return found
