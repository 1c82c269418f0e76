"""Wallet's action book. Choices with several parts are said in steps; a `Line` says all its steps at once.

Indices are shared: a card step has one index whatever the open question makes of it (put, pay, lay, slip, ...), so an
index is unique among the legal actions of one question.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.seats import LETTERS
from kickback.games.wallet.components import CURRENCIES, FIRST_EXTRA, MONEY_WORDS, NAMES, REQUEST_WORDS, SPECIALS, WORDS

# Verbs.
TAKE: Final = 0
FLIP: Final = 1
PUT: Final = 2  # a: card
BUY: Final = 3
PAY: Final = 4  # a: card
SETTLE: Final = 5
PLAY: Final = 6  # a: Special card
PASS: Final = 7
DONE: Final = 8
NONE: Final = 9
KEEP: Final = 10
RETURN: Final = 11
DRAW: Final = 12
COVER: Final = 13
TARGET: Final = 14  # a: seat
WORD: Final = 15  # a: word
CHOOSE: Final = 16  # a: card to dispose of, to hide, to cover with
CURRENCY: Final = 17  # a: currency
PICK: Final = 18  # a: card
LAY: Final = 19  # a: card
SLIP: Final = 20  # a: card
GIVE: Final = 21  # a: card
DEAL: Final = 22  # a: the birthday card kept
GIFT: Final = 23  # a: card, b: seat
BACK: Final = 24  # a: the birthday card that returns to the wallet
SEARCH: Final = 25  # a: seat
LOSE: Final = 26  # a: token value
DUTY: Final = 27
PLACE: Final = 28  # a: position in an ordered wallet, from 1
SAY: Final = 29
SHOW: Final = 30  # never allowed
PUT_OTHER: Final = 31  # putting what is no playing card; never allowed
LINE: Final = 32

# Indices.
FIRST_PLAY: Final = 9
FIRST_CARD: Final = 24
FIRST_SEAT: Final = 61
FIRST_WORD: Final = 68
FIRST_CURRENCY: Final = 80
FIRST_TOKEN: Final = 84
STANDARD: Final = 87  # actions of the standard game; options add the rest
FIRST_MORE_WORDS: Final = 87
FIRST_PLACE: Final = 94
MOST_PLACES: Final = 85
DUTY_INDEX: Final = FIRST_PLACE + MOST_PLACES
BOOK_SIZE: Final = DUTY_INDEX + 1
MOST_SEATS: Final = 7
TOKEN_VALUES: Final = (1, 2, 3)


def _cards(verb: int, words: str) -> list[Action]:
    return [Action(FIRST_CARD + card, f"{words}{name}", verb, card) for card, name in enumerate(NAMES)]


def _seats(verb: int, words: str) -> list[Action]:
    return [Action(FIRST_SEAT + seat, f"{words}{LETTERS[seat]}", verb, seat) for seat in range(MOST_SEATS)]


TO_TAKE: Final = Action(0, "take", TAKE)
TO_FLIP: Final = Action(1, "flip", FLIP)
TO_PASS: Final = Action(2, "pass", PASS)
IS_DONE: Final = Action(2, "done", DONE)
HAS_NONE: Final = Action(2, "none", NONE)
TO_KEEP: Final = Action(3, "keep", KEEP)
TO_RETURN: Final = Action(4, "return", RETURN)
TO_BUY: Final = Action(5, "buy", BUY)
TO_SETTLE: Final = Action(6, "settle", SETTLE)
TO_DRAW: Final = Action(7, "draw", DRAW)
TO_COVER: Final = Action(8, "cover", COVER)
ON_DUTY: Final = Action(DUTY_INDEX, "duty", DUTY)
PLAYS: Final = [Action(FIRST_PLAY + s, f"play {word}", PLAY, s) for s, word in enumerate(SPECIALS)]
PUTS: Final = _cards(PUT, "put ")
PAYS: Final = _cards(PAY, "")
CHOICES: Final = _cards(CHOOSE, "")
PICKS: Final = _cards(PICK, "pick ")
LAYS: Final = _cards(LAY, "lay ")
SLIPS: Final = _cards(SLIP, "slip ")
GIVES: Final = _cards(GIVE, "give ")
DEALS: Final = _cards(DEAL, "deal ")
GIFTS: Final = [
    [Action(FIRST_SEAT + seat, f"{name}>{LETTERS[seat]}", GIFT, card, seat) for seat in range(MOST_SEATS)]
    for card, name in enumerate(NAMES)
]
GIFTS_OF_TWO: Final = [
    [Action(FIRST_CARD + card, f"{name}>{LETTERS[seat]}", GIFT, card, seat) for seat in range(2)]
    for card, name in enumerate(NAMES)
]  # with two players the question is which card the other one gets
BACKS: Final = [Action(-1, f"{name}>wallet", BACK, card) for card, name in enumerate(NAMES)]
TARGETS: Final = _seats(TARGET, "")
SEARCHES: Final = _seats(SEARCH, "search ")
ASKS: Final = [
    Action((FIRST_WORD if word < MONEY_WORDS else FIRST_MORE_WORDS - MONEY_WORDS) + word, WORDS[word], WORD, word)
    for word in range(REQUEST_WORDS)
]
INTO: Final = [Action(FIRST_CURRENCY + c, name, CURRENCY, c) for c, name in enumerate(CURRENCIES)]
LOSES: Final = [Action(FIRST_TOKEN - 1 + value, f"lose {value}", LOSE, value) for value in TOKEN_VALUES]
FROM_PLACE: Final = [Action(FIRST_PLACE + p, f"{p + 1}", PLACE, p + 1) for p in range(MOST_PLACES)]
AT_PLACE: Final = [Action(FIRST_PLACE + p, f"@{p + 1}", PLACE, p + 1) for p in range(MOST_PLACES)]

EXTRA_IDS: Final = list(range(FIRST_EXTRA, len(NAMES)))


class Line(Action):
    """A whole choice in its notation, such as `buy D200 J100`: the steps are said one after another, or none is."""

    def __init__(self, steps: list[Action]) -> None:
        super().__init__(-1, whole(steps), LINE)
        self.steps: list[Action] = steps


def whole(steps: list[Action]) -> str:
    """The notation of a choice made in steps; what goes back to the wallet is named last."""
    words = [step.text for step in steps if step.verb != SETTLE and step.verb != BACK]
    return " ".join(words + [step.text for step in steps if step.verb == BACK])
