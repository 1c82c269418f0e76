"""What a typed line means: an action in the game's notation or short for it, or an order to the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from kickback.engine.actions import Action
from kickback.engine.bans import Unreadable
from kickback.records.match import Match
from kickback.words import unreadable

ORDERS = {
    "help": "this list, and what you may do now, numbered (or ?)",
    "hint": "what a bot would do in your place",
    "why": "why ACTION: may you, and which rule says so; alone: about the last refusal",
    "rules": "rules CLAUSE, rules WORD; alone: what there is",
    "log": "everything that happened, as you saw it",
    "view": "the table again",
    "undo": "take back the steps of a choice that is not finished",
    "bot": "a bot plays on in your seat",
    "save": "save [FILE]: the game as a record, to go on with later",
    "quit": "leave; offers to save",
}
WITH_MORE = ("why", "rules", "save")
OTHERWISE = {"?": "help", "exit": "quit", "table": "view"}


@dataclass(frozen=True)
class Choice:
    """An action somebody wants to say; the rules have not judged it yet. `short`: it was not typed in full."""

    action: Action
    short: bool = False


@dataclass(frozen=True)
class Order:
    name: str
    rest: str = ""


@dataclass(frozen=True)
class Puzzled:
    """Nothing can be made of it."""

    says: str


def meaning(line: str, match: Match, seat: int, listed: list[Action]) -> Choice | Order | Puzzled:
    """`listed` are the actions the seat may say now, in the order in which they are numbered for it.

    The game's own words come first: whatever is listed as it stands is never taken for an order or a number.
    """
    for action in listed:
        if action.text.casefold() == line.casefold():
            return Choice(action)
    word, _, rest = line.partition(" ")
    word = OTHERWISE.get(word.casefold(), word.casefold())
    if word in ORDERS:
        if rest.strip() and word not in WITH_MORE:
            return Puzzled(f"'{word}' stands alone; '{rest.strip()}' is too much")
        return Order(word, rest.strip())
    if line.isascii() and line.isdecimal():
        number = int(line)
        if 1 <= number <= len(listed):
            return Choice(listed[number - 1], short=True)
        return Puzzled(f"there is no choice {number}; ? lists what you may do")
    try:
        return Choice(match.read(seat, line))
    except Unreadable as wrong:
        return shortened(line, listed, unreadable(match.game, wrong))


def shortened(line: str, listed: list[Action], wrong: str) -> Choice | Order | Puzzled:
    """The one thing the line can be the beginning of, word by word."""
    fitting = [action for action in listed if begins(line, action.text)]
    orders = [name for name in ORDERS if " " not in line and begins(line, name)]
    found = [action.text for action in fitting] + orders
    if len(found) == 1:
        return Choice(fitting[0], short=True) if fitting else Order(orders[0])
    if found:
        shown = ", ".join(found[:8]) + (f" and {len(found) - 8} more" if len(found) > 8 else "")
        return Puzzled(f"'{line}' could be {shown}")
    return Puzzled(f"{wrong} ? lists what you may do")


def begins(line: str, text: str) -> bool:
    """Is every typed word the beginning of the text's word in the same place?"""
    typed, full = line.casefold().split(), text.casefold().split()
    return 0 < len(typed) <= len(full) and all(word.startswith(start) for start, word in zip(typed, full, strict=False))
