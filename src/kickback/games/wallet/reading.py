"""From notation to actions: single steps, whole lines, and what is left of a line that has been begun."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Line
from kickback.engine.bans import Unreadable
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Plain
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
    MOST_SEATS,
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
KNOWN: Final = list(dict.fromkeys(verb.word for verb in VERBS))


class Words:
    """The words of a line, taken one after another."""

    def __init__(self, text: str, begun: bool) -> None:
        self.words: list[str] = text.split()
        self.at: int = 0
        self.begun: bool = begun  # some of the steps have been said already, so their order is fixed

    def more(self) -> bool:
        return self.at < len(self.words)

    def take(self) -> str:
        self.at += 1
        return self.words[self.at - 1]

    def place(self) -> Move:
        word = self.take().lstrip("@")
        if not (word.isascii() and word.isdecimal()) or not 1 <= int(word) <= len(AT_PLACES):
            raise Unreadable("place", {"word": word})
        return AT_PLACES[int(word) - 1]


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
    words = Words(f"{notation(draft)} {text}", True) if draft else Words(text, False)
    steps = steps_of(words, seats, top)
    if words.more():
        rest = " ".join(words.words[words.at :])
        raise Unreadable("long", {"rest": rest, "example": notation(list[Action](steps)), "text": text})
    if draft:
        steps = steps[len(draft) :]
    elif TO_BUY in steps and steps[-1] is not TO_BUY:
        steps.append(TO_SETTLE)
    if not steps:
        raise Unreadable("nothing-new", {"text": text, "said": notation(draft)})
    return steps[0] if len(steps) == 1 else Line(list[Action](steps), notation(list[Action](steps)))


def of_two(action: Move, seats: int) -> Move:
    """Between two players a gift is known by its card."""
    if action.verb is GIFT and seats == 2 and action.seat < 2:
        return GIFTS_OF_TWO[action.card][action.seat]
    return action


def steps_of(words: Words, seats: int, top: int) -> list[Move]:
    verb = words.take().lower()
    if verb == "take" or verb == "put" or verb == "buy":
        return turn_action(verb, words)
    if verb == "play":
        return play_line(words, top)
    if verb == "deal":
        return gifts(words, seats)
    raise Unreadable("verb", {"word": verb, "verbs": list[Plain](list(KNOWN))})


def turn_action(verb: str, words: Words) -> list[Move]:
    """One of the actions that Extra Time allows as well."""
    if verb == "take":
        return [TO_TAKE, words.place()] if words.more() else [TO_TAKE]
    if verb == "put":
        if not words.more():
            raise Unreadable("short", {"text": "put", "example": "put D100"})
        thing = words.words[words.at].lower()
        if thing in NOT_A_CARD.values:
            words.take()
            return [BOOK.make(PUT_OTHER, [NOT_A_CARD.values[thing]], -1, "")]
        card = CARD_CODE.read(words.take())
        return [PUTS[card], words.place()] if words.more() else [PUTS[card]]
    cards: list[int] = []
    while words.more() and not (words.begun and words.words[words.at] == "settle"):
        cards.append(CARD_CODE.read(words.take()))
    if not words.begun:
        cards.sort()
    paid: list[Move] = [TO_BUY] + [PAYS[card] for card in cards]
    if words.more():
        words.take()
        paid.append(TO_SETTLE)
    return paid


def play_line(words: Words, top: int) -> list[Move]:
    """A Special card and what it needs to know; Emergency needs what the card on top of the pile needs."""
    if not words.more():
        raise Unreadable("short", {"text": "play", "example": "play double"})
    special = SPECIAL.read(words.take())
    steps = [PLAYS[special]]
    meant = top if special == EMERGENCY and top != HIDDEN else special
    if not words.more():
        return steps
    if meant in (INSPECT, SNATCH, SWAP, DISPOSE, REQUEST):
        steps.append(TARGETS[PLAYER.read(words.take())])
        if words.more() and meant == DISPOSE:
            steps.append(CHOICES[CARD_CODE.read(words.take())])
        elif words.more() and meant == REQUEST:
            steps.append(ASKS[ASKABLE.read(words.take())])
    elif meant >= EXTRA:
        steps += end_card(words, meant)
    return steps


def end_card(words: Words, special: int) -> list[Move]:
    """What an end-of-round card needs to know."""
    if special == HIDE or special == FX:
        steps = [CHOICES[CARD_CODE.read(words.take())]]
        if words.more() and special == FX:
            steps.append(INTO[MONEY_NAME.read(words.take())])
        return steps
    way = words.take().lower()
    if special == ATM:
        if way not in ("draw", "cover"):
            raise Unreadable("atm", {"word": way})
        if way == "draw":
            return [TO_DRAW]
        return [TO_COVER, CHOICES[CARD_CODE.read(words.take())]] if words.more() else [TO_COVER]
    if way == "flip":
        return [TO_FLIP]  # readable, so that it can be refused with its reason
    if way not in ("take", "put", "buy"):
        raise Unreadable("extra", {"word": way})
    return turn_action(way, words)


def gifts(words: Words, seats: int) -> list[Move]:
    """The card kept, then each gift in code order; what goes back to the wallet is said before the gift."""
    if not words.more():
        raise Unreadable("short", {"text": "deal", "example": "deal D100 JS>B PB>C"})
    steps: list[Move] = [DEALS[CARD_CODE.read(words.take())]]
    given: list[Move] = []
    while words.more():
        word = words.take()
        code, _, to = word.partition(">")
        if not to:
            raise Unreadable("gift", {"word": word})
        card = CARD_CODE.read(code)
        if to.lower() == "wallet":
            steps.append(BACKS[card])
        else:
            given.append(of_two(GIFTS[card][PLAYER.read(to)], seats))
    given.sort(key=gift_order)
    return steps + given


def gift_order(gift: Move) -> int:
    return gift.card * MOST_SEATS + gift.seat
