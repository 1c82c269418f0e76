"""What can be said in Wallet: its verbs and its book.

Choices with several parts are made in steps; a record writes them as one line (`notation`). Indexes are shared: a card
has one index whatever the open question makes of it, so an index is unique among the legal actions of one question.
"""

from __future__ import annotations

from typing import Final, cast

from kickback.engine.actions import NO_INDEX, Action, Book, Named, Number, SeatName, Verb
from kickback.engine.actions import WORDS as SPEECH
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.games.wallet.components import (
    CURRENCIES,
    FIRST_EXTRA,
    IDENTITIES,
    MONEY_WORDS,
    NAMES,
    REQUEST_WORDS,
    SPECIALS,
    WORDS,
)

MOST_SEATS: Final = 7
MOST_PLACES: Final = 85
TOKEN_VALUES: Final = (1, 2, 3)

CARD_CODE: Final = Named("card", NAMES)
SPECIAL: Final = Named("special", SPECIALS)
ASKABLE: Final = Named("word", WORDS[:REQUEST_WORDS])
MONEY_NAME: Final = Named("currency", list(CURRENCIES))
PLAYER: Final = SeatName(MOST_SEATS)
POSITION: Final = Number("place", 3)
VALUE: Final = Number("value", 3)
NOT_A_CARD: Final = Named("thing", [*SPECIALS, "coin", "token"])
IDENTITY_NAME: Final = Named("identity", list(IDENTITIES))
THING: Final = Named("held", [*NAMES[:FIRST_EXTRA], *CURRENCIES, "jewelry", "id", "prop", "money"])
GIVEN: Final = Named("given", ["money", "id", "prop"])

TAKE: Final = Verb("take")
FLIP: Final = Verb("flip")
PUT: Final = Verb("put {card}", {"card": CARD_CODE})
BUY: Final = Verb("buy")
PAY: Final = Verb("pay {card}", {"card": CARD_CODE})
SETTLE: Final = Verb("settle")
PLAY: Final = Verb("play {special}", {"special": SPECIAL})
PASS: Final = Verb("pass")
DONE: Final = Verb("done")
NONE: Final = Verb("none")
KEEP: Final = Verb("keep")
RETURN: Final = Verb("return")
DRAW: Final = Verb("draw")
COVER: Final = Verb("cover")
AIM: Final = Verb("at {seat}", {"seat": PLAYER})
ASK: Final = Verb("for {word}", {"word": ASKABLE})
CHOOSE: Final = Verb("with {card}", {"card": CARD_CODE})  # to dispose of, to hide, to cover with
TURN_INTO: Final = Verb("into {currency}", {"currency": MONEY_NAME})
PICK: Final = Verb("pick {card}", {"card": CARD_CODE})
LAY: Final = Verb("lay {card}", {"card": CARD_CODE})
SLIP: Final = Verb("slip {card}", {"card": CARD_CODE})
GIVE: Final = Verb("give {card}", {"card": CARD_CODE})
DEAL: Final = Verb("deal {card}", {"card": CARD_CODE})  # the birthday card that is kept
GIFT: Final = Verb("gift {card} {seat}", {"card": CARD_CODE, "seat": PLAYER})
BACK: Final = Verb("back {card}", {"card": CARD_CODE})  # the birthday card that returns to the wallet
SEARCH: Final = Verb("search {seat}", {"seat": PLAYER})
LOSE: Final = Verb("lose {value}", {"value": VALUE})
DUTY: Final = Verb("duty")
PLACE: Final = Verb("place {place}", {"place": POSITION})  # in an ordered wallet, from 1
SAY: Final = Verb("say {words}", {"words": SPEECH}, free=True)
SHOW: Final = Verb("show {words}", {"words": SPEECH}, free=True)  # never allowed
PUT_OTHER: Final = Verb("put {thing}", {"thing": NOT_A_CARD})  # what is no playing card; never allowed
CLAIM_INNOCENT: Final = Verb("claim innocent", free=True)
CLAIM_GUILTY: Final = Verb("claim guilty", free=True)
CLAIM_IDENTITY: Final = Verb("claim am {identity}", {"identity": IDENTITY_NAME}, free=True)
CLAIM_HOLD: Final = Verb("claim hold {held}", {"held": THING}, free=True)
CLAIM_LACK: Final = Verb("claim no {held}", {"held": THING}, free=True)
CLAIM_GAVE: Final = Verb("claim gave {seat} {given}", {"seat": PLAYER, "given": GIVEN}, free=True)
CLAIM_GOT: Final = Verb("claim got {seat} {given}", {"seat": PLAYER, "given": GIVEN}, free=True)
CLAIM_POINTS: Final = Verb("claim points {value}", {"value": VALUE}, free=True)
CLAIMS: Final = [
    CLAIM_INNOCENT,
    CLAIM_GUILTY,
    CLAIM_IDENTITY,
    CLAIM_HOLD,
    CLAIM_LACK,
    CLAIM_GAVE,
    CLAIM_GOT,
    CLAIM_POINTS,
]
VERBS: Final = [
    *(TAKE, FLIP, PUT, BUY, PAY, SETTLE, PLAY, PASS, DONE, NONE, KEEP, RETURN, DRAW, COVER, AIM, ASK, CHOOSE),
    *(TURN_INTO, PICK, LAY, SLIP, GIVE, DEAL, GIFT, BACK, SEARCH, LOSE, DUTY, PLACE, PUT_OTHER, SAY, SHOW),
    *CLAIMS,
]


