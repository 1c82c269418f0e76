"""Pecunia Olet's action book: what a henchman does, what a diner takes, whom a lawyer lifts, and table matters."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Unreadable, quoted, spoken
from kickback.engine.seats import LETTERS
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    AIRSTRIP,
    DINERS,
    KINDS,
    MARKET,
    MOST_SEATS,
    PRESS,
    PRINTED,
    QUALITIES,
    RECEIVER,
    SPACE,
    SPACES,
    STEP,
    SUPERMARKET,
    TAX,
)

PASS: Final = 0
BUY: Final = 1  # a: the space
PRINT: Final = 2  # a: the space, b: the quality, 0 for the best
SHOP: Final = 3  # a: the space, b: the lot
FENCE: Final = 4  # a: the space, b: the lot
CHEAT: Final = 5  # a: the space (tax fraud)
FLY: Final = 6  # a: the space, b: the cash to keep
LAUNDER: Final = 7  # b: the lot
LIFT: Final = 8  # a: the space
FIRST: Final = 9  # a: the seat
AGAIN: Final = 10
ENOUGH: Final = 11
SAY: Final = 12
COUNT: Final = 13
HISTORY: Final = 14

VERBS: Final = {
    "buy": (BUY, (MARKET,)),
    "print": (PRINT, (PRESS,)),
    "shop": (SHOP, (SUPERMARKET,)),
    "fence": (FENCE, (RECEIVER,)),
    "tax": (CHEAT, (TAX,)),
    "fly": (FLY, (AIRLINE, AIRSTRIP)),
}

BOOK: Final[list[Action]] = []
SIMPLE: Final[dict[int, Action]] = {}  # market, print and tax spaces: one action each
LOTS: Final[dict[int, list[Action]]] = {}  # supermarket and receiver spaces, lots of one note and more
FLIGHTS: Final[dict[int, list[Action]]] = {}  # by the cash kept, in steps
FINER: Final[dict[int, list[Action]]] = {}  # print spaces, by quality from 1 (`print-quality` = choose)
BARE: Final[dict[int, Action]] = {}  # the empty lot (`empty-visits`)


def enter(text: str, verb: int, a: int = 0, b: int = 0) -> Action:
    action = Action(len(BOOK), text, verb, a, b)
    BOOK.append(action)
    return action


def spaces_for(verb: int) -> list[int]:
    word = next(word for word, (number, _) in VERBS.items() if number == verb)
    return [space for space in range(len(SPACES)) if KINDS[space] in VERBS[word][1]]


def enter_simple(word: str) -> None:
    verb = VERBS[word][0]
    for space in spaces_for(verb):
        SIMPLE[space] = enter(f"{word} {SPACES[space]}", verb, space)


def enter_lots(word: str, most: int) -> None:
    verb = VERBS[word][0]
    for space in spaces_for(verb):
        LOTS[space] = [
            enter(f"{word} {SPACES[space]} {fake_notes.written(n)}", verb, space, n)
            for n in fake_notes.of_size(1, most)
        ]


def enter_flights() -> None:
    for space in spaces_for(FLY):
        FLIGHTS[space] = [
            enter(f"fly {SPACES[space]} keep {keep}", FLY, space, keep) for keep in range(0, PRINTED.box + 1, STEP)
        ]


# The order is the index that research uses: never move an entry, only add behind.
PASSING: Final = enter("pass", PASS)
enter_simple("buy")
enter_simple("print")
enter_lots("shop", PRINTED.shop_most)
enter_lots("fence", PRINTED.fence_most)
enter_simple("tax")
enter_flights()
LAUNDRY: Final[list[Action]] = [
    enter(f"launder {fake_notes.written(n)}", LAUNDER, 0, n) for n in fake_notes.of_size(1, DINERS)
]
LIFTS: Final[list[Action]] = [enter(f"lift {name}", LIFT, space) for space, name in enumerate(SPACES)]
for word, verb in (("shop", SHOP), ("fence", FENCE)):
    for space in spaces_for(verb):
        BARE[space] = enter(
            f"{word} {SPACES[space]} {fake_notes.written(fake_notes.EMPTY)}", verb, space, fake_notes.EMPTY
        )
for space in spaces_for(PRINT):
    FINER[space] = [enter(f"print {SPACES[space]} {q}", PRINT, space, q) for q in range(1, QUALITIES + 1)]
FIRSTS: Final[list[Action]] = [enter(f"first {LETTERS[seat]}", FIRST, seat) for seat in range(MOST_SEATS)]
ONCE_MORE: Final = enter("again", AGAIN)
NO_MORE: Final = enter("enough", ENOUGH)

BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in BOOK}
COUNTING: Final = Action(-1, "count", COUNT, free=True)
LEAFING: Final = Action(-1, "history", HISTORY, free=True)
DIGITS: Final = 6  # of a sum that is read at all


def said(text: str) -> Action:
    return Action(-1, f"say {quoted(text)}", SAY, free=True)


def read(text: str) -> Action:
    """The action this text means. Lots and sums that no rule allows are read too: a clause refuses them."""
    words = text.split()
    if not words:
        raise Unreadable("nothing was said")
    verb = words[0].lower()
    if verb == "say":
        return said(spoken(text.strip()[3:].strip()))
    found = BY_TEXT.get(" ".join([verb, *words[1:]]))
    if found is not None:
        return found
    if verb in ("count", "history") and len(words) == 1:
        return COUNTING if verb == "count" else LEAFING
    if verb == "launder" and len(words) == 2:
        return with_lot("launder", LAUNDER, 0, words[1])
    if verb in VERBS:
        return read_placement(verb, words)
    if verb in ("pass", "launder", "lift", "first", "again", "enough"):
        raise Unreadable(f"'{text.strip()}' cannot be said; such as 'pass', 'launder 1-0-0', 'lift r1', 'first B'")
    known = ", ".join([*VERBS, "pass", "launder", "lift", "say", "count", "history"])
    raise Unreadable(f"'{words[0]}' is no verb of Pecunia Olet; there are {known}")


def read_placement(verb: str, words: list[str]) -> Action:
    number, kinds = VERBS[verb]
    if len(words) < 2 or words[1] not in SPACE or KINDS[SPACE[words[1]]] not in kinds:
        fitting = ", ".join(SPACES[space] for space in spaces_for(number))
        raise Unreadable(f"'{verb}' needs one of the spaces {fitting}")
    space = SPACE[words[1]]
    if number in (SHOP, FENCE) and len(words) == 3:
        return with_lot(f"{verb} {words[1]}", number, space, words[2])
    if number == FLY and len(words) == 4 and words[2] == "keep":
        digits = words[3].lstrip("$")
        if digits.isdecimal() and len(digits) <= DIGITS:
            known = f"fly {words[1]} keep {int(digits)}"
            return BY_TEXT.get(known) or Action(-1, known, FLY, space, int(digits))
    samples = {PRINT: "'print p1'", SHOP: "'shop k1 0-1-2'", FENCE: "'fence r1 0-0-8'", FLY: "'fly c1 keep 40'"}
    sample = samples.get(number, f"'{verb} {words[1]}'")
    raise Unreadable(f"'{' '.join(words)}' cannot be read; say it like {sample}")


def with_lot(opening: str, verb: int, space: int, text: str) -> Action:
    lot = fake_notes.read(text)
    if lot < 0:
        raise Unreadable(f"'{text}' is no lot; a lot reads ★-★★-★★★, such as 0-1-2")
    known = f"{opening} {fake_notes.written(lot)}"
    return BY_TEXT.get(known) or Action(-1, known, verb, space, lot)
