"""Measures one build of Kickback on request. A program of its own: `kickback bench --against` runs it on two builds.

It gets the folder that holds the build's package, and uses only what every build has. For each line on stdin, such as
`scapegoat clones 0 12` (game, figure, first table, how many tables), it writes one line of JSON: how often the thing
was done and the processor time it took; or, for a build that cannot do it, why.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any  # what a build hands out is the build's own affair

MIDDLE = 40  # decisions into a game
CLONES = 200  # of one table
WORLDS = 4
THOUGHTS = 60  # playouts for one answer of a search


def dealt(name: str, number: int) -> tuple[Any, Any]:
    """A game, and a table of it that is the same in every build with the same rules."""
    from kickback.engine.chance import Seeded
    from kickback.engine.game import Fixed
    from kickback.games import game

    found: Any = game(name)
    options = found.settle(found.usual, found.finite({}))
    return found, found.deal(found.usual, options, Seeded(f"bench-{number}", "deal"), Fixed({}))


def halfway(name: str, number: int) -> tuple[Any, Any]:
    from kickback.engine.chance import Quick
    from kickback.engine.playout import playout

    found, table = dealt(name, number)
    playout(table, Quick(number), MIDDLE)
    return found, table


def decisions(name: str, number: int) -> tuple[int, float]:
    """A random game from the deal to its end: legal list plus act."""
    from kickback.engine.chance import Quick
    from kickback.engine.playout import playout

    _, table = dealt(name, number)
    started = process_time()
    count = playout(table, Quick(number))
    return count, process_time() - started


def clones(name: str, number: int) -> tuple[int, float]:
    _, table = halfway(name, number)
    started = process_time()
    for _ in range(CLONES):
        table.clone()
    return CLONES, process_time() - started


def worlds(name: str, number: int) -> tuple[int, float]:
    """Whole tables imagined from a view, the view included."""
    from kickback.engine.chance import Quick

    found, table = halfway(name, number)
    started = process_time()
    imagined = found.worlds(table.view(0))
    for step in range(WORLDS):
        imagined.sample(Quick(step))
    return WORLDS, process_time() - started


def playouts(name: str, number: int) -> tuple[int, float]:
    """Of a search, at a question with more than one answer; none where there is no such question."""
    from kickback.bots.make import make

    found, table = halfway(name, number)
    seat = next((seat for seat in table.waiting() if len(table.legal(seat)) > 1), -1)
    if seat < 0:
        return 0, 0.0
    bot: Any = make(f"search:{THOUGHTS}", name, str(number))
    view = table.view(seat)
    started = process_time()
    bot.answer(view, table.legal(seat), found.worlds(view))
    return bot.playouts, process_time() - started


MEASURES: dict[str, Callable[[str, int], tuple[int, float]]] = {
    "decisions": decisions,
    "clones": clones,
    "worlds": worlds,
    "playouts": playouts,
}


def measured(name: str, figure: str, first: int, tables: int) -> dict[str, object]:
    count, spent = 0, 0.0
    gc.collect()
    try:
        for number in range(first, first + tables):
            times, seconds = MEASURES[figure](name, number)
            count += times
            spent += seconds
    except Exception as fault:  # whatever another build lacks or names differently
        return {"wrong": f"{type(fault).__name__}: {fault}"}
    return {"count": count, "seconds": spent}


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    from kickback import engine

    print(json.dumps({"compiled": not str(engine.__file__).endswith(".py"), "from": engine.__file__}), flush=True)
    for line in sys.stdin:
        name, figure, first, tables = line.split()
        print(json.dumps(measured(name, figure, int(first), int(tables))), flush=True)


if __name__ == "__main__":
    main()
