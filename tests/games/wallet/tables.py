"""Tables to test on: any options, any seats, random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kickback.engine.actions import Action
from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.engine.seats import LETTERS
from kickback.games.wallet import GAME
from kickback.games.wallet.components import CODES
from kickback.games.wallet.table import Wallet


def dealt(
    seats: int = 3,
    options: dict[str, str] | None = None,
    seed: int = 1,
    fixed: dict[str, str] | None = None,
    listen: bool = False,
) -> Wallet:
    lines = {path: values.split() for path, values in (fixed or {}).items()}
    return GAME.deal(seats, GAME.settle(seats, options or {}), Quick(seed), Fixed(lines), listen)


def some_options(dice: Random, seats: int) -> dict[str, str]:
    """House rules drawn at random until they go together."""
    while True:
        given: dict[str, str] = {}
        for option in GAME.options:
            if dice.random() < 0.7:
                continue
            if option.kind == "switch":
                given[option.key] = dice.choice(["on", "off"])
            elif option.kind == "number":
                given[option.key] = str(dice.randint(option.low, option.high))
            else:
                given[option.key] = dice.choice(option.choices)
        try:
            GAME.settle(seats, given)
        except Refused:
            continue
        return given


def some_table(seed: int, listen: bool = False) -> Wallet:
    dice = Random(seed)
    seats = dice.randint(2, 7)
    return dealt(seats, some_options(dice, seats), seed, listen=listen)


def played(table: Wallet, seed: int) -> Iterator[tuple[int, Action]]:
    """Plays at random to the end; yields before each action."""
    dice = Random(seed)
    while not table.over:
        seat = dice.choice(table.waiting())
        action = dice.choice(table.legal(seat))
        yield seat, action
        table.act(seat, action)


def said(table: Wallet, *lines: str) -> None:
    """Actions as a scenario writes them: `A put D100`."""
    for line in lines:
        letter, _, text = line.partition(" ")
        seat = LETTERS.index(letter)
        table.act(seat, table.read(seat, text))


def texts(table: Wallet, seat: int) -> list[str]:
    return [action.text for action in table.legal(seat)]


def cards(names: str) -> list[int]:
    return sorted(CODES[name] for name in names.split())
