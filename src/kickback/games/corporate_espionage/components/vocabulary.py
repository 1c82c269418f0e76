"""The vocabulary of the card language: every word a card may use, and the small number the engine knows it by."""

from __future__ import annotations

from typing import Final

# Card types, in the order in which a table sorts them.
TYPES: Final = ("employee", "executive", "asset", "savvy", "espionage")
EMPLOYEE: Final = 0
EXECUTIVE: Final = 1
ASSET: Final = 2
SAVVY: Final = 3
ESPIONAGE: Final = 4

# When an effect works.
TRIGGERS: Final = ("play", "static", "income", "use", "on", "react")
PLAY: Final = 0
STATIC: Final = 1
INCOME: Final = 2
USE: Final = 3
ON: Final = 4
REACT: Final = 5

EVENTS: Final = (
    "hire", "purchase", "espionage", "savvy", "use", "takeover", "audit", "bill", "turn-end", "fire", "liquidate",
    "lost",
)  # fmt: skip
NO_EVENT: Final = -1
EV_HIRE: Final = 0
EV_PURCHASE: Final = 1
EV_ESPIONAGE: Final = 2
EV_SAVVY: Final = 3
EV_USE: Final = 4
EV_TAKEOVER: Final = 5
EV_AUDIT: Final = 6
EV_BILL: Final = 7
EV_TURN_END: Final = 8
EV_FIRE: Final = 9
EV_LIQUIDATE: Final = 10
EV_LOST: Final = 11

SIDES: Final = ("any", "me", "rival")
ANY: Final = 0
SIDE_ME: Final = 1
SIDE_RIVAL: Final = 2

OPS: Final = (
    "gain", "bill", "siphon", "draw", "discard", "pilfer", "fire", "destroy", "steal", "bounce", "peek",
    "modify", "slots", "block", "cancel", "redirect",
)  # fmt: skip
GAIN: Final = 0
BILL: Final = 1
SIPHON: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
PILFER: Final = 5
FIRE: Final = 6
DESTROY: Final = 7
STEAL: Final = 8
BOUNCE: Final = 9
PEEK: Final = 10
MODIFY: Final = 11
SLOTS: Final = 12
BLOCK: Final = 13
CANCEL: Final = 14
REDIRECT: Final = 15

WHOS: Final = ("@me", "@rival", "@rivals", "@all", "@actor")
NOBODY: Final = -1
ME: Final = 0
RIVAL: Final = 1
RIVALS: Final = 2
ALL: Final = 3
ACTOR: Final = 4

# Kinds of cards that an op may be about. The first three are the types of permanents.
KINDS: Final = ("employee", "executive", "asset", "team", "permanent", "savvy", "espionage", "any", "self")
NO_KIND: Final = -1
TEAM: Final = 3
PERMANENT: Final = 4
K_SAVVY: Final = 5
K_ESPIONAGE: Final = 6
K_ANY: Final = 7
SELF: Final = 8
TEAM_KINDS: Final = (EMPLOYEE, EXECUTIVE, TEAM)
PLAY_KINDS: Final = (EMPLOYEE, EXECUTIVE, ASSET, TEAM, PERMANENT)
COST_KINDS: Final = (EMPLOYEE, EXECUTIVE, ASSET, TEAM, PERMANENT, K_SAVVY, K_ESPIONAGE, K_ANY)
STAT_KINDS: Final = (EMPLOYEE, EXECUTIVE, ASSET, TEAM, PERMANENT, SELF)

# What `modify`, `slots` and `peek` are about.
STATS: Final = ("income", "overhead", "cost", "bill", "hire", "fire", "executive", "hand", "bank", "deck")
NO_STAT: Final = -1
ST_INCOME: Final = 0
ST_OVERHEAD: Final = 1
ST_COST: Final = 2
ST_BILL: Final = 3
ST_HIRE: Final = 4
ST_FIRE: Final = 5
ST_EXECUTIVE: Final = 6
ST_HAND: Final = 7
ST_BANK: Final = 8
ST_DECK: Final = 9
MODIFY_STATS: Final = (ST_INCOME, ST_OVERHEAD, ST_COST, ST_BILL)
SLOT_STATS: Final = (ST_HIRE, ST_FIRE, ST_EXECUTIVE, ST_HAND)
PEEK_STATS: Final = (ST_HAND, ST_BANK, ST_DECK)

# What `block` forbids. The first eleven cannot be done TO a company, the others cannot be done BY it.
VERBS: Final = (
    "audit", "peek", "takeover", "fire", "destroy", "steal", "bounce", "siphon", "bill", "pilfer", "discard",
    "hire", "purchase", "espionage", "savvy", "use", "income", "draw",
)  # fmt: skip
V_AUDIT: Final = 0
V_PEEK: Final = 1
V_TAKEOVER: Final = 2
V_FIRE: Final = 3
V_DESTROY: Final = 4
V_STEAL: Final = 5
V_BOUNCE: Final = 6
V_SIPHON: Final = 7
V_BILL: Final = 8
V_PILFER: Final = 9
V_DISCARD: Final = 10
V_HIRE: Final = 11
V_PURCHASE: Final = 12
V_ESPIONAGE: Final = 13
V_SAVVY: Final = 14
V_USE: Final = 15
V_INCOME: Final = 16
V_DRAW: Final = 17

PICKS: Final = ("me", "victim", "random")
NO_PICK: Final = -1
PICK_ME: Final = 0
PICK_VICTIM: Final = 1
PICK_RANDOM: Final = 2

# Quantities: ten that are `my-`, the same ten as `their-`, and two of the table.
COUNTED: Final = (
    "bank", "employees", "executives", "assets", "team", "hand", "deck", "income", "overhead", "networth",
)  # fmt: skip
QUANTITIES: Final = tuple(f"my-{q}" for q in COUNTED) + tuple(f"their-{q}" for q in COUNTED) + ("rivals", "round")
NO_QUANTITY: Final = -1
Q_BANK: Final = 0
Q_EMPLOYEES: Final = 1
Q_EXECUTIVES: Final = 2
Q_ASSETS: Final = 3
Q_TEAM: Final = 4
Q_HAND: Final = 5
Q_DECK: Final = 6
Q_INCOME: Final = 7
Q_OVERHEAD: Final = 8
Q_NETWORTH: Final = 9
THEIR: Final = 10  # added to the ten above
Q_RIVALS: Final = 20
Q_ROUND: Final = 21

COMPARES: Final = ("<", "<=", ">", ">=", "=", "!=")

# How long a change lasts.
STAYS: Final = -1  # as long as its permanent is in play
THIS_TURN: Final = 100  # `for turn`; a smaller number counts its maker's turns

NO_LIMIT: Final = -1  # no `upto`, no `max`

# Events with a window in which they are pending, so that a `react` Savvy can answer them.
PENDING: Final = (
    EV_HIRE, EV_PURCHASE, EV_ESPIONAGE, EV_SAVVY, EV_USE, EV_TAKEOVER, EV_AUDIT, EV_BILL, EV_TURN_END,
)  # fmt: skip


def place(word: str, words: tuple[str, ...]) -> int:
    """Where a word stands in its list, or -1."""
    for i, known in enumerate(words):
        if known == word:
            return i
    return -1
