"""Tables to test on: any options, any seats, random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.games.pecunia_olet import GAME
from kickback.games.pecunia_olet.actions import Move
from kickback.games.pecunia_olet.table import PecuniaOlet


def dealt(
    seats: int,
    options: dict[str, str] | None = None,
    seed: int = 1,
    fixed: dict[str, str] | None = None,
    listen: bool = False,
) -> PecuniaOlet:
    lines = {path: values.split() for path, values in (fixed or {}).items()}
    return GAME.deal(seats, GAME.settle(seats, options or {}), Quick(seed), Fixed(lines), listen)


def some_options(dice: Random) -> dict[str, str]:
    """House rules drawn at random; never a table that need not end."""
    given: dict[str, str] = {}
    for option in GAME.options:
        if dice.random() < 0.4:
            words = list(option.choices) or ["on", "off"]
            if option.kind == "number":
                words = [str(number) for number in range(option.low, option.high + 1)]
            given[option.key] = dice.choice(words)
    if given.get("stall-limit") == "0":
        del given["stall-limit"]
    return given


def some_table(seed: int, listen: bool = False) -> PecuniaOlet:
    dice = Random(seed)
    return dealt(dice.choice([2, 3, 4]), some_options(dice), seed, listen=listen)


def played(table: PecuniaOlet, seed: int) -> Iterator[tuple[int, Move]]:
    """Plays at random to the end; yields each action just before it is taken."""
    dice = Random(seed)
    while not table.over:
        seat = dice.choice(table.waiting())
        action = dice.choice(table.legal(seat))
        assert isinstance(action, Move)
        yield seat, action
        table.act(seat, action)


def said(table: PecuniaOlet, *lines: str) -> None:
    """Actions as a scenario writes them: `A tax t2`."""
    for line in lines:
        seat, _, text = line.partition(" ")
        table.act("ABCD".index(seat), table.read(0, text))
