"""What a typed line means: something to say in the game's notation or short for it, or an order to the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from kickback.terminal.asking import Asked, amounts
from kickback.terminal.texts import text

ORDERS = (
    "help", "view", "seat", "log", "rules", "card", "why", "again", "hint", "say", "orders", "order", "settings",
    "undo", "hand", "bot", "save", "quit",
)  # fmt: skip
WITH_MORE = ("why", "rules", "save", "card", "seat", "log", "say", "order", "settings")
OTHERWISE = {"?": "help", "exit": "quit", "leave": "quit", "table": "view", "ledger": "log", "back": "undo"}


@dataclass(frozen=True)
class Said:
    """Something to say to the table; the rules have not judged it yet. `short`: it was not typed in full."""

    text: str
    short: bool = False


@dataclass(frozen=True)
class Order:
    name: str
    rest: str = ""


@dataclass(frozen=True)
class Puzzled:
    """Nothing can be made of it."""

    says: str


def meaning(
    line: str, asked: Asked, verbs: list[str], numbered: list[str], names: dict[str, str]
) -> Said | Order | Puzzled:
    """`numbered` are the texts that a number stands for, unless an amount is asked for.

    The game's own words come first: whatever may be said as it stands is never taken for an order or a number.
    """
    line = " ".join(line.split())
    texts = asked.texts()
    for known in texts:
        if known.casefold() == line.casefold():
            return Said(known)
    word, _, rest = line.partition(" ")
    word = OTHERWISE.get(word.casefold(), word.casefold())
    if word in ORDERS and (word != "say" or "say WORDS" not in asked.forms):
        if rest and word not in WITH_MORE:
            return Puzzled(text("too-much", word=word, rest=rest))
        return Order(word, rest)
    if line.isascii() and line.isdecimal():
        return by_number(int(line), asked, numbered)
    with_letters = " ".join(lettered(part, names) for part in line.split())
    return shortened(line, with_letters, word, texts, verbs)


def by_number(number: int, asked: Asked, numbered: list[str]) -> Said | Puzzled:
    asked_for = amounts(asked.entries)
    if asked_for:
        if number in asked_for:
            return Said(asked_for[number].text, short=True)
        return Puzzled(text("no-amount", number=str(number), low=min(asked_for), high=max(asked_for)))
    if 1 <= number <= len(numbered):
        return Said(numbered[number - 1], short=True)
    return Puzzled(text("no-choice", number=str(number)))


def lettered(word: str, names: dict[str, str]) -> str:
    """Names work as well as letters."""
    for seat, name in names.items():
        if word.casefold() == name.casefold():
            return seat
    return word


def shortened(line: str, lettered: str, word: str, texts: list[str], verbs: list[str]) -> Said | Order | Puzzled:
    """The one thing the line can be the beginning of, word by word; else what the rules shall judge, or a hint."""
    for known in texts:
        if known.casefold() == lettered.casefold():
            return Said(known)
    fitting = [known for known in texts if begins(line, known) or begins(lettered, known)]
    orders = [name for name in ORDERS if " " not in line and begins(line, name)]
    if len(fitting) == 1 and word not in verbs:
        return Said(fitting[0], short=True)
    if word in verbs:
        return Said(fitting[0], short=True) if len(fitting) == 1 else Said(lettered)
    if not fitting and len(orders) == 1:
        return Order(orders[0])
    found = fitting + orders
    if found:
        more = text("and-more", count=len(found) - 8) if len(found) > 8 else ""
        return Puzzled(text("could-be", line=line, found=", ".join(found[:8]) + more))
    near = get_close_matches(word, [*verbs, *ORDERS], 1)
    return Puzzled(text("did-you-mean", line=line, near=near[0]) if near else text("nothing-to-say", line=line))


def begins(line: str, known: str) -> bool:
    """Is every typed word the beginning of the text's word in the same place?"""
    typed, full = line.casefold().split(), known.casefold().split()
    return 0 < len(typed) <= len(full) and all(word.startswith(start) for start, word in zip(typed, full, strict=False))


def completions(typed: str, asked: Asked, most: int = 6) -> list[str]:
    """What goes on from what is typed, the likeliest first; of many only the different next words."""
    start = typed.casefold()
    offers = [*asked.texts(), *(form.split(" ")[0] + " " for form in asked.forms), *ORDERS]
    fitting = list(dict.fromkeys(known for known in offers if known.casefold().startswith(start)))
    if len(fitting) <= most:
        return fitting
    words = len(typed.split()) + (1 if not typed or typed.endswith(" ") else 0)
    return list(dict.fromkeys(" ".join(known.split()[:words]) for known in fitting))[:most]
