"""From notation to actions: single steps, whole lines, and what is left of a line that has been begun."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from kickback.engine.actions import Action, Line
from kickback.engine.bans import Unreadable
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import (
    ASKABLE,
    ASKS,
    AT_PLACES,
    BACKS,
    BOOK,
    CARD_CODE,
    CHOICES,
    DEALS,
    GIFT,
    GIFTS,
    GIFTS_OF_TWO,
    INTO,
    MONEY_NAME,
    NOT_A_CARD,
    PAYS,
    PLAYER,
    PLAYS,
    PUT_OTHER,
    PUTS,
    SPECIAL,
    TARGETS,
    TO_BUY,
    TO_COVER,
    TO_DRAW,
    TO_FLIP,
    TO_SETTLE,
    TO_TAKE,
    VERBS,
    Move,
    notation,
)
from kickback.games.wallet.components import ATM, DISPOSE, EMERGENCY, EXTRA, FX, HIDE, INSPECT, REQUEST, SNATCH, SWAP

LONG: Final = ("take", "put", "buy", "play", "deal")  # begin a line of several steps
BY_CARD: Final = attrgetter("card")
BY_CARD_AND_SEAT: Final = attrgetter("card", "seat")
KNOWN: Final = list(dict.fromkeys(verb.word for verb in VERBS))


def read(text: str, draft: list[Action], seats: int, top: int) -> Action:
    """The action this text means. `draft` are the steps said so far, `top` the Special card an Emergency would copy."""
    if not text.strip():
        raise Unreadable("empty")
    known = BOOK.by_text.get(text)
    if known is not None:
        return of_two(known, seats)
    first = text.split(maxsplit=1)[0].lower()
    if first not in LONG and (first in KNOWN or not draft):
        return of_two(BOOK.read(text), seats)
    words = f"{notation(draft)} {text}".split() if draft else text.split()
    steps = steps_of(words, seats, top)
    if words:
        raise Unreadable("long", {"rest": " ".join(words), "example": notation(list[Action](steps)), "text": text})
    if draft:
        steps = steps[len(draft) :]
    elif TO_BUY in steps and steps[-1] is not TO_BUY:
        paid = steps.index(TO_BUY) + 1
        cards = [step for step in steps[paid:] if step is not TO_SETTLE]
        steps = [*steps[:paid], *sorted(cards, key=BY_CARD), TO_SETTLE]
    if not steps:
        raise Unreadable("nothing-new", {"text": text, "said": notation(draft)})
    return steps[0] if len(steps) == 1 else Line(list[Action](steps), notation(list[Action](steps)))


def of_two(action: Move, seats: int) -> Move:
    """Between two players a gift is known by its card."""
    if action.verb is GIFT and seats == 2 and action.seat < 2:
        return GIFTS_OF_TWO[action.card][action.seat]
    return action


def steps_of(words: list[str], seats: int, top: int) -> list[Move]:
    verb = words.pop(0).lower()
    if verb == "take" or verb == "put" or verb == "buy":
        return turn_action(verb, words)
    return play_line(words, top) if verb == "play" else gifts(words, seats)


def turn_action(verb: str, words: list[str]) -> list[Move]:
    """One of the actions that Extra Time allows as well."""
    if verb == "take":
        return [TO_TAKE, place(words)] if words else [TO_TAKE]
    if verb == "put":
        if not words:
            raise Unreadable("short", {"text": "put", "example": "put D100"})
        thing = words.pop(0)
        if thing.lower() in NOT_A_CARD.values:
            return [BOOK.make(PUT_OTHER, [NOT_A_CARD.values[thing.lower()]], -1, "")]
        card = CARD_CODE.read(thing)
        return [PUTS[card], place(words)] if words else [PUTS[card]]
    paid: list[Move] = [TO_BUY]
    while words and paid[-1] is not TO_SETTLE:
        word = words.pop(0)
        paid.append(TO_SETTLE if word.lower() == "settle" else PAYS[CARD_CODE.read(word)])
    return paid


def place(words: list[str]) -> Move:
    word = words.pop(0).lstrip("@")
    if not (word.isascii() and word.isdecimal()) or not 1 <= int(word) <= len(AT_PLACES):
        raise Unreadable("place", {"word": word})
    return AT_PLACES[int(word) - 1]


def play_line(words: list[str], top: int) -> list[Move]:
    """A Special card and what it needs to know; Emergency needs what the card on top of the pile needs."""
    if not words:
        raise Unreadable("short", {"text": "play", "example": "play double"})
    special = SPECIAL.read(words.pop(0))
    steps = [PLAYS[special]]
    meant = top if special == EMERGENCY and top != HIDDEN else special
    if not words:
        return steps
    if meant in (INSPECT, SNATCH, SWAP, DISPOSE, REQUEST):
        steps.append(TARGETS[PLAYER.read(words.pop(0))])
        if words and meant == DISPOSE:
            steps.append(CHOICES[CARD_CODE.read(words.pop(0))])
        elif words and meant == REQUEST:
            steps.append(ASKS[ASKABLE.read(words.pop(0))])
    elif meant >= EXTRA:
        steps += end_card(words, meant)
    return steps


def end_card(words: list[str], special: int) -> list[Move]:
    """What an end-of-round card needs to know."""
    if special == HIDE or special == FX:
        steps = [CHOICES[CARD_CODE.read(words.pop(0))]]
        if words and special == FX:
            steps.append(INTO[MONEY_NAME.read(words.pop(0))])
        return steps
    way = words.pop(0).lower()
    if special == ATM:
        if way not in ("draw", "cover"):
            raise Unreadable("atm", {"word": way})
        if way == "draw":
            return [TO_DRAW]
        return [TO_COVER, CHOICES[CARD_CODE.read(words.pop(0))]] if words else [TO_COVER]
    if way == "flip":
        return [TO_FLIP]  # readable, so that it can be refused with its reason
    if way not in ("take", "put", "buy"):
        raise Unreadable("extra", {"word": way})
    return turn_action(way, words)


def gifts(words: list[str], seats: int) -> list[Move]:
    """The card kept, then each gift in code order; what goes back to the wallet is said before the gift."""
    if not words:
        raise Unreadable("short", {"text": "deal", "example": "deal D100 JS>B PB>C"})
    steps: list[Move] = [DEALS[CARD_CODE.read(words.pop(0))]]
    given: list[Move] = []
    while words:
        word = words.pop(0)
        code, _, to = word.partition(">")
        if not to:
            raise Unreadable("gift", {"word": word})
        card = CARD_CODE.read(code)
        if to.lower() == "wallet":
            steps.append(BACKS[card])
        else:
            given.append(of_two(GIFTS[card][PLAYER.read(to)], seats))
    return steps + sorted(given, key=BY_CARD_AND_SEAT)
