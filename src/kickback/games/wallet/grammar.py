"""From notation to actions: single steps, whole lines, and what is left of a line that has been begun."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Unreadable, quoted, spoken
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import LETTERS
from kickback.games.wallet.actions import (
    ASKS,
    AT_PLACE,
    BACKS,
    CHOICES,
    DEALS,
    FROM_PLACE,
    GIFT,
    GIFTS,
    GIFTS_OF_TWO,
    GIVES,
    HAS_NONE,
    INTO,
    IS_DONE,
    LAYS,
    LOSES,
    MOST_SEATS,
    ON_DUTY,
    PAYS,
    PICKS,
    PLAYS,
    PUT_OTHER,
    PUTS,
    SAY,
    SEARCHES,
    SHOW,
    SLIPS,
    TARGETS,
    TO_BUY,
    TO_COVER,
    TO_DRAW,
    TO_FLIP,
    TO_KEEP,
    TO_PASS,
    TO_RETURN,
    TO_SETTLE,
    TO_TAKE,
    Line,
    whole,
)
from kickback.games.wallet.components import (
    ATM,
    CODES,
    CURRENCIES,
    DISPOSE,
    EMERGENCY,
    EXTRA,
    FX,
    HIDE,
    INSPECT,
    REQUEST,
    REQUEST_WORDS,
    SNATCH,
    SPECIALS,
    SWAP,
    WORDS,
)

SINGLE: Final[dict[str, Action]] = {
    "flip": TO_FLIP,
    "pass": TO_PASS,
    "done": IS_DONE,
    "none": HAS_NONE,
    "keep": TO_KEEP,
    "return": TO_RETURN,
    "duty": ON_DUTY,
}
WITH_CARD: Final[dict[str, list[Action]]] = {"pick": PICKS, "lay": LAYS, "slip": SLIPS, "give": GIVES}
VERBS: Final = (
    "take, put, buy, flip, play, pick, deal, lay, slip, give, keep, return, none, done, pass, search, lose, duty, say"
)


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

    def card(self) -> int:
        word = self.take()
        if word.upper() not in CODES:
            raise Unreadable(f"'{word}' is no card; cards are written like D100, J50, JS, CC or XMI")
        return CODES[word.upper()]

    def seat(self) -> int:
        word = self.take().upper()
        if len(word) != 1 or word not in LETTERS[:MOST_SEATS]:
            raise Unreadable(f"'{word}' is no seat; seats are letters such as B")
        return LETTERS.index(word)

    def place(self, places: list[Action]) -> Action:
        word = self.take().lstrip("@")
        if not word.isdecimal() or not 1 <= int(word) <= len(places):
            raise Unreadable(f"'{word}' is no position in the wallet")
        return places[int(word) - 1]


def read(text: str, draft: list[Action], seats: int, top: int) -> Action:
    """The action this text means. `draft` are the steps said so far, `top` the Special card an Emergency would copy."""
    if not text.strip():
        raise Unreadable("nothing was said")
    verb = text.split(maxsplit=1)[0].lower()
    if verb == "say":
        return Action(-1, f"say {quoted(spoken(text.strip()[3:].strip()))}", SAY, free=True)
    if verb == "show":
        return Action(-1, text.strip(), SHOW, free=True)
    if draft and text.strip().lower() == "settle":
        return TO_SETTLE
    words = Words(f"{whole(draft)} {text}", True) if draft else Words(text, False)
    steps = steps_of(words, seats, top)
    if words.more():
        raise Unreadable(f"'{' '.join(words.words[words.at :])}' is too much after '{whole(steps)}'")
    if draft:
        steps = steps[len(draft) :]
    elif TO_BUY in steps and steps[-1] is not TO_BUY:
        steps.append(TO_SETTLE)
    if not steps:
        raise Unreadable(f"'{text}' adds nothing to '{whole(draft)}'")
    return steps[0] if len(steps) == 1 else Line(steps)


def steps_of(words: Words, seats: int, top: int) -> list[Action]:
    verb = words.take().lower()
    if verb in SINGLE:
        return [SINGLE[verb]]
    if verb == "take" or verb == "put" or verb == "buy":
        return turn_action(verb, words)
    if verb == "play":
        return play(words, top)
    if verb == "deal":
        return gifts(words, seats)
    if verb not in WITH_CARD and verb not in ("search", "lose"):
        raise Unreadable(f"'{verb}' is no verb of Wallet; there are {VERBS}")
    if not words.more():
        raise Unreadable(f"'{verb}' needs one word more")
    if verb in WITH_CARD:
        return [WITH_CARD[verb][words.card()]]
    if verb == "search":
        return [SEARCHES[words.seat()]]
    value = words.take()
    if value not in ("1", "2", "3"):
        raise Unreadable(f"'{value}' is no token; tokens are worth 1, 2 or 3")
    return [LOSES[int(value) - 1]]


def turn_action(verb: str, words: Words) -> list[Action]:
    """One of the actions that Extra Time allows as well."""
    if verb == "take":
        return [TO_TAKE, words.place(FROM_PLACE)] if words.more() else [TO_TAKE]
    if verb == "put":
        if not words.more():
            raise Unreadable("'put' needs a card, such as 'put D100'")
        thing = words.words[words.at].lower()
        if thing in SPECIALS or thing in ("coin", "token"):
            words.take()
            return [Action(-1, f"put {thing}", PUT_OTHER)]
        card = words.card()
        return [PUTS[card], words.place(AT_PLACE)] if words.more() else [PUTS[card]]
    cards: list[int] = []
    while words.more():
        cards.append(words.card())
    if not words.begun:
        cards.sort()
    return [TO_BUY] + [PAYS[card] for card in cards]


def play(words: Words, top: int) -> list[Action]:
    """A Special card and what it needs to know; Emergency needs what the card on top of the pile needs."""
    if not words.more():
        raise Unreadable("'play' needs a Special card, such as 'play double'")
    name = words.take().lower()
    if name not in SPECIALS:
        raise Unreadable(f"'{name}' is no Special card; there are {', '.join(SPECIALS)}")
    special = SPECIALS.index(name)
    steps = [PLAYS[special]]
    copied = top if special == EMERGENCY and top != HIDDEN else special
    if not words.more():
        return steps
    if copied in (INSPECT, SNATCH, SWAP, DISPOSE, REQUEST):
        steps.append(TARGETS[words.seat()])
        if words.more() and copied == DISPOSE:
            steps.append(CHOICES[words.card()])
        elif words.more() and copied == REQUEST:
            steps.append(ASKS[asked_word(words.take())])
    elif copied >= EXTRA:
        steps += read_end_card(words, copied)
    return steps


def read_end_card(words: Words, special: int) -> list[Action]:
    """What an end-of-round card needs to know."""
    if special == HIDE or special == FX:
        steps = [CHOICES[words.card()]]
        if words.more() and special == FX:
            steps.append(INTO[named_currency(words.take().lower())])
        return steps
    way = words.take().lower()
    if special == ATM:
        if way not in ("draw", "cover"):
            raise Unreadable(f"an ATM is for 'draw' or 'cover', not '{way}'")
        if way == "draw":
            return [TO_DRAW]
        return [TO_COVER, CHOICES[words.card()]] if words.more() else [TO_COVER]
    if way == "flip":
        return [TO_FLIP]  # readable, so that it can be refused with its reason
    if way not in ("take", "put", "buy"):
        raise Unreadable(f"Extra Time is for take, put or buy, not '{way}'")
    return turn_action(way, words)


def named_currency(word: str) -> int:
    if word not in CURRENCIES:
        raise Unreadable(f"'{word}' is no currency; there are {', '.join(CURRENCIES)}")
    return CURRENCIES.index(word)


def asked_word(word: str) -> int:
    for name in (word.lower(), word.upper()):
        if name in WORDS[:REQUEST_WORDS]:
            return WORDS.index(name)
    raise Unreadable(f"nobody can be asked for '{word}'; name a currency, jewelry or a value such as 100")


def gifts(words: Words, seats: int) -> list[Action]:
    """The card kept, then each gift in code order; what goes back to the wallet is said before the gift."""
    if not words.more():
        raise Unreadable("'deal' needs the card to keep, such as 'deal D100 JS>B PB>C'")
    steps: list[Action] = [DEALS[words.card()]]
    given: list[Action] = []
    while words.more():
        word = words.take()
        code, _, to = word.partition(">")
        if code.upper() not in CODES or not to:
            raise Unreadable(f"'{word}' is no gift; gifts are written like JS>B")
        card = CODES[code.upper()]
        if to.lower() == "wallet":
            steps.append(BACKS[card])
        elif len(to) == 1 and to.upper() in LETTERS[:MOST_SEATS]:
            receiver = LETTERS.index(to.upper())
            two = seats == 2 and receiver < 2
            given.append(GIFTS_OF_TWO[card][receiver] if two else GIFTS[card][receiver])
        else:
            raise Unreadable(f"'{to}' is nobody who could receive a gift")
    given.sort(key=gift_order)
    return steps + given


def gift_order(gift: Action) -> int:
    assert gift.verb == GIFT
    return gift.a * MOST_SEATS + gift.b