def short(step: Action) -> str:
    """How a step reads within a line."""
    verb = step.verb
    if verb is SETTLE:
        return ""
    if verb is GIFT or verb is BACK:
        card = NAMES[step.value("card")]
        return f"{card}>wallet" if verb is BACK else f"{card}>{letter(step.value('seat'))}"
    if verb is PLACE or verb is PAY or verb is CHOOSE or verb is AIM or verb is ASK or verb is TURN_INTO:
        return step.text.partition(" ")[2]
    return step.text


class Move(Action):
    """An action of Wallet, and what it names."""

    def __init__(self, verb: Verb, values: list[int], index: int = NO_INDEX, words: str = "") -> None:
        super().__init__(verb, values, index, words)
        self.card: int = self.value("card")
        self.seat: int = self.value("seat")  # who is aimed at, searched or given to
        self.special: int = self.value("special")
        self.word: int = self.value("word")
        self.currency: int = self.value("currency")
        self.place: int = self.value("place")
        self.worth: int = self.value("value")  # of a token
        self.short: str = short(self)  # within a line


BOOK: Final[Book[Move]] = Book(Move, VERBS)
ALL_CARDS: Final = list(range(len(NAMES)))
ALL_SEATS: Final = list(range(MOST_SEATS))
TO_TAKE: Final = BOOK.enter(TAKE)[0]
TO_FLIP: Final = BOOK.enter(FLIP)[0]
IS_DONE: Final = BOOK.enter(DONE)[0]
HAS_NONE: Final = BOOK.share([IS_DONE], NONE)[0]
TO_PASS: Final = BOOK.share([IS_DONE], PASS)[0]
TO_KEEP: Final = BOOK.enter(KEEP)[0]
TO_RETURN: Final = BOOK.enter(RETURN)[0]
TO_BUY: Final = BOOK.enter(BUY)[0]
TO_SETTLE: Final = BOOK.enter(SETTLE)[0]
TO_DRAW: Final = BOOK.enter(DRAW)[0]
TO_COVER: Final = BOOK.enter(COVER)[0]
PLAYS: Final = BOOK.enter(PLAY, list(range(len(SPECIALS))))
PUTS: Final = BOOK.enter(PUT, ALL_CARDS)
PAYS: Final = BOOK.share(PUTS, PAY, ALL_CARDS)
CHOICES: Final = BOOK.share(PUTS, CHOOSE, ALL_CARDS)
PICKS: Final = BOOK.share(PUTS, PICK, ALL_CARDS)
LAYS: Final = BOOK.share(PUTS, LAY, ALL_CARDS)
SLIPS: Final = BOOK.share(PUTS, SLIP, ALL_CARDS)
GIVES: Final = BOOK.share(PUTS, GIVE, ALL_CARDS)
DEALS: Final = BOOK.share(PUTS, DEAL, ALL_CARDS)
TARGETS: Final = BOOK.enter(AIM, ALL_SEATS)
SEARCHES: Final = BOOK.share(TARGETS, SEARCH, ALL_SEATS)
GIFTS: Final = [BOOK.share(TARGETS, GIFT, [card], ALL_SEATS) for card in ALL_CARDS]
GIFTS_OF_TWO: Final = [[Move(GIFT, [card, seat], PUTS[card].index) for seat in range(2)] for card in ALL_CARDS]
"""With two players the question is which card the other one gets."""
BACKS: Final = BOOK.outside(BACK, ALL_CARDS)
ASKS: Final = BOOK.enter(ASK, list(range(MONEY_WORDS)))
INTO: Final = BOOK.enter(TURN_INTO, list(range(len(CURRENCIES))))
LOSES: Final = BOOK.enter(LOSE, list(TOKEN_VALUES))
STANDARD: Final = len(BOOK)  # actions of the standard game; options add the rest
ASKS.extend(BOOK.enter(ASK, list(range(MONEY_WORDS, REQUEST_WORDS))))
AT_PLACES: Final = BOOK.enter(PLACE, list(range(1, MOST_PLACES + 1)))
ON_DUTY: Final = BOOK.enter(DUTY)[0]
BOOK_SIZE: Final = len(BOOK)
SIMPLE_CLAIMS: Final = [
    *BOOK.outside(CLAIM_INNOCENT),
    *BOOK.outside(CLAIM_GUILTY),
    *BOOK.outside(CLAIM_IDENTITY, list(range(len(IDENTITIES)))),
]
EXTRA_IDS: Final = list(range(FIRST_EXTRA, len(NAMES)))


def notation(steps: list[Action]) -> str:
    """A choice made in steps as one line; what goes back to the wallet is named last."""
    said = ""
    back = ""
    before: Verb | None = None
    for step in cast("list[Move]", steps):  # a table of Wallet takes no other actions
        if step.verb is BACK:
            back = step.short
        elif step.verb is PLACE and before is PUT:
            said += f" @{step.short}"
        elif step.short:
            said = f"{said} {step.short}" if said else step.short
        before = step.verb
    return f"{said} {back}" if back else said


def of_hand(hand: list[int], actions: list[Move]) -> list[Move]:
    """One action for each different card of a hand, which is sorted."""
    found: list[Move] = []
    before = HIDDEN
    for card in hand:
        if card != before:
            found.append(actions[card])
            before = card
    return found
