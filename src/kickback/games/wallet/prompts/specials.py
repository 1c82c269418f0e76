"""The Special cards of a turn: what they would do, and the steps of those that have to be told more."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import Choice, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.wallet import bans
from kickback.games.wallet.actions import AIM, Move
from kickback.games.wallet.components import (
    CARD_KINDS,
    DISPOSE,
    EMERGENCY,
    INSPECT,
    MATCHING,
    MONEY_WORDS,
    NAMES,
    REQUEST_WORDS,
    SNATCH,
    SPECIALS,
    SWAP,
    WORDS,
    named_cards,
)
from kickback.games.wallet.consequences import judged, unseen_cards
from kickback.games.wallet.memory import ABSENT, MOVE
from kickback.games.wallet.prompts.facts import known_cards, others, table_facts
from kickback.games.wallet.view import WalletView

CLAUSES = {
    "double": ("WAL-DOUBLE-1", "WAL-DOUBLE-3"),
    "birthday": ("WAL-BDAY-1", "WAL-BDAY-2", "WAL-BDAY-3", "WAL-BDAY-5"),
    "fund": ("WAL-FUND-1", "WAL-FUND-2", "WAL-FUND-3"),
    "left": ("WAL-LEFT-1", "WAL-LEFT-3", "WAL-LEFT-4"),
    "right": ("WAL-RIGHT-1",),
    "inspect": ("WAL-INSPECT-1", "WAL-INSPECT-2"),
    "dispose": ("WAL-DISPOSE-1",),
    "snatch": ("WAL-SNATCH-1",),
    "swap": ("WAL-SWAP-1",),
    "request": ("WAL-REQUEST-1", "WAL-REQUEST-2"),
}
FEW = 3  # so many cards are named
WHOM = {INSPECT: "ask-whose-hand", SNATCH: "ask-whose-hand", DISPOSE: "ask-who-gets", SWAP: "ask-with-whom"}


def play_says(view: WalletView, special: int) -> list[Message]:
    """What playing the card does, as far as it is known beforehand."""
    facts = table_facts(view)
    facts |= {"empty": not view.hand, "other": letter(others(view)[0])}
    if special == EMERGENCY:
        top = SPECIALS[view.discard[-1]]
        as_that = Message("says-emergency", {"special": top}, ("WAL-EMERG-1", "WAL-EMERG-3"))
        return [as_that, Message(f"says-play-{top}", facts, CLAUSES[top])]
    word = SPECIALS[special]
    return [Message(f"says-play-{word}", facts, CLAUSES[word])]


def meant_by(view: WalletView, special: int) -> int:
    """Emergency means the card on top of the pile."""
    return view.discard[-1] if special == EMERGENCY and view.discard else special


def ask_target(view: WalletView, special: int, moves: list[Move]) -> Prompt:
    made = Prompt(view.moment, Message(WHOM.get(special, "ask-whom")))
    for move in moves:
        known = known_cards(view, move.seat)
        facts: Facts = {"seat": letter(move.seat), "count": view.sizes[move.seat], "cards": named_cards(known)}
        label = Message("choice-seat-known" if known else "choice-seat", facts)
        says = [Message(f"says-aim-{SPECIALS[special]}", {"other": letter(move.seat), "count": view.sizes[move.seat]})]
        made.choices.append(Choice(move, label, says, letter(move.seat)))
    open_seats = [move.seat for move in moves]
    for seat in others(view):
        if seat not in open_seats:
            label = Message("choice-seat", {"seat": letter(seat), "count": 0, "cards": []})
            trouble: Facts = {"trouble": "empty", "other": letter(seat)}
            made.locked.append(Locked(label, bans.INSPECT_OTHER, trouble, f"{AIM.word} {letter(seat)}"))
    return made


def ask_wish(view: WalletView, target: int, moves: list[Move]) -> Prompt:
    other: Facts = {"other": letter(target)}
    made = Prompt(view.moment, Message("ask-what", other))
    for move in moves:
        label = Message("choice-word", {"word": WORDS[move.word]})
        made.choices.append(Choice(move, label, wish_says(view, target, move.word)))
    for word in range(MONEY_WORDS if view.rules.ask_anything else REQUEST_WORDS):
        if not any(move.word == word for move in moves) and (word < MONEY_WORDS or word == MONEY_WORDS):
            facts: Facts = {"word": WORDS[word]}
            ban = bans.NOT_IN_DECK if word < MONEY_WORDS else bans.ASK_MONEY
            made.locked.append(Locked(Message("choice-word", facts), ban, facts, f"for {WORDS[word]}"))
    return made


def wish_says(view: WalletView, target: int, word: int) -> list[Message]:
    """Every card that fits and is not known to be elsewhere, judged in the own hand."""
    left = unseen_cards(view)
    known = [card for card in known_cards(view, target) if MATCHING[word] >> card & 1]
    fitting = [card for card in range(CARD_KINDS) if MATCHING[word] >> card & 1 and (left[card] > 0 or card in known)]
    good = [card for card in fitting if judged(view, sorted([*view.hand, card])).innocent]
    if len(good) == len(fitting) and fitting:
        says = [Message("says-wish-innocent")]
    elif not good:
        says = [Message("says-wish-guilty")]
    else:
        more = len(good) - FEW
        says = [Message("says-wish-mixed", {"cards": named_cards(good[:FEW]), "others": max(more, 0)})]
    says.append(Message("says-wish-none", None, ("WAL-REQUEST-3",)))
    facts: Facts = {"other": letter(target)}
    if known:
        sure = len(fitting) > len(set(known)) or len(set(known)) > 1
        says.append(Message("says-wish-known", facts | {"card": NAMES[known[0]], "maybe": sure}))
    elif had_none(view, target, word):
        says.append(Message("says-wish-had-none", facts))
    return says


def had_none(view: WalletView, target: int, word: int) -> bool:
    """Did that seat say no to this word, and has no card entered the hand since?"""
    found = False
    for entry in view.memory:
        if entry.kind == ABSENT and entry.source == target and entry.word == word:
            found = True
        elif entry.kind == MOVE and entry.target == target:
            found = False
    return found
