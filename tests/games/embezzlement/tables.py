"""Tables to test on: any options, any seats, random play with everything that may be said aside."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kickback.engine.actions import Action
from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.components import BOXES
from kickback.games.embezzlement.table import Embezzlement

EIGHTS = {"box": "eights"}  # the box with 8s, for tests that need one
TALK = ('say "trust me"', "claim year 3 5", "claim hand bribe 2")


def dealt(
    seats: int = 3,
    options: dict[str, str] | None = None,
    seed: int = 1,
    fixed: dict[str, str] | None = None,
    listen: bool = False,
) -> Embezzlement:
    lines = {path: values.split() for path, values in (fixed or {}).items()}
    return GAME.deal(seats, GAME.settle(seats, options or {}), Quick(seed), Fixed(lines), listen)


def some_options(dice: Random, seats: int) -> dict[str, str]:
    """House rules drawn at random until they go together; custom workloads included."""
    while True:
        given: dict[str, str] = {}
        for option in GAME.options:
            if dice.random() < 0.7:
                continue
            if option.kind == "switch":
                given[option.key] = dice.choice(["on", "off"])
            elif option.kind == "number":
                given[option.key] = dice.choice([*option.choices, str(dice.randint(option.low, option.high))])
            elif option.kind == "word":
                given[option.key] = dice.choice(option.choices)
        if given.get("workload") == "custom":
            box = BOXES[given.get("box", "traps")]
            counts = [box.counts[kind] for kind in box.kinds]
            given["custom-counts"] = ",".join(str(dice.randint(count // 2, count)) for count in counts)
            given.pop("workload-size", None)
        given = GAME.finite(given)
        try:
            GAME.settle(seats, given)
        except Refused:
            continue
        return given


def some_table(seed: int, listen: bool = False) -> Embezzlement:
    dice = Random(seed)
    seats = dice.choice([2, 3, 4])
    return dealt(seats, some_options(dice, seats), seed, listen=listen)


def played(table: Embezzlement, seed: int, aside: float = 0.15) -> Iterator[tuple[int, Action]]:
    """Plays at random to the end, with talk, peeks, questions, votes and resignations; yields before each action."""
    dice = Random(seed)
    while not table.over:
        seat = dice.choice(table.waiting())
        action = dice.choice(table.legal(seat))
        if dice.random() < aside:
            speaker = dice.randrange(table.seats)
            free = table.free(speaker)
            if dice.random() < 0.02:
                free = [table.read(speaker, "resign")]
            elif dice.random() < 0.2:
                free = [table.read(speaker, dice.choice(TALK))]
            free = [said for said in free if table.forbids(speaker, said) is None]
            if free:
                seat, action = speaker, dice.choice(free)
        yield seat, action
        table.act(seat, action)


def said(table: Embezzlement, *lines: str) -> None:
    """Actions as a scenario writes them: `A audit B 4`."""
    for line in lines:
        letter, _, text = line.partition(" ")
        seat = "ABCD".index(letter)
        table.act(seat, table.read(seat, text))
